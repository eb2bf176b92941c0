"""One person's statistics as a message."""

import asyncio
from collections.abc import Sequence

from bot.stats.charts import MOST_BARS, bar_chart, score_chart, won_of_played
from bot.stats.counting import (
    Portrait,
    best_sheets,
    by_variant,
    grouped,
    portrait,
    scored,
    usual,
)
from bot.stats.question import Question, rows_of_buttons, sheet_line, variant_name
from bot.stats.skill import skill_lines
from bot.store.results import SeatResult
from bot.ui.buttons import Button
from bot.ui.screen import Drawing, Screen
from bot.ui.stats import Count
from bot.words import Speaker
from bot.words.numbers import decimal
from renderers.stats.bars import BarChart

MOST_VARIANTS = 3


async def person_screen(question: Question) -> Screen:
    """Their games in this server; one's own in a direct message, from all servers."""
    app, say, user = question.app, question.say, question.asked.user
    heading = f"## {question.title()}\n<@{user}> · {question.place()}"
    if not (await app.store.people.get(user)).counted:
        return _not_counted(question, heading)
    rows = question.known(await app.store.results.of(user, question.guild))
    out = Button(str(Count(0)), question.label("count-out"))
    return Screen(
        head=heading,
        story="\n".join(await _story(question, rows)) if rows else say("stats-none"),
        drawings=await _chart(question, rows),
        rows=rows_of_buttons(question),
        footer=(out,) if question.own else (),
    )


def _not_counted(question: Question, heading: str) -> Screen:
    story = question.say("stats-you-are-out" if question.own else "stats-they-are-out")
    back = Button(str(Count(1)), question.label("count-in"))
    return Screen(
        head=heading,
        story=story,
        rows=rows_of_buttons(question),
        footer=(back,) if question.own else (),
    )


async def _story(question: Question, rows: Sequence[SeatResult]) -> list[str]:
    say, counted = question.say, portrait(rows)
    lines = _among_people(counted, say)
    if question.asked.game:
        lines += await _at_one_game(question, rows)
    else:
        lines += _by_game(question, rows)
    return [*lines, *_apart(counted, say, one_game=bool(question.asked.game))]


def _among_people(counted: Portrait, say: Speaker) -> list[str]:
    among = counted.people
    if not among.played:
        return [say("stats-nobody-yet")]
    return [
        say("stats-people", played=among.played, won=among.won, percent=among.percent),
        say("stats-streak", streak=among.streak, best=among.best_streak),
    ]


async def _at_one_game(question: Question, rows: Sequence[SeatResult]) -> list[str]:
    """Rating, averages by variant, and the best sheets among people."""
    game, say = question.app.games[question.asked.game], question.say
    among = [row for row in scored(rows) if row.among_people]
    lines = await _rating(question)
    for scores in by_variant(game, among)[:MOST_VARIANTS]:
        average = decimal(scores.average, question.language)
        name = variant_name(scores.variant, question.label)
        lines.append(say("stats-scores", text=name, value=average, best=scores.best))
    lines += await skill_lines(question)
    best = best_sheets(usual(game, among))
    if best:
        lines.append(f"\n**{say('stats-best')}**")
        lines += [await sheet_line(question, n, row) for n, row in enumerate(best, start=1)]
    return lines


async def _rating(question: Question) -> list[str]:
    """People are measured against those of one server."""
    if not question.guild:
        return []
    rows = await question.app.store.results.in_server(question.guild, question.asked.game)
    rating = (await asyncio.to_thread(question.ratings, rows)).get(question.asked.user)
    if rating is None:
        return []
    return [f"{question.say('stats-rating')} {question.rating_words(rating)}"]


def _by_game(question: Question, rows: Sequence[SeatResult]) -> list[str]:
    lines = []
    for game, group in grouped(rows, lambda row: row.game).items():
        among = portrait(group).people
        if among.played:
            facts = {"played": among.played, "won": among.won, "percent": among.percent}
            lines.append(
                f"- **{question.game_name(game)}** · {question.say('stats-people-short', **facts)}"
            )
    return lines


def _apart(counted: Portrait, say: Speaker, *, one_game: bool) -> list[str]:
    """Games with robots, alone, and those that came to no end."""
    lines = []
    if counted.robots.played:
        lines.append(say("stats-robots", played=counted.robots.played, won=counted.robots.won))
    if counted.solo and one_game:
        lines.append(say("stats-solo-best", played=counted.solo, best=counted.solo_best))
    elif counted.solo:
        lines.append(say("stats-solo", played=counted.solo))
    if counted.coached:
        lines.append(say("stats-coached", played=counted.coached))
    if counted.rewound and one_game:
        lines.append(say("stats-rewound", count=counted.rewound))
    if counted.aborted:
        lines.append(say("stats-aborted", count=counted.aborted))
    return [f"\n**{say('stats-apart')}**", *lines] if lines else []


async def _chart(question: Question, rows: Sequence[SeatResult]) -> tuple[Drawing, ...]:
    """At one game the scores over time; otherwise the games won at each."""
    if not rows:
        return ()
    label, name = question.label, rows[-1].name
    if question.asked.game:
        game = question.app.games[question.asked.game]
        shown = usual(game, scored(rows))
        return await score_chart(shown, f"{question.title()} · {name}", label, question.scheme)
    groups = grouped((row for row in rows if row.among_people), lambda row: row.game)
    counted = {game: portrait(group).people for game, group in groups.items()}
    order = sorted(counted, key=lambda game: -counted[game].played)[:MOST_BARS]
    bars = [
        won_of_played(question.game_name(game), counted[game].won, counted[game].played)
        for game in order
    ]
    chart = BarChart(title=name, subtitle=label("chart-won"), bars=tuple(bars))
    return await bar_chart(chart, label, question.scheme)
