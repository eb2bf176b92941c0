"""One person's scores at one game, the oldest on the left, with their moving average."""

from collections.abc import Mapping

import msgspec
from PIL import Image

from renderers.core.shapes import diamond, disc, star
from renderers.stats import plot
from renderers.stats.paper import page, put

COLOURS = {"won": "seat-0", "lost": "seat-1", "apart": "pencil", "average": "green"}
"""By kind of game its colour, and that of the average; each game has a shape of its own too."""

SIZES = {"won": 40, "lost": 26, "apart": 28}


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
    canvas = page(plot.HEIGHT, chart.title, chart.subtitle)
    marks = plot.ticks([score.points for score in chart.scores])
    plot.scale(canvas, marks)
    places = [plot.across(n, len(chart.scores)) for n in range(len(chart.scores))]
    average = [
        (x, plot.height(value, marks)) for x, value in zip(places, chart.average, strict=True)
    ]
    plot.line(canvas, average, COLOURS["average"])
    for score, x in zip(chart.scores, places, strict=True):
        shape = mark(score.kind)
        assert shape is not None
        put(canvas, shape, (x, plot.height(score.points, marks)), COLOURS[score.kind])
    plot.ends(canvas, chart.first, chart.last)
    plot.legend(canvas, chart.legend, mark, COLOURS)
    return canvas.image


def mark(kind: str) -> Image.Image | None:
    """The mark for a game of this kind; the average is a line."""
    shapes = {"won": star, "lost": disc, "apart": diamond}
    return shapes[kind](SIZES[kind]) if kind in shapes else None
