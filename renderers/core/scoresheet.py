"""A score sheet: panels of rows with a label, and a column of cells for each player.

It is printed once (panels, labels, letters) and then written on (the column in turn, numbers). With
a single player it has no letters above its columns. Drawing and tests read the same boxes:
`label-ROW`, `ROW-SEAT`, and above the columns of a panel `head-ROW-SEAT` by its first row.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from PIL import Image

from renderers.core import shapes
from renderers.core.badges import pale_badge
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.text import READABLE, fitted, halves
from rules.core.record import Seat

HEAD = 46
"""The height of a player's tab."""

GAP = 4
"""What stays free left of a player's tab and cells."""

CORNER, SIGN, LARGE_SIGN = 18, 36, 40
NARROW = 100
"""Labels have no words where they have less room."""

LABEL = 30
FRAME = 5
"""The line on both sides of the column in turn."""

OFFER = (84, 42)
"""The frame of a number that is not written yet, at most."""

NEW = 16
"""The folded corner of what was written last."""

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
    """The panels of one picture. If it is `banded` the very last row is a dark band: the result.

    Sheets are compared by identity, so that what is printed can be kept for them.
    """

    seats: tuple[Seat, ...]
    panels: tuple[Panel, ...]
    banded: bool = False

    @property
    def alone(self) -> bool:
        """Whether one player has the whole sheet."""
        return len(self.seats) == 1

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The rows of all panels."""
        return tuple(row for panel in self.panels for row in panel.rows)

    @property
    def result(self) -> Row | None:
        """The dark band."""
        return self.rows[-1] if self.banded else None

    @cached_property
    def boxes(self) -> Boxes:
        """Where everything stands, by name."""
        boxes: dict[str, Box] = {}
        for panel in self.panels:
            self._rows(boxes, panel)
            if not self.alone:
                self._heads(boxes, panel)
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
        """A tab for each player on top of the panel."""
        first = panel.right - panel.column * len(self.seats)
        for place, seat in enumerate(self.seats):
            left, right = first + place * panel.column, first + (place + 1) * panel.column
            tab = (left + GAP, panel.top - HEAD, right, panel.top)
            boxes[f"head-{panel.rows[0].key}-{seat}"] = tab

    def light_rows(self, panel: Panel) -> tuple[Row, ...]:
        """A panel's rows without the dark band."""
        return tuple(row for row in panel.rows if row is not self.result)

    def ground(self, key: str, seat: Seat, turn: Seat | None) -> str:
        """The colour on which a cell is written."""
        if self.result is not None and key == self.result.key:
            return "ink"
        return "glow" if seat == turn and not self.alone else "card"


# ── printed once ─────────────────────────────────────────────────────────────────────────────────


def print_sheet(
    canvas: Canvas, sheet: ScoreSheet, labels: Iterable[str], letters: Iterable[str]
) -> None:
    """The empty sheet: a label for each row, a letter for each seat."""
    for panel in sheet.panels:
        _print_panel(canvas, sheet, panel)
    for row, label in zip(sheet.rows, labels, strict=True):
        _print_label(canvas, sheet, row, label)
    if not sheet.alone:
        for seat, letter in zip(sheet.seats, letters, strict=True):
            for panel in sheet.panels:
                box = sheet.boxes[f"head-{panel.rows[0].key}-{seat}"]
                _print_head(canvas, box, seat, letter)


