"""A player's badge: a disc in their colour with their letter; and titles with a badge."""

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.glyphs import initials
from renderers.core.palette import SEATS
from renderers.core.say import Say
from renderers.core.text import READABLE
from rules.core.record import Seat

Mark = tuple[str, str]
"""A player's letter and colour."""


BADGE = 60
"""The side of a badge before a title."""


def mark(seat: Seat, say: Say, colours: int = SEATS) -> Mark:
    """A player's letter, with their number where others share it, and colour.

    Where there are fewer colours than players they come again.
    """
    return initials(say.names)[seat], f"seat-{seat % colours}"


def badge(
    canvas: Canvas, at: tuple[int, int], side: int, mark: Mark, *, ground: str = "paper"
) -> None:
    """A player's badge, its upper left corner here."""
    left, top = at
    canvas.part((left, top, left + side, top + side), _badge, mark, ground, ground=ground)


def _badge(canvas: Canvas, box: Box, mark: Mark, ground: str) -> None:
    letter, colour = mark
    side = box[2]
    canvas.stamp((0, 0), shapes.disc, side, ground=ground, colour=colour)
    _letter(canvas, box, letter, side * 2 // 3, ground=colour, colour="card")


def pale_badge(canvas: Canvas, at: tuple[int, int], side: int, mark: Mark, *, ground: str) -> None:
    """The other way round, for dark grounds and the player's own colour."""
    left, top = at
    letter, colour = mark
    canvas.stamp(at, shapes.disc, side, ground=ground, colour="card")
    box = (left, top, left + side, top + side)
    _letter(canvas, box, letter, side * 3 // 4, ground="card", colour=colour)


def _letter(canvas: Canvas, box: Box, letter: str, size: int, *, ground: str, colour: str) -> None:
    look = {"ground": ground, "colour": colour, "weight": "bold", "align": "centre"}
    canvas.write(letter, box, size=size, **look)


def heading(
    canvas: Canvas, box: Box, text: str, player: Mark | None, *, star: bool, size: int = 48
) -> None:
    """A title on paper; before it a player's badge, or else a golden star, or else nothing."""
    left, top, right, bottom = box
    at = (left, top + 6)
    if player is not None:
        badge(canvas, at, BADGE, player)
    elif star:
        canvas.stamp(at, shapes.star, BADGE, ground="paper", colour="gold")
    start = left if player is None and not star else left + BADGE + 16
    words = (start, top, right, bottom)
    canvas.write(text, words, ground="paper", size=(size, READABLE), weight="bold")
