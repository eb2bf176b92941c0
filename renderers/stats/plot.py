"""A plot on a card: a scale beside it, lines and marks on it, and a legend below."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil, floor, log10

from PIL import Image, ImageDraw

from renderers.core.canvas import Box, Canvas
from renderers.core.shapes import SCALE, reduced
from renderers.core.text import READABLE, measured
from renderers.stats.paper import MARGIN, card, lay, put

HEIGHT, FOOT = 720, 150
"""The whole picture, and what is left below the plot for its ends and the legend."""

LABELS = 96
"""The width of the numbers beside the plot."""

INSET = 30
"""How far the first and the last value lie from the edges."""

LINE = 7

Point = tuple[int, int]


def area() -> Box:
    """Where the values are."""
    left, top, right, bottom = card(HEIGHT)
    return (left + LABELS, top + 36, right - MARGIN, bottom - FOOT + MARGIN // 2)


def ticks(values: Sequence[float]) -> range:
    """Round numbers around all values, five to eight of them."""
    low, high = min(values), max(values)
    rough = max(1.0, (high - low) / 5)
    power = 10 ** floor(log10(rough))
    step = next(unit * power for unit in (1, 2, 5, 10) if unit * power >= rough)
    start, end = floor(low / step) * step, ceil(high / step) * step
    return range(start, max(end, start + step) + 1, step)


def across(number: int, count: int) -> int:
    """Where a value stands between the first and the last of so many."""
    left, _, right, _ = area()
    share = 0.5 if count == 1 else number / (count - 1)
    return round(left + INSET + share * (right - left - 2 * INSET))


def height(value: float, marks: range) -> int:
    """How high a value stands on the scale."""
    _, top, _, bottom = area()
    return round(bottom - (value - marks[0]) / (marks[-1] - marks[0]) * (bottom - top))


def scale(canvas: Canvas, marks: range, written: Callable[[int], str] = str) -> None:
    """The round numbers, and a thin rule at each."""
    left, _, right, _ = area()
    for value in marks:
        y = height(value, marks)
        canvas.fill((left, y - 1, right, y + 1), "rule")
        canvas.write(
            written(value).replace("-", "−"),
            (card(HEIGHT)[0] + 6, y - 24, left - 14, y + 24),
            ground="card",
            colour="pencil",
            size=READABLE,
            align="right",
        )


def line(canvas: Canvas, points: Sequence[Point], colour: str, width: int = LINE) -> None:
    """Drawn as one mask, so that its bends are round."""
    box = card(HEIGHT)
    moved = [((x - box[0]) * SCALE, (y - box[1]) * SCALE) for x, y in points]

    def paint(draw: ImageDraw.ImageDraw) -> None:
        draw.line(moved, fill=255, width=width * SCALE, joint="curve")

    mask = reduced((box[2] - box[0], box[3] - box[1]), paint)
    lay(canvas, mask, box[:2], colour)


def ends(canvas: Canvas, first: str, last: str) -> None:
    """What is written below the first and the last value."""
    left, _, right, bottom = area()
    box = (left, bottom + 12, right, bottom + 52)
    canvas.write(first, box, ground="card", colour="pencil", size=READABLE)
    canvas.write(last, box, ground="card", colour="pencil", size=READABLE, align="right")


def legend(
    canvas: Canvas,
    words: Mapping[str, str],
    mark: Callable[[str], Image.Image | None],
    colours: Mapping[str, str],
) -> None:
    """The marks and what they mean, in a row, spread over the width; None stands for a line."""
    _, _, right, bottom = card(HEIGHT)
    x, y = MARGIN + 14, bottom - 42
    widths = {kind: measured(text, "regular", READABLE) for kind, text in words.items()}
    gap = (right - x - 20 - sum(widths.values()) - 50 * len(widths)) // max(1, len(widths))
    for kind, text in words.items():
        mask = mark(kind)
        if mask is None:
            canvas.panel((x, y - 4, x + 36, y + 4), 4, ground="card", colour=colours[kind])
        else:
            put(canvas, mask, (x + 18, y), colours[kind])
        box = (x + 46, y - 26, x + 50 + widths[kind], y + 26)
        canvas.write(text, box, ground="card", size=READABLE)
        x += 50 + widths[kind] + max(8, min(gap, 60))
