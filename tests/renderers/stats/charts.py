"""Charts with much and little on them."""

from bot.screens.review import percent as percent_sign
from bot.words import Speaker
from bot.words.numbers import decimal, signed
from renderers.stats.bars import Bar, BarChart
from renderers.stats.review import Mark, ReviewChart
from renderers.stats.scores import Score, ScoreChart
from rules.core.chance import Luck
from tests.renderers.names import NAMES

KINDS = ("won", "lost", "lost", "apart")
POINTS = (1712, 1640, 1502, 1390, 1380, 1233, 1100, 1001)


def scores(count: int, language: str = "en", *, low: int = 120, high: int = 330) -> ScoreChart:
    """Scores drawn by lot."""
    luck, say = Luck(b"0"), Speaker(language)
    drawn = [Score(low + luck.below(high - low), KINDS[luck.below(4)]) for _ in range(count)]
    windows = [drawn[max(0, n - 4) : n + 1] for n in range(count)]
    return ScoreChart(
        title="Yahtzee · Benjamin",
        subtitle=say("chart-scores", count=count),
        first="2026-01-03",
        last="2026-11-16",
        scores=tuple(drawn),
        average=tuple(sum(one.points for one in window) / len(window) for window in windows),
        legend={kind: say(f"chart-{kind}-mark") for kind in ("won", "lost", "apart", "average")},
    )


def ratings(names: tuple[str, ...], language: str = "en") -> BarChart:
    bars = [
        Bar(
            label=f"{place}. {name}", length=points, part=points, text=f"{points} ?", own=place == 2
        )
        for place, (name, points) in enumerate(zip(names, POINTS, strict=True), start=1)
    ]
    subtitle = Speaker(language)("chart-ratings", value="1000")
    return BarChart(title="Très Futé 4ever", subtitle=subtitle, bars=tuple(bars), base=1000)


RATINGS = ratings(NAMES, "fr")

WINS = BarChart(
    title="Most wins",
    subtitle="Games won / played, among people",
    bars=(
        Bar(label="Ana", length=22, part=12, text="12 / 22", own=True),
        Bar(label="Benjamin", length=14, part=9, text="9 / 14"),
        Bar(label="Zoë", length=300, part=2, text="2 / 300"),
        Bar(label="Cleo", length=3, part=0, text="0 / 3"),
    ),
)


def review(choices: int, language: str = "en", *, percent: bool = False) -> ReviewChart:
    """A game drawn by lot, with as many marks as there can be, some of them close together."""
    luck, say = Luck(b"0"), Speaker(language, "yahtzee")
    worths = [50.0 if percent else 254.6]
    for _ in range(choices + 1):
        step = luck.below(13) - 6.5
        worths.append(min(max(worths[-1] + step, 0), 100 if percent else 400))
    places = sorted({1 + luck.below(choices) for _ in range(12)})[:9]
    kinds = ("mistake", "gift", "blow")
    marks = [
        Mark(p, kinds[n % 3], signed((n + 0.4) * (1 if n % 3 == 1 else -1), language))
        for n, p in enumerate(places)
    ]
    return ReviewChart(
        title="Yahtzee · Benjamin",
        subtitle=say(f"review-line-{'chance' if percent else 'points'}"),
        first=say("review-first", value=decimal(worths[0], language)),
        last=say("review-last", value=decimal(worths[-1], language)),
        worths=tuple(worths),
        marks=tuple(marks),
        legend={kind: say(f"review-mark-{kind}") for kind in ("gift", "blow", "mistake")},
        percent=percent_sign(language) if percent else "",
    )
