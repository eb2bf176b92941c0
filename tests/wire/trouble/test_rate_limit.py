"""Somebody hammers: they are told now and then, the database is left alone, others play on."""

import asyncio

import pytest

from bot.incoming.rate_limit import TOLD_EVERY, RateLimit
from playground import Person
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

TOO_FAST = "Not so fast! Wait a moment, then go on; nothing is lost."


@pytest.fixture
async def people(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    return people


def stopped(bot: Bot, at: float = 0.0) -> RateLimit:
    """The rate limit of a bot for which no time passes, with two presses left for everybody."""
    limit = bot.client.admission.rate_limit
    limit.now, limit.burst = lambda: at, 2
    limit._buckets.clear()
    return limit


async def test_one_sentence_and_then_silence(people: Round, bot: Bot, table: Channel) -> None:
    (now,) = await people.awaited()
    stopped(bot)
    looks = [now.press_soon("My view", channel=table) for _ in range(6)]
    answers = await asyncio.gather(*looks)
    told = [answer.private for answer in answers]
    assert sum("Roll the five dice." in text for text in told) == 1, (
        "the second panel replaced the first"
    )
    assert told.count(TOO_FAST) == 1
    quiet = [answer.answer for answer in answers].count("deferred update")
    assert quiet == 2 + 3, "two that open a panel beside the board, three that were held back"
    assert (await people.table()).step == 0


@pytest.mark.usefixtures("on_sqlite")
async def test_what_is_held_back_reads_and_writes_nothing(
    people: Round, bot: Bot, table: Channel
) -> None:
    (now,) = await people.awaited()
    stopped(bot).burst = 0
    statements: list[str] = []
    for connection in (bot.store.engine.reading, bot.store.engine.writing):
        await connection.set_trace_callback(statements.append)
    await now.presses("Roll the dice", channel=table)
    await now.presses("Roll the dice", channel=table)
    await now.types(table, "/view")
    await now.types(table, "/table")
    for connection in (bot.store.engine.reading, bot.store.engine.writing):
        await connection.set_trace_callback(None)  # type: ignore[arg-type]  # None ends it
    assert statements == []


async def test_the_others_play_on_and_so_does_whoever_waits(
    people: Round, bot: Bot, table: Channel
) -> None:
    (now,) = await people.awaited()
    (other,) = [person for person in people.people.values() if person is not now]
    stopped(bot)
    for _ in range(4):
        await other.presses("My view", channel=table)
    await now.presses("Roll the dice", channel=table)
    assert (await people.table()).step == 1
    bot.client.admission.rate_limit.now = lambda: TOLD_EVERY
    answer = await other.presses("My view", channel=table)
    assert "Waiting for" in answer.private


async def test_commands_count_as_well(bot: Bot, table: Channel, ana: Person) -> None:
    stopped(bot).burst = 0
    assert (await ana.types(table, "/turns")).private == TOO_FAST
    assert (await ana.types(table, "/turns")).message is None, "nothing is left behind"


async def test_forms_count_as_well(bot: Bot, table: Channel, ana: Person) -> None:
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Time", channel=table)
    stopped(bot).burst = 0
    assert (await ana.fills({})).private == TOO_FAST


async def test_in_the_hammerers_own_language(bot: Bot, table: Channel, chloe: Person) -> None:
    stopped(bot).burst = 0
    answer = await chloe.types(table, "/mes-tours")
    assert answer.text.startswith("Pas si vite\u202f!")
