"""Today's dice over weeks of virtual time: streaks, cups, mornings, midnights, clocks that jump."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.store import Table
from bot.tables import today
from playground import Person, Playground
from playground.discord.world import Channel
from rules.core.chance import Luck
from tests.wire.conftest import Bot

pytestmark = pytest.mark.wire

DAY = 24 * 60 * 60
MONDAY = datetime(2030, 1, 7, 12, tzinfo=UTC)


@pytest.fixture
async def noon(bot: Bot) -> None:
    """It is Monday noon."""
    await bot.until(MONDAY)


async def begun(bot: Bot, person: Person, channel: Channel) -> Table:
    """Somebody's game of Yahtzee of today, begun or taken up again."""
    await person.types(channel, "/today", game="Yahtzee")
    day = today.day_of(bot.client.app.clock.now())
    table = await bot.store.tables.attempt(day, person.id, "yahtzee")
    assert table is not None
    return table


async def played(bot: Bot, person: Person, channel: Channel, most: int = 500) -> Table:
    """Goes on until the end, or for so many moves, as the easy robot would."""
    tables, table = bot.client.app.tables, await begun(bot, person, channel)
    game = tables.games[table.game]
    for step in range(most):
        if not table.live:
            break
        position = tables.position(table)
        move = game.at_level("easy")(position.view(0), position.asks[0], Luck(b"easy", step * 100))
        table = await tables.answer(table.id, 0, table.chairs[0].ask, move)
    await bot.idle()
    return table


async def mornings(playground: Playground, person: Person, channel: Channel) -> None:
    """A moderator wants to read every morning at eight how yesterday went."""
    playground.set_moderator(person, True)
    await person.types(channel, "/settings server", morning=channel, hour=8)


def told(person: Person, channel: Channel) -> list[str]:
    """What the channel has read in the mornings."""
    public = [message.text for message in person.sees(channel) if not message.private]
    return [text for text in public if "Yesterday’s dice" in text]


async def page(person: Person, channel: Channel) -> str:
    return (await person.types(channel, "/today")).private


@pytest.mark.usefixtures("noon")
async def test_a_week_and_a_day_with_streaks_a_cup_and_a_season(
    bot: Bot, playground: Playground, ana: Person, ben: Person, table: Channel
) -> None:
    """Ana plays every day but one, Ben on two days of the first week."""
    await mornings(playground, ana, table)
    scores: dict[str, list[int]] = {"Ana": [], "Ben": []}
    for day in range(8):
        if day != 3:
            await played(bot, ana, table)
        if day in (0, 5):
            await played(bot, ben, table)
        streak = await page(ana, table)
        assert (f"{day + 1} days in a row" in streak) == (1 <= day < 3)
        assert ("4 days in a row" in streak) == (day == 7)
        await bot.passes(DAY)
    read = told(ana, table)
    assert len(read) == 7, "one message a morning, none after the day on which nobody played"
    with_cup = [text for text in read if "the week’s cup" in text]
    assert len(with_cup) == 1, "on Monday alone"
    week = today.week_of(today.day_of(MONDAY.timestamp()))
    days = await bot.store.dailies.scores(week[0], week[-1], "yahtzee", table.server_id)
    for own in [score for day in days.values() for score in day]:
        scores[own.name].append(own.score)
    cup = {name: sum(sorted(own)[-today.COUNTED_DAYS :]) for name, own in scores.items()}
    assert len(scores["Ana"]) == 6
    assert f"1. {max(cup, key=lambda name: cup[name])} · {max(cup.values()):,}" in with_cup[0]
    stats = await ana.types(table, "/stats", game="Yahtzee")
    server = await ana.presses("This server", on=stats)
    assert "Season of today’s dice" in server.text
    assert "1 cup" in server.text


@pytest.mark.usefixtures("noon")
async def test_the_best_line_comes_as_a_picture_with_its_text(
    bot: Bot, playground: Playground, ana: Person, table: Channel
) -> None:
    await mornings(playground, ana, table)
    await played(bot, ana, table)
    await bot.passes(DAY)
    message = next(m for m in reversed(ana.sees(table)) if "Yesterday’s dice" in m.text)
    (picture,) = message.pictures
    assert "Of 13 turns" in picture.alt
    assert "Ana" in picture.alt


