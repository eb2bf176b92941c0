"""Dice: of ivory or another colour, rounded, with a little light from above."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.core.palette import RGB, THEME, Palette, mixed
from renderers.core.shapes import SCALE

LEFT, MIDDLE, RIGHT = 0.25, 0.5, 0.75
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((MIDDLE, MIDDLE),),
    2: ((LEFT, LEFT), (RIGHT, RIGHT)),
    3: ((LEFT, LEFT), (MIDDLE, MIDDLE), (RIGHT, RIGHT)),
    4: ((LEFT, LEFT), (RIGHT, LEFT), (LEFT, RIGHT), (RIGHT, RIGHT)),
    5: ((LEFT, LEFT), (RIGHT, LEFT), (MIDDLE, MIDDLE), (LEFT, RIGHT), (RIGHT, RIGHT)),
    6: (
        (LEFT, LEFT),
        (RIGHT, LEFT),
        (LEFT, MIDDLE),
        (RIGHT, MIDDLE),
        (LEFT, RIGHT),
        (RIGHT, RIGHT),
    ),
}
"""Where the pips of each face are, in shares of the die's side."""

COLOURS = frozenset({"ivory", "bone", "ink", "felt-deep"})
"""What a die's tile is made of, beside its ground."""

CORNER = 0.2
PIP = 0.1
"""The radius of the corners and of a pip, in shares of the side."""


class Tint(NamedTuple):
    """What a die is made of: its face, its flank below, its pips."""

    face: RGB
    flank: RGB
    pips: RGB


IVORY = Tint(THEME["ivory"], THEME["bone"], THEME["ink"])


def die(palette: Palette, face: int, side: int, on: str) -> Image.Image:
    """A die's tile on a plain ground, with a margin of a tenth of its side for the shadow."""
    room = side + 2 * margin(side)
    ground = Image.new("RGB", (room, room), palette.theme[on])
    ground.paste(solid(face, side), mask=solid(face, side).getchannel("A"))
    return palette.quantised(ground, COLOURS | {on})


def margin(side: int) -> int:
    """What the tile of a die has around the die, for its shadow."""
    return side // 10


@lru_cache(maxsize=256)
def solid(face: int, side: int, tint: Tint = IVORY) -> Image.Image:
    """The die in true colours on nothing, with its shadow. With face 0 it has no pips."""
    edge = margin(side) * SCALE
    large = side * SCALE
    image = Image.new("RGBA", (large + 2 * edge, large + 2 * edge))
    _shade(image, edge, large)
    _body(image, edge, large, tint)
    _pips(image, edge, large, PIPS.get(face, ()), tint)
    return image.reduce(SCALE)


def _form(
    size: tuple[int, int], left: float, top: float, side: float, corner: float
) -> Image.Image:
    form = Image.new("L", size)
    box = (left, top, left + side - 1, top + side - 1)
    ImageDraw.Draw(form).rounded_rectangle(box, corner, fill=255)
    return form


def _shade(image: Image.Image, edge: int, side: int) -> None:
    """A soft shadow, a little below."""
    form = _form(image.size, edge, edge + side * 0.045, side, side * CORNER)
    soft = form.filter(ImageFilter.GaussianBlur(side * 0.025)).point(lambda cover: cover * 0.5)
    image.paste((16, 24, 20, 255), mask=soft)
    image.putalpha(soft)


def _body(image: Image.Image, edge: int, side: int, tint: Tint) -> None:
    """The flank, darker below, and the face on it, lit from above."""
    whole = _form(image.size, edge, edge, side, side * CORNER)
    flank = _lit(image.size, tint.face, mixed(tint.flank, THEME["ink"], 0.12))
    image.paste(flank, mask=whole)
    inset = side * 0.045
    face = _form(
        image.size, edge + inset, edge + inset * 0.6, side - 2 * inset, side * CORNER * 0.85
    )
    soft = face.filter(ImageFilter.GaussianBlur(side * 0.012))
    light = _lit(image.size, tint.face, mixed(tint.face, tint.flank, 0.3))
    image.paste(light, mask=ImageChops.multiply(soft, whole))


def _lit(size: tuple[int, int], above: RGB, below: RGB) -> Image.Image:
    """A plain fade from top to bottom."""
    fade = Image.linear_gradient("L").resize(size)
    return Image.composite(
        Image.new("RGBA", size, (*below, 255)), Image.new("RGBA", size, (*above, 255)), fade
    )


def _pips(
    image: Image.Image, edge: int, side: int, places: tuple[tuple[float, float], ...], tint: Tint
) -> None:
    """Hollows: a light rim below, the hole above it."""
    draw = ImageDraw.Draw(image)
    rim = mixed(tint.face, (255, 255, 255), 0.7)
    for across, down in places:
        x, y, radius = edge + across * side, edge + (down - 0.01) * side, PIP * side
        for drop, colour in ((0.018 * side, (*rim, 255)), (0, (*tint.pips, 255))):
            draw.ellipse((x - radius, y - radius + drop, x + radius, y + radius + drop), colour)


def small_die(face: int, side: int) -> Image.Image:
    """A flat die as a mask, for a line of text: an outline and its pips."""
    large = side * SCALE
    image = Image.new("L", (large, large))
    draw = ImageDraw.Draw(image)
    line = round(side * 0.075) * SCALE
    draw.rounded_rectangle((0, 0, large - 1, large - 1), large * 0.22, outline=255, width=line)
    radius = large * 0.088
    for across, down in PIPS[face]:
        x, y = ((0.5 + (share - 0.5) * 0.94) * large for share in (across, down))
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    return image.reduce(SCALE)
