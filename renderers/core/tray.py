"""A tray of felt: dice that lie there, held ones, hollows; at the end of a game the ranking."""

from collections.abc import Sequence

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.dice import COLOURS, die, margin, solid
from renderers.core.palette import THEME, Palette
from renderers.core.say import Say
from renderers.core.text import fitted, setting

RING = 12
"""How far the ring around a held die reaches beyond it."""

TAG = 34
"""The height of the tag on a held die."""

ABREAST = 4
"""Players beside each other in the ranking."""


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


def ranks(tray: Box, count: int) -> tuple[Box, ...]:
    """Where the players stand on the tray when the game is over, in the order of their places."""
    left, top, right, _ = tray
    across = min(count, ABREAST)
    width, height = (right - left - 40) // across, 166 // -(-count // across)
    boxes = []
    for place in range(count):
        down, beside = divmod(place, across)
        x, y = left + 20 + beside * width, top + 20 + down * height
        boxes.append((x + 8, y, x + width - 8, y + height - 6))
    return tuple(boxes)


def lay_ranking(canvas: Canvas, tray: Box, totals: Sequence[int], say: Say) -> None:
    """Everybody in the order of their places, the first ones in gold."""
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    for seat, box in zip(order, ranks(tray, len(order)), strict=True):
        place = 1 + sum(total > totals[seat] for total in totals)
        name = say.name(seat) if len(order) == 1 else f"{place}. {say.name(seat)}"
        _lay_rank(canvas, box, (name, str(totals[seat])), "gold" if place == 1 else "card")


def _lay_rank(canvas: Canvas, box: Box, lines: tuple[str, str], colour: str) -> None:
    left, top, right, bottom = box
    tall, middle = bottom - top > 100, top + (bottom - top) * 2 // 5
    sizes = (32, 84) if tall else (26, 46)
    look = {"ground": "felt", "colour": colour, "align": "centre"}
    name, total = (left, top, right, middle), (left, middle, right, bottom)
    canvas.write(lines[0], name, size=sizes[0], weight="semibold", **look)
    canvas.write(lines[1], total, size=sizes[1], weight="bold", **look)


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
    line = fitted(word, "bold", 24, side - 56)
    written = setting(line)
    width = written.mask.width + 54
    left, top = (side - width) // 2, side - TAG // 2 - 4
    ground.paste(THEME["gold"], (left, top), shapes.rounded(width, TAG, TAG // 2))
    ground.paste(THEME["ink"], (left + 12, top + 5), shapes.pin(24))
    at = (left + 40, written.top(top + TAG // 2, line.size))
    ground.paste(THEME["ink"], at, written.mask)
