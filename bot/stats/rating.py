"""How strong people are at a game: a rating for games with any number of players.

Only games that people played among themselves from beginning to end are rated. Whoever is in no
statistics is a newcomer in each of them.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec
from cachetools import LRUCache
from openskill.models import PlackettLuce

from bot.store import SeatResult

PROVISIONAL = 5
"""Games after which a rating means something."""

NEWCOMER, SPREAD = 1500, 24
"""A newcomer's points, and how many points one of the model's units is."""

MOST_LADDERS = 64

Match = tuple[tuple[int | None, int], ...]
"""The people of one game and their places."""

Strength = Any
"""The model's own rating: an expected strength and the doubt about it."""


class Rating(msgspec.Struct, frozen=True):
    """What somebody can be trusted to be worth, and how sure that is in percent."""

    points: int
    sure: int
    games: int

    @property
    def provisional(self) -> bool:
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
        """By person, the strongest first."""
        rated = {user: _rating(*known) for user, known in self.strengths.items()}
        return dict(sorted(rated.items(), key=lambda one: (-one[1].points, one[0])))


class Ladders:
    """The ladders climbed last, so that only what is new has to be rated."""

    def __init__(self) -> None:
        self._known: LRUCache[tuple[int, str], Ladder] = LRUCache(MOST_LADDERS)

    def ratings(self, guild: int, game: str, rows: Iterable[SeatResult]) -> dict[int, Rating]:
        """Takes its time where much was played: not for the event loop."""
        ladder = self._known.get((guild, game), Ladder()).after(matches(rows))
        self._known[guild, game] = ladder
        return ladder.ratings()


def matches(rows: Iterable[SeatResult]) -> list[Match]:
    """The games that are rated, the oldest first."""
    among_people = (row for row in rows if row.kind == "people")
    tables = groupby(among_people, key=lambda row: row.table)
    return [tuple((row.user, row.place) for row in seats) for _, seats in tables]


MODEL = PlackettLuce()


def _rate(strengths: dict[int, tuple[Strength, int]], match: Match) -> None:
    known = [strengths.get(user or 0, (MODEL.rating(), 0)) for user, _ in match]
    rated = MODEL.rate([[strength] for strength, _ in known], ranks=[place for _, place in match])
    for (user, _), (_, games), (strength,) in zip(match, known, rated, strict=True):
        if user:
            strengths[user] = (strength, games + 1)


def _rating(strength: Strength, games: int) -> Rating:
    points = strength.ordinal(alpha=SPREAD, target=NEWCOMER)
    sure = 1 - strength.sigma / MODEL.sigma
    return Rating(points=round(points), sure=max(0, round(100 * sure)), games=games)
