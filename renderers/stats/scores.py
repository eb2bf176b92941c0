"""One person's scores at one game, the oldest on the left, with their moving average."""

from collections.abc import Mapping, Sequence
from math import ceil, floor, log10

import msgspec
from PIL import Image, ImageDraw

from renderers.core.canvas import Box, Canvas
from renderers.core.shapes import SCALE, diamond, disc, reduced, star
from renderers.core.text import READABLE, measured
from renderers.stats.paper import MARGIN, card, lay, page, put

HEIGHT, FOOT = 720, 150
"""The whole picture, and what is left below the plot for dates and the legend."""

LABELS = 96
"""The width of the numbers beside the plot."""

MARKS = {"won": "seat-0", "lost": "seat-1", "apart": "pencil"}
"""By kind of game its colour; each has a shape of its own too."""

SIZES = {"won": 40, "lost": 26, "apart": 28}
AVERAGE = "green"
LINE = 7


class Score(msgspec.Struct, frozen=True):
    """One game: `won` or `lost` among people, or `apart`."""

    points: int
    kind: str


class ScoreChart(msgspec.Struct, frozen=True):
    """The scores, their moving average, and all that is written about them."""

    title: str
    subtitle: str
    first: str
    last: str
    scores: tuple[Score, ...]
    average: tuple[float, ...]
    legend: Mapping[str, str]
    """What the marks, and `average`, are called."""


def draw_scores(chart: ScoreChart) -> Image.Image:
    """Draws scores over time, with their moving average."""
    canvas = page(HEIGHT, chart.title, chart.subtitle)
    marks = ticks([score.points for score in chart.scores])
    _grid(canvas, marks)
    spots = [_spot(n, len(chart.scores), marks) for n in range(len(chart.scores))]
    heights = [_height(value, marks) for value in chart.average]
    _line(canvas, [(x, y) for (x, _), y in zip(spots, heights, strict=True)])
    for score, (x, _) in zip(chart.scores, spots, strict=True):
        put(canvas, mark(score.kind), (x, _height(score.points, marks)), MARKS[score.kind])
    left, _, right, bottom = plot()
    ends = (left, bottom + 12, right, bottom + 52)
    canvas.write(chart.first, ends, ground="card", colour="pencil", size=READABLE)
    canvas.write(chart.last, ends, ground="card", colour="pencil", size=READABLE, align="right")
    _legend(canvas, chart.legend)
    return canvas.image


def plot() -> Box:
    """Where the scores are."""
    left, top, right, bottom = card(HEIGHT)
    return (left + LABELS, top + 36, right - MARGIN, bottom - FOOT + MARGIN // 2)


def mark(kind: str) -> Image.Image:
    """The mark for a game of this kind."""
    shape = {"won": star, "lost": disc, "apart": diamond}[kind]
    return shape(SIZES[kind])


def ticks(values: Sequence[int]) -> range:
    """Round numbers around all values, five to eight of them."""
    low, high = min(values), max(values)
    rough = max(1.0, (high - low) / 5)
    power = 10 ** floor(log10(rough))
    step = next(unit * power for unit in (1, 2, 5, 10) if unit * power >= rough)
    start, end = floor(low / step) * step, ceil(high / step) * step
    return range(start, max(end, start + step) + 1, step)


def _spot(number: int, count: int, marks: range) -> tuple[int, int]:
    left, _, right, _ = plot()
    inset = 30
    across = 0.5 if count == 1 else number / (count - 1)
    return round(left + inset + across * (right - left - 2 * inset)), _height(marks[0], marks)


def _height(value: float, marks: range) -> int:
    _, top, _, bottom = plot()
    return round(bottom - (value - marks[0]) / (marks[-1] - marks[0]) * (bottom - top))


def _grid(canvas: Canvas, marks: range) -> None:
    left, _, right, _ = plot()
    for value in marks:
        y = _height(value, marks)
        canvas.fill((left, y - 1, right, y + 1), "rule")
        canvas.write(
            str(value).replace("-", "−"),
            (card(HEIGHT)[0] + 6, y - 24, left - 14, y + 24),
            ground="card",
            colour="pencil",
            size=READABLE,
            align="right",
        )


def _line(canvas: Canvas, points: list[tuple[int, int]]) -> None:
    """Drawn as one mask, so that its bends are round."""
    box = card(HEIGHT)
    moved = [((x - box[0]) * SCALE, (y - box[1]) * SCALE) for x, y in points]

    def paint(draw: ImageDraw.ImageDraw) -> None:
        draw.line(moved, fill=255, width=LINE * SCALE, joint="curve")

    mask = reduced((box[2] - box[0], box[3] - box[1]), paint)
    lay(canvas, mask, box[:2], AVERAGE)


def _legend(canvas: Canvas, legend: Mapping[str, str]) -> None:
    """The marks and what they mean, in a row, spread over the width."""
    _, _, right, bottom = card(HEIGHT)
    x, y = MARGIN + 14, bottom - 42
    words = {kind: measured(text, "regular", READABLE) for kind, text in legend.items()}
    gap = (right - x - 20 - sum(words.values()) - 50 * len(words)) // max(1, len(words))
    for kind, text in legend.items():
        if kind == "average":
            canvas.panel((x, y - 4, x + 36, y + 4), 4, ground="card", colour=AVERAGE)
        else:
            put(canvas, mark(kind), (x + 18, y), MARKS[kind])
        words_box = (x + 46, y - 26, x + 50 + words[kind], y + 26)
        canvas.write(text, words_box, ground="card", size=READABLE)
        x += 50 + words[kind] + max(8, min(gap, 60))
