"""Where everything stands on Yahtzee's pictures. Drawing and tests read the same boxes.

The two sections of the score sheet stand side by side, so that a picture is no higher than wide.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from renderers.core.canvas import Box, Boxes
from renderers.core.chips import chip_boxes
from renderers.core.final import frame_boxes, signature_box
from renderers.core.legend import HEIGHT
from renderers.core.scoresheet import HEAD, Panel, Row, ScoreSheet
from renderers.yahtzee.signs import SIGNS
from rules.core.record import Seat
from rules.yahtzee.box import BOXES, DICE, LOWER, UPPER
from rules.yahtzee.view import View

WIDTH = 1000
EDGE = 28
"""What stays free around the picture."""

ACROSS = (EDGE, WIDTH - EDGE)
COLUMNS = {1: 140, 2: 104, 3: 81, 4: 75}
"""A player's column by the number of players: with more, numbers would be too small on a phone."""

UPPER_LABELS = {1: 324, 2: 232, 3: 180, 4: 76}
"""The width of the upper section's labels: with four players the signs alone."""

DIE, DIE_STEP = 128, 155
GAP = 12
BETWEEN = 16
"""What stays free between the sections."""

ROW, LARGE_ROW, LOW_ROW = 50, 56, 42
"""The height of most rows; larger where one player has the picture alone, lower for sums."""

RULED = ("total",)


@dataclass(frozen=True, eq=False)
class Plan:
    """One picture: its size, the boxes by name, its score sheet, who has a chip on it.

    `kind` is "turn" (with the dice), "others", "final" or "sheet"; all have a legend
    until the game is over. Plans are kept and compared by identity, so that finished grounds can be
    kept for them.
    """

    kind: str
    size: tuple[int, int]
    boxes: Boxes
    sheet: ScoreSheet
    chips: tuple[Seat, ...] = ()

    @cached_property
    def cells(self) -> Mapping[Seat, tuple[Box, ...]]:
        """Where each player's thirteen numbers stand."""
        seats = self.sheet.seats
        return {seat: tuple(self.boxes[f"{row}-{seat}"] for row in BOXES) for seat in seats}


def table_plans(view: View) -> tuple[Plan, ...]:
    """The table: one picture for up to four players, two for more.

    The first one has the dice or the ranking.
    """
    count, (seats, *others) = len(view.players), groups(view)
    over = view.turn is None
    main = final_plan(count, seats, view.sheets) if over else turn_plan(count, seats)
    return (main, *(others_plan(group, view.sheets if over else 1, over=over) for group in others))


