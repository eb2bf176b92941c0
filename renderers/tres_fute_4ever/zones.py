"""Four of the five zones of a sheet: what is printed in their cells, pencilled there, or on offer.

What is printed is the same on every sheet; only cells with something in them are drawn on it. Cells
into which a die could go now have a frame, with the number that would stand there.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import zip_longest

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.shapes import corner
from renderers.tres_fute_4ever.colours import PALE, ZONE
from renderers.tres_fute_4ever.layout import ICON, Plan
from renderers.tres_fute_4ever.tiles import (
    Drawn,
    Piece,
    Printed,
    Written,
    circle,
    cross,
    diagonal,
    slash,
    tile,
    triangle,
)
from rules.tres_fute_4ever.box import (
    BLUE_CELLS,
    BLUE_DIAGONAL,
    BLUE_ROWS,
    FACES,
    GREEN_BONUSES,
    GREEN_DOUBLED_FROM,
    GREEN_LENGTH,
    PINK_BONUS_NUMBERS,
    PINK_BONUSES,
    PINK_CIRCLED,
    PINK_LENGTH,
    ROWS,
    YELLOW_BONUSES,
    YELLOW_LENGTH,
    Bonus,
    Cell,
    Row,
)
from rules.tres_fute_4ever.view import Sheet

Letters = Callable[[str], str]
"""The letter of a colour in the reader's language."""

PENCIL = "semibold-italic"
NEW = 16
"""The folded corner of what is new."""

NEW_PEN, OFFER = "fresh", "offer"
"""What is new is written in red; what is on offer is not written yet."""

Entered = tuple[str, str]
"""A number or several, and the pen that wrote it."""


def pen(new: bool) -> str:
    """Pencil; red for what is new."""
    return NEW_PEN if new else "lead"


def put(canvas: Canvas, box: Box, ground: str, pieces: Iterable[Piece]) -> None:
    """Puts a tile made of pieces into a box."""
    left, top, right, bottom = box
    canvas.tile((left, top), tile, (right - left, bottom - top), ground, tuple(pieces))


def folded(width: int, pencil: str) -> tuple[Piece, ...]:
    """The corner of a cell whose entry is new."""
    return (Drawn(corner, (NEW,), (width - NEW, 0), NEW_PEN),) if pencil == NEW_PEN else ()


def framed(box: Box, pencil: str) -> tuple[Piece, ...]:
    """The frame of a cell that is on offer."""
    _, _, width, height = box
    ring = Drawn(shapes.ring, (width - 4, height - 4, 9, 3), (2, 2), "ink")
    return (ring,) if pencil == OFFER else ()


def taken(at: tuple[int, int], side: int, ground: str, pencil: str) -> tuple[Piece, ...]:
    """A line through a bonus that has been given, with a light edge so that it shows on dark."""
    return (
        Drawn(slash, (side, side, 11), at, ground),
        Drawn(slash, (side, side, 6), at, pencil),
    )


def slot(
    canvas: Canvas, box: Box, zone: str, printing: tuple[Bonus | None, Letters], pencil: str = ""
) -> None:
    """A bonus beside its cells, struck out with a pen if it has been given."""
    bonus, letters = printing
    if bonus is not None:
        canvas.part(box, _slot, zone, bonus, letters(bonus), pencil, ground=ZONE[zone])


def _slot(canvas: Canvas, box: Box, zone: str, bonus: Bonus, letter: str, pencil: str) -> None:
    left, top, right, bottom = box
    canvas.panel(box, 10, ground=ZONE[zone], colour=PALE[zone])
    edge = (right - left - ICON) // 2
    pieces: tuple[Piece, ...] = (Printed(bonus, letter, (0, 0), ICON),)
    if pencil:
        pieces += taken((0, 0), ICON, PALE[zone], pencil)
    put(canvas, (left + edge, top + edge, right - edge, bottom - edge), PALE[zone], pieces)


