"""The title: what is asked of whom, and which round it is."""

from renderers.core.badges import heading, mark
from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from rules.core.record import Seat
from rules.think_str8.view import View


def title(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """What is asked of whom, and which round it is."""
    left, top, right, bottom = box
    if view.step not in ("guess", "over"):
        words = say("picture-round", round=view.round, rounds=view.last_round)
        corner = (right - 230, top, right, bottom)
        canvas.write(words, corner, ground="paper", colour="pencil", size=30, align="right")
        right -= 240
    seat = actor(view)
    player = None if seat is None else mark(seat, say)
    place, words = (left, top, right, bottom), moment(view, say)
    heading(canvas, place, words, player, star=view.step == "over", size=46)


def actor(view: View) -> Seat | None:
    """The one player for whom everybody waits."""
    match view.step:
        case "roll" | "greys" | "turn":
            return view.order[0]
        case "exchange":
            return view.exchanging[0]
        case "strips":
            return next((seat for seat in view.order if view.strips[seat] is None), None)
        case _:
            return None


def moment(view: View, say: Say) -> str:
    """The title: what the table waits for."""
    seat = actor(view)
    if view.step == "over":
        first = view.winners
        return say("picture-won" if len(first) == 1 else "picture-tied", seats=first)
    if seat is None:
        return say("picture-all-lay" if view.step == "strips" else "picture-all-guess")
    return say(f"picture-to-{view.step}", seat=seat)
