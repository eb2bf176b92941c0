"""The racks: a row each, a column for each colour, exchanged cards beside those they made way for.

Which cards are open is the view's affair; a card that it does not have is drawn from behind.
"""

from renderers.core.badges import badge, mark
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.say import Say
from renderers.core.text import measured
from renderers.think_str8.colours import card, stamp_sign, tint
from renderers.think_str8.layout import LEFT, RACK, RIGHT, SLIPS
from rules.core.record import Seat
from rules.think_str8.box import RACKS
from rules.think_str8.view import View

CARD_WIDTH, CARD_HEIGHT = 56, 70
SLIP = 30
"""The breadth of a slip with the number of an exchanged card."""


def racks(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """On a panel that is there already."""
    column_heads(canvas, boxes, view, say)
    aside, new = _aside(view), new_cards(view)
    for rack in range(RACKS):
        box = boxes.get(f"rack-{rack}")
        if box is None:
            continue
        ground = "glow" if rack == view.seat else "card"
        if rack == view.seat:
            canvas.fill((LEFT, box[1], RIGHT, box[1] + RACK), ground)
        canvas.fill((LEFT, box[1] - 1, RIGHT, box[1] + 1), "rule")
        _label(canvas, box, view, say, rack)
        for place, colour in enumerate(view.colours):
            here, gone = boxes[f"card-{rack}-{place}"], aside.get((rack, colour), [])
            fresh = (rack, colour) in new
            if here[3] - here[1] == RACK:
                _card(canvas, here, (colour, view.racks[rack][place]), ground, fresh=fresh)
                _slips_below(canvas, here, gone, ground, fresh=fresh)
            else:
                _slips_beside(canvas, here, gone, fresh=fresh)


def _aside(view: View) -> dict[tuple[Seat, str], list[int]]:
    """Exchanged cards by owner and colour, the latest first."""
    found: dict[tuple[Seat, str], list[int]] = {}
    for one in reversed(view.aside):
        found.setdefault((one.seat, one.colour), []).append(one.value)
    return found


def new_cards(view: View) -> set[tuple[Seat, str]]:
    """Where a card was exchanged after the last round that was played."""
    last = view.rounds[-1].number if view.rounds else 0
    return {(one.seat, one.colour) for one in view.aside if one.round == last}


def column_heads(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """The colours in words and signs, and how many cards are left to draw."""
    over = view.step == "over"
    for colour, count in zip(view.colours, view.piles, strict=True):
        left, top, right, bottom = boxes[f"head-{colour}"]
        name, here = say(f"colour-{colour}"), (left + 4, top + 4, right - 2, top + 42)
        canvas.write(name, here, ground="card", size=28, weight="bold")
        pile = "" if over else say("picture-pile", count=count)
        canvas.part((left + 2, top + 40, right - 2, bottom), _pile, colour, pile, ground="card")
    if not over:
        _captions(canvas, boxes["head"], view, say)


def _pile(canvas: Canvas, box: Box, colour: str, words: str) -> None:
    """A colour's sign, and how many of its cards are left to draw."""
    stamp_sign(canvas, colour, (15, 16), 26, "card", tint(colour))
    if words:
        canvas.write(words, (34, *box[1:]), ground="card", colour="pencil", size=28)


def _captions(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """What stands below the colours: for the channel exchanged cards; and the piles beside them."""
    left, top, right, bottom = box
    look = {"ground": "card", "colour": "pencil"}
    if view.seat is None and view.aside:
        here = (left + 18, top + 4, right - 14, top + 42)
        words = say("picture-exchanged")
        canvas.write(words, here, size=28, weight="semibold", **look)
        if new_cards(view):
            _legend(canvas, (left + 30 + measured(words, "semibold", 28), *here[1:]), say)
    here = (left + 18, top + 40, right - 14, bottom)
    canvas.write(say("picture-piles"), here, size=28, align="right", **look)


def _legend(canvas: Canvas, box: Box, say: Say) -> None:
    """What a golden slip means."""
    left, top, right, bottom = box
    new_slip(canvas, (left, top + 4, left + SLIP - 2, bottom - 4))
    here = (left + SLIP + 6, top, right, bottom)
    canvas.write(say("legend-new"), here, ground="card", colour="pencil", size=24)


def new_slip(canvas: Canvas, box: Box) -> None:
    """A golden slip without a number, for a legend."""
    canvas.part(box, _slip, "", "gold", "card", ground="card")


def _label(canvas: Canvas, box: Box, view: View, say: Say, rack: int) -> None:
    left, top, right, bottom = box
    bottom = min(bottom, top + RACK)
    if rack >= view.players:
        canvas.write(
            say("picture-neutral"),
            (left + 18, top, right - 8, bottom),
            ground="card",
            colour="pencil",
            size=28,
        )
        return
    own, side = rack == view.seat, min(48, bottom - top - 4)
    ground = "glow" if own else "card"
    badge(canvas, (left + 14, (top + bottom - side) // 2), side, mark(rack, say), ground=ground)
    name = say("picture-yours") if own else say.name(rack)
    weight = "bold" if own else "semibold"
    canvas.write(name, (left + 76, top, right - 8, bottom), ground=ground, size=32, weight=weight)


def _card(
    canvas: Canvas, box: Box, shown: tuple[str, int | None], ground: str, *, fresh: bool
) -> None:
    """A card; a golden frame around one that came after the last round."""
    left, top, _, bottom = box
    above = top + (bottom - top - CARD_HEIGHT) // 2
    at = (left + 6, above, left + 6 + CARD_WIDTH, above + CARD_HEIGHT)
    if fresh:
        frame = (at[0] - 4, at[1] - 4, at[2] + 4, at[3] + 4)
        canvas.panel(frame, 13, ground=ground, colour="gold")
    card(canvas, at, *shown, "gold" if fresh else ground)


def _slips_below(canvas: Canvas, box: Box, values: list[int], ground: str, *, fresh: bool) -> None:
    """The numbers of exchanged cards beside the one that took their place, one below another."""
    _, top, right, _ = box
    step = min(34, (RACK - 4) // max(1, len(values)))
    for place, value in enumerate(values):
        at = top + 4 + place * step
        here = (right - SLIP, at, right - 1, at + step - 1)
        paper = "gold" if fresh and not place else "rule"
        canvas.part(here, _slip, value, paper, ground, ground=ground)


def _slips_beside(canvas: Canvas, box: Box, values: list[int], *, fresh: bool) -> None:
    """The same where no card is seen: one beside the other."""
    left, top, _, _ = box
    for place, value in enumerate(values):
        at = left + 4 + place * (SLIP + 2)
        here = (at, top + 6, at + SLIP, top + SLIPS - 6)
        paper = "gold" if fresh and not place else "rule"
        canvas.part(here, _slip, value, paper, "card", ground="card")


def _slip(canvas: Canvas, box: Box, value: int | str, paper: str, ground: str) -> None:
    """A number on a slip; the latest one is golden and underlined."""
    left, top, right, bottom = box
    canvas.panel(box, 7, ground=ground, colour=paper)
    if paper == "gold":
        canvas.fill((left + 6, bottom - 6, right - 6, bottom - 3), "ink")
        bottom -= 4
    if value != "":
        here = (left, top, right, bottom)
        canvas.write(str(value), here, ground=paper, size=28, weight="semibold", align="centre")
