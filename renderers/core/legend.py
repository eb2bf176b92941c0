"""A line below a picture that says what its marks mean."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PIL.Image import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.text import READABLE, measured

HEIGHT = 40
"""Of the line."""

SAMPLE = (46, 30)
SIZE, GAP, NEW, SIDE = 28, 12, 16, 6


class Meaning(NamedTuple):
    """What a mark means: a "frame" around a cell, its "corner", the sides of a "column", a "line"
    below something, a "ground" on which things lie, or a shape."""

    mark: str | Callable[[int], Image]
    colour: str
    words: str


def lay_legend(canvas: Canvas, box: Box, meanings: Iterable[Meaning]) -> None:
    """A sample of each mark with its words."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    for mark, colour, words in meanings:
        sample = (left, middle - SAMPLE[1] // 2, left + SAMPLE[0], middle + SAMPLE[1] // 2)
        canvas.part(sample, _sample, mark, colour)
        left += SAMPLE[0] + GAP
        look = {"colour": "pencil", "weight": "semibold-italic"}
        canvas.write(
            words, (left, top, right, bottom), ground="paper", size=(SIZE, READABLE), **look
        )
        left += measured(words, "semibold-italic", SIZE) + 3 * GAP


def _sample(canvas: Canvas, box: Box, mark: str | Callable[[int], Image], colour: str) -> None:
    """A cell with this mark."""
    _, _, width, height = box
    canvas.fill(box, "paper" if mark == "line" else "card")
    if not isinstance(mark, str):
        side = height - 4
        canvas.stamp(((width - side) // 2, 2), mark, side, ground="card", colour=colour)
    match mark:
        case "frame":
            canvas.panel(box, 9, ground="paper", colour="card")
            canvas.stamp((0, 0), shapes.ring, width, height, 9, 3, ground="card", colour=colour)
        case "corner":
            canvas.stamp((width - NEW, 0), shapes.corner, NEW, ground="card", colour=colour)
        case "ground":
            canvas.fill(box, colour)
        case "column":
            for left in (0, width - SIDE):
                canvas.fill((left, 0, left + SIDE, height), colour)
        case "line":
            canvas.panel((12, 0, width - 12, 22), 6, ground="paper", colour="card")
            canvas.fill((15, 25, width - 15, height), colour)
