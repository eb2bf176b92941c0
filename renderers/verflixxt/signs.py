"""Signs as masks: what is on a tile, the pieces beside the pawns, and what shows the way."""

from math import cos, pi, sin

from PIL import Image, ImageDraw

from renderers.core.shapes import SCALE, dot, polygon, reduced


def clover(size: int) -> Image.Image:
    """Four leaves on a stalk: luck."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        unit = size * SCALE / 24
        for x, y in ((7.2, 7.2), (16.8, 7.2), (7.2, 16), (16.8, 16)):
            box = (x - 5, y - 5, x + 5, y + 5)
            draw.ellipse([side * unit for side in box], fill=255)
        draw.rectangle((10 * unit, 9 * unit, 14 * unit, 14 * unit), fill=255)
        stalk = [(11, 11), (13, 11), (15.5, 23), (12.8, 23.6)]
        draw.polygon([(x * unit, y * unit) for x, y in stalk], fill=255)

    return reduced((size, size), paint)


def bolt(size: int) -> Image.Image:
    """A flash: the tile that makes you give one away."""
    points = [(13.5, 0.5), (4, 13.5), (10.5, 13.5), (8, 23.5), (20, 9), (13, 9), (17, 0.5)]
    return _outlined(size, points)


def takes(size: int) -> Image.Image:
    """An arrow into an open box: whoever stands here will take the tile."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        unit = size * SCALE / 24
        draw.rectangle([side * unit for side in (10, 1, 14, 10)], fill=255)
        draw.polygon([(x * unit, y * unit) for x, y in ((5, 9), (19, 9), (12, 17))], fill=255)
        for box in ((1, 13, 4.2, 23), (19.8, 13, 23, 23), (1, 19.8, 23, 23)):
            draw.rectangle([side * unit for side in box], fill=255)

    return reduced((size, size), paint)


def arrowhead(size: int, direction: str) -> Image.Image:
    """A full triangle that points up, down, left or right."""
    forms: dict[str, list[tuple[float, float]]] = {
        "down": [(0, 0), (24, 0), (12, 22)],
        "up": [(0, 24), (24, 24), (12, 2)],
        "right": [(0, 0), (22, 12), (0, 24)],
        "left": [(24, 0), (2, 12), (24, 24)],
    }
    return _outlined(size, forms[direction])


def turn_right(width: int, height: int, line: int) -> Image.Image:
    """The bend of a path that leaves a row on the right and comes back below."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        box = (-width * SCALE, 0, width * SCALE - 1, height * SCALE - 1)
        draw.rounded_rectangle(
            box, min(width, height // 2) * SCALE, outline=255, width=line * SCALE
        )

    return reduced((width, height), paint)


def turn_left(width: int, height: int, line: int) -> Image.Image:
    """A bend of the track that turns to the left."""
    return turn_right(width, height, line).transpose(Image.Transpose.FLIP_LEFT_RIGHT)


def shield(size: int) -> Image.Image:
    """Straight above, round below: a guard."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        unit = size * SCALE / 24
        draw.rounded_rectangle((3 * unit, unit, 21 * unit, 13 * unit), 2 * unit, fill=255)
        lower = [
            (12 + 9 * cos(turn * pi / 24), 11 + 12 * sin(turn * pi / 24)) for turn in range(25)
        ]
        draw.polygon([(x * unit, y * unit) for x, y in lower], fill=255)

    return reduced((size, size), paint)


def burst(size: int) -> Image.Image:
    """A star of ten blunt points."""
    points = [
        (0.5 + radius * sin(turn * pi / 10), 0.5 - radius * cos(turn * pi / 10))
        for turn in range(20)
        for radius in ((0.496, 0.383)[turn % 2],)
    ]
    return polygon(size, points)


def worm(size: int) -> Image.Image:
    """A worm that creeps to the right."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        unit = size * SCALE / 24
        for step in range(65):
            x, y = 3 + step / 4, 13.5 + 5 * cos(step / 64 * 2.4 * pi + 0.6 * pi)
            dot(draw, x * unit, y * unit, 2.7 * unit, 255)
        dot(draw, 19 * unit, 8 * unit, 4.6 * unit, 255)
        dot(draw, 20.4 * unit, 7 * unit, 1.3 * unit, 0)

    return reduced((size, size), paint)


def _outlined(size: int, points: list[tuple[float, float]]) -> Image.Image:
    """A filled outline, given in 24ths of the size."""
    unit = size * SCALE / 24
    scaled = [(x * unit, y * unit) for x, y in points]
    return reduced((size, size), lambda draw: draw.polygon(scaled, fill=255))
