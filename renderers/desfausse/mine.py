"""A seat's own dice, large, with what it has decided so far, and its trophies in words."""

from collections import Counter

from renderers.core import shapes
from renderers.core.badges import badge, mark
from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.desfausse import signs
from renderers.desfausse.dice import RING, put
from renderers.desfausse.layout import LINE, OWN_BIG, Plan, own_dice
from renderers.desfausse.people import draw_head
from renderers.desfausse.tokens import TOKEN, token
from renderers.desfausse.words import decisions, picked_places
from rules.core.record import Seat
from rules.desfausse.box import Trophy
from rules.desfausse.view import Die, View

MARK = 46
ROLL, HELL, LOCK = "roll", "hell", "lock"


def lines_of(view: View) -> int:
    """What is decided takes a line for each sentence, trophies one for each kind."""
    return 0 if view.seat is None else len(_kinds(view)) + len(decisions(view))


def _kinds(view: View) -> list[tuple[Trophy, int, str]]:
    """The seat's trophies by kind: those that may be played, and those for the next turn."""
    assert view.seat is not None
    player = view.players[view.seat]
    ready = view.half.trophies if view.half else player.trophies
    return [
        (trophy, count, lies)
        for lies, held in (("ready", ready), ("gained", player.gained))
        for trophy, count in Counter(held).items()
    ]


def draw_mine(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """The reader's own dice, large, with what they have decided so far."""
    assert view.seat is not None
    box = plan.boxes["mine"]
    canvas.panel(box, 18, ground="paper", colour="felt")
    draw_head(canvas, box, (view, say, view.seat), "felt")
    marks = _marks(view)
    for number, die in enumerate(own_dice(view)):
        _die(canvas, plan.boxes[f"own-{number}"], die, marks.get(number, ""), say)
    if "words" in plan.boxes:
        _words(canvas, plan.boxes["words"], view, say)


def _marks(view: View) -> dict[int, str | Seat]:
    """What is to happen to each die: rolled, to Hell, to a player; blocked ones are locked."""
    marks: dict[int, str | Seat] = {
        place: LOCK for place, die in enumerate(own_dice(view)) if die.blocked
    }
    if view.half is not None:
        marks |= dict.fromkeys(picked_places(view.half), ROLL)
        for parcel in view.half.parcels:
            marks |= dict.fromkeys(parcel.dice, HELL if parcel.to is None else parcel.to)
    return marks


def _die(canvas: Canvas, box: Box, die: Die, sign: str | Seat, say: Say) -> None:
    chosen = sign not in ("", LOCK)
    put(canvas, die, box[:2], "felt", big=OWN_BIG, ringed="gold" if chosen else "")
    at = ((box[0] + box[2] - MARK) // 2, box[3] + RING + 4)
    if isinstance(sign, int):
        canvas.stamp((at[0] - 3, at[1] - 3), shapes.disc, MARK + 6, ground="felt", colour="gold")
        badge(canvas, at, MARK, mark(sign, say), ground="gold")
        return
    if not sign:
        return
    shape, face, ink = {
        ROLL: (shapes.turned_arrow, "gold", "ink"),
        HELL: (signs.flame, "hell", "ember"),
        LOCK: (signs.lock, "ink", "card"),
    }[sign]
    canvas.stamp(at, shapes.disc, MARK, ground="felt", colour=face)
    canvas.stamp((at[0] + 10, at[1] + 10), shape, MARK - 20, ground=face, colour=ink)


def _words(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """What is decided, then the trophies with what they do."""
    left, top, right, _ = box
    for message, facts in decisions(view):
        here = (left + TOKEN + 16, top, right, top + LINE)
        sign = shapes.arrow_right if message == "own-shares" else shapes.tick
        canvas.stamp((left + 8, top + 7), sign, 30, ground="felt", colour="gold")
        words = say(message, **facts)
        canvas.write(words, here, ground="felt", colour="gold", size=30, weight="semibold")
        top += LINE
    for trophy, count, lies in _kinds(view):
        token(canvas, (left, top - 1), trophy, "felt", lies)
        words = say(f"picture-own-{lies}", trophy=trophy, effect=trophy, count=count)
        here = (left + TOKEN + 16, top, right, top + LINE)
        canvas.write(words, here, ground="felt", colour="card", size=28)
        top += LINE
