"""Where everything stands on the pictures. Drawing and tests read the same boxes."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from renderers.core.canvas import Box, Boxes
from renderers.core.final import EDGE, frame_boxes, signature_box
from rules.core.record import Seat
from rules.think_str8.box import DICE, RACKS, SCALE, STRIPS, VALUES
from rules.think_str8.view import View

WIDTH = 1000
LEFT, RIGHT = EDGE, WIDTH - EDGE

LANE, LANE_LABEL, LANE_HEAD = 76, 240, 44
LANE_NAME = 60
"""Where the name begins before a lane."""

CELL = (RIGHT - LEFT - LANE_LABEL) // len(SCALE)
"""One number of the scale."""

COLUMN, LABEL = 98, 356
"""A colour's column, and what stands left of the columns."""

HEAD, RACK, SLIPS, GUESS = 76, 78, 48, 42
"""Heights: of the columns' heads, a rack with its cards, one that is closed, what guesses gave."""

PAD_ROW, ROUND, ROUND_HEAD = 50, 36, 38
LEGEND = 48
TRACK_CELLS, TRACK_CELL = 20, 47
PAWN, STACKED = 42, 29
"""A pawn's breadth, and the height of one that carries another."""

CHART = 176
GAP = 14
TALLY = 46
"""A player's rounds when the game is over."""

Making = dict[str, Box]


class TableShape(NamedTuple):
    """What the boxes of the table depend on. Pictures of the same shape share them."""

    players: int
    order: tuple[Seat, ...]
    colours: tuple[str, ...]
    rows: tuple[int, ...]
    tallest: int
    exchanged: bool


