"""A scripted person, for tests: types, presses by label, picks, fills forms, reads.

Every action waits for the bot's final response; those that end in `_soon` return a task instead.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from playground.discord.enums import CallbackType
from playground.discord.world import Channel, Interaction, Message, Ring, User
from playground.people.actions import Actions
from playground.people.forms import Form
from playground.people.impossible import Impossible
from playground.people.seen_message import SeenMessage, Select
from playground.wire.loopback import Loopback

AnswerKind = Literal[
    "none", "message", "deferred message", "deferred update", "update", "choices", "modal"
]

ANSWERS: dict[CallbackType | None, AnswerKind] = {
    None: "none",
    CallbackType.MESSAGE: "message",
    CallbackType.DEFERRED_MESSAGE: "deferred message",
    CallbackType.DEFERRED_UPDATE: "deferred update",
    CallbackType.UPDATE: "update",
    CallbackType.AUTOCOMPLETE_RESULT: "choices",
    CallbackType.MODAL: "modal",
}

PATIENCE_SECONDS = 5.0
"""How long a person waits for a final response."""


class Answer:
    """How the bot responded to an action, as the person sees it."""

    def __init__(self, person: "Person", interaction: Interaction) -> None:
        self.interaction = interaction
        self.answer = ANSWERS[interaction.answer]
        self.failed = interaction.failed
        self.modal = person.modal if interaction.modal else None
        found = [interaction.original_id, *interaction.followups]
        messages = [person.loopback.world.messages.get(number or 0) for number in found]
        self.message = SeenMessage(messages[0]) if messages[0] else None
        self.followups = [SeenMessage(message) for message in messages[1:] if message]

    def __repr__(self) -> str:
        return f"<answer {self.answer}: {self.message}>"

    @property
    def text(self) -> str:
        """The text of the first message of the response."""
        return self.message.text if self.message else ""

    @property
    def private_message(self) -> SeenMessage | None:
        """The newest ephemeral message of the response."""
        newest_first = [*reversed(self.followups), self.message]
        return next((seen for seen in newest_first if seen and seen.private), None)

    @property
    def private(self) -> str:
        """The text of the newest ephemeral message of the response, if there is one."""
        message = self.private_message
        return message.text if message else ""


MessageLike = SeenMessage | Answer | Message | None
"""What stands for a message; an answer stands for its ephemeral message, else its first one."""


class Person:
    """Somebody with an account, and their Discord client."""

    def __init__(self, loopback: Loopback, actions: Actions, user: User) -> None:
        self.loopback = loopback
        self.actions = actions
        self.user = user
        self.id = user.id
        self.name = user.name
        self.mention = f"<@{user.id}>"
        self.patience = PATIENCE_SECONDS

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # Reading

    def sees(self, channel: Channel) -> list[SeenMessage]:
        """The messages of a channel that this person sees, oldest first."""
        return [SeenMessage(message) for message in self.actions.visible(self.user, channel)]

    def reads(self, channel: Channel) -> str:
        """The text of all messages of a channel that this person sees."""
        return "\n".join(message.text for message in self.sees(channel))

    @property
    def dm(self) -> Channel:
        """The direct conversation with the bot."""
        return self.loopback.world.opened_direct_channel(self.id)

    @property
    def dms(self) -> list[SeenMessage]:
        """The messages of the direct conversation with the bot, oldest first."""
        return self.sees(self.dm)

    @property
    def pings(self) -> list[SeenMessage]:
        """The messages that notified this person, oldest first."""
        return [
            SeenMessage(m) for m in self.loopback.world.messages.values() if self.id in m.pinged
        ]

    @property
    def rings(self) -> list[Ring]:
        """The times at which this person's client rang, also for messages that are gone."""
        return [ring for ring in self.loopback.rings if ring.user_id == self.id]

    @property
    def modal(self) -> Form | None:
        """The form that is open on this person's screen."""
        modal = self.loopback.world.modals.get(self.id)
        return None if modal is None else Form(modal)

    async def waits_until(self, condition: Callable[[], object], timeout: float = 5.0) -> None:
        """Wait until a condition holds."""
        if not await self.loopback.changes.until(condition, timeout):
            raise AssertionError(f"{self.name} waited {timeout} s in vain")

    async def waits_for(
        self, words: str, channel: Channel | None = None, timeout: float = 5.0
    ) -> SeenMessage:
        """Wait until these words can be read, in a channel or anywhere; the newest such message."""
        await self.loopback.changes.until(lambda: self._read(words, channel), timeout)
        found = self._read(words, channel)
        if found is None:
            seen = "\n".join(repr(message) for message in self._all(channel))
            raise AssertionError(f"{self.name} never read {words!r}, but:\n{seen}")
        return found

    def _read(self, words: str, channel: Channel | None) -> SeenMessage | None:
        return next((m for m in reversed(self._all(channel)) if words in m.text), None)

    def _all(self, channel: Channel | None) -> list[SeenMessage]:
        """The messages that this person sees, in a channel or everywhere, oldest first."""
        if channel is not None:
            return self.sees(channel)
        messages = self.loopback.world.messages.values()
        return [SeenMessage(m) for m in messages if self.actions.can_see(self.user, m)]

    # Doing

    async def types(self, channel: Channel, line: str, /, **options: Any) -> Answer:
        """Send a slash command and wait for the final response."""
        return await self._settled(self.actions.command(self.user, channel, line, options))

    def type_soon(self, channel: Channel, line: str, /, **options: Any) -> asyncio.Task[Answer]:
        """Send a slash command at once; the task ends with the final response."""
        return self._settled_soon(self.actions.command(self.user, channel, line, options))

    async def autocompletes(
        self, channel: Channel, line: str, option: str, text: str, /, **options: Any
    ) -> list[tuple[str, Any]]:
        """The names and values that are suggested while an option is typed."""
        values = {**options, option: text}
        asked = self.actions.autocomplete(self.user, channel, line, option, values)
        await self._settled(asked)
        return [(choice["name"], choice["value"]) for choice in asked.choices or []]

    async def presses(
        self,
        label: str = "",
        *,
        on: MessageLike = None,
        channel: Channel | None = None,
        custom_id: str | None = None,
    ) -> Answer:
        """Press the button with this label on the newest message that has it, and wait."""
        return await self.press_soon(label, on=on, channel=channel, custom_id=custom_id)

    def press_soon(
        self,
        label: str = "",
        *,
        on: MessageLike = None,
        channel: Channel | None = None,
        custom_id: str | None = None,
    ) -> asyncio.Task[Answer]:
        """Press at once; the task ends with the final response."""
        message, found = self._button(label, on, channel, custom_id)
        return self._settled_soon(self.actions.press(self.user, message, found))

    async def chooses(
        self,
        name: str,
        picked: Sequence[Any],
        *,
        on: MessageLike = None,
        channel: Channel | None = None,
    ) -> Answer:
        """Pick options by label, in the select with this placeholder or with such an option.

        In a user select, `picked` are people.
        """
        message, select = self._select(name, on, channel)
        by_label = {option.label: option.value for option in select.options}
        values = [by_label.get(one, one) if isinstance(one, str) else one for one in picked]
        return await self._settled(
            self.actions.choose(self.user, message, select.custom_id, values)
        )

    async def fills(self, values: Mapping[str, Any] | None = None) -> Answer:
        """Fill the open form by label and submit it; fields that are not named stay as shown."""
        return await self._settled(self.actions.submit(self.user, values or {}))

    def closes_form(self) -> None:
        """Close the open form without submitting it."""
        self.actions.close_form(self.user)

    async def forges(
        self, custom_id: str, values: Sequence[Any] | None = None, *, on: MessageLike
    ) -> Answer:
        """Send a press or choice, whether or not the message offers it."""
        message = self._record(on)
        return await self._settled(self.actions.forge(self.user, message, custom_id, values))

    def says(self, channel: Channel, text: str) -> SeenMessage:
        """Post an ordinary message."""
        return SeenMessage(self.actions.say(self.user, channel, text))

    def dismisses(self, message: MessageLike) -> None:
        """Dismiss an ephemeral message."""
        self.actions.dismiss(self.user, self._record(message))

    def _settled_soon(self, interaction: Interaction) -> asyncio.Task[Answer]:
        return asyncio.create_task(self._settled(interaction))

    async def _settled(self, interaction: Interaction) -> Answer:
        final = await self.loopback.interactions.settle(interaction, self.patience)
        if interaction.failed:
            raise AssertionError(f"{self.name} reads: This interaction failed")
        if not final:
            raise AssertionError(f"{self.name} still reads that the bot is thinking")
        return Answer(self, interaction)

    # Finding

    def _record(self, what: MessageLike) -> Message:
        if isinstance(what, Answer):
            what = what.private_message or what.message
        if isinstance(what, SeenMessage):
            return self.loopback.world.messages.get(what.id) or what.record
        if what is None:
            raise Impossible("there is no such message")
        return what

    def _looked_through(self, on: MessageLike, channel: Channel | None) -> list[SeenMessage]:
        """The messages among which a control is searched, newest first."""
        if on is not None:
            return [SeenMessage(self._record(on))]
        return self._all(channel)[::-1]

    def _button(
        self, label: str, on: MessageLike, channel: Channel | None, custom_id: str | None
    ) -> tuple[Message, str]:
        looked = self._looked_through(on, channel)
        for message in looked:
            ids = [button.custom_id for button in message.buttons]
            button = message.button(label) if custom_id is None else None
            found = button.custom_id if button else custom_id if custom_id in ids else None
            if found is not None:
                return self._record(message), found
        offered = [button.label for message in looked for button in message.buttons]
        raise Impossible(f"{self.name} sees no button {custom_id or label!r}, but {offered}")

    def _select(
        self, name: str, on: MessageLike, channel: Channel | None
    ) -> tuple[Message, Select]:
        looked = self._looked_through(on, channel)
        for message in looked:
            select = message.select(name)
            if select is not None:
                return self._record(message), select
        offered = [select.placeholder for message in looked for select in message.selects]
        raise Impossible(f"{self.name} sees no menu {name!r}, but {offered}")
