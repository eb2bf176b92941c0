"""The grey zone: regions in three shades, each of which has a pattern beside its colour."""

from collections.abc import Mapping

from renderers.core.canvas import Box, Canvas
from renderers.tres_fute_4ever.layout import ICON, Plan
from renderers.tres_fute_4ever.tiles import Drawn, Piece, Printed, Written, dotted, hatched
from renderers.tres_fute_4ever.zones import OFFER, Letters, crossed, framed, pen, put
from rules.tres_fute_4ever.box import (
    GREY_BONUSES,
    GREY_CELLS,
    GREY_ICONS,
    REGION_AT,
    SHADE_AT,
    Cell,
    Region,
)
from rules.tres_fute_4ever.view import Sheet

PATTERNS = {"L": (dotted, "grey"), "D": (hatched, "silver-lit")}
"""How a shade is told without its colour; white has no pattern."""


def shaded(shade: str, size: tuple[int, int], cell: Cell = (1, 1)) -> tuple[Piece, ...]:
    """The pattern of a shade, which goes on from one cell to the next."""
    if shade not in PATTERNS:
        return ()
    pattern, colour = PATTERNS[shade]
    (width, height), (row, column) = size, cell
    start = ((column - 1) * width, (row - 1) * height)
    return (Drawn(pattern, (width, height, *start), (0, 0), colour),)


def grey(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet, letters: Letters) -> None:
    """What is entered in the grey zone."""
    for region in sheet.grey:
        cross_region(canvas, plan, region, pen(region not in before.grey), letters)


def cross_region(canvas: Canvas, plan: Plan, region: Region, pencil: str, letters: Letters) -> None:
    """Every cell of a region; one on offer has a frame around its letter."""
    letter = letters(GREY_BONUSES[region]) if region in GREY_ICONS else ""
    cells = GREY_CELLS[region] if pencil != OFFER else (lettered(region),)
    for cell in cells:
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


def print_grey(canvas: Canvas, plan: Plan, letters: Letters) -> None:
    """All regions with nothing in them."""
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
    left, top, right, bottom = box
    shade, region = SHADE_AT[cell], REGION_AT[cell]
    pieces = list(shaded(shade, (right - left, bottom - top), cell))
    alone = cell == GREY_ICONS.get(region) and cell == lettered(region)
    if cell == GREY_ICONS.get(region):
        at, side = ((23, 13), 28) if alone else ((9, 4), ICON)
        pieces.append(Printed(GREY_BONUSES[region], letter, at, side))
    if cell == lettered(region):
        pieces.append(Written(region, (3, 3, 26, 29), 28, "ink", "bold"))
    if pencil == OFFER:
        pieces += framed(box, pencil)
    else:
        pieces += crossed(box, cell[0], pencil)
    put(canvas, box, f"shade-{shade}", pieces)


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
