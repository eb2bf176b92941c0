"""People who go on pressing what they see, as people do when something fails."""

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress

from bot.tables.lobby import ROBOT_NAMES
from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.impossible import Impossible
from playground.people.seen_message import SeenMessage
from rules.core.chance import Chance, drawn, shuffled
from tests.wire.players import controls, sets_options

OPENING = 60.0
"""Seconds that everything may take before anything goes wrong."""

SCREENFUL = 12
"""Messages that somebody looks at before they give up."""

WHOLE = (ids.Move, ids.Confirm)
"""Controls that are a move by themselves."""


class Guests:
    """Those around one table, in the order of their seats. What they press is drawn by lot."""

    def __init__(
        self, playground: Playground, place: Channel, people: Sequence[Person], chance: Chance
    ) -> None:
        self.playground = playground
        self.place = place
        self.people = people
        self.chance = chance
        self.presses = 0

    async def open(self, game: str, options: "dict[str, list[str]]", robots: int) -> None:
        """A lobby, everybody seated, and the start."""
        first, *others = self.people
        await self._patiently(first.types(self.place, "/play", game=game), "**Players**")
        if options:
            await sets_options(first, self.place, options)
        for person in others:
            joined = person.press_soon("Join", channel=self.place)
            await self._patiently(joined, f". {person.name}")
        for name in ROBOT_NAMES[:robots]:  # whatever else a version says of them
            added = first.press_soon("Add a robot", channel=self.place)
            await self._patiently(added, name)
        await self._patiently(first.press_soon("Start", channel=self.place), "The game has begun")

    async def _patiently(self, act: Awaitable[object], words: str) -> None:
        """Until these words can be read: a machine with much to do takes its time."""
        with suppress(AssertionError):
            await act
        await self.people[0].waits_for(words, self.place, timeout=OPENING)

    async def press(self, *, twice: bool = False) -> bool:
        """One press of somebody who has something to press. False: nobody has."""
        for seat in shuffled(self.chance, range(len(self.people))):
            if await self.press_as(seat, twice=twice):
                return True
        return False

    async def press_as(self, seat: int, *, twice: bool = False) -> bool:
        """One press of the person on this seat. False: they have nothing to press."""
        person = self.people[seat]
        found = self._own(person, seat) or self._to_open(person)
        if found is None:
            return False
        self.presses += 1 + twice
        message, control = found
        await asyncio.gather(*(self._press(person, message, control) for _ in range(1 + twice)))
        return True

    async def ask_for_the_table(self) -> None:
        """Nobody sees anything to press: somebody wants to see the board."""
        with suppress(AssertionError, Impossible):
            await drawn(self.chance, self.people).types(self.place, "/table")

    async def _press(
        self, person: Person, message: SeenMessage, control: "ids.Control | str"
    ) -> None:
        """What fails is seen, and tried again another time."""
        with suppress(AssertionError, Impossible):
            if isinstance(control, str):
                menu = next(menu for menu in message.selects if menu.custom_id == control)
                picked = drawn(self.chance, menu.options).label
                await person.chooses(menu.placeholder, [picked], on=message)
            else:
                await person.presses(custom_id=str(control), on=message)

    def _own(self, person: Person, seat: int) -> "tuple[SeenMessage, ids.Control | str] | None":
        """A control for this seat on the newest message that has any; rather a whole move."""
        for message in self._seen(person):
            own = [c for c in controls(message) if _seat_of(c) == seat]
            whole = [c for c in own if isinstance(c, WHOLE)]
            if own:
                return message, drawn(self.chance, whole if whole and self._decided() else own)
        return None

    def _decided(self) -> bool:
        return self.chance.below(4) > 0

    def _to_open(self, person: Person) -> "tuple[SeenMessage, ids.Control] | None":
        """ "Your move" on the newest board, for somebody whom it names."""
        board = self.board(person)
        if board is None or person.mention not in board.text:
            return None
        for button in board.buttons:
            control = ids.read(button.custom_id or "")
            if isinstance(control, ids.Look) and control.what == "your-move":
                return board, control
        return None

    def board(self, person: Person) -> SeenMessage | None:
        """The newest message in the channel that has anything to press."""
        public = (m for m in person.sees(self.place)[::-1] if not m.private)
        return next((message for message in public if message.buttons), None)

    def _seen(self, person: Person) -> list[SeenMessage]:
        """The end of the channel and of their conversation with the bot, newest first."""
        both = [*person.sees(self.place)[-SCREENFUL:], *person.dms[-SCREENFUL:]]
        return sorted(both, key=lambda message: message.id, reverse=True)


def _seat_of(control: "ids.Control | str") -> int:
    read = ids.read(control) if isinstance(control, str) else control
    assert isinstance(read, ids.Answer)
    return read.seat
