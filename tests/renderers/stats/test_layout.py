"""Charts: everything in its place, readable on a phone, whatever people are called."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageChops

from renderers.core import canvas
from renderers.core.encode import png
from renderers.core.text import LEAST, Line, fitted
from renderers.stats.bars import BarChart, draw_bars, layout
from renderers.stats.paper import WIDTH
from renderers.stats.scores import draw_scores, ticks
from tests.renderers.positions import DIFFICULT, NAMES
from tests.renderers.stats.charts import RATINGS, WINS, ratings, scores
from tests.renderers.test_layout import apart, inside


@pytest.mark.parametrize("chart", [RATINGS, WINS], ids=["ratings", "wins"])
def test_nothing_overlaps_or_leaves_the_canvas(chart: BarChart) -> None:
    boxes = dict(layout(chart))
    whole = boxes.pop("canvas")
    assert draw_bars(chart).size == whole[2:]
    assert len(boxes) == 3 * len(chart.bars)
    assert all(inside(box, whole) for box in boxes.values())
    assert all(apart(one, other) for one, other in combinations(boxes.values(), 2))


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
def test_a_difficult_name_stays_in_its_box(name: str) -> None:
    usual, unusual = draw_bars(RATINGS), draw_bars(ratings((*NAMES[:7], name), "fr"))
    for image in (usual, unusual):
        image.paste(0, layout(RATINGS)["name-7"])
    different = ImageChops.difference(usual.convert("RGB"), unusual.convert("RGB"))
    assert different.getbbox() is None


def test_longer_bars_for_more() -> None:
    """Of each bar the part in full colour, counted in pixels along its middle."""
    image, boxes = draw_bars(WINS).convert("RGB"), layout(WINS)
    full = []
    for place in range(len(WINS.bars)):
        left, top, right, bottom = boxes[f"bar-{place}"]
        row = [image.getpixel((x, (top + bottom) // 2)) for x in range(left, right)]
        full.append(sum(red < 200 for red, _, _ in row))
    assert full[0] > full[1] > full[2] > full[3] == 0


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("count", [2, 12, 40])
def test_nothing_is_too_small_or_shortened(
    language: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[tuple[str, Line]] = []

    def noted(text: str, weight: str, size: int, width: int) -> Line:
        lines.append((text, fitted(text, weight, size, width)))
        return lines[-1][1]

    canvas.forget_tiles()
    monkeypatch.setattr(canvas, "fitted", noted)
    draw_scores(scores(count, language))
    draw_bars(ratings(NAMES, language))
    assert min(line.size for _, line in lines) >= LEAST
    assert [text for text, line in lines if line.text.endswith("…")] == []


@given(st.lists(st.integers(-200, 2000), min_size=1, max_size=40))
def test_the_grid_holds_every_score_with_round_numbers(values: list[int]) -> None:
    marks = ticks(values)
    assert marks[0] <= min(values) <= max(values) <= marks[-1]
    assert 2 <= len(marks) <= 8
    assert str(marks.step).strip("0") in ("1", "2", "5")


def test_a_chart_is_a_small_file_in_the_palette() -> None:
    for image in (draw_scores(scores(40)), draw_bars(RATINGS)):
        assert (image.width, image.mode) == (WIDTH, "P")
        assert len(png(image)) <= 60 * 1024
