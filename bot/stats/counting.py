"""Counting finished games: pure functions over rows, the oldest first."""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

import msgspec

from bot.store.results import ResultKind, SeatResult
from rules.core.game import AnyGame

K = TypeVar("K", bound=Hashable)

KINDS: tuple[ResultKind, ...] = ("people", "robots", "solo", "coached", "aborted")

WINDOW = 5
"""Games in a moving average."""

Variant = tuple[tuple[str, str], ...]
"""The options by which a score is worth more or less than by the usual rules."""


class Tally(msgspec.Struct, frozen=True):
    """Games won and not, and how many in a row: now, and at best."""

    played: int = 0
    won: int = 0
    streak: int = 0
    best_streak: int = 0

    @property
    def lost(self) -> int:
        """Games played and not won."""
        return self.played - self.won

    @property
    def percent(self) -> int:
        """The share of games won."""
        return round(100 * self.won / self.played) if self.played else 0


def tally(rows: Iterable[SeatResult]) -> Tally:
    """Counts games and wins, the oldest first."""
    played = won = streak = best = 0
    for row in rows:
        played += 1
        won += row.won
        streak = streak + 1 if row.won else 0
        best = max(best, streak)
    return Tally(played, won, streak, best)


class Scores(msgspec.Struct, frozen=True):
    """What was scored by one variant."""

    variant: Variant
    games: int
    average: float
    best: int


class Portrait(msgspec.Struct, frozen=True):
    """One person's games: those among people, and the others apart."""

    people: Tally
    robots: Tally
    solo: int
    solo_best: int
    coached: int
    aborted: int
    rewound: int


def portrait(rows: Sequence[SeatResult]) -> Portrait:
    """Counts one person's games by who played."""
    kinds = grouped(rows, lambda row: row.kind if row.kind != "people" else _people(row))
    solo = kinds.get("solo", [])
    return Portrait(
        people=tally(kinds.get("people", [])),
        robots=tally(kinds.get("robots", [])),
        solo=len(solo),
        solo_best=max((row.score for row in scored(solo)), default=0),
        coached=len(kinds.get("coached", [])),
        aborted=len(kinds.get("aborted", [])),
        rewound=sum(row.rewound for row in rows if row.kind != "aborted"),
    )


def _people(row: SeatResult) -> ResultKind:
    return "people" if row.among_people else "robots"


def grouped(
    rows: Iterable[SeatResult], key: Callable[[SeatResult], K]
) -> dict[K, list[SeatResult]]:
    """The rows by a key, each group in the order of the rows."""
    groups: defaultdict[K, list[SeatResult]] = defaultdict(list)
    for row in rows:
        groups[key(row)].append(row)
    return dict(groups)


def scored(rows: Iterable[SeatResult]) -> list[SeatResult]:
    """The rows that have a score of one player's own: without a coach, with no throw taken back."""
    apart = ("aborted", "coached")
    return [row for row in rows if not (row.kind in apart or row.changed or row.rewound)]


def by_variant(game: AnyGame, rows: Iterable[SeatResult]) -> list[Scores]:
    """Averages and bests, the most played variant first."""
    return [
        Scores(
            variant=key,
            games=len(group),
            average=sum(row.score for row in group) / len(group),
            best=max(row.score for row in group),
        )
        for key, group in _most_played(game, rows)
    ]


def usual(game: AnyGame, rows: Iterable[SeatResult]) -> list[SeatResult]:
    """The rows of the variant that was played most, whose scores can be compared."""
    return next((group for _, group in _most_played(game, rows)), [])


def _most_played(
    game: AnyGame, rows: Iterable[SeatResult]
) -> list[tuple[Variant, list[SeatResult]]]:
    """The rows by variant, oldest first, the largest group first."""
    kept = list(rows)
    known = {options: variant(game, options) for options in {row.options for row in kept}}
    groups = grouped(kept, lambda row: known[row.options])
    return sorted(groups.items(), key=lambda one: (-len(one[1]), one[0]))


def variant(game: AnyGame, options: str) -> Variant:
    """What of a table's options matters for its scores; the usual rules are empty."""
    agreed = msgspec.json.decode(options, type=dict[str, str])
    return tuple(
        (option.key, agreed[option.key])
        for option in game.options
        if not option.comfort and agreed.get(option.key, option.default) != option.default
    )


def best_sheets(rows: Iterable[SeatResult], most: int = 3) -> list[SeatResult]:
    """The highest scores; of equal ones the earlier first."""
    return sorted(rows, key=lambda row: (-row.score, row.at))[:most]


def moving_average(scores: Sequence[int]) -> list[float]:
    """After each game, the average of the last few."""
    windows = (scores[max(0, end - WINDOW) : end] for end in range(1, len(scores) + 1))
    return [sum(window) / len(window) for window in windows]


def winners(rows: Iterable[SeatResult]) -> list[tuple[int, str, Tally]]:
    """The people of a server with their latest names, who won most first."""
    known = grouped((row for row in rows if row.user), lambda row: row.user or 0)
    counted = [(user, group[-1].name, tally(group)) for user, group in known.items()]
    return sorted(counted, key=lambda one: (-one[2].won, one[2].played, one[0]))


def tables_by_kind(rows: Iterable[SeatResult]) -> dict[ResultKind, int]:
    """How many tables there were among people, with robots, alone, and without an end.

    A duel has an end although somebody did not finish.
    """
    ended = sorted(rows, key=lambda row: row.kind != "aborted")
    kinds = Counter({row.table: row.kind for row in ended}.values())
    return {kind: kinds[kind] for kind in KINDS if kinds[kind]}
