"""The figures: counted for each game, printed as a table, written as JSON."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields

from tests.faults.evening import Evening
from tests.faults.judge import Verdict

FAILURES = ("lost", "doubled", "late", "leaks", "unanswered", "broken")


@dataclass
class Figures:
    """What one evening, or all of a game's, comes to. The lists of failures should be empty."""

    game: str
    games: int = 0
    kills: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    presses: int = 0
    acknowledged: int = 0
    moves: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    @property
    def failures(self) -> list[str]:
        return [f"{kind}: {what}" for kind in FAILURES for what in getattr(self, kind)]

    def add(self, other: "Figures") -> None:
        for one in fields(self):
            if one.name != "game":
                setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


def counted(evening: Evening, verdict: Verdict) -> Figures:
    course = evening.course
    return Figures(
        game=evening.game,
        games=1,
        kills=evening.child.kills,
        faults=course.faults,
        presses=evening.guests.presses,
        acknowledged=verdict.acknowledged,
        moves=verdict.moves,
        lost=verdict.lost,
        doubled=verdict.doubled,
        late=course.late,
        leaks=verdict.leaks,
        unanswered=course.unanswered,
        broken=verdict.broken,
    )


def summed(figures: Iterable[Figures]) -> list[Figures]:
    """By game, and all of them last."""
    games: dict[str, Figures] = {}
    together = Figures("together")
    for one in figures:
        games.setdefault(one.game, Figures(one.game)).add(one)
        together.add(one)
    return [*games.values(), together]


def as_numbers(figures: Figures) -> dict[str, object]:
    """For JSON: failures as their number."""
    found = vars(figures) | {"faults": dict(sorted(figures.faults.items()))}
    return {name: len(value) if name in FAILURES else value for name, value in found.items()}


def table(figures: list[Figures]) -> str:
    """A line for each game; below it the faults by kind."""
    columns = ("games", "kills", "faults", "presses", "acknowledged", "moves", *FAILURES)
    lines = [f"{'':<16}" + "".join(f"{column:>13}" for column in columns)]
    for one in figures:
        numbers = as_numbers(one) | {"faults": one.faults.total()}
        lines.append(f"{one.game:<16}" + "".join(f"{numbers[column]:>13}" for column in columns))
    kinds = (f"{kind} {count}" for kind, count in sorted(figures[-1].faults.items()))
    return "\n".join([*lines, "", "Faults: " + ", ".join(kinds)])
