"""Where the dice that a player may take could go: frames with the number that would stand there."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec.structs import replace

from renderers.core.canvas import Canvas
from renderers.tres_fute_4ever.layout import Plan
from renderers.tres_fute_4ever.zones import (
    OFFER,
    Entered,
    Letters,
    blue_at,
    cross_region,
    green_at,
    pink_cell,
    yellow_at,
)
from rules.core.record import Seat
from rules.tres_fute_4ever.box import TRIANGLES, Triangle
from rules.tres_fute_4ever.view import AnyEntry, Blue, Green, Grey, Pink, Sheet, View, Yellow

Offered = Mapping[AnyEntry, Entered]
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
    return {place: ("/".join(sorted(found)), OFFER) for place, found in numbers.items()}


def draw_offers(
    canvas: Canvas, plan: Plan, sheet: Sheet, offered: Offered, letters: Letters
) -> None:
    """A frame for each."""
    for place, entered in offered.items():
        _offer(canvas, plan, sheet, (place, entered), letters)
    green = {
        place.triangle: entered for place, entered in offered.items() if isinstance(place, Green)
    }
    for triangle in green:
        _offer_green(canvas, plan, sheet, (triangle, green))


def _place(entry: AnyEntry) -> AnyEntry:
    """The entry whatever its number."""
    return entry if isinstance(entry, Blue | Grey) else replace(entry, number=0)


def _offer(
    canvas: Canvas, plan: Plan, sheet: Sheet, offer: tuple[AnyEntry, Entered], letters: Letters
) -> None:
    place, entered = offer
    match place:
        case Yellow(row):
            yellow_at(canvas, plan, (row, len(sheet.yellow_row(row))), entered, letters)
        case Blue(row, column):
            blue_at(canvas, plan, (row, column), OFFER)
        case Grey(region):
            cross_region(canvas, plan, region, OFFER, letters)
        case Pink():
            canvas.part(plan.boxes[f"pink-{len(sheet.pink) + 1}"], pink_cell, entered)


def _offer_green(
    canvas: Canvas, plan: Plan, sheet: Sheet, offer: tuple[Triangle, dict[Triangle, Entered]]
) -> None:
    """The next triangle of its row, with what stands or could stand in the other one."""
    triangle, green = offer
    place = len(sheet.triangles(triangle))

    def half(of: Triangle) -> Entered | None:
        row = sheet.triangles(of)
        if len(row) > place:
            return str(row[place]), "lead"
        return green.get(of) if len(row) == place else None

    upper, lower = TRIANGLES
    green_at(canvas, plan, place, (half(upper), half(lower)))
