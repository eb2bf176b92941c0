"""Très Futé's icons on buttons: a die of each colour and every bonus.

An icon is the same in every language, so that a sign stands for the colour, not a letter. The signs
are those of Think Str8!'s cards as far as both games have a colour.
"""

from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image

from renderers.core import shapes
from renderers.core.dice import solid
from renderers.core.icons import centred
from renderers.core.text import Line, setting
from renderers.tres_fute_4ever.colours import OVER, PALETTE, TINTS, ZONE
from renderers.tres_fute_4ever.icons import icon
from rules.tres_fute_4ever.box import BONUSES, MARKS

DIE, BONUS = 108, 116
SIGN = 64
"""The side of a sign on a die."""

SIGNS: Mapping[str, Callable[[int], Image.Image]] = {
    "yellow": shapes.star,
    "blue": shapes.disc,
    "grey": lambda size: shapes.rounded(size, size, size // 6),
    "green": lambda size: shapes.pointer(size).transpose(Image.Transpose.FLIP_TOP_BOTTOM),
    "pink": shapes.heart,
    "white": shapes.diamond,
    "black": shapes.cross,
}
"""What tells a colour from the others where no letter can."""


def _cube(colour: str) -> bytes:
    """A die of one colour, with its sign. The label says what it shows."""
    die = solid(0, DIE, TINTS[colour]).copy()
    _stamp(die, SIGNS[colour](SIGN), (die.width // 2, die.height // 2), OVER[colour])
    return centred(die)


def _mark(colour: str) -> bytes:
    """A "?" of one colour, and the colour's sign beside it."""
    image = Image.new("RGBA", (BONUS, BONUS))
    body = shapes.rounded(BONUS, BONUS, BONUS // 4)
    image.paste((*PALETTE.theme[ZONE[colour]], 255), (0, 0), body)
    middle = BONUS // 2
    written = setting(Line("?", "bold", 84))
    left, top = 13, written.top(middle, 84)
    image.paste((*PALETTE.theme[OVER[colour]], 255), (left, top), written.mask)
    _stamp(image, SIGNS[colour](46), (BONUS - 35, middle), OVER[colour])
    image.putalpha(body)
    return centred(image)


def _stamp(image: Image.Image, sign: Image.Image, middle: tuple[int, int], colour: str) -> None:
    at = (middle[0] - sign.width // 2, middle[1] - sign.height // 2)
    image.paste((*PALETTE.theme[colour], 255), at, sign)


def _bonus(bonus: str) -> bytes:
    return _mark(bonus) if bonus in MARKS else centred(icon(bonus, BONUS))


ICONS: Mapping[str, Callable[[], bytes]] = {
    **{f"cube{colour}": partial(_cube, colour) for colour in TINTS},
    **{f"bonus{bonus}": partial(_bonus, bonus) for bonus in BONUSES},
}

SIGNED = (*(f"cube{colour}" for colour in TINTS), *(f"bonus{mark}" for mark in MARKS))
"""Those that had no sign at first."""
