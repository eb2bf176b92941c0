"""The best games of a day in signs, a row for each: how well every turn went."""

import msgspec
from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.text import READABLE
from renderers.stats.paper import HEAD, MARGIN, WIDTH, page, put

ROW, LABEL, SIGN = 150, 62, 58
"""The height of a row, of the words in it, and the room that a sign has."""

LEGEND = 64
"""The height of the line that says what the signs mean."""

MOST = 15
"""Signs that stand side by side."""


class BestLine(msgspec.Struct, frozen=True):
    """A game: what it was, who played it with how many points, and by turn how well it went."""

    title: str
    told: str
    levels: tuple[int, ...]


def draw_lines(
    title: str, subtitle: str, lines: tuple[BestLine, ...], worth: tuple[str, ...]
) -> Image.Image:
    """Draws the rows, and below them what each sign is worth, from nothing up."""
    boxes = layout(len(lines))
    canvas = page(boxes["canvas"][3], title, subtitle)
    for row, line in enumerate(lines):
        left, top, right, _ = boxes[f"row-{row}"]
        words = (left, top + 6, right, top + LABEL)
        middle = (left + right) // 2
        canvas.write(
            line.title, (left, words[1], middle, words[3]), ground="card", size=(36, READABLE)
        )
        canvas.write(
            line.told,
            (middle, words[1], right, words[3]),
            ground="card",
            size=(36, READABLE),
            weight="bold",
            align="right",
        )
        for place, level in enumerate(line.levels[:MOST]):
            at = (left + place * SIGN + SIGN // 2, top + LABEL + 34)
            mask, colour = _mark(level)
            put(canvas, mask, at, colour)
    _legend(canvas, boxes["legend"], worth)
    return canvas.image


def _legend(canvas: Canvas, box: Box, worth: tuple[str, ...]) -> None:
    """Each sign with its words, spread over the width."""
    left, top, right, bottom = box
    step = (right - left) // len(worth)
    for level, words in enumerate(worth):
        mask, colour = _mark(level)
        x = left + level * step
        put(canvas, mask, (x + SIGN // 2, (top + bottom) // 2), colour)
        here = (x + SIGN + 4, top, x + step, bottom)
        canvas.write(words, here, ground="card", colour="pencil", size=READABLE)


def _mark(level: int) -> tuple[Image.Image, str]:
    """Nothing, a little, a good deal, very much: told apart by shape and size, not colour alone."""
    match level:
        case 0:
            return shapes.ring(22, 22, 4, 3), "pencil"
        case 1:
            return shapes.diamond(26), "seat-1"
        case 2:
            return shapes.diamond(46), "seat-1"
        case _:
            return shapes.star(52), "seat-4"


def layout(count: int) -> dict[str, Box]:
    """Where each row stands."""
    height = HEAD + count * ROW + LEGEND + MARGIN
    rows: dict[str, Box] = {"canvas": (0, 0, WIDTH, height)}
    for row in range(count):
        top = HEAD + row * ROW + 8
        rows[f"row-{row}"] = (2 * MARGIN, top, WIDTH - 2 * MARGIN, top + ROW)
    top = HEAD + count * ROW
    rows["legend"] = (2 * MARGIN, top, WIDTH - MARGIN, top + LEGEND)
    return rows
