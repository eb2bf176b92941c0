"""From counted games to pictures, drawn off the event loop, with their numbers as alt text."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from PIL.Image import Image

from bot.screens.painter import in_thread
from bot.screens.speakers import labelled
from bot.stats.counting import moving_average
from bot.store.results import SeatResult
from bot.ui.screen import Drawing
from bot.words import Speaker
from renderers.core.encode import png
from renderers.core.say import alt_text
from renderers.core.scheme import Scheme
from renderers.schemes import recoloured
from renderers.stats.bars import Bar, BarChart, draw_bars
from renderers.stats.scores import Score, ScoreChart, draw_scores

MOST_SCORES = 40
MOST_BARS = 8


async def score_chart(
    rows: Sequence[SeatResult], title: str, label: Speaker, scheme: Scheme
) -> tuple[Drawing, ...]:
    """The last scores of one person at one game, if there are enough for a line."""
    if len(rows) < 2:
        return ()
    average = moving_average([row.score for row in rows])[-MOST_SCORES:]
    shown = rows[-MOST_SCORES:]
    kinds = ("won", "lost", "apart", "average")
    chart = ScoreChart(
        title=title,
        subtitle=label("chart-scores", count=len(shown)),
        first=_day(shown[0]),
        last=_day(shown[-1]),
        scores=tuple(Score(row.score, _kind(row)) for row in shown),
        average=tuple(average),
        legend={kind: label(f"chart-{kind}-mark") for kind in kinds},
    )
    points = ", ".join(_in_words(score, chart) for score in chart.scores)
    days = label("chart-days", first_text=chart.first, last_text=chart.last)
    about = f"{chart.title}. {chart.subtitle}, {days}"
    return await _drawn(lambda: draw_scores(chart), f"{labelled(label, about, points)}.", scheme)


async def bar_chart(chart: BarChart, label: Speaker, scheme: Scheme) -> tuple[Drawing, ...]:
    """People or games compared, if there are any."""
    if not chart.bars:
        return ()
    bars = ", ".join(f"{bar.label} {bar.text}" for bar in chart.bars)
    about = labelled(label, f"{chart.title}. {chart.subtitle}", bars)
    return await _drawn(lambda: draw_bars(chart), f"{about}.", scheme)


def won_of_played(label: str, won: int, played: int, *, own: bool = False) -> Bar:
    """A bar as long as the games played, filled as far as they were won."""
    return Bar(label=label, length=played, part=won, text=f"{won} / {played}", own=own)


async def _drawn(draw: Callable[[], Image], alt: str, scheme: Scheme) -> tuple[Drawing, ...]:
    data = await in_thread(lambda: png(recoloured(draw(), scheme)))
    return (Drawing("statistics.png", alt_text([alt]), data),)


def _kind(row: SeatResult) -> str:
    if row.kind != "people":
        return "apart"
    return "won" if row.won else "lost"


def _in_words(score: Score, chart: ScoreChart) -> str:
    won = f" ({chart.legend['won']})" if score.kind == "won" else ""
    return f"{score.points}{won}"


def _day(row: SeatResult) -> str:
    return datetime.fromtimestamp(row.at, UTC).date().isoformat()
