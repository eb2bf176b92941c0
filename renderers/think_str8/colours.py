"""The six colours: paints, and a sign for each, so that no colour stands alone."""

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.dice import Tint, margin, solid
from renderers.core.palette import RAMPS, THEME, Palette
from rules.think_str8.box import COLOURS

PAPERS = ("paper", "card", "glow", "rule", "ink", "pencil", "felt", "felt-deep", "gold", "green")

TINTS = {
    "blue": (36, 92, 172),
    "green": (20, 124, 80),
    "yellow": (244, 200, 56),
    "violet": (116, 60, 152),
    "red": (196, 48, 44),
    "grey": (104, 108, 116),
}
SHADES = {
    "blue": (24, 64, 128),
    "green": (12, 88, 56),
    "yellow": (204, 152, 20),
    "violet": (80, 36, 108),
    "red": (144, 28, 28),
    "grey": (72, 76, 84),
}
SEATS = {
    "seat-0": (124, 76, 36),
    "seat-1": (12, 112, 132),
    "seat-2": (176, 44, 112),
    "seat-3": (48, 52, 96),
}
"""Players in colours that no card has."""

PAINTS = Palette(
    {name: THEME[name] for name in PAPERS}
    | SEATS
    | {f"tint-{colour}": paint for colour, paint in TINTS.items()}
    | {f"shade-{colour}": paint for colour, paint in SHADES.items()},
    {pair: steps for pair, steps in RAMPS.items() if set(pair) <= set(PAPERS) - {"felt-deep"}}
    | {("felt", "felt-deep"): 2, ("felt-deep", "card"): 5, ("felt-deep", "gold"): 3}
    | {("glow", "pencil"): 1, ("glow", "green"): 1, ("ink", "gold"): 2, ("card", "gold"): 3}
    | {(ground, seat): 1 for ground in ("felt-deep", "glow") for seat in SEATS}
    | {("rule", "ink"): 6, ("rule", "pencil"): 4, ("card", "rule"): 2, ("ink", "rule"): 5}
    | {(ground, seat): 4 for ground in ("paper", "card") for seat in SEATS}
    | {(f"tint-{colour}", "card"): 5 for colour in COLOURS if colour != "yellow"}
    | {("tint-yellow", "ink"): 6, ("tint-yellow", "card"): 2}
    | {(f"tint-{colour}", f"shade-{colour}"): 2 for colour in COLOURS}
    | {("felt", f"shade-{colour}"): 2 for colour in COLOURS}
    | {("paper", f"tint-{colour}"): 2 for colour in COLOURS}
    | {("paper", f"shade-{colour}"): 1 for colour in COLOURS},
    borrowed={("paper", "rule"), ("rule", "gold"), ("glow", "rule"), ("glow", "gold")}
    | {(ground, f"tint-{colour}") for ground in ("card", "glow", "gold") for colour in COLOURS}
    | {(f"tint-{colour}", "gold") for colour in COLOURS if colour != "yellow"},
)


def tint(colour: str) -> str:
    """The pale tone of a colour."""
    return f"tint-{colour}"


def shade(colour: str) -> str:
    """The dark tone of a colour."""
    return f"shade-{colour}"


def on_tint(colour: str) -> str:
    """What is written on a colour: yellow alone is too light for white."""
    return "ink" if colour == "yellow" else "card"


def sign(colour: str, size: int) -> Image.Image:
    """Each colour's sign as a mask."""
    match colour:
        case "blue":
            return shapes.disc(size)
        case "green":
            return shapes.pointer(size).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        case "yellow":
            return shapes.star(size)
        case "violet":
            return shapes.diamond(size)
        case "red":
            return shapes.heart(size)
        case _:
            return shapes.rounded(size, size, size // 6)


def stamp_sign(
    canvas: Canvas, colour: str, middle: tuple[int, int], size: int, ground: str, paint: str
) -> None:
    """Stamps the sign that goes with a colour."""
    at = (middle[0] - size // 2, middle[1] - size // 2)
    canvas.stamp(at, sign, colour, size, ground=ground, colour=paint)


def die(canvas: Canvas, colour: str, box: Box, ground: str) -> None:
    """A die that shows a colour: its sign, large."""
    left, top, right, _ = box
    edge = margin(right - left)
    canvas.tile((left - edge, top - edge), die_tile, colour, right - left, ground)


def die_tile(colour: str, side: int, ground: str) -> Image.Image:
    """A die of this colour on a ground."""
    solid = coloured_die(colour, side)
    tile = Image.new("RGB", solid.size, PAINTS.theme[ground])
    tile.paste(solid, mask=solid.getchannel("A"))
    made_of = {ground, tint(colour), shade(colour), on_tint(colour)}
    return PAINTS.quantised(tile, frozenset(made_of))


def coloured_die(colour: str, side: int) -> Image.Image:
    """In true colours on nothing, with its shadow."""
    image = solid(0, side, Tint(TINTS[colour], SHADES[colour], SHADES[colour])).copy()
    mask = sign(colour, side * 9 // 16)
    at = (image.width - mask.width) // 2
    image.paste((*PAINTS.theme[on_tint(colour)], 255), (at, at), mask)
    return image


def card(canvas: Canvas, box: Box, colour: str, value: int | None, ground: str) -> None:
    """A card, open or from behind."""
    if value is None:
        canvas.part(box, _back, colour, ground, ground=ground)
    else:
        canvas.part(box, _face, colour, value, ground, ground=ground)


def _face(canvas: Canvas, box: Box, colour: str, value: int, ground: str) -> None:
    """Its number, and its sign below."""
    left, top, right, bottom = box
    canvas.panel(box, 10, ground=ground, colour=tint(colour))
    foot = bottom - 24
    canvas.write(
        str(value),
        (left, top + 3, right, foot),
        ground=tint(colour),
        colour=on_tint(colour),
        size=44,
        weight="bold",
        align="centre",
    )
    middle = ((left + right) // 2, bottom - 15)
    stamp_sign(canvas, colour, middle, 16, tint(colour), on_tint(colour))


def _back(canvas: Canvas, box: Box, colour: str, ground: str) -> None:
    """The colour's signs in rows, and no number."""
    left, top, right, bottom = box
    canvas.panel(box, 10, ground=ground, colour=tint(colour))
    rows = [(top + 12, 3), (top + 28, 2), (bottom - 28, 2), (bottom - 12, 3)]
    for y, count in rows:
        for place in range(count):
            x = left + 11 + place * (right - left - 22) // (count - 1)
            stamp_sign(canvas, colour, (x, y), 13, tint(colour), shade(colour))
    inner = (left + 17, top + 20, right - 17, bottom - 20)
    canvas.write(
        "?",
        inner,
        ground=tint(colour),
        colour=on_tint(colour),
        size=34,
        weight="bold",
        align="centre",
    )
