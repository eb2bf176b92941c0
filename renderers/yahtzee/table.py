"""The table: dice on the tray, totals, everybody's sheet below; and one player's sheet alone.

Once the game is over the ranking takes the place of the dice, and the picture is signed.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renderers.core.badges import heading, mark
from renderers.core.canvas import Boxes, Canvas
from renderers.core.chips import lay_chip
from renderers.core.final import lay_ranking, ranking, sign
from renderers.core.legend import Meaning, lay_legend
from renderers.core.palette import SHARED
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.core.scoresheet import (
    light_column,
    mark_new,
    print_sheet,
    write_offer,
    write_progress,
    write_sum,
)
from renderers.core.text import halves
from renderers.core.tray import lay_die, lay_held_die, lay_hollow
from renderers.yahtzee.layout import DIE, Plan, sheet_plan, table_plans
from rules.core.game import ranked
from rules.core.record import Seat
from rules.yahtzee.box import BOXES, DICE, UPPER_GOAL
from rules.yahtzee.view import View


class Table:
    """What the channel sees: dice, rolls left, every sheet, and what the open boxes would give."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """One picture for up to four players, two for more."""
        return tuple(_drawn(plan, scene) for plan in table_plans(scene.view))

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """The boxes of each picture."""
        return tuple(plan.boxes for plan in table_plans(scene.view))


class Sheet:
    """One player's sheet, large. Without a seat, that of the player in turn."""

    def draw(self, scene: Scene[View]) -> tuple[Image.Image, ...]:
        """One picture."""
        return (_drawn(_sheet(scene), scene),)

    def layout(self, scene: Scene[View]) -> tuple[Boxes, ...]:
        """Its boxes."""
        return (_sheet(scene).boxes,)


def _sheet(scene: Scene[View]) -> Plan:
    view, seat = scene.view, scene.seat
    whose = seat if seat is not None else view.turn or 0
    return sheet_plan(whose, view.sheet, view.sheets, over=view.turn is None)


def _drawn(plan: Plan, scene: Scene[View]) -> Image.Image:
    view, say = scene.view, scene.say
    canvas = Canvas(SHARED, _printed(plan, _words(plan, view, say)).copy())
    match plan.kind:
        case "turn":
            heading(canvas, plan.boxes["title"], _turn(view, say), _mark(view, say), star=False)
            _aside(canvas, plan, view, say)
            _dice(canvas, plan, view, say)
            _rolls(canvas, plan, view, say)
        case "final":
            _final(canvas, plan, scene)
        case "others":
            heading(canvas, plan.boxes["title"], say("picture-others"), None, star=False)
        case "sheet":
            seat = plan.sheet.seats[0]
            heading(canvas, plan.boxes["title"], say.name(seat), mark(seat, say), star=False)
    _chips(canvas, plan, view, say)
    framed = _framed(plan, scene)
    for seat in framed:
        light = plan.sheet.ground(BOXES[0], seat, view.turn)
        light_column(canvas, plan.sheet, seat, light)
    for seat in plan.sheet.seats:
        _column(canvas, plan, view, seat, framed=seat in framed)
    if "legend" in plan.boxes:
        lay_legend(canvas, plan.boxes["legend"], _meanings(plan, scene))
    return canvas.image


def _framed(plan: Plan, scene: Scene[View]) -> set[Seat]:
    """The columns that stand out: that of the player in turn, and the reader's own."""
    seats = {scene.view.turn, scene.seat}
    return set() if plan.sheet.alone else {seat for seat in plan.sheet.seats if seat in seats}


def _meanings(plan: Plan, scene: Scene[View]) -> Iterator[Meaning]:
    """What the marks on a sheet mean, of those that it has."""
    view, say, shown = scene.view, scene.say, plan.sheet.seats
    if any(view.latest[seat] for seat in shown if view.latest):
        yield Meaning("corner", "green", say("picture-new"))
    if scene.seat in _framed(plan, scene):
        yield Meaning("column", f"seat-{scene.seat}", say("picture-own"))


# ── what stays for a whole sheet ─────────────────────────────────────────────────────────────────


