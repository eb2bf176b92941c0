"""People or games compared: a bar each, the longest first."""

from collections.abc import Iterator, Mapping

import msgspec
from PIL import Image

from renderers.core.canvas import Box, Canvas
from renderers.stats.paper import HEAD, MARGIN, WIDTH, page

ROW, THICK, RADIUS = 84, 38, 12
NAMES, NUMBERS = 330, 210
"""The width of the names before the bars, and of the numbers behind them."""

FULL, LIGHT = "seat-1", "rule"


class Bar(msgspec.Struct, frozen=True):
    """A bar of this length, `part` of it in full colour, and what is written at its end."""

    label: str
    length: int
    part: int
    text: str
    own: bool = False
    """The reader's own."""


class BarChart(msgspec.Struct, frozen=True):
    """Bars that begin at `base`."""

    title: str
    subtitle: str
    bars: tuple[Bar, ...]
    base: int = 0


def draw_bars(chart: BarChart) -> Image.Image:
    """Draws a bar chart."""
    boxes = layout(chart)
    canvas = page(boxes["canvas"][3], chart.title, chart.subtitle)
    longest = max(bar.length for bar in chart.bars) - chart.base
    for place, bar in enumerate(chart.bars):
        canvas.write(
            bar.label,
            boxes[f"name-{place}"],
            ground="card",
            size=34,
            weight="bold" if bar.own else "regular",
        )
        left, _, right, _ = boxes[f"bar-{place}"]
        for length, colour, ground in _layers(chart, bar):
            wide = round(length * (right - left) / max(1, longest))
            _strip(canvas, boxes[f"bar-{place}"], max(0, wide), (ground, colour))
        canvas.write(
            bar.text,
            boxes[f"number-{place}"],
            ground="card",
            size=36,
            weight="bold",
            align="right",
        )
    _axis(canvas, boxes, len(chart.bars))
    return canvas.image


def _layers(chart: BarChart, bar: Bar) -> Iterator[tuple[int, str, str]]:
    """The whole bar, and over it the part that counts."""
    full = "seat-0" if bar.own else FULL
    if bar.part < bar.length:
        yield bar.length - chart.base, LIGHT, "card"
    yield bar.part - chart.base, full, LIGHT if bar.part < bar.length else "card"


def _strip(canvas: Canvas, box: Box, wide: int, colours: tuple[str, str]) -> None:
    """Straight where it begins, round where it ends."""
    left, top, _, bottom = box
    ground, colour = colours
    if wide >= 2 * RADIUS:
        canvas.panel((left, top, left + wide, bottom), RADIUS, ground=ground, colour=colour)
    canvas.fill((left, top, left + (RADIUS if wide >= 2 * RADIUS else wide), bottom), colour)


def _axis(canvas: Canvas, boxes: Mapping[str, Box], count: int) -> None:
    """The line at which all bars begin."""
    left, top, _, _ = boxes["bar-0"]
    _, _, _, bottom = boxes[f"bar-{count - 1}"]
    canvas.fill((left - 4, top - 18, left, bottom + 18), "pencil")


def layout(chart: BarChart) -> Mapping[str, Box]:
    """Where everything is."""
    top = HEAD + 18
    left, right = MARGIN + 12, WIDTH - MARGIN - 8
    boxes: dict[str, Box] = {}
    for place in range(len(chart.bars)):
        y = top + place * ROW
        middle = y + ROW // 2
        names, numbers = left + NAMES, right - NUMBERS
        boxes[f"name-{place}"] = (left, y, names - 20, y + ROW)
        boxes[f"bar-{place}"] = (names, middle - THICK // 2, numbers, middle + THICK // 2)
        boxes[f"number-{place}"] = (numbers, y, right, y + ROW)
    boxes["canvas"] = (0, 0, WIDTH, top + len(chart.bars) * ROW + 18 + MARGIN // 2)
    return boxes
