"""Where everything stands on Verflixxt!'s picture. Drawing and tests read the same boxes."""

from collections.abc import Mapping
from dataclasses import dataclass

from renderers.core.canvas import Box
from renderers.verflixxt.routes import COLUMNS, TILE, Arrow, across, arrows, cell, rows_of
from rules.core.record import Seat
from rules.verflixxt.view import PlayerView, View

WIDTH = 1000
EDGE = 28
STRIP = 70
HEAD = 54
"""The band of a tile that says what it is."""

PIECE = 44
LINE = 47
ABREAST = 3
"""Pieces beside each other on a tile."""

LANE = 12
CARD = 464
NAME = 58
CHIP = (50, 36)
CHIP_STEP = (54, 42)
CHIPS = 8
"""Won tiles beside each other on a player's card."""


@dataclass(frozen=True)
class Plan:
    """The size, the boxes by name, the arrows, and where each gutter lies (top and bottom)."""

    size: tuple[int, int]
    boxes: Mapping[str, Box]
    arrows: tuple[Arrow, ...]
    gutters: tuple[tuple[int, int], ...]


def plan(view: View) -> Plan:
    """Where everything stands on the table."""
    boxes = _top(view)
    top = 134
    if hand := hand_rows(view):
        boxes["hand"] = (
            EDGE,
            top,
            WIDTH - EDGE,
            top + 12 + sum(hand_row(view, row) for row in hand),
        )
        top = boxes["hand"][3] + 16
    boxes["start"] = (EDGE, top, WIDTH - EDGE, top + STRIP)
    found = arrows(view)
    gutters, bottom = _rows(boxes, view, found, top + STRIP)
    boxes["finish"] = (EDGE, bottom, WIDTH - EDGE, bottom + STRIP)
    height = _cards(boxes, view, bottom + STRIP + 24) + EDGE
    boxes["canvas"] = (0, 0, WIDTH, height)
    return Plan((WIDTH, height), boxes, found, gutters)


def _top(view: View) -> dict[str, Box]:
    """The title, and the tray with the dice; with Flixxy also what lies beside them."""
    left = WIDTH - EDGE - _tray_width(view)
    return {"title": (EDGE, 18, left - 16, 118), "tray": (left, 16, WIDTH - EDGE, 120)}


def _tray_width(view: View) -> int:
    if view.house.nochmal == "off":
        return 124
    return 330 + (84 if view.house.worms else 0)


def hand_rows(view: View) -> tuple[str, ...]:
    """What a seat sees of its own worm tokens: those to play now, those for later."""
    if view.seat is None or not view.house.worms:
        return ()
    return ("ready", "fresh") if view.fresh else ("ready",)


def hand_row(view: View, row: str) -> int:
    """The height of a row: a line that says what it is, and the tokens if there are any."""
    return 100 if row == "fresh" or view.ready else 44


def _rows(
    boxes: dict[str, Box], view: View, found: tuple[Arrow, ...], top: int
) -> tuple[tuple[tuple[int, int], ...], int]:
    """The tiles row by row; the gutters, and where the last of them ends."""
    gutters = []
    for row in range(rows_of(view) + 1):
        bottom = top + _gutter(row, found)
        gutters.append((top, bottom))
        top = bottom + _row(boxes, view, row, bottom)
    return tuple(gutters), top


def _gutter(row: int, found: tuple[Arrow, ...]) -> int:
    """As high as the lanes of its arrows need."""
    lanes = [arrow.lane for arrow in found if arrow.gutter == row]
    ends = any(arrow.through and arrow.gutter == row - 1 for arrow in found)
    return 38 + max(lanes) * LANE if lanes else 34 if ends else 22


def _row(boxes: dict[str, Box], view: View, row: int, top: int) -> int:
    """One row of tiles, as high as the fullest of them; its height."""
    first = 1 + row * COLUMNS
    squares = view.track[first : min(first + COLUMNS, len(view.track) - 1)]
    if not squares:
        return 0
    lines = max(-(-len(square.pieces) // ABREAST) for square in squares)
    height = HEAD + max(1, lines) * LINE + 7
    for place, square in enumerate(squares, start=first):
        left = across(cell(place)[1])
        boxes[f"tile-{square.tile.name}"] = (left, top, left + TILE, top + height)
    return height


def _cards(boxes: dict[str, Box], view: View, top: int) -> int:
    """The players, two abreast; the bottom of the last card."""
    seats = range(len(view.players))
    for first in seats[::2]:
        pair = seats[first : first + 2]
        lines = max(-(-chips(view.players[seat]) // CHIPS) for seat in pair)
        height = NAME + lines * CHIP_STEP[1] + (10 if lines else 4)
        for seat in pair:
            left = EDGE + seat % 2 * (CARD + 16)
            boxes[f"card-{seat}"] = (left, top, left + CARD, top + height)
        top += height + 14
    return top - 14


def chips(player: PlayerView) -> int:
    """Tiles, round tokens, and one for all worm tokens."""
    return len(player.stack) + len(player.tokens) + bool(player.worms)


def chip_box(card: Box, number: int) -> Box:
    """Where a chip lies on a card."""
    line, place = divmod(number, CHIPS)
    left = card[0] + 22 + place * CHIP_STEP[0]
    top = card[1] + NAME + line * CHIP_STEP[1]
    return left, top, left + CHIP[0], top + CHIP[1]


def card_of(plan: Plan, seat: Seat) -> Box:
    """The box of a player's card."""
    return plan.boxes[f"card-{seat}"]
