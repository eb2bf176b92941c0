"""What a tab shows, as records by key: some about everybody, some about each person it acts as.

A record about a person holds only what that person may see. A tab is sent the records that changed.
"""

import time

import msgspec

from playground.discord import permissions
from playground.discord.enums import ChannelType, InteractionType, MessageType
from playground.discord.payloads import Payloads
from playground.discord.world import Attachment, Channel, Interaction, Json, Message, Server, User
from playground.page.diagnostics import diagnostics
from playground.page.unread import Unread
from playground.people.command_line import command_for
from playground.people.community import Community
from playground.people.impossible import Impossible

FAILURE_SECONDS = 60
"""How long "This interaction failed" is shown."""


class Pane(msgspec.Struct, kw_only=True, rename={"person": "as", "channel": "in"}):
    """One pane of a tab: who looks at which channel, and at most how many messages."""

    person: int
    channel: int | None = None
    most: int = 40


class Subscription(msgspec.Struct):
    """What a tab shows and therefore wants to be sent."""

    panes: list[Pane] = []
    diagnostics: bool = False


class PagePayloads(Payloads):
    """Discord's JSON with addresses of files that never change, so that a browser caches them."""

    def file_url(self, message: Message, attachment: Attachment) -> str:  # noqa: ARG002
        """Where the page fetches a file."""
        return f"/page/files/{attachment.id}/{attachment.filename}"


class Records:
    """Makes the records of one Discord."""

    def __init__(self, community: Community) -> None:
        self.community = community
        self.world = community.world
        self.payloads = PagePayloads(community.world)

    def of(self, subscription: Subscription) -> Json:
        """The records for what a tab shows."""
        unread = Unread(self.community)
        records: Json = {"house": self._house(unread)}
        for pane in subscription.panes:
            person = self.community.people.get(pane.person)
            if person is None:
                continue
            records[f"person:{person.id}"] = self._person(person.user, unread)
            channel = self.world.channels.get(pane.channel or 0)
            if channel is not None:
                records |= self._messages(person.user, channel, pane.most)
        if subscription.diagnostics:
            records["diagnostics"] = diagnostics(self.community)
        return records

    # Everybody

    def _house(self, unread: Unread) -> Json:
        """What is the same for everybody: the bot, the clock, the people, all names."""
        community, world = self.community, self.world
        return {
            "bot": {
                "id": str(world.bot_id),
                "name": world.bot.name,
                "connected": community.bot_listens,
                "restarts": community.restart_bot is not None,
            },
            "offset": community.clock.offset,
            "people": [self._profile(one.user, unread) for one in community.people.values()],
            "names": {str(user.id): user.name for user in world.users.values()},
            "channels": {str(c.id): c.name for c in world.channels.values() if c.name},
            "commands": {c["name"]: str(number) for number, c in world.commands.items()},
            "violations": len(community.violations),
        }

    def _profile(self, user: User, unread: Unread) -> Json:
        return {
            "id": str(user.id),
            "name": user.name,
            "locale": user.locale,
            "dms": user.dms_open,
            "moderator": self.community.is_moderator(user),
            "mentions": unread.mentions(user.id),
        }

    # One person

    def _person(self, user: User, unread: Unread) -> Json:
        servers = [s for s in self.world.servers.values() if user.id in s.members]
        direct = self.world.direct_channel(user.id)
        modal = self.world.modals.get(user.id)
        return {
            "servers": [self._server(user, server, unread) for server in servers],
            "direct": None if direct is None else self._channel(user, direct, unread),
            "modal": None if modal is None else msgspec.to_builtins(modal) | {"interaction_id": 0},
            "asked": self._unanswered(user),
        }

    def _server(self, user: User, server: Server, unread: Unread) -> Json:
        channels = [c for c in self.world.channels.values() if c.server_id == server.id]
        seen = [c for c in channels if permissions.may(self.world, c, user.id, "VIEW_CHANNEL")]
        texts = [channel for channel in seen if channel.kind == ChannelType.TEXT]
        texts.sort(key=lambda channel: (channel.position, channel.id))
        return {
            "id": str(server.id),
            "name": server.name,
            "members": [str(n) for n in server.members if n in self.community.people],
            "bot": self.world.bot_id in server.members,
            "channels": [self._text_channel(user, channel, seen, unread) for channel in texts],
        }

    def _text_channel(
        self, user: User, channel: Channel, seen: list[Channel], unread: Unread
    ) -> Json:
        threads = [c for c in seen if c.parent_id == channel.id]
        record = self._channel(user, channel, unread)
        return record | {"threads": [self._channel(user, thread, unread) for thread in threads]}

    def _channel(self, user: User, channel: Channel, unread: Unread) -> Json:
        count = unread.count(user.id, channel.id)
        return {
            "id": str(channel.id),
            "name": channel.name,
            "thread": channel.is_thread,
            "archived": channel.archived,
            "unread": count.messages,
            "mentions": count.mentions,
        }

    def _unanswered(self, user: User) -> list[Json]:
        """The interactions of this person that wait for a response, or have failed recently."""
        since = time.monotonic() - FAILURE_SECONDS
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
            if asked.user_id == user.id and asked.kind != InteractionType.AUTOCOMPLETE
            if asked.answer is None and asked.asked > since and not self._overtaken(asked)
        ]

    def _overtaken(self, asked: Interaction) -> bool:
        """Whether a failure is old news: the same person has been answered there since."""
        if not asked.failed:
            return False
        there = (asked.user_id, asked.channel_id, asked.message_id)
        return any(
            later.answer is not None and later.id > asked.id
            for later in self.world.interactions.values()
            if (later.user_id, later.channel_id, later.message_id) == there
        )

    # One channel

    def _messages(self, user: User, channel: Channel, most: int) -> Json:
        """The newest messages of a channel, each a record, and what can be done there."""
        messages = self.community.actions.visible(user, channel)
        shown = messages[-most:]
        key = f"{user.id}:{channel.id}"
        records: Json = {
            f"list:{key}": {
                "messages": [str(message.id) for message in shown],
                "earlier": len(messages) > len(shown),
                "says": self._may_write(user, channel),
            },
            f"commands:{key}": self._commands(user, channel),
        }
        return records | {f"message:{message.id}": self._message(message) for message in shown}

    def _may_write(self, user: User, channel: Channel) -> bool:
        needed = ("VIEW_CHANNEL", permissions.to_write(channel))
        return permissions.may(self.world, channel, user.id, *needed)

    def _commands(self, user: User, channel: Channel) -> list[Json]:
        """The commands that are offered to this person in this channel."""
        offered = []
        for command in self.world.commands.values():
            try:
                offered.append(command_for(self.world, user, channel, command["name"]))
            except Impossible:
                continue
        return offered

    def _message(self, message: Message) -> Json:
        origin = self.world.interactions.get(message.interaction_id or 0)
        by_command = self.payloads.message_type(message) == MessageType.CHAT_INPUT_COMMAND
        return self.payloads.message(message) | {
            "at": message.timestamp,
            "private": message.ephemeral,
            "loading": message.loading,
            "command": origin.details.get("name") if origin and by_command else None,
            "pinged": [str(user) for user in message.pinged],
        }
