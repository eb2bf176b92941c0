"""A scripted person, for tests: types, presses by label, picks, fills forms, reads.

Every act waits for the bot's final answer; those that end in `_soon` do not.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from playground.discord.world import Channel, Interaction, Json, Message, User
from playground.people import forms
from playground.people.acts import Acts
from playground.people.seen import Seen, Select
from playground.people.typed import Impossible
from playground.wire.loopback import Loopback

ANSWERS = {
    None: "none",
    4: "message",
    5: "deferred message",
    6: "deferred update",
    7: "update",
    8: "choices",
    9: "modal",
}


class Answer:
    """What came of an act, as the person sees it."""

    def __init__(self, person: "Person", interaction: Interaction) -> None:
        here = person.here
        self.interaction = interaction
        self.answer = ANSWERS[interaction.answer]
        self.failed = interaction.failed
        self.modal = person.modal if interaction.modal else None
        found = [interaction.original_id, *interaction.followups]
        messages = [here.world.messages.get(number or 0) for number in found]
        self.message = Seen(messages[0]) if messages[0] else None
        self.followups = [Seen(message) for message in messages[1:] if message]

    def __repr__(self) -> str:
        return f"<answer {self.answer}: {self.message}>"

    @property
    def text(self) -> str:
        """The words of the message that answers."""
        return self.message.text if self.message else ""

    @property
    def private_message(self) -> Seen | None:
        """The newest ephemeral message that came of it."""
        seen = [*([self.message] if self.message else []), *self.followups]
        return next((message for message in reversed(seen) if message.private), None)

    @property
    def private(self) -> str:
        """The words of the ephemeral message that came of it, if there is one."""
        message = self.private_message
        return message.text if message else ""


class Form:
    """A modal on the person's screen."""

    def __init__(self, title: str, fields: Mapping[str, Json]) -> None:
        self.title = title
        self.fields = dict(fields)

    @property
    def labels(self) -> list[str]:
        return list(self.fields)


Where = Channel | None
What = Seen | Answer | Message | None


