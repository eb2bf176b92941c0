"""Where the dice that a player may take could go: frames with the number that would stand there."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec.structs import replace

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.tres_fute_4ever.colours import PALE
from renderers.tres_fute_4ever.grey import cross_region
from renderers.tres_fute_4ever.layout import ICON, Plan
from renderers.tres_fute_4ever.tiles import Drawn, Written
from renderers.tres_fute_4ever.zones import (
    OFFER,
    PENCIL,
    Letters,
    blue_at,
    green_rooms,
    put,
)
from rules.core.record import Seat
from rules.tres_fute_4ever.box import YELLOW_BONUSES
from rules.tres_fute_4ever.view import AnyEntry, Blue, Green, Grey, Pink, Sheet, View, Yellow

Offered = Mapping[AnyEntry, str]
"""By entry, whatever its number, what would stand there."""

NOTHING: Offered = MappingProxyType({})


def offered(view: View, seat: Seat) -> Offered:
    """Where a die or an open "?" could go now; where two dice fit, both numbers are shown.

    A blue "?" goes to any empty cell, which needs no frame.
    """
    numbers: dict[AnyEntry, set[str]] = {}
    for way in view.ways(seat):
        numbers.setdefault(_place(way.entry), set()).add(str(way.number))
    for entry in view.marked(seat):
        if not isinstance(entry, Blue):
            numbers.setdefault(_place(entry), set()).add("?")
    return {place: "/".join(sorted(found)) for place, found in numbers.items()}


def _place(entry: AnyEntry) -> AnyEntry:
    """The entry whatever its number."""
    return entry if isinstance(entry, Blue | Grey) else replace(entry, number=0)


def draw_offers(
    canvas: Canvas, plan: Plan, sheet: Sheet, offered: Offered, letters: Letters
) -> None:
    """A frame for each."""
    for place, text in offered.items():
        match place:
            case Blue(row, column):
                blue_at(canvas, plan, (row, column), OFFER)
            case Grey(region):
                cross_region(canvas, plan, region, OFFER, letters)
            case _:
                box, ground = _room(plan, sheet, place)
                canvas.part(box, _framed, text, ground, ground=ground)


def _room(plan: Plan, sheet: Sheet, place: Yellow | Green | Pink) -> tuple[Box, str]:
    """Where the number would stand, and on what ground."""
    match place:
        case Yellow(row):
            column = len(sheet.yellow_row(row))
            left, top, right, bottom = plan.boxes[f"yellow-{row}-{column + 1}"]
            bonus = YELLOW_BONUSES[row][column] is not None
            end = right - (ICON + 5 if bonus else 2)
            return (left + 2, top + 2, end, bottom - 2), PALE["yellow"]
        case Green(triangle):
            cell = plan.boxes[f"green-{len(sheet.triangles(triangle)) + 1}"]
            upper, lower = green_rooms(cell)
            return (upper, PALE["green"]) if triangle == "upper" else (lower, "green-dim")
        case Pink():
            left, top, right, bottom = plan.boxes[f"pink-{len(sheet.pink) + 1}"]
            return (left + 2, top + 2, right - 2, bottom - 2), PALE["pink"]


def _framed(canvas: Canvas, box: Box, text: str, ground: str) -> None:
    _, _, width, height = box
    pieces = (
        Drawn(shapes.rounded, (width, height, 9), (0, 0), "ink"),
        Drawn(shapes.rounded, (width - 6, height - 6, 7), (3, 3), "card"),
        Written(text, (3, 0, width - 3, height), 36, "ink", PENCIL),
    )
    put(canvas, box, ground, pieces)
