"""Where everything stands on the two pictures. Drawing and tests read the same boxes."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from renderers.core.canvas import Box, Boxes
from rules.core.record import Seat
from rules.think_str8.box import DICE, RACKS, SCALE, STRIPS, VALUES
from rules.think_str8.view import View

WIDTH, EDGE = 1000, 28
LEFT, RIGHT = EDGE, WIDTH - EDGE

LANE, LANE_LABEL = 84, 262
CELL = (RIGHT - LEFT - LANE_LABEL) // len(SCALE)
"""One number of the scale."""

COLUMN, LABEL = 100, 344
"""A colour's column, and what stands left of the columns."""

RACK, GUESS, HEAD = 88, 46, 84
PAD_ROW, LINE = 48, 50
TRACK_CELLS, TRACK_CELL = 20, 47
PAWN, STACKED = 38, 27
"""A pawn's breadth, and the height of one that carries another."""

CHART = 190
GAP = 22

Making = dict[str, Box]


class TableShape(NamedTuple):
    """What the boxes of the table depend on. Pictures of the same shape share them."""

    players: int
    order: tuple[Seat, ...]
    colours: tuple[str, ...]
    rows: tuple[int, ...]
    tallest: int
    marks: bool


class MineShape(NamedTuple):
    """The same for one's own view."""

    players: int
    colours: tuple[str, ...]
    own: Seat
    lines: int
    guesses: bool
    chart: bool


def table_boxes(view: View) -> Boxes:
    """The boxes of the public picture."""
    return _table_boxes(
        TableShape(
            players=view.players,
            order=view.order,
            colours=view.colours,
            rows=tuple(track_rows(view)),
            tallest=max(len(pawns) for pawns in stacks(view).values()),
            marks=bool(view.marks),
        )
    )


def mine_boxes(view: View) -> Boxes:
    """The boxes of one seat's own picture."""
    return _mine_boxes(
        MineShape(
            players=view.players,
            colours=view.colours,
            own=view.seat or 0,
            lines=lines_of(view),
            guesses=guesses_shown(view),
            chart=has_chart(view),
        )
    )


@lru_cache(maxsize=128)
def _table_boxes(shape: TableShape) -> Boxes:
    boxes: Making = {"title": (LEFT, 18, RIGHT, 90), "tray": (LEFT, 98, RIGHT, 290)}
    boxes |= {f"die-{n}": (56 + n * 132, 118, 172 + n * 132, 234) for n in range(DICE)}
    boxes |= {f"die-word-{n}": (48 + n * 132, 240, 180 + n * 132, 280) for n in range(DICE)}
    boxes["strips"] = (458, 106, RIGHT - 16, 144)
    boxes |= {
        f"strip-{cells}": (458 + n * 72, 148, 524 + n * 72, 278) for n, cells in enumerate(STRIPS)
    }
    below = _lanes(boxes, shape, 290 + GAP)
    below = _track(boxes, shape, below + GAP)
    _racks(boxes, shape, range(RACKS), below + GAP, marks=GUESS if shape.marks else 0)
    return _framed(boxes)


@lru_cache(maxsize=128)
def _mine_boxes(shape: MineShape) -> Boxes:
    boxes: Making = {"title": (LEFT, 18, 732, 90)}
    boxes |= {f"die-{n}": (748 + n * 76, 20, 816 + n * 76, 88) for n in range(DICE)}
    others = [rack for rack in range(RACKS) if rack != shape.own]
    below = _racks(boxes, shape, [*others, shape.own], 98)
    below = _pad(boxes, shape, below)
    below = _lines(boxes, shape, below + GAP)
    if shape.chart:
        _chart(boxes, below + GAP)
    return _framed(boxes)


def has_chart(view: View) -> bool:
    """How likely each sum is: with assistance, as long as a strip may be laid."""
    return view.assist and view.step in ("turn", "strips") and bool(view.dice)


def lines_of(view: View) -> int:
    """Rounds on the pad: those checked, and the one whose dice lie."""
    return len(view.rounds) + (1 if under_way(view) else 0)


def under_way(view: View) -> bool:
    """Whether a round has been rolled and not yet been played."""
    return bool(view.dice) and all(played.number != view.round for played in view.rounds)


def guesses_shown(view: View) -> bool:
    """Whether the picture has room for the final guesses."""
    return view.step in ("guess", "over")


def _lanes(boxes: Making, shape: TableShape, top: int) -> int:
    first, bottom = LEFT + LANE_LABEL, top + 44 + LANE * shape.players
    boxes["lanes"] = (LEFT, top, RIGHT, bottom)
    boxes["caption"] = (LEFT + 14, top, first - 6, top + 44)
    for number in SCALE:
        boxes[f"number-{number}"] = (
            first + number * CELL,
            top,
            first + (number + 1) * CELL,
            top + 44,
        )
    for place, seat in enumerate(shape.order):
        at = top + 44 + place * LANE
        boxes[f"name-{seat}"] = (LEFT + 72, at + 6, first - 60, at + 48)
        boxes[f"badge-{seat}"] = (LEFT + 10, at + 16, LEFT + 62, at + 68)
        boxes[f"score-{seat}"] = (first - 60, at + 6, first - 8, at + 48)
        boxes[f"status-{seat}"] = (LEFT + 72, at + 48, first - 8, at + 80)
        boxes[f"lane-{seat}"] = (first, at, first + CELL * len(SCALE), at + LANE)
    return bottom


