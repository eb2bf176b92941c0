"""A player's own worm tokens, for nobody else to see."""

from collections import Counter

from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.core.text import measured
from renderers.verflixxt import signs
from renderers.verflixxt.layout import HAND, hand_rows
from rules.verflixxt.box import Worm
from rules.verflixxt.view import View

TOKEN = 44
"""The height of a token."""


def draw_hand(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """A row of tokens to play now, and below it those of later."""
    left, top, right, _ = box
    canvas.panel(box, 16, ground="paper", colour="card")
    for place, row in enumerate(hand_rows(view)):
        worms = view.ready if row == "ready" else view.fresh
        words = say(f"picture-hand-{row}" if worms else "picture-hand-none")
        above = top + place * HAND
        here = (left + 18, above, right - 18, above + HAND)
        canvas.write(words, here, ground="card", size=28, weight="semibold")
        start = left + 18 + measured(words, "semibold", 28) + 14
        _tokens(canvas, (start, above, right - 14, above + HAND), worms, say)


def _tokens(canvas: Canvas, box: Box, worms: tuple[Worm, ...], say: Say) -> None:
    """Each kind as wide as its words; where they do not fit, all equally narrow."""
    left, top, right, bottom = box
    counted = sorted(Counter(worms).items())
    words = [_words(worm, count, say) for worm, count in counted]
    widths = [measured(word, "semibold", 28) + 62 for word in words]
    if sum(widths) + 8 * len(widths) > right - left:
        widths = [(right - left) // len(widths) - 8] * len(widths)
    above = (top + bottom - TOKEN) // 2
    for word, width in zip(words, widths, strict=True):
        here = (left, above, left + width, above + TOKEN)
        canvas.part(here, _token, word, ground="card")
        left += width + 8


def _words(worm: Worm, count: int, say: Say) -> str:
    name = say(f"worm-{worm}")
    return name if count == 1 else f"{count} × {name}"


def _token(canvas: Canvas, box: Box, words: str) -> None:
    _, _, right, bottom = box
    canvas.panel(box, 22, ground="card", colour="worm")
    canvas.stamp((10, 7), signs.worm, 30, ground="worm", colour="ink")
    here = (46, 0, right - 10, bottom)
    canvas.write(words, here, ground="worm", size=28, weight="semibold")
