"""A player's sheet: panels and what is printed on them, zones, action bars and foxes."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.legend import Meaning, lay_legend
from renderers.core.say import Say
from renderers.tres_fute_4ever import grey, zones
from renderers.tres_fute_4ever.colours import OVER, PALE, PALETTE, ZONE
from renderers.tres_fute_4ever.layout import ICON, Plan, printed_plan
from renderers.tres_fute_4ever.offers import NOTHING, Offered, draw_offers
from renderers.tres_fute_4ever.tiles import Drawn, Piece, Printed, cross
from renderers.tres_fute_4ever.zones import NEW_PEN, Letters, folded, pen, put, taken
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
from rules.tres_fute_4ever.view import Bar, PlayerView, Sheet

SIGNS = {"top": "<", "middle": "−", "bottom": "+"}
"""What a row of yellow does: it rises, it is taken off, it is counted."""

FOX = 30


class Labels(NamedTuple):
    """Everything written on the empty sheet."""

    names: tuple[str, ...]
    marks: tuple[tuple[str, str], ...]


def labels(say: Say) -> Labels:
    """Every word on a sheet, in the reader's language."""
    return Labels(
        names=tuple(say(f"picture-{zone}") for zone in ZONES),
        marks=tuple((mark, "" if mark == "black" else say(f"letter-{mark}")) for mark in MARKS),
    )


def draw_sheet(
    canvas: Canvas,
    plan: Plan,
    player: PlayerView,
    before: Sheet,
    say: Say,
    offered: Offered = NOTHING,
) -> None:
    """A sheet with all that is entered on it, and frames for what could be entered now.

    What was not there `before` is marked as new.
    """
    written = labels(say)
    canvas.put(printed_sheet(written), (0, plan.sheet))
    letters, sheet = lettering(written), player.sheet
    for zone in (zones.yellow, zones.blue, grey.grey, zones.green, zones.pink):
        zone(canvas, plan, sheet, before, letters)
    draw_offers(canvas, plan, sheet, offered, letters)
    for tool in TOOLS:
        _bar(canvas, plan, tool, (sheet.bar(tool), before.bar(tool)))
    _open(canvas, plan, player.pool, letters)
    _foxes(canvas, plan, sheet, before)
    for name, points in zip(ZONES, player.points.zones, strict=True):
        canvas.part(plan.boxes[f"score-{name}"], _score, name, points)
    if "legend" in plan.boxes:
        lay_legend(canvas, plan.boxes["legend"], _meanings(say, bool(offered), sheet != before))


def _meanings(say: Say, offered: bool, new: bool) -> Iterator[Meaning]:
    """What the marks on a sheet mean, of those that it has."""
    if offered:
        yield Meaning("frame", "ink", say("picture-offers"))
    if new:
        yield Meaning("corner", NEW_PEN, say("picture-new"))


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
    _yellow_frame(canvas, plan)
    _blue_frame(canvas, plan)
    _points(canvas, plan)
    zones.print_zones(canvas, plan, letters)
    grey.print_grey(canvas, plan, letters)
    for shade in SHADES:
        canvas.part(plan.boxes[f"fox-{shade}"], _fox, shade, "")
    canvas.panel(plan.boxes["bars"], 16, ground="paper", colour="card")
    for tool in TOOLS:
        _print_bar(canvas, plan, tool, letters)
    return canvas.image


def _panel(canvas: Canvas, plan: Plan, zone: str, head: tuple[str, str]) -> None:
    """The zone's field of colour, its letter in a disc and its name."""
    canvas.panel(plan.boxes[f"zone-{zone}"], 16, ground="paper", colour=ZONE[zone])
    letter, name = plan.boxes[f"letter-{zone}"], plan.boxes[f"name-{zone}"]
    canvas.stamp(letter[:2], shapes.disc, 36, ground=ZONE[zone], colour=OVER[zone])
    canvas.write(
        head[0],
        letter,
        ground=OVER[zone],
        colour=ZONE[zone],
        size=28,
        weight="bold",
        align="centre",
    )
    beside = name[1] < letter[3]
    align, size = ("left", 32) if beside else ("centre", 28)
    look = {"ground": ZONE[zone], "colour": OVER[zone], "weight": "bold", "align": align}
    canvas.write(head[1], name, size=size, **look)


def _on(canvas: Canvas, plan: Plan, name: str, text: str, zone: str, *, size: int = 28) -> None:
    canvas.write(
        text,
        plan.boxes[name],
        ground=ZONE[zone],
        colour=OVER[zone],
        size=size,
        weight="regular" if zone == "pink" else "semibold",
        align="centre",
    )


