"""A player's sheet: panels and what is printed on them, zones, action bars, foxes and total."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.tres_fute_4ever import zones
from renderers.tres_fute_4ever.colours import OVER, PALE, PALETTE, ZONE
from renderers.tres_fute_4ever.layout import Plan, printed_plan
from renderers.tres_fute_4ever.tiles import Drawn, Piece, Printed, cross
from renderers.tres_fute_4ever.zones import Letters, pen, put, taken
from rules.tres_fute_4ever.box import (
    BAR_ENDS,
    BAR_LENGTHS,
    BLUE_COLUMNS,
    BLUE_OTHER_DIAGONAL,
    FACES,
    GREY_COLUMNS,
    MARKS,
    PINK_POINTS,
    SHADES,
    TOOLS,
    YELLOW_COLUMNS,
    ZONES,
    Mark,
    Tool,
)
from rules.tres_fute_4ever.view import Bar, PlayerView, Points, Sheet

SIGNS = {"top": "<", "middle": "−", "bottom": "+"}
"""What a row of yellow does: it rises, it is taken off, it is counted."""

HINTED = ("green", "pink")
FOX, SWATCH = 32, 62


class Labels(NamedTuple):
    """Everything written on the empty sheet."""

    names: tuple[str, ...]
    marks: tuple[tuple[str, str], ...]
    hints: tuple[str, ...]
    total: str


def labels(say: Say) -> Labels:
    """Every word on a sheet, in the reader's language."""
    return Labels(
        names=tuple(say(f"picture-{zone}") for zone in ZONES),
        marks=tuple((mark, "" if mark == "black" else say(f"letter-{mark}")) for mark in MARKS),
        hints=tuple(say(f"picture-hint-{zone}") for zone in HINTED),
        total=say("picture-total"),
    )


def draw_sheet(canvas: Canvas, plan: Plan, player: PlayerView, before: Sheet, say: Say) -> None:
    """A sheet with all that is entered on it; what was not there `before` is marked as new."""
    written = labels(say)
    canvas.put(printed_sheet(written), (0, plan.sheet))
    letters, sheet = lettering(written), player.sheet
    for zone in (zones.yellow, zones.blue, zones.grey, zones.green, zones.pink):
        zone(canvas, plan, sheet, before, letters)
    for tool in TOOLS:
        _bar(canvas, plan, tool, (sheet.bar(tool), before.bar(tool)))
    _open(canvas, plan, player.pool, letters)
    _foxes(canvas, plan, sheet, before)
    for name, points in zip(ZONES, player.points.zones, strict=True):
        canvas.part(plan.boxes[f"score-{name}"], _score, name, points)
    _sum(canvas, plan, sheet.foxes, player.points)


def lettering(written: Labels) -> Letters:
    """The word for a bonus, found by its name."""
    known = dict(written.marks)
    return lambda bonus: known.get(bonus, "")


# ── printed ──────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=4)
def printed_sheet(written: Labels) -> Image.Image:
    """An empty sheet, once for each language."""
    plan, letters = printed_plan(), lettering(written)
    canvas = Canvas.plain(PALETTE, plan.size, "paper")
    for zone, name in zip(ZONES, written.names, strict=True):
        _panel(canvas, plan, zone, (letters(zone), name))
    for hinted, hint in zip(HINTED, written.hints, strict=True):
        _on(canvas, plan, f"hint-{hinted}", hint, hinted, size=26, align="left")
    _yellow_frame(canvas, plan)
    _blue_frame(canvas, plan)
    _points(canvas, plan)
    zones.print_zones(canvas, plan, letters)
    for place, shade in enumerate(SHADES):
        canvas.part(_swatch(plan, place), _fox, f"shade-{shade}", "")
    canvas.panel(plan.boxes["bars"], 16, ground="paper", colour="card")
    for tool in TOOLS:
        _print_bar(canvas, plan, tool, letters)
    _band(canvas, plan, written.total)
    return canvas.image


