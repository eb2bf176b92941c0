"""A server's statistics as a message: what is played there, and who stands where."""

from collections.abc import Sequence

from bot.stats.charts import MOST_BARS, bar_chart, won_of_played
from bot.stats.counting import best_sheets, grouped, usual, winners
from bot.stats.question import Question, rows_of_buttons, sheet_line
from bot.stats.rating import Rating
from bot.store import Played
from bot.ui.screen import Drawing, Screen
from renderers.stats.bars import Bar, BarChart

MOST_RANKED = 10

RATING_BASE = 1000
"""Where the bars of ratings begin."""

KINDS = ("people", "robots", "solo", "aborted")


async def server_screen(question: Question) -> Screen:
    """At one game the ranking by rating; over all games who won most."""
    store, game = question.house.store, question.asked.game
    rows = question.known(await store.results_in(question.guild, game))
    lines, drawings = await (_one_game if game else _all_games)(question, rows)
    return Screen(
        head=f"## {question.title()}\n{question.place()}",
        story="\n".join(lines),
        drawings=drawings,
        rows=rows_of_buttons(question),
    )


Answer = tuple[list[str], tuple[Drawing, ...]]


async def _one_game(question: Question, rows: Sequence[Played]) -> Answer:
    say = question.say
    ratings = await question.ratings(rows)
    among = [row for row in rows if row.kind == "people"]
    lines = [_games(question, rows)]
    if ratings:
        lines += [f"\n**{say('stats-ranking')}**", *_ranking(question, ratings)]
    own = [row for row in usual(question.house.games[question.asked.game], among) if row.user]
    best = best_sheets(own)
    if best:
        lines.append(f"\n**{say('stats-best')}**")
        lines += [await sheet_line(question, n, row) for n, row in enumerate(best, start=1)]
    return lines, await _rating_chart(question, ratings, rows)


def _games(question: Question, rows: Sequence[Played]) -> str:
    """How many tables of each kind there were."""
    tables = {row.table: row.kind for row in rows}
    counts = {kind: list(tables.values()).count(kind) for kind in KINDS}
    return " · ".join(
        question.say(f"stats-games-{kind}", count=count) for kind, count in counts.items() if count
    ) or question.say("stats-none")


def _ranking(question: Question, ratings: dict[int, Rating]) -> list[str]:
    """The strongest, and the reader wherever they stand."""
    lines = []
    for place, (user, rating) in enumerate(ratings.items(), start=1):
        if place <= MOST_RANKED or user == question.reader:
            lines.append(f"{place}. <@{user}> · {question.rating_words(rating)}")
    return lines


async def _rating_chart(
    question: Question, ratings: dict[int, Rating], rows: Sequence[Played]
) -> tuple[Drawing, ...]:
    names = {row.user: row.name for row in rows}
    bars = [
        Bar(
            label=f"{place}. {names[user]}",
            length=rating.points,
            part=rating.points,
            text=f"{rating.points}{' ?' if rating.provisional else ''}",
            own=user == question.reader,
        )
        for place, (user, rating) in enumerate(ratings.items(), start=1)
        if place <= MOST_BARS
    ]
    base = min([RATING_BASE, *(bar.length - 1 for bar in bars)])
    subtitle = question.label("chart-ratings", value=str(base))
    return await bar_chart(
        BarChart(title=question.title(), subtitle=subtitle, bars=tuple(bars), base=base)
    )


async def _all_games(question: Question, rows: Sequence[Played]) -> Answer:
    say = question.say
    lines = [
        f"- **{question.game_name(game)}** · {_games(question, group)}"
        for game, group in grouped(rows, lambda row: row.game).items()
    ] or [say("stats-none")]
    best = winners(row for row in rows if row.kind == "people")
    if best:
        lines.append(f"\n**{say('stats-winners')}**")
    for place, (user, _, counted) in enumerate(best, start=1):
        if place <= MOST_RANKED or user == question.reader:
            facts = {"played": counted.played, "won": counted.won, "percent": counted.percent}
            lines.append(f"{place}. <@{user}> · {say('stats-people-short', **facts)}")
    bars = [
        won_of_played(name, counted.won, counted.played, own=user == question.reader)
        for user, name, counted in best[:MOST_BARS]
    ]
    subtitle = question.label("chart-won")
    chart = BarChart(title=question.label("stats-winners"), subtitle=subtitle, bars=tuple(bars))
    return lines, await bar_chart(chart)
