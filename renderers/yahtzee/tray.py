"""The tray: five large dice on felt, the held ones ringed and tagged."""

from functools import lru_cache

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Canvas
from renderers.core.dice import COLOURS, die, margin, solid
from renderers.core.palette import SHARED, THEME, Palette
from renderers.core.text import fitted, setting
from renderers.yahtzee.layout import DIE, RING

TAG = 34
"""The height of the tag on a held die."""


def dice_row(faces: tuple[int, ...], side: int = 96) -> Image.Image:
    """Dice in a row on a strip of felt, for examples on the pages of rules."""
    gap = side // 6
    strip = Canvas.plain(SHARED, (len(faces) * (side + gap) + 2 * gap, side + 3 * gap), "paper")
    strip.panel((0, 0, *strip.image.size), gap, ground="paper", colour="felt")
    for place, face in enumerate(faces):
        left = gap + gap // 2 + place * (side + gap) - margin(side)
        strip.put(die(SHARED, face, side, "felt"), (left, gap + gap // 2 - margin(side)))
    return strip.image


@lru_cache(maxsize=64)
def slot(palette: Palette) -> Image.Image:
    """Where a die will lie: a hollow in the felt."""
    return palette.painted(shapes.rounded(DIE, DIE, DIE // 5), "felt", "felt-deep")


@lru_cache(maxsize=64)
def held_die(palette: Palette, face: int, word: str) -> Image.Image:
    """A die that was not rolled: a ring around it, and a tag with a pin that says so."""
    side = DIE + 2 * RING
    ground = Image.new("RGB", (side, side + TAG // 2), THEME["felt"])
    body = solid(face, DIE)
    at = RING - margin(DIE)
    ground.paste(body, (at, at), body.getchannel("A"))
    ground.paste(THEME["gold"], (0, 0), shapes.ring(side, side, DIE // 5 + RING, 6))
    _tag(ground, word, side)
    return palette.quantised(ground, COLOURS | {"felt", "gold"})


def _tag(ground: Image.Image, word: str, side: int) -> None:
    line = fitted(word, "bold", 24, side - 56)
    written = setting(line)
    width = written.mask.width + 54
    left, top = (side - width) // 2, side - TAG // 2 - 4
    ground.paste(THEME["gold"], (left, top), shapes.rounded(width, TAG, TAG // 2))
    pin = shapes.pin(24)
    ground.paste(THEME["ink"], (left + 12, top + 5), pin)
    at = (left + 40, written.top(top + TAG // 2, line.size))
    ground.paste(THEME["ink"], at, written.mask)
