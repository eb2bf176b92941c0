"""Somebody would rather not have lost, or not be remembered by half: tried with the real bot."""

import sqlite3

import pytest

from bot.stats.rating import Ladders
from playground import Person
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire


@pytest.fixture
async def people(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    return people


async def ranked(bot: Bot, people: Round) -> list[int]:
    guild = (await people.table()).guild
    rows = await bot.store.results.in_server(guild, "yahtzee")
    assert {row.kind for row in rows} == {"people"}
    return list(Ladders().ratings(guild, "yahtzee", rows))


async def test_whoever_leaves_a_game_has_lost_it(
    people: Round, bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    asked = await ben.types(table, "/seat leave")
    await ben.presses("Leave", on=asked)
    await bot.idle()
    await people.play()
    await bot.idle()
    assert await ranked(bot, people) == [ana.id, ben.id]
    stats = await ana.types(table, "/stats", game="yahtzee")
    assert "Games among people: **1**" in stats.text, "not one with robots"


async def test_a_robot_for_a_while_is_no_way_out(
    people: Round, bot: Bot, table: Channel, ben: Person
) -> None:
    await ben.types(table, "/seat robot")
    await bot.idle()
    for _ in range(4):
        for person in await people.awaited():
            await people.press(person)
        await bot.idle()
    await ben.types(table, "/seat back")
    over = await people.play()
    await bot.idle()
    result = bot.client.app.tables.position(over).result
    assert result is not None
    best = result.places.index(1)
    first = over.chairs[best].user
    assert result.places.count(1) == 1, "with this luck nobody ties"
    assert (await ranked(bot, people))[0] == first


@pytest.mark.usefixtures("on_sqlite")
async def test_whoever_left_and_is_forgotten_leaves_no_name(
    people: Round, bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    asked = await ben.types(table, "/seat leave")
    await ben.presses("Leave", on=asked)
    await bot.idle()
    await people.play()
    await bot.idle()
    sure = await ben.types(table, "/settings forget")
    await ben.presses("Forget me", on=sure)
    history = await ana.types(table, "/history")
    assert "Ben" not in history.text
    assert "Somebody" in history.text
    await bot.stop()
    with sqlite3.connect(bot.settings.database) as raw:
        left = [line for line in raw.iterdump() if str(ben.id) in line or "'Ben'" in line]
    raw.close()
    await bot.start()
    assert len(left) == 1, left
    assert '"people"' in left[0]
    assert await ranked(bot, people) == [ana.id]
