"""The rounds on a player's pad: the dice, the own bet, what it was told and what that leaves."""

from renderers.core import shapes
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.say import Say
from renderers.think_str8.colours import on_tint, stamp_sign, tint
from renderers.think_str8.layout import LABEL, LEFT
from renderers.think_str8.scale import ranged
from renderers.think_str8.thinking import Line, learnt, lines
from rules.think_str8.view import View

HINTS = {
    "right": (shapes.tick, "green"),
    "wrong": (shapes.cross, "ink"),
    "too-high": (shapes.arrow_left, "ink"),
    "too-low": (shapes.arrow_right, "ink"),
}
DIE = 40
"""The room of one die in a line."""


def rounds(canvas: Canvas, boxes: Boxes, view: View, say: Say) -> None:
    """A line for each round, on the pad's panel; the one under way in warm light."""
    for word in ("dice", "bet", "left"):
        box = boxes[f"rounds-head-{word}"]
        said = say(f"pad-{word}")
        canvas.write(said, box, ground="card", colour="pencil", size=26, weight="semibold")
    for place, line in enumerate(lines(view)):
        _line(canvas, boxes, f"line-{place}", line)


def _line(canvas: Canvas, boxes: Boxes, name: str, line: Line) -> None:
    now = line.bet is None or not line.bet.hint
    ground = "glow" if now else "card"
    left, top, _, bottom = boxes[f"{name}-round"]
    if now:
        canvas.fill((LEFT, top, LEFT + LABEL - 2, bottom), "glow")
    canvas.fill((LEFT, top - 1, LEFT + LABEL - 2, top + 1), "rule")
    here = (left, top, boxes[f"{name}-round"][2], bottom)
    number = str(line.number)
    canvas.write(number, here, ground=ground, size=28, weight="bold", align="centre")
    for place, (colour, value) in enumerate(zip(line.dice, line.known, strict=True)):
        start = boxes[f"{name}-dice"][0] + place * DIE
        _die(canvas, (start, top + 2, start + DIE - 1, bottom - 1), (colour, value), ground)
    if line.bet is not None:
        words = ranged(line.bet.first, line.bet.first + line.bet.cells - 1)
        canvas.write(words, boxes[f"{name}-bet"], ground=ground, size=28)
        if line.bet.hint:
            _told(canvas, boxes, name, line)


def _told(canvas: Canvas, boxes: Boxes, name: str, line: Line) -> None:
    assert line.bet is not None
    shape, paint = HINTS[line.bet.hint]
    left, top, _, bottom = boxes[f"{name}-hint"]
    canvas.stamp((left, (top + bottom - 26) // 2), shape, 26, ground="card", colour=paint)
    canvas.write(learnt(line.bet), boxes[f"{name}-left"], ground="card", size=30, weight="bold")


def _die(canvas: Canvas, box: Box, die: tuple[str, int | None], ground: str) -> None:
    """A die's sign; on a slip with the card's number where that card was exchanged since."""
    colour, value = die
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    if value is None:
        stamp_sign(canvas, colour, ((left + right) // 2, middle), 28, ground, tint(colour))
    else:
        canvas.part(box, _known, colour, value, ground, ground=ground)


def _known(canvas: Canvas, box: Box, colour: str, value: int, ground: str) -> None:
    left, top, right, bottom = box
    canvas.panel(box, 7, ground=ground, colour=tint(colour))
    middle = (top + bottom) // 2
    stamp_sign(canvas, colour, (left + 12, middle), 16, tint(colour), on_tint(colour))
    here = (left + 21, top, right - 2, bottom)
    canvas.write(
        str(value),
        here,
        ground=tint(colour),
        colour=on_tint(colour),
        size=28,
        weight="bold",
        align="centre",
    )
