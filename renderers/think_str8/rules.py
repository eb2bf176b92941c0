"""The pictures on the pages of rules: the six colours, and three strips with what they are told."""

from PIL import Image

from renderers.core.canvas import Canvas
from renderers.core.final import EDGE
from renderers.core.say import Say
from renderers.think_str8.colours import PAINTS, card
from renderers.think_str8.layout import (
    CELL,
    LANE,
    LANE_LABEL,
    LEFT,
    RIGHT,
    TRACK_CELL,
    TRACK_CELLS,
    WIDTH,
)
from renderers.think_str8.scale import Bet, lay, ranged
from renderers.think_str8.table import stack, stretch, strip
from rules.think_str8.box import COLOURS, SCALE, STRIPS

BETS = (
    Bet(9, 7, "right", tuple(range(9, 16))),
    Bet(4, 7, "too-low", tuple(range(11, 22))),
    Bet(6, 7, "too-high", tuple(range(6))),
)
PAWNS = {4: (("A", "seat-0"),), 9: (("B", "seat-1"), ("C", "seat-2"))}
"""By cell of the track, the pawns on it, the lowest first."""

VALUES = (4, 0, 7, 2, 5, 1)
"""The cards of the first page."""


def rules_picture(page: int, say: Say) -> Image.Image | None:
    """The picture of a page, from 0; None where it has none."""
    match page:
        case 0:
            return _colours(say)
        case 1:
            return _bets(say)
        case _:
            return None


def _colours(say: Say) -> Image.Image:
    """A card of each colour from both sides, the strips, and pawns on the score track."""
    canvas = Canvas.plain(PAINTS, (WIDTH, 534), "paper")
    _strips(canvas, 206)
    _track(canvas, 362)
    canvas.panel((LEFT, EDGE, RIGHT, 216 - EDGE), 18, ground="paper", colour="card")
    for place, (colour, value) in enumerate(zip(COLOURS, VALUES, strict=True)):
        left = LEFT + 16 + place * 154
        canvas.write(
            say(f"colour-{colour}"),
            (left, 40, left + 130, 84),
            ground="card",
            size=30,
            weight="bold",
        )
        card(canvas, (left, 92, left + 58, 164), colour, value, "card")
        card(canvas, (left + 66, 92, left + 124, 164), colour, None, "card")
    return canvas.image


def _strips(canvas: Canvas, top: int) -> None:
    """Every strip, on felt: its cells, how many these are, and its points."""
    canvas.panel((LEFT, top, RIGHT, top + 144), 18, ground="paper", colour="felt")
    for place, cells in enumerate(STRIPS):
        left = LEFT + 30 + place * 130
        canvas.part((left, top + 10, left + 100, top + 134), strip, cells, None, ground="felt")


def _track(canvas: Canvas, top: int) -> None:
    """The beginning of the score track with three pawns, two of them in a stack."""
    start = (RIGHT - LEFT - TRACK_CELLS * TRACK_CELL) // 2
    box = (LEFT, top, RIGHT, top + 144)
    canvas.part(box, stretch, 0, (True, True), start)
    for cell, pawns in PAWNS.items():
        left = LEFT + start + cell * TRACK_CELL
        stack(canvas, (left, top + 4, left + TRACK_CELL, box[3] - 4), pawns)


def _bets(say: Say) -> Image.Image:
    """Three strips on the scale; in warm light the sums that each hint leaves."""
    height = 2 * EDGE + 44 + LANE * len(BETS)
    canvas = Canvas.plain(PAINTS, (WIDTH, height), "paper")
    canvas.panel((LEFT, EDGE, RIGHT, height - EDGE), 18, ground="paper", colour="card")
    first = LEFT + LANE_LABEL
    for number in SCALE:
        box = (first + number * CELL, EDGE, first + (number + 1) * CELL, EDGE + 44)
        canvas.write(
            str(number),
            box,
            ground="card",
            size=28,
            weight="bold" if number % 2 == 0 else "regular",
            align="centre",
        )
    for place, bet in enumerate(BETS):
        top = EDGE + 44 + place * LANE
        canvas.fill((LEFT, top - 1, RIGHT, top + 1), "rule")
        words = f"{ranged(bet.first, bet.first + bet.cells - 1)} · {say(f'hint-{bet.hint}')}"
        canvas.write(
            words,
            (LEFT + 18, top, first - 8, top + LANE),
            ground="card",
            size=31,
            weight="semibold",
        )
        lay(canvas, (first, top, first + CELL * len(SCALE), top + LANE), bet, ("", f"seat-{place}"))
    return canvas.image
