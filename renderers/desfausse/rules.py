"""The pictures on the pages of rules: the faces of the dice, what may be shed, the trophies."""

from PIL import Image

from renderers.core.canvas import Canvas
from renderers.core.final import EDGE
from renderers.core.say import Say
from renderers.desfausse.colours import PALETTE
from renderers.desfausse.dice import BIG, put, side
from renderers.desfausse.layout import GAP, WIDTH
from renderers.desfausse.tokens import TOKEN, token
from rules.core.record import Fact
from rules.desfausse.box import DEVIL, FACES, TROPHY_BOARD
from rules.desfausse.view import Die, combination, devils

ROW = 112

EXAMPLES: tuple[tuple[Die, ...], ...] = (
    (Die("small", "red", 5), Die("small", "green", 5), Die("big", "red", 5)),
    (
        Die("small", "red", 4),
        Die("big", "red", 4),
        Die("small", "green", 4),
        Die("small", "green", DEVIL, blocked=True),
    ),
    (
        Die("small", "green", 6),
        Die("small", "green", 6),
        Die("small", "red", DEVIL, blocked=True),
        Die("big", "red", DEVIL, blocked=True),
    ),
)
"""A combination without devils, one with a devil, one with as many devils as dice."""


def rules_picture(page: int, say: Say) -> Image.Image | None:
    """The picture of a page, from 0; None where it has none."""
    match page:
        case 0:
            return _faces()
        case 2:
            return _sheds(say)
        case 4:
            return _trophies(say)
        case _:
            return None


def _plain(rows: int, height: int) -> Canvas:
    canvas = Canvas.plain(PALETTE, (WIDTH, rows * height + 2 * EDGE + 16), "paper")
    inside = (EDGE, EDGE, WIDTH - EDGE, canvas.image.height - EDGE)
    canvas.panel(inside, 16, ground="paper", colour="card")
    return canvas


def _row(canvas: Canvas, dice: tuple[Die, ...], top: int) -> None:
    left = EDGE + 30
    for die in dice:
        put(canvas, die, (left, top + (ROW - side(die)) // 2), "card")
        left += side(die) + GAP


def _faces() -> Image.Image:
    """The six faces of a small red and of a big green die."""
    canvas = _plain(2, ROW)
    small = tuple(Die("small", "red", face) for face in FACES["small"])
    big = tuple(Die("big", "green", face) for face in FACES["big"])
    _row(canvas, tuple(_blocked(die) for die in small), EDGE + 8)
    _row(canvas, tuple(_blocked(die) for die in big), EDGE + 8 + ROW)
    return canvas.image


def _blocked(die: Die) -> Die:
    return Die(die.size, die.colour, die.face, blocked=die.is_devil)


def shed(dice: tuple[Die, ...]) -> dict[str, Fact]:
    """The size of the combination an example begins with, its devils, what may be shed."""
    size = len(combination(dice, dice[0].face))
    return {"combination": size, "devils": devils(dice), "count": max(0, size - devils(dice))}


def _sheds(say: Say) -> Image.Image:
    canvas = _plain(len(EXAMPLES), ROW)
    for place, dice in enumerate(EXAMPLES):
        top = EDGE + 8 + place * ROW
        _row(canvas, dice, top)
        box = (WIDTH // 2 - 40, top, WIDTH - EDGE - 20, top + ROW)
        words = say("picture-shed", **shed(dice))
        canvas.write(words, box, ground="card", size=38, weight="semibold")
    return canvas.image


def _trophies(say: Say) -> Image.Image:
    """Each token with what it is called and what it does."""
    height = BIG - 20
    canvas = _plain(len(TROPHY_BOARD), height)
    for place, row in enumerate(TROPHY_BOARD):
        top = EDGE + 8 + place * height
        token(canvas, (EDGE + 24, top + (height - TOKEN) // 2), row.trophy, "card", "ready")
        words = say("picture-own-ready", trophy=row.trophy, effect=row.trophy, count=1)
        box = (EDGE + 90, top, WIDTH - EDGE - 20, top + height)
        canvas.write(words, box, ground="card", size=34)
    return canvas.image