def track_rows(view: View) -> list[int]:
    """Stretches of twenty cells on which a pawn stands, from behind."""
    return sorted({score // TRACK_CELLS for score in view.scores})


def stacks(view: View) -> dict[int, list[int]]:
    """By cell the pawns on it, the lowest first."""
    found: dict[int, list[int]] = {}
    for seat in reversed(view.track):
        found.setdefault(view.scores[seat], []).append(seat)
    return found


def _track(boxes: Making, shape: TableShape, top: int) -> int:
    height = 34 + PAWN + STACKED * (shape.tallest - 1) + 14
    rows = shape.rows
    boxes["track"] = (LEFT, top, RIGHT, top + height * len(rows) + 8)
    for place, row in enumerate(rows):
        at = top + 4 + place * height
        for cell in range(TRACK_CELLS):
            left = LEFT + 2 + cell * TRACK_CELL
            boxes[f"cell-{row * TRACK_CELLS + cell}"] = (left, at, left + TRACK_CELL, at + height)
    return top + height * len(rows) + 8


def columns(top: int, bottom: int, count: int) -> Iterator[Box]:
    """The boxes of this many columns, from left to right."""
    for place in range(count):
        left = LEFT + LABEL + place * COLUMN
        yield left, top, left + COLUMN, bottom


def _racks(
    boxes: Making,
    shape: TableShape | MineShape,
    racks: "range | list[int]",
    top: int,
    *,
    marks: int = 0,
) -> int:
    """Rows from the top; below a player's cards so much room for what the guesses gave."""
    count = len(shape.colours)
    start = top
    for colour, box in zip(shape.colours, columns(top, top + HEAD, count), strict=True):
        boxes[f"head-{colour}"] = box
    boxes["head"] = (LEFT, top, LEFT + LABEL, top + HEAD)
    top += HEAD
    for rack in racks:
        guessed = marks if rack < shape.players else 0
        boxes[f"rack-{rack}"] = (LEFT, top, LEFT + LABEL, top + RACK + guessed)
        for place, box in enumerate(columns(top, top + RACK, count)):
            boxes[f"card-{rack}-{place}"] = box
        if guessed:
            for place, box in enumerate(columns(top + RACK, top + RACK + GUESS, count)):
                boxes[f"mark-{rack}-{place}"] = box
        top += RACK + guessed
    boxes["racks"] = (LEFT, start, RIGHT, top)
    return top


def _pad(boxes: Making, shape: MineShape, top: int) -> int:
    count = len(shape.colours)
    bottom = top + PAD_ROW * len(VALUES)
    boxes["legend"] = (LEFT, top, LEFT + LABEL, bottom)
    for value in VALUES:
        at = top + value * PAD_ROW
        for place, box in enumerate(columns(at, at + PAD_ROW, count)):
            boxes[f"pad-{place}-{value}"] = box
    if shape.guesses:
        boxes["guess"] = (LEFT, bottom, LEFT + LABEL, bottom + LINE)
        for place, box in enumerate(columns(bottom, bottom + LINE, count)):
            boxes[f"guess-{place}"] = box
        bottom += LINE
    boxes["pad"] = (LEFT, top, RIGHT, bottom)
    return bottom


def _lines(boxes: Making, shape: MineShape, top: int) -> int:
    bottom = top + 44 + LINE * shape.lines
    boxes["rounds"] = (LEFT, top, RIGHT, bottom)
    for line in range(-1, shape.lines):
        at, under = (top, top + 44) if line < 0 else (top + 44 + line * LINE, 0)
        under = under or at + LINE
        name = "rounds-head" if line < 0 else f"line-{line}"
        for what, box in line_boxes(LEFT, at, under, len(shape.colours)).items():
            boxes[f"{name}-{what}"] = box
    return bottom


def line_boxes(start: int, top: int, bottom: int, count: int) -> Boxes:
    """What a line of the rounds consists of, by word and by column."""
    ends = {"round": (12, 62), "bet": (66, 156), "hint": (160, 200), "left": (204, LABEL - 8)}
    ends |= {
        str(place): (LABEL + place * COLUMN, LABEL + (place + 1) * COLUMN) for place in range(count)
    }
    return {
        what: (start + left, top, start + right, bottom) for what, (left, right) in ends.items()
    }


def _chart(boxes: Making, top: int) -> None:
    boxes["chart"] = (LEFT, top, RIGHT, top + CHART)
    boxes["chart-title"] = (LEFT + 16, top + 4, RIGHT - 16, top + 44)
    each = (RIGHT - LEFT) // len(SCALE)
    for number in SCALE:
        left = LEFT + number * each
        boxes[f"sum-{number}"] = (left, top + 46, left + each, top + CHART - 6)


def _framed(boxes: Making) -> Boxes:
    height = max(bottom for _, _, _, bottom in boxes.values()) + EDGE
    return boxes | {"canvas": (0, 0, WIDTH, height)}
