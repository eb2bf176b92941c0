"""A player's badge: a disc in their colour with their letter."""

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.glyphs import initial
from renderers.core.say import Say
from rules.core.record import Seat

Mark = tuple[str, str]
"""A player's letter and colour."""


def mark(seat: Seat, say: Say) -> Mark:
    return initial(say.name(seat), str(seat + 1)), f"seat-{seat}"


def badge(
    canvas: Canvas, at: tuple[int, int], side: int, mark: Mark, *, ground: str = "paper"
) -> None:
    left, top = at
    canvas.part((left, top, left + side, top + side), _badge, mark, ground, ground=ground)


def _badge(canvas: Canvas, box: Box, mark: Mark, ground: str) -> None:
    letter, colour = mark
    side = box[2]
    canvas.stamp((0, 0), shapes.disc, side, ground=ground, colour=colour)
    canvas.write(
        letter, box, ground=colour, colour="card", size=side * 2 // 3, weight="bold",
        align="centre",
    )  # fmt: skip
