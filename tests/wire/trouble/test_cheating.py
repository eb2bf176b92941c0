"""What determined cheaters and griefers have tried: nobody's move, vote or peace is taken."""

import asyncio

import pytest

from bot.handlers.greetings import greet_all
from bot.people.announcements import AN_HOUR
from bot.store.tables import Table
from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel, Server
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.players import Round, in_turn

pytestmark = pytest.mark.wire

HOUR = 60 * 60
DAY = 24 * HOUR

VOTE = "the others may let a robot play that move"


@pytest.fixture
def dan(playground: Playground, server: Server) -> Person:
    return playground.person("Dan", servers=[server])


@pytest.fixture
async def people(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    return people


async def with_time(bot: Bot, table: Channel, people: list[Person], time: str) -> Round:
    """A table with a deadline, after which the others vote."""
    first, *others = people
    await first.types(table, "/play", game="yahtzee")
    for person in others:
        await person.presses("Join", channel=table)
    await first.presses("Time", channel=table)
    await first.fills({"How long may a move take?": time, "And when the time is up?": VOTE})
    await first.presses("Start", channel=table)
    return Round(bot, table, people)


def offering(person: Person, table: Channel, label: str) -> SeenMessage:
    return next(m for m in person.sees(table)[::-1] if m.button(label))


async def standing(bot: Bot, table: Table) -> list[int]:
    return [row.number for row in await bot.store.log.steps(table.id) if not row.undone]


# ── the absent ───────────────────────────────────────────────────────────────────────────────────


async def turn_by(person: Person, table: Channel) -> None:
    await person.presses("Roll the dice", channel=table)
    await person.presses("Chance", channel=table)


async def test_nobody_takes_back_the_steps_of_somebody_absent(
    people: Round, bot: Bot, table: Channel
) -> None:
    """Also while a robot sits in for them; with their yes it goes."""
    first, second = await in_turn(people)
    await turn_by(first, table)
    await turn_by(second, table)
    await second.types(table, "/seat robot")
    await bot.idle()
    before = await people.table()
    answer = await first.types(table, "/undo")
    assert "I have asked the others" in answer.text
    assert (await people.table()).head == before.head
    await first.presses("Yes", on=offering(first, table, "Yes"))
    await bot.idle()
    assert (await people.table()).head == before.head, "one's own yes is not theirs"
    await second.presses("Yes", on=offering(second, table, "Yes"))
    await bot.idle()
    assert await standing(bot, before) == [1], "all but the roll before"


async def test_nobody_takes_back_the_steps_of_somebody_who_has_left(
    people: Round, bot: Bot, table: Channel
) -> None:
    first, second = await in_turn(people)
    await turn_by(first, table)
    await turn_by(second, table)
    await second.presses("Leave for good", on=await second.types(table, "/seat leave"))
    await bot.idle()
    before = await people.table()
    answer = await first.types(table, "/undo")
    assert answer.text.startswith(f"That would also take back a move of {second.name}")
    assert await people.table() == before


async def test_nobody_ends_the_game_of_somebody_absent(
    people: Round, bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await ben.types(table, "/seat robot")
    await bot.idle()
    assert "I have asked the others" in (await ana.types(table, "/end")).text
    assert (await people.table()).stage == "playing"
    await ben.presses("No", on=offering(ben, table, "No"))
    await bot.idle()
    assert (await people.table()).stage == "playing"


async def test_whoever_takes_a_seat_over_votes_for_it(
    bot: Bot, playground: Playground, table: Channel, server: Server, ana: Person, ben: Person
) -> None:
    """A yes counts as long as whoever said it has the seat."""
    dan, mal = (playground.person(name, servers=[server]) for name in ("Dan", "Mal"))
    people = Round(bot, table, [ana, ben, dan])
    await people.open("yahtzee")
    (now,) = await people.awaited()
    one, two = [person for person in (ana, ben, dan) if person is not now]
    await now.presses("Roll the dice", channel=table)
    rolled = await people.table()
    await now.types(table, "/undo")
    question = offering(one, table, "Yes")
    await one.presses("Yes", on=question)
    await one.types(table, "/seat give", person=mal)
    await mal.presses("Yes", on=offering(mal, table, "Yes"))
    await two.presses("Yes", on=question)
    await bot.idle()
    assert (await people.table()).head == rolled.head, "Mal has not agreed"
    refused = await one.presses("Yes", on=question)
    assert refused.private == "This question is for others. /turns lists what waits for you."
    await mal.presses("Yes", on=question)
    await bot.idle()
    assert not await standing(bot, rolled)


# ── stand-ins ────────────────────────────────────────────────────────────────────────────────────


async def test_one_agreed_stand_in_plays_one_turn(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await with_time(bot, table, [ana, ben], "1 hour")
    late, other = await in_turn(people)
    await bot.passes(HOUR)
    question = offering(other, table, "Yes")
    await asyncio.gather(*(other.presses("Yes", on=question) for _ in range(6)))
    await bot.idle()
    after = await people.table()
    rows = await bot.store.log.steps(after.id)
    assert {row.seat for row in rows} == {after.seat_of(late.id)}
    assert await people.awaited() == [other], "the game goes on with the next one"
    for _ in range(4):
        await other.forges(str(ids.Vote(1, 1)), on=question)
    await bot.idle()
    assert await people.table() == after


# ── rematches and lobbies ────────────────────────────────────────────────────────────────────────


async def test_nobody_is_seated_in_a_rematch_without_pressing(
    people: Round, bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    over = await people.play()
    pings, letters = len(ben.pings), len(ben.dms)
    await bot.passes(90 * DAY)
    await ana.presses("Again?", channel=table)
    await bot.idle()
    lobby = await people.table()
    assert lobby.id != over.id
    assert lobby.people == (ana.id,)
    assert (len(ben.pings), len(ben.dms)) == (pings, letters)
    assert f"Invited: <@{ben.id}>. Press “Join”" in ben.sees(table)[-1].text
    await ana.presses("Start", channel=table)
    assert ben.id not in (await people.table()).people


async def test_invited_people_sit_down_in_the_next_order(
    bot: Bot, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    people = Round(bot, table, [ana, ben, dan])
    await people.open("yahtzee")
    over = await people.play()
    first, second, third = over.people
    persons = people.people
    await persons[first].presses("Again?", channel=table)
    for user in (third, second):
        await persons[user].presses("Join", channel=table)
    assert (await people.table()).people == (second, third, first), "the next one is first"
    assert "Invited" not in ana.sees(table)[-1].text


@pytest.mark.parametrize("label", ["Start", "/end"])
async def test_a_stranger_who_joins_neither_starts_nor_ends_a_lobby(
    label: str, bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await ana.types(table, "/play", game="yahtzee")
    await ben.presses("Join", channel=table)
    asks = ben.types(table, label) if label == "/end" else ben.presses(label, channel=table)
    answer = await asks
    assert "I have asked the others" in (answer.private or answer.text)
    assert (await people.table()).stage == "lobby"
    await ben.forges(str(ids.End(1)), on=ben.sees(table)[0])
    assert (await people.table()).stage == "lobby"
    await ana.presses("Yes", on=offering(ana, table, "Yes"))
    await bot.idle()
    assert (await people.table()).stage == ("closed" if label == "/end" else "playing")


async def test_without_its_opener_most_of_a_lobby_decide(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await ana.types(table, "/play", game="yahtzee")
    await ben.presses("Join", channel=table)
    await ana.presses("Leave", channel=table)
    await ben.presses("Start", channel=table)
    assert (await people.table()).stage == "playing"


# ── insisting ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("people")
async def test_no_to_ones_own_question_is_no_way_to_ask_again(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    for _ in range(20):
        await ana.types(table, "/end")
        if ana.sees(table)[-1].private:
            break
        await ana.presses("No", on=offering(ana, table, "No"))
        await bot.idle()
    asked = [m for m in ben.sees(table) if "would like to end this game" in m.text]
    assert len(asked) == 1
    answer = await ana.types(table, "/end")
    assert answer.text.startswith("The others have just said no.")
    await bot.passes(HOUR)
    assert "I have asked the others" in (await ana.types(table, "/end")).text


async def test_an_overtaken_question_blocks_nobody(people: Round, bot: Bot, table: Channel) -> None:
    first, second = await in_turn(people)
    await first.presses("Roll the dice", channel=table)
    await first.types(table, "/undo")
    await first.presses("Chance", channel=table)
    await second.presses("Roll the dice", channel=table)
    answer = await second.types(table, "/undo")
    assert "I have asked the others" in answer.text
    assert len(await bot.store.proposals.open_at((await people.table()).id)) == 1


async def test_there_is_an_end_to_proposals(
    people: Round, bot: Bot, table: Channel, dan: Person
) -> None:
    """Each is overtaken by the proposer's own move, and asked again."""
    first, _ = await in_turn(people)
    for _ in range(AN_HOUR["proposal"] + 2):
        await first.types(table, "/seat give", person=dan)
        await first.types(table, "/seat robot")
        answer = await first.types(table, "/seat back")
        await bot.idle()
    offers = [m for m in dan.sees(table) if "offers their seat" in m.text]
    assert len(offers) == AN_HOUR["proposal"]
    assert answer.text == "It is your seat again."


# ── time ─────────────────────────────────────────────────────────────────────────────────────────


async def test_scoring_and_undoing_holds_off_no_deadline(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await with_time(bot, table, [ana, ben], "1 hour")
    now, other = await in_turn(people)
    await now.presses("Roll the dice", channel=table)
    seat = (await people.table()).seat_of(now.id) or 0
    before = (await people.table()).chairs[seat]
    await bot.passes(40 * 60)
    await now.presses("Chance", channel=table)
    assert "Taken back." in (await now.types(table, "/undo")).text
    after = (await people.table()).chairs[seat]
    assert (after.since, after.due) == (before.since, before.due)
    await now.presses("Chance", channel=table)
    again = await now.types(table, "/undo")
    assert "I have asked the others" in again.text, "one free undo a question"
    await other.presses("Yes", on=offering(other, table, "Yes"))
    await bot.idle()
    restored = (await people.table()).chairs[seat]
    assert (restored.since, restored.due) == (before.since, before.due)
    await bot.passes(20 * 60 + 1)
    assert "Shall a robot play this one move?" in other.reads(table)


async def test_handing_over_back_and_forth_holds_off_no_deadline(
    bot: Bot, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    people = await with_time(bot, table, [ana, ben], "8 hours")
    now, _ = await in_turn(people)
    seat = (await people.table()).seat_of(now.id) or 0
    due = (await people.table()).chairs[seat].due
    for giver, taker in ((now, dan), (dan, now)):
        await bot.passes(HOUR)
        await giver.types(table, "/seat give", person=taker)
        await taker.presses("Yes", on=offering(taker, table, "Yes"))
        await bot.idle()
        chair = (await people.table()).chairs[seat]
        assert (chair.user, chair.due) == (taker.id, due)
    await bot.passes(due - bot.client.app.clock.now() - 30)
    await now.types(table, "/seat give", person=dan)
    await dan.presses("Yes", on=offering(dan, table, "Yes"))
    await bot.passes(60)
    assert "Time is up for Dan." in ben.reads(table), "also where it is taken in the last moment"


# ── silence ──────────────────────────────────────────────────────────────────────────────────────


async def test_nobody_blocks_a_channel_for_ever(people: Round, bot: Bot, table: Channel) -> None:
    """After a week the other one may let a robot sit in; whoever was silent comes back."""
    silent, other = await in_turn(people)
    await bot.passes(6 * DAY)
    assert "We have not heard from" not in other.reads(table)
    await bot.restart()
    await bot.passes(DAY + HOUR)
    question = offering(other, table, "Yes")
    assert f"We have not heard from {silent.name} for a week." in question.text
    assert silent.pings[-1].id == question.id, "they are told, kindly"
    refused = await silent.presses("No", on=question)
    assert "You can still make the move yourself." in refused.private
    await other.presses("Yes", on=question)
    await bot.idle()
    assert silent.id not in (await people.table()).people
    assert f"{silent.name}, the seat stays yours" in silent.reads(table)
    await silent.presses("Take my seat back", on=offering(silent, table, "Take my seat back"))
    await bot.idle()
    assert silent.id in (await people.table()).people


async def test_a_game_with_somebody_silent_may_be_ended(
    people: Round, bot: Bot, table: Channel
) -> None:
    _, other = await in_turn(people)
    await bot.passes(7 * DAY + HOUR)
    sure = await other.types(table, "/end")
    await other.presses("Close the table", on=sure)
    await bot.idle()
    assert (await people.table()).stage == "closed"


async def test_a_sign_ends_the_silence_and_the_question(
    people: Round, bot: Bot, table: Channel
) -> None:
    silent, other = await in_turn(people)
    await bot.passes(7 * DAY + HOUR)
    question = offering(other, table, "Yes")
    await silent.presses("Roll the dice", channel=table)
    await bot.idle()
    assert not next(m for m in other.sees(table) if m.id == question.id).buttons
    assert "I have asked the others" in (await other.types(table, "/end")).text


async def test_who_would_rather_wait_is_asked_again_in_a_week(
    people: Round, bot: Bot, table: Channel
) -> None:
    _, other = await in_turn(people)
    await bot.passes(7 * DAY + HOUR)
    await other.presses("No", on=offering(other, table, "No"))
    await bot.passes(6 * DAY)
    assert other.reads(table).count("We have not heard from") == 1
    await bot.passes(DAY + HOUR)
    assert other.reads(table).count("We have not heard from") == 2


# ── announcements ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("people")
async def test_there_is_an_end_to_what_one_announces_about_a_seat(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    for _ in range(10):
        await ana.types(table, "/seat substitute")
        answer = await ana.types(table, "/seat back")
        await bot.idle()
    notices = [m for m in ben.sees(table) if "Ana is looking" in m.text or "Ana plays on" in m.text]
    assert len(notices) == AN_HOUR["seat"]
    assert answer.text != "It is your seat again.", "there was nothing to take back"
    refused = await ana.types(table, "/seat substitute")
    assert "You have called on the others a lot lately." in refused.text
    await bot.passes(HOUR)
    assert "I have asked in the channel." in (await ana.types(table, "/seat substitute")).text


@pytest.mark.usefixtures("people")
async def test_one_thread_button_makes_one_thread(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    offer = await ana.types(table, "/play", game="yahtzee")
    answers = await asyncio.gather(*(ana.forges("h:yahtzee", on=offer) for _ in range(5)))
    await bot.idle()
    threads = [c for c in playground.world.channels.values() if c.parent_id == table.id]
    assert len(threads) == 1
    assert any("That is already done." in answer.private for answer in answers)


async def test_options_on_and_off_greet_once(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await ana.types(table, "/play", game="verflixxt")
    await ben.presses("Join", channel=table)
    app = bot.client.app
    secret = {"nochmal": "shuffled", "worms": "on"}
    for options in (secret, {"worms": "off"}, secret, {"worms": "off"}, secret):
        await greet_all(app, await app.tables.lobbies.set_options(1, ana.id, options))
    assert len(ben.dms) == 1
