"""The five zones of a sheet: what is printed in their cells and what is pencilled there."""

from collections.abc import Callable, Iterable

from renderers.core.canvas import Box, Canvas
from renderers.tres_fute_4ever.colours import PALE, ZONE
from renderers.tres_fute_4ever.layout import Plan
from renderers.tres_fute_4ever.tiles import (
    Drawn,
    Piece,
    Printed,
    Written,
    circle,
    corner,
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
)
from rules.tres_fute_4ever.view import Sheet

Letters = Callable[[str], str]
"""The letter of a colour in the reader's language."""

PENCIL = "semibold-italic"
NEW = 16
"""The folded corner of what is new."""


def pen(new: bool) -> str:
    """Pencil; red for what was entered in the owner's latest turn."""
    return "fresh" if new else "lead"


def put(canvas: Canvas, box: Box, ground: str, pieces: Iterable[Piece]) -> None:
    left, top, right, bottom = box
    canvas.put(tile((right - left, bottom - top), ground, tuple(pieces)), (left, top))


def printed(bonus: Bonus, letters: Letters, at: tuple[int, int], side: int) -> Printed:
    return Printed(bonus, letters(bonus), at, side)


def folded(width: int) -> Drawn:
    return Drawn(corner, (NEW,), (width - NEW, 0), "fresh")


def taken(at: tuple[int, int], side: int, ground: str, new: bool) -> tuple[Piece, ...]:
    """A line through a bonus that has been given, with a light edge so that it shows on dark."""
    return (
        Drawn(slash, (side, side, 11), at, ground),
        Drawn(slash, (side, side, 6), at, pen(new)),
    )


def bonus_slot(
    canvas: Canvas,
    box: Box,
    zone: str,
    printing: tuple[Bonus | None, str],
    given: tuple[bool, bool],
) -> None:
    """A bonus beside its cells: `given` says whether it has been given, and whether just now."""
    bonus, letter = printing
    if bonus is None:
        return
    left, top, right, bottom = box
    canvas.panel(box, 10, ground=ZONE[zone], colour=PALE[zone])
    side = right - left - 6
    pieces: tuple[Piece, ...] = (Printed(bonus, letter, (0, 0), side),)
    if given[0]:
        pieces += taken((0, 0), side, PALE[zone], given[1])
    put(canvas, (left + 3, top + 3, right - 3, bottom - 3), PALE[zone], pieces)


# ── yellow ───────────────────────────────────────────────────────────────────────────────────────


