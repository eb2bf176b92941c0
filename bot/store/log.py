"""The steps of every game, with what was told of them."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from rules.core.chance import Tape
from rules.core.levels import Level
from rules.core.record import Seat

Waits = tuple[tuple[float, float], ...]
"""By seat, since when and until when it was awaited."""


StepLevel = Level | Literal[""]
"""How well the robot played that made a step; a person's step has no level."""


class StepRow(msgspec.Struct, frozen=True):
    """One move of the log, with the events that were told about it then.

    `undone_at` is the last step that there was when this one was taken back.
    `waits` are those before the step: an undo restores them. `level` is that of the robot that made
    the step, which under load may be lower than the one it was given; a person's has none.
    """

    number: int
    seat: Seat
    action: bytes
    events: bytes
    tape: Tape
    drawn: int
    at: float
    undone: bool = False
    stood_in: bool = False
    waits: Waits = ()
    undone_at: int = 0
    level: StepLevel = ""


class LogStore(Protocol):
    """The steps of every game."""

    async def steps(self, table: int, after: int = 0) -> Sequence[StepRow]:
        """The steps after a number, undone ones included."""
        ...

    async def page(
        self, table: int, seat: int | None, first: int, count: int
    ) -> tuple[int, Sequence[StepRow]]:
        """How many steps there are for a seat's eyes, and so many of them from a place on.

        They are the seat's own, and those of which it (None: the channel) was told something. A
        place beyond the last page stands for it.
        """
        ...

    async def undone(self, table: int) -> int:
        """How many steps of a table were taken back."""
        ...

    async def last_step(self, table: int, seat: int | None = None) -> int:
        """The number of the last step that is not undone, or of a seat's own; 0 before the first.

        A step that a robot played for somebody is not their own.
        """
        ...

    async def since_own(self, table: int, seat: int) -> tuple[int, Sequence[StepRow]]:
        """The number of a seat's own last step (as `last_step`), and the steps from it on."""
        ...
