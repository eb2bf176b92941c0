"""A player's own view: the racks they see, the own cards from behind, and below them the pad."""

from collections.abc import Mapping

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.pad import Notes
from renderers.core.say import Say
from renderers.think_str8.colours import PAINTS, die, on_tint, stamp_sign, tint
from renderers.think_str8.layout import (
    LEFT,
    RIGHT,
    Boxes,
    guesses_shown,
    has_chart,
    mine_boxes,
)
from renderers.think_str8.racks import dividers, racks
from renderers.think_str8.scale import ranged, signed
from renderers.think_str8.table import title
from renderers.think_str8.thinking import Line, cross, excluded, learnt, likelihoods, lines, thought
from rules.core.record import Seat
from rules.think_str8.box import SCALE, VALUES
from rules.think_str8.view import View, seen

HINTS = {
    "right": (shapes.tick, "green"),
    "wrong": (shapes.cross, "ink"),
    "too-high": (shapes.arrow_left, "ink"),
    "too-low": (shapes.arrow_right, "ink"),
}


class Mine:
    """What one seat alone may see."""

    def draw(
        self,
        view: View,
        say: Say,
        *,
        seat: Seat | None = None,  # noqa: ARG002  (the view is its seat's)
        notes: Notes = (),
    ) -> tuple[Image.Image, ...]:
        boxes = mine_boxes(view)
        canvas = Canvas.plain(PAINTS, boxes["canvas"][2:], "paper")
        title(canvas, boxes["title"], view, say)
        for place, colour in enumerate(() if guesses_shown(view) else view.dice):
            die(canvas, colour, boxes[f"die-{place}"], "paper")
        sheet = (*boxes["racks"][:2], *boxes["pad"][2:])
        canvas.panel(sheet, 18, ground="paper", colour="card")
        racks(canvas, boxes, view, say)
        _pad(canvas, boxes, view, say, notes)
        _rounds(canvas, boxes, view, say)
        if has_chart(view):
            _chart(canvas, boxes, view, say)
        return (canvas.image,)

    def layout(
        self,
        view: View,
        *,
        seat: Seat | None = None,  # noqa: ARG002  (the view is its seat's)
    ) -> tuple[Mapping[str, Box], ...]:
        return (mine_boxes(view),)


# ── the pad ──────────────────────────────────────────────────────────────────────────────────────


def _pad(canvas: Canvas, boxes: Boxes, view: View, say: Say, notes: Notes) -> None:
    left, top, right, bottom = boxes["pad"]
    canvas.fill((left, top - 2, right, top + 1), "pencil")
    _legend(canvas, boxes, view, say)
    for column in range(len(view.colours)):
        for value in VALUES:
            _cell(canvas, boxes[f"pad-{column}-{value}"], view, column, value, notes)
    dividers(canvas, top, bottom, len(view.colours))
    if guesses_shown(view):
        _named(canvas, boxes, view, say)