def print_zones(canvas: Canvas, plan: Plan, letters: Letters) -> None:
    """All but grey with nothing in them."""
    boxes = plan.boxes
    for row in ROWS:
        for column in range(YELLOW_LENGTH):
            _yellow(canvas, plan, (row, column), None, letters)
    for cell in BLUE_CELLS:
        blue_at(canvas, plan, cell, "")
    for face, bonus in zip(FACES, BLUE_ROWS, strict=True):
        slot(canvas, boxes[f"blue-bonus-{face}"], "blue", (bonus, letters))
    slot(canvas, boxes["blue-falling"], "blue", (BLUE_DIAGONAL, letters))
    for place in range(GREEN_LENGTH):
        _green(canvas, plan, place, (None, None))
        slot(canvas, boxes[f"green-bonus-{place + 1}"], "green", (GREEN_BONUSES[place], letters))
    for place in range(PINK_LENGTH):
        canvas.fill(boxes[f"pink-{place + 1}"], PALE["pink"])
        if (bonus := PINK_BONUSES[place]) is not None:
            slot(canvas, boxes[f"pink-bonus-{place + 1}"], "pink", (bonus, letters))


# ── yellow ───────────────────────────────────────────────────────────────────────────────────────


def yellow(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    """What is entered in the yellow zone; what is new since `before` in another pencil."""
    for row in ROWS:
        for column, entered in enumerate(_entered(sheet.yellow_row(row), before.yellow_row(row))):
            _yellow(canvas, plan, (row, column), entered, letters)


def _entered(numbers: tuple[int, ...], before: tuple[int, ...]) -> Iterable[Entered]:
    """Numbers from left to right, each with its pen."""
    old = len(before)
    return ((str(number), pen(place >= old)) for place, number in enumerate(numbers))


def _yellow(
    canvas: Canvas, plan: Plan, place: tuple[Row, int], entered: Entered | None, letters: Letters
) -> None:
    row, column = place
    bonus = YELLOW_BONUSES[row][column]
    box, letter = plan.boxes[f"yellow-{row}-{column + 1}"], letters(bonus or "")
    canvas.part(box, _yellow_cell, entered, bonus, letter)


def _yellow_cell(
    canvas: Canvas, box: Box, entered: Entered | None, bonus: Bonus | None, letter: str
) -> None:
    """The bonus on the right, the number on the left; without a bonus in the middle."""
    _, _, width, height = box
    pieces: list[Piece] = []
    if bonus is not None:
        pieces.append(Printed(bonus, letter, (width - ICON - 3, 6), ICON))
    if entered is not None:
        number, pencil = entered
        if bonus is not None:
            pieces += taken((width - ICON - 5, 4), ICON + 4, PALE["yellow"], pencil)
        room = (4, 0, width - ICON - 4 if bonus else width - 4, height)
        pieces += (Written(number, room, 42, pencil, PENCIL), *folded(width, pencil))
    put(canvas, box, PALE["yellow"], pieces)


# ── blue ─────────────────────────────────────────────────────────────────────────────────────────


def blue(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    """What is entered in the blue zone."""
    for cell in sheet.blue:
        blue_at(canvas, plan, cell, pen(cell not in before.blue))
    now, then = (Counter(row for row, _ in s.blue) for s in (sheet, before))
    for row, bonus in zip(FACES, BLUE_ROWS, strict=True):
        if now[row] >= 2:
            box = plan.boxes[f"blue-bonus-{row}"]
            slot(canvas, box, "blue", (bonus, letters), pen(then[row] < 2))
    on_it = [sum(row == column for row, column in s.blue) for s in (sheet, before)]
    if on_it[0] >= 2:
        box = plan.boxes["blue-falling"]
        slot(canvas, box, "blue", (BLUE_DIAGONAL, letters), pen(on_it[1] < 2))


def blue_at(canvas: Canvas, plan: Plan, cell: Cell, pencil: str) -> None:
    """One cell of the blue zone."""
    canvas.part(plan.boxes[f"blue-{cell[0]}-{cell[1]}"], _blue_cell, cell, pencil)


def _blue_cell(canvas: Canvas, box: Box, cell: Cell, pencil: str) -> None:
    put(canvas, box, PALE["blue"], (*_diagonals(box, cell), *crossed(box, cell[0], pencil)))


def _diagonals(box: Box, cell: Cell) -> Iterable[Piece]:
    (_, _, width, height), (row, column) = box, cell
    if row == column:
        yield Drawn(diagonal, (width, height, "falling"), (0, 0), "gold")
    if row + column == 7:
        yield Drawn(diagonal, (width, height, "rising"), (0, 0), "card")


def crossed(box: Box, hand: int, pencil: str) -> Iterable[Piece]:
    """A pencilled cross; a printed one in a frame where it is on offer."""
    _, _, width, height = box
    if pencil == OFFER:
        yield Drawn(shapes.cross, (22,), (width // 2 - 11, height // 2 - 11), "ink")
        yield from framed(box, pencil)
    elif pencil:
        size = (min(width, height) - 4, height - 6)
        yield Drawn(cross, (*size, hand), ((width - size[0]) // 2, 3), pencil)
        yield from folded(width, pencil)


# ── green ────────────────────────────────────────────────────────────────────────────────────────


def green(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    """What is entered in the green zone."""
    upper, lower = _entered(sheet.upper, before.upper), _entered(sheet.lower, before.lower)
    for place, (above, below) in enumerate(zip_longest(upper, lower)):
        _green(canvas, plan, place, (above, below))
        if below is not None:
            box = plan.boxes[f"green-bonus-{place + 1}"]
            slot(canvas, box, "green", (GREEN_BONUSES[place], letters), below[1])


def _green(
    canvas: Canvas, plan: Plan, place: int, halves: tuple[Entered | None, Entered | None]
) -> None:
    canvas.part(
        plan.boxes[f"green-{place + 1}"], _green_cell, halves, place + 1 >= GREEN_DOUBLED_FROM
    )


def green_rooms(box: Box) -> tuple[Box, Box]:
    """Where the numbers of a green cell stand."""
    left, top, right, bottom = box
    middle = (left + right) // 2
    return (left + 2, top + 2, middle + 4, top + 31), (
        middle - 6,
        bottom - 30,
        right - 2,
        bottom - 1,
    )


def _green_cell(
    canvas: Canvas, box: Box, halves: tuple[Entered | None, Entered | None], doubled: bool
) -> None:
    """Its upper and its lower triangle; where both count twice it says so."""
    _, _, width, height = box
    pieces: list[Piece] = [Drawn(triangle, (width, height), (0, 0), "green-dim")]
    pens = set()
    if doubled and halves[1] is None:
        pieces.append(Written("×2", (2, height - 28, 34, height), 22, "green-zone", "bold"))
    for entered, room in zip(halves, green_rooms(box), strict=True):
        if entered is not None:
            number, pencil = entered
            pieces.append(Written(number, room, 38, pencil, PENCIL))
            pens.add(pencil)
    pieces += folded(width, pen(NEW_PEN in pens))
    put(canvas, box, PALE["green"], pieces)


# ── pink ─────────────────────────────────────────────────────────────────────────────────────────


def pink(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    """What is entered in the pink zone."""
    for place, entered in enumerate(_entered(sheet.pink, before.pink)):
        canvas.part(plan.boxes[f"pink-{place + 1}"], _pink_cell, entered)
        bonus = PINK_BONUSES[place]
        if sheet.pink[place] in PINK_BONUS_NUMBERS and bonus is not None:
            box = plan.boxes[f"pink-bonus-{place + 1}"]
            slot(canvas, box, "pink", (bonus, letters), entered[1])


def _pink_cell(canvas: Canvas, box: Box, entered: Entered) -> None:
    (number, pencil), (_, _, width, height) = entered, box
    pieces: list[Piece] = [Written(number, box, 42, pencil, PENCIL)]
    if int(number) in PINK_CIRCLED:
        pieces.append(Drawn(circle, (50, height - 2), ((width - 50) // 2, 1), pencil))
    put(canvas, box, PALE["pink"], [*pieces, *folded(width, pencil)])
