"""The table: dice on the tray, everybody's sheet below; and one player's sheet alone."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renderers.core.badges import heading, mark
from renderers.core.canvas import Boxes, Canvas
from renderers.core.palette import SHARED
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.core.scoresheet import (
    light_column,
    print_sheet,
    star_column,
    write_legend,
    write_offer,
    write_progress,
    write_sum,
)
from renderers.core.text import halves
from renderers.core.tray import lay_die, lay_held_die, lay_hollow, lay_ranking, ranks
from renderers.yahtzee.layout import DIE, Plan, sheet_plan, table_plans
from rules.core.record import Seat
from rules.yahtzee.box import BOXES, DICE, UPPER_GOAL
from rules.yahtzee.view import View


class Table:
    """What the channel sees: dice, rolls left, every sheet, and what the open boxes would give."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """One picture for up to four players, two for more."""
        return tuple(_drawn(plan, scene.view, scene.say) for plan in table_plans(scene.view))

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of each picture."""
        return tuple(_boxes(plan, scene.view) for plan in table_plans(scene.view))


class Sheet:
    """One player's sheet, large. Without a seat, that of the player in turn."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """One picture."""
        return (_drawn(_sheet(scene), scene.view, scene.say),)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """Its boxes."""
        return (_boxes(_sheet(scene), scene.view),)


def _sheet(scene: Scene[View]) -> Plan:
    view, seat = scene.view, scene.seat
    return sheet_plan(view, seat if seat is not None else view.turn or 0)


def _boxes(plan: Plan, view: View) -> Boxes:
    """The plan's boxes; once the game is over the tray holds the ranking instead of dice."""
    if view.turn is not None or not plan.tray:
        return plan.boxes
    gone = ("die-", "rolls")
    kept = {name: box for name, box in plan.boxes.items() if not name.startswith(gone)}
    places = enumerate(ranks(plan.boxes["tray"], len(view.players)), start=1)
    return kept | {f"rank-{place}": box for place, box in places}


def _drawn(plan: Plan, view: View, say: Say) -> Image.Image:
    canvas = Canvas(SHARED, _printed(plan, _words(plan, view, say)).copy())
    _title(canvas, plan, view, say)
    if plan.tray and view.turn is None:
        lay_ranking(canvas, plan.boxes["tray"], view.totals, say)
    elif plan.tray:
        _dice(canvas, plan, view, say)
        _rolls(canvas, plan, view, say)
    if not plan.sheet.alone:
        _marks(canvas, plan, view, say)
    for seat in plan.sheet.seats:
        _column(canvas, plan, view, seat)
    return canvas.image


# ── what stays for a whole sheet ─────────────────────────────────────────────────────────────────


class Words(NamedTuple):
    """Everything printed on a picture: what it depends on beside its plan."""

    sheet: str
    labels: tuple[str, ...]
    names: tuple[str, ...]


def _words(plan: Plan, view: View, say: Say) -> Words:
    several = view.sheets > 1
    return Words(
        sheet=say("picture-sheet", sheet=view.sheet, sheets=view.sheets) if several else "",
        labels=tuple(row_label(row.key, view, say) for row in plan.sheet.rows),
        names=tuple(say.name(seat) for seat in plan.sheet.seats),
    )


def row_label(row: str, view: View, say: Say) -> str:
    """What a row is called."""
    if row in BOXES:
        return say(f"box-{row}")
    if row.startswith("sheet-"):
        return say("picture-finished", sheet=int(row.removeprefix("sheet-")))
    if row == "total" and view.sheets > 1:
        return say("picture-total-sheet", sheet=view.sheet)
    return say(f"picture-{row}")


