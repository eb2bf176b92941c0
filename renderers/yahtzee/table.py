"""The table: dice on the tray, everybody's sheet below; and one player's sheet alone."""

from collections.abc import Iterator, Mapping

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.dice import die, margin
from renderers.core.palette import SHARED
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.yahtzee.ground import FRAME, draw_turn, ground, halves, shade, words
from renderers.yahtzee.layout import RING, Plan, ranks, sheet_plan, table_plans
from renderers.yahtzee.tray import held_die, slot
from rules.core.record import Seat
from rules.yahtzee.box import BOXES, DICE, UPPER_BONUS, UPPER_GOAL
from rules.yahtzee.view import SheetView, View

FRAME_WIDTH, FRAME_HEIGHT = 84, 40
"""The thin frame of a number on offer."""


class Table:
    """What the channel sees: dice, rolls left, every sheet, and what the open boxes would give."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        return tuple(_drawn(plan, scene.view, scene.say) for plan in table_plans(scene.view))

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        return tuple(_boxes(plan, scene.view) for plan in table_plans(scene.view))


class Sheet:
    """One player's sheet, large. Without a seat, that of the player in turn."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        return (_drawn(_sheet(scene), scene.view, scene.say),)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        return (_boxes(_sheet(scene), scene.view),)


def _sheet(scene: Scene[View]) -> Plan:
    view, seat = scene.view, scene.seat
    return sheet_plan(view, seat if seat is not None else view.turn or 0)


def _boxes(plan: Plan, view: View) -> Mapping[str, Box]:
    """The plan's boxes; once the game is over the tray holds the ranking instead of dice."""
    if view.turn is not None or not plan.tray:
        return plan.boxes
    gone = ("die-", "rolls")
    kept = {name: box for name, box in plan.boxes.items() if not name.startswith(gone)}
    places = enumerate(ranks(len(view.players)), start=1)
    return kept | {f"rank-{place}": box for place, box in places}


def _drawn(plan: Plan, view: View, say: Say) -> Image.Image:
    canvas = Canvas(SHARED, ground(plan, words(plan, view, say)).copy())
    draw_turn(canvas, plan, view, say)
    if plan.tray and view.turn is None:
        _ranking(canvas, view, say)
    elif plan.tray:
        _dice(canvas, plan, view, say)
        _rolls(canvas, plan, view, say)
    for seat in plan.seats:
        _column(canvas, plan, view, seat)
    return canvas.image


