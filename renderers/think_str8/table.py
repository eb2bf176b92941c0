"""The channel's table: dice, strips, scale, track; players' racks from behind."""

from collections.abc import Sequence

from PIL import Image

from renderers.core.badges import Mark, badge, mark
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.think_str8.colours import PAINTS, die
from renderers.think_str8.final import final
from renderers.think_str8.layout import (
    PAWN,
    STACKED,
    TRACK_CELL,
    TRACK_CELLS,
    stacks,
    table_boxes,
    track_rows,
)
from renderers.think_str8.racks import racks
from renderers.think_str8.scale import number, scale
from renderers.think_str8.title import title
from rules.think_str8.box import DICE, STRIPS, points_of
from rules.think_str8.view import View


class Table:
    """What the channel sees. Which cards are open is the view's affair."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """The picture of the table."""
        view, say = scene.view, scene.say
        boxes = table_boxes(view)
        canvas = Canvas.plain(PAINTS, boxes["canvas"][2:], "paper")
        if view.step == "over":
            final(canvas, boxes, scene)
        else:
            title(canvas, boxes["title"], view, say)
            tray(canvas, boxes, view, say)
            scale(canvas, boxes, view, say)
            track(canvas, boxes, view, say)
            canvas.panel(boxes["racks"], 18, ground="paper", colour="card")
            racks(canvas, boxes, view, say)
        return (canvas.image,)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of that picture."""
        return (table_boxes(scene.view),)


def tray(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """Draws the dice and the strips."""
    canvas.panel(boxes["tray"], 26, ground="paper", colour="felt")
    for place in range(DICE):
        box = boxes[f"die-{place}"]
        if not view.dice:
            canvas.panel(box, 20, ground="felt", colour="felt-deep")
            continue
        colour = view.dice[place]
        die(canvas, colour, box, "felt")
        canvas.write(
            say(f"colour-{colour}"),
            boxes[f"die-word-{place}"],
            ground="felt",
            colour="card",
            size=30,
            weight="semibold",
            align="centre",
        )
    canvas.write(
        say("picture-strips"),
        boxes["strips"],
        ground="felt",
        colour="card",
        size=28,
        weight="semibold",
    )
    holders = {strip.cells: seat for seat, strip in enumerate(view.strips) if strip is not None}
    for cells in STRIPS:
        holder = mark(holders[cells], say) if cells in holders else None
        canvas.part(boxes[f"strip-{cells}"], strip, cells, holder, ground="felt")


def strip(canvas: Canvas, box: Box, cells: int, holder: Mark | None) -> None:
    """A strip: its cells or who has it, how many cells these are, and its points."""
    left, top, right, bottom = box
    canvas.panel(box, 12, ground="felt", colour="felt-deep")
    canvas.write(
        str(cells),
        (left, top + 48, right, top + 86),
        ground="felt-deep",
        colour="card",
        size=36,
        weight="bold",
        align="centre",
    )
    canvas.write(
        f"+{points_of(cells)}",
        (left, top + 84, right, bottom - 2),
        ground="felt-deep",
        colour="gold",
        size=32,
        weight="bold",
        align="centre",
    )
    if holder is None:
        _cells(canvas, box, cells)
    else:
        badge(canvas, ((left + right) // 2 - 22, top + 6), 44, holder, ground="felt-deep")


def _cells(canvas: Canvas, box: Box, cells: int) -> None:
    """The cells of a strip that is free."""
    left, top, right, _ = box
    start = (left + right - cells * 8) // 2
    for cell in range(cells):
        canvas.fill((start + cell * 8, top + 18, start + cell * 8 + 7, top + 38), "card")


def track(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """The cells on which pawns stand and their neighbours; a pawn on top hides those below."""
    left, _, right, _ = boxes["track"]
    rows = track_rows(view)
    for row in rows:
        start, top, _, bottom = boxes[f"cell-{row * TRACK_CELLS}"]
        ends = (row == rows[0], row == rows[-1])
        box = (left, top - 4 * ends[0], right, bottom + 4 * ends[1])
        canvas.part(box, stretch, row, ends, start - left)
    for cell, pawns in stacks(view).items():
        stack(canvas, boxes[f"cell-{cell}"], [mark(seat, say) for seat in pawns])


def stretch(canvas: Canvas, box: Box, row: int, ends: tuple[bool, bool], start: int) -> None:
    """A row of cells; the first and the last row have the panel's edge beside them."""
    canvas.band(box, 18, ends, ground="paper", colour="rule")
    top, bottom = 4 * ends[0], box[3] - 4 * ends[1]
    for place in range(TRACK_CELLS):
        left = start + place * TRACK_CELL
        cell = (left + 2, top + 3, left + TRACK_CELL - 2, bottom - 3)
        canvas.panel(cell, 8, ground="rule", colour="card")
        canvas.write(
            number(row * TRACK_CELLS + place),
            (left, bottom - 38, left + TRACK_CELL, bottom - 6),
            ground="card",
            colour="pencil",
            size=28,
            align="centre",
        )


def stack(canvas: Canvas, box: Box, pawns: Sequence[Mark]) -> None:
    """A pawn with another one on it is seen from the side."""
    left, _, right, bottom = box
    x, foot = (left + right - PAWN) // 2, bottom - 40
    for place, (letter, colour) in enumerate(pawns[:-1]):
        side = (x, foot - (place + 1) * STACKED + 1, x + PAWN, foot - place * STACKED)
        canvas.panel(side, 7, ground="card", colour=colour)
        canvas.write(
            letter, side, ground=colour, colour="card", size=28, weight="bold", align="centre"
        )
    at = (x, foot - (len(pawns) - 1) * STACKED - PAWN)
    badge(canvas, at, PAWN, pawns[-1], ground="card")
