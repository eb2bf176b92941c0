"""Dice: red ones have a diamond on their face, green ones a disc; on a devil it is black.

A big die is larger and has a second edge inside.
"""

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.dice import Tint, margin, solid
from renderers.core.palette import THEME
from renderers.core.text import Line, setting
from renderers.desfausse import signs
from renderers.desfausse.colours import PALETTE, SHADES, TINTS
from rules.desfausse.view import Die

BIG = 84
SMALL = 62
"""The sides on a player's card."""

FRESH = 5
"""The line below a die that was rolled last, and how far it lies from the die."""

RING = 6
"""How far a ring stands out around a die."""


def side(die: Die, big: int = BIG) -> int:
    """A small die is three quarters as wide as a big one."""
    return big if die.size == "big" else round(big * SMALL / BIG)


def put(
    canvas: Canvas, die: Die, at: tuple[int, int], ground: str, *, big: int = BIG, ringed: str = ""
) -> None:
    """A die whose body starts here; with a ring of some colour, if it is marked."""
    width, (left, top) = side(die, big), at
    if ringed:
        around = (left - RING, top - RING, left + width + RING, top + width + RING)
        canvas.part(around, _ringed, die, ground, ringed, ground=ground)
        return
    corner = (left - margin(width), top - margin(width))
    canvas.tile(corner, _tile, die.size, die.colour, die.face, die.blocked, width, ground)
    if die.fresh:
        bar, end = top + width + FRESH, left + width - width // 6
        colour = "gold" if ground == "felt" else "ink"
        canvas.fill((left + width // 6, bar, end, bar + FRESH), colour)


def _ringed(canvas: Canvas, box: Box, die: Die, ground: str, ring: str) -> None:
    """A die without its shadow, on a ring."""
    around = box[2]
    width = around - 2 * RING
    radius = round(width * 0.2) + RING
    canvas.stamp((0, 0), shapes.rounded, around, around, radius, ground=ground, colour=ring)
    tile, edge = _tile(die.size, die.colour, die.face, die.blocked, width, ring), margin(width)
    body = tile.crop((edge, edge, edge + width, edge + width))
    canvas.put(body, (RING, RING), _body(width))


def _body(width: int) -> Image.Image:
    return shapes.rounded(width, width, round(width * 0.2)).point(lambda c: 255 if c > 127 else 0)


def _tile(size: str, colour: str, face: int, blocked: bool, width: int, ground: str) -> Image.Image:
    body = true_die(size, colour, face, blocked, width)
    tile = Image.new("RGB", body.size, PALETTE.theme[ground])
    tile.paste(body, mask=body.getchannel("A"))
    made_of = {ground, f"tint-{colour}", f"shade-{colour}", "card", "ink"}
    return PALETTE.quantised(tile, frozenset(made_of | ({"gold"} if face == 1 else set())))


def true_die(size: str, colour: str, face: int, blocked: bool, width: int) -> Image.Image:
    """In true colours on nothing, with its shadow. Face 0 has no number."""
    image = solid(0, width, Tint(TINTS[colour], SHADES[colour], SHADES[colour])).copy()
    paint = (*THEME["ink" if face == 1 else "card"], 255)
    if size == "big":
        _edge(image, width)
    mark = _mark(size, colour, width)
    at = (image.width - mark.width) // 2
    image.paste(paint, (at, at), mark)
    if face == 1:
        _devil(image, width, blocked)
    elif face:
        _number(image, face, round(width * (0.6 if size == "big" else 0.66)))
    return image


def _mark(size: str, colour: str, width: int) -> Image.Image:
    """A diamond or a disc; on a big die it keeps clear of the second edge."""
    room = round(width * (0.86 if size == "big" else 0.96))
    return shapes.diamond(room) if colour == "red" else shapes.disc(round(room * 0.4) * 2)


def _edge(image: Image.Image, width: int) -> None:
    inset = round(width * 0.055)
    line = max(2, round(width * 0.035))
    frame = shapes.ring(width - 2 * inset, width - 2 * inset, round(width * 0.15), line)
    at = margin(width) + inset
    image.paste((*THEME["card"], 255), (at, at), frame)


def _devil(image: Image.Image, width: int, blocked: bool) -> None:
    head = signs.devil(round(width * 0.52))
    at = ((image.width - head.width) // 2, (image.height - head.height) // 2)
    image.paste((*THEME["gold"], 255), at, head)
    if blocked:
        return
    room = shapes.disc(round(width * 0.2) * 2)
    spot = margin(width) + width - room.width
    image.paste((*THEME["card"], 255), (spot, spot), room)
    sign = signs.open_lock(round(width * 0.28))
    spot += (room.width - sign.width) // 2
    image.paste((*THEME["ink"], 255), (spot, spot), sign)


def _number(image: Image.Image, face: int, size: int) -> None:
    written = setting(Line(str(face), "bold", size))
    left = (image.width - written.mask.width) // 2
    image.paste((*THEME["ink"], 255), (left, written.top(image.height // 2, size)), written.mask)
