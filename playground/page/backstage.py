"""The drawer for the curious: the clock, bad days on demand, and what the bot has sent."""

from typing import TYPE_CHECKING

import msgspec

from playground.discord import permissions
from playground.discord.world import Channel, Json

if TYPE_CHECKING:
    from playground.wire.server import Playground

SHOWN = 40
BODY_CHARACTERS = 3000

TAKEN_AWAY = ("VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES", "CREATE_PUBLIC_THREADS")
"""The bot's permissions that the drawer can take away in a channel."""


def backstage(playground: "Playground") -> Json:
    return {
        "checked": playground.checks_description,
        "latency": playground.faults.latency,
        "faults": [_told(fault.status, fault.times) for fault in playground.faults.waiting],
        "rights": {
            str(channel.id): rights(playground, channel)
            for channel in playground.world.channels.values()
            if channel.server_id
        },
        "exchanges": [
            {
                "number": exchange.number,
                "method": exchange.method,
                "path": exchange.path,
                "at": exchange.at,
                "status": exchange.status,
                "milliseconds": round(exchange.milliseconds, 1),
                "remark": exchange.remark,
                "body": _shortened(exchange.body),
            }
            for exchange in list(playground.exchanges)[:-SHOWN:-1]
        ],
    }


def rights(playground: "Playground", channel: Channel) -> dict[str, bool]:
    """Which of the permissions that can be taken away the bot has in a channel."""
    bot = playground.world.bot_id
    return {name: permissions.may(playground.world, channel, bot, name) for name in TAKEN_AWAY}


def _told(status: int | None, times: int) -> str:
    return f"{status or 'lost'} × {times}"


def _shortened(body: object) -> str:
    if body is None:
        return ""
    text = msgspec.json.format(msgspec.json.encode(body), indent=2).decode()
    return text if len(text) <= BODY_CHARACTERS else text[:BODY_CHARACTERS] + "\n…"
