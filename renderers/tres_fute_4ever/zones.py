"""The five zones of a sheet: what is printed in their cells and what is pencilled there.

What is printed is the same on every sheet; only cells with something in them are drawn on it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import zip_longest

from renderers.core.canvas import Box, Canvas
from renderers.core.shapes import corner
from renderers.tres_fute_4ever.colours import PALE, ZONE
from renderers.tres_fute_4ever.layout import Plan
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
    GREEN_LENGTH,
    GREY_BONUSES,
    GREY_CELLS,
    GREY_ICONS,
    PINK_BONUS_NUMBERS,
    PINK_BONUSES,
    PINK_CIRCLED,
    PINK_LENGTH,
    REGION_AT,
    ROWS,
    SHADE_AT,
    YELLOW_BONUSES,
    YELLOW_LENGTH,
    Bonus,
    Cell,
    Region,
    Row,
)
from rules.tres_fute_4ever.view import Sheet

Letters = Callable[[str], str]
"""The letter of a colour in the reader's language."""

PENCIL = "semibold-italic"
NEW = 16
"""The folded corner of what is new."""

NEW_PEN = "fresh"

Entered = tuple[int, str]
"""A number, and the pen that wrote it."""


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
    side = right - left - 6
    pieces: tuple[Piece, ...] = (Printed(bonus, letter, (0, 0), side),)
    if pencil:
        pieces += taken((0, 0), side, PALE[zone], pencil)
    put(canvas, (left + 3, top + 3, right - 3, bottom - 3), PALE[zone], pieces)


def print_zones(canvas: Canvas, plan: Plan, letters: Letters) -> None:
    """All five with nothing in them."""
    boxes = plan.boxes
    for row in ROWS:
        for column in range(YELLOW_LENGTH):
            _yellow(canvas, plan, (row, column), None, letters)
    for cell in BLUE_CELLS:
        _blue(canvas, plan, cell, "")
    for face, bonus in zip(FACES, BLUE_ROWS, strict=True):
        slot(canvas, boxes[f"blue-bonus-{face}"], "blue", (bonus, letters))
    slot(canvas, boxes["blue-falling"], "blue", (BLUE_DIAGONAL, letters))
    _print_grey(canvas, plan, letters)
    for place in range(GREEN_LENGTH):
        _green(canvas, plan, place, (None, None))
        slot(canvas, boxes[f"green-bonus-{place + 1}"], "green", (GREEN_BONUSES[place], letters))
    for place in range(PINK_LENGTH):
        canvas.fill(boxes[f"pink-{place + 1}"], PALE["pink"])
        slot(canvas, boxes[f"pink-bonus-{place + 1}"], "pink", (PINK_BONUSES[place], letters))


# ── yellow ───────────────────────────────────────────────────────────────────────────────────────