def _dice(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    held = say("picture-held") if view.held else ""
    for place in range(DICE):
        left, top, right, _ = plan.boxes[f"die-{place}"]
        if not view.dice:
            canvas.put(slot(SHARED), (left, top))
        elif place in view.held:
            at = (left - RING, top - RING)
            canvas.put(held_die(SHARED, view.dice[place], held), at)
        else:
            side = right - left
            at = (left - margin(side), top - margin(side))
            canvas.put(die(SHARED, view.dice[place], side, "felt"), at)


def _rolls(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    canvas.write(
        str(view.rolls_left), plan.boxes["rolls"], ground="felt", colour="card", size=104,
        weight="bold", align="centre",
    )  # fmt: skip
    canvas.write_lines(
        halves(say("picture-rolls", rolls=view.rolls_left)), plan.boxes["rolls-words"],
        ground="felt", colour="card", size=30, weight="semibold", align="centre",
    )  # fmt: skip


def _ranking(canvas: Canvas, view: View, say: Say) -> None:
    """Everybody in the order of their places."""
    order = sorted(range(len(view.totals)), key=lambda seat: -view.totals[seat])
    for seat, box in zip(order, ranks(len(order)), strict=True):
        place = 1 + sum(total > view.totals[seat] for total in view.totals)
        name = say.name(seat) if len(order) == 1 else f"{place}. {say.name(seat)}"
        _rank(canvas, box, (name, str(view.totals[seat])), "gold" if place == 1 else "card")


def _rank(canvas: Canvas, box: Box, lines: tuple[str, str], colour: str) -> None:
    left, top, right, bottom = box
    tall, middle = bottom - top > 100, top + (bottom - top) * 2 // 5
    canvas.write(
        lines[0], (left, top, right, middle), ground="felt", colour=colour,
        size=32 if tall else 26, weight="semibold", align="centre",
    )  # fmt: skip
    canvas.write(
        lines[1], (left, middle, right, bottom), ground="felt", colour=colour,
        size=84 if tall else 46, weight="bold", align="centre",
    )  # fmt: skip


def _column(canvas: Canvas, plan: Plan, view: View, seat: Seat) -> None:
    """A player's numbers: written ones in ink, those on offer in pencil."""
    sheet, cells = view.players[seat], plan.cells[seat]
    under = shade(plan, BOXES[0], seat, view.turn)
    written = [
        (str(points), box)
        for points, box in zip(sheet.boxes, cells, strict=True)
        if points is not None
    ]
    canvas.write_each(written, ground=under, size=36, weight="bold")
    if seat == view.turn:
        for offer, box in zip(view.offers, cells, strict=True):
            if offer is not None:
                _pencilled(canvas, box, offer, under)
    _progress(canvas, plan.boxes[f"bonus-{seat}"], sheet, under)
    for row, points in _sums(plan, view, seat):
        _sum(canvas, plan.boxes[f"{row}-{seat}"], points, shade(plan, row, seat, view.turn))


def _sums(plan: Plan, view: View, seat: Seat) -> Iterator[tuple[str, int]]:
    sheet = view.players[seat]
    if sheet.yahtzee_bonus:
        yield "yahtzee-bonus", sheet.yahtzee_bonus
    yield "total", sheet.total
    for number, totals in enumerate(view.finished[: view.sheet - 1], start=1):
        yield f"sheet-{number}", totals[seat]
    if "game" in plan.rows:
        yield "game", view.totals[seat]


def _pencilled(canvas: Canvas, box: Box, points: int, under: str) -> None:
    """A number that is not written yet: slanted, grey, in a thin frame."""
    left, top, right, bottom = box
    at = ((left + right - FRAME_WIDTH) // 2, (top + bottom - FRAME_HEIGHT) // 2)
    canvas.stamp(at, shapes.ring, FRAME_WIDTH, FRAME_HEIGHT, 12, 2, ground=under, colour="pencil")
    canvas.write(
        str(points), box, ground=under, colour="pencil", size=31, weight="semibold-italic",
        align="centre",
    )  # fmt: skip


def _sum(canvas: Canvas, box: Box, points: int, under: str) -> None:
    colour = "card" if under == "ink" else "ink"
    size = 44 if under == "ink" else 36
    canvas.write(
        str(points), box, ground=under, colour=colour, size=size, weight="bold", align="centre"
    )


def _progress(canvas: Canvas, box: Box, sheet: SheetView, under: str) -> None:
    """How far the upper section is on its way to 63."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    inside = (left + FRAME + 8, middle - 30, right - FRAME - 8, middle + 25)
    canvas.part(inside, _upper, sheet.upper, bool(sheet.upper_bonus), under, ground=under)


def _upper(canvas: Canvas, box: Box, upper: int, reached: bool, under: str) -> None:
    """In words, and as a bar."""
    _, _, right, bottom = box
    text = f"{upper} → +{UPPER_BONUS}" if reached else f"{upper} / {UPPER_GOAL}"
    canvas.write(
        text, (0, 0, right, 42), ground=under, colour="green" if reached else "ink", size=29,
        weight="semibold", align="centre",
    )  # fmt: skip
    _bar(canvas, (0, bottom - 10, right, bottom), upper, under)


def _bar(canvas: Canvas, box: Box, upper: int, under: str) -> None:
    left, top, right, bottom = box
    canvas.panel(box, 5, ground=under, colour="rule")
    done = (right - left) * min(upper, UPPER_GOAL) // UPPER_GOAL
    if done >= bottom - top:
        canvas.panel((left, top, left + done, bottom), 5, ground="rule", colour="green")
