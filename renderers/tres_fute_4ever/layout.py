"""Where everything stands on a sheet and on the table. Drawing and tests read the same boxes."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from renderers.core.canvas import Box
from renderers.core.final import frame_boxes, signature_box
from renderers.core.legend import HEIGHT
from rules.core.record import Seat
from rules.tres_fute_4ever.box import (
    BAR_LENGTHS,
    FACES,
    GREEN_LENGTH,
    PINK_BONUSES,
    PINK_LENGTH,
    ROWS,
    SHADES,
    TOOLS,
    YELLOW_LENGTH,
)

WIDTH = 1000
EDGE = 28
"""What stays free around the picture."""

TOP, BAR = 12, 54
"""Where the uppermost row begins, and how high it is: totals and rounds, or a title."""

GAP = 8
PAD = 10
HEADER = 40
"""The band above yellow and blue with the letter, the name and the points."""

STRIP = 90
"""The band left of the other zones, with the same."""

LEFT, RIGHT = (EDGE, 492), (492 + GAP, WIDTH - EDGE)
"""Yellow and the action bars stand beside blue."""

YELLOW_SIGN, YELLOW_CELL, YELLOW_ROW = 34, 84, 50
BLUE_LABEL, BLUE_CELL, BLUE_ROW = 36, 61, 42
GREY_CELL, GREY_ROW = 53, 44
GREEN_CELL, GREEN_ROW = 77, 60
PINK_CELL, PINK_ROW = 70, 54
ICON, SLOT, CIRCLE = 36, 40, 40
"""An icon, the place of one beside the cells, and from one circle of a bar to the next."""

LOW_ZONE = 108
"""The height of green and pink."""


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
def sheet_plan(seat: Seat, *, over: bool = False) -> Plan:
    """One player's sheet alone, without a legend once the game is over."""
    boxes: dict[str, Box] = {f"player-{seat}": (EDGE, TOP, WIDTH - EDGE, TOP + BAR)}
    top = TOP + BAR + GAP
    bottom = sheet_boxes(boxes, top)
    return _finished(boxes, bottom if over else _legend(boxes, bottom), seat, top)


@lru_cache(maxsize=256)
def table_plan(count: int, seat: Seat | None, rounds: int, lies: tuple[int, int]) -> Plan:
    """Dice, round track and totals; below them the sheet of one player, where there is one.

    `lies` are how many dice are rolled (or about to be) and how many lie on the tray.
    """
    boxes: dict[str, Box] = {}
    first = _track(boxes, rounds)
    bottom = _dice(boxes, TOP + BAR + GAP, lies)
    if seat is None:
        boxes["title"] = (EDGE, 4, first - GAP, 70)
        return _finished(boxes, _standings(boxes, count, bottom + GAP), None)
    _chips(boxes, (count, seat), first - 2 * GAP)
    end = _legend(boxes, sheet_boxes(boxes, bottom + GAP))
    return _finished(boxes, end, seat, bottom + GAP)


@lru_cache(maxsize=8)
def final_plan(count: int) -> Plan:
    """The ranking, everybody's zones, and the signature."""
    boxes = frame_boxes(WIDTH, count)
    bottom = _standings(boxes, count, boxes["tray"][3] + GAP)
    boxes["signature"] = signature_box(WIDTH, bottom + GAP)
    return _finished(boxes, boxes["signature"][3] - GAP, None)


def printed_plan() -> Plan:
    """The sheet alone, without anything around it."""
    boxes: dict[str, Box] = {}
    return Plan((WIDTH, sheet_boxes(boxes, 0)), boxes, None)


def _legend(boxes: dict[str, Box], top: int) -> int:
    """The line below a sheet that explains its marks; says where it ends."""
    boxes["legend"] = (EDGE, top + 4, WIDTH - EDGE, top + 4 + HEIGHT)
    return top + HEIGHT - 4


def _finished(boxes: dict[str, Box], bottom: int, seat: Seat | None, sheet: int = 0) -> Plan:
    size = (WIDTH, bottom + 16)
    return Plan(size, {**boxes, "canvas": (0, 0, *size)}, seat, sheet)


# ── the table ────────────────────────────────────────────────────────────────────────────────────

ROUND = 50
DIE, DIE_STEP = 64, 84
BOXES = 3
TRAYS = 132
"""The height of the three trays for dice."""

FEWEST = (160, 120)
"""The least width of the roll's and of the silver tray, for the words on it."""

OTHER = 108
"""The width of the chip of somebody whose sheet is not shown."""

