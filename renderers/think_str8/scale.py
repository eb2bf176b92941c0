"""The scale from 0 to 21: a lane for each player with the strip, and what it was told."""

from typing import NamedTuple

from renderers.core import shapes
from renderers.core.badges import Mark, badge, mark
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.say import Say
from renderers.think_str8.layout import CELL, LANE, LANE_HEAD, LANE_LABEL, LANE_NAME
from rules.core.record import Seat
from rules.think_str8.box import SCALE
from rules.think_str8.view import View

STRIP = 46
ARROWS = {"too-high": -1, "too-low": 1}
"""Where the sum lies, seen from the strip."""


class Bet(NamedTuple):
    """A strip as it lies on the scale, and what it was told."""

    first: int
    cells: int
    hint: str
    learnt: tuple[int, ...]


def lane_bets(view: View) -> dict[Seat, Bet]:
    """The strips of this round; before its dice fall, those of the round before."""
    last = view.rounds[-1] if view.rounds else None
    if last is not None and (last.number == view.round or not view.dice):
        return {c.seat: Bet(c.first, c.cells, c.hint, c.learnt) for c in last.checks}
    return {
        seat: Bet(strip.first, strip.cells, "", ())
        for seat, strip in enumerate(view.strips)
        if strip is not None and strip.first is not None
    }


def status(view: View, seat: Seat, say: Say) -> str:
    """What a player does now, or was told."""
    strip, bets = view.strips[seat], lane_bets(view)
    match view.step:
        case "roll" | "greys" | "turn" if seat == view.order[0]:
            return say(f"picture-{view.step}")
        case "strips" if strip is None:
            taker = next(s for s in view.order if view.strips[s] is None)
            return say("picture-takes") if seat == taker else ""
        case "strips" if strip is not None and strip.first is None:
            return say("picture-lays", cells=strip.cells)
        case "exchange" if seat in view.exchanging:
            return say("picture-exchanges")
        case "guess":
            return say("picture-guessed" if seat in view.guessed else "picture-guesses")
        case "over":
            return say("picture-final", value=signed(sum(view.marks[seat])))
    return said(bets[seat], say) if seat in bets else ""


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else number(points)


def said(bet: Bet, say: Say) -> str:
    """The bet and its hint in words: "9–15 too high"."""
    words = ranged(bet.first, bet.first + bet.cells - 1)
    return f"{words} {say(f'hint-{bet.hint}')}" if bet.hint else words


def ranged(first: int, last: int) -> str:
    """Numbers from first to last, in short."""
    return str(first) if first == last else f"{first}–{last}"


def number(score: int) -> str:
    """With a real minus sign."""
    return str(score).replace("-", "−")


def scale(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """Draws the scale with its lanes."""
    left, top, right, _ = boxes["lanes"]
    canvas.part((left, top, right, top + LANE_HEAD), _numbers)
    for seat in view.order:
        top = boxes[f"lane-{seat}"][1]
        last = seat == view.order[-1]
        box = (left, top - 1, right, top + LANE)
        canvas.part(box, _lane, mark(seat, say), say.name(seat), last)
    canvas.write(
        _caption(view, say),
        boxes["caption"],
        ground="card",
        colour="pencil",
        size=28,
        weight="semibold",
    )
    bets = lane_bets(view)
    for seat in view.order:
        _now(canvas, boxes, view, say, seat)
        if seat in bets:
            lay(canvas, boxes[f"lane-{seat}"], bets[seat], mark(seat, say))


def _caption(view: View, say: Say) -> str:
    shown = view.rounds and (view.rounds[-1].number == view.round or not view.dice)
    return say("picture-scale", round=view.rounds[-1].number if shown else view.round)


def _numbers(canvas: Canvas, box: Box) -> None:
    """The upper end of the panel."""
    canvas.panel((0, 0, box[2], box[3] + 18), 18, ground="paper", colour="card")
    for place in SCALE:
        left = LANE_LABEL + place * CELL
        weight, colour = ("bold", "ink") if place % 2 == 0 else ("regular", "pencil")
        here = (left, 0, left + CELL, box[3])
        canvas.write(
            str(place), here, ground="card", colour=colour, size=28, weight=weight, align="centre"
        )


def _lane(canvas: Canvas, box: Box, owner: Mark, name: str, last: bool) -> None:
    """An empty lane, with the line above it; the last one is the lower end of the panel."""
    canvas.band(box, 18, (False, last), ground="paper", colour="card")
    canvas.fill((0, 0, box[2], 2), "rule")
    for place in SCALE:
        at = LANE_LABEL + place * CELL
        canvas.fill((at - 1, 1, at, box[3]), "rule")
    badge(canvas, (8, 17), 44, owner, ground="card")
    here = (LANE_NAME, 5, LANE_LABEL - 58, 43)
    canvas.write(name, here, ground="card", size=30, weight="semibold")


def _now(canvas: Canvas, boxes: Boxes, view: View, say: Say, seat: Seat) -> None:
    """What changes: the score, and what the player does or was told."""
    canvas.write(
        number(view.scores[seat]),
        boxes[f"score-{seat}"],
        ground="card",
        size=38,
        weight="bold",
        align="right",
    )
    canvas.write(
        status(view, seat, say), boxes[f"status-{seat}"], ground="card", colour="pencil", size=28
    )


def lay(canvas: Canvas, lane: Box, bet: Bet, owner: Mark) -> None:
    """The strip, and in warm light the sums that its hint leaves."""
    left, top, _, _ = lane
    for place in bet.learnt if bet.hint != "wrong" else ():
        at = left + place * CELL
        canvas.fill((at, top + 2, at + CELL - 1, top + LANE - 1), "glow")
    above = top + (LANE - STRIP) // 2
    start, end = left + bet.first * CELL, left + (bet.first + bet.cells) * CELL - 1
    under = "glow" if bet.hint == "right" else "card"
    canvas.panel((start + 1, above, end - 1, above + STRIP), 10, ground=under, colour=owner[1])
    _told(canvas, (start, above, end, above + STRIP), bet, owner)


def _told(canvas: Canvas, box: Box, bet: Bet, owner: Mark) -> None:
    """A tick, a cross or the letter in the strip; an arrow towards the sum beside it."""
    start, above, end, below = box
    middle = (start + end) // 2
    if bet.hint in ("right", "wrong"):
        shape = shapes.tick if bet.hint == "right" else shapes.cross
        canvas.stamp((middle - 12, above + 11), shape, 24, ground=owner[1], colour="card")
    else:
        canvas.write(
            owner[0] if bet.cells > 1 else owner[0][:1],
            (start, above, end, below),
            ground=owner[1],
            colour="card",
            size=28,
            weight="bold",
            align="centre",
        )
    if bet.hint in ARROWS:
        way = ARROWS[bet.hint]
        at = start - 29 if way < 0 else end + 3
        shape = shapes.arrow_left if way < 0 else shapes.arrow_right
        canvas.stamp((at, above + 10), shape, 26, ground="glow", colour="ink")
