"""Yahtzee tables as a test wants them."""

from bot.words import Speaker
from rules.yahtzee import scoring
from rules.yahtzee.box import BOXES
from rules.yahtzee.view import SheetView, View
from tests.renderers.names import NAMES
from tests.renderers.shown import Shown

COLUMNS: tuple[tuple[int | None, ...], ...] = (
    (3, None, 9, 12, None, 18, 22, None, 25, 30, None, 50, None),
    (2, 6, 9, 16, 15, 18, None, None, 25, None, 40, 50, 19),
    (None, None, 6, 8, None, 12, 17, 0, None, 30, None, None, 21),
    (1, 8, None, None, 20, None, None, 26, None, None, 0, None, None),
)
FULL = (3, 8, 9, 12, 15, 18, 22, 0, 25, 30, 40, 50, 19)


def column(boxes: tuple[int | None, ...], yahtzee_bonus: int = 0) -> SheetView:
    upper, bonus = scoring.upper_total(boxes), scoring.upper_bonus(boxes)
    lower = sum(points or 0 for points in boxes[6:])
    return SheetView(
        boxes=boxes,
        upper=upper,
        upper_bonus=bonus,
        yahtzee_bonus=yahtzee_bonus,
        total=upper + bonus + lower + yahtzee_bonus,
    )


def table(
    count: int,
    *,
    turn: int | None = 0,
    dice: tuple[int, ...] = (5, 5, 2, 5, 6),
    held: tuple[int, ...] = (0, 1, 3),
    rolls_left: int = 1,
    sheet: int = 1,
    sheets: int = 1,
) -> View:
    """A table in the middle of a game; without a turn, one where everything is filled."""
    over = turn is None
    boxes = [COLUMNS[seat % 4] if not over else (*FULL[:12], 12 + seat) for seat in range(count)]
    players = tuple(column(b, 100 * (seat == 1)) for seat, b in enumerate(boxes))
    finished = tuple(tuple(180 + 7 * seat + n for seat in range(count)) for n in range(sheet - 1))
    totals = tuple(map(sum, zip(*finished, (player.total for player in players), strict=True)))
    finished += (tuple(player.total for player in players),) if over else ()
    offers = (None,) * len(BOXES)
    if turn is not None and dice:
        offers = scoring.offers(players[turn].boxes, dice, "rulebook")
    return View(
        sheet=sheet,
        sheets=sheets,
        joker="rulebook",
        starter=0,
        starting_rolls=(),
        turn=turn,
        dice=() if over else dice,
        held=() if over or not dice else held,
        rolls_left=rolls_left,
        offers=offers,
        players=players,
        finished=finished,
        totals=totals,
        latest=tuple(
            next(
                box for box, points in zip(BOXES[seat % 4 :], b[seat % 4 :], strict=True) if points
            )
            for seat, b in enumerate(boxes)
        ),
    )


def speaker(language: str = "en", names: tuple[str, ...] = NAMES) -> Speaker:
    return Speaker(language, "yahtzee", names)


COUNTS = range(1, 9)

SHOWN = Shown(
    game="yahtzee",
    table=[
        *(table(count, turn=count - 1) for count in COUNTS),
        *(table(count, turn=count - 1, dice=(), sheet=2, sheets=2) for count in COUNTS),
        *(table(count, turn=None) for count in COUNTS),
        *(table(count, turn=None, sheet=6, sheets=6) for count in COUNTS),
        *(table(count, sheet=6, sheets=6) for count in COUNTS),
    ],
    is_container=lambda name: name in ("canvas", "tray"),
)