def yellow(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    """What is entered in the yellow zone; what is new since `before` in another pencil."""
    for row in ROWS:
        for column, entered in enumerate(_entered(sheet.yellow_row(row), before.yellow_row(row))):
            _yellow(canvas, plan, (row, column), entered, letters)


def _entered(numbers: tuple[int, ...], before: tuple[int, ...]) -> Iterable[Entered]:
    """Numbers from left to right, each with its pen."""
    old = len(before)
    return ((number, pen(place >= old)) for place, number in enumerate(numbers))


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
    pieces: list[Piece] = []
    if bonus is not None:
        pieces.append(Printed(bonus, letter, (40, 13), 36))
    if entered is not None:
        number, pencil = entered
        if bonus is not None:
            pieces += taken((38, 11), 40, PALE["yellow"], pencil)
        room = (0, 0, 44 if bonus else 80, 61)
        pieces += (Written(str(number), room, 46, pencil, PENCIL), *folded(80, pencil))
    put(canvas, box, PALE["yellow"], pieces)


# ── blue ─────────────────────────────────────────────────────────────────────────────────────────


def blue(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    """What is entered in the blue zone."""
    for cell in sheet.blue:
        _blue(canvas, plan, cell, pen(cell not in before.blue))
    now, then = (Counter(row for row, _ in s.blue) for s in (sheet, before))
    for row, bonus in zip(FACES, BLUE_ROWS, strict=True):
        if now[row] >= 2:
            box = plan.boxes[f"blue-bonus-{row}"]
            slot(canvas, box, "blue", (bonus, letters), pen(then[row] < 2))
    on_it = [sum(row == column for row, column in s.blue) for s in (sheet, before)]
    if on_it[0] >= 2:
        box = plan.boxes["blue-falling"]
        slot(canvas, box, "blue", (BLUE_DIAGONAL, letters), pen(on_it[1] < 2))


def _blue(canvas: Canvas, plan: Plan, cell: Cell, pencil: str) -> None:
    canvas.part(plan.boxes[f"blue-{cell[0]}-{cell[1]}"], _blue_cell, cell, pencil)


def _blue_cell(canvas: Canvas, box: Box, cell: Cell, pencil: str) -> None:
    row, column = cell
    put(
        canvas,
        box,
        PALE["blue"],
        (*_diagonals(row, column), *_crossed((53, 53), row, pencil)),
    )


def _diagonals(row: int, column: int) -> Iterable[Piece]:
    if row == column:
        yield Drawn(diagonal, (53, 53, "falling"), (0, 0), "gold")
    if row + column == 7:
        yield Drawn(diagonal, (53, 53, "rising"), (0, 0), "card")


def _crossed(size: tuple[int, int], hand: int, pencil: str) -> Iterable[Piece]:
    if pencil:
        width, height = size[0] - 16, size[1] - 10
        yield Drawn(cross, (width, height, hand), (8, 5), pencil)
        yield from folded(size[0], pencil)


# ── grey ─────────────────────────────────────────────────────────────────────────────────────────


def grey(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    """What is entered in the grey zone."""
    for region in sheet.grey:
        pencil = pen(region not in before.grey)
        letter = letters(GREY_BONUSES[region]) if region in GREY_ICONS else ""
        for cell in GREY_CELLS[region]:
            box = plan.boxes[f"grey-{cell[0]}-{cell[1]}"]
            canvas.part(box, _crossed_grey, cell, letter, pencil)


def _crossed_grey(canvas: Canvas, box: Box, cell: Cell, letter: str, pencil: str) -> None:
    """A cell, and what the lines around it and around its neighbours take of it."""
    _grey_cell(canvas, box, cell, letter, pencil)
    (row, column), (_, _, width, height) = cell, box
    beside = {
        (row + down, column + across): (
            across * width,
            down * height,
            (across + 1) * width,
            (down + 1) * height,
        )
        for down in (-1, 0, 1)
        for across in (-1, 0, 1)
        if (row + down, column + across) in REGION_AT
    }
    _grey_lines(canvas, beside)


def _print_grey(canvas: Canvas, plan: Plan, letters: Letters) -> None:
    boxes = {cell: plan.boxes[f"grey-{cell[0]}-{cell[1]}"] for cell in REGION_AT}
    for cell, region in REGION_AT.items():
        letter = letters(GREY_BONUSES[region]) if region in GREY_ICONS else ""
        _grey_cell(canvas, boxes[cell], cell, letter, "")
    _grey_lines(canvas, boxes)


def _grey_lines(canvas: Canvas, boxes: Mapping[Cell, Box]) -> None:
    for cell, box in boxes.items():
        _cell_lines(canvas, box, cell)
    for cell, box in boxes.items():
        _borders(canvas, box, cell, REGION_AT[cell])


def lettered(region: Region) -> Cell:
    """The cell in which a region's letter stands: beside its bonus where there is room."""
    free = [cell for cell in GREY_CELLS[region] if cell != GREY_ICONS.get(region)]
    return (free or list(GREY_CELLS[region]))[0]


def _grey_cell(canvas: Canvas, box: Box, cell: Cell, letter: str, pencil: str) -> None:
    """`letter` is that of the region's bonus."""
    pieces: list[Piece] = []
    region = REGION_AT[cell]
    alone = cell == GREY_ICONS.get(region) and cell == lettered(region)
    if cell == GREY_ICONS.get(region):
        at = (24, 17) if alone else (11, 8)
        side = 32 if alone else 36
        pieces.append(Printed(GREY_BONUSES[region], letter, at, side))
    if cell == lettered(region):
        pieces.append(Written(region, (5, 4, 27, 28), 24, "ink", "bold"))
    pieces += _crossed((58, 52), cell[0], pencil)
    put(canvas, box, f"shade-{SHADE_AT[cell]}", pieces)


def _borders(canvas: Canvas, box: Box, cell: Cell, region: Region) -> None:
    """A strong line where another region begins, a faint one inside the region."""
    left, top, right, bottom = box
    row, column = cell
    for (down, across), line in (
        ((0, -1), (left - 2, top - 2, left + 2, bottom + 2)),
        ((-1, 0), (left - 2, top - 2, right + 2, top + 2)),
        ((0, 1), (right - 2, top - 2, right + 2, bottom + 2)),
        ((1, 0), (left - 2, bottom - 2, right + 2, bottom + 2)),
    ):
        if REGION_AT.get((row + down, column + across)) != region:
            canvas.fill(line, "ink")


def _cell_lines(canvas: Canvas, box: Box, cell: Cell) -> None:
    """Thin lines between the cells, over which the borders of the regions go."""
    left, top, right, bottom = box
    colour = "silver" if SHADE_AT[cell] != "D" else "grey"
    canvas.fill((right - 1, top, right + 1, bottom), colour)
    canvas.fill((left, bottom - 1, right, bottom + 1), colour)


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
    canvas.part(plan.boxes[f"green-{place + 1}"], _green_cell, halves)


def _green_cell(canvas: Canvas, box: Box, halves: tuple[Entered | None, Entered | None]) -> None:
    """Its upper and its lower triangle."""
    pieces: list[Piece] = [Drawn(triangle, (81, 75), (0, 0), "green-dim")]
    pens = set()
    for entered, room in zip(halves, ((6, 2, 42, 38), (40, 37, 76, 73)), strict=True):
        if entered is not None:
            number, pencil = entered
            pieces.append(Written(str(number), room, 40, pencil, PENCIL))
            pens.add(pencil)
    pieces += folded(81, pen(NEW_PEN in pens))
    put(canvas, box, PALE["green"], pieces)


# ── pink ─────────────────────────────────────────────────────────────────────────────────────────


def pink(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    """What is entered in the pink zone."""
    for place, entered in enumerate(_entered(sheet.pink, before.pink)):
        canvas.part(plan.boxes[f"pink-{place + 1}"], _pink_cell, entered)
        number, pencil = entered
        if number in PINK_BONUS_NUMBERS:
            box = plan.boxes[f"pink-bonus-{place + 1}"]
            slot(canvas, box, "pink", (PINK_BONUSES[place], letters), pencil)


def _pink_cell(canvas: Canvas, box: Box, entered: Entered) -> None:
    number, pencil = entered
    pieces: list[Piece] = [Written(str(number), (0, 0, 74, 61), 44, pencil, PENCIL)]
    if number in PINK_CIRCLED:
        pieces.append(Drawn(circle, (56, 56), (9, 2), pencil))
    put(canvas, box, PALE["pink"], [*pieces, *folded(74, pencil)])