HEADS, STANDING = 50, 96
"""The heights of a standings row and of the row above them."""


def _track(boxes: dict[str, Box], rounds: int) -> int:
    """A square for each round, from the right; says where the first one begins."""
    left = WIDTH - EDGE - rounds * (ROUND + 4) + 4
    for place in range(rounds):
        start = left + place * (ROUND + 4)
        boxes[f"round-{place + 1}"] = (start, TOP + 2, start + ROUND, TOP + 2 + ROUND)
    return left


def _dice(boxes: dict[str, Box], top: int, lies: tuple[int, int]) -> int:
    """Three trays side by side: the roll, the boxes, the silver tray.

    Six dice are shared out among them, so that the first and the last have the width they need.
    """
    left = EDGE
    for name, width, count in zip(
        ("roll", "box", "tray"), _widths(lies), (lies[0], BOXES, lies[1]), strict=True
    ):
        boxes[f"{name}-area"] = (left, top, left + width, top + TRAYS)
        boxes[f"{name}-words"] = (left + 8, top + 3, left + width - 8, top + 35)
        first = left + (width - count * DIE_STEP + DIE_STEP - DIE) // 2
        for place in range(count):
            start = first + place * DIE_STEP
            boxes[f"{name}-{place}"] = (start, top + 36, start + DIE, top + 36 + DIE)
            colour = (start - 10, top + 102, start + DIE + 10, top + 130)
            boxes[f"{name}-colour-{place}"] = colour
        left += width + GAP
    return top + TRAYS


def _widths(lies: tuple[int, int]) -> tuple[int, int, int]:
    """How wide the three trays are."""
    middle = BOXES * DIE_STEP + 12
    room = WIDTH - 2 * EDGE - 2 * GAP - middle
    spare = (room - sum(lies) * DIE_STEP) // 2
    roll = max(FEWEST[0], min(lies[0] * DIE_STEP + spare, room - FEWEST[1]))
    return roll, middle, room - roll


def _chips(boxes: dict[str, Box], players: tuple[int, Seat], right: int) -> None:
    """The totals side by side; that of the player whose sheet is shown has room for a name."""
    count, seat = players
    own = right - EDGE - (count - 1) * (OTHER + GAP)
    left = EDGE
    for player in range(count):
        width = own if player == seat else OTHER
        boxes[f"player-{player}"] = (left, TOP, left + width, TOP + BAR)
        left += width + GAP


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
    return _pink(boxes, bottom + GAP)


def _headed(
    boxes: dict[str, Box], zone: str, across: tuple[int, int], down: tuple[int, int]
) -> None:
    """A zone with its letter, name and points above it."""
    left, right = across
    top, bottom = down
    boxes[f"zone-{zone}"] = (left, top, right, bottom)
    boxes[f"letter-{zone}"] = (left + 10, top + 2, left + 46, top + 38)
    boxes[f"name-{zone}"] = (left + 54, top + 2, left + 200, top + 38)
    boxes[f"score-{zone}"] = (right - 104, top + 3, right - 10, top + 37)


def _stripped(boxes: dict[str, Box], zone: str, down: tuple[int, int]) -> int:
    """A zone with the same at its left; says where its cells begin."""
    top, bottom = down
    middle, right = EDGE + STRIP // 2, EDGE + STRIP
    boxes[f"zone-{zone}"] = (EDGE, top, WIDTH - EDGE, bottom)
    boxes[f"letter-{zone}"] = (middle - 18, top + 3, middle + 18, top + 39)
    boxes[f"name-{zone}"] = (EDGE + 4, top + 39, right - 4, top + 69)
    boxes[f"score-{zone}"] = (EDGE + 8, top + 70, right - 8, top + 104)
    return right


def _cell(left: int, top: int, size: tuple[int, int], gap: int = 3) -> Box:
    return left, top, left + size[0] - gap, top + size[1] - gap


def _yellow(boxes: dict[str, Box], top: int) -> int:
    first, start = LEFT[0] + 6 + YELLOW_SIGN, top + HEADER
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
        boxes[f"yellow-points-{column + 1}"] = _cell(left, points, (YELLOW_CELL, 38))
    bottom = points + 40
    _headed(boxes, "yellow", LEFT, (top, bottom))
    return bottom


