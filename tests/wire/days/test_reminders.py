"""Reminders over weeks of virtual time: few, together, and never at night."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Server
from playground.wire.faults import Fault
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round, settings_shown

pytestmark = pytest.mark.wire

HOUR = 60 * 60
DAY = 24 * HOUR
PARIS = ZoneInfo("Europe/Paris")


def reminders(person: Person) -> list[str]:
    return [seen.text for seen in person.dms if "waiting for you" in seen.text]


@pytest.fixture
async def alone(bot: Bot, table: Channel, ana: Person) -> Round:
    """A table that waits for Ana."""
    people = Round(bot, table, [ana])
    await people.open("yahtzee")
    return people


@pytest.mark.usefixtures("alone")
async def test_after_eight_hours_then_spaced_out_then_never_again(bot: Bot, ana: Person) -> None:
    told = []
    for _ in range(24 * 14):
        await bot.passes(HOUR)
        told.append(len(reminders(ana)))
    first = [hour for hour, count in enumerate(told, 1) if count > ([0, *told][hour - 1])]
    assert first == [8, 8 + 24, 8 + 24 + 48], "three in two weeks"
    assert "A game is waiting for you." in reminders(ana)[0]
    assert "/channels/" in reminders(ana)[0]


@pytest.mark.usefixtures("alone")
async def test_one_that_did_not_arrive_comes_some_minutes_later(
    bot: Bot, playground: Playground, ana: Person
) -> None:
    await bot.passes(A_WHILE)
    broken = playground.faults.add(Fault(match=("POST", r"/channels/\d+/messages"), refuse=True))
    await bot.passes(8 * HOUR - A_WHILE + 60)
    assert broken.times == 0
    assert reminders(ana) == []
    await bot.passes(11 * 60)
    assert len(reminders(ana)) == 1


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("where", ["dm", "channel"])
async def test_one_whose_answer_was_lost_is_not_sent_again(
    bot: Bot, playground: Playground, table: Channel, ana: Person, where: str
) -> None:
    await ana.types(table, "/settings mine", reminders=where)
    await bot.passes(A_WHILE)
    lost = playground.faults.add(Fault(match=("POST", r"/channels/\d+/messages"), lose=True))
    await bot.passes(8 * HOUR)
    assert lost.times == 0
    await bot.passes(11 * 60)
    seen = [*ana.dms, *ana.sees(table)]
    assert len([message for message in seen if "waiting for you" in message.text]) == 1


async def test_a_move_begins_a_new_wait(
    alone: Round, bot: Bot, table: Channel, ana: Person
) -> None:
    await bot.passes(7 * HOUR)
    await ana.presses("Roll the dice", channel=table)
    await bot.passes(7 * HOUR)
    assert reminders(ana) == []
    await bot.passes(1 * HOUR)
    assert len(reminders(ana)) == 1
    assert (await alone.table()).step == 1


async def test_in_the_same_minute_as_a_move(
    bot: Bot, table: Channel, alone: Round, ana: Person
) -> None:
    await bot.passes(8 * HOUR - 30)
    await ana.presses("Roll the dice", channel=table)
    await bot.passes(60)
    assert reminders(ana) == []
    assert (await alone.table()).step == 1


async def test_two_tables_due_at_once_are_one_message(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person
) -> None:
    other = playground.channel(server, "other")
    await Round(bot, table, [ana]).open("yahtzee")
    await bot.passes(HOUR)
    await Round(bot, other, [ana]).open("yahtzee")
    await bot.passes(7 * HOUR)
    (text,) = reminders(ana)
    assert "2 games are waiting for you." in text
    assert f"/{table.id}/" in text
    assert f"/{other.id}/" in text
    await bot.passes(2 * HOUR)
    assert len(reminders(ana)) == 1, "the second table was told of already"


@pytest.mark.usefixtures("alone")
async def test_after_a_week_down_there_is_one(
    bot: Bot, playground: Playground, ana: Person
) -> None:
    await bot.passes(A_WHILE)
    await bot.stop()
    await playground.advance(7 * DAY)
    await bot.start()
    await bot.passes(60)
    assert len(reminders(ana)) == 1
    await bot.passes(23 * HOUR)
    assert len(reminders(ana)) == 1
    await bot.passes(HOUR)
    assert len(reminders(ana)) == 2, "the next is counted from the last"


@pytest.mark.usefixtures("alone")
async def test_due_times_survive_a_restart(bot: Bot, ana: Person) -> None:
    await bot.passes(4 * HOUR)
    await bot.restart()
    await bot.passes(3.9 * HOUR)
    assert reminders(ana) == []
    await bot.restart()
    await bot.passes(0.1 * HOUR)
    assert len(reminders(ana)) == 1
    await bot.restart()
    await bot.passes(HOUR)
    assert len(reminders(ana)) == 1


async def test_not_for_this_turn(bot: Bot, table: Channel, alone: Round, ana: Person) -> None:
    await bot.passes(8 * HOUR)
    answer = await ana.presses("Stop reminding me", channel=ana.dm)
    assert "I will not remind you of this turn again." in answer.text
    await bot.passes(10 * DAY)
    assert len(reminders(ana)) == 0, "the reminder itself has turned to that sentence"
    await ana.types(table, "/table")
    await alone.press(ana)
    await bot.passes(8 * HOUR)
    assert len(reminders(ana)) == 1, "the next turn is another one"


async def test_in_the_channel_where_somebody_wants_it(
    bot: Bot, table: Channel, ana: Person, ben: Person, alone: Round
) -> None:
    answer = await ana.types(table, "/settings mine", reminders="channel", after="1h")
    shown = settings_shown(answer.message)
    assert {"Reminders: in the game’s channel", "First reminder after 1 hour"} <= set(shown)
    await bot.passes(A_WHILE)
    pings = len(ana.pings)
    await bot.passes(HOUR)
    assert reminders(ana) == []
    assert "A game is waiting for you." in ben.sees(table)[-1].text
    assert len(ana.pings) == pings + 1
    await ben.presses("Stop reminding me", channel=table)
    assert (await alone.told(ben))[-1].startswith("This reminder is for somebody else.")
    await ana.presses("Stop reminding me", channel=table)
    assert "I will not remind you" in ben.reads(table)


async def test_a_channel_hears_of_its_own_server_alone(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    abroad = playground.server("Abroad")
    playground.join(ana, abroad)
    away = playground.channel(abroad, "away")
    await ana.types(table, "/settings mine", reminders="channel")
    for channel in (table, away):
        await Round(bot, channel, [ana]).open("yahtzee")
    await bot.passes(8 * HOUR)
    for here, there in ((table, away), (away, table)):
        text = ana.sees(here)[-1].text
        assert "A game is waiting for you." in text
        assert f"/{there.id}" not in text


@pytest.mark.usefixtures("alone")
async def test_closed_direct_messages_fall_back_to_the_channel(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    playground.close_dms(ana)
    await bot.passes(8 * HOUR)
    assert "A game is waiting for you." in ana.sees(table)[-1].text


@pytest.mark.usefixtures("alone")
async def test_off_is_off_and_on_again(bot: Bot, table: Channel, ana: Person) -> None:
    await ana.types(table, "/settings mine", reminders="off")
    await bot.passes(5 * DAY)
    assert reminders(ana) == []
    await ana.types(table, "/settings mine", reminders="dm")
    await bot.passes(60)
    assert len(reminders(ana)) == 1


@pytest.mark.parametrize(
    ("evening", "morning"),
    [
        (datetime(2038, 1, 12, 15, tzinfo=PARIS), datetime(2038, 1, 13, 8, tzinfo=PARIS)),
        (datetime(2038, 3, 27, 15, tzinfo=PARIS), datetime(2038, 3, 28, 8, tzinfo=PARIS)),
        (datetime(2038, 10, 30, 15, tzinfo=PARIS), datetime(2038, 10, 31, 8, tzinfo=PARIS)),
    ],
    ids=["winter", "spring", "autumn"],
)
async def test_never_at_night(
    bot: Bot, table: Channel, ana: Person, evening: datetime, morning: datetime
) -> None:
    """Eight hours after 15 o'clock is 23 o'clock: the reminder comes at 8 on the wall."""
    await bot.until(evening)
    answer = await ana.types(table, "/settings mine", timezone="europe/paris", quiet="22h-8h")
    shown = settings_shown(answer.message)
    assert {"Time zone: Europe/Paris", "Quiet hours: 22:00–08:00"} <= set(shown)
    await Round(bot, table, [ana]).open("yahtzee")
    for _ in range(40):
        before = bot.client.app.clock.now()
        if before + 900 >= morning.timestamp():
            break
        await bot.passes(min(1800, morning.timestamp() - 900 - before))
    assert reminders(ana) == []
    await bot.until(morning)
    assert len(reminders(ana)) == 1


async def test_nobody_is_pinged_at_night_or_against_their_wish(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await bot.until(datetime(2038, 1, 12, 23, tzinfo=ZoneInfo("UTC")))
    await ben.types(table, "/settings mine", quiet="22:00-08:00")
    await ana.types(table, "/settings mine", notices="off")
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    for _ in range(6):
        (now,) = await people.awaited()
        await people.press(now)
    assert ana.pings == []
    assert ben.pings == []
    board = ben.sees(table)[-1].text
    assert "**Yahtzee** · <@" in board


async def test_wishes_that_cannot_be_understood_change_nothing(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    refused = await ana.types(table, "/settings mine", quiet="sometimes", reminders="off")
    assert "I cannot read “sometimes”" in refused.text
    assert (await bot.store.people.get(ana.id)).remind == "dm", "all or nothing"
    assert "Middle" in (await ana.types(table, "/settings mine", timezone="Middle/Earth")).text
    french = await chloe.types(table, "/réglages perso", silence="22h-7h", fuseau="Europe/Paris")
    assert "Heures de silence\u202f: 22:00–07:00" in settings_shown(french.message)
    offered = await ana.autocompletes(table, "/settings mine", "timezone", "paris")
    assert "Europe/Paris" in str(offered)


async def test_in_french(bot: Bot, table: Channel, chloe: Person) -> None:
    await chloe.types(table, "/jouer", jeu="yahtzee")
    await chloe.presses("Commencer", channel=table)
    await bot.passes(8 * HOUR)
    reminder = chloe.dms[-1]
    assert "Une partie vous attend." in reminder.text
    await chloe.presses("Ne plus me le rappeler", channel=chloe.dm)
    assert "Je ne vous rappellerai plus ce tour." in chloe.dms[-1].text


async def test_by_deadline_in_turns(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person
) -> None:
    other = playground.channel(server, "other")
    await Round(bot, table, [ana]).open("yahtzee")
    await ana.types(other, "/play", game="yahtzee")
    await ana.presses("Time", channel=other)
    await ana.fills({"How long may a move take?": "8 hours"})
    await ana.presses("Start", channel=other)
    text = (await ana.types(table, "/turns")).text
    assert text.index(f"/{other.id}/") < text.index(f"/{table.id}/"), "the deadline comes first"
    assert "due <t:" in text