def yellow(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    for row in ROWS:
        numbers, old = sheet.yellow_row(row), len(before.yellow_row(row))
        for column in range(YELLOW_LENGTH):
            box = plan.boxes[f"yellow-{row}-{column + 1}"]
            number = numbers[column] if column < len(numbers) else None
            bonus = YELLOW_BONUSES[row][column]
            put(canvas, box, PALE["yellow"], _yellow_cell(number, column >= old, bonus, letters))


def _yellow_cell(
    number: int | None, new: bool, bonus: Bonus | None, letters: Letters
) -> Iterable[Piece]:
    """The bonus on the right, the number on the left; without a bonus in the middle."""
    if bonus is not None:
        yield printed(bonus, letters, (40, 13), 36)
    if number is None:
        return
    if bonus is not None:
        yield from taken((38, 11), 40, PALE["yellow"], new)
    room = (0, 0, 44 if bonus else 80, 61)
    yield Written(str(number), room, 46, pen(new), PENCIL)
    if new:
        yield folded(80)


# ── blue ─────────────────────────────────────────────────────────────────────────────────────────


def blue(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    for row, column in BLUE_CELLS:
        crossed, new = (row, column) in sheet.blue, (row, column) not in before.blue
        pieces = (*_diagonals(row, column), *(_crossed((53, 53), row, new, crossed)))
        put(canvas, plan.boxes[f"blue-{row}-{column}"], PALE["blue"], pieces)
    for row, bonus in zip(FACES, BLUE_ROWS, strict=True):
        given = tuple(sum(line == row for line, _ in s.blue) >= 2 for s in (sheet, before))
        box = plan.boxes[f"blue-bonus-{row}"]
        bonus_slot(canvas, box, "blue", (bonus, letters(bonus or "")), (given[0], not given[1]))
    given = tuple(sum(line == column for line, column in s.blue) >= 2 for s in (sheet, before))
    box = plan.boxes["blue-falling"]
    bonus_slot(canvas, box, "blue", (BLUE_DIAGONAL, ""), (given[0], not given[1]))


def _diagonals(row: int, column: int) -> Iterable[Piece]:
    if row == column:
        yield Drawn(diagonal, (53, 53, "falling"), (0, 0), "gold")
    if row + column == 7:
        yield Drawn(diagonal, (53, 53, "rising"), (0, 0), "card")


def _crossed(size: tuple[int, int], hand: int, new: bool, crossed: bool) -> Iterable[Piece]:
    if crossed:
        width, height = size[0] - 16, size[1] - 10
        yield Drawn(cross, (width, height, hand), (8, 5), pen(new))
        if new:
            yield folded(size[0])


# ── grey ─────────────────────────────────────────────────────────────────────────────────────────


def grey(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    for cell, region in REGION_AT.items():
        box = plan.boxes[f"grey-{cell[0]}-{cell[1]}"]
        pieces = _grey_cell(cell, region, letters)
        crossed, new = region in sheet.grey, region not in before.grey
        pieces += tuple(_crossed((58, 52), cell[0], new, crossed))
        put(canvas, box, f"shade-{SHADE_AT[cell]}", pieces)
    for cell in REGION_AT:
        _cell_lines(canvas, plan.boxes[f"grey-{cell[0]}-{cell[1]}"], cell)
    for cell, region in REGION_AT.items():
        _borders(canvas, plan.boxes[f"grey-{cell[0]}-{cell[1]}"], cell, region)


def lettered(region: Region) -> Cell:
    """The cell in which a region's letter stands: beside its bonus where there is room."""
    free = [cell for cell in GREY_CELLS[region] if cell != GREY_ICONS.get(region)]
    return (free or list(GREY_CELLS[region]))[0]


def _grey_cell(cell: Cell, region: Region, letters: Letters) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    alone = cell == GREY_ICONS.get(region) and cell == lettered(region)
    if cell == GREY_ICONS.get(region):
        at = (24, 17) if alone else (11, 8)
        side = 32 if alone else 36
        pieces.append(printed(GREY_BONUSES[region], letters, at, side))
    if cell == lettered(region):
        pieces.append(Written(region, (5, 4, 27, 28), 24, "ink", "bold"))
    return tuple(pieces)


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
    for place in range(GREEN_LENGTH):
        pieces: list[Piece] = [Drawn(triangle, (81, 75), (0, 0), "green-dim")]
        for numbers, old, box in (
            (sheet.upper, before.upper, (6, 2, 42, 38)),
            (sheet.lower, before.lower, (40, 37, 76, 73)),
        ):
            if place < len(numbers):
                colour = pen(place >= len(old))
                pieces.append(Written(str(numbers[place]), box, 40, colour, PENCIL))
        if len(before.upper) <= place < len(sheet.upper) or (
            len(before.lower) <= place < len(sheet.lower)
        ):
            pieces.append(folded(81))
        put(canvas, plan.boxes[f"green-{place + 1}"], PALE["green"], pieces)
        given = (place < len(sheet.lower), place >= len(before.lower))
        box = plan.boxes[f"green-bonus-{place + 1}"]
        bonus_slot(
            canvas, box, "green", (GREEN_BONUSES[place], letters(GREEN_BONUSES[place] or "")), given
        )


# ── pink ─────────────────────────────────────────────────────────────────────────────────────────


def pink(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    for place in range(PINK_LENGTH):
        number = sheet.pink[place] if place < len(sheet.pink) else None
        new = place >= len(before.pink)
        box = plan.boxes[f"pink-{place + 1}"]
        put(canvas, box, PALE["pink"], _pink_cell(number, new))
        given = (number in PINK_BONUS_NUMBERS, new)
        box = plan.boxes[f"pink-bonus-{place + 1}"]
        bonus_slot(
            canvas, box, "pink", (PINK_BONUSES[place], letters(PINK_BONUSES[place] or "")), given
        )


def _pink_cell(number: int | None, new: bool) -> Iterable[Piece]:
    if number is None:
        return
    yield Written(str(number), (0, 0, 74, 61), 44, pen(new), PENCIL)
    if number in PINK_CIRCLED:
        yield Drawn(circle, (56, 56), (9, 2), pen(new))
    if new:
        yield folded(74)
