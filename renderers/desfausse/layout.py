"""Where everything stands on DESfausse's pictures. Drawing and tests read the same boxes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from renderers.core.canvas import Box
from renderers.desfausse.dice import BIG, side
from rules.core.record import Seat
from rules.desfausse.box import TROPHY_BOARD
from rules.desfausse.view import Die, View

WIDTH = 1000
EDGE = 28
HEAD = 66
CARD = HEAD + BIG + 22
GAP = 12
APART = 40
"""Between a player's own dice and those received this turn."""

OWN_BIG = 128
OWN_STEP = 194
ABREAST = 6
"""Own dice beside each other on the private view."""

LINE = 44
FOOT = 156
HELL = 190


@dataclass(frozen=True)
class Plan:
    """The size, and the boxes by name: "title", "track", "mine", "card-0", "die-0-3" …"""

    size: tuple[int, int]
    boxes: Mapping[str, Box]


def plan(view: View, lines: int = 0) -> Plan:
    """The table; for a seat its own dice come first, with so many lines of words below them."""
    boxes: dict[str, Box] = {
        "title": (EDGE, 12, WIDTH - EDGE, 98),
        "track": (EDGE, 108, WIDTH - EDGE, 158),
    }
    top = 176
    if view.seat is not None:
        top = _mine(boxes, own_dice(view), lines, top)
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            boxes[f"card-{seat}"] = (EDGE, top, WIDTH - EDGE, top + CARD)
            _hand(boxes, seat, player.dice, top + HEAD)
            top += CARD + GAP
    bottom = _foot(boxes, top + 6)
    boxes["canvas"] = (0, 0, WIDTH, bottom + EDGE)
    return Plan((WIDTH, bottom + EDGE), boxes)


def own_dice(view: View) -> tuple[Die, ...]:
    """A seat's dice as they would be after the trophies it has decided to play."""
    assert view.seat is not None
    return view.half.dice if view.half else view.players[view.seat].dice


def _mine(boxes: dict[str, Box], dice: Sequence[Die], lines: int, top: int) -> int:
    """A seat's own dice, large, in up to two rows."""
    rows = max(1, -(-len(dice) // ABREAST))
    bottom = top + HEAD + rows * OWN_STEP + lines * LINE + 12
    boxes["mine"] = (EDGE, top, WIDTH - EDGE, bottom)
    for number, die in enumerate(dice):
        row, place = divmod(number, ABREAST)
        left = EDGE + 24 + place * (OWN_BIG + 22) + (OWN_BIG - side(die, OWN_BIG)) // 2
        above = top + HEAD + 6 + row * OWN_STEP + (OWN_BIG - side(die, OWN_BIG)) // 2
        boxes[f"own-{number}"] = _square(left, above, side(die, OWN_BIG))
    if lines:
        boxes["words"] = (EDGE + 24, bottom - lines * LINE - 8, WIDTH - EDGE - 24, bottom - 8)
    return bottom + 18


def _square(left: int, top: int, width: int) -> Box:
    return left, top, left + width, top + width


def _hand(boxes: dict[str, Box], seat: Seat, dice: Sequence[Die], top: int) -> None:
    """A player's dice in a row; those received this turn lie apart."""
    left = EDGE + 24
    for number, die in enumerate(dice):
        if die.received and number and not dice[number - 1].received:
            left += APART - GAP
        width = side(die)
        boxes[f"die-{seat}-{number}"] = _square(left, top + (BIG - width) // 2, width)
        left += width + GAP


def _foot(boxes: dict[str, Box], top: int) -> int:
    """The trophy board, and Hell beside it."""
    width = (WIDTH - 2 * EDGE - HELL - GAP) // len(TROPHY_BOARD)
    for place, row in enumerate(TROPHY_BOARD):
        left = EDGE + place * width
        boxes[f"trophy-{row.trophy}"] = (left, top, left + width - 8, top + FOOT)
    boxes["hell"] = (WIDTH - EDGE - HELL, top, WIDTH - EDGE, top + FOOT)
    return top + FOOT
