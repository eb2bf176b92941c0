"""What people do: type commands, press, choose, submit modals, chat. Tests and page share it.

Each action is checked as a Discord client does; what it would not offer is `Impossible`. Only
`forge` sends what no client would.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from playground.discord import mentions, permissions
from playground.discord.components import value_range, walk
from playground.discord.enums import ComponentType, InteractionType
from playground.discord.world import Channel, Interaction, Json, Message, User
from playground.people.command_line import CommandLine
from playground.people.forms import listed, submitted_components
from playground.people.impossible import Impossible
from playground.people.resolved import Resolved
from playground.wire import posting
from playground.wire.loopback import Loopback


class Actions:
    """What each person in one Discord can see and do."""

    def __init__(self, loopback: Loopback) -> None:
        self.loopback = loopback
        self.world = loopback.world

    # Seeing

    def can_see(self, user: User, message: Message) -> bool:
        """Whether somebody sees a message."""
        channel = self.world.channels.get(message.channel_id)
        if channel is None or not _is_shown_to(user, message):
            return False
        return self._may_view(user, channel)

    def _may_view(self, user: User, channel: Channel) -> bool:
        return permissions.may(self.world, channel, user.id, "VIEW_CHANNEL")

    def visible(self, user: User, channel: Channel) -> list[Message]:
        """The messages of a channel that somebody sees, oldest first."""
        if channel.id not in self.world.channels or not self._may_view(user, channel):
            return []
        return [m for m in self.world.in_channel(channel.id) if _is_shown_to(user, m)]

    # Commands

    def command(
        self, user: User, channel: Channel, line: str, values: Mapping[str, Any]
    ) -> Interaction:
        """Send a slash command; `line` is its name and perhaps a subcommand's."""
        details = self._command_line(user, channel, line).details(values)
        return self.loopback.interactions.ask(InteractionType.COMMAND, user.id, channel.id, details)

    def autocomplete(
        self, user: User, channel: Channel, line: str, option: str, values: Mapping[str, Any]
    ) -> Interaction:
        """Ask for suggestions for an option that is being typed."""
        details = self._command_line(user, channel, line).details(values, option)
        return self.loopback.interactions.ask(
            InteractionType.AUTOCOMPLETE, user.id, channel.id, details
        )

    def _command_line(self, user: User, channel: Channel, line: str) -> CommandLine:
        self._need(user, channel, "USE_APPLICATION_COMMANDS")
        return CommandLine(self.world, user, channel, line)

    # Controls

    def press(self, user: User, message: Message, custom_id: str) -> Interaction:
        """Press a button of a message."""
        button = self._control(user, message, custom_id)
        if button["type"] != ComponentType.BUTTON:
            raise Impossible(f"{custom_id!r} is not a button")
        return self.forge(user, message, custom_id)

    def choose(
        self, user: User, message: Message, custom_id: str, values: Sequence[Any]
    ) -> Interaction:
        """Pick values of a string select, or people or channels of the other selects."""
        select = self._control(user, message, custom_id)
        least, most = value_range(select)
        if not least <= len(values) <= most:
            raise Impossible(f"{len(values)} picked of {custom_id!r}")
        offered = {option["value"] for option in select.get("options") or []}
        if select["type"] == ComponentType.STRING_SELECT and set(values) - offered:
            raise Impossible(f"{set(values) - offered} is not offered by {custom_id!r}")
        return self.forge(user, message, custom_id, values, kind=select["type"])

    def _control(self, user: User, message: Message, custom_id: str) -> Json:
        """The enabled control with this id, on a message that the person sees."""
        if message.id not in self.world.messages or not self.can_see(user, message):
            raise Impossible(f"{user.name} does not see this message")
        for _, component in walk(message.components):
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
        kind: ComponentType | None = None,
    ) -> Interaction:
        """Send a press or choice, whether or not the message offers it."""
        if message.id not in self.world.messages:
            raise Impossible("the message is gone")
        usual = ComponentType.BUTTON if values is None else ComponentType.STRING_SELECT
        details: Json = {"custom_id": custom_id, "component_type": kind or usual, "id": 1}
        if values is not None:
            details["values"] = [v if isinstance(v, str) else str(v.id) for v in values]
            details |= self._resolved(message.channel_id, values)
        return self.loopback.interactions.ask(
            InteractionType.COMPONENT,
            user.id,
            message.channel_id,
            details,
            message,
            label=_label(message, custom_id),
        )

    def _resolved(self, channel_id: int, values: Iterable[Any]) -> Json:
        """The people among the values, as Discord describes them to the bot."""
        resolved = Resolved(self.world, self.world.channels[channel_id])
        for value in values:
            user = self.world.users.get(getattr(value, "id", 0))
            if user is not None:
                resolved.add_user(user)
        return resolved.field

    # Modals

    def submit(self, user: User, values: Mapping[str, Any]) -> Interaction:
        """Fill the open modal, each field by its label, and submit it."""
        modal = self.world.modals.get(user.id)
        if modal is None:
            raise Impossible(f"no form is open for {user.name}")
        components = submitted_components(modal, values)
        del self.world.modals[user.id]
        opener = self.world.interactions[modal.interaction_id]
        message = self.world.messages.get(opener.message_id or 0)
        details = {"custom_id": modal.custom_id, "components": components}
        picked = [one for value in values.values() for one in listed(value)]
        details |= self._resolved(opener.channel_id, picked)
        return self.loopback.interactions.ask(
            InteractionType.MODAL_SUBMIT,
            user.id,
            opener.channel_id,
            details,
            message,
            label=modal.title,
        )

    def close_form(self, user: User) -> None:
        """Close the open modal without submitting it."""
        self.world.modals.pop(user.id, None)

    # Chat

    def say(self, user: User, channel: Channel, text: str) -> Message:
        """Post an ordinary message."""
        self._need(user, channel, permissions.to_write(channel))
        message = Message(
            id=self.world.new_id(),
            channel_id=channel.id,
            author_id=user.id,
            content=text,
            timestamp=self.loopback.clock.now(),
        )
        message.mentions = mentions.mentioned(self.world, message, None)
        message.pinged = mentions.pinged(self.world, message, None)
        posting.publish(self.loopback, message)
        return message

    def dismiss(self, user: User, message: Message) -> None:
        """Dismiss an ephemeral message, which then disappears from the person's screen."""
        if message.reader_id != user.id:
            raise Impossible("only one's own ephemeral messages can be dismissed")
        message.dismissed = True
        self.loopback.changes.notify()

    def _need(self, user: User, channel: Channel, *names: str) -> None:
        if not permissions.may(self.world, channel, user.id, "VIEW_CHANNEL", *names):
            raise Impossible(f"{user.name} may not do that in {channel.name or 'this channel'}")


def _label(message: Message, custom_id: str) -> str:
    """What stands on a control: its label, or an icon's name where it has none."""
    for _, part in walk(message.components):
        if part.get("custom_id") == custom_id:
            icon = (part.get("emoji") or {}).get("name")
            return str(part.get("label") or part.get("placeholder") or icon or "")
    return ""


def _is_shown_to(user: User, message: Message) -> bool:
    """An ephemeral message is shown to one person, until they dismiss it."""
    return not message.dismissed and message.reader_id in (None, user.id)
