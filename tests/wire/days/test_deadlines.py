"""Deadlines: what the lobby agreed happens, to the person at fault alone."""

import itertools

import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round

pytestmark = pytest.mark.wire

HOUR = 60 * 60
DAY = 24 * HOUR

WAIT, VOTE, ROBOT = (
    "we wait",
    "the others may let a robot play that move",
    "a robot plays that move",
)


async def started(
    bot: Bot, table: Channel, people: list[Person], time: str, then: str, game: str = "yahtzee"
) -> Round:
    """A table with a deadline, agreed in the lobby."""
    first, *others = people
    await first.types(table, "/play", game=game)
    for person in others:
        await person.presses("Join", channel=table)
    await first.presses("Time", channel=table)
    await first.fills({"How long may a move take?": time, "And when the time is up?": then})
    assert f"Time for each move: {time}, then {then}" in first.reads(table)
    await first.presses("Start", channel=table)
    return Round(bot, table, people)


async def in_turn(people: Round) -> tuple[Person, list[Person]]:
    (now,) = await people.awaited()
    return now, [person for person in people.people.values() if person is not now]


async def test_the_deadline_is_shown_in_relative_time_and_begins_anew_with_a_move(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await started(bot, table, [ana, ben], "8 hours", WAIT)
    now, _ = await in_turn(people)
    first = next(chair.due for chair in (await people.table()).chairs if chair.due)
    assert f"Due <t:{int(first)}:R>." in ana.sees(table)[-1].text
    await bot.passes(HOUR)
    await now.presses("Roll the dice", channel=table)
    second = next(chair.due for chair in (await people.table()).chairs if chair.due)
    assert second - first >= HOUR - 1
    assert f"<t:{int(second)}:R>" in ana.sees(table)[-1].text


async def test_wait_means_wait(bot: Bot, table: Channel, ana: Person, ben: Person) -> None:
    people = await started(bot, table, [ana, ben], "1 hour", WAIT)
    before = await people.table()
    await bot.passes(3 * DAY)
    assert await people.table() == before
    now, _ = await in_turn(people)
    await now.presses("Roll the dice", channel=table)
    assert (await people.table()).step == 1


async def test_a_robot_plays_that_one_move_at_once(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await started(bot, table, [ana, ben], "24 hours", ROBOT)
    late, (other,) = await in_turn(people)
    await bot.passes(DAY - 60)
    assert (await people.table()).step == 0
    await bot.passes(60)
    table_now = await people.table()
    assert [table_now.chairs[seat].user for seat in table_now.awaited] == [other.id]
    rows = await bot.store.log.steps(table_now.id)
    assert rows
    assert all(row.stood_in for row in rows)
    name = late.name
    assert f"for {name}." in ana.sees(table)[-1].text
    for _ in range(3):
        await people.press(other)
        if await people.awaited() != [other]:
            break
    while (await people.awaited()) == [other]:
        await people.press(other)
    assert await people.awaited() == [late], "the seat is still theirs"
    await late.presses("Roll the dice", channel=table)
    assert not (await bot.store.log.steps(table_now.id))[-1].stood_in


async def test_one_move_and_not_the_whole_game_for_somebody_alone(
    bot: Bot, table: Channel, ana: Person
) -> None:
    people = await started(bot, table, [ana], "1 hour", ROBOT)
    await bot.passes(HOUR)
    assert (await people.table()).step == 1


async def test_in_the_same_minute_as_the_move_of_the_person(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await started(bot, table, [ana, ben], "1 hour", ROBOT)
    now, _ = await in_turn(people)
    await bot.passes(HOUR - 20)
    await now.presses("Roll the dice", channel=table)
    await bot.passes(40)
    (row,) = await bot.store.log.steps((await people.table()).id)
    assert not row.stood_in
    assert await people.awaited() == [now]


async def test_a_majority_of_the_others_lets_a_robot_play(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    dan = playground.person("Dan", servers=[server])
    eve = playground.person("Eve", servers=[server])
    people = await started(bot, table, [ana, ben, dan, eve], "8 hours", VOTE)
    late, others = await in_turn(people)
    await bot.passes(8 * HOUR)
    question = next(m for m in late.sees(table)[::-1] if m.button("Yes"))
    assert f"Time is up for {late.name}. Shall a robot play this one move?" in question.text
    refused = await late.presses("Yes", on=question)
    assert "The others decide this. You can still make the move yourself." in refused.private
    await others[0].presses("Yes", on=question)
    assert (await people.table()).step == 0, "one of three is no majority"
    await others[1].presses("Yes", on=question)
    await bot.idle()
    after = await people.table()
    assert all(row.stood_in for row in await bot.store.log.steps(after.id))
    assert late.id not in [after.chairs[seat].user for seat in after.awaited]
    assert "a robot has played that move" in ana.reads(table)


async def test_a_majority_refuses_and_the_question_comes_once(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await started(bot, table, [ana, ben], "8 hours", VOTE)
    late, (other,) = await in_turn(people)
    await bot.passes(8 * HOUR)
    await bot.restart()
    await bot.passes(HOUR)
    questions = [m for m in other.sees(table) if m.button("Yes")]
    assert len(questions) == 1
    await other.presses("No", on=questions[0])
    assert "Refused: we keep waiting." in ana.reads(table)
    await bot.passes(2 * DAY)
    assert (await people.table()).step == 0
    await late.presses("Roll the dice", channel=table)
    assert (await people.table()).step == 1


async def test_a_vote_is_overtaken_by_the_move_itself(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await started(bot, table, [ana, ben], "8 hours", VOTE)
    late, (other,) = await in_turn(people)
    await bot.passes(8 * HOUR)
    question = next(m for m in other.sees(table) if m.button("Yes"))
    yes = next(b.custom_id for b in question.buttons if b.label.startswith("Yes"))
    await late.presses("Roll the dice", channel=table)
    await bot.idle()
    await other.forges(yes or "", on=question)
    (row,) = await bot.store.log.steps((await people.table()).id)
    assert not row.stood_in
    assert "No longer needed: the game has moved on." in ana.reads(table)


async def test_after_a_week_down_one_move_is_played(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    people = await started(bot, table, [ana, ben], "1 hour", ROBOT)
    _, (other,) = await in_turn(people)
    await bot.passes(A_WHILE)
    await bot.stop()
    await playground.advance(7 * DAY)
    await bot.start()
    await bot.passes(60)
    assert await people.awaited() == [other], "the other one has their full time"


async def test_only_the_one_at_fault_where_all_move_at_once(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    bot.seeds = itertools.count(1)
    people = await started(bot, table, [ana, ben], "1 hour", ROBOT, game="desfausse")
    assert len(await people.awaited()) == 2
    await bot.passes(HOUR / 2)
    moved = ana
    await moved.presses("Your move", channel=table)
    await moved.presses("Roll all", channel=table)
    assert moved not in await people.awaited()
    before = {row.number for row in await bot.store.log.steps((await people.table()).id)}
    await bot.passes(HOUR / 2)
    rows = [
        r for r in await bot.store.log.steps((await people.table()).id) if r.number not in before
    ]
    table_now = await people.table()
    assert rows
    assert {table_now.chairs[row.seat].user for row in rows} == {ben.id}
    assert all(row.stood_in for row in rows)
    assert ana in await people.awaited(), "the game goes on"


async def test_a_short_deadline_brings_the_reminder_forward(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await started(bot, table, [ana, ben], "1 hour", WAIT)
    now, _ = await in_turn(people)
    await bot.passes(HOUR / 2)
    assert "waiting for you" in now.dms[-1].text


async def test_proposals_expire_by_the_clock(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    await ana.types(table, "/end")
    await bot.passes(DAY)
    assert "Not enough votes in time: the game goes on." in ben.reads(table)
    assert (await people.table()).stage == "playing"
    assert not [m for m in ben.sees(table) if m.button("Yes")]


async def test_an_untouched_lobby_closes_after_a_day(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await ana.types(table, "/play", game="yahtzee")
    await bot.passes(23 * HOUR)
    await ben.presses("Join", channel=table)
    await bot.passes(23 * HOUR)
    assert ana.sees(table)[-1].button("Start"), "somebody has touched it"
    await bot.passes(HOUR)
    last = await bot.store.tables.last_in(table.id)
    assert last is not None
    assert last.stage == "closed"
    assert "This table is closed." in ana.reads(table)


async def test_in_french(bot: Bot, table: Channel, chloe: Person, ben: Person) -> None:
    await chloe.types(table, "/jouer", jeu="yahtzee")
    await ben.presses("Rejoindre", channel=table)
    await chloe.presses("Temps", channel=table)
    await chloe.fills(
        {
            "Combien de temps un coup peut-il prendre\u202f?": "1 heure",
            "Et quand le temps est écoulé\u202f?": "un robot joue ce coup",
        }
    )
    await chloe.presses("Commencer", channel=table)
    people = Round(bot, table, [chloe, ben])
    late, _ = await in_turn(people)
    await bot.passes(HOUR)
    assert f"pour {late.name}." in ben.sees(table)[-1].text
