"""Reviews of finished games, and those that are being made."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.store.tables import Table
from rules.core.record import Seat


class KeptReview(msgspec.Struct, frozen=True):
    """The review of one seat of a finished game, as JSON, with the figures that are counted.

    The game had this `version` when it was made.
    """

    table: int
    version: int
    seat: Seat
    unit: str
    choices: int
    cost: float
    luck: float
    review: bytes
    at: float


class Reviewing(msgspec.Struct, frozen=True):
    """A review that is being made for somebody.

    The `message` that tells them how far it is can be edited by its `token`.
    """

    user: int
    table: int
    seat: Seat
    claim: str = ""
    message: int = 0
    language: str = ""
    token: str = ""

    def is_of(self, table: Table, seat: Seat) -> bool:
        """Whether it is of that seat of that game."""
        return (self.table, self.seat) == (table.id, seat)

    def __repr__(self) -> str:
        """Without the token, which is a secret."""
        return f"Reviewing(user={self.user}, table={self.table}, seat={self.seat})"


class Skill(msgspec.Struct, frozen=True):
    """What the choices of one game cost somebody, and what its dice gave them; without a coach."""

    table: int
    at: float
    unit: str
    choices: int
    cost: float
    luck: float


class ReviewStore(Protocol):
    """Reviews of finished games, and those that are being made."""

    async def get(self, table: int, seat: int) -> bytes | None:
        """The review of a seat as JSON, if it was made."""
        ...

    async def put(self, kept: KeptReview) -> None:
        """Keeps a review, if its game is still over."""
        ...

    async def skill(self, user: int, game: str, guild: int = 0) -> Sequence[Skill]:
        """What somebody's choices cost and their dice gave, game by game, the oldest first."""
        ...

    async def unreviewed(self, user: int, game: str, most: int) -> Sequence[tuple[int, int]]:
        """The last games of somebody that have no review, by table and seat."""
        ...

    async def claim(self, begun: Reviewing, instead: str = "") -> str:
        """Somebody's review is begun; empty where another one of theirs is being made.

        It takes the place of one that was interrupted, or of the claim `instead`.
        """
        ...

    async def claimed(self, user: int) -> Reviewing | None:
        """The review that is being made for somebody."""
        ...

    async def shown(self, user: int, claim: str, message: int, token: str, until: float) -> None:
        """Notes which message tells how far a review is, and the token that edits it."""
        ...

    async def renew(self, user: int, claim: str) -> bool:
        """Whether a review is still wanted; it counts as under way for a while longer."""
        ...

    async def release(self, user: int, claim: str) -> bool:
        """A review is no longer being made; False where it was not."""
        ...

    async def interrupted(self) -> Sequence[Reviewing]:
        """The reviews that nobody goes on with."""
        ...
