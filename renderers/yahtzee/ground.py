"""What stays on a picture for a whole sheet: panels, labels, names; on it, what a turn changes."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renderers.core import shapes
from renderers.core.badges import badge, mark
from renderers.core.canvas import Box, Canvas
from renderers.core.glyphs import initial
from renderers.core.palette import SHARED
from renderers.core.say import Say
from renderers.yahtzee.layout import GAP, Plan
from renderers.yahtzee.signs import SIGNED, sign
from rules.core.record import Seat
from rules.yahtzee.box import BOXES
from rules.yahtzee.view import View

SIGN = 34
CORNER = 18
STRONG = ("three-of-a-kind", "total")
"""Rows with a strong line above."""

FRAME = 5
"""The line around the column in turn."""


class Words(NamedTuple):
    """Everything written on the ground: what it depends on beside its plan."""

    sheet: str
    labels: tuple[str, ...]
    names: tuple[str, ...]


def words(plan: Plan, view: View, say: Say) -> Words:
    several = view.sheets > 1
    return Words(
        sheet=say("picture-sheet", sheet=view.sheet, sheets=view.sheets) if several else "",
        labels=tuple(row_label(row, view, say) for row in plan.rows),
        names=tuple(say.name(seat) for seat in plan.seats),
    )


def title(plan: Plan, view: View, say: Say) -> str:
    if not plan.tray:
        return say.name(plan.seats[0])
    if view.turn is not None:
        return say("picture-turn", seat=view.turn)
    if len(view.players) == 1:
        return say("picture-over")
    first = view.winners
    return say("picture-won" if len(first) == 1 else "picture-tied", seats=first)


def row_label(row: str, view: View, say: Say) -> str:
    if row in BOXES:
        return say(f"box-{row}")
    if row.startswith("sheet-"):
        return say("picture-finished", sheet=int(row.removeprefix("sheet-")))
    if row == "total" and view.sheets > 1:
        return say("picture-total-sheet", sheet=view.sheet)
    return say(f"picture-{row}")


@lru_cache(maxsize=24)
def ground(plan: Plan, written: Words) -> Image.Image:
    """The picture without dice, numbers and anything that a turn changes."""
    canvas = Canvas.plain(SHARED, plan.size, "paper")
    if written.sheet:
        canvas.write(
            written.sheet, plan.boxes["sheet"], ground="paper", colour="pencil", size=30,
            align="right",
        )  # fmt: skip
    if plan.tray:
        canvas.panel(plan.boxes["tray"], 26, ground="paper", colour="felt")
    for panel in plan.panels:
        _panel(canvas, plan, panel)
    for row, label in zip(plan.rows, written.labels, strict=True):
        _write_label(canvas, plan, row, label)
    if not plan.alone:
        _heads(canvas, plan, written)
    return canvas.image


def shade(plan: Plan, row: str, seat: Seat, turn: Seat | None) -> str:
    """The colour on which a cell is written."""
    if row == plan.rows[-1]:
        return "ink"
    return "glow" if seat == turn and not plan.alone else "card"


def _panel(canvas: Canvas, plan: Plan, rows: tuple[str, ...]) -> None:
    """A card with lines between the rows; the last row of the last panel is a dark band."""
    left, top, right, bottom = _outline(plan, rows)
    banded = rows[-1] == plan.rows[-1]
    canvas.panel(
        (left, top, right, bottom), CORNER, ground="paper", colour="ink" if banded else "card"
    )
    plain = _plain(plan, rows)
    if banded and plain:
        canvas.panel((left, top, right, top + 2 * CORNER), CORNER, ground="paper", colour="card")
        canvas.fill((left, top + CORNER, right, plan.boxes[f"label-{rows[-1]}"][1]), "card")
    if not plan.alone:
        canvas.fill((right - CORNER, top, right, top + CORNER), "card")
        _columns(canvas, plan, plain)
    _lines(canvas, plan, plain, (left, right))


def _plain(plan: Plan, rows: tuple[str, ...]) -> tuple[str, ...]:
    """A panel's rows but for the dark band."""
    return rows[:-1] if rows[-1] == plan.rows[-1] else rows


def _columns(canvas: Canvas, plan: Plan, rows: tuple[str, ...]) -> None:
    """A thin line left of each player's column."""
    bottom = plan.boxes[f"label-{rows[-1]}"][3]
    for seat in plan.seats:
        left, top, _, _ = plan.boxes[f"{rows[0]}-{seat}"]
        canvas.fill((left - GAP + 1, top, left - 1, bottom), "rule")


def _lines(canvas: Canvas, plan: Plan, rows: tuple[str, ...], across: tuple[int, int]) -> None:
    """Thin lines between rows, a strong one between the sections and above the total."""
    left, right = across
    for row in rows[1:]:
        line = plan.boxes[f"label-{row}"][1]
        strong = row in STRONG
        canvas.fill((left, line - 1, right, line + strong + 1), "pencil" if strong else "rule")