class Words(NamedTuple):
    """Everything printed on a picture: what it depends on beside its plan."""

    labels: tuple[str, ...]
    letters: tuple[str, ...]
    aside: str


def _words(plan: Plan, view: View, say: Say) -> Words:
    aside = plan.kind == "sheet" and view.sheets > 1
    return Words(
        labels=tuple(row_label(row.key, view, say) for row in plan.sheet.rows),
        letters=tuple(mark(seat, say)[0] for seat in plan.sheet.seats),
        aside=say("picture-sheet", sheet=view.sheet, sheets=view.sheets) if aside else "",
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
    if words.aside:
        box = plan.boxes["aside"]
        canvas.write(words.aside, box, ground="paper", colour="pencil", size=30, align="right")
    if plan.kind == "turn":
        canvas.panel(plan.boxes["tray"], 26, ground="paper", colour="felt")
    print_sheet(canvas, plan.sheet, words.labels, words.letters)
    return canvas.image


# ── what a turn changes ──────────────────────────────────────────────────────────────────────────


def _turn(view: View, say: Say) -> str:
    assert view.turn is not None
    return say("picture-turn", seat=view.turn)


def _mark(view: View, say: Say) -> tuple[str, str]:
    assert view.turn is not None
    return mark(view.turn, say)


def _aside(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """Which sheet this is, where there are several, and what the framed numbers are."""
    lines = []
    if view.sheets > 1:
        lines.append(say("picture-sheet-sum", sheet=view.sheet, sheets=view.sheets))
    if view.dice:
        lines.append(say("picture-offers"))
    if lines:
        look = {"ground": "paper", "colour": "pencil", "align": "right"}
        canvas.write_lines(lines, plan.boxes["aside"], size=28, weight="semibold-italic", **look)


def _final(canvas: Canvas, plan: Plan, scene: Scene[View]) -> None:
    """Who has won, everybody's place, and the signature."""
    view, say = scene.view, scene.say
    points = [str(total) for total in view.totals]
    ranks = ranking(ranked(view.totals), points, say)
    lay_ranking(canvas, plan.boxes, _outcome(view, say), ranks, star=len(view.players) > 1)
    sign(canvas, plan.boxes["signature"], say("game-name"), scene.signature)


def _outcome(view: View, say: Say) -> str:
    if len(view.players) == 1:
        return say("picture-over")
    first = view.winners
    return say("picture-won" if len(first) == 1 else "picture-tied", seats=first)


def _chips(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """Everybody's total on this sheet, and in the whole game where that is more."""
    for seat in plan.chips:
        total = str(view.players[seat].total)
        further = f"→ {view.totals[seat]}" if view.sheets > 1 else ""
        look = "own" if seat == view.turn else "card"
        words = (say.name(seat), total, further)
        lay_chip(canvas, plan.boxes[f"chip-{seat}"], mark(seat, say), words, look=look)


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


def _column(canvas: Canvas, plan: Plan, view: View, seat: Seat, *, framed: bool) -> None:
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
    if view.turn is not None and view.latest and view.latest[seat]:
        mark_new(canvas, cells[BOXES.index(view.latest[seat])], ground, framed=framed)
    progress = plan.boxes[f"bonus-{seat}"]
    write_progress(canvas, progress, (player.upper, UPPER_GOAL), player.upper_bonus, ground)
    for row, points in _sums(plan, view, seat):
        below = plan.sheet.ground(row, seat, view.turn)
        write_sum(canvas, plan.boxes[f"{row}-{seat}"], points, below)


def _sums(plan: Plan, view: View, seat: Seat) -> Iterator[tuple[str, int]]:
    """The sums that have a row on this picture."""
    player = view.players[seat]
    if player.yahtzee_bonus:
        yield "yahtzee-bonus", player.yahtzee_bonus
    known = {"total": player.total, "game": view.totals[seat]}
    known |= {f"sheet-{n}": totals[seat] for n, totals in enumerate(view.finished, start=1)}
    for row, points in known.items():
        if f"{row}-{seat}" in plan.boxes:
            yield row, points
