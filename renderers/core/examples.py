"""A page of examples for the rules: dice on felt, what they make, and what that counts."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from renderers.core.canvas import Canvas
from renderers.core.palette import SHARED
from renderers.core.tray import lay_die

WIDTH, ROW, MARGIN = 1000, 128, 24
DIE, POINTS = 72, 150
"""The side of a die, and the width of the points at the right."""


class Example(NamedTuple):
    """Dice, what they make, and the points for it."""

    dice: tuple[int, ...]
    label: str
    points: int


def draw_examples(examples: Sequence[Example]) -> Image.Image:
    """The examples, one below the other."""
    size = (WIDTH, len(examples) * ROW + 2 * MARGIN)
    canvas = Canvas.plain(SHARED, size, "paper")
    for place, example in enumerate(examples):
        _draw_example(canvas, MARGIN + place * ROW, example)
    return canvas.image


def _draw_example(canvas: Canvas, top: int, example: Example) -> None:
    dice, right = dice_row(example.dice, DIE), WIDTH - POINTS
    canvas.put(dice, (MARGIN, top + (ROW - dice.height) // 2))
    label = (MARGIN + dice.width + 32, top, right, top + ROW)
    points = (right, top, WIDTH - MARGIN, top + ROW)
    canvas.write(example.label, label, ground="paper", size=38, weight="semibold")
    canvas.write(str(example.points), points, ground="paper", size=46, weight="bold", align="right")


def dice_row(faces: tuple[int, ...], side: int = 96) -> Image.Image:
    """Dice in a row on a strip of felt."""
    gap = side // 6
    size = (len(faces) * (side + gap) + 2 * gap, side + 3 * gap)
    strip = Canvas.plain(SHARED, size, "paper")
    strip.panel((0, 0, *size), gap, ground="paper", colour="felt")
    for place, face in enumerate(faces):
        left, top = gap + gap // 2 + place * (side + gap), gap + gap // 2
        lay_die(strip, (left, top), face, side)
    return strip.image
