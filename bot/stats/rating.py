"""How strong people are at a game: a rating for games with any number of players.

Only games that people began among themselves and that came to an end are rated; `docs/ratings.md`
has the rules. Ratings rest on what was played, whoever is shown.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec
from cachetools import LRUCache
from openskill.models import PlackettLuce

from bot.store.results import SeatResult

PROVISIONAL = 5
"""Games after which a rating means something."""

NEWCOMER, SPREAD = 1500, 24
"""A newcomer's points, and how many points one of the model's units is."""

MOST_LADDERS = 64

Match = tuple[tuple[int, int, bool], ...]
"""The people of one game, their places, and whether it changes their own rating."""

Strength = Any
"""The model's own rating: an expected strength and the doubt about it."""


class Rating(msgspec.Struct, frozen=True):
    """What somebody can be trusted to be worth, and how sure that is in percent."""

    points: int
    sure: int
    games: int

    @property
    def provisional(self) -> bool:
        """Whether it rests on too few games to mean much."""
        return self.games < PROVISIONAL


class Ladder(msgspec.Struct, frozen=True):
    """The strengths after some matches."""

    matches: Sequence[Match] = ()
    strengths: dict[int, tuple[Strength, int]] = {}

    def after(self, matches: Sequence[Match]) -> "Ladder":
        """Goes on from here if these matches begin with ours; otherwise from the start."""
        done = len(self.matches)
        goes_on = list(matches[:done]) == list(self.matches)
        strengths = dict(self.strengths) if goes_on else {}
        for match in matches[done if goes_on else 0 :]:
            _rate(strengths, match)
        return Ladder(matches, strengths)

    def ratings(self) -> dict[int, Rating]:
        """By person, the strongest first; without those who were forgotten."""
        rated = {user: _rating(*known) for user, known in self.strengths.items() if user > 0}
        return dict(sorted(rated.items(), key=lambda one: (-one[1].points, one[0])))


class Ladders:
    """An LRU cache of ladders by server and game, so that only new games have to be rated."""

    def __init__(self) -> None:
        self._known: LRUCache[tuple[int, str], Ladder] = LRUCache(MOST_LADDERS)

    def ratings(self, guild: int, game: str, rows: Iterable[SeatResult]) -> dict[int, Rating]:
        """The ratings of a server at a game. Slow where much was played: runs in a thread."""
        kept = list(rows)
        ladder = self._known.get((guild, game), Ladder()).after(matches(kept))
        self._known[guild, game] = ladder
        hidden = {row.player for row in kept if not row.listed}
        return {user: one for user, one in ladder.ratings().items() if user not in hidden}


def matches(rows: Iterable[SeatResult]) -> list[Match]:
    """The games that are rated, the oldest first."""
    tables = groupby((row for row in rows if row.rank), key=lambda row: row.table)
    return [tuple((row.player, row.rank, not row.unrated) for row in seats) for _, seats in tables]


MODEL = PlackettLuce()


def _rate(strengths: dict[int, tuple[Strength, int]], match: Match) -> None:
    known = [strengths.get(user, (MODEL.rating(), 0)) for user, _, _ in match]
    ranks: list[float] = [place for _, place, _ in match]
    rated = MODEL.rate([[strength] for strength, _ in known], ranks=ranks)
    for (user, _, counts), (_, games), (strength,) in zip(match, known, rated, strict=True):
        if counts:
            strengths[user] = (strength, games + 1)


def _rating(strength: Strength, games: int) -> Rating:
    points = strength.ordinal(alpha=SPREAD, target=NEWCOMER)
    sure = 1 - strength.sigma / MODEL.sigma
    return Rating(points=round(points), sure=max(0, round(100 * sure)), games=games)
