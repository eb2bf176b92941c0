"""Where everything stands on a sheet and on the table. Drawing and tests read the same boxes."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from renderers.core.canvas import Box
from rules.core.record import Seat
from rules.tres_fute_4ever.box import (
    BAR_LENGTHS,
    FACES,
    GREEN_LENGTH,
    PINK_LENGTH,
    ROWS,
    TOOLS,
    YELLOW_LENGTH,
)

WIDTH = 1000
EDGE = 28
"""What stays free around the picture."""

TITLE = 88
GAP = 10
PAD = 10
HEADER = 46
"""The band of a zone with its letter, its name and its points."""

LEFT, RIGHT = (EDGE, 500), (500 + GAP, WIDTH - EDGE)
"""Yellow and the action bars stand beside blue."""

YELLOW_SIGN, YELLOW_CELL, YELLOW_ROW = 37, 83, 64
BLUE_LABEL, BLUE_CELL, BLUE_ICON = 36, 56, 44
GREY_CELL, GREY_ROW = 58, 52
GREEN_CELL, GREEN_ROW = 84, 78
PINK_CELL, PINK_ROW = 77, 64
CIRCLE = 44
ICONS = 46
"""The row of icons below green and pink."""

BAND = 72


@dataclass(frozen=True, eq=False)
class Plan:
    """One picture: its size, the boxes by name, and whose sheet it shows, if any.

    Plans are kept and compared by identity, so that finished grounds can be kept for them.
    """

    size: tuple[int, int]
    boxes: Mapping[str, Box]
    seat: Seat | None
    sheet: int = 0
    """The height from which on the sheet stands."""


@lru_cache(maxsize=8)
def sheet_plan(seat: Seat) -> Plan:
    """One player's sheet alone."""
    boxes: dict[str, Box] = {"title": (EDGE, 14, WIDTH - EDGE, 78)}
    return _finished(boxes, sheet_boxes(boxes, TITLE), seat, TITLE)


@lru_cache(maxsize=256)
def table_plan(count: int, seat: Seat | None, rounds: int, lies: tuple[int, int]) -> Plan:
    """Dice, round track and totals; below them the sheet of one player, where there is one.

    `lies` are how many dice are rolled (or about to be) and how many lie on the tray.
    """
    boxes: dict[str, Box] = {"title": (EDGE, 14, 640, 78)}
    _track(boxes, rounds)
    bottom = _dice(boxes, 92, lies)
    if seat is None:
        return _finished(boxes, _standings(boxes, count, bottom + GAP + 6), None)
    bottom = _chips(boxes, count, bottom + GAP)
    return _finished(boxes, sheet_boxes(boxes, bottom + GAP), seat, bottom + GAP)


def printed_plan() -> Plan:
    """The sheet alone, without anything around it."""
    boxes: dict[str, Box] = {}
    return Plan((WIDTH, sheet_boxes(boxes, 0)), boxes, None)


def _finished(boxes: dict[str, Box], bottom: int, seat: Seat | None, sheet: int = 0) -> Plan:
    size = (WIDTH, bottom + EDGE)
    return Plan(size, {**boxes, "canvas": (0, 0, *size)}, seat, sheet)


# ── the table ────────────────────────────────────────────────────────────────────────────────────

ROUND = 50
DIE, DIE_STEP = 70, 79
BOXES = 3
TRAYS = 164
"""The height of the three trays for dice."""

CHIP = 58
HEADS, STANDING = 50, 96
"""The heights of a standings row and of the row above them."""


def _track(boxes: dict[str, Box], rounds: int) -> None:
    """A square for each round, from the right."""
    for number in range(1, rounds + 1):
        left = WIDTH - EDGE - (rounds - number + 1) * (ROUND + 4) + 4
        boxes[f"round-{number}"] = (left, 21, left + ROUND, 21 + ROUND)


