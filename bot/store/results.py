"""How finished games came out."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from bot.store.tables import Table
from rules.core.game import Result
from rules.core.record import Seat

ResultKind = Literal["people", "robots", "solo", "coached", "aborted"]
"""Who began: only people, also robots, one person alone; `coached`: whoever it was could ask what
to do; `aborted` has no result."""


class SeatResult(msgspec.Struct, frozen=True, gc=False):
    """How one seat of a finished game came out.

    `user` is 0 for a robot and None for somebody who is in no statistics; `changed`: the seat
    changed hands; `place` is 0 where the game was aborted; `rewound` as in `Table`.

    Ratings (docs/ratings.md) rest on `player`, who began on the seat (negative: somebody who was
    forgotten), and on `rank`; `unrated` leaves that player's own rating as it is, and `listed` says
    whether it may be shown.
    """

    table: int
    seat: Seat
    game: str
    options: str
    seats: int
    user: int | None
    name: str
    changed: bool
    place: int
    score: int
    kind: ResultKind
    at: float
    rewound: bool = False
    player: int = 0
    rank: int = 0
    unrated: bool = False
    listed: bool = True

    @property
    def won(self) -> bool:
        """Whether this seat won: a shared first place does, a seat that changed hands does not."""
        return self.place == 1 and not self.changed

    @property
    def among_people(self) -> bool:
        """Whether it counts as a game among people: not for somebody who took the seat over."""
        return self.kind == "people" and self.user in (self.player, None)


class ResultStore(Protocol):
    """How finished games came out: what statistics are counted from."""

    async def of(self, user: int, guild: int = 0) -> Sequence[SeatResult]:
        """The results of somebody's games, in a server or anywhere, the oldest first."""
        ...

    async def in_server(self, guild: int, game: str = "") -> Sequence[SeatResult]:
        """The results of all seats in a server, at one game or any, the oldest first."""
        ...

    async def missing(self) -> Sequence[int]:
        """Games that are over and have no result here."""
        ...

    async def put(self, table: Table, result: Result) -> None:
        """Saves the result of such a game, if it has not changed since it was read."""
        ...
