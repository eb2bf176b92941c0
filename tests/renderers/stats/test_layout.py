"""Charts: everything in its place, readable on a phone, whatever people are called."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.core.encode import png
from renderers.core.text import READABLE
from renderers.stats.bars import BarChart, draw_bars, layout
from renderers.stats.paper import WIDTH
from renderers.stats.plot import across, area, height, ticks
from renderers.stats.review import draw_review, labels
from renderers.stats.scores import draw_scores
from tests.renderers.conftest import Lines
from tests.renderers.names import DIFFICULT, NAMES
from tests.renderers.places import changed, outside, overlapping
from tests.renderers.stats.charts import RATINGS, WINS, ratings, review, scores


@pytest.mark.parametrize("chart", [RATINGS, WINS], ids=["ratings", "wins"])
def test_nothing_overlaps_or_leaves_the_canvas(chart: BarChart) -> None:
    boxes = layout(chart)
    assert draw_bars(chart).size == boxes["canvas"][2:]
    assert len(boxes.keys() - {"canvas"}) == 3 * len(chart.bars)
    assert not outside(boxes)
    assert not overlapping(boxes)


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
def test_a_difficult_name_stays_in_its_box(name: str) -> None:
    usual, unusual = draw_bars(RATINGS), draw_bars(ratings((*NAMES[:7], name), "fr"))
    assert changed(usual, unusual, [layout(RATINGS)["name-7"]]) is None


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
def test_nothing_is_too_small_or_shortened(language: str, count: int, set_lines: Lines) -> None:
    draw_scores(scores(count, language))
    draw_bars(ratings(NAMES, language))
    assert min(line.size for _, line in set_lines) >= READABLE
    assert [text for text, line in set_lines if line.text.endswith("…")] == []


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


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_legend_ends_within_its_card(language: str) -> None:
    image = draw_scores(scores(40, language)).convert("RGB")
    edge = image.crop((image.width - 40, image.height - 90, image.width - 28, image.height - 40))
    assert len(edge.getcolors()) == 1, "nothing is written up to the edge of the card"


@pytest.mark.parametrize("choices", [3, 13, 38, 120])
@pytest.mark.parametrize("percent", [False, True])
def test_the_numbers_of_a_review_lie_apart(choices: int, percent: bool) -> None:
    chart = review(choices, percent=percent)
    marks = range(0, 101, 20) if percent else ticks(chart.worths)
    points = [
        (across(n, len(chart.worths)), height(worth, marks)) for n, worth in enumerate(chart.worths)
    ]
    placed = labels(chart, points)
    assert placed
    left, top, right, bottom = area()
    boxes = {
        "canvas": (left, top - 20, right, bottom + 8),
        **{f"number-{n}": box for n, (_, box) in enumerate(placed)},
    }
    assert not overlapping(boxes)
    assert all(left <= box[0] and box[2] <= right for _, box in placed)
    assert len(png(draw_review(chart))) < 120 * 1024
