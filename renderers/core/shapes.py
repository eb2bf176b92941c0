"""Signs and forms as masks, drawn by hand at four times the size and reduced once.

A mask is cover, 0 to 255: the palette paints it in any colour. The font has none of these signs in
every weight, and a system's own would differ from machine to machine.
"""

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image, ImageDraw

SCALE = 4
"""Tiles are drawn this many times larger, then reduced."""

Point = tuple[float, float]


def reduced(size: tuple[int, int], paint: Callable[[ImageDraw.ImageDraw], None]) -> Image.Image:
    """What is painted at the large scale, as a mask of this size."""
    large = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    paint(ImageDraw.Draw(large))
    return large.reduce(SCALE)


def polygon(size: int, points: list[Point]) -> Image.Image:
    """A polygon given in shares of the size."""
    scaled = [(x * size * SCALE, y * size * SCALE) for x, y in points]
    return reduced((size, size), lambda draw: draw.polygon(scaled, fill=255))


def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A filled rectangle with round corners."""
    box = (0, 0, width * SCALE - 1, height * SCALE - 1)
    return reduced(
        (width, height), lambda draw: draw.rounded_rectangle(box, radius * SCALE, fill=255)
    )


def ring(width: int, height: int, radius: int, line: int) -> Image.Image:
    """The outline of a rectangle with round corners."""
    box = (0, 0, width * SCALE - 1, height * SCALE - 1)
    return reduced(
        (width, height),
        lambda draw: draw.rounded_rectangle(
            box, radius * SCALE, fill=0, outline=255, width=line * SCALE
        ),
    )


def corner(size: int) -> Image.Image:
    """A folded corner above right: this is new."""
    return polygon(size, [(0, 0), (1, 0), (1, 1)])


def disc(size: int) -> Image.Image:
    """A filled circle."""
    return rounded(size, size, size // 2)


def diamond(size: int) -> Image.Image:
    """The neutral sign for a character the font lacks."""
    return polygon(size, [(0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5)])


def pointer(size: int) -> Image.Image:
    """A triangle that points down: here."""
    return polygon(size, [(0.02, 0.14), (0.98, 0.14), (0.5, 0.92)])


def arrow_left(size: int) -> Image.Image:
    """An arrow that points to the left."""
    return polygon(
        size,
        [
            (0.04, 0.5),
            (0.5, 0.08),
            (0.5, 0.36),
            (0.96, 0.36),
            (0.96, 0.64),
            (0.5, 0.64),
            (0.5, 0.92),
        ],
    )


def arrow_right(size: int) -> Image.Image:
    """An arrow that points to the right."""
    return arrow_left(size).transpose(Image.Transpose.FLIP_LEFT_RIGHT)


def star(size: int) -> Image.Image:
    """A star with five points."""
    points = [
        (0.5 + radius * sin(turn * pi / 5), 0.53 - radius * cos(turn * pi / 5))
        for turn in range(10)
        for radius in ((0.5, 0.215)[turn % 2],)
    ]
    return polygon(size, points)


def tick(size: int) -> Image.Image:
    """A tick."""
    return polygon(
        size, [(0.06, 0.54), (0.2, 0.4), (0.4, 0.6), (0.8, 0.16), (0.95, 0.29), (0.4, 0.88)]
    )


def cross(size: int) -> Image.Image:
    """A cross."""
    arm, edge = 0.13, 0.1
    points = [
        (edge + arm, edge),
        (0.5, 0.5 - arm),
        (1 - edge - arm, edge),
        (1 - edge, edge + arm),
        (0.5 + arm, 0.5),
        (1 - edge, 1 - edge - arm),
        (1 - edge - arm, 1 - edge),
        (0.5, 0.5 + arm),
        (edge + arm, 1 - edge),
        (edge, 1 - edge - arm),
        (0.5 - arm, 0.5),
        (edge, edge + arm),
    ]
    return polygon(size, points)


def heart(size: int) -> Image.Image:
    """A heart."""
    points = []
    for step in range(72):
        turn = step * pi / 36
        across = 16 * sin(turn) ** 3
        up = 13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)
        points.append((0.5 + across / 34, 0.46 - up / 34))
    return polygon(size, points)


def pin(size: int) -> Image.Image:
    """A drawing pin, seen from the side: this stays where it is."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        unit = size * SCALE / 24
        for left, top, right, bottom in ((6, 2, 18, 5), (8.5, 5, 15.5, 12), (11, 15, 13, 23)):
            draw.rectangle((left * unit, top * unit, right * unit, bottom * unit), fill=255)
        hat = [(8.5, 11), (15.5, 11), (19, 15.5), (5, 15.5)]
        draw.polygon([(x * unit, y * unit) for x, y in hat], fill=255)

    return reduced((size, size), paint)


def turned_arrow(size: int) -> Image.Image:
    """An arrow that goes round: roll again."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        unit = size * SCALE / 24
        draw.arc((3 * unit, 3 * unit, 21 * unit, 21 * unit), 20, 300, 255, round(3.2 * unit))
        head = [(13, 0.5), (22.5, 5.5), (13.8, 11.5)]
        draw.polygon([(x * unit, y * unit) for x, y in head], fill=255)

    return reduced((size, size), paint)


def pawn(size: int) -> Image.Image:
    """A pawn, seen from the side."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        unit = size * SCALE / 24
        dot(draw, 12 * unit, 6.5 * unit, 5 * unit, 255)
        body = [(10, 8), (14, 8), (19, 20), (5, 20)]
        draw.polygon([(x * unit, y * unit) for x, y in body], fill=255)
        draw.rounded_rectangle((4 * unit, 18.5 * unit, 20 * unit, 23 * unit), 2 * unit, fill=255)

    return reduced((size, size), paint)


def robot(size: int) -> Image.Image:
    """The head of a robot, with its antenna."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        unit = size * SCALE / 24
        dot(draw, 12 * unit, 2.8 * unit, 2.8 * unit, 255)
        draw.rectangle((10.8 * unit, 3 * unit, 13.2 * unit, 9 * unit), fill=255)
        for left in (0, 20.5):
            draw.rectangle((left * unit, 12 * unit, (left + 3.5) * unit, 19 * unit), fill=255)
        draw.rounded_rectangle((3 * unit, 7.5 * unit, 21 * unit, 23.5 * unit), 4 * unit, fill=255)
        for across in (8.2, 15.8):
            dot(draw, across * unit, 14.5 * unit, 2.6 * unit, 0)

    return reduced((size, size), paint)


def dot(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, cover: int) -> None:
    """A filled circle around a point, on a drawing under way."""
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=cover)
