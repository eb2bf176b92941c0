"""Today's dice."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec


class Daily(msgspec.Struct, frozen=True):
    """The dice of a day and their secret.

    `robot` is what the strong robot reached without knowing them, `best` the most that was possible
    for whoever knew them; None: not worked out yet.
    """

    day: str
    game: str
    seed: bytes
    robot: int | None = None
    best: int | None = None

    def __repr__(self) -> str:
        """Without the secret."""
        return f"Daily(day={self.day!r}, game={self.game!r})"


class Score(msgspec.Struct, frozen=True):
    """What somebody reached on a day."""

    user: int
    name: str
    score: int


class DailyStore(Protocol):
    """Today's dice: the secret of each day, what was reached with it, and who plays where."""

    async def get(self, day: str, game: str, seed: bytes) -> Daily:
        """The dice of a day; this is their secret where there is none yet."""
        ...

    async def put_figures(self, daily: Daily) -> None:
        """Notes what the robot reached, and what was possible."""
        ...

    async def scores(
        self, first: str, last: str, game: str, guild: int = 0
    ) -> Mapping[str, Sequence[Score]]:
        """By day what everybody reached who is in statistics, the highest first.

        On a server: by those who play there, without whom its moderators have left out.
        """
        ...

    async def days(self, user: int) -> frozenset[str]:
        """The days on which somebody has played a game to its end."""
        ...

    async def put_regular(self, guild: int, user: int) -> None:
        """Notes that somebody plays on a server."""
        ...

    async def leave_out(self, guild: int, user: int) -> bool:
        """Somebody is on no list of a server from now on, or again on all: whether they are out."""
        ...