@lru_cache(maxsize=24)
def _printed(plan: Plan, words: Words) -> Image.Image:
    """The picture without dice, numbers and anything that a turn changes."""
    canvas = Canvas.plain(SHARED, plan.size, "paper")
    if words.sheet:
        box = plan.boxes["sheet"]
        canvas.write(words.sheet, box, ground="paper", colour="pencil", size=30, align="right")
    if plan.tray:
        canvas.panel(plan.boxes["tray"], 26, ground="paper", colour="felt")
    print_sheet(canvas, plan.sheet, words.labels, words.names)
    return canvas.image


# ── what a turn changes ──────────────────────────────────────────────────────────────────────────


def _title(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """Whose turn it is, who has won, or whose sheet this is."""
    seat = plan.sheet.seats[0] if plan.sheet.alone else view.turn
    player = None if seat is None else mark(seat, say)
    words = title(plan, view, say)
    heading(canvas, plan.boxes["title"], words, player, star=bool(_first(view)))


def title(plan: Plan, view: View, say: Say) -> str:
    """The words of the title."""
    if not plan.tray:
        return say.name(plan.sheet.seats[0])
    if view.turn is not None:
        return say("picture-turn", seat=view.turn)
    if len(view.players) == 1:
        return say("picture-over")
    first = view.winners
    return say("picture-won" if len(first) == 1 else "picture-tied", seats=first)


def _first(view: View) -> tuple[Seat, ...]:
    """Who has won against others."""
    return view.winners if len(view.players) > 1 else ()


def _marks(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """The column in turn, or stars above those who have won."""
    first = _first(view)
    for seat in plan.sheet.seats:
        if seat == view.turn:
            light_column(canvas, plan.sheet, seat)
        elif seat in first:
            star_column(canvas, plan.sheet, seat)
    if view.turn in plan.sheet.seats and view.dice:
        write_legend(canvas, plan.sheet, say("picture-offers"))


def _dice(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    held = say("picture-held") if view.held else ""
    for place in range(DICE):
        at = plan.boxes[f"die-{place}"][:2]
        if not view.dice:
            lay_hollow(canvas, at, DIE)
        elif place in view.held:
            lay_held_die(canvas, at, view.dice[place], DIE, held)
        else:
            lay_die(canvas, at, view.dice[place], DIE)


def _rolls(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """How many are left, large, and in words."""
    look = {"ground": "felt", "colour": "card", "align": "centre"}
    number, words = str(view.rolls_left), say("picture-rolls", rolls=view.rolls_left)
    canvas.write(number, plan.boxes["rolls"], size=104, weight="bold", **look)
    canvas.write_lines(halves(words), plan.boxes["rolls-words"], size=30, weight="semibold", **look)


def _column(canvas: Canvas, plan: Plan, view: View, seat: Seat) -> None:
    """A player's numbers: written ones in ink, those on offer in pencil."""
    player, cells = view.players[seat], plan.cells[seat]
    ground = plan.sheet.ground(BOXES[0], seat, view.turn)
    written = [
        (str(points), box)
        for points, box in zip(player.boxes, cells, strict=True)
        if points is not None
    ]
    canvas.write_each(written, ground=ground, size=36, weight="bold")
    for offer, box in zip(view.offers, cells, strict=True) if seat == view.turn else ():
        if offer is not None:
            write_offer(canvas, box, offer, ground)
    progress = plan.boxes[f"bonus-{seat}"]
    write_progress(canvas, progress, (player.upper, UPPER_GOAL), player.upper_bonus, ground)
    for row, points in _sums(view, seat):
        below = plan.sheet.ground(row, seat, view.turn)
        write_sum(canvas, plan.boxes[f"{row}-{seat}"], points, below)


def _sums(view: View, seat: Seat) -> Iterator[tuple[str, int]]:
    player = view.players[seat]
    if player.yahtzee_bonus:
        yield "yahtzee-bonus", player.yahtzee_bonus
    yield "total", player.total
    for number, totals in enumerate(view.finished[: view.sheet - 1], start=1):
        yield f"sheet-{number}", totals[seat]
    if view.sheets > 1:
        yield "game", view.totals[seat]