@pytest.mark.usefixtures("noon")
async def test_midnight_ends_a_game_in_the_middle_and_nothing_of_it_counts(
    bot: Bot, ana: Person, table: Channel
) -> None:
    await bot.until(MONDAY.replace(hour=23, minute=58))
    late = await played(bot, ana, table, most=6)
    await bot.passes(5 * 60)
    with pytest.raises(Exception, match=r"no-game|too-late"):
        await bot.client.app.tables.answer(late.id, 0, late.chairs[0].ask, None)
    ended = await bot.store.tables.get(late.id)
    assert ended is not None
    assert ended.stage == "closed"
    assert await bot.store.dailies.days(ana.id) == frozenset()
    assert (await begun(bot, ana, table)).id != late.id


@pytest.mark.usefixtures("noon")
async def test_two_presses_at_once_and_a_restart_make_one_attempt(
    bot: Bot, ana: Person, table: Channel
) -> None:
    first, second = await asyncio.gather(begun(bot, ana, table), begun(bot, ana, table))
    assert first.id == second.id
    half = await played(bot, ana, table, most=9)
    await bot.restart()
    again = await begun(bot, ana, table)
    assert (again.id, again.step) == (half.id, half.step)
    over = await played(bot, ana, table)
    assert over.stage == "over"
    assert (await played(bot, ana, table)).version == over.version


@pytest.mark.usefixtures("noon")
async def test_a_clock_that_jumps_over_days_loses_and_doubles_nothing(
    bot: Bot, playground: Playground, ana: Person, table: Channel
) -> None:
    """Down for four days: one message, about the last day, if anybody played then: nobody did."""
    await mornings(playground, ana, table)
    over = await played(bot, ana, table)
    await bot.stop()
    await playground.advance(4 * DAY)
    await bot.start()
    await bot.passes(60)
    assert told(ana, table) == []
    assert await bot.store.dailies.days(ana.id) == {over.series}
    kept = await bot.store.tables.get(over.id)
    assert kept is not None
    assert not kept.secret, "its day is over"
    assert "days in a row" not in await page(ana, table)
    await bot.jumps(3 * DAY)
    await played(bot, ana, table)
    assert len(await bot.store.dailies.days(ana.id)) == 2


@pytest.mark.usefixtures("noon")
async def test_the_fingerprint_of_tomorrow_is_kept(bot: Bot, ana: Person, table: Channel) -> None:
    shown = await page(ana, table)
    promised = shown.split("Tomorrow’s: ")[1].split(".")[0]
    await bot.until(MONDAY + timedelta(days=1))
    assert f"Fingerprint of these dice: {promised}" in await page(ana, table)


@pytest.mark.usefixtures("noon")
async def test_todays_games_are_among_the_turns_and_are_played_by_typing(
    bot: Bot, ana: Person, table: Channel
) -> None:
    before = await begun(bot, ana, table)
    turns = await ana.types(table, "/turns")
    assert "today’s dice" in turns.private
    await ana.presses("Go on: Yahtzee", channel=table)
    await ana.types(table, "/move", move="Roll the dice")
    after = await bot.store.tables.get(before.id)
    assert after is not None
    assert after.step == before.step + 1
    assert await ana.autocompletes(table, "/move", "move", "")
    await played(bot, ana, table)
    assert "today’s dice" not in (await ana.types(table, "/turns")).private


@pytest.mark.usefixtures("noon")
async def test_what_is_for_several_is_refused_where_somebody_plays_alone(
    bot: Bot, ana: Person, table: Channel
) -> None:
    alone = await played(bot, ana, table, most=3)
    here = await ana.types(table, "/turns")
    for what in ("seat", "share"):
        answer = await ana.forges(f"l:{what}:{alone.id}:0:1", on=here)
        assert "yours alone" in answer.private
    answer = await ana.forges(f"u:{alone.id}:", on=here)
    assert "Nothing is taken back" in answer.private
    assert (await bot.store.tables.get(alone.id)) == alone
