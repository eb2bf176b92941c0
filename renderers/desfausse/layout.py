"""Where everything stands on DESfausse's pictures. Drawing and tests read the same boxes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from renderers.core.canvas import Box
from renderers.core.final import EDGE, frame_boxes, signature_box
from renderers.core.legend import HEIGHT
from renderers.desfausse.dice import BIG, side
from rules.core.record import Seat
from rules.desfausse.box import TROPHY_BOARD
from rules.desfausse.view import Die, View

WIDTH = 1000
LEFT, RIGHT = EDGE, WIDTH - EDGE
TOP = 134
"""Where the players begin, below the title and the steps of the turn."""

HEAD = 54
GAP = 12
BETWEEN = 7
"""Between two cards."""

MANY = 5
"""With so many players everything is a little smaller."""

APART = 36
"""Between a player's own dice and those received this turn."""

OWN_BIG, LESS = 116, 100
OWN_ROOM = 888
OWN_GAP = 14
MARK = 46
"""What is to happen to an own die: a sign that hangs from its lower edge."""

LINE = 34
FOOT = 128
HELL = 184


@dataclass(frozen=True)
class Plan:
    """The size, the boxes by name ("title", "track", "mine", "card-0", "die-0-3" …), and the side
    of a big die on a card and on the reader's own tray."""

    size: tuple[int, int]
    boxes: Mapping[str, Box]
    big: int
    own_big: int


def plan(view: View, lines: int = 0) -> Plan:
    """The table; for a seat its own dice come first, with so many lines of words below them."""
    big, own_big, top = _big(view), 0, TOP
    boxes = {"title": (LEFT, 8, RIGHT, 72), "track": (LEFT, 76, RIGHT, 124)}
    if view.phase == "over":
        boxes = frame_boxes(WIDTH, len(view.players))
        top = boxes["tray"][3] + GAP
    if view.seat is not None:
        own_big = own_side(own_dice(view), OWN_BIG if len(view.players) < MANY else LESS)
        top = _mine(boxes, own_dice(view), own_big, lines, top)
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            bottom = top + HEAD + big + 14
            boxes[f"card-{seat}"] = (LEFT, top, RIGHT, bottom)
            _hand(boxes, seat, player.dice, big, top + HEAD)
            top = bottom + BETWEEN
    bottom = _foot(boxes, top + 4) + EDGE
    if has_fresh(view) or has_received(view):
        boxes["legend"] = (LEFT, bottom - EDGE + 4, RIGHT, bottom - EDGE + 4 + HEIGHT)
        bottom += HEIGHT - 8
    if view.phase == "over":
        boxes["signature"] = signature_box(WIDTH, bottom - EDGE + 4)
        bottom = boxes["signature"][3] + 8
    boxes["canvas"] = (0, 0, WIDTH, bottom)
    return Plan((WIDTH, bottom), boxes, big, own_big)


def has_fresh(view: View) -> bool:
    """Whether dice are marked that were rolled last."""
    dice = (die for player in view.players for die in player.dice)
    return view.phase != "over" and any(die.fresh for die in dice)


def has_received(view: View) -> bool:
    """Whether dice lie apart on somebody's card until the next turn."""
    others = (player for seat, player in enumerate(view.players) if seat != view.seat)
    return view.phase != "over" and any(die.received for other in others for die in other.dice)


def _big(view: View) -> int:
    """With five players dice are a little smaller, so that all have room."""
    if len(view.players) < MANY:
        return BIG
    return 72 if view.seat is None and view.phase != "over" else 60


def own_dice(view: View) -> tuple[Die, ...]:
    """A seat's dice as they would be after the trophies it has decided to play."""
    assert view.seat is not None
    return view.half.dice if view.half else view.players[view.seat].dice


def own_side(dice: Sequence[Die], most: int) -> int:
    """The side of a big die such that all of a seat's own lie in one row."""
    room = OWN_ROOM - OWN_GAP * max(0, len(dice) - 1)
    whole = sum(side(die, 100) for die in dice)
    return min(most, room * 100 // whole if whole else most)


def _mine(boxes: dict[str, Box], dice: Sequence[Die], big: int, lines: int, top: int) -> int:
    """A seat's own dice, large, in a row."""
    bottom = top + HEAD + 6 + big + MARK - 6 + lines * LINE + 4
    boxes["mine"] = (LEFT, top, RIGHT, bottom)
    left = LEFT + 24
    for number, die in enumerate(dice):
        width = side(die, big)
        boxes[f"own-{number}"] = _square(left, top + HEAD + 6 + (big - width) // 2, width)
        left += width + OWN_GAP
    if lines:
        boxes["words"] = (LEFT + 24, bottom - lines * LINE - 8, RIGHT - 24, bottom - 8)
    return bottom + GAP


def _square(left: int, top: int, width: int) -> Box:
    return left, top, left + width, top + width


def _hand(boxes: dict[str, Box], seat: Seat, dice: Sequence[Die], big: int, top: int) -> None:
    """A player's dice in a row; those received this turn lie apart."""
    left = LEFT + 24
    for number, die in enumerate(dice):
        if die.received and number and not dice[number - 1].received:
            left += APART - GAP
        width = side(die, big)
        boxes[f"die-{seat}-{number}"] = _square(left, top + (big - width) // 2, width)
        left += width + GAP


def _foot(boxes: dict[str, Box], top: int) -> int:
    """The trophy board, and Hell beside it."""
    width = (RIGHT - LEFT - HELL - 4) // len(TROPHY_BOARD)
    for place, row in enumerate(TROPHY_BOARD):
        left = LEFT + place * width
        boxes[f"trophy-{row.trophy}"] = (left, top, left + width - 6, top + FOOT)
    boxes["hell"] = (RIGHT - HELL, top, RIGHT, top + FOOT)
    return top + FOOT
