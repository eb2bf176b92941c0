"""Where everything stands on Yahtzee's pictures. Drawing and tests read the same boxes."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from renderers.core.canvas import Box
from rules.core.record import Seat
from rules.yahtzee.box import BOXES, DICE, LOWER, UPPER
from rules.yahtzee.view import View

WIDTH = 1000
EDGE = 28
"""What stays free around the picture."""

MOST_COLUMNS = 4
"""Players beside each other: with more, names and numbers would be too small on a phone."""

DIE = 124
DIE_STEP = 151
RING = 12
"""How far the mark of a held die reaches beyond it."""

HEIGHTS = {"bonus": 72, "total": 68, "game": 68}
GAP = 4
"""What stays free left of a player's tab and cells."""

ROW = 50
LARGE_ROW = 60
"""The height of most rows; larger where one player has the picture alone."""


@dataclass(frozen=True, eq=False)
class Plan:
    """One picture: its size, the boxes by name, the rows of each panel from top to bottom.

    Plans are kept and compared by identity, so that finished grounds can be kept for them.
    """

    size: tuple[int, int]
    seats: tuple[Seat, ...]
    boxes: Mapping[str, Box]
    panels: tuple[tuple[str, ...], ...]
    tray: bool

    @cached_property
    def rows(self) -> tuple[str, ...]:
        return tuple(row for panel in self.panels for row in panel)

    @cached_property
    def cells(self) -> Mapping[Seat, tuple[Box, ...]]:
        """Of each player's thirteen numbers."""
        return {seat: tuple(self.boxes[f"{row}-{seat}"] for row in BOXES) for seat in self.seats}

    @property
    def alone(self) -> bool:
        return len(self.seats) == 1


def table_plans(view: View) -> tuple[Plan, ...]:
    """The table: one picture for up to four players, two of equal breadth for more."""
    count = len(view.players)
    pages = -(-count // MOST_COLUMNS)
    each = -(-count // pages)
    return tuple(
        plan(tuple(range(first, min(first + each, count))), view.sheet, view.sheets, tray=True)
        for first in range(0, count, each)
    )


def sheet_plan(view: View, seat: Seat) -> Plan:
    """One player's sheet, large."""
    return plan((seat,), view.sheet, view.sheets, tray=False)


def ranks(count: int) -> tuple[Box, ...]:
    """Where the players stand on the tray when the game is over, in the order of their places."""
    across = min(count, MOST_COLUMNS)
    width, lines = (WIDTH - 2 * EDGE - 40) // across, -(-count // across)
    height = 166 // lines
    lefts = [EDGE + 20 + place % across * width for place in range(count)]
    tops = [118 + place // across * height for place in range(count)]
    return tuple(
        (left + 8, top, left + width - 8, top + height - 6)
        for left, top in zip(lefts, tops, strict=True)
    )


@lru_cache(maxsize=64)
def plan(seats: tuple[Seat, ...], sheet: int, sheets: int, *, tray: bool) -> Plan:
    boxes = _top(tray, sheets)
    under = (boxes["tray"] if tray else boxes["title"])[3]
    more = (*(f"sheet-{number}" for number in range(1, sheet)), "game") if sheets > 1 else ()
    if len(seats) == 1:
        panels = _alone(boxes, seats[0], under + 24, more)
    else:
        panels = _together(boxes, seats, under, more)
    height = max(bottom for _, _, _, bottom in boxes.values()) + EDGE
    boxes["canvas"] = (0, 0, WIDTH, height)
    return Plan((WIDTH, height), seats, boxes, panels, tray)


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


def _together(
    boxes: dict[str, Box], seats: tuple[Seat, ...], under: int, more: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    """Several players: their columns beside one column of labels."""
    column = {2: 300, 3: 208, 4: 164}[len(seats)]
    first = WIDTH - EDGE - column * len(seats)
    top = under + 42
    for place, seat in enumerate(seats):
        left = first + place * column
        boxes[f"mark-{seat}"] = (left, under + 6, left + column, top)
        boxes[f"head-{seat}"] = (left + GAP, top, left + column, top + 96)
    boxes["legend"] = (EDGE + 8, top + 14, first - 16, top + 82)
    rows = (*UPPER, "bonus", *LOWER, "yahtzee-bonus", "total", *more)
    _rows(boxes, rows, (EDGE, first), (seats, column), (top + 96, ROW))
    return (rows,)


def _alone(
    boxes: dict[str, Box], seat: Seat, top: int, more: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    """One player: the two sections side by side, the totals below them."""
    middle, column = WIDTH // 2, 140
    left, right = (*UPPER, "bonus"), (*LOWER, "yahtzee-bonus")
    columns = ((seat,), column)
    down = (top, LARGE_ROW)
    end = _rows(boxes, right, (middle + 12, WIDTH - EDGE - column), columns, down)
    _rows(boxes, left, (EDGE, middle - 12 - column), columns, down)
    _reach(boxes, ("label-bonus", f"bonus-{seat}"), end)
    sums = ("total", *more)
    _rows(boxes, sums, (EDGE, WIDTH - EDGE - column), columns, (end + 24, LARGE_ROW))
    return left, right, sums


def _reach(boxes: dict[str, Box], names: tuple[str, ...], bottom: int) -> None:
    """Let boxes reach down to a line."""
    for name in names:
        boxes[name] = (*boxes[name][:3], bottom)


def _rows(
    boxes: dict[str, Box],
    rows: tuple[str, ...],
    label: tuple[int, int],
    columns: tuple[tuple[Seat, ...], int],
    down: tuple[int, int],
) -> int:
    """Rows from the top down: a label and a cell for each player. The bottom of the last one."""
    (left, first), (seats, column), (top, height) = label, columns, down
    for row in rows:
        bottom = top + HEIGHTS.get(row, height)
        boxes[f"label-{row}"] = (left, top, first, bottom)
        for place, seat in enumerate(seats):
            boxes[f"{row}-{seat}"] = (
                first + place * column + GAP,
                top,
                first + (place + 1) * column,
                bottom,
            )
        top = bottom
    return top