def _cell(canvas: Canvas, box: Box, view: View, column: int, value: int, notes: Notes) -> None:
    """One value: black where it lies open, crossed by the player, hatched where logic says no."""
    left, top, right, bottom = box
    state = cell_state(view, column, value, notes)
    inner = (left + 3, top + 2, right - 3, bottom - 2)
    ground, colour = CELLS.get(state, ("card", "ink"))
    if state == "own":
        ground, colour = tint(view.colours[column]), on_tint(view.colours[column])
    if ground != "card":
        canvas.panel(inner, 8, ground="card", colour=ground)
    canvas.write(
        str(value), inner, ground=ground, colour=colour, size=30,
        weight="bold" if state in ("open", "own") else "regular", align="centre",
    )  # fmt: skip
    if state in ("crossed", "ruled-out"):
        shape, size = (shapes.cross, 26) if state == "crossed" else (shapes.disc, 10)
        at = (right - 20 - size // 2, (top + bottom - size) // 2)
        paint = "tint-red" if state == "crossed" else "pencil"
        canvas.stamp(at, shape, size, ground=ground, colour=paint)
    if value in _numbers(view, column):
        _star(canvas, box, ground)


CELLS = {
    "seen": ("ink", "rule"),
    "crossed": ("card", "pencil"),
    "ruled-out": ("rule", "pencil"),
}


def cell_state(view: View, column: int, value: int, notes: Notes) -> str:
    assert view.seat is not None
    if view.racks[view.seat][column] == value:
        return "own"
    if value in seen(view, column):
        return "seen"
    if cross(view, column, value) in notes:
        return "crossed"
    return "ruled-out" if value in excluded(view, column) else "open"


def _numbers(view: View, column: int) -> tuple[int, ...]:
    named = view.guesses[view.seat or 0]
    return named[column] if named else ()


def _star(canvas: Canvas, box: Box, ground: str) -> None:
    """Beside a number that was named in the final guess."""
    left, top, _, bottom = box
    at = (left + 10, (top + bottom - 24) // 2)
    paint = "ink" if ground == "tint-yellow" else "gold"
    canvas.stamp(at, shapes.star, 24, ground=ground, colour=paint)


def _legend(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    left, top, right, _ = boxes["legend"]
    canvas.write(
        say("picture-pad"), (left + 18, top + 8, right - 8, top + 62), ground="card", size=36,
        weight="bold",
    )  # fmt: skip
    for place, word in enumerate(legend(view)):
        at = top + 74 + place * 50
        _sample(canvas, (left + 18, at, left + 64, at + 40), word)
        canvas.write(
            say(f"legend-{word}"), (left + 78, at, right - 8, at + 40), ground="card",
            colour="pencil", size=26,
        )  # fmt: skip
    if view.assist and view.step != "over":
        at = top + 74 + len(legend(view)) * 50
        canvas.write(
            say("picture-racks", count=thought(view).racks), (left + 18, at, right - 8, at + 40),
            ground="card", colour="pencil", size=26, weight="semibold",
        )  # fmt: skip


def legend(view: View) -> tuple[str, ...]:
    return (
        "seen",
        "crossed",
        *(("ruled-out",) if view.assist else ()),
        *(("named",) if guesses_shown(view) else ()),
        *(("own",) if view.step == "over" else ()),
    )


def _sample(canvas: Canvas, box: Box, word: str) -> None:
    left, top, right, bottom = box
    middle = ((left + right) // 2, (top + bottom) // 2)
    match word:
        case "seen":
            canvas.panel(box, 8, ground="card", colour="ink")
        case "crossed":
            at = (middle[0] - 13, middle[1] - 13)
            canvas.stamp(at, shapes.cross, 26, ground="card", colour="tint-red")
        case "ruled-out":
            canvas.panel(box, 8, ground="card", colour="rule")
            at = (middle[0] - 5, middle[1] - 5)
            canvas.stamp(at, shapes.disc, 10, ground="rule", colour="pencil")
        case "named":
            at = (middle[0] - 13, middle[1] - 13)
            canvas.stamp(at, shapes.star, 26, ground="card", colour="gold")
        case _:
            canvas.panel(box, 8, ground="card", colour="tint-blue")


def _named(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """The final guess: what is named for each colour, at the end what it gave."""
    left, top, right, bottom = boxes["guess"]
    canvas.fill((LEFT, top - 1, RIGHT, top + 2), "pencil")
    canvas.write(
        say("picture-guess"), (left + 18, top, right - 8, bottom), ground="card", size=30,
        weight="bold",
    )  # fmt: skip
    marks = view.marks[view.seat or 0] if view.marks else ()
    for column in range(len(view.colours)):
        text = signed(marks[column]) if marks else " ".join(map(str, _numbers(view, column)))
        canvas.write(
            text or "–", boxes[f"guess-{column}"], ground="card", size=30, weight="bold",
            align="centre",
        )  # fmt: skip


# ── the rounds ───────────────────────────────────────────────────────────────────────────────────


def _rounds(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    _, top, _, bottom = boxes["rounds"]
    canvas.panel(boxes["rounds"], 18, ground="paper", colour="card")
    for word in ("round", "bet", "left"):
        canvas.write(
            say(f"pad-{word}"), boxes[f"rounds-head-{word}"], ground="card", colour="pencil",
            size=24, weight="semibold",
        )  # fmt: skip
    for place, colour in enumerate(view.colours):
        box = boxes[f"rounds-head-{place}"]
        middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
        stamp_sign(canvas, colour, middle, 24, "card", tint(colour))
    for place, line in enumerate(lines(view)):
        _line(canvas, boxes, f"line-{place}", view, line)
    dividers(canvas, top, bottom, len(view.colours))


def _line(canvas: Canvas, boxes: Boxes, name: str, view: View, line: Line) -> None:
    top = boxes[f"{name}-round"][1]
    canvas.fill((LEFT, top - 1, RIGHT, top + 1), "rule")
    canvas.write(
        str(line.number), boxes[f"{name}-round"], ground="card", size=28, weight="bold",
        align="centre",
    )  # fmt: skip
    if line.bet is not None:
        words = ranged(line.bet.first, line.bet.first + line.bet.cells - 1)
        canvas.write(words, boxes[f"{name}-bet"], ground="card", colour="pencil", size=28)
        if line.bet.hint:
            shape, paint = HINTS[line.bet.hint]
            x, y, _, bottom = boxes[f"{name}-hint"]
            at = (x + 6, (y + bottom - 28) // 2)
            canvas.stamp(at, shape, 28, ground="card", colour=paint)
            canvas.write(
                learnt(line.bet), boxes[f"{name}-left"], ground="card", size=32, weight="bold"
            )
    for place, colour in enumerate(view.colours):
        _dice_in(canvas, boxes[f"{name}-{place}"], colour, line)


def _dice_in(canvas: Canvas, box: Box, colour: str, line: Line) -> None:
    """How often the round's dice show the colour, and the card that was exchanged after it."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    for place in range(line.dice.count(colour)):
        stamp_sign(canvas, colour, (left + 18 + place * 20, middle), 18, "card", tint(colour))
    if colour in line.exchanged:
        slip = (right - 34, top + 8, right - 6, bottom - 8)
        canvas.panel(slip, 6, ground="card", colour="ink")
        canvas.write(
            str(line.exchanged[colour]), slip, ground="ink", colour="card", size=26,
            weight="bold", align="centre",
        )  # fmt: skip


# ── how likely each sum is ───────────────────────────────────────────────────────────────────────


def _chart(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    canvas.panel(boxes["chart"], 18, ground="paper", colour="card")
    canvas.write(say("picture-chart"), boxes["chart-title"], ground="card", size=27, weight="bold")
    likely = likelihoods(view)
    for number in SCALE:
        _bar(canvas, boxes[f"sum-{number}"], number, likely[number], max(likely))


def _bar(canvas: Canvas, box: Box, number: int, share: float, most: float) -> None:
    left, top, right, bottom = box
    foot, room = bottom - 34, bottom - 34 - top - 30
    height = round(room * share / most)
    if share:
        canvas.fill((left + 5, foot - max(height, 3), right - 5, foot), "felt")
        above = foot - max(height, 3)
        canvas.write(
            percent(share), (left, above - 28, right, above - 2), ground="card", colour="pencil",
            size=22, align="centre",
        )  # fmt: skip
    canvas.write(
        str(number), (left, foot, right, bottom), ground="card", size=25,
        colour="ink" if share else "pencil", weight="bold" if share else "regular", align="centre",
    )  # fmt: skip


def percent(share: float) -> str:
    """In hundredths; what is possible is never written as 0."""
    return str(max(1, round(share * 100)))