def _panel(canvas: Canvas, plan: Plan, zone: str, head: tuple[str, str]) -> None:
    """The zone's field of colour, its letter in a disc and its name."""
    canvas.panel(plan.boxes[f"zone-{zone}"], 16, ground="paper", colour=ZONE[zone])
    left, top, right, bottom = plan.boxes[f"name-{zone}"]
    canvas.stamp((left, top + 2), shapes.disc, 34, ground=ZONE[zone], colour=OVER[zone])
    canvas.write(
        head[0],
        (left, top + 2, left + 34, top + 36),
        ground=OVER[zone],
        colour=ZONE[zone],
        size=26,
        weight="bold",
        align="centre",
    )
    canvas.write(
        head[1],
        (left + 44, top, right, bottom),
        ground=ZONE[zone],
        colour=OVER[zone],
        size=32,
        weight="bold",
    )


def _on(
    canvas: Canvas, plan: Plan, name: str, text: str, zone: str, *, size: int, align: str = "centre"
) -> None:
    canvas.write(
        text,
        plan.boxes[name],
        ground=ZONE[zone],
        colour=OVER[zone],
        size=size,
        weight="semibold",
        align=align,
    )


def _yellow_frame(canvas: Canvas, plan: Plan) -> None:
    for row, sign in SIGNS.items():
        _on(canvas, plan, f"sign-{row}", sign, "yellow", size=40)


def _blue_frame(canvas: Canvas, plan: Plan) -> None:
    """Rows are the blue die's, columns the white one's."""
    for face in FACES:
        left, top, right, _ = plan.boxes[f"blue-column-{face}"]
        column = (left + 9, top, right - 9, top + 29)
        canvas.panel(column, 8, ground="blue", colour="shade-W")
        canvas.write(str(face), column, ground="shade-W", size=25, weight="bold", align="centre")
        left, top, right, bottom = plan.boxes[f"blue-row-{face}"]
        row = (left, top + 9, right, bottom - 9)
        canvas.panel(row, 8, ground="blue", colour="blue-deep")
        canvas.write(
            str(face),
            row,
            ground="blue-deep",
            colour="card",
            size=25,
            weight="bold",
            align="centre",
        )
        canvas.panel(plan.boxes[f"blue-bonus-{face}"], 10, ground="blue", colour=PALE["blue"])


def _points(canvas: Canvas, plan: Plan) -> None:
    """What full columns, diagonals and cells are worth."""
    for zone, worth in (
        ("yellow", YELLOW_COLUMNS),
        ("blue", BLUE_COLUMNS),
        ("grey", GREY_COLUMNS),
        ("pink", PINK_POINTS),
    ):
        for place, points in enumerate(worth, start=1):
            _on(canvas, plan, f"{zone}-points-{place}", str(points), zone, size=27)
    _on(canvas, plan, "blue-rising", str(BLUE_OTHER_DIAGONAL), "blue", size=27)


def _band(canvas: Canvas, plan: Plan, total: str) -> None:
    left, top, _, bottom = plan.boxes["foxes"]
    right = plan.boxes["total"][2]
    canvas.panel((left, top, right, bottom), 16, ground="paper", colour="ink")
    middle = (top + bottom) // 2
    fox = (left + 18, middle - 24, left + 66, middle + 24)
    put(canvas, fox, "ink", (Printed("fox", "", (0, 0), 48),))
    box = plan.boxes["total"]
    canvas.write(
        total,
        (box[0], box[1], box[2] - 150, box[3]),
        ground="ink",
        colour="card",
        size=36,
        weight="semibold",
        align="right",
    )


# ── bars, shades, scores ─────────────────────────────────────────────────────────────────────────


