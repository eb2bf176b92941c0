"""A tray of felt: dice that lie there, held ones, hollows."""

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Canvas
from renderers.core.dice import COLOURS, die, margin, solid
from renderers.core.palette import THEME, Palette
from renderers.core.text import fitted, setting

RING = 12
"""How far the ring around a held die reaches beyond it."""

TAG = 34
"""The height of the tag on a held die."""


def lay_die(canvas: Canvas, at: tuple[int, int], face: int, side: int) -> None:
    """A die whose body begins here."""
    edge = margin(side)
    canvas.tile((at[0] - edge, at[1] - edge), die, canvas.palette, face, side, "felt")


def lay_hollow(canvas: Canvas, at: tuple[int, int], side: int) -> None:
    """Where a die will lie."""
    canvas.stamp(at, shapes.rounded, side, side, side // 5, ground="felt", colour="felt-deep")


def lay_held_die(canvas: Canvas, at: tuple[int, int], face: int, side: int, word: str) -> None:
    """A die that is not rolled again: a ring around it, and a tag with a pin that says so."""
    canvas.tile((at[0] - RING, at[1] - RING), _held_die, canvas.palette, face, side, word)


def _held_die(palette: Palette, face: int, side: int, word: str) -> Image.Image:
    width = side + 2 * RING
    ground = Image.new("RGB", (width, width + TAG // 2), THEME["felt"])
    body = solid(face, side)
    at = RING - margin(side)
    ground.paste(body, (at, at), body.getchannel("A"))
    ground.paste(THEME["gold"], (0, 0), shapes.ring(width, width, side // 5 + RING, 6))
    _tag(ground, word, width)
    return palette.quantised(ground, COLOURS | {"felt", "gold"})


def _tag(ground: Image.Image, word: str, side: int) -> None:
    line = fitted(word, "bold", 28, side - 44)
    written = setting(line)
    width = written.mask.width + 54
    left, top = (side - width) // 2, side - TAG // 2 - 4
    ground.paste(THEME["gold"], (left, top), shapes.rounded(width, TAG, TAG // 2))
    ground.paste(THEME["ink"], (left + 12, top + 5), shapes.pin(24))
    at = (left + 40, written.top(top + TAG // 2, line.size))
    ground.paste(THEME["ink"], at, written.mask)