def _yellow_frame(canvas: Canvas, plan: Plan) -> None:
    for row, sign in SIGNS.items():
        _on(canvas, plan, f"sign-{row}", sign, "yellow", size=40)


def _blue_frame(canvas: Canvas, plan: Plan) -> None:
    """Rows are the blue die's, columns the white one's."""
    for face in FACES:
        column = plan.boxes[f"blue-column-{face}"]
        canvas.panel(column, 8, ground="blue", colour="shade-W")
        canvas.write(str(face), column, ground="shade-W", size=28, weight="bold", align="centre")
        row = plan.boxes[f"blue-row-{face}"]
        canvas.panel(row, 8, ground="blue", colour="blue-deep")
        canvas.write(
            str(face),
            row,
            ground="blue-deep",
            colour="card",
            size=28,
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
            _on(canvas, plan, f"{zone}-points-{place}", str(points), zone)
    _on(canvas, plan, "blue-rising", str(BLUE_OTHER_DIAGONAL), "blue")


# ── bars, shades, scores ─────────────────────────────────────────────────────────────────────────


def _print_bar(canvas: Canvas, plan: Plan, tool: Tool, letters: Letters) -> None:
    """A circle for each action; the last one has a bonus."""
    put(canvas, plan.boxes[f"tool-{tool}"], "card", (Printed(tool, "", (0, 0), 38),))
    ring = Drawn(shapes.ring, (ICON, ICON, ICON // 2, 3), (0, 0), "silver")
    last = BAR_LENGTHS[tool]
    for place in range(1, last):
        put(canvas, plan.boxes[f"{tool}-{place}"], "card", (ring,))
    mark = BAR_ENDS[tool]
    put(canvas, plan.boxes[f"{tool}-{last}"], "card", (Printed(mark, letters(mark), (0, 0), ICON),))


def _bar(canvas: Canvas, plan: Plan, tool: Tool, bars: tuple[Bar, Bar]) -> None:
    """The actions that were gained, and crossed those that were used."""
    now, before = bars
    for place in range(1, now.gained + 1):
        pencil = pen(place > before.used) if place <= now.used else ""
        canvas.part(plan.boxes[f"{tool}-{place}"], _action, place % 4, pencil)


def _action(canvas: Canvas, box: Box, hand: int, pencil: str) -> None:
    pieces: tuple[Piece, ...] = (
        Drawn(shapes.disc, (ICON,), (0, 0), "silver-lit" if pencil else "gold"),
        Drawn(shapes.ring, (ICON, ICON, ICON // 2, 3), (0, 0), "ink"),
    )
    if pencil:
        pieces += (Drawn(cross, (ICON, ICON, hand), (0, 0), pencil), *folded(ICON, pencil))
    put(canvas, box, "card", pieces)


def _open(canvas: Canvas, plan: Plan, pool: tuple[Mark, ...], letters: Letters) -> None:
    """The "?" that have still to be used, beside the bars on a warm ground; at most four fit."""
    if not pool:
        return
    left, top, right, bottom = plan.boxes["open"]
    canvas.panel((left, top, right, bottom), 12, ground="card", colour="glow")
    for place, mark in enumerate(pool[:4]):
        start = (left + 5 + place % 2 * 41, top + 3 + place // 2 * 40)
        box = (*start, start[0] + 38, start[1] + 38)
        put(canvas, box, "glow", (Printed(mark, letters(mark), (0, 0), 38),))


def _foxes(canvas: Canvas, plan: Plan, sheet: Sheet, before: Sheet) -> None:
    """A fox for each shade of grey that is crossed throughout."""
    for shade, regions in SHADES.items():
        if all(region in sheet.grey for region in regions):
            new = not all(region in before.grey for region in regions)
            canvas.part(plan.boxes[f"fox-{shade}"], _fox, shade, pen(new))


def _fox(canvas: Canvas, box: Box, shade: str, pencil: str) -> None:
    at, ground = ((box[2] - FOX) // 2, 1), f"shade-{shade}"
    pieces = (*grey.shaded(shade, box[2:]), Printed("fox", "", at, FOX))
    put(canvas, box, ground, pieces + (taken(at, FOX, ground, pencil) if pencil else ()))


def _score(canvas: Canvas, box: Box, zone: str, points: int) -> None:
    canvas.panel(box, 12, ground=ZONE[zone], colour="card")
    canvas.write(signed(points), box, ground="card", size=32, weight="bold", align="centre")


def signed(points: int) -> str:
    """Points, with a real minus sign."""
    return str(points).replace("-", "−")
