"""What a tab shows, as records by key: one for the house, some for each person it acts as.

A record holds what that person may see and nothing else; the socket sends those that changed.
"""

import time
from typing import TYPE_CHECKING

import msgspec

from playground.discord import permissions
from playground.discord.payloads import Payloads
from playground.discord.world import (
    AUTOCOMPLETE,
    TEXT,
    Attachment,
    Channel,
    Json,
    Message,
    Server,
    User,
)
from playground.page.backstage import backstage
from playground.page.unread import Unread, unread
from playground.people.typed import Impossible, command_for

if TYPE_CHECKING:
    from playground.wire.server import Playground

RECENT_SECONDS = 60
"""How long "This interaction failed" stays."""


class Look(msgspec.Struct, kw_only=True, rename={"person": "as", "channel": "in"}):
    """One pane: who looks, where, and how far back."""

    person: int
    channel: int | None = None
    most: int = 40


class Wish(msgspec.Struct):
    """What a tab wants to see."""

    panes: list[Look] = []
    backstage: bool = False


class Writer(Payloads):
    """Discord's JSON with addresses of files that do not change by the second."""

    def address(self, message: Message, attachment: Attachment) -> str:  # noqa: ARG002
        return f"/page/files/{attachment.id}/{attachment.filename}"


class Scene:
    """The world of one playground, as people see it."""

    def __init__(self, playground: "Playground") -> None:
        self.playground = playground
        self.world = playground.world
        self.write = Writer(playground.world)

    def records(self, wish: Wish) -> Json:
        counted = unread(self.playground)
        records: Json = {"house": self.house(counted)}
        for look in wish.panes:
            person = self.playground.people.get(look.person)
            if person is None:
                continue
            records[f"person:{person.id}"] = self.person(person.user, counted)
            channel = self.world.channels.get(look.channel or 0)
            if channel is not None:
                records |= self.channel(person.user, channel, look.most)
        if wish.backstage:
            records["backstage"] = backstage(self.playground)
        return records

    # Everybody

    def house(self, counted: Unread) -> Json:
        here, world = self.playground, self.world
        return {
            "bot": {
                "id": str(world.bot_id),
                "name": world.users[world.bot_id].name,
                "connected": here.gateway.connected,
                "restarts": here.restart_bot is not None,
            },
            "offset": here.clock.offset,
            "people": [self._somebody(person.user, counted) for person in here.people.values()],
            "names": {str(user.id): user.name for user in world.users.values()},
            "channels": {str(c.id): c.name for c in world.channels.values() if c.name},
            "commands": {command["name"]: number for number, command in self._ids()},
            "violations": len(here.violations),
        }

    def _ids(self) -> list[tuple[str, Json]]:
        return [(str(number), command) for number, command in self.world.commands.items()]

    def _somebody(self, user: User, counted: Unread) -> Json:
        return {
            "id": str(user.id),
            "name": user.name,
            "locale": user.locale,
            "dms": user.dms_open,
            "moderator": is_moderator(self.playground, user),
            "mentions": sum(n for (person, _), (_, n) in counted.items() if person == user.id),
        }

    # One person

    def person(self, user: User, counted: Unread) -> Json:
        servers = [s for s in self.world.servers.values() if user.id in s.members]
        direct = self.world.direct_channel(user.id)
        modal = self.world.modals.get(user.id)
        return {
            "servers": [self._server(user, server, counted) for server in servers],
            "direct": None if direct is None else self._place(user, direct, counted),
            "modal": None if modal is None else msgspec.to_builtins(modal) | {"interaction_id": 0},
            "asked": self._asked(user),
        }

    def _server(self, user: User, server: Server, counted: Unread) -> Json:
        places = [c for c in self.world.channels.values() if c.server_id == server.id]
        seen = [c for c in places if permissions.may(self.world, c, user.id, "VIEW_CHANNEL")]
        texts = sorted((c for c in seen if c.kind == TEXT), key=lambda c: (c.position, c.id))
        return {
            "id": str(server.id),
            "name": server.name,
            "members": [str(n) for n in server.members if n in self.playground.people],
            "bot": self.world.bot_id in server.members,
            "channels": [
                self._place(user, channel, counted)
                | {
                    "threads": [
                        self._place(user, t, counted) for t in seen if t.parent_id == channel.id
                    ]
                }
                for channel in texts
            ],
        }

    def _place(self, user: User, channel: Channel, counted: Unread) -> Json:
        fresh, mentions = counted.get((user.id, channel.id), (0, 0))
        return {
            "id": str(channel.id),
            "name": channel.name,
            "thread": channel.is_thread,
            "archived": channel.archived,
            "unread": fresh,
            "mentions": mentions,
        }

    def _asked(self, user: User) -> list[Json]:
        """What this person did that waits for an answer, or got none."""
        since = time.monotonic() - RECENT_SECONDS
        return [
            {
                "id": str(asked.id),
                "channel": str(asked.channel_id),
                "message": asked.message_id and str(asked.message_id),
                "control": asked.details.get("custom_id"),
                "name": asked.details.get("name"),
                "failed": asked.failed,
            }
            for asked in reversed(self.world.interactions.values())
            if asked.user_id == user.id and asked.kind != AUTOCOMPLETE
            if asked.answer is None and asked.asked > since
        ]

    # One channel

    def channel(self, user: User, channel: Channel, most: int) -> Json:
        messages = self.playground.acts.visible(user, channel)
        shown = messages[-most:]
        key = f"{user.id}:{channel.id}"
        records: Json = {
            f"list:{key}": {
                "messages": [str(message.id) for message in shown],
                "earlier": len(messages) > len(shown),
                "says": self._may_say(user, channel),
            },
            f"commands:{key}": self._commands(user, channel),
        }
        return records | {f"message:{message.id}": self.message(message) for message in shown}

    def _may_say(self, user: User, channel: Channel) -> bool:
        name = "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES"
        return permissions.may(self.world, channel, user.id, "VIEW_CHANNEL", name)

    def _commands(self, user: User, channel: Channel) -> list[Json]:
        """Those that are offered to this person here."""
        offered = []
        for command in self.world.commands.values():
            try:
                offered.append(command_for(self.world, user, channel, command["name"]))
            except Impossible:
                continue
        return offered

    def message(self, message: Message) -> Json:
        written = self.write.message(message)
        origin = self.world.interactions.get(message.interaction_id or 0)
        return written | {
            "at": message.timestamp,
            "private": message.ephemeral,
            "loading": message.loading,
            "command": origin.details.get("name") if origin and written["type"] == 20 else None,
            "pinged": [str(user) for user in message.pinged],
        }


def is_moderator(playground: "Playground", user: User) -> bool:
    needed = permissions.mask("MANAGE_GUILD")
    servers = [s for s in playground.world.servers.values() if user.id in s.members]
    return any(permissions.in_server(server, user.id) & needed for server in servers)
