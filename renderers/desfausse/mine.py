"""A seat's own dice, large, with what it has decided so far."""

from PIL import Image

from renderers.core import shapes
from renderers.core.badges import Mark, badge, mark
from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.desfausse import signs
from renderers.desfausse.colours import PALETTE
from renderers.desfausse.dice import put
from renderers.desfausse.layout import LINE, MARK, Plan, own_dice
from renderers.desfausse.people import draw_head
from renderers.desfausse.words import decisions, picked_places
from rules.core.record import Seat
from rules.desfausse.view import Die, View

ROLL, HELL, LOCK = "roll", "hell", "lock"
WHOLE = shapes.disc(MARK).point(lambda cover: 255 if cover else 0)
"""A sign without the ground around it, so that the die behind it shows."""

COLUMN = 3
"""From so many decisions on they stand in two columns."""


def lines_of(view: View) -> int:
    """How many lines the decisions of a seat take."""
    count = 0 if view.seat is None else len(decisions(view))
    return count if count < COLUMN else -(-count // 2)


def draw_mine(canvas: Canvas, plan: Plan, view: View, say: Say) -> None:
    """The reader's own dice, large, with what they have decided so far."""
    assert view.seat is not None
    box = plan.boxes["mine"]
    canvas.panel(box, 18, ground="paper", colour="felt")
    draw_head(canvas, box, (view, say, view.seat), "felt")
    marks = _marks(view)
    places = range(len(own_dice(view)))
    for number in sorted(places, key=lambda place: marks.get(place, LOCK) != LOCK):
        die = own_dice(view)[number]
        _die(canvas, plan.boxes[f"own-{number}"], (die, plan.own_big), marks.get(number, ""), say)
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


def _die(canvas: Canvas, box: Box, die: tuple[Die, int], sign: str | Seat, say: Say) -> None:
    """A die of some size, and the sign of what is to happen to it on its lower edge."""
    lies, big = die
    chosen = sign not in ("", LOCK)
    put(canvas, lies, box[:2], "felt", big=big, ringed="gold" if chosen else "")
    if sign != "":
        at = ((box[0] + box[2] - MARK) // 2, box[3] - 8)
        face = mark(sign, say) if isinstance(sign, int) else sign
        canvas.tile(at, _sign, face, within=WHOLE)


def _sign(sign: str | Mark) -> Image.Image:
    """The player who gets the die, or that it is rolled, goes to Hell or is blocked."""
    canvas = Canvas.plain(PALETTE, (MARK, MARK), "felt")
    if isinstance(sign, tuple):
        canvas.stamp((0, 0), shapes.disc, MARK, ground="felt", colour="gold")
        badge(canvas, (2, 2), MARK - 4, sign, ground="gold")
        return canvas.image
    shape, face, ink = {
        ROLL: (shapes.turned_arrow, "gold", "ink"),
        HELL: (signs.flame, "hell", "ember"),
        LOCK: (signs.lock, "ink", "card"),
    }[sign]
    canvas.stamp((0, 0), shapes.disc, MARK, ground="felt", colour=face)
    canvas.stamp((9, 9), shape, MARK - 18, ground=face, colour=ink)
    return canvas.image


def _words(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """What is decided: one sentence a line, or two beside each other."""
    left, top, right, _ = box
    said = decisions(view)
    abreast = 1 if len(said) < COLUMN else 2
    width = (right - left) // abreast
    for number, (message, facts) in enumerate(said):
        line, place = divmod(number, abreast)
        x, y = left + place * width, top + line * LINE
        sign = shapes.arrow_right if message == "own-shares" else shapes.tick
        canvas.stamp((x, y + 4), sign, 26, ground="felt", colour="gold")
        here = (x + 36, y, x + width - 12, y + LINE)
        canvas.write(
            say(message, **facts), here, ground="felt", colour="gold", size=28, weight="semibold"
        )
