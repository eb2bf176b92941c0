"""A line below a sheet that says what its frames and folded corners mean."""

from collections.abc import Mapping

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.text import READABLE, measured

HEIGHT = 40
"""Of the line."""

SAMPLE = (46, 30)
SIZE, GAP, NEW = 28, 12, 16


def lay_legend(canvas: Canvas, box: Box, said: Mapping[str, str], *, new: str) -> None:
    """A sample of each, "frame" or "corner", with its words. `new` is the colour of corners."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    for kind, words in said.items():
        sample = (left, middle - SAMPLE[1] // 2, left + SAMPLE[0], middle + SAMPLE[1] // 2)
        canvas.part(sample, _sample, kind, new)
        left += SAMPLE[0] + GAP
        look = {"colour": "pencil", "weight": "semibold-italic"}
        canvas.write(
            words, (left, top, right, bottom), ground="paper", size=(SIZE, READABLE), **look
        )
        left += measured(words, "semibold-italic", SIZE) + 3 * GAP


def _sample(canvas: Canvas, box: Box, kind: str, new: str) -> None:
    """A cell with a frame, or with a folded corner."""
    _, _, width, height = box
    if kind == "frame":
        canvas.panel(box, 9, ground="paper", colour="card")
        canvas.stamp((0, 0), shapes.ring, width, height, 9, 3, ground="card")
    else:
        canvas.fill(box, "card")
        canvas.stamp((width - NEW, 0), shapes.corner, NEW, ground="card", colour=new)
