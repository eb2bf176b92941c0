"""Where everything stands on Yahtzee's pictures. Drawing and tests read the same boxes."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from renderers.core.canvas import Box, Boxes
from renderers.core.scoresheet import HEAD, MARK, Panel, Row, ScoreSheet
from renderers.yahtzee.signs import SIGNS
from rules.core.record import Seat
from rules.yahtzee.box import BOXES, DICE, LOWER, UPPER
from rules.yahtzee.view import View

WIDTH = 1000
EDGE = 28
"""What stays free around the picture."""

COLUMNS = {1: 140, 2: 300, 3: 208, 4: 164}
"""A player's column by the number of players: with more, numbers would be too small on a phone."""

DIE, DIE_STEP = 124, 151
GAP = 24
"""What stays free between two panels."""

ROW, LARGE_ROW = 50, 60
"""The height of most rows; larger where one player has the picture alone."""

HEIGHTS = {"bonus": 72, "total": 68, "game": 68}
LARGE_HEIGHTS = {"bonus": 2 * LARGE_ROW, "total": 68, "game": 68}
"""The other ones. Alone, both sections end at the same height."""

RULED = ("three-of-a-kind", "total")
SUMS = ("total", "game")


@dataclass(frozen=True, eq=False)
class Plan:
    """One picture: its size, the boxes by name, its score sheet, whether the dice are on it.

    Plans are kept and compared by identity, so that finished grounds can be kept for them.
    """

    size: tuple[int, int]
    boxes: Boxes
    sheet: ScoreSheet
    tray: bool

    @cached_property
    def cells(self) -> Mapping[Seat, tuple[Box, ...]]:
        """Where each player's thirteen numbers stand."""
        seats = self.sheet.seats
        return {seat: tuple(self.boxes[f"{row}-{seat}"] for row in BOXES) for seat in seats}


def table_plans(view: View) -> tuple[Plan, ...]:
    """The table: one picture for up to four players, two of equal breadth for more."""
    count = len(view.players)
    pages = -(-count // max(COLUMNS))
    each = -(-count // pages)
    return tuple(
        plan(tuple(range(first, min(first + each, count))), view.sheet, view.sheets, tray=True)
        for first in range(0, count, each)
    )


def sheet_plan(view: View, seat: Seat) -> Plan:
    """One player's sheet, large."""
    return plan((seat,), view.sheet, view.sheets, tray=False)


@lru_cache(maxsize=64)
def plan(seats: tuple[Seat, ...], sheet: int, sheets: int, *, tray: bool) -> Plan:
    """A picture of some players while they fill this sheet of so many."""
    top = _top(tray, sheets)
    under = (top["tray"] if tray else top["title"])[3]
    earlier = tuple(f"sheet-{number}" for number in range(1, sheet))
    sums = ("total", *earlier, "game") if sheets > 1 else ("total",)
    panels = _alone(under, sums) if len(seats) == 1 else _together(len(seats), under, sums)
    drawn = ScoreSheet(seats, panels)
    size = (WIDTH, panels[-1].bottom + EDGE)
    return Plan(size, {**top, **drawn.boxes, "canvas": (0, 0, *size)}, drawn, tray)


def _top(tray: bool, sheets: int) -> dict[str, Box]:
    """The title, and the tray with the dice."""
    boxes: dict[str, Box] = {"title": (EDGE, 18, 716 if sheets > 1 else WIDTH - EDGE, 90)}
    if sheets > 1:
        boxes["sheet"] = (724, 18, WIDTH - EDGE, 90)
    if tray:
        boxes["tray"] = (EDGE, 98, WIDTH - EDGE, 304)
        boxes["rolls"] = (818, 106, 958, 214)
        boxes["rolls-words"] = (818, 214, 958, 290)
        for place in range(DICE):
            left = 60 + place * DIE_STEP
            boxes[f"die-{place}"] = (left, 135, left + DIE, 135 + DIE)
    return boxes


def _together(players: int, under: int, sums: tuple[str, ...]) -> tuple[Panel, ...]:
    """Several players: their columns beside one column of labels."""
    rows = _rows((*UPPER, "bonus", *LOWER, "yahtzee-bonus", *sums), ROW, HEIGHTS)
    top = under + 6 + MARK + HEAD
    return (Panel(rows, EDGE, top, WIDTH - EDGE, COLUMNS[players]),)


def _alone(under: int, sums: tuple[str, ...]) -> tuple[Panel, ...]:
    """One player: the two sections side by side, the totals below them."""
    top, column = under + GAP, COLUMNS[1]
    upper, lower, below = (
        _rows(keys, LARGE_ROW, LARGE_HEIGHTS)
        for keys in ((*UPPER, "bonus"), (*LOWER, "yahtzee-bonus"), sums)
    )
    left = Panel(upper, EDGE, top, (WIDTH - GAP) // 2, column)
    right = Panel(lower, (WIDTH + GAP) // 2, top, WIDTH - EDGE, column)
    return left, right, Panel(below, EDGE, right.bottom + GAP, WIDTH - EDGE, column)


def _rows(keys: tuple[str, ...], height: int, heights: dict[str, int]) -> tuple[Row, ...]:
    return tuple(
        Row(
            key,
            heights.get(key, height),
            ruled=key in RULED,
            bold=key in SUMS,
            sign=SIGNS.get(key),
        )
        for key in keys
    )
