"""What several workers on one database share, so that each thing is done by one of them.

Where there is one worker alone, all of this is decided in memory and nothing is written for it.
"""

import asyncio
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Protocol

LASTS = 3.0
"""Seconds that a lease lasts unless it is renewed."""

MARGIN = 0.5
"""Seconds before its end from which on a lease is not used: a request takes time to arrive."""


class Lapsed(Exception):
    """A lease was lost: another worker may be showing the table by now."""


@dataclass
class Lease:
    """This worker shows a table and plays its robots, until `deadline` (by `time.monotonic`).

    `revision` is the newest of the table that is known here, and `shown` the one that its messages
    show. `behind`: some message shows an earlier version. `unconfirmed`: whoever held it before let
    it lapse, so that there may be messages which the store does not know. `releasing`: it is being
    given back. `kept`: it is not given back although all is shown, because a robot is to move.
    `users` are working under it; the last change of it was at `noted`.
    """

    table: int
    revision: int = -1
    deadline: float = float("inf")
    behind: bool = False
    unconfirmed: bool = False
    noted: float = 0
    shown: int = -1
    users: int = 0
    kept: bool = False
    releasing: bool = False

    @property
    def valid(self) -> bool:
        """Whether it can be relied on for one more request."""
        return time.monotonic() < self.deadline

    @property
    def ends_soon(self) -> bool:
        """Whether it should be renewed before anything longer is begun."""
        return self.deadline - time.monotonic() < (LASTS - MARGIN) / 2


_IN_USE: ContextVar[Lease | None] = ContextVar("lease", default=None)


@contextmanager
def under(lease: Lease) -> Iterator[None]:
    """Every request inside the block is made only while the lease is valid."""
    before = _IN_USE.set(lease)
    lease.users += 1
    try:
        yield
    finally:
        lease.users -= 1
        lease.noted = time.monotonic()
        _IN_USE.reset(before)


def in_use() -> Lease | None:
    """The lease under which this task works, if any."""
    return _IN_USE.get()


def must_hold(lease: Lease | None = None) -> None:
    """`Lapsed` where a lease, or the one under which this task works, is not valid any more."""
    lease = lease or in_use()
    if lease is not None and not lease.valid:
        raise Lapsed(f"the lease of table {lease.table} has lapsed")


class LeaseStore(Protocol):
    """The leases of tables."""

    worker: str
    held: dict[int, Lease]
    some: asyncio.Event
    """Set while any lease is held."""

    @property
    def alone(self) -> bool:
        """Whether there is no other worker."""
        ...

    def mine(self, table: int) -> bool:
        """Whether this worker does what follows from the newest version of a table."""
        ...

    async def announce(self, table: int) -> None:
        """Before a new message is sent: if this process dies, it may be there all the same.

        The store marks the table as behind. A save did so already for what follows from it.
        """
        ...

    async def hold(self, table: int) -> Lease | None:
        """The lease of a table that is to be shown; None where another worker holds it.

        That one is told of it by the table's row, and shows it.
        """
        ...

    async def request(self, table: int) -> Lease | None:
        """The same, of several workers, for what another one may just have shown the table without:
        it is told of it, even if a save has told it something a moment ago."""
        ...

    async def wait(self, table: int) -> Lease | None:
        """The lease of a table, for what no other worker can do: waits until it is free."""
        ...

    def unshown(self) -> Sequence[int]:
        """The tables that this worker holds and has not shown as they are."""
        ...

    def abandon(self, lease: Lease) -> None:
        """What was to be done failed: the lease is left to lapse, and then somebody tries again."""
        ...

    async def bar(self, table: int, seconds: float) -> None:
        """Gives a lease back although the table is behind; nobody tries again for some time."""
        ...

    async def look(self) -> Sequence[int]:
        """What this worker holds by now; returns tables that others have changed."""
        ...

    async def renew(self) -> None:
        """Makes all leases in use last longer."""
        ...

    async def sweep(self, but: Collection[int] = ()) -> Sequence[int]:
        """Takes the leases that have lapsed, and those of tables that nobody shows."""
        ...

    async def give_back(self) -> None:
        """At the end: others may take what is still held at once."""
        ...


class DutyStore(Protocol):
    """What one worker does for all of them."""

    async def keep(self, name: str, seconds: float) -> bool:
        """Takes a duty, or keeps it for so long; False where another worker has it."""
        ...

    async def drop(self, name: str) -> None:
        """Gives a duty back."""
        ...

    async def workers(self, seconds: float) -> int:
        """How many there are, with this one, which is counted for so long from now on."""
        ...

    async def claim(self, name: str, seconds: float) -> bool:
        """Whether nobody has claimed this within so many seconds."""
        ...

    async def leave(self) -> None:
        """At the end: all that this worker has is given back, and it is counted no longer."""
        ...

    async def unclaim(self, name: str) -> None:
        """What was claimed did not happen."""
        ...

    async def count(self, user: int, kind: str, most: int, now: float, within: float) -> float:
        """Counts something that somebody did; if that was too often, when they may do it again."""
        ...

    async def forget_old(self, now: float) -> None:
        """Forgets what has no effect any more."""
        ...


class DraftStore(Protocol):
    """Half-made choices of players, as JSON."""

    async def at(self, table: int, seat: int, surface: str, ask: int) -> str:
        """What is chosen so far; empty where nothing is."""
        ...

    async def put(self, table: int, seat: int, surface: str, ask: int, chosen: str) -> bool:
        """Saves it; False where another worker holds the table's lease, and so shows it."""
        ...

    async def since(self, table: int, revision: int) -> Sequence[tuple[str, int]]:
        """Surface and seat of every choice that was changed after a revision of the table."""
        ...


class PresenceStore(Protocol):
    """Who has pressed something lately, and where."""

    def note(self, user: int, place: int, at: float, table: int, *, first: bool = True) -> None:
        """Somebody has: written a moment later, or with the next save of the table.

        The `first` press after a while is written sooner.
        """
        ...

    async def of(self, users: Collection[int]) -> Sequence[tuple[int, int, float]]:
        """User, place and time of the last presses of these people."""
        ...
