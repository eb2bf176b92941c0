"""Several robots in a row: shown at once, or each for a moment where the table wants to follow."""

import logging
import re
from itertools import pairwise

import pytest

from playground import Person
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

EACH = ("Robots’ moves", "Robots’ moves: each shown for a moment")
PACE = {"How long may a move take?": "24 hours", "And when the time is up?": "we wait"}
EACH_FR = ("Coups des robots", "Coups des robots\u202f: montrés un instant chacun")


@pytest.fixture(autouse=True)
def _short_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.robots.MOMENT", 0.05)


async def between_robots(bot: Bot, people: Round) -> set[int]:
    """One person has a whole turn: the steps after which one robot follows on another."""
    (ana,) = people.people.values()
    await bot.idle()
    before = (await people.table()).step
    await ana.presses("Roll the dice", channel=people.channel)
    await ana.presses(custom_id=people.last_move(ana), channel=people.channel)
    await bot.idle()
    table = await people.table()
    steps = [step for step in await bot.store.log.steps(table.id) if step.number > before]
    return {step.number for step, after in pairwise(steps) if step.seat and step.seat != after.seat}


def published(caplog: pytest.LogCaptureFixture) -> set[int]:
    """The steps at which the table was shown."""
    lines = (re.search(r"step=(\d+) published", record.getMessage()) for record in caplog.records)
    return {int(line[1]) for line in lines if line}


async def opened(table: Channel, ana: Person, *, each: bool) -> None:
    await ana.types(table, "/play", game="yahtzee")
    for _ in range(2):
        await ana.presses("Add a robot", channel=table)
    if each:
        page = await ana.presses("Options", channel=table)
        await ana.chooses(EACH[0], [EACH[1]], on=page)
        ana.dismisses(page)
    assert (EACH[1] in ana.reads(table)) == each
    await ana.presses("Start", channel=table)


@pytest.mark.parametrize("each", [True, False])
async def test_each_robots_move_is_shown_only_where_that_was_chosen(
    bot: Bot, table: Channel, ana: Person, caplog: pytest.LogCaptureFixture, *, each: bool
) -> None:
    caplog.set_level(logging.INFO)
    await opened(table, ana, each=each)
    turns = await between_robots(bot, Round(bot, table, [ana]))
    assert turns, "two robots have played, one after the other"
    assert (turns <= published(caplog)) == each
    assert (await Round(bot, table, [ana]).awaited()) == [ana]


async def test_over_days_all_moves_are_shown_at_once(
    bot: Bot, table: Channel, ana: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """There the choice is not even offered, and one that was made before counts for nothing."""
    caplog.set_level(logging.INFO)
    await ana.types(table, "/play", game="yahtzee")
    for _ in range(2):
        await ana.presses("Add a robot", channel=table)
    page = await ana.presses("Options", channel=table)
    await ana.chooses(EACH[0], [EACH[1]], on=page)
    ana.dismisses(page)
    await ana.presses("Time", channel=table)
    await ana.fills(PACE)
    assert EACH[1] not in ana.reads(table)
    page = await ana.presses("Options", channel=table)
    assert EACH[0] not in [
        menu.placeholder for message in ana.sees(table) for menu in message.selects
    ]
    ana.dismisses(page)
    await ana.presses("Start", channel=table)
    turns = await between_robots(bot, Round(bot, table, [ana]))
    assert turns
    assert not turns & published(caplog)


@pytest.mark.usefixtures("bot")
async def test_the_choice_in_french(table: Channel, chloe: Person) -> None:
    await chloe.types(table, "/jouer", jeu="yahtzee")
    page = await chloe.presses("Options", channel=table)
    await chloe.chooses(EACH_FR[0], [EACH_FR[1]], on=page)
    chloe.dismisses(page)
    assert EACH_FR[1] in chloe.reads(table)
