"""Luck and skill in one game: what it was worth to somebody, choice by choice, as a line.

What the dice gave and took and the costliest choices are marked on it, each with a shape of its
own and what it was worth.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec
from PIL import Image

from renderers.core.canvas import Box
from renderers.core.shapes import cross, diamond, star
from renderers.core.text import READABLE, measured
from renderers.stats import plot
from renderers.stats.paper import page, put

COLOURS = {"worth": "seat-1", "gift": "green", "blow": "ink", "mistake": "seat-0"}
"""Of the line, and by kind of mark."""

SHAPES = {"gift": star, "blow": diamond, "mistake": cross}
SIZES = {"gift": 42, "blow": 32, "mistake": 38}

CHANCES = range(0, 101, 20)
"""The scale of a chance to win, in percent."""

TALL = 34
"""The height of the number at a mark."""


class Mark(msgspec.Struct, frozen=True):
    """Something that happened at one of the values: a `gift` or a `blow` of the dice, a `mistake`.

    `text` is what it was worth.
    """

    place: int
    kind: str
    text: str


class ReviewChart(msgspec.Struct, frozen=True):
    """What the game was worth at its beginning, at each choice and at its end, and the marks."""

    title: str
    subtitle: str
    first: str
    last: str
    worths: tuple[float, ...]
    marks: tuple[Mark, ...]
    legend: Mapping[str, str]
    """What the marks are called."""
    percent: str = ""
    """What stands behind a chance to win, as the language writes it; empty where points count."""


def draw_review(chart: ReviewChart) -> Image.Image:
    """Draws the line with its marks."""
    canvas = page(plot.HEIGHT, chart.title, chart.subtitle)
    ticks = CHANCES if chart.percent else plot.ticks(chart.worths)
    plot.scale(canvas, ticks, lambda value: f"{value}{chart.percent}")
    count = len(chart.worths)
    points = [(plot.across(n, count), plot.height(w, ticks)) for n, w in enumerate(chart.worths)]
    plot.line(canvas, points, COLOURS["worth"])
    for mark, box in labels(chart, points):
        if away(mark, points[mark.place], box):
            plot.line(canvas, (points[mark.place], _nearest(points[mark.place], box)), "pencil", 2)
        canvas.write(
            mark.text,
            box,
            ground="card",
            colour=COLOURS[mark.kind],
            size=READABLE,
            weight="bold",
            align="centre",
        )
    for mark in chart.marks:
        put(canvas, SHAPES[mark.kind](SIZES[mark.kind]), points[mark.place], COLOURS[mark.kind])
    plot.ends(canvas, chart.first, chart.last)
    plot.legend(canvas, chart.legend, _shape, COLOURS)
    return canvas.image


def _shape(kind: str) -> Image.Image | None:
    return SHAPES[kind](SIZES[kind]) if kind in SHAPES else None


def labels(chart: ReviewChart, points: Sequence[plot.Point]) -> list[tuple[Mark, Box]]:
    """The numbers at the marks, as far as there is room for them: above a gift, else below.

    A number that would lie on another one or on the line stands on the other side, or nowhere.
    """
    taken = [_around(points[mark.place], SIZES[mark.kind] // 2) for mark in chart.marks]
    placed: list[tuple[Mark, Box]] = []
    for mark in chart.marks:
        for box in _candidates(mark, points[mark.place]):
            free = not any(_overlap(box, other) for other in taken)
            if free and _inside(box) and not _crossed(box, points):
                placed.append((mark, box))
                taken.append(box)
                break
    return placed


def away(mark: Mark, point: plot.Point, box: Box) -> bool:
    """Whether a number stands so far from its mark that a thin line leads to it."""
    return box in _candidates(mark, point)[-2:]


def _nearest(point: plot.Point, box: Box) -> plot.Point:
    """Where a box is nearest to a point."""
    (x, y), (left, top, right, bottom) = point, box
    return min(max(x, left), right), min(max(y, top), bottom)


def _candidates(mark: Mark, point: plot.Point) -> list[Box]:
    wide, (x, y) = measured(mark.text, "bold", READABLE) + 4, point
    away = SIZES[mark.kind] // 2 + 4 + TALL // 2
    ups = [-away, away] if mark.kind == "gift" else [away, -away]
    spots = [(x, y + up) for up in ups]
    spots += [(x + side * (wide // 2 + 24), y + up // 2) for up in ups for side in (1, -1)]
    spots += [(x, y + 2 * up) for up in ups]
    half, tall = wide // 2, TALL // 2
    return [(a - half, b - tall, a - half + wide, b + tall) for a, b in spots]


def _around(point: plot.Point, half: int) -> Box:
    x, y = point
    return (x - half, y - half, x + half, y + half)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _inside(box: Box) -> bool:
    left, top, right, bottom = plot.area()
    return left <= box[0] and box[2] <= right and top - 20 <= box[1] and box[3] <= bottom + 8


def _crossed(box: Box, points: Sequence[plot.Point]) -> bool:
    """Whether the line runs through a box: looked for at every few pixels."""
    for (ax, ay), (bx, by) in pairwise(points):
        if bx < box[0] or ax > box[2]:
            continue
        steps = max(1, (bx - ax) // 4, abs(by - ay) // 8)
        for step in range(steps + 1):
            x, y = ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps
            if box[0] < x < box[2] and box[1] - 2 < y < box[3] + 2:
                return True
    return False