def _dice(boxes: dict[str, Box], top: int, lies: tuple[int, int]) -> int:
    """Three trays side by side: the roll, the boxes, the silver tray.

    Six dice are shared out among them, so that the first and the last have the width they need.
    """
    middle = BOXES * DIE_STEP + 20
    spare = WIDTH - 2 * EDGE - 2 * GAP - middle - sum(lies) * DIE_STEP
    left = EDGE
    widths = (lies[0] * DIE_STEP + spare // 2, middle, lies[1] * DIE_STEP + spare - spare // 2)
    for name, width, count in zip(
        ("roll", "box", "tray"), widths, (lies[0], BOXES, lies[1]), strict=True
    ):
        boxes[f"{name}-area"] = (left, top, left + width, top + TRAYS)
        boxes[f"{name}-words"] = (left + 8, top + 4, left + width - 8, top + 38)
        first = left + (width - count * DIE_STEP + DIE_STEP - DIE) // 2
        for place in range(count):
            start = first + place * DIE_STEP
            boxes[f"{name}-{place}"] = (start, top + 44, start + DIE, top + 44 + DIE)
            boxes[f"{name}-colour-{place}"] = (start - 4, top + 124, start + DIE + 4, top + 156)
        left += width + GAP
    return top + TRAYS


def _chips(boxes: dict[str, Box], count: int, top: int) -> int:
    """The totals side by side."""
    width = (WIDTH - 2 * EDGE - (count - 1) * GAP) // count
    for seat in range(count):
        left = EDGE + seat * (width + GAP)
        boxes[f"player-{seat}"] = (left, top, left + width, top + CHIP)
    return top + CHIP


COLUMNS = ("yellow", "blue", "grey", "green", "pink", "fox")
COLUMN = 86


def _standings(boxes: dict[str, Box], count: int, top: int) -> int:
    """A row for each player: name and actions, every zone, foxes, total."""
    first = WIDTH - EDGE - 116 - len(COLUMNS) * COLUMN
    for place, column in enumerate((*COLUMNS, "total")):
        left = first + place * COLUMN
        right = left + COLUMN if column != "total" else WIDTH - EDGE
        boxes[f"head-{column}"] = (left, top, right, top + HEADS)
        for seat in range(count):
            start = top + HEADS + seat * STANDING
            boxes[f"{column}-of-{seat}"] = (left, start, right, start + STANDING)
    for seat in range(count):
        start = top + HEADS + seat * STANDING
        boxes[f"player-{seat}"] = (EDGE, start, first, start + STANDING)
    return top + HEADS + count * STANDING


# ── the sheet ────────────────────────────────────────────────────────────────────────────────────


def sheet_boxes(boxes: dict[str, Box], top: int) -> int:
    """All zones and bars from this height on; says where they end."""
    under = _yellow(boxes, top)
    bottom = _blue(boxes, top)
    _bars(boxes, under + GAP, bottom)
    bottom = _grey(boxes, bottom + GAP)
    bottom = _green(boxes, bottom + GAP)
    bottom = _pink(boxes, bottom + GAP)
    boxes["foxes"] = (EDGE, bottom + GAP, 600, bottom + GAP + BAND)
    boxes["total"] = (600, bottom + GAP, WIDTH - EDGE, bottom + GAP + BAND)
    return bottom + GAP + BAND


def _zone(boxes: dict[str, Box], zone: str, across: tuple[int, int], down: tuple[int, int]) -> None:
    left, right = across
    top, bottom = down
    boxes[f"zone-{zone}"] = (left, top, right, bottom)
    boxes[f"name-{zone}"] = (left + 12, top + 4, left + 190, top + HEADER - 4)
    boxes[f"score-{zone}"] = (right - 104, top + 6, right - 10, top + HEADER - 4)
    boxes[f"hint-{zone}"] = (left + 196, top + 4, right - 112, top + HEADER - 4)


def _cell(left: int, top: int, size: tuple[int, int], gap: int = 3) -> Box:
    return left, top, left + size[0] - gap, top + size[1] - gap


def _yellow(boxes: dict[str, Box], top: int) -> int:
    first, start = LEFT[0] + PAD + YELLOW_SIGN, top + HEADER
    size = (YELLOW_CELL, YELLOW_ROW)
    for line, row in enumerate(ROWS):
        down = start + line * YELLOW_ROW
        boxes[f"sign-{row}"] = (LEFT[0] + 4, down, first - 4, down + YELLOW_ROW - 3)
        for column in range(YELLOW_LENGTH):
            left = first + column * YELLOW_CELL
            boxes[f"yellow-{row}-{column + 1}"] = _cell(left, down, size)
    points = start + len(ROWS) * YELLOW_ROW
    for column in range(YELLOW_LENGTH):
        left = first + column * YELLOW_CELL
        boxes[f"yellow-points-{column + 1}"] = _cell(left, points, (YELLOW_CELL, 42))
    bottom = points + 46
    _zone(boxes, "yellow", LEFT, (top, bottom))
    return bottom


def _blue(boxes: dict[str, Box], top: int) -> int:
    first, start = RIGHT[0] + 6 + BLUE_LABEL, top + HEADER + 32
    size = (BLUE_CELL, BLUE_CELL)
    icons = first + 6 * BLUE_CELL + 9
    under = start + 6 * BLUE_CELL
    for face in FACES:
        left, down = first + (face - 1) * BLUE_CELL, start + (face - 1) * BLUE_CELL
        boxes[f"blue-row-{face}"] = (RIGHT[0] + 4, down, first - 4, down + BLUE_CELL - 3)
        boxes[f"blue-column-{face}"] = (left, top + HEADER, left + BLUE_CELL - 3, start)
        boxes[f"blue-points-{face}"] = _cell(left, under, (BLUE_CELL, 46))
        boxes[f"blue-bonus-{face}"] = (icons, down + 4, icons + BLUE_ICON, down + 4 + BLUE_ICON)
        for column in FACES:
            left = first + (column - 1) * BLUE_CELL
            boxes[f"blue-{face}-{column}"] = _cell(left, down, size)
    boxes["blue-rising"] = (RIGHT[0] + 4, under, first - 4, under + 43)
    boxes["blue-falling"] = (icons, under, icons + BLUE_ICON, under + BLUE_ICON)
    bottom = under + 50
    _zone(boxes, "blue", RIGHT, (top, bottom))
    return bottom


def _bars(boxes: dict[str, Box], top: int, bottom: int) -> None:
    """One below the other: the action's icon, then its circles."""
    boxes["bars"] = (*(LEFT[0], top), *(LEFT[1], bottom))
    boxes["open"] = (LEFT[1] - 90, top + 8, LEFT[1] - 6, top + 96)
    pitch = (bottom - top - 8) // len(TOOLS)
    for line, tool in enumerate(TOOLS):
        middle = top + 4 + line * pitch + pitch // 2
        boxes[f"tool-{tool}"] = (LEFT[0] + PAD, middle - 22, LEFT[0] + PAD + 44, middle + 22)
        for place in range(BAR_LENGTHS[tool]):
            left = LEFT[0] + PAD + 58 + place * CIRCLE
            boxes[f"{tool}-{place + 1}"] = (left, middle - 20, left + 40, middle + 20)


def _grey(boxes: dict[str, Box], top: int) -> int:
    first, start = EDGE + 8, top + HEADER
    for row in range(1, 5):
        for column in range(1, 17):
            left, down = first + (column - 1) * GREY_CELL, start + (row - 1) * GREY_ROW
            boxes[f"grey-{row}-{column}"] = (left, down, left + GREY_CELL, down + GREY_ROW)
    under = start + 4 * GREY_ROW
    for column in range(1, 17):
        left = first + (column - 1) * GREY_CELL
        boxes[f"grey-points-{column}"] = (left + 6, under + 6, left + GREY_CELL - 6, under + 38)
    _zone(boxes, "grey", (EDGE, WIDTH - EDGE), (top, under + 44))
    return under + 44


def _green(boxes: dict[str, Box], top: int) -> int:
    first, start = EDGE + 11, top + HEADER
    under = start + GREEN_ROW
    for cell in range(1, GREEN_LENGTH + 1):
        left = first + (cell - 1) * GREEN_CELL
        boxes[f"green-{cell}"] = _cell(left, start, (GREEN_CELL, GREEN_ROW))
        middle = left + (GREEN_CELL - 3) // 2
        boxes[f"green-bonus-{cell}"] = (middle - 20, under + 1, middle + 20, under + 41)
    _zone(boxes, "green", (EDGE, WIDTH - EDGE), (top, under + ICONS))
    return under + ICONS


def _pink(boxes: dict[str, Box], top: int) -> int:
    first, start = EDGE + 11, top + HEADER + 30
    under = start + PINK_ROW
    for cell in range(1, PINK_LENGTH + 1):
        left = first + (cell - 1) * PINK_CELL
        boxes[f"pink-points-{cell}"] = (left, top + HEADER - 2, left + PINK_CELL - 3, start - 2)
        boxes[f"pink-{cell}"] = _cell(left, start, (PINK_CELL, PINK_ROW))
        middle = left + (PINK_CELL - 3) // 2
        boxes[f"pink-bonus-{cell}"] = (middle - 20, under + 1, middle + 20, under + 41)
    _zone(boxes, "pink", (EDGE, WIDTH - EDGE), (top, under + ICONS))
    return under + ICONS
