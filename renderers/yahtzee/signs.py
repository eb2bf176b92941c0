"""The small sign before each label of the score sheet."""

from functools import partial

from PIL import Image, ImageDraw

from renderers.core import shapes
from renderers.core.dice import small_die
from renderers.core.shapes import SCALE
from renderers.core.text import Line, setting
from rules.yahtzee.box import BOXES, UPPER

STEPS = {"small-straight": 4, "large-straight": 5}
LETTERS = {"three-of-a-kind": "3×", "four-of-a-kind": "4×", "chance": "?", "bonus": "+"}


def sign(row: str, side: int) -> Image.Image:
    """A mask for the sign of one of the rows that have one."""
    if row in UPPER:
        return small_die(UPPER.index(row) + 1, side)
    if row in STEPS:
        return _stairs(STEPS[row], side)
    if row in LETTERS:
        return _framed(LETTERS[row], side)
    if row == "full-house":
        return _house(side)
    return shapes.star(side)


def _framed(letters: str, side: int) -> Image.Image:
    """Letters in the frame of a small die."""
    frame = shapes.ring(side, side, round(side * 0.22), round(side * 0.075)).copy()
    written = setting(
        Line(letters, "bold", round(side * (0.62 if len(letters) > 1 else 0.82)))
    ).mask
    written = written.crop(written.getbbox())
    frame.paste(written, ((side - written.width) // 2, (side - written.height) // 2), written)
    return frame


def _stairs(steps: int, side: int) -> Image.Image:
    """Bars that rise to the right."""
    large = Image.new("L", (side * SCALE, side * SCALE))
    draw = ImageDraw.Draw(large)
    step, unit = side * SCALE / steps, SCALE * side / 20
    for bar in range(steps):
        top = side * SCALE * (1 - 0.2 - 0.8 * bar / (steps - 1))
        draw.rectangle((bar * step + unit / 2, top, (bar + 1) * step - unit, side * SCALE), 255)
    return large.reduce(SCALE)


def _house(side: int) -> Image.Image:
    large = Image.new("L", (side * SCALE, side * SCALE))
    draw = ImageDraw.Draw(large)
    unit = side * SCALE / 20
    draw.polygon([(10 * unit, unit), (20 * unit, 10 * unit), (0, 10 * unit)], 255)
    draw.rectangle((3 * unit, 9 * unit, 17 * unit, 19 * unit), 255)
    draw.rectangle((8 * unit, 12.5 * unit, 12 * unit, 19 * unit), 0)
    return large.reduce(SCALE)


SIGNS = {row: partial(sign, row) for row in (*BOXES, "bonus", "yahtzee-bonus")}
"""The rows that have a sign, and how it is drawn in some size."""