class Person:
    """Somebody with an account. Comparing people compares accounts."""

    def __init__(self, here: Loopback, acts: Acts, user: User) -> None:
        self.here = here
        self.acts = acts
        self.user = user
        self.id = user.id
        self.name = user.name
        self.mention = f"<@{user.id}>"
        self.patience = 5.0
        """Seconds that they wait for a final answer."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # Reading

    def sees(self, channel: Channel) -> list[Seen]:
        """The messages of a channel, oldest first; ephemeral ones only if they are for them."""
        return [Seen(message) for message in self.acts.visible(self.user, channel)]

    def reads(self, channel: Channel) -> str:
        """Everything written there."""
        return "\n".join(message.text for message in self.sees(channel))

    @property
    def dm(self) -> Channel:
        """The conversation with the bot."""
        return self.here.world.opened_direct_channel(self.id)

    @property
    def dms(self) -> list[Seen]:
        return self.sees(self.dm)

    @property
    def pings(self) -> list[Seen]:
        """Every message that notified this person, oldest first."""
        return [Seen(m) for m in self.here.world.messages.values() if self.id in m.pinged]

    @property
    def modal(self) -> Form | None:
        """The form that is open for this person."""
        modal = self.here.world.modals.get(self.id)
        return None if modal is None else Form(modal.title, forms.fields(modal))

    async def waits_for(
        self,
        what: str | Callable[[], object],
        channel: Where = None,
        timeout: float = 5.0,
    ) -> Seen | None:
        """Wait until a condition holds, or until these words can be read (in a channel)."""
        if not isinstance(what, str):
            if not await self.here.until(what, timeout):
                raise AssertionError(f"{self.name} waited {timeout} s in vain")
            return None
        wanted = what
        if not await self.here.until(lambda: self._read(wanted, channel), timeout):
            seen = "\n".join(repr(message) for message in self._all(channel))
            raise AssertionError(f"{self.name} never read {what!r}, but:\n{seen}")
        return self._read(wanted, channel)

    def _read(self, words: str, channel: Where) -> Seen | None:
        return next((m for m in reversed(self._all(channel)) if words in m.text), None)

    def _all(self, channel: Where) -> list[Seen]:
        """What is on all their screens, oldest first."""
        if channel is not None:
            return self.sees(channel)
        messages = self.here.world.messages.values()
        return [Seen(m) for m in messages if self.acts.can_see(self.user, m)]

    # Acting

    async def types(self, channel: Channel, line: str, /, **options: Any) -> Answer:
        """Type a slash command and wait for its final answer."""
        return await self._settled(self.acts.command(self.user, channel, line, options))

    def type_soon(self, channel: Channel, line: str, /, **options: Any) -> asyncio.Task[Answer]:
        """Type a slash command without waiting."""
        return _task(self._settled(self.acts.command(self.user, channel, line, options)))

    async def autocompletes(
        self, channel: Channel, line: str, option: str, text: str, /, **options: Any
    ) -> list[tuple[str, Any]]:
        """The names and values that are offered while an option is typed."""
        values = {**options, option: text}
        asked = self.acts.autocomplete(self.user, channel, line, option, values)
        await self._settled(asked)
        return [(choice["name"], choice["value"]) for choice in asked.choices or []]

    async def presses(
        self,
        label: str = "",
        *,
        on: What = None,
        channel: Where = None,
        custom_id: str | None = None,
    ) -> Answer:
        """Press the button with this label on the newest message that has it, and wait."""
        return await self.press_soon(label, on=on, channel=channel, custom_id=custom_id)

    def press_soon(
        self,
        label: str = "",
        *,
        on: What = None,
        channel: Where = None,
        custom_id: str | None = None,
    ) -> asyncio.Task[Answer]:
        """Press now, at once; the task ends with the answer."""
        message, found = self._button(label, on, channel, custom_id)
        return _task(self._settled(self.acts.press(self.user, message, found)))

    async def chooses(
        self,
        name: str,
        picked: Sequence[Any],
        *,
        on: What = None,
        channel: Where = None,
    ) -> Answer:
        """Pick options by label in the menu with this placeholder or with an option so called.

        In a menu of people, `picked` are people.
        """
        message, menu = self._select(name, on, channel)
        by_label = {option.label: option.value for option in menu.options}
        values = [by_label.get(one, one) if isinstance(one, str) else one for one in picked]
        return await self._settled(self.acts.choose(self.user, message, menu.custom_id, values))

    async def fills(self, values: Mapping[str, Any] | None = None) -> Answer:
        """Fill the open form by label and send it; what is not named keeps what it shows."""
        return await self._settled(self.acts.submit(self.user, values or {}))

    def closes_form(self) -> None:
        self.acts.close_form(self.user)

    async def forges(
        self, custom_id: str, values: Sequence[Any] | None = None, *, on: What
    ) -> Answer:
        """Send a press or choice that the message need not offer."""
        message = self._record(on)
        return await self._settled(self.acts.forge(self.user, message, custom_id, values))

    def says(self, channel: Channel, text: str) -> Seen:
        return Seen(self.acts.say(self.user, channel, text))

    def dismisses(self, message: What) -> None:
        self.acts.dismiss(self.user, self._record(message))

    async def _settled(self, interaction: Interaction) -> Answer:
        final = await self.here.settle(interaction, self.patience)
        if interaction.failed:
            raise AssertionError(f"{self.name} reads: This interaction failed")
        if not final:
            raise AssertionError(f"{self.name} still reads that the bot is thinking")
        return Answer(self, interaction)

    # Finding

    def _record(self, what: What) -> Message:
        if isinstance(what, Answer):
            what = what.private_message or what.message
        if isinstance(what, Seen):
            return self.here.world.messages.get(what.id) or what.record
        if what is None:
            raise Impossible("there is no such message")
        return what

    def _looked_through(self, on: What, channel: Where) -> list[Seen]:
        """The messages in which a control is searched, newest first."""
        if on is not None:
            return [Seen(self._record(on))]
        return self._all(channel)[::-1]

    def _button(
        self, label: str, on: What, channel: Where, custom_id: str | None
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

    def _select(self, name: str, on: What, channel: Where) -> tuple[Message, Select]:
        looked = self._looked_through(on, channel)
        for message in looked:
            menu = message.select(name)
            if menu is not None:
                return self._record(message), menu
        offered = [menu.placeholder for message in looked for menu in message.selects]
        raise Impossible(f"{self.name} sees no menu {name!r}, but {offered}")


def _task(coroutine: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
    return asyncio.create_task(coroutine)
