"""What came of presses: how long it took, and whether all that was shown or answered is kept."""

import math
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bot.ui import ids
from bot.ui.control import Control, Surface
from rules.core.record import fingerprint

TOO_LATE = 3000.0
"""Milliseconds after which Discord shows that a press has failed."""


@dataclass(eq=False)
class Press:
    """One press and what came of it, in milliseconds since; what did not come is missing.

    One that is `gone` was never made: what was to be pressed had gone.
    """

    channel: int
    control: Control | None
    whole: bool
    came: dict[str, float] = field(default_factory=dict)
    refused: bool = False
    gone: bool = False

    @property
    def in_time(self) -> bool:
        """Whether it was acknowledged before Discord shows that it failed."""
        return self.came.get("acknowledged", math.inf) <= TOO_LATE

    @property
    def makes_board(self) -> bool:
        """Whether a new board must come of it: a whole move on a board that was not refused."""
        if not isinstance(self.control, ids.Answer) or self.refused or not self.in_time:
            return False
        return self.whole and self.control.surface == Surface.BOARD


@dataclass
class Figures:
    """The presses made in the span of time that counts."""

    begun: float = 0.0
    ended: float = 0.0
    all: list[Press] = field(default_factory=list)

    @property
    def presses(self) -> list[Press]:
        return [press for press in self.all if not press.gone]

    @property
    def unanswered(self) -> int:
        """Presses that were never acknowledged, or too late."""
        return sum(not press.in_time for press in self.presses)

    def times(self, kind: str) -> list[float]:
        """Of boards the times of moves alone; one that never came took for ever."""
        if kind == "acknowledged":
            return [press.came.get(kind, math.inf) for press in self.presses]
        return [press.came.get(kind, math.inf) for press in self.presses if press.makes_board]


def spread(name: str, figures: Figures) -> dict[str, float]:
    kinds = {"acknowledged": "acknowledged", "board": "shown"}
    return {
        f"{name}: press → {what}, p{part * 100:g}, ms": quantile(figures.times(kind), part)
        for what, kind in kinds.items()
        for part in (0.5, 0.99)
    }


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(int(len(values) * part), len(values) - 1)] if values else 0.0


# ── kept and shown ───────────────────────────────────────────────────────────────────────────────


def lost(presses: Iterable[Press], shown: Mapping[tuple[int, int], int], file: Path) -> list[str]:
    """What somebody was shown, or was answered, that is not in the database.

    `shown` has by table and seat the newest question that was shown. A press that was acknowledged
    too late, or not at all, was answered to nobody: it is unanswered, and not lost.
    """
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("select table_id, seat, ask from chairs")
        asked = {(table, seat): ask for table, seat, ask in rows}
        made: dict[tuple[int, int], set[str]] = defaultdict(set)
        for table, seat, action in database.execute("select table_id, seat, action from steps"):
            made[table, seat].add(fingerprint(msgspec.Raw(action)))
    found = [
        f"table {table}, seat {seat}: question {ask} was shown, {asked[table, seat]} is the last"
        for (table, seat), ask in shown.items()
        if ask > asked[table, seat]
    ]
    return [*found, *_answered(presses, asked, made)]


def _answered(
    presses: Iterable[Press],
    asked: Mapping[tuple[int, int], int],
    made: Mapping[tuple[int, int], set[str]],
) -> Iterator[str]:
    """Moves that were acknowledged and not refused, while their question stands unanswered."""
    for press in presses:
        move = press.control
        if not isinstance(move, ids.Answer) or not press.whole or press.refused:
            continue
        place = move.table, move.seat
        answered = move.ask < asked[place] or not isinstance(move, ids.Move)
        if press.in_time and not answered and move.action not in made[place]:
            yield f"table {move.table}, seat {move.seat}: {move} was acknowledged and is not made"


def behind(file: Path) -> int:
    """Tables whose board shows an earlier version, or waits for its pictures."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        (count,) = database.execute(
            """select count(*) from tables join messages on table_id = id and seat = -1
               where retired = 0 and (messages.version < tables.version or picture = '')"""
        ).fetchone()
    return int(count)
