"""The racks: a row each, a column for each colour, exchanged cards beside those they made way for.

Which cards are open is the view's affair; a card that it does not have is drawn from behind.
"""

from renderers.core.badges import badge, mark
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.say import Say
from renderers.think_str8.colours import card, stamp_sign, tint
from renderers.think_str8.layout import COLUMN, LABEL, LEFT, RACK, RIGHT
from rules.core.record import Seat
from rules.think_str8.box import RACKS
from rules.think_str8.view import View

CARD_WIDTH, CARD_HEIGHT = 58, 72


def racks(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """On a panel that is there already."""
    column_heads(canvas, boxes, view, say)
    aside: dict[tuple[Seat, str], list[int]] = {}
    for one in view.aside:
        aside.setdefault((one.seat, one.colour), []).append(one.value)
    for rack in range(RACKS):
        _lines(canvas, boxes[f"rack-{rack}"])
        _label(canvas, boxes[f"rack-{rack}"], view, say, rack)
        for place, value in enumerate(view.racks[rack]):
            box = boxes[f"card-{rack}-{place}"]
            _card(canvas, box, view.colours[place], value)
            if (rack, view.colours[place]) in aside:
                _aside(canvas, box, aside[rack, view.colours[place]])


def column_heads(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """The colours in words and signs, and how many cards are left to draw."""
    for colour, count in zip(view.colours, view.piles, strict=True):
        left, top, right, bottom = boxes[f"head-{colour}"]
        canvas.write(
            say(f"colour-{colour}"),
            (left + 6, top + 8, right - 2, top + 46),
            ground="card",
            size=27,
            weight="bold",
        )
        stamp_sign(canvas, colour, (left + 19, top + 61), 24, "card", tint(colour))
        canvas.write(
            say("picture-pile", count=count),
            (left + 38, top + 46, right - 2, bottom - 6),
            ground="card",
            colour="pencil",
            size=25,
        )
    left, top, right, bottom = boxes["head"]
    canvas.write(
        say("picture-piles"),
        (left + 18, top + 46, right - 14, bottom - 6),
        ground="card",
        colour="pencil",
        size=25,
        align="right",
    )


def _lines(canvas: Canvas, box: Box) -> None:
    canvas.fill((LEFT, box[1] - 1, RIGHT, box[1] + 1), "rule")


def _label(canvas: Canvas, box: Box, view: View, say: Say, rack: int) -> None:
    left, top, right, _ = box
    if rack >= view.players:
        canvas.write(
            say("picture-neutral"),
            (left + 18, top, right - 8, top + RACK),
            ground="card",
            colour="pencil",
            size=28,
        )
        return
    badge(canvas, (left + 14, top + 20), 48, mark(rack, say), ground="card")
    name = say("picture-yours") if rack == view.seat else say.name(rack)
    canvas.write(
        name, (left + 76, top, right - 8, top + RACK), ground="card", size=32, weight="semibold"
    )


def _card(canvas: Canvas, box: Box, colour: str, value: int | None) -> None:
    left, top, _, bottom = box
    above = top + (bottom - top - CARD_HEIGHT) // 2
    at = (left + 6, above, left + 6 + CARD_WIDTH, above + CARD_HEIGHT)
    card(canvas, at, colour, value, "card")


def _aside(canvas: Canvas, box: Box, values: list[int]) -> None:
    """Exchanged cards lie face up: their numbers, the latest first, each on a slip."""
    left, top, right, _ = box
    for place, value in enumerate(reversed(values)):
        at = top + 5 + place * 27
        canvas.part((left + 12 + CARD_WIDTH, at, right - 4, at + 25), _slip, value, ground="card")


def _slip(canvas: Canvas, box: Box, value: int) -> None:
    canvas.panel(box, 6, ground="card", colour="rule")
    canvas.write(str(value), box, ground="rule", size=23, weight="semibold", align="centre")


def dividers(canvas: Canvas, top: int, bottom: int, count: int) -> None:
    """Thin lines between the colours' columns."""
    for place in range(count):
        left = LEFT + LABEL + place * COLUMN
        canvas.fill((left - 1, top, left + 1, bottom), "rule")
