"""Skill and luck over somebody's reviewed games: what a choice costs them, and what luck gave."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.stats.counting import WINDOW
from bot.stats.question import Question
from bot.store.reviews import Skill
from bot.words.numbers import decimal, signed

FEWEST = 2 * WINDOW
"""From so many games on it is told how the skill develops."""


class Figures(msgspec.Struct, frozen=True):
    """What some games come to: the cost of a choice, and the luck of a game."""

    games: int
    cost: float
    luck: float


def figures(rows: Sequence[Skill]) -> Figures:
    """The figures of some games, of which there is at least one."""
    choices = sum(row.choices for row in rows)
    return Figures(
        games=len(rows),
        cost=sum(row.cost for row in rows) / max(1, choices),
        luck=sum(row.luck for row in rows) / len(rows),
    )


async def skill_lines(question: Question) -> list[str]:
    """What somebody's choices cost at one game, what luck gave them, and how that develops."""
    app, asked = question.app, question.asked
    await app.reviews.catch_up(asked.user, asked.game)
    rows = await app.store.reviews.skill(asked.user, asked.game, question.guild)
    return list(_told(question, rows)) if rows else []


def _told(question: Question, rows: Sequence[Skill]) -> Iterable[str]:
    say, unit, counted = question.say, rows[-1].unit, figures(rows)
    yield f"\n**{say('skill-head', count=counted.games)}**"
    yield say(f"skill-cost-{unit}", value=_cost(counted.cost, unit, question.language))
    if say.knows("skill-yardstick"):
        yield f"-# {say('skill-yardstick')}"
    yield say(f"skill-luck-{unit}", value=_luck(counted.luck, unit, question.language))
    if len(rows) >= FEWEST:
        first, last = figures(rows[:WINDOW]), figures(rows[-WINDOW:])
        yield say(
            "skill-development",
            count=WINDOW,
            first_text=_cost(first.cost, unit, question.language),
            last_text=_cost(last.cost, unit, question.language),
        )


def _cost(cost: float, unit: str, language: str) -> str:
    return decimal(cost if unit == "points" else 100 * cost, language, 2)


def _luck(luck: float, unit: str, language: str) -> str:
    return signed(luck if unit == "points" else 100 * luck, language)