def _outline(plan: Plan, rows: tuple[str, ...]) -> Box:
    left, top, _, _ = plan.boxes[f"label-{rows[0]}"]
    _, _, right, bottom = plan.boxes[f"{rows[-1]}-{plan.seats[-1]}"]
    return left, top, right, bottom


def _write_label(canvas: Canvas, plan: Plan, row: str, label: str) -> None:
    left, top, right, bottom = plan.boxes[f"label-{row}"]
    last = row == plan.rows[-1]
    under, colour = ("ink", "card") if last else ("card", "ink")
    start = left + 18
    if row in SIGNED:
        at = (start, (top + bottom - SIGN) // 2)
        canvas.stamp(at, sign, row, SIGN, ground=under, colour=colour)
        start += SIGN + 14
    strong = row in ("total", "game")
    canvas.write(
        label, (start, top, right - 8, bottom), ground=under, colour=colour,
        size=36 if last else 31, weight="bold" if strong else "regular",
    )  # fmt: skip


def _heads(canvas: Canvas, plan: Plan, written: Words) -> None:
    """A tab for each player: letter and name."""
    for seat, name in zip(plan.seats, written.names, strict=True):
        left, top, right, bottom = plan.boxes[f"head-{seat}"]
        colour = f"seat-{seat}"
        canvas.panel((left, top, right, bottom), CORNER, ground="paper", colour=colour)
        canvas.fill((left, bottom - CORNER, right, bottom), colour)
        middle = (left + right) // 2
        canvas.stamp((middle - 20, top + 8), shapes.disc, 40, ground=colour, colour="card")
        canvas.write(
            initial(name, str(seat + 1)), (middle - 20, top + 8, middle + 20, top + 48),
            ground="card", colour=colour, size=28, weight="bold", align="centre",
        )  # fmt: skip
        canvas.write(
            name, (left + 8, top + 50, right - 8, bottom - 6), ground=colour, colour="card",
            size=30, weight="semibold", align="centre",
        )  # fmt: skip


# ── what a turn changes ──────────────────────────────────────────────────────────────────────────


def draw_turn(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """The title, the column in turn, and who has won."""
    first = view.winners if len(view.players) > 1 else ()
    _title(canvas, plan, view, say, first)
    if plan.alone:
        return
    for seat in plan.seats:
        if seat == view.turn:
            _light(canvas, plan, seat)
        elif seat in first:
            left, _, right, bottom = plan.boxes[f"mark-{seat}"]
            at = ((left + right) // 2 - 18, bottom - 37)
            canvas.stamp(at, shapes.star, 36, ground="paper", colour="gold")
    if view.turn in plan.seats and view.dice:
        _legend(canvas, plan, say("picture-offers"))


def _title(canvas: Canvas, plan: Plan, view: View, say: Say, first: tuple[Seat, ...]) -> None:
    left, top, right, bottom = plan.boxes["title"]
    named = plan.seats[0] if plan.alone else view.turn
    start = left if named is None and not first else left + 76
    if named is not None:
        badge(canvas, (left, top + 6), 60, mark(named, say))
    elif first:
        canvas.stamp((left, top + 6), shapes.star, 60, ground="paper", colour="gold")
    canvas.write(
        title(plan, view, say), (start, top, right, bottom), ground="paper", size=48, weight="bold"
    )


def _light(canvas: Canvas, plan: Plan, seat: Seat) -> None:
    """Warm light on the column in turn, sides in the player's colour, a pointer above it."""
    for rows in plan.panels:
        plain = _plain(plan, rows)
        left, top, right, _ = plan.boxes[f"{plain[0]}-{seat}"]
        bottom = plan.boxes[f"label-{plain[-1]}"][3]
        canvas.fill((left, top, right, bottom), "glow")
        _lines(canvas, plan, plain, (left, right))
        for side in (left, right - FRAME):
            canvas.fill((side, top, side + FRAME, bottom), f"seat-{seat}")
    left, _, right, bottom = plan.boxes[f"mark-{seat}"]
    at = ((left + right) // 2 - 16, bottom - 34)
    canvas.stamp(at, shapes.pointer, 32, ground="paper", colour=f"seat-{seat}")


def _legend(canvas: Canvas, plan: Plan, legend: str) -> None:
    """What the pencilled numbers are, in two lines beside the names."""
    canvas.write_lines(
        halves(legend), plan.boxes["legend"], ground="paper", colour="pencil", size=25,
        weight="semibold-italic",
    )  # fmt: skip


def halves(text: str) -> tuple[str, str]:
    """A text cut at the space nearest to its middle."""
    spaces = [place for place, letter in enumerate(text) if letter == " "]
    if not spaces:
        return text, ""
    cut = min(spaces, key=lambda place: abs(place - len(text) / 2))
    return text[:cut], text[cut + 1 :]