class FinalShape(NamedTuple):
    """The same for the table when the game is over."""

    players: int
    colours: tuple[str, ...]
    rounds: int


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
    if view.step == "over":
        return _final_boxes(FinalShape(view.players, view.colours, len(view.rounds)))
    return _table_boxes(
        TableShape(
            players=view.players,
            order=view.order,
            colours=view.colours,
            rows=tuple(track_rows(view)),
            tallest=max(len(pawns) for pawns in stacks(view).values()),
            exchanged=bool(view.aside),
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
    boxes: Making = {"title": (LEFT, 12, RIGHT, 84), "tray": (LEFT, 92, RIGHT, 272)}
    boxes |= {f"die-{n}": (60 + n * 130, 108, 170 + n * 130, 218) for n in range(DICE)}
    boxes |= {f"die-word-{n}": (50 + n * 130, 224, 180 + n * 130, 264) for n in range(DICE)}
    boxes["strips"] = (450, 98, RIGHT - 16, 138)
    boxes |= {
        f"strip-{cells}": (450 + n * 72, 140, 518 + n * 72, 264) for n, cells in enumerate(STRIPS)
    }
    below = _lanes(boxes, shape, 272 + GAP)
    below = _track(boxes, shape, below + GAP)
    closed = [(rack, SLIPS) for rack in range(shape.players) if shape.exchanged]
    neutral = [(rack, RACK) for rack in range(shape.players, RACKS)]
    _racks(boxes, shape.colours, closed + neutral, below + GAP)
    return _framed(boxes)


@lru_cache(maxsize=32)
def _final_boxes(shape: FinalShape) -> Boxes:
    """The ranking, all cards with the guesses below them, and how each round ended."""
    boxes: Making = frame_boxes(WIDTH, shape.players)
    rows = [(rack, RACK + GUESS * (rack < shape.players)) for rack in range(RACKS)]
    below = _racks(boxes, shape.colours, rows, boxes["tray"][3] + GAP)
    top = below + GAP
    each = (RIGHT - LEFT - LANE_LABEL) // max(1, shape.rounds)
    for line in range(-1, shape.players):
        at, under = (top, top + LANE_HEAD) if line < 0 else (0, 0)
        if line >= 0:
            at = top + LANE_HEAD + line * TALLY
            under = at + TALLY
        name = "rounds-head" if line < 0 else f"tally-{line}"
        boxes[name] = (LEFT, at, LEFT + LANE_LABEL, under)
        for place in range(shape.rounds):
            left = LEFT + LANE_LABEL + place * each
            boxes[f"{name}-{place}"] = (left, at, left + each, under)
    bottom = top + LANE_HEAD + TALLY * shape.players
    boxes["rounds"] = (LEFT, top, RIGHT, bottom)
    boxes["signature"] = signature_box(WIDTH, bottom + 4)
    boxes["canvas"] = (0, 0, WIDTH, boxes["signature"][3] + 8)
    return boxes


@lru_cache(maxsize=128)
def _mine_boxes(shape: MineShape) -> Boxes:
    boxes: Making = {"title": (LEFT, 12, 724, 84)}
    boxes |= {f"die-{n}": (744 + n * 78, 14, 814 + n * 78, 84) for n in range(DICE)}
    others = [rack for rack in range(RACKS) if rack != shape.own]
    rows = [(rack, RACK) for rack in (*others, shape.own)]
    below = _racks(boxes, shape.colours, rows, 94)
    _rounds(boxes, shape, below)
    below = _pad(boxes, shape, below)
    boxes["legend"] = (LEFT, below, RIGHT, below + LEGEND)
    if shape.chart:
        _chart(boxes, below + LEGEND + GAP)
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
    first, bottom = LEFT + LANE_LABEL, top + LANE_HEAD + LANE * shape.players
    boxes["lanes"] = (LEFT, top, RIGHT, bottom)
    boxes["caption"] = (LEFT + 14, top, first - 6, top + LANE_HEAD)
    for number in SCALE:
        left = first + number * CELL
        boxes[f"number-{number}"] = (left, top, left + CELL, top + LANE_HEAD)
    for place, seat in enumerate(shape.order):
        at = top + LANE_HEAD + place * LANE
        boxes[f"name-{seat}"] = (LEFT + LANE_NAME, at + 4, first - 58, at + 42)
        boxes[f"badge-{seat}"] = (LEFT + 8, at + 16, LEFT + 52, at + 60)
        boxes[f"score-{seat}"] = (first - 54, at + 4, first - 8, at + 42)
        boxes[f"status-{seat}"] = (LEFT + LANE_NAME, at + 42, first - 8, at + 74)
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
    left_end = (LEFT + RIGHT - TRACK_CELLS * TRACK_CELL) // 2
    boxes["track"] = (LEFT, top, RIGHT, top + height * len(rows) + 8)
    for place, row in enumerate(rows):
        at = top + 4 + place * height
        for cell in range(TRACK_CELLS):
            left = left_end + cell * TRACK_CELL
            boxes[f"cell-{row * TRACK_CELLS + cell}"] = (left, at, left + TRACK_CELL, at + height)
    return top + height * len(rows) + 8


def columns(top: int, bottom: int, count: int) -> Iterator[Box]:
    """The boxes of this many columns, from left to right."""
    for place in range(count):
        left = LEFT + LABEL + place * COLUMN
        yield left, top, left + COLUMN, bottom


def _racks(
    boxes: Making, colours: tuple[str, ...], rows: Iterable[tuple[int, int]], top: int
) -> int:
    """The columns' heads, then a row for each rack with its height."""
    start, count = top, len(colours)
    for colour, box in zip(colours, columns(top, top + HEAD, count), strict=True):
        boxes[f"head-{colour}"] = box
    boxes["head"] = (LEFT, top, LEFT + LABEL, top + HEAD)
    top += HEAD
    for rack, height in rows:
        cards = top + min(height, RACK)
        boxes[f"rack-{rack}"] = (LEFT, top, LEFT + LABEL, top + height)
        for place, box in enumerate(columns(top, cards, count)):
            boxes[f"card-{rack}-{place}"] = box
        if height > RACK:
            for place, box in enumerate(columns(cards, top + height, count)):
                boxes[f"mark-{rack}-{place}"] = box
        top += height
    boxes["racks"] = (LEFT, start, RIGHT, top)
    return top


def _pad(boxes: Making, shape: MineShape, top: int) -> int:
    count = len(shape.colours)
    bottom = top + PAD_ROW * len(VALUES)
    for value in VALUES:
        at = top + value * PAD_ROW
        for place, box in enumerate(columns(at, at + PAD_ROW, count)):
            boxes[f"pad-{place}-{value}"] = box
    if shape.guesses:
        boxes["guess"] = (LEFT, bottom, LEFT + LABEL, bottom + PAD_ROW)
        for place, box in enumerate(columns(bottom, bottom + PAD_ROW, count)):
            boxes[f"guess-{place}"] = box
        bottom += PAD_ROW
    boxes["pad"] = (LEFT, top, RIGHT, bottom + LEGEND)
    return bottom


def _rounds(boxes: Making, shape: MineShape, top: int) -> None:
    """Left of the pad: a line for each round."""
    boxes["rounds"] = (LEFT, top, LEFT + LABEL, top + PAD_ROW * len(VALUES))
    head = line_boxes(LEFT, top, top + ROUND_HEAD)
    boxes |= {f"rounds-head-{what}": box for what, box in head.items()}
    for line in range(shape.lines):
        at = top + ROUND_HEAD + line * ROUND
        boxes |= {
            f"line-{line}-{what}": box for what, box in line_boxes(LEFT, at, at + ROUND).items()
        }


def line_boxes(start: int, top: int, bottom: int) -> Boxes:
    """What a line of the rounds consists of, by word."""
    ends = {
        "round": (2, 36),
        "dice": (38, 160),
        "bet": (162, 236),
        "hint": (238, 268),
        "left": (272, LABEL - 2),
    }
    return {
        what: (start + left, top, start + right, bottom) for what, (left, right) in ends.items()
    }


def _chart(boxes: Making, top: int) -> None:
    boxes["chart"] = (LEFT, top, RIGHT, top + CHART)
    boxes["chart-title"] = (LEFT + 16, top + 2, RIGHT - 16, top + 40)
    each = (RIGHT - LEFT) // len(SCALE)
    for number in SCALE:
        left = LEFT + number * each
        boxes[f"sum-{number}"] = (left, top + 40, left + each, top + CHART - 4)


def _framed(boxes: Making) -> Boxes:
    height = max(bottom for _, _, _, bottom in boxes.values()) + EDGE
    return boxes | {"canvas": (0, 0, WIDTH, height)}