def _print_panel(canvas: Canvas, sheet: ScoreSheet, panel: Panel) -> None:
    """A card with lines between the rows, and the dark band at the end of the last one."""
    left, top, right = panel.left, panel.top, panel.right
    light, banded = sheet.light_rows(panel), panel.rows[-1] is sheet.result
    whole = (left, top, right, panel.bottom)
    canvas.panel(whole, CORNER, ground="paper", colour="ink" if banded else "card")
    if banded and light:
        band = panel.bottom - panel.rows[-1].height
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
    """A row's sign, if it has one, and its name, in two lines where that is too long for one."""
    left, top, right, bottom = sheet.boxes[f"label-{row.key}"]
    ground, colour = ("ink", "card") if row is sheet.result else ("card", "ink")
    start, narrow = left + 16, right - left < NARROW
    if row.sign is not None:
        side = LARGE_SIGN if narrow else SIGN
        at = (left + 18 if narrow else start, (top + bottom - side) // 2)
        canvas.stamp(at, row.sign, side, ground=ground, colour=colour)
        start += SIGN + 12
    if narrow:
        return
    weight = "bold" if row.bold else "regular"
    room = right - start - 6
    fits = fitted(label, weight, LABEL, room, READABLE).text == label
    lines = (label,) if fits else halves(label)
    middle, height = (top + bottom) // 2, LABEL + 6
    box = (start, middle - len(lines) * height // 2, right - 6, middle + len(lines) * height // 2)
    canvas.write_lines(lines, box, ground=ground, colour=colour, size=LABEL, weight=weight)


def _print_head(canvas: Canvas, box: Box, seat: Seat, letter: str) -> None:
    """A player's tab with the letter."""
    left, top, right, bottom = box
    colour, middle = f"seat-{seat}", (left + right) // 2
    canvas.panel(box, CORNER, ground="paper", colour=colour)
    canvas.fill((left, bottom - CORNER, right, bottom), colour)
    pale_badge(canvas, (middle - 19, top + 4), 38, (letter, colour), ground=colour)


# ── what a turn changes ──────────────────────────────────────────────────────────────────────────


def light_column(canvas: Canvas, sheet: ScoreSheet, seat: Seat, light: str = "glow") -> None:
    """Warm light on a player's column, or none, with sides in the player's colour."""
    for panel in sheet.panels:
        rows = sheet.light_rows(panel)
        left, top, right, _ = sheet.boxes[f"{rows[0].key}-{seat}"]
        bottom = sheet.boxes[f"label-{rows[-1].key}"][3]
        canvas.fill((left, top, right, bottom), light)
        _print_lines(canvas, sheet, rows, (left, right))
        for side in (left, right - FRAME):
            canvas.fill((side, top, side + FRAME, bottom), f"seat-{seat}")
        canvas.fill((left, bottom - FRAME, right, bottom), f"seat-{seat}")


def write_offer(canvas: Canvas, box: Box, points: int, ground: str) -> None:
    """A number that is not written yet: slanted, in a frame; faint where it is a 0."""
    left, top, right, bottom = box
    width, height = min(OFFER[0], right - left - 2 * FRAME - 4), OFFER[1]
    at = ((left + right - width) // 2, (top + bottom - height) // 2)
    colour = "ink" if points else "pencil"
    line = 3 if points else 2
    canvas.stamp(at, shapes.ring, width, height, 12, line, ground=ground, colour=colour)
    canvas.write(
        str(points),
        box,
        ground=ground,
        colour=colour,
        size=34 if points else 30,
        weight="semibold-italic",
        align="centre",
    )


def mark_new(canvas: Canvas, box: Box, ground: str, *, framed: bool) -> None:
    """The cell that was written last has a folded corner; within the sides of a framed column."""
    _, top, right, _ = box
    at = (right - NEW - (FRAME if framed else 0), top + 1)
    canvas.stamp(at, shapes.corner, NEW, ground=ground, colour="green")


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
    inside = (left + FRAME + 3, middle - 42, right - FRAME - 3, middle + 42)
    canvas.part(inside, _progress, way, bonus, ground, ground=ground)


def _progress(canvas: Canvas, box: Box, way: tuple[int, int], bonus: int, ground: str) -> None:
    """What there is, below it what is needed or given, and the bar."""
    _, _, right, bottom = box
    (done, goal), top = way, bottom - BAR
    further, colour = (f"+{bonus}", "green") if bonus else (f"/ {goal}", "pencil")
    look = {"ground": ground, "weight": "semibold", "align": "centre"}
    canvas.write(str(done), (0, 0, right, 38), colour="ink", size=34, **look)
    canvas.write(further, (0, 36, right, 70), colour=colour, size=28, **look)
    canvas.panel((0, top, right, bottom), BAR // 2, ground=ground, colour="rule")
    end = right * min(done, goal) // goal
    if end >= BAR:
        canvas.panel((0, top, end, bottom), BAR // 2, ground="rule", colour="green")
