"""A chip for each player, side by side: letter, name and points."""

from renderers.core.badges import Mark, badge, pale_badge
from renderers.core.canvas import Box, Canvas, Size
from renderers.core.text import READABLE
from rules.core.record import Seat

LOW, HIGH = 58, 84
"""The height of a chip: on a narrow one the points stand below the name."""

GAP = 10
ABREAST = 4
WIDE = 400
DISC = 42

LOOKS: tuple[tuple[Size, str], ...] = (((30, READABLE), "semibold"), (38, "bold"), (30, "bold"))
"""The size and weight of each of the words on a chip."""

Words = tuple[str, str, str]
"""On a chip: the name, the points, and what they add up to with earlier ones, if anything."""


def chip_boxes(seats: tuple[Seat, ...], across: tuple[int, int], top: int) -> dict[str, Box]:
    """`chip-SEAT` for each of them, up to four abreast."""
    left, right = across
    rows = -(-len(seats) // ABREAST)
    abreast = -(-len(seats) // rows)
    width = (right - left - (abreast - 1) * GAP) // abreast
    height = LOW if width >= WIDE else HIGH
    boxes = {}
    for place, seat in enumerate(seats):
        down, beside = divmod(place, abreast)
        x, y = left + beside * (width + GAP), top + down * (height + GAP)
        boxes[f"chip-{seat}"] = (x, y, x + width, y + height)
    return boxes


def lay_chip(canvas: Canvas, box: Box, player: Mark, words: Words, *, look: str = "card") -> None:
    """A player's chip; `look` is its ground, or "own" for the player's own colour."""
    canvas.part(box, _chip, player, words, look)


def _chip(canvas: Canvas, box: Box, player: Mark, words: Words, look: str) -> None:
    ground, ink = (player[1], "card") if look == "own" else (look, "ink")
    _, _, right, bottom = box
    canvas.panel(box, 14, ground="paper", colour=ground)
    letter = pale_badge if look == "own" else badge
    letter(canvas, (10, (bottom - DISC) // 2), DISC, player, ground=ground)
    if right < WIDE:
        places = (
            (60, 2, right - 8, 42),
            (60, 38, 130, bottom - 2),
            (130, 38, right - 12, bottom - 2),
        )
        aligned = ("left", "left", "right")
    else:
        places = (
            (60, 0, right - 280, bottom),
            (right - 120, 0, right - 14, bottom),
            (right - 280, 0, right - 120, bottom),
        )
        aligned = ("left", "right", "right")
    for text, place, align, (size, weight) in zip(words, places, aligned, LOOKS, strict=True):
        canvas.write(text, place, ground=ground, colour=ink, size=size, weight=weight, align=align)
