"""Finished tiles of the sheet: a ground, printed icons, and what is pencilled on them.

Each tile is composed in true colours once, brought to the palette and kept.
"""

from collections.abc import Callable
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.core import dice
from renderers.core.shapes import SCALE, Point, dot, reduced
from renderers.core.text import fitted, setting
from renderers.tres_fute_4ever.colours import OVER, PALETTE, TINTS
from renderers.tres_fute_4ever.icons import icon, inks

EVERY = frozenset(PALETTE.theme)


class Printed(NamedTuple):
    """A bonus icon at a place of its tile."""

    bonus: str
    letter: str
    at: tuple[int, int]
    side: int


class Drawn(NamedTuple):
    """A mask, made by a function from measures, in one colour at a place of its tile."""

    shape: Callable[..., Image.Image]
    measures: tuple[int | str, ...]
    at: tuple[int, int]
    colour: str


class Written(NamedTuple):
    """Text in the middle of a box of its tile."""

    text: str
    box: tuple[int, int, int, int]
    size: int
    colour: str
    weight: str = "bold"


Piece = Printed | Drawn | Written


def tile(size: tuple[int, int], ground: str, pieces: tuple[Piece, ...]) -> Image.Image:
    """The pieces one above the other on a plain ground, in no other colours than theirs."""
    image = Image.new("RGB", size, PALETTE.theme[ground])
    for piece in pieces:
        _put(image, piece)
    return PALETTE.quantised(image, frozenset({ground}).union(*map(_colours, pieces)))


def _colours(piece: Piece) -> frozenset[str]:
    return inks(piece.bonus) if isinstance(piece, Printed) else frozenset({piece.colour})


def _put(image: Image.Image, piece: Piece) -> None:
    match piece:
        case Printed(bonus, letter, at, side):
            drawn = icon(bonus, side, letter)
            image.paste(drawn, at, drawn)
        case Drawn(shape, measures, at, colour):
            image.paste(PALETTE.theme[colour], at, shape(*measures))
        case Written(text, (left, top, right, bottom), size, colour, weight):
            line = fitted(text, weight, size, right - left)
            letters = setting(line)
            across = left + (right - left - letters.mask.width) // 2
            down = letters.top((top + bottom) // 2, line.size)
            image.paste(PALETTE.theme[colour], (across, down), letters.mask)


# ── what a pencil draws ──────────────────────────────────────────────────────────────────────────


def _strokes(size: tuple[int, int], strokes: list[list[Point]], line: float) -> Image.Image:
    """Curves with round ends, a little uneven, as a hand draws them."""
    large = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    draw = ImageDraw.Draw(large)
    for stroke in strokes:
        for place, (x, y) in enumerate(stroke):
            radius = line * SCALE / 2 * (0.9 + 0.1 * sin(place * 0.13))
            x, y = x * SCALE, y * SCALE
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    return large.reduce(SCALE)


def _stroke(start: Point, end: Point, bend: float) -> list[Point]:
    """A line that bends a little to one side."""
    steps = 60
    across, down = end[0] - start[0], end[1] - start[1]
    return [
        (
            start[0] + across * share - down * bend * sin(share * pi),
            start[1] + down * share + across * bend * sin(share * pi),
        )
        for share in (step / steps for step in range(steps + 1))
    ]


def cross(width: int, height: int, hand: int = 0) -> Image.Image:
    """A pencilled cross; `hand` 0 to 3 makes it a little different from its neighbours."""
    lean, bend = (hand % 2) * 0.05, (0.06, -0.05, 0.03, -0.07)[hand % 4]
    one = _stroke(
        (width * (0.16 + lean), height * 0.14), (width * 0.84, height * (0.88 - lean)), bend
    )
    other = _stroke(
        (width * 0.86, height * (0.15 + lean)), (width * (0.15 + lean), height * 0.86), -bend
    )
    return _strokes((width, height), [one, other], max(4.0, min(width, height) * 0.1))


def slash(width: int, height: int, line: int) -> Image.Image:
    """A single pencilled line: this bonus is taken."""
    stroke = _stroke((width * 0.08, height * 0.86), (width * 0.92, height * 0.14), 0.06)
    return _strokes((width, height), [stroke], line)


def circle(width: int, height: int) -> Image.Image:
    """A pencilled ring around a number."""
    turns = [(step / 90) * 2.08 * pi - 2.2 for step in range(91)]
    ring = [
        (
            width * (0.5 + (0.43 + 0.02 * sin(turn)) * cos(turn)),
            height * (0.5 + (0.43 + 0.012 * turn) * sin(turn)),
        )
        for turn in turns
    ]
    return _strokes((width, height), [ring], max(3.0, height * 0.06))


def diagonal(width: int, height: int, way: str) -> Image.Image:
    """A thin printed line from corner to corner, falling or rising."""
    large = Image.new("L", (width * SCALE, height * SCALE))
    last = (width * SCALE, height * SCALE)
    line = [(0, 0), last] if way == "falling" else [(0, last[1]), (last[0], 0)]
    ImageDraw.Draw(large).line(line, fill=255, width=5 * SCALE)
    return large.reduce(SCALE)


DOTS, DOT, HATCHES, HATCH = 9, 4, 12, 3
"""From one dot or line of a pattern to the next, and how large it is."""


def dotted(width: int, height: int, left: int, top: int) -> Image.Image:
    """Dots in a pattern that begins this far to the left and above."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for line in range(top // DOTS, (top + height) // DOTS + 1):
            for place in range(left // DOTS, (left + width) // DOTS + 1):
                if (line + place) % 2 == 0:
                    x, y = (place + 0.5) * DOTS - left, (line + 0.5) * DOTS - top
                    dot(draw, x * SCALE, y * SCALE, DOT * SCALE / 2, 255)

    return reduced((width, height), paint)


def hatched(width: int, height: int, left: int, top: int) -> Image.Image:
    """Lines that rise to the right, in a pattern that begins this far to the left and above."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        high = height * SCALE
        for start in range(-(left + top) % HATCHES - HATCHES, width + height + HATCHES, HATCHES):
            x = start * SCALE
            draw.line([(x, 0), (x - high, high)], fill=255, width=HATCH * SCALE)

    return reduced((width, height), paint)


def triangle(width: int, height: int) -> Image.Image:
    """The lower right half of a cell."""
    large = Image.new("L", (width * SCALE, height * SCALE))
    right, bottom = width * SCALE, height * SCALE
    ImageDraw.Draw(large).polygon([(right, 0), (right, bottom), (0, bottom)], fill=255)
    return large.reduce(SCALE)


def die(colour: str, face: int, side: int, on: str) -> Image.Image:
    """A die of one of the six colours on a plain ground, with a margin for its shadow.

    The warm white of the cards is left out where it would only tint the white die.
    """
    body = dice.solid(face, side, TINTS[colour])
    ground = Image.new("RGB", body.size, PALETTE.theme[on])
    ground.paste(body, mask=body.getchannel("A"))
    warm = {"card"} - {OVER[colour], on}
    return PALETTE.quantised(ground, EVERY - warm)
