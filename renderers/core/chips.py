"""A chip for each player, side by side: letter, name and points."""

from renderers.core.badges import Mark, badge, pale_badge
from renderers.core.canvas import Box, Canvas
from renderers.core.text import READABLE
from rules.core.record import Seat

LOW, HIGH = 58, 84
"""The height of a chip: on a narrow one the points stand below the name."""

GAP = 10
ABREAST = 4
WIDE = 400
DISC = 42

AWAITED = 10
"""The breadth of the golden edge of whoever is awaited."""

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
    left, top, right, bottom = box
    ground, ink = (player[1], "card") if look == "own" else (look, "ink")
    name, *numbers = words
    canvas.part(box, _printed, player, name, look)
    if right - left < WIDE:
        middle, under = left + 130, top + 38
        places = ((left + 60, under, middle, bottom - 2), (middle, under, right - 12, bottom - 2))
    else:
        middle = right - 120
        places = ((middle, top, right - 14, bottom), (right - 280, top, middle, bottom))
    aligned = ("left" if right - left < WIDE else "right", "right")
    for number, place, align, size in zip(numbers, places, aligned, (38, 30), strict=True):
        if number:
            look_of_it = {"ground": ground, "colour": ink, "weight": "bold", "align": align}
            canvas.write(number, place, size=size, **look_of_it)


def lay_awaited(canvas: Canvas, box: Box, radius: int) -> None:
    """A warm card with a golden edge: somebody is awaited, which no ground tells alone."""
    left, top, _, bottom = box
    edge = left + 2 * radius + AWAITED
    canvas.panel(box, radius, ground="paper", colour="glow")
    canvas.panel((left, top, edge, bottom), radius, ground="paper", colour="gold")
    canvas.fill((left + AWAITED, top, edge, bottom), "glow")


def _printed(canvas: Canvas, box: Box, player: Mark, name: str, look: str) -> None:
    """What stays the same for a whole game: the ground, letter and name."""
    ground, ink = (player[1], "card") if look == "own" else (look, "ink")
    _, _, right, bottom = box
    canvas.panel(box, 14, ground="paper", colour=ground)
    letter = pale_badge if look == "own" else badge
    letter(canvas, (10, (bottom - DISC) // 2), DISC, player, ground=ground)
    place = (60, 2, right - 8, 42) if right < WIDE else (60, 0, right - 280, bottom)
    canvas.write(name, place, ground=ground, colour=ink, size=(30, READABLE), weight="semibold")
