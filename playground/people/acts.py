"""What people do: type commands, press, choose, fill forms, chat. One place for tests and page.

Each act is what a Discord client would let that person do; anything else is `Impossible`. Only
`forge` sends what no client would.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from playground.discord import limits, permissions, pings
from playground.discord.world import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Channel,
    Interaction,
    Json,
    Message,
    User,
)
from playground.people.forms import filled
from playground.people.typed import Impossible, Typed
from playground.wire.loopback import Loopback


class Acts:
    """The hands of everybody in one world."""

    def __init__(self, here: Loopback) -> None:
        self.here = here
        self.world = here.world

    # Looking

    def can_see(self, user: User, message: Message) -> bool:
        channel = self.world.channels.get(message.channel_id)
        return channel is not None and _shown_to(user, message) and self._enters(user, channel)

    def _enters(self, user: User, channel: Channel) -> bool:
        return permissions.may(self.world, channel, user.id, "VIEW_CHANNEL")

    def visible(self, user: User, channel: Channel) -> list[Message]:
        """A channel as somebody sees it, oldest first."""
        if channel.id not in self.world.channels or not self._enters(user, channel):
            return []
        return [m for m in self.world.in_channel(channel.id) if _shown_to(user, m)]

    # Commands

    def command(
        self, user: User, channel: Channel, line: str, values: Mapping[str, Any]
    ) -> Interaction:
        """Type a slash command; `line` may go on with a subcommand."""
        self._need(user, channel, "USE_APPLICATION_COMMANDS")
        details = Typed(self.here.payloads, user, channel, line).details(values)
        return self.here.ask(COMMAND, user.id, channel.id, details)

    def autocomplete(
        self, user: User, channel: Channel, line: str, option: str, values: Mapping[str, Any]
    ) -> Interaction:
        """Stop typing in the middle of an option."""
        self._need(user, channel, "USE_APPLICATION_COMMANDS")
        details = Typed(self.here.payloads, user, channel, line).details(values, option)
        return self.here.ask(AUTOCOMPLETE, user.id, channel.id, details)

    # Controls

    def press(self, user: User, message: Message, custom_id: str) -> Interaction:
        button = self._control(user, message, custom_id)
        if button["type"] != limits.BUTTON:
            raise Impossible(f"{custom_id!r} is not a button")
        return self.forge(user, message, custom_id)

    def choose(
        self, user: User, message: Message, custom_id: str, values: Sequence[Any]
    ) -> Interaction:
        """Pick values of a string select, or people or channels of the other kinds."""
        select = self._control(user, message, custom_id)
        least = 1 if select.get("min_values") is None else select["min_values"]
        if not least <= len(values) <= (select.get("max_values") or 1):
            raise Impossible(f"{len(values)} picked of {custom_id!r}")
        offered = {option["value"] for option in select.get("options") or []}
        if select["type"] == limits.STRING_SELECT and set(values) - offered:
            raise Impossible(f"{set(values) - offered} is not offered by {custom_id!r}")
        return self.forge(user, message, custom_id, values, kind=select["type"])

    def _control(self, user: User, message: Message, custom_id: str) -> Json:
        if message.id not in self.world.messages or not self.can_see(user, message):
            raise Impossible(f"{user.name} does not see this message")
        for _, component in limits.walk(message.components):
            if component.get("custom_id") == custom_id:
                if component.get("disabled"):
                    raise Impossible(f"{custom_id!r} is disabled")
                return component
        raise Impossible(f"there is no {custom_id!r} on this message")

    def forge(
        self,
        user: User,
        message: Message,
        custom_id: str,
        values: Sequence[Any] | None = None,
        *,
        kind: int | None = None,
    ) -> Interaction:
        """Send a press or choice as it is, whether or not the message offers it."""
        if message.id not in self.world.messages:
            raise Impossible("the message is gone")
        details: Json = {
            "custom_id": custom_id,
            "component_type": kind or (limits.BUTTON if values is None else limits.STRING_SELECT),
            "id": 1,
        }
        if values is not None:
            details |= self._picked(message, values)
        return self.here.ask(COMPONENT, user.id, message.channel_id, details, message)

    def _picked(self, message: Message, values: Sequence[Any]) -> Json:
        """Strings as they are; people with what Discord tells about them."""
        picked: Json = {"values": [v if isinstance(v, str) else str(v.id) for v in values]}
        return picked | self._resolved(message.channel_id, values)

    def _resolved(self, channel_id: int, values: Iterable[Any]) -> Json:
        people = [self.world.users[v.id] for v in values if getattr(v, "id", 0) in self.world.users]
        if not people:
            return {}
        write = self.here.payloads
        found: Json = {"users": {str(user.id): write.user(user) for user in people}}
        server = self.world.server_of(self.world.channels[channel_id])
        if server is not None:
            inside = [user.id for user in people if user.id in server.members]
            found["members"] = {str(user): write.member(server.members[user]) for user in inside}
        return {"resolved": found}

    def submit(self, user: User, values: Mapping[str, Any]) -> Interaction:
        """Fill the open form, each part by its label, and send it."""
        modal = self.world.modals.get(user.id)
        if modal is None:
            raise Impossible(f"no form is open for {user.name}")
        components = filled(modal, values)
        del self.world.modals[user.id]
        opener = self.world.interactions[modal.interaction_id]
        message = self.world.messages.get(opener.message_id or 0)
        details = {"custom_id": modal.custom_id, "components": components}
        named = [one for value in values.values() for one in _each(value)]
        details |= self._resolved(opener.channel_id, named)
        return self.here.ask(MODAL_SUBMIT, user.id, opener.channel_id, details, message)

    def close_form(self, user: User) -> None:
        self.world.modals.pop(user.id, None)

    # Chat

    def say(self, user: User, channel: Channel, text: str) -> Message:
        """Write an ordinary message."""
        self._need(
            user, channel, "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES"
        )
        message = Message(
            id=self.world.new_id(),
            channel_id=channel.id,
            author_id=user.id,
            content=text,
            timestamp=self.here.clock.now(),
        )
        message.mentions = pings.mentioned(self.world, message, None)
        message.pinged = pings.pinged(self.world, message, None)
        self.world.messages[message.id] = message
        channel.last_message_id, channel.active = message.id, self.here.clock.now()
        if channel.is_thread and channel.archived:
            self.here.archive(channel, False)
        self.here.announce("MESSAGE_CREATE", message)
        return message

    def dismiss(self, user: User, message: Message) -> None:
        """Wave an ephemeral message away."""
        if message.reader_id != user.id:
            raise Impossible("only one's own ephemeral messages can be dismissed")
        message.dismissed = True
        self.here.changed()

    def _need(self, user: User, channel: Channel, *names: str) -> None:
        if not permissions.may(self.world, channel, user.id, "VIEW_CHANNEL", *names):
            raise Impossible(f"{user.name} may not do that in {channel.name or 'this channel'}")


def _shown_to(user: User, message: Message) -> bool:
    """An ephemeral message is for one person, until they wave it away."""
    return not message.dismissed and message.reader_id in (None, user.id)


def _each(value: Any) -> Iterable[Any]:
    return value if isinstance(value, list | tuple) else [value]