def groups(view: View) -> list[tuple[Seat, ...]]:
    """The players of each picture; first those with the player in turn or the winner."""
    count = len(view.players)
    each = -(-count // -(-count // max(COLUMNS)))
    found = [tuple(range(first, min(first + each, count))) for first in range(0, count, each)]
    first = view.winners[0] if view.turn is None else view.turn
    return sorted(found, key=lambda group: first not in group)


@lru_cache(maxsize=64)
def turn_plan(count: int, seats: tuple[Seat, ...]) -> Plan:
    """The dice, everybody's totals, and the columns of some players."""
    boxes: dict[str, Box] = {
        "title": (EDGE, 14, 540, 80),
        "aside": (548, 12, WIDTH - EDGE, 82),
        "tray": (EDGE, 88, WIDTH - EDGE, 280),
        "rolls": (818, 98, 958, 198),
        "rolls-words": (818, 198, 958, 270),
    }
    for place in range(DICE):
        left = 52 + place * DIE_STEP
        boxes[f"die-{place}"] = (left, 112, left + DIE, 112 + DIE)
    everybody = tuple(range(count))
    return _with_legend(_with_chips("turn", boxes, (everybody, seats), boxes["tray"][3] + GAP, 1))


@lru_cache(maxsize=64)
def others_plan(seats: tuple[Seat, ...], sheets: int, *, over: bool) -> Plan:
    """The totals and columns of those who are not on the first picture."""
    boxes = {"title": (EDGE, 14, WIDTH - EDGE, 80)}
    plan = _with_chips("others", boxes, (seats, seats), 88, sheets)
    return plan if over else _with_legend(plan)


def _with_chips(
    kind: str,
    boxes: dict[str, Box],
    who: tuple[tuple[Seat, ...], tuple[Seat, ...]],
    top: int,
    sheets: int,
) -> Plan:
    """A picture with chips from this height on, and the sheet below them."""
    chipped, seats = who
    boxes |= chip_boxes(chipped, ACROSS, top)
    under = max(box[3] for name, box in boxes.items() if name.startswith("chip-"))
    drawn = ScoreSheet(seats, _sections(seats, under + GAP))
    return _finished(kind, boxes, _summed(drawn, sheets), chipped)


@lru_cache(maxsize=64)
def final_plan(count: int, seats: tuple[Seat, ...], sheets: int) -> Plan:
    """The ranking, the columns of some players, their sheets one by one, and the signature."""
    boxes = frame_boxes(WIDTH, count)
    drawn = _summed(ScoreSheet(seats, _sections(seats, boxes["tray"][3] + GAP)), sheets)
    boxes["signature"] = signature_box(WIDTH, drawn.panels[-1].bottom + 6)
    return _finished("final", boxes, drawn)


@lru_cache(maxsize=64)
def sheet_plan(seat: Seat, sheet: int, sheets: int, *, over: bool) -> Plan:
    """One player's sheet, large, with the totals of the earlier ones."""
    boxes: dict[str, Box] = {"title": (EDGE, 14, 700, 80), "aside": (708, 14, WIDTH - EDGE, 80)}
    drawn = ScoreSheet((seat,), _sections((seat,), 92))
    earlier = tuple(f"sheet-{number}" for number in range(1, sheet))
    sums = (*earlier, "total", "game") if sheets > 1 else ("total",)
    plan = _finished("sheet", boxes, _below(drawn, sums, band=True))
    return plan if over else _with_legend(plan)


def _finished(
    kind: str, boxes: dict[str, Box], drawn: ScoreSheet, chips: tuple[Seat, ...] = ()
) -> Plan:
    lowest = max(box[3] for box in (*boxes.values(), *drawn.boxes.values()))
    size = (WIDTH, lowest + (12 if "signature" in boxes else 24))
    return Plan(kind, size, {**boxes, **drawn.boxes, "canvas": (0, 0, *size)}, drawn, chips)


def _with_legend(plan: Plan) -> Plan:
    """With a line at the bottom that says what is marked on the sheet."""
    bottom = plan.size[1] - 16
    size = (WIDTH, bottom + HEIGHT + 8)
    legend = (EDGE, bottom, WIDTH - EDGE, bottom + HEIGHT)
    return replace(plan, size=size, boxes={**plan.boxes, "legend": legend, "canvas": (0, 0, *size)})


def _sections(seats: tuple[Seat, ...], top: int) -> tuple[Panel, ...]:
    """The upper and the lower boxes side by side, both as high."""
    count, alone = len(seats), len(seats) == 1
    column, height = COLUMNS[count], LARGE_ROW if alone else ROW
    middle = EDGE + UPPER_LABELS[count] + count * column
    start = top if alone else top + HEAD
    upper = (*_rows(UPPER, height), Row("bonus", 2 * height, sign=SIGNS["bonus"]))
    lower = _rows((*LOWER, "yahtzee-bonus"), height)
    return (
        Panel(upper, EDGE, start, middle, column),
        Panel(lower, middle + BETWEEN, start, WIDTH - EDGE, column),
    )


def _summed(drawn: ScoreSheet, sheets: int) -> ScoreSheet:
    """With the totals of each sheet, where there are several."""
    return _below(drawn, tuple(f"sheet-{n}" for n in range(1, sheets + 1))) if sheets > 1 else drawn


def _below(drawn: ScoreSheet, sums: tuple[str, ...], *, band: bool = False) -> ScoreSheet:
    """With a panel of sums below the sections."""
    top = max(panel.bottom for panel in drawn.panels) + GAP + (0 if drawn.alone else HEAD)
    panel = Panel(_rows(sums, LOW_ROW + 8 * drawn.alone), *(EDGE, top, WIDTH - EDGE, 150))
    return ScoreSheet(drawn.seats, (*drawn.panels, panel), banded=band)


def _rows(keys: tuple[str, ...], height: int) -> tuple[Row, ...]:
    return tuple(
        Row(key, height, ruled=key in RULED, bold=key in ("total", "game"), sign=SIGNS.get(key))
        for key in keys
    )
