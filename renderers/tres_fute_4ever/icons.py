"""The printed bonuses, drawn: fox, re-roll, +1, polished silver, and "?" in every colour."""

from math import cos, pi, sin

from PIL import Image, ImageDraw

from renderers.core import shapes
from renderers.core.shapes import SCALE, Point
from renderers.core.text import Line, setting
from renderers.tres_fute_4ever.colours import OVER, PALETTE, ZONE
from rules.tres_fute_4ever.box import MARKS

TOOL_FACES = {"reroll": "gold", "extra": "card", "polish": "silver-lit"}
"""The disc of each action."""


SMALL, LARGE = 0.62, 0.78
"""The size of letters on an icon, in shares of its side."""


def icon(bonus: str, side: int, letter: str = "") -> Image.Image:
    """A bonus in true colours on nothing. `letter` names the colour of a "?"."""
    if bonus in MARKS:
        return _mark(bonus, side, letter)
    return _fox(side) if bonus == "fox" else _tool(bonus, side)


def inks(bonus: str) -> frozenset[str]:
    """The colours of an icon."""
    if bonus in MARKS:
        return frozenset({ZONE[bonus], OVER[bonus]})
    if bonus == "fox":
        return frozenset({"fox", "card", "black"})
    return frozenset({TOOL_FACES[bonus], "ink"})


def _painted(side: int) -> Image.Image:
    return Image.new("RGBA", (side, side))


def _mark(colour: str, side: int, letter: str) -> Image.Image:
    """A rounded square with "?" and, larger, the colour's letter."""
    image = _painted(side)
    body = shapes.rounded(side, side, side // 4)
    image.paste((*PALETTE.theme[ZONE[colour]], 255), (0, 0), body)
    texts = [("?", SMALL), (letter, LARGE)] if letter else [("?", LARGE)]
    _centred(image, texts, OVER[colour])
    image.putalpha(body)
    return image


def _centred(image: Image.Image, texts: list[tuple[str, float]], colour: str) -> None:
    """Texts beside each other, each in a share of the side, in the middle."""
    lines = [Line(text, "bold", round(image.width * share)) for text, share in texts]
    left = (image.width - sum(line.width for line in lines)) // 2
    for line in lines:
        letters = setting(line)
        at = (left, letters.top(image.height // 2, line.size))
        image.paste((*PALETTE.theme[colour], 255), at, letters.mask)
        left += line.width


def _tool(tool: str, side: int) -> Image.Image:
    """A disc with a rim: an arrow that goes round, "+1", or a gleam."""
    image = _painted(side)
    ink, body = (*PALETTE.theme["ink"], 255), shapes.disc(side)
    image.paste((*PALETTE.theme[TOOL_FACES[tool]], 255), (0, 0), body)
    image.paste(ink, (0, 0), shapes.ring(side, side, side // 2, max(2, side // 18)))
    if tool == "extra":
        _centred(image, [("+1", 0.7)], "ink")
    else:
        inner = round(side * 0.6)
        sign = shapes.turned_arrow(inner) if tool == "reroll" else gleam(inner)
        at = (side - inner) // 2
        image.paste(ink, (at, at), sign)
    image.putalpha(body)
    return image


def gleam(side: int) -> Image.Image:
    """A star with four long rays, as silver shines."""
    large = Image.new("L", (side * SCALE, side * SCALE))
    middle = side * SCALE / 2
    points = [
        (middle + radius * sin(turn * pi / 4), middle - radius * cos(turn * pi / 4))
        for turn in range(8)
        for radius in (middle * (0.3 if turn % 2 else 1.0),)
    ]
    ImageDraw.Draw(large).polygon(points, fill=255)
    return large.reduce(SCALE)


FOX_HEAD = ((3, 2), (8.5, 7), (15.5, 7), (21, 2), (22, 13), (12, 23), (2, 13))
FOX_CHEEKS = (((2.4, 13), (8.2, 15), (12, 22.6)), ((21.6, 13), (15.8, 15), (12, 22.6)))
FOX_EARS = (((4.4, 5), (7.4, 7.8), (4.6, 10)), ((19.6, 5), (16.6, 7.8), (19.4, 10)))
FOX_EYES = ((8.2, 12.2), (15.8, 12.2))
FOX_NOSE = ((10.2, 20), (13.8, 20), (12, 22.8))
"""A fox's head on a square of 24."""


def _fox(side: int) -> Image.Image:
    large = _painted(side * SCALE)
    draw, unit = ImageDraw.Draw(large), side * SCALE / 24
    pale = (*FOX_CHEEKS, *FOX_EARS)
    forms: list[tuple[tuple[Point, ...], str]] = [(FOX_HEAD, "fox")]
    forms += [*((form, "card") for form in pale), (FOX_NOSE, "black")]
    for points, colour in forms:
        draw.polygon([(x * unit, y * unit) for x, y in points], (*PALETTE.theme[colour], 255))
    for x, y in FOX_EYES:
        box = ((x - 1.3) * unit, (y - 1.3) * unit, (x + 1.3) * unit, (y + 1.3) * unit)
        draw.ellipse(box, (*PALETTE.theme["black"], 255))
    return large.reduce(SCALE)
