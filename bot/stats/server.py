"""A server's statistics as a message: what is played there, and who stands where."""

import asyncio
from collections.abc import Sequence

import msgspec

from bot.stats.charts import MOST_BARS, bar_chart, won_of_played
from bot.stats.counting import Tally, best_sheets, grouped, scored, tables_by_kind, usual, winners
from bot.stats.question import Question, rows_of_buttons, sheet_line
from bot.stats.rating import Rating
from bot.store.results import ResultKind, SeatResult
from bot.tables import today
from bot.ui.markup import on_date
from bot.ui.screen import Drawing, Screen
from renderers.stats.bars import Bar, BarChart

MOST_RANKED = 10

NO_BREAK = "\u00a0"
"""Behind a place, where several may share one: Discord would number a list anew."""

RATING_BASE = 1000
"""Where the bars of ratings begin."""


class Standings(msgspec.Struct, frozen=True):
    """What is counted of a server: tables by game and kind, people by wins and by rating."""

    tables: dict[str, dict[ResultKind, int]]
    winners: list[tuple[int, str, Tally]]
    ratings: dict[int, Rating]
    best: list[SeatResult]


async def server_screen(question: Question) -> Screen:
    """At one game the ranking by rating; over all games who won most."""
    game = question.asked.game
    rows = await question.app.store.results.in_server(question.guild, game)
    standings = await asyncio.to_thread(_standings, question, rows)
    lines = await (_one_game if game else _all_games)(question, standings)
    return Screen(
        head=f"## {question.title()}\n{question.say('stats-server')}",
        story="\n".join(lines) or question.say("stats-none"),
        drawings=await (_rating_chart if game else _winners_chart)(question, standings),
        rows=rows_of_buttons(question),
    )


def _standings(question: Question, rows: Sequence[SeatResult]) -> Standings:
    """Counts everything. Slow where much was played: runs in a thread."""
    known, game = question.known(rows), question.asked.game
    among = [row for row in known if row.among_people]
    compared = usual(question.app.games[game], scored(among)) if game else []
    by_game = grouped(known, lambda row: row.game)
    return Standings(
        tables={key: tables_by_kind(group) for key, group in by_game.items()},
        winners=winners(among),
        ratings=question.ratings(known) if game else {},
        best=best_sheets(row for row in compared if row.user),
    )


async def _one_game(question: Question, standings: Standings) -> list[str]:
    say = question.say
    lines = [
        f"**{say('stats-games')}** · {_tables(question, counts)}"
        for counts in standings.tables.values()
    ]
    if standings.ratings:
        lines.append(f"\n**{say('stats-ranking')}**")
    for place, (user, rating) in enumerate(standings.ratings.items(), start=1):
        if place <= MOST_RANKED or user == question.reader:
            lines.append(f"{place}. <@{user}> · {question.rating_words(rating)}")
    if standings.best:
        lines.append(f"\n**{say('stats-best')}**")
    for place, row in enumerate(standings.best, start=1):
        lines.append(await sheet_line(question, place, row))
    return [*lines, *await _season(question)]


async def _season(question: Question) -> list[str]:
    """The season of today's dice on this server, for a game that is played with them."""
    game, say, app = question.asked.game, question.say, question.app
    day = today.day_of(app.clock.now())
    first, last = today.season_of(day)
    days = await app.store.dailies.scores(first, last, game, question.guild)
    lines, table = [], today.season(days, day)
    for own in table:
        place = 1 + sum(other.score > own.score for other in table)
        if place <= MOST_RANKED or own.user == question.reader:
            told = say("season-line", score=own.score, cups=own.cups)
            lines.append(f"{place}.{NO_BREAK}<@{own.user}> · {told}")
    head = say("season-head", when=on_date(today.began(first)))
    return [f"\n**{head}**", *lines] if lines else []


async def _all_games(question: Question, standings: Standings) -> list[str]:
    say = question.say
    lines = [
        f"- **{question.game_name(game)}** · {_tables(question, counts)}"
        for game, counts in standings.tables.items()
    ]
    if standings.winners:
        lines.append(f"\n**{say('stats-winners')}**")
    for place, (user, _, counted) in enumerate(standings.winners, start=1):
        if place <= MOST_RANKED or user == question.reader:
            facts = {"played": counted.played, "won": counted.won, "percent": counted.percent}
            lines.append(f"{place}. <@{user}> · {say('stats-people-short', **facts)}")
    return lines


def _tables(question: Question, counts: dict[ResultKind, int]) -> str:
    return " · ".join(
        question.say(f"stats-games-{kind}", count=count) for kind, count in counts.items()
    )


async def _rating_chart(question: Question, standings: Standings) -> tuple[Drawing, ...]:
    names = {user: name for user, name, _ in standings.winners}
    ranked = list(standings.ratings.items())[:MOST_BARS]
    bars = [
        Bar(
            label=f"{place}. {names.get(user) or question.label('somebody')}",
            length=rating.points,
            part=rating.points,
            text=f"{rating.points}{' ?' if rating.provisional else ''}",
            own=user == question.reader,
        )
        for place, (user, rating) in enumerate(ranked, start=1)
    ]
    base = min([RATING_BASE, *(bar.length - 1 for bar in bars)])
    subtitle = question.label("chart-ratings", value=str(base))
    chart = BarChart(title=question.title(), subtitle=subtitle, bars=tuple(bars), base=base)
    return await bar_chart(chart, question.label, question.scheme)


async def _winners_chart(question: Question, standings: Standings) -> tuple[Drawing, ...]:
    bars = [
        won_of_played(name, counted.won, counted.played, own=user == question.reader)
        for user, name, counted in standings.winners[:MOST_BARS]
    ]
    title, subtitle = question.label("stats-winners"), question.label("chart-won")
    chart = BarChart(title=title, subtitle=subtitle, bars=tuple(bars))
    return await bar_chart(chart, question.label, question.scheme)
