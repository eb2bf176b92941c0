"""Whom a game waits for, and what falls due by the clock."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

import msgspec

from rules.core.record import Seat

NOTICE_AFTER = 2 * 60
"""Seconds after which somebody is told of a question at the latest, unless they do not want to hear
from the bot then."""


class Wait(msgspec.Struct, frozen=True):
    """A person a game waits for: since when, until when (0: no deadline), and their reminders.

    `told`: they have been told of it, or do not want to be.
    """

    table: int
    seat: Seat
    user: int
    since: float
    due: float
    remind_at: float
    reminded: int
    told: bool = False


class WaitStore(Protocol):
    """Whom a game waits for, and what falls due by the clock."""

    async def of(self, user: int) -> Sequence[Wait]:
        """The games that wait for somebody: by deadline, then the longest waiting first."""
        ...

    async def next_moment(self) -> float | None:
        """When something is due next: a notice, a reminder, a deadline, the end of something."""
        ...

    async def untold(self, table: int) -> Sequence[Wait]:
        """The waits of a table of which their people have not been told yet."""
        ...

    async def due_notices(self, now: float) -> Sequence[Wait]:
        """The waits of which somebody should have been told by now."""
        ...

    async def postpone_notice(self, wait: Wait, until: float) -> None:
        """Somebody is told later, unless they have answered by then."""
        ...

    async def put_told(self, waits: Collection[Wait], now: float) -> None:
        """Notes that these people have been told; their reminders count from now."""
        ...

    async def people_to_remind(self, now: float) -> Sequence[int]:
        """Everybody who has a reminder due."""
        ...

    async def overdue(self, now: float) -> Sequence[Wait]:
        """The waits whose deadline has passed and was not handled yet."""
        ...

    async def put_reminders(self, waits: Sequence[Wait]) -> None:
        """Saves when these waits are reminded of, where they have not ended since."""
        ...

    async def claim_reminders(self, waits: Mapping[Wait, Wait]) -> Sequence[Wait]:
        """Saves what waits become by a reminder; returns those that are this caller's to remind of.

        Whoever comes second finds nothing left: each reminder is sent once, whoever sends it.
        """
        ...

    async def silent(self, now: float) -> Sequence[Wait]:
        """The waits for people who are silent, of which the others have not been told yet."""
        ...

    async def claim_silent(self, wait: Wait, again_at: float, now: float) -> bool:
        """Whether it is this caller who tells the others of a silent person, due by `now`.

        They are told again at `again_at`.
        """
        ...

    async def put_expired(self, wait: Wait) -> None:
        """Notes that the deadline of a wait has been handled."""
        ...
