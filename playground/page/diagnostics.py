"""The records of the drawer "Backstage": workers, faults, permissions, and the bot's requests."""

from collections import Counter
from itertools import islice

import msgspec

from playground.discord import permissions
from playground.discord.enums import InteractionType
from playground.discord.world import Channel, Interaction, Json
from playground.people.community import Community
from playground.wire.activity import Exchange
from playground.wire.faults import Fault

SHOWN_EXCHANGES = 40
SHOWN_PRESSES = 12
BODY_CHARACTERS = 3000

DENIABLE = ("VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES", "CREATE_PUBLIC_THREADS")
"""The permissions that the drawer can deny to the bot in a channel."""


def diagnostics(community: Community) -> Json:
    """The record of the drawer."""
    newest_first = list(reversed(community.activity.exchanges))
    return {
        "workers": _workers(community),
        "presses": _presses(community) if community.balancer.workers else [],
        "checked": community.checks_description,
        "latency": community.faults.latency,
        "faults": [_fault_text(fault) for fault in community.faults.waiting],
        "rights": {
            str(channel.id): _bot_permissions(community, channel)
            for channel in community.world.channels.values()
            if channel.server_id
        },
        "exchanges": [_exchange(exchange) for exchange in newest_first[:SHOWN_EXCHANGES]],
    }


def _workers(community: Community) -> list[Json]:
    """The bot's workers, if it has several, and how many presses each has answered."""
    asked = community.world.interactions.values()
    answered = Counter(interaction.answered_by for interaction in asked)
    return [
        {"name": worker.name, "ready": worker.ready, "answered": answered[worker.name]}
        for worker in community.balancer.workers
    ]


def _presses(community: Community) -> list[Json]:
    """The last presses and commands, newest first, and who answered each."""
    asked = reversed(community.world.interactions.values())
    shown = (one for one in asked if one.kind != InteractionType.AUTOCOMPLETE)
    return [_press(community, one) for one in islice(shown, SHOWN_PRESSES)]


def _press(community: Community, asked: Interaction) -> Json:
    command = f"/{asked.details['name']}" if "name" in asked.details else ""
    return {
        "id": str(asked.id),
        "who": community.world.users[asked.user_id].name,
        "what": asked.label or command or "a press",
        "worker": asked.answered_by,
        "milliseconds": round(asked.milliseconds),
        "failed": asked.failed,
    }


def _bot_permissions(community: Community, channel: Channel) -> dict[str, bool]:
    """Which of the permissions that can be denied the bot has in a channel."""
    world = community.world
    return {name: permissions.may(world, channel, world.bot_id, name) for name in DENIABLE}


def _fault_text(fault: Fault) -> str:
    return f"{fault.status or 'lost'} × {fault.times}"


def _exchange(exchange: Exchange) -> Json:
    return {
        "number": exchange.number,
        "method": exchange.method,
        "path": exchange.path,
        "at": exchange.at,
        "status": exchange.status,
        "milliseconds": round(exchange.milliseconds, 1),
        "remark": exchange.remark,
        "sender": exchange.sender,
        "body": _shortened(exchange.body),
    }


def _shortened(body: object) -> str:
    if body is None:
        return ""
    text = msgspec.json.format(msgspec.json.encode(body), indent=2).decode()
    return text if len(text) <= BODY_CHARACTERS else text[:BODY_CHARACTERS] + "\n…"
