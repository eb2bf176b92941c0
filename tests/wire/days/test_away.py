"""Away until Monday: nothing rings, the others see it, and a table may go on if one agrees."""

from datetime import UTC, datetime

import pytest

from playground import Person
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round, in_turn, plays_a_turn

pytestmark = pytest.mark.wire

HOUR = 60 * 60
DAY = 24 * HOUR
FRIDAY = datetime(2038, 1, 15, 18, tzinfo=UTC)
MONDAY = datetime(2038, 1, 18, 8, tzinfo=UTC)
GOES_ON = "Do not wait for me: what we agreed for late players may begin right away"


async def goes_away(person: Person, table: Channel, **ticked: list[str]) -> str:
    await person.types(table, "/settings away")
    answer = await person.fills({"Until when?": "Until Monday morning", **ticked})
    return answer.text


@pytest.fixture
async def people(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    """On a Friday evening it is somebody's turn."""
    await bot.until(FRIDAY)
    playing = Round(bot, table, [ana, ben])
    await playing.open("yahtzee")
    await bot.passes(HOUR)
    return playing


async def timed(bot: Bot, table: Channel, people: list[Person], time: str) -> Round:
    """On a Friday, a game in which a robot plays for whoever takes too long."""
    await bot.until(FRIDAY)
    first, *others = people
    await first.types(table, "/play", game="yahtzee")
    await first.presses("Time", channel=table)
    then = {"And when the time is up?": "a robot plays that move"}
    await first.fills({"How long may a move take?": time, **then})
    for person in others:
        await person.presses("Join", channel=table)
    await first.presses("Start", channel=table)
    return Round(bot, table, people)


async def test_nothing_rings_until_monday_and_the_others_see_it(
    people: Round, bot: Bot, table: Channel
) -> None:
    now, other = await in_turn(people)
    said = await goes_away(other, table)
    assert f"You are away until <t:{int(MONDAY.timestamp())}:f>." in said
    await bot.passes(HOUR)
    rings = len(other.rings)
    await plays_a_turn(now, table)
    await bot.idle()
    board = now.sees(table)[-1].text
    assert f"{other.mention} is away until <t:{int(MONDAY.timestamp())}:f>." in board
    await bot.until(datetime(2038, 1, 18, 7, 50, tzinfo=UTC))
    assert len(other.rings) == rings, "neither notice nor reminder"
    await bot.until(datetime(2038, 1, 18, 8, 5, tzinfo=UTC))
    assert len(other.rings) == rings + 1
    assert "is away" not in other.sees(table)[-1].text


async def test_said_on_a_panel_it_is_seen_on_the_board_at_once(
    people: Round, table: Channel
) -> None:
    now, other = await in_turn(people)
    await now.presses("My view", channel=table)
    await now.presses("I’m away…", channel=table)
    await now.fills({"Until when?": "For a week"})
    await people.bot.idle()
    boards = [message for message in other.sees(table) if message.pictures and not message.private]
    assert "is away until" in boards[-1].text
    await now.types(table, "/settings away")
    answer = await now.fills({"Until when?": "I’m back"})
    assert "Welcome back!" in answer.text
    await people.bot.idle()
    boards = [message for message in other.sees(table) if message.pictures and not message.private]
    assert "is away until" not in boards[-1].text


async def test_on_a_reminder(people: Round, bot: Bot, table: Channel) -> None:
    now, _ = await in_turn(people)
    await bot.passes(9 * HOUR)
    assert "A game is waiting for you." in now.dms[-1].text
    await now.presses("I’m away…", channel=now.dm)
    answer = await now.fills({"Until when?": "Until Monday morning"})
    assert "You are away until" in answer.private
    rings = len(now.rings)
    await bot.until(datetime(2038, 1, 18, 7, 50, tzinfo=UTC))
    assert len(now.rings) == rings
    assert (await people.table()).stage == "playing"
    assert table.id


async def test_a_robot_plays_at_once_for_somebody_who_lets_the_table_go_on(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await timed(bot, table, [ana, ben], "3 days")
    now, other = await in_turn(people)
    await goes_away(other, table, Meanwhile=[GOES_ON])
    await bot.passes(HOUR)
    rings = len(other.rings)
    await plays_a_turn(now, table)
    await bot.passes(A_WHILE)
    assert await people.awaited() == [now], "nobody had to wait"
    assert f"moves for {other.name}." in now.sees(table)[-1].text
    assert len(other.rings) == rings


async def test_a_deadline_waits_for_somebody_who_is_away(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await timed(bot, table, [ana, ben], "8 hours")
    now, other = await in_turn(people)
    await goes_away(other, table)
    await bot.passes(HOUR)
    await plays_a_turn(now, table)
    await bot.until(datetime(2038, 1, 18, 11, 50, tzinfo=UTC))
    assert await people.awaited() == [other], "half of the time is left from Monday on"
    await bot.until(datetime(2038, 1, 18, 12, 10, tzinfo=UTC))
    assert await people.awaited() == [now]


async def test_in_french(bot: Bot, table: Channel, chloe: Person) -> None:
    await bot.until(FRIDAY)
    await chloe.types(table, "/réglages absence")
    answer = await chloe.fills({"Jusqu’à quand\u202f?": "Jusqu’à lundi matin"})
    assert "Absence notée jusqu’au <t:" in answer.text
    shown = await chloe.types(table, "/réglages perso")
    assert "Absence jusqu’au <t:" in shown.text
