"""Seats that change hands in a running game."""

import asyncio

import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Server
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

HOUR = 60 * 60
DAY = 24 * HOUR


@pytest.fixture
async def people(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    return people


@pytest.fixture
def dan(playground: Playground, server: Server) -> Person:
    return playground.person("Dan", servers=[server])


def offering(person: Person, table: Channel, label: str) -> SeenMessage:
    return next(m for m in person.sees(table)[::-1] if m.button(label))


async def users(people: Round) -> list[int]:
    return [chair.user for chair in (await people.table()).chairs]


async def test_a_robot_sits_in_and_the_seat_is_taken_back(
    people: Round, bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    seat = (await people.table()).seat_of(ana.id)
    answer = await ana.types(table, "/seat robot")
    assert "A robot is playing for you." in answer.text
    assert "A robot sits in for Ana, who can come back any time." in ben.reads(table)
    assert await users(people) == [0 if n == seat else ben.id for n in range(2)]
    number = (await people.table()).id
    while not any(row.seat == seat for row in await bot.store.log.steps(number)):
        assert await people.awaited() == [ben], "the robot plays by itself"
        await people.press(ben)
    back = await ana.types(table, "/seat back")
    assert back.text == "It is your seat again."
    assert (await people.table()).seat_of(ana.id) == seat
    assert "Ana is back." in ben.reads(table)
    assert (await ana.types(table, "/seat back")).text.startswith(
        "You have no seat to take back here."
    )


async def test_the_button_of_the_call_brings_one_back(
    people: Round, table: Channel, ana: Person, ben: Person
) -> None:
    await ana.types(table, "/seat robot")
    call = offering(ben, table, "Take my seat back")
    await ben.presses("Take my seat back", on=call)
    assert (await people.told(ben))[-1] == "Only Ana can take this seat back."
    assert ana.id not in await users(people)
    await ana.presses("Take my seat back", on=call)
    assert ana.id in await users(people)
    settled = next(m for m in ben.sees(table) if m.id == call.id)
    assert settled.text == "**Yahtzee** · Ana is back."
    assert not settled.buttons
    assert ben.reads(table).count("Ana is back.") == 1, "where it was pressed, and only there"


async def test_hand_over_to_somebody_who_accepts(
    people: Round, bot: Bot, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    seat = (await people.table()).seat_of(ana.id)
    answer = await ana.types(table, "/seat give", person=dan)
    assert f"I have asked <@{dan.id}>" in answer.text
    question = offering(dan, table, "Yes")
    refused = await ben.presses("Yes", on=question)
    assert "This question is for others. /turns lists what waits for you." in refused.private
    assert dan.pings[-1].text == question.text
    asked = f"<@{ana.id}> offers their seat to <@{dan.id}>."
    assert question.text.startswith(f"{asked}\n<@{dan.id}>: will you take it?")
    await dan.presses("Yes", on=question)
    await bot.idle()
    after = await people.table()
    assert after.seat_of(dan.id) == seat
    assert after.chairs[seat or 0].former == (ana.id,)
    answered = next(m for m in ben.sees(table) if m.id == question.id)
    assert answered.text == f"{asked}\n**Accepted: Dan plays from now on.**"
    assert after.chairs[seat or 0].name == "Dan"
    refused = await ana.types(table, "/seat robot")
    assert refused.text.startswith("You are not at this table.")


async def test_a_hand_over_is_declined_or_left_alone(
    people: Round, bot: Bot, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    before = await users(people)
    await ana.types(table, "/seat give", person=dan)
    assert (
        "You have already offered your seat"
        in (await ana.types(table, "/seat give", person=dan)).text
    )
    await dan.presses("No", on=offering(dan, table, "No"))
    assert "Declined: the seat stays as it is." in ben.reads(table)
    again = await ana.types(table, "/seat give", person=dan)
    assert "The others have just said no." in again.text
    await bot.passes(HOUR)
    await ana.types(table, "/seat give", person=dan)
    await bot.passes(DAY)
    assert "No answer in time" in ben.reads(table)
    assert await users(people) == before
    refused = await ana.types(table, "/seat give", person=ben)
    assert refused.text.startswith(f"<@{ben.id}> is already at this table.")


async def test_an_offer_falls_when_the_seat_has_gone_another_way(
    people: Round, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    await ana.types(table, "/seat give", person=dan)
    question = offering(dan, table, "Yes")
    yes = next(b.custom_id for b in question.buttons if b.label.startswith("Yes"))
    await ana.types(table, "/seat robot")
    refused = await ana.types(table, "/seat robot")
    assert refused.text.startswith("A robot is sitting in for you.")
    await dan.forges(yes or "", on=question)
    assert "No longer on offer" in ben.reads(table)
    assert dan.id not in await users(people)


async def test_a_hand_over_settles_the_call_for_a_substitute(
    people: Round, bot: Bot, table: Channel, ana: Person, dan: Person
) -> None:
    await ana.types(table, "/seat substitute")
    call = offering(dan, table, "Take this seat")
    await ana.types(table, "/seat give", person=dan)
    await dan.presses("Yes", on=offering(dan, table, "Yes"))
    await bot.idle()
    settled = next(m for m in dan.sees(table) if m.id == call.id)
    assert settled.text == "**Yahtzee** · Dan plays on."
    assert not settled.buttons
    assert dan.id in await users(people)


async def test_a_seat_is_not_offered_to_somebody_who_knows_secrets(
    bot: Bot, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    people = Round(bot, table, [ana, ben, dan])
    await people.open("think-str8")
    question = await ana.types(table, "/seat leave")
    await ana.presses("Leave for good", on=question)
    refused = await ben.types(table, "/seat give", person=ana)
    assert refused.text.startswith(f"<@{ana.id}> has played on another seat here")


async def test_a_substitute_is_called_in_the_channel(
    people: Round, bot: Bot, table: Channel, ana: Person, ben: Person, dan: Person, chloe: Person
) -> None:
    seat = (await people.table()).seat_of(ana.id) or 0
    await ana.types(table, "/seat substitute")
    call = offering(ben, table, "Take this seat")
    assert "Ana is looking for somebody to play on." in call.text
    assert (await people.table()).chairs[seat].user == ana.id, "hers until somebody takes it"
    await ben.presses("Take this seat", on=call)
    assert (await people.told(ben))[-1] == "You are already at this table."
    taken = [person.press_soon("Take this seat", on=call) for person in (dan, chloe)]
    await asyncio.gather(*taken)
    first = (await people.table()).chairs[seat].user
    assert first in (dan.id, chloe.id), "over HTTP either may come first"
    assert f"{'Dan' if first == dan.id else 'Chloé'} replaces Ana." in ben.reads(table)
    told = (await people.told(chloe if first == dan.id else dan))[-1]
    assert told.startswith(("Cette place est prise.", "This seat is taken."))
    await bot.idle()


async def test_a_call_is_withdrawn(people: Round, table: Channel, ana: Person, dan: Person) -> None:
    await ana.types(table, "/seat substitute")
    call = offering(dan, table, "Take this seat")
    await ana.presses("Take this seat", on=call)
    assert "This is your own seat." in (await people.told(ana))[-1]
    await ana.types(table, "/seat back")
    settled = next(m for m in dan.sees(table) if m.id == call.id)
    assert settled.text == "**Yahtzee** · Ana plays on."
    assert not settled.buttons
    assert ana.id in await users(people)


async def test_notices_of_several_seats_do_not_overwrite_each_other(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, ben, chloe])
    await people.open("yahtzee")
    await ben.types(table, "/seat robot")
    bens = offering(ana, table, "Take my seat back")
    await chloe.types(table, "/place robot")
    chloes = offering(ana, table, "Take my seat back")
    assert bens.id != chloes.id
    before = await people.table()
    await ben.presses("Take my seat back", on=chloes)
    assert (await people.told(ben))[-1].startswith("This seat belongs to Chloé. To take yours back")
    await chloe.presses("Take my seat back", on=bens)
    assert (await people.told(chloe))[-1].startswith("Cette place appartient à Ben.")
    await ana.presses("Take my seat back", on=chloes)
    assert (await people.told(ana))[-1] == "Only Chloé can take this seat back."
    assert (await people.table()).chairs == before.chairs, "nothing has changed"
    seen = {message.id: message for message in ana.sees(table)}
    assert [seen[call.id].text for call in (bens, chloes)] == [bens.text, chloes.text]
    await ben.presses("Take my seat back", on=bens)
    seen = {message.id: message for message in ana.sees(table)}
    assert seen[bens.id].text == "**Yahtzee** · Ben is back."
    assert seen[chloes.id].button("Take my seat back"), "hers is still hers"
    await chloe.types(table, "/place reprendre")
    assert not next(m for m in ana.sees(table) if m.id == chloes.id).buttons
    assert sorted(await users(people)) == sorted([ana.id, ben.id, chloe.id])


async def test_a_notice_that_the_bot_does_not_remember_loses_its_button_when_pressed(
    people: Round, bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """As from a database of an earlier version."""
    await ana.types(table, "/seat robot")
    call = offering(ben, table, "Take my seat back")
    await bot.store.seat_notices.drop(call.id)
    await ana.types(table, "/seat back")
    await ben.presses("Take my seat back", on=call)
    settled = next(m for m in ben.sees(table) if m.id == call.id)
    assert settled.text == "**Yahtzee** · Ana plays on."
    assert not settled.buttons
    assert ana.id in await users(people)


async def test_a_later_notice_of_the_same_seat_replaces_the_earlier_one(
    people: Round, table: Channel, ana: Person, ben: Person
) -> None:
    await ana.types(table, "/seat substitute")
    call = offering(ben, table, "Take this seat")
    await ana.types(table, "/seat robot")
    settled = next(m for m in ben.sees(table) if m.id == call.id)
    assert settled.text == "**Yahtzee** · A robot plays for Ana."
    assert not settled.buttons
    assert offering(ben, table, "Take my seat back").id > call.id
    assert ana.id not in await users(people)


async def test_leaving_for_good_leaves_an_open_seat(
    people: Round, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    question = await ana.types(table, "/seat leave")
    assert ana.id in await users(people), "asked once more"
    await ana.presses("Leave for good", on=question)
    assert ana.id not in await users(people)
    assert "Ana has left. A robot plays on" in ben.reads(table)
    assert (await ana.types(table, "/seat back")).text.startswith(
        "You have no seat to take back here."
    )
    await people.press(ben)
    await dan.presses("Take this seat", on=offering(dan, table, "Take this seat"))
    assert dan.id in await users(people)


async def test_who_knows_another_seats_secrets_takes_no_second_seat(
    bot: Bot, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    people = Round(bot, table, [ana, ben, dan])
    await people.open("think-str8")
    question = await ana.types(table, "/seat leave")
    await ana.presses("Leave for good", on=question)
    await dan.presses("Take this seat", on=offering(dan, table, "Take this seat"))
    assert (await people.told(dan))[-1] == "You are already at this table."
    leaving = await ben.types(table, "/seat leave")
    await ben.presses("Leave for good", on=leaving)
    bens = offering(dan, table, "Take this seat")
    assert "Ben has left" in bens.text
    await ana.presses("Take this seat", on=bens)
    assert "know its secrets" in (await people.told(ana))[-1]


async def test_hand_over_during_a_private_decision(
    bot: Bot, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    """What the one who leaves held in hand is stale, and nothing secret reaches them any more."""
    people = Round(bot, table, [ana, ben])
    await people.open("think-str8")
    (now,) = await people.awaited()
    await now.presses("Your move", channel=table)
    private = next(m for m in now.sees(table)[::-1] if m.private)
    theirs = next(b.custom_id for b in private.buttons if b.custom_id and not b.disabled)
    mail = len(now.dms)
    await now.types(table, "/seat give", person=dan)
    await dan.presses("Yes", on=offering(dan, table, "Yes"))
    await bot.idle()
    step = (await people.table()).step
    await now.forges(theirs, on=private)
    assert (await people.table()).step == step
    await bot.idle()
    assert len(now.dms) == mail
    assert "Somebody else plays on from here." in now.dms[-1].text
    assert not now.dms[-1].pictures
    assert not now.dms[-1].buttons
    assert dan.dms[-1].pictures, "the new one sees what the seat sees"
    people.people = {p.id: p for p in (ana, ben, dan)}
    assert await people.awaited() == [dan]
    await dan.presses("Your move", channel=table)
    mine = next(m for m in dan.sees(table)[::-1] if m.private)
    assert mine.pictures


async def test_a_secret_seat_changes_hands_while_another_is_awaited(
    bot: Bot, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("think-str8")
    (now,) = await people.awaited()
    (other,) = [person for person in (ana, ben) if person is not now]
    await other.types(table, "/seat give", person=dan)
    await dan.presses("Yes", on=offering(dan, table, "Yes"))
    await bot.idle()
    assert not other.dms[-1].pictures
    assert dan.dms[-1].pictures
    await people.press(now)
    await people.press(now)
    await bot.idle()
    assert "Somebody else plays on from here." in other.dms[-1].text


async def test_a_robot_on_a_secret_seat_clears_the_direct_message(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("think-str8")
    assert ana.dms[-1].pictures
    await ana.types(table, "/seat robot")
    await bot.idle()
    assert not ana.dms[-1].pictures
    assert not ana.dms[-1].buttons
    await ana.types(table, "/seat back")
    await bot.idle()
    assert ana.dms[-1].pictures, "and shows the seat again afterwards"


async def test_somebody_who_left_the_server_can_be_substituted(
    people: Round, bot: Bot, playground: Playground, server: Server, table: Channel, dan: Person
) -> None:
    (gone,) = await people.awaited()
    (other,) = [person for person in people.people.values() if person is not gone]
    playground.leave(gone, server)
    await bot.passes(8 * HOUR)
    assert gone.id not in await users(people)
    assert f"{gone.name} is no longer on this server." in other.reads(table)
    assert await people.awaited() == [other], "a robot has played on"
    assert not [seen for seen in gone.dms if "waiting" in seen.text]
    await dan.presses("Take this seat", on=offering(dan, table, "Take this seat"))
    assert dan.id in await users(people)


async def test_also_somebody_who_wants_no_reminders(
    people: Round, bot: Bot, playground: Playground, server: Server, table: Channel
) -> None:
    (gone,) = await people.awaited()
    await gone.types(table, "/settings mine", reminders="off")
    playground.leave(gone, server)
    await bot.passes(8 * HOUR)
    assert gone.id not in await users(people)


async def test_a_table_without_people_ends_after_a_notice(
    people: Round, bot: Bot, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    for person in (ana, ben):
        question = await person.types(table, "/seat leave")
        await person.presses("Leave for good", on=question)
    assert "Nobody is left at this table." in dan.reads(table)
    steps = (await people.table()).step
    await bot.passes(12 * HOUR)
    assert (await people.table()).step == steps, "robots do not play among themselves"
    assert (await people.table()).stage == "playing"
    await bot.passes(12 * HOUR)
    assert (await people.table()).stage == "closed"
    assert "closed without a result" in dan.reads(table)


async def test_somebody_comes_before_the_end(
    people: Round, bot: Bot, table: Channel, ana: Person, ben: Person, dan: Person
) -> None:
    for person in (ana, ben):
        await person.types(table, "/seat robot")
    await bot.passes(23 * HOUR)
    await ana.types(table, "/seat back")
    await bot.passes(3 * DAY)
    assert (await people.table()).stage == "playing"
    assert await people.awaited() == [ana]
    assert "Nobody is left" in dan.reads(table)


async def test_my_seat_under_more(people: Round, table: Channel, ana: Person, dan: Person) -> None:
    more = await ana.presses("More", channel=table)
    seat = await ana.presses("My seat", on=more)
    assert [b.label for b in seat.message.buttons] == [  # type: ignore[union-attr]
        "Let a robot sit in",
        "Call a substitute",
        "Leave for good…",
    ]
    sure = await ana.presses("Leave for good…", on=seat)
    assert "Leave this game for good?" in sure.text
    assert ana.id in await users(people), "asked once more"
    await ana.types(table, "/seat robot")
    assert ana.id not in await users(people)
    more = await dan.presses("More", channel=table)
    assert "You are not at this table." in (await dan.presses("My seat", on=more)).private


async def test_a_lobby_is_left_by_the_same_command(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await ana.types(table, "/play", game="yahtzee")
    await ben.presses("Join", channel=table)
    assert (await ben.types(table, "/seat leave")).text.startswith("You have left the game.")
    assert (await ana.types(table, "/seat robot")).text.startswith("The game has not begun yet.")
    lobby = await bot.store.tables.last_in(table.id)
    assert lobby is not None
    assert lobby.people == (ana.id,)


async def test_in_french(bot: Bot, table: Channel, chloe: Person, ben: Person) -> None:
    people = Round(bot, table, [chloe, ben])
    words = {"play": "/jouer", "game": "jeu", "join": "Rejoindre", "start": "Commencer"}
    await people.open("yahtzee", **words)
    assert "Un robot joue pour vous." in (await chloe.types(table, "/place robot")).text
    assert "Chloé laisse jouer un robot" in ben.reads(table)
    assert "de nouveau à vous" in (await chloe.types(table, "/place reprendre")).text


async def test_a_hand_over_in_french(
    bot: Bot, table: Channel, chloe: Person, ben: Person, dan: Person
) -> None:
    people = Round(bot, table, [chloe, ben])
    words = {"play": "/jouer", "game": "jeu", "join": "Rejoindre", "start": "Commencer"}
    await people.open("yahtzee", **words)
    await chloe.types(table, "/place céder", personne=dan)
    question = offering(dan, table, "Oui")
    asked = f"<@{chloe.id}> propose sa place à <@{dan.id}>."
    assert question.text.startswith(asked)
    await dan.presses("Oui", on=question)
    await bot.idle()
    answered = next(m for m in ben.sees(table) if m.id == question.id)
    assert answered.text == f"{asked}\n**Accepté\u202f: Dan joue désormais.**"


async def test_again_invites_whoever_was_away(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    await ana.types(table, "/seat robot")
    await people.play()
    await ben.presses("Again?", channel=table)
    assert await users(people) == [ben.id], "nobody is seated without pressing"
    assert f"Invited: <@{ana.id}>." in ben.sees(table)[-1].text
    await ana.presses("Join", channel=table)
    assert sorted(await users(people)) == sorted([ana.id, ben.id])