def _blue(boxes: dict[str, Box], top: int) -> int:
    first, start = RIGHT[0] + 6 + BLUE_LABEL, top + HEADER + 34
    size = (BLUE_CELL, BLUE_ROW)
    icons = first + 6 * BLUE_CELL + 8
    under = start + 6 * BLUE_ROW
    for face in FACES:
        left, down = first + (face - 1) * BLUE_CELL, start + (face - 1) * BLUE_ROW
        boxes[f"blue-row-{face}"] = (RIGHT[0] + 4, down + 2, first - 4, down + BLUE_ROW - 5)
        boxes[f"blue-column-{face}"] = (left + 10, top + HEADER, left + BLUE_CELL - 13, start - 3)
        boxes[f"blue-points-{face}"] = _cell(left, under, (BLUE_CELL, 44))
        boxes[f"blue-bonus-{face}"] = (icons, down, icons + SLOT, down + SLOT)
        for column in FACES:
            left = first + (column - 1) * BLUE_CELL
            boxes[f"blue-{face}-{column}"] = _cell(left, down, size)
    boxes["blue-rising"] = (RIGHT[0] + 4, under, first - 4, under + 41)
    boxes["blue-falling"] = (icons, under, icons + SLOT, under + SLOT)
    bottom = under + 44
    _headed(boxes, "blue", RIGHT, (top, bottom))
    return bottom


def _bars(boxes: dict[str, Box], top: int, bottom: int) -> None:
    """One below the other: the action's icon, then its circles."""
    boxes["bars"] = (*(LEFT[0], top), *(LEFT[1], bottom))
    boxes["open"] = (LEFT[1] - 96, top + 5, LEFT[1] - 8, top + 88)
    pitch = (bottom - top - 8) // len(TOOLS)
    half = ICON // 2
    for line, tool in enumerate(TOOLS):
        middle = top + 4 + line * pitch + pitch // 2
        boxes[f"tool-{tool}"] = (LEFT[0] + PAD, middle - 19, LEFT[0] + PAD + 38, middle + 19)
        for place in range(BAR_LENGTHS[tool]):
            left = LEFT[0] + PAD + 52 + place * CIRCLE
            boxes[f"{tool}-{place + 1}"] = (left, middle - half, left + ICON, middle + half)


def _grey(boxes: dict[str, Box], top: int) -> int:
    start = top + 4
    under = start + 4 * GREY_ROW
    first = _stripped(boxes, "grey", (top, under + 38))
    for row in range(1, 5):
        for column in range(1, 17):
            left, down = first + (column - 1) * GREY_CELL, start + (row - 1) * GREY_ROW
            boxes[f"grey-{row}-{column}"] = (left, down, left + GREY_CELL, down + GREY_ROW)
    for column in range(1, 17):
        left = first + (column - 1) * GREY_CELL
        boxes[f"grey-points-{column}"] = (left + 6, under + 4, left + GREY_CELL - 6, under + 36)
    for place, shade in enumerate(SHADES):
        down = top + 112 + place * 34
        boxes[f"fox-{shade}"] = (EDGE + 16, down, EDGE + STRIP - 16, down + 32)
    return under + 38


def _green(boxes: dict[str, Box], top: int) -> int:
    first, start = _stripped(boxes, "green", (top, top + LOW_ZONE)), top + 5
    under = start + GREEN_ROW
    for cell in range(1, GREEN_LENGTH + 1):
        left = first + (cell - 1) * GREEN_CELL
        boxes[f"green-{cell}"] = _cell(left, start, (GREEN_CELL, GREEN_ROW))
        middle = left + (GREEN_CELL - 3) // 2
        boxes[f"green-bonus-{cell}"] = (middle - 20, under, middle + 20, under + SLOT)
    return top + LOW_ZONE


def _pink(boxes: dict[str, Box], top: int) -> int:
    """What a cell is worth stands below it, beside its bonus if it has one."""
    first, start = _stripped(boxes, "pink", (top, top + LOW_ZONE)) + 4, top + 6
    under = start + PINK_ROW
    for cell in range(1, PINK_LENGTH + 1):
        left = first + (cell - 1) * PINK_CELL
        boxes[f"pink-{cell}"] = _cell(left, start, (PINK_CELL, PINK_ROW))
        bonus = PINK_BONUSES[cell - 1] is not None
        right = left + (28 if bonus else PINK_CELL - 3)
        boxes[f"pink-points-{cell}"] = (left - 2, under, right, under + SLOT)
        if bonus:
            slot = (left + 29, under + 2, left + 67, under + 40)
            boxes[f"pink-bonus-{cell}"] = slot
    return top + LOW_ZONE