def _print_bar(canvas: Canvas, plan: Plan, tool: Tool, letters: Letters) -> None:
    """A circle for each action; the last one has a bonus."""
    put(canvas, plan.boxes[f"tool-{tool}"], "card", (Printed(tool, "", (0, 0), 44),))
    ring = Drawn(shapes.ring, (40, 40, 20, 3), (0, 0), "silver")
    last = BAR_LENGTHS[tool]
    for place in range(1, last):
        put(canvas, plan.boxes[f"{tool}-{place}"], "card", (ring,))
    mark = BAR_ENDS[tool]
    put(canvas, plan.boxes[f"{tool}-{last}"], "card", (Printed(mark, letters(mark), (2, 2), 36),))


def _bar(canvas: Canvas, plan: Plan, tool: Tool, bars: tuple[Bar, Bar]) -> None:
    """The actions that were gained, and crossed those that were used."""
    now, before = bars
    for place in range(1, now.gained + 1):
        pencil = pen(place > before.used) if place <= now.used else ""
        canvas.part(plan.boxes[f"{tool}-{place}"], _action, place % 4, pencil)


def _action(canvas: Canvas, box: Box, hand: int, pencil: str) -> None:
    pieces: tuple[Piece, ...] = (
        Drawn(shapes.disc, (40,), (0, 0), "silver-lit" if pencil else "gold"),
        Drawn(shapes.ring, (40, 40, 20, 3), (0, 0), "ink"),
    )
    if pencil:
        pieces += (Drawn(cross, (40, 40, hand), (0, 0), pencil),)
    put(canvas, box, "card", pieces)


def _open(canvas: Canvas, plan: Plan, pool: tuple[Mark, ...], letters: Letters) -> None:
    """The "?" that have still to be used, beside the bars on a warm ground; at most four fit."""
    if not pool:
        return
    left, top, right, bottom = plan.boxes["open"]
    canvas.panel((left, top, right, bottom), 12, ground="card", colour="glow")
    for place, mark in enumerate(pool[:4]):
        start = (left + 3 + place % 2 * 40, top + 5 + place // 2 * 40)
        box = (*start, start[0] + 38, start[1] + 38)
        put(canvas, box, "glow", (Printed(mark, letters(mark), (0, 0), 38),))


def _foxes(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet) -> None:
    """A fox for each shade of grey that is crossed throughout."""
    for place, (shade, regions) in enumerate(SHADES.items()):
        if all(region in sheet.grey for region in regions):
            new = not all(region in before.grey for region in regions)
            canvas.part(_swatch(plan, place), _fox, f"shade-{shade}", pen(new))


def _swatch(plan: Plan, place: int) -> Box:
    left, top, _, _ = plan.boxes["hint-grey"]
    start = left + place * (SWATCH + 8)
    return start, top + 1, start + SWATCH, top + 37


def _fox(canvas: Canvas, box: Box, ground: str, pencil: str) -> None:
    at = ((SWATCH - FOX) // 2, 2)
    pieces: tuple[Piece, ...] = (Printed("fox", "", at, FOX),)
    put(canvas, box, ground, pieces + (taken(at, FOX, ground, pencil) if pencil else ()))


def _score(canvas: Canvas, box: Box, zone: str, points: int) -> None:
    canvas.panel(box, 12, ground=ZONE[zone], colour="card")
    canvas.write(signed(points), box, ground="card", size=32, weight="bold", align="centre")


def signed(points: int) -> str:
    """Points, with a real minus sign."""
    return str(points).replace("-", "−")


def _sum(canvas: Canvas, plan: Plan, foxes: int, points: Points) -> None:
    left, top, right, bottom = plan.boxes["foxes"]
    text = f"{foxes} × {signed(min(points.zones))} = {signed(points.foxes)}"
    canvas.write(
        text,
        (left + 82, top, right, bottom),
        ground="ink",
        colour="card",
        size=38,
        weight="semibold",
    )
    left, top, right, bottom = plan.boxes["total"]
    canvas.write(
        signed(points.total),
        (right - 140, top, right - 20, bottom),
        ground="ink",
        colour="card",
        size=52,
        weight="bold",
        align="right",
    )
