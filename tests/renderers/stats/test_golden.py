"""The charts, as accepted."""

import pytest
from PIL import Image

from renderers.stats.bars import BarChart, draw_bars
from renderers.stats.review import draw_review
from renderers.stats.scores import draw_scores
from tests.renderers.conftest import Golden
from tests.renderers.golden import difference
from tests.renderers.stats.charts import RATINGS, WINS, review, scores

PICTURES = {
    "scores-forty": lambda: draw_scores(scores(40, "fr")),
    "scores-twelve": lambda: draw_scores(scores(12)),
    "scores-two": lambda: draw_scores(scores(2)),
    "scores-low": lambda: draw_scores(scores(9, low=-6, high=3)),
    "review": lambda: draw_review(review(38, "fr")),
    "review-chance": lambda: draw_review(review(17, percent=True)),
    "ratings": lambda: draw_bars(RATINGS),
    "wins": lambda: draw_bars(WINS),
    "one-bar": lambda: draw_bars(BarChart(title="Ana", subtitle="Games", bars=WINS.bars[:1])),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_chart_looks_as_accepted(name: str, golden: Golden) -> None:
    golden(f"stats-{name}", PICTURES[name]())


def test_another_score_is_noticed() -> None:
    def drawn(low: int) -> Image.Image:
        return draw_scores(scores(12, low=low))

    assert difference(drawn(120), drawn(140))
    assert not difference(drawn(120), drawn(120))
