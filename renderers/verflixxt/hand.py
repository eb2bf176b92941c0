"""A player's own worm tokens, for nobody else to see."""

from collections import Counter

from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.verflixxt import signs
from renderers.verflixxt.layout import hand_row, hand_rows
from rules.verflixxt.box import Worm
from rules.verflixxt.view import View

TOKEN = 216
LABEL = 40


def draw_hand(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """The tokens to play now, and below them those of later."""
    left, top, right, _ = box
    canvas.panel(box, 16, ground="paper", colour="card")
    above = top + 8
    for row in hand_rows(view):
        worms = view.ready if row == "ready" else view.fresh
        label = f"picture-hand-{row}" if worms else "picture-hand-none"
        canvas.write(
            say(label),
            (left + 20, above, right - 20, above + LABEL),
            ground="card",
            size=28,
            weight="semibold",
        )
        for place, (worm, count) in enumerate(sorted(Counter(worms).items())):
            start = left + 20 + place * (TOKEN + 12)
            _token(canvas, (start, above + 42, start + TOKEN, above + 92), worm, count, say)
        above += hand_row(view, row)


def _token(canvas: Canvas, box: Box, worm: Worm, count: int, say: Say) -> None:
    left, top, right, bottom = box
    canvas.panel(box, 24, ground="card", colour="worm")
    canvas.stamp((left + 12, top + 9), signs.worm, 32, ground="worm", colour="ink")
    name = say(f"worm-{worm}")
    canvas.write(
        name if count == 1 else f"{count} × {name}",
        (left + 52, top, right - 14, bottom),
        ground="worm",
        size=27,
        weight="semibold",
    )
