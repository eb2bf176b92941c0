"""A score sheet: rows of labels, and a column of cells for each player.

It is printed once (panels, labels, names) and then written on (the column in turn, numbers). With a
single player it has no names above its columns. Drawing and tests read the same boxes: `label-ROW`,
`ROW-SEAT`, and above the columns `head-SEAT`, `mark-SEAT` and `legend`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.glyphs import initial
from renderers.core.text import halves
from rules.core.record import Seat

HEAD, MARK = 96, 36
"""The heights of a player's tab, and of what is above it."""

GAP = 4
"""What stays free left of a player's tab and cells."""

CORNER, SIGN = 18, 34
FRAME = 5
"""The line on both sides of the column in turn."""

OFFER = (84, 40)
"""The thin frame of a number that is not written yet."""

BAR = 10
"""The height of the bar that shows the way to a goal."""


class Row(NamedTuple):
    """A row of the sheet. `ruled`: with a strong line above it. `sign` draws a mask of a size."""

    key: str
    height: int
    ruled: bool = False
    bold: bool = False
    sign: Callable[[int], Image.Image] | None = None


@dataclass(frozen=True)
class Panel:
    """Rows on one card: how far it reaches, and how wide each player's column is."""

    rows: tuple[Row, ...]
    left: int
    top: int
    right: int
    column: int

    @property
    def bottom(self) -> int:
        """Where the last row ends."""
        return self.top + sum(row.height for row in self.rows)


@dataclass(frozen=True, eq=False)
class ScoreSheet:
    """The panels of one picture. The last row of the last one is a dark band: the result.

    Sheets are compared by identity, so that what is printed can be kept for them.
    """

    seats: tuple[Seat, ...]
    panels: tuple[Panel, ...]

    @property
    def alone(self) -> bool:
        """Whether one player has the whole sheet."""
        return len(self.seats) == 1

    @property
    def result(self) -> Row:
        """The dark band."""
        return self.panels[-1].rows[-1]

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The rows of all panels."""
        return tuple(row for panel in self.panels for row in panel.rows)

    @cached_property
    def boxes(self) -> Boxes:
        """Where everything stands, by name."""
        boxes: dict[str, Box] = {}
        for panel in self.panels:
            self._rows(boxes, panel)
        if not self.alone:
            self._heads(boxes, self.panels[0])
        return boxes

    def _rows(self, boxes: dict[str, Box], panel: Panel) -> None:
        first, top = panel.right - panel.column * len(self.seats), panel.top
        for row in panel.rows:
            bottom = top + row.height
            boxes[f"label-{row.key}"] = (panel.left, top, first, bottom)
            for place, seat in enumerate(self.seats):
                left = first + place * panel.column
                boxes[f"{row.key}-{seat}"] = (left + GAP, top, left + panel.column, bottom)
            top = bottom

    def _heads(self, boxes: dict[str, Box], panel: Panel) -> None:
        """A tab for each player on top of the panel, and above it room for a mark."""
        first, top = panel.right - panel.column * len(self.seats), panel.top - HEAD
        boxes["legend"] = (panel.left + 8, top + 14, first - 16, top + 82)
        for place, seat in enumerate(self.seats):
            left, right = first + place * panel.column, first + (place + 1) * panel.column
            boxes[f"mark-{seat}"] = (left, top - MARK, right, top)
            boxes[f"head-{seat}"] = (left + GAP, top, right, panel.top)

    def light_rows(self, panel: Panel) -> tuple[Row, ...]:
        """A panel's rows without the dark band."""
        return panel.rows[:-1] if panel.rows[-1] is self.result else panel.rows

    def ground(self, key: str, seat: Seat, turn: Seat | None) -> str:
        """The colour on which a cell is written."""
        if key == self.result.key:
            return "ink"
        return "glow" if seat == turn and not self.alone else "card"


# ── printed once ─────────────────────────────────────────────────────────────────────────────────


def print_sheet(
    canvas: Canvas, sheet: ScoreSheet, labels: Iterable[str], names: Iterable[str]
) -> None:
    """The empty sheet: a label for each row, a name for each seat."""
    for panel in sheet.panels:
        _print_panel(canvas, sheet, panel)
    for row, label in zip(sheet.rows, labels, strict=True):
        _print_label(canvas, sheet, row, label)
    if not sheet.alone:
        for seat, name in zip(sheet.seats, names, strict=True):
            _print_head(canvas, sheet.boxes[f"head-{seat}"], seat, name)


def _print_panel(canvas: Canvas, sheet: ScoreSheet, panel: Panel) -> None:
    """A card with lines between the rows, and the dark band at the end of the last one."""
    left, top, right = panel.left, panel.top, panel.right
    light, banded = sheet.light_rows(panel), panel.rows[-1] is sheet.result
    whole = (left, top, right, panel.bottom)
    canvas.panel(whole, CORNER, ground="paper", colour="ink" if banded else "card")
    if banded and light:
        band = sheet.boxes[f"label-{sheet.result.key}"][1]
        canvas.panel((left, top, right, top + 2 * CORNER), CORNER, ground="paper", colour="card")
        canvas.fill((left, top + CORNER, right, band), "card")
    if not sheet.alone:
        canvas.fill((right - CORNER, top, right, top + CORNER), "card")
        _print_columns(canvas, sheet, light)
    _print_lines(canvas, sheet, light, (left, right))


def _print_columns(canvas: Canvas, sheet: ScoreSheet, rows: tuple[Row, ...]) -> None:
    """A thin line left of each player's column."""
    bottom = sheet.boxes[f"label-{rows[-1].key}"][3]
    for seat in sheet.seats:
        left, top, _, _ = sheet.boxes[f"{rows[0].key}-{seat}"]
        canvas.fill((left - GAP + 1, top, left - 1, bottom), "rule")


