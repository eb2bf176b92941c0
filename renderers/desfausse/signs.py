"""The signs of DESfausse as masks: the devil, Hell's flame, locks, one for each trophy."""

from PIL import Image, ImageChops, ImageDraw

from renderers.core import shapes
from renderers.core.shapes import SCALE, reduced

Points = list[tuple[float, float]]

UNITS = 24
"""Signs are drawn on a square of so many units."""


def _scaled(points: Points, unit: float) -> Points:
    return [(x * unit, y * unit) for x, y in points]


def devil(size: int) -> Image.Image:
    """A horned head with slanted eyes and a grin."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        unit = size * SCALE / UNITS
        for horn in (
            [(1.2, 0.6), (8.4, 5.6), (4.2, 11)],
            [(22.8, 0.6), (15.6, 5.6), (19.8, 11)],
        ):
            draw.polygon(_scaled(horn, unit), fill=255)
        draw.ellipse(tuple(side * unit for side in (3.4, 4.2, 20.6, 19.6)), fill=255)
        draw.polygon(_scaled([(6, 16), (18, 16), (12, 23.6)], unit), fill=255)
        for eye in (
            [(6, 9), (11, 11.8), (10, 13.6), (6.6, 12.6)],
            [(18, 9), (13, 11.8), (14, 13.6), (17.4, 12.6)],
        ):
            draw.polygon(_scaled(eye, unit), fill=0)
        draw.polygon(_scaled([(7.4, 15.4), (16.6, 15.4), (12, 19.2)], unit), fill=0)

    return reduced((size, size), paint)


def flame(size: int) -> Image.Image:
    """A flame with a hollow heart: Hell."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        unit = size * SCALE / UNITS
        outer = [
            (12.6, 0.4),
            (14.4, 4.6),
            (18.8, 9.6),
            (20.6, 14.2),
            (19.6, 19),
            (16.4, 22.4),
            (12, 23.6),
            (7.6, 22.4),
            (4.4, 19),
            (3.4, 14.6),
            (4.6, 10),
            (6.6, 7.2),
            (7.6, 10.4),
            (9.2, 11.2),
            (10.6, 8.6),
            (11, 4.4),
        ]
        heart = [(12.4, 12), (15.2, 16), (15.4, 19), (12, 21.4), (8.8, 19.2), (9, 16.4)]
        draw.polygon(_scaled(outer, unit), fill=255)
        draw.polygon(_scaled(heart, unit), fill=0)

    return reduced((size, size), paint)


def lock(size: int) -> Image.Image:
    """A closed padlock: this die is blocked."""
    return reduced((size, size), lambda draw: _padlock(draw, size, shift=0))


def open_lock(size: int) -> Image.Image:
    """Its shackle is lifted and turned aside: freed."""
    return reduced((size, size), lambda draw: _padlock(draw, size, shift=5.4))


def _padlock(draw: ImageDraw.ImageDraw, size: int, shift: float) -> None:
    unit = size * SCALE / UNITS
    left, top = 6.6 + shift, 1.4
    bow = tuple(side * unit for side in (left, top, left + 10.8, top + 11))
    draw.arc(bow, 180, 360, 255, round(2.8 * unit))
    for side in (left, left + 8):
        foot = 11 if not shift or side == left else 9
        draw.rectangle(tuple(s * unit for s in (side, top + 5.4, side + 2.8, foot)), fill=255)
    draw.rounded_rectangle(tuple(s * unit for s in (4, 10, 20, 22.6)), 2.4 * unit, fill=255)
    draw.ellipse(tuple(s * unit for s in (10.2, 13, 13.8, 16.6)), fill=0)
    draw.rectangle(tuple(s * unit for s in (11.1, 15, 12.9, 19.4)), fill=0)


def half_painted(size: int) -> Image.Image:
    """A die of which one half has been painted over."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        unit = size * SCALE / UNITS
        box = tuple(side * unit for side in (2.4, 2.4, 21.6, 21.6))
        draw.rounded_rectangle(box, 4.4 * unit, outline=255, width=round(2.2 * unit))
        draw.polygon(_scaled([(4, 20.6), (20.6, 4), (20.6, 20.6)], unit), fill=255)

    return reduced((size, size), paint)


def struck(size: int) -> Image.Image:
    """A slanting bar: done with."""
    width = round(size * SCALE * 0.08)
    ends = [share * size * SCALE for share in (0.14, 0.86, 0.86, 0.14)]
    return reduced((size, size), lambda draw: draw.line(ends, fill=255, width=width))


def _twice(sign: Image.Image, size: int) -> Image.Image:
    """The same sign twice, the second before the first with a little air between."""
    image = Image.new("L", (size, size))
    image.paste(sign, (0, 0))
    at = size - sign.width
    halo = sign.point(lambda cover: 255 if cover else 0).resize((sign.width + 6,) * 2)
    image.paste(0, (at - 3, at - 3), halo)
    layer = Image.new("L", (size, size))
    layer.paste(sign, (at, at))
    return ImageChops.lighter(image, layer)


def trophy(kind: str, size: int) -> Image.Image:
    """What a trophy does: one die or devil, or several."""
    match kind:
        case "new-roll":
            return shapes.turned_arrow(size)
        case "recolour-one":
            return half_painted(size)
        case "recolour-several":
            return _twice(half_painted(size * 2 // 3), size)
        case "small-exorcism":
            return open_lock(size)
        case _:
            return _twice(open_lock(size * 2 // 3), size)
