"""Today's dice: which day it is, and what the results of days come to. Pure functions.

A day is a date of UTC, written 2026-11-18, and is the series of all tables that were played on it.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec

from bot.clock import DAY
from bot.store.dailies import Score

GAMES = ("yahtzee", "tres-fute-4ever")
"""The games that one can play alone."""

COUNTED_DAYS = 5
"""So many of a week's days count for its cup, the best ones."""


class Standing(msgspec.Struct, frozen=True):
    """Where a score stands among those of the same day: its place, and how many it beats."""

    place: int
    players: int
    behind: int

    @property
    def percent(self) -> int:
        """The share of the others who have less; 0 for whoever is alone."""
        others = self.players - 1
        return 100 * self.behind // others if others else 0


def day_of(moment: float) -> str:
    """The day of a moment."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Whether it is a day as it is written here."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def next_day(day: str, by: int = 1) -> str:
    """The day after this one, or so many days after it."""
    return (date.fromisoformat(day) + timedelta(days=by)).isoformat()


def began(day: str) -> float:
    """The first moment of a day."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()


def ends(day: str) -> float:
    """The moment at which a day is over."""
    return began(day) + DAY


def next_morning(hour: int, zone: str, after: float) -> float:
    """The next moment at which it is that hour in a time zone."""
    there = datetime.fromtimestamp(after, ZoneInfo(zone or "UTC"))
    due = there.replace(hour=hour, minute=0, second=0, microsecond=0)
    return (due if due > there else due + timedelta(days=1)).timestamp()


def week_of(day: str) -> tuple[str, ...]:
    """The seven days of a day's week, Monday first."""
    monday = next_day(day, -date.fromisoformat(day).weekday())
    return tuple(next_day(monday, number) for number in range(7))


def ended_week(day: str) -> tuple[str, ...]:
    """The last week that was over at the end of a day."""
    week = week_of(day)
    return week if day == week[-1] else week_of(next_day(week[0], -1))


def standing(score: int, scores: Collection[int]) -> Standing:
    """Where a score stands among all of the day, itself included; equal ones share a place."""
    better, behind = sum(other > score for other in scores), sum(other < score for other in scores)
    return Standing(1 + better, len(scores), behind)


def streak(days: Collection[str], today: str) -> int:
    """How many days in a row have been played, until today or, while it lasts, yesterday."""
    last = today if today in days else next_day(today, -1)
    count = 0
    while last in days:
        count, last = count + 1, next_day(last, -1)
    return count


def podium(scores: Iterable[Score], places: int = 3) -> Sequence[tuple[int, Score]]:
    """The best scores with their places; whoever is equal to the last one is on it as well."""
    ordered = sorted(scores, key=lambda score: -score.score)
    points = [score.score for score in ordered]
    placed = [(standing(score.score, points).place, score) for score in ordered]
    return [(place, score) for place, score in placed if place <= places]


def cup(days: Mapping[str, Sequence[Score]]) -> Sequence[Score]:
    """By person the sum of the best days of a week, the highest first."""
    scores: dict[int, list[Score]] = {}
    for day in sorted(days):
        for score in days[day]:
            scores.setdefault(score.user, []).append(score)
    sums = [Score(user, own[-1].name, _best(own)) for user, own in scores.items()]
    return sorted(sums, key=lambda score: -score.score)


class Season(msgspec.Struct, frozen=True):
    """What somebody has in a season: the sum of their weeks, and the cups that they have won."""

    user: int
    name: str
    score: int
    cups: int


def season_of(day: str) -> tuple[str, str]:
    """The first and the last day of a season: the weeks that begin in one quarter of a year."""
    monday = date.fromisoformat(week_of(day)[0])
    begins = date(monday.year, monday.month - (monday.month - 1) % 3, 1)
    follows = date(begins.year + begins.month // 10, (begins.month + 2) % 12 + 1, 1)
    first, after = (each + timedelta(days=-each.weekday() % 7) for each in (begins, follows))
    return first.isoformat(), next_day(after.isoformat(), -1)


def season(days: Mapping[str, Sequence[Score]], today: str) -> Sequence[Season]:
    """By person the sum of their weeks, the highest first; a week's cup is won when it is over."""
    weeks: dict[tuple[str, ...], dict[str, Sequence[Score]]] = {}
    for day in sorted(days):
        weeks.setdefault(week_of(day), {})[day] = days[day]
    sums: dict[int, Season] = {}
    for week, played in weeks.items():
        cups = cup(played)
        for score in cups:
            own = sums.get(score.user, Season(score.user, "", 0, 0))
            won = week[-1] < today and score.score == cups[0].score
            sums[score.user] = Season(
                score.user, score.name, own.score + score.score, own.cups + won
            )
    return sorted(sums.values(), key=lambda own: -own.score)


def _best(scores: Iterable[Score]) -> int:
    return sum(sorted((score.score for score in scores), reverse=True)[:COUNTED_DAYS])