def _print_lines(
    canvas: Canvas, sheet: ScoreSheet, rows: tuple[Row, ...], across: tuple[int, int]
) -> None:
    """Thin lines between rows, strong ones above rows that are ruled."""
    left, right = across
    for row in rows[1:]:
        line = sheet.boxes[f"label-{row.key}"][1]
        colour = "pencil" if row.ruled else "rule"
        canvas.fill((left, line - 1, right, line + 1 + row.ruled), colour)


def _print_label(canvas: Canvas, sheet: ScoreSheet, row: Row, label: str) -> None:
    """A row's sign, if it has one, and its name."""
    left, top, right, bottom = sheet.boxes[f"label-{row.key}"]
    result = row is sheet.result
    ground, colour = ("ink", "card") if result else ("card", "ink")
    start = left + 18
    if row.sign is not None:
        at = (start, (top + bottom - SIGN) // 2)
        canvas.stamp(at, row.sign, SIGN, ground=ground, colour=colour)
        start += SIGN + 14
    canvas.write(
        label,
        (start, top, right - 8, bottom),
        ground=ground,
        colour=colour,
        size=36 if result else 31,
        weight="bold" if row.bold else "regular",
    )


def _print_head(canvas: Canvas, box: Box, seat: Seat, name: str) -> None:
    """A player's tab: letter and name."""
    left, top, right, bottom = box
    colour, middle = f"seat-{seat}", (left + right) // 2
    canvas.panel(box, CORNER, ground="paper", colour=colour)
    canvas.fill((left, bottom - CORNER, right, bottom), colour)
    disc = (middle - 20, top + 8, middle + 20, top + 48)
    letter = initial(name, str(seat + 1))
    canvas.stamp(disc[:2], shapes.disc, 40, ground=colour, colour="card")
    canvas.write(letter, disc, ground="card", colour=colour, size=28, weight="bold", align="centre")
    below = (left + 8, top + 50, right - 8, bottom - 6)
    canvas.write(
        name, below, ground=colour, colour="card", size=30, weight="semibold", align="centre"
    )


# ── what a turn changes ──────────────────────────────────────────────────────────────────────────


def light_column(canvas: Canvas, sheet: ScoreSheet, seat: Seat) -> None:
    """Warm light on a player's column, sides in the player's colour, a pointer above it."""
    for panel in sheet.panels:
        rows = sheet.light_rows(panel)
        left, top, right, _ = sheet.boxes[f"{rows[0].key}-{seat}"]
        bottom = sheet.boxes[f"label-{rows[-1].key}"][3]
        canvas.fill((left, top, right, bottom), "glow")
        _print_lines(canvas, sheet, rows, (left, right))
        for side in (left, right - FRAME):
            canvas.fill((side, top, side + FRAME, bottom), f"seat-{seat}")
    left, _, right, bottom = sheet.boxes[f"mark-{seat}"]
    at = ((left + right) // 2 - 16, bottom - 34)
    canvas.stamp(at, shapes.pointer, 32, ground="paper", colour=f"seat-{seat}")


def star_column(canvas: Canvas, sheet: ScoreSheet, seat: Seat) -> None:
    """A golden star above a player's column."""
    left, _, right, bottom = sheet.boxes[f"mark-{seat}"]
    at = ((left + right) // 2 - 18, bottom - 37)
    canvas.stamp(at, shapes.star, 36, ground="paper", colour="gold")


def write_legend(canvas: Canvas, sheet: ScoreSheet, legend: str) -> None:
    """What the pencilled numbers are, in two lines beside the names."""
    canvas.write_lines(
        halves(legend),
        sheet.boxes["legend"],
        ground="paper",
        colour="pencil",
        size=25,
        weight="semibold-italic",
    )


def write_offer(canvas: Canvas, box: Box, points: int, ground: str) -> None:
    """A number that is not written yet: slanted, grey, in a thin frame."""
    left, top, right, bottom = box
    width, height = OFFER
    at = ((left + right - width) // 2, (top + bottom - height) // 2)
    canvas.stamp(at, shapes.ring, width, height, 12, 2, ground=ground, colour="pencil")
    canvas.write(
        str(points),
        box,
        ground=ground,
        colour="pencil",
        size=31,
        weight="semibold-italic",
        align="centre",
    )


def write_sum(canvas: Canvas, box: Box, points: int, ground: str) -> None:
    """A sum; that of the dark band is larger."""
    colour, size = ("card", 44) if ground == "ink" else ("ink", 36)
    canvas.write(
        str(points), box, ground=ground, colour=colour, size=size, weight="bold", align="centre"
    )


def write_progress(canvas: Canvas, box: Box, way: tuple[int, int], bonus: int, ground: str) -> None:
    """How far a player is on the way to a goal, in words and as a bar; then the bonus for it."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    inside = (left + FRAME + 8, middle - 30, right - FRAME - 8, middle + 25)
    canvas.part(inside, _progress, way, bonus, ground, ground=ground)


def _progress(canvas: Canvas, box: Box, way: tuple[int, int], bonus: int, ground: str) -> None:
    _, _, right, bottom = box
    (done, goal), top = way, bottom - BAR
    text, colour = (f"{done} → +{bonus}", "green") if bonus else (f"{done} / {goal}", "ink")
    above = (0, 0, right, 42)
    canvas.write(
        text, above, ground=ground, colour=colour, size=29, weight="semibold", align="centre"
    )
    canvas.panel((0, top, right, bottom), BAR // 2, ground=ground, colour="rule")
    end = right * min(done, goal) // goal
    if end >= BAR:
        canvas.panel((0, top, end, bottom), BAR // 2, ground="rule", colour="green")
