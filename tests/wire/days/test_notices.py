"""Whoever becomes awaited is told exactly once: at once, or two minutes later if they are here."""

from datetime import UTC, datetime

import pytest

from playground import Person, Playground
from playground.discord.world import Channel
from playground.wire.faults import Fault
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round, in_turn, plays_a_turn, settings_shown

pytestmark = pytest.mark.wire

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
ONE = {"game": "yahtzee"}


async def opened(bot: Bot, table: Channel, people: list[Person], game: str = "yahtzee") -> Round:
    """A game at which somebody is awaited who is told of it, and nobody is here any more."""
    playing = Round(bot, table, people)
    await playing.open(game)
    await bot.passes(A_WHILE)
    return playing


async def test_somebody_who_is_not_here_is_told_at_once(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await opened(bot, table, [ana, ben])
    now, other = await in_turn(people)
    assert (len(now.rings), len(other.rings)) == (1, 0)
    await plays_a_turn(now, table)
    assert len(other.rings) == 1
    assert other.sees(table)[-1].id == other.rings[0].message_id
    await bot.passes(HOUR)
    assert (len(now.rings), len(other.rings)) == (1, 1)


async def test_for_somebody_who_is_here_the_screen_turns_and_the_notice_follows(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await opened(bot, table, [ana, ben])
    now, other = await in_turn(people)
    board = now.sees(table)[-1]
    await other.presses("Rules", channel=table)
    await plays_a_turn(now, table)
    assert other.rings == [], "a lively evening makes few messages"
    assert [m.id for m in other.sees(table) if m.button("Roll the dice")] == [board.id]
    await bot.passes(2 * MINUTE - 5)
    assert other.rings == []
    await bot.passes(10)
    assert len(other.rings) == 1, "a slow week misses nobody"


async def test_whoever_answers_within_two_minutes_is_not_told(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    for _ in range(2):
        now, _other = await in_turn(people)
        await bot.passes(MINUTE)
        await plays_a_turn(now, table)
    assert ana.rings == ben.rings == []


async def test_a_press_in_between_puts_the_notice_off(
    bot: Bot, table: Channel, ana: Person
) -> None:
    """Somebody who is still looking at the table is not interrupted."""
    await Round(bot, table, [ana]).open("yahtzee")
    await bot.passes(100)
    await ana.presses("My view", channel=table)
    await bot.passes(100)
    assert ana.rings == []
    await bot.passes(25)
    assert len(ana.rings) == 1


async def test_the_same_person_awaited_again_is_told_again(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await opened(bot, table, [ana])
    await ana.presses("Roll the dice", channel=table)
    await bot.passes(A_WHILE)
    assert len(ana.rings) == 2


async def test_a_due_notice_survives_a_restart(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await opened(bot, table, [ana, ben])
    now, other = await in_turn(people)
    await other.presses("Rules", channel=table)
    await plays_a_turn(now, table)
    await bot.restart()
    await bot.passes(A_WHILE)
    assert len(other.rings) == 1
    await bot.restart()
    await bot.passes(HOUR)
    assert len(other.rings) == 1


async def test_a_notice_that_discord_did_not_take_comes_later_and_once(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    people = await opened(bot, table, [ana, ben])
    now, other = await in_turn(people)
    playground.faults.add(Fault(match=("POST", r"/channels/\d+/messages"), refuse=True))
    await plays_a_turn(now, table)
    await bot.idle()
    assert other.rings == []
    await bot.passes(5 * MINUTE)
    assert len(other.rings) == 1


async def test_notices_due_at_the_same_time_share_a_board(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    for person in (ana, ben, chloe):
        bot.playground.close_dms(person)
    people = await opened(bot, table, [ana, ben, chloe], "desfausse")
    assert len(await people.awaited()) == 3
    told = [person.rings for person in (ana, ben, chloe)]
    assert [len(rings) for rings in told] == [1, 1, 1]
    assert len({rings[0].message_id for rings in told}) == 1


# ── direct messages ──────────────────────────────────────────────────────────────────────────────


async def test_a_game_with_secrets_tells_by_direct_message(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await opened(bot, table, [ana, ben], "think-str8")
    (now,) = await people.awaited()
    (ring,) = now.rings
    assert ring.channel_id == now.dm.id
    assert now.dms[-1].id == ring.message_id


async def test_after_ones_own_press_the_live_direct_message_is_edited(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await opened(bot, table, [ana, ben], "think-str8")
    (now,) = await people.awaited()
    live, rings = now.dms[-1], len(now.rings)
    await now.presses("Roll the dice", on=live)
    await bot.idle()
    assert [m.id for m in now.dms if m.buttons] == [live.id]
    assert now.dms[-1].id == live.id
    assert len(now.rings) == rings


async def test_a_superseded_direct_message_is_deleted(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await opened(bot, table, [ana, ben], "think-str8")
    (now,) = await people.awaited()
    first = now.dms[-1]
    await now.presses("Roll the dice", on=first)
    await bot.passes(A_WHILE)
    assert len(now.rings) == 2
    assert first.id not in [message.id for message in now.dms]


async def test_with_closed_direct_messages_the_board_mentions(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    for person in (ana, ben):
        playground.close_dms(person)
    people = await opened(bot, table, [ana, ben], "think-str8")
    for _ in range(6):
        (now, *_others) = await people.awaited()
        told = len(now.rings)
        assert now.rings[-1].channel_id == table.id
        await people.press(now)
        await bot.passes(A_WHILE)
        if now in await people.awaited():
            assert len(now.rings) in (told, told + 1)
    waiting = await people.awaited()
    assert all(person.rings for person in waiting)


async def test_messages_closed_in_the_middle_of_a_game(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    """Nobody knows until the notice is refused; it then comes in the channel."""
    people = await opened(bot, table, [ana, ben], "think-str8")
    (now,) = await people.awaited()
    playground.close_dms(now)
    await now.presses("Roll the dice", channel=table)
    await bot.passes(A_WHILE)
    assert [ring.channel_id for ring in now.rings] == [now.dm.id, table.id]


async def test_somebody_who_wants_direct_messages_plays_any_game_by_them(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    for person in (ana, ben):
        answer = await person.types(table, "/settings mine", notices="dm")
        assert "When it is your turn: a direct message" in settings_shown(answer.message)
    people = await opened(bot, table, [ana, ben])
    now, other = await in_turn(people)
    (ring,) = now.rings
    assert ring.channel_id == now.dm.id
    await now.presses("Roll the dice", on=now.dms[-1])
    await now.presses("Chance", on=now.dms[-1])
    await bot.idle()
    assert [ring.channel_id for ring in other.rings] == [other.dm.id]
    assert len(now.rings) == 1
    await other.types(table, "/settings mine", notices="mention")
    assert [message.id for message in other.dms if message.buttons] == []


# ── peace ────────────────────────────────────────────────────────────────────────────────────────


async def test_in_quiet_hours_nothing_rings_and_the_notice_follows(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await bot.until(datetime(2038, 1, 12, 20, tzinfo=UTC))
    people = await opened(bot, table, [ana, ben])
    now, other = await in_turn(people)
    await other.types(table, "/settings mine", quiet="22:00-08:00")
    await bot.until(datetime(2038, 1, 12, 23, tzinfo=UTC))
    await plays_a_turn(now, table)
    await bot.until(datetime(2038, 1, 13, 7, 59, tzinfo=UTC))
    assert other.rings == []
    await bot.until(datetime(2038, 1, 13, 8, 1, tzinfo=UTC))
    assert len(other.rings) == 1


async def test_quiet_hours_do_not_hold_for_somebody_who_is_awake(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await bot.until(datetime(2038, 1, 12, 20, tzinfo=UTC))
    people = await opened(bot, table, [ana, ben])
    now, other = await in_turn(people)
    await other.types(table, "/settings mine", quiet="22:00-08:00")
    await bot.until(datetime(2038, 1, 12, 23, tzinfo=UTC))
    await other.presses("Rules", channel=table)
    await bot.passes(20 * MINUTE)
    await plays_a_turn(now, table)
    assert len(other.rings) == 1


async def test_a_deadline_does_not_run_out_before_its_notice(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await bot.until(datetime(2038, 1, 12, 20, tzinfo=UTC))
    await ana.types(table, "/play", **ONE)
    await ana.presses("Time", channel=table)
    await ana.fills(
        {
            "How long may a move take?": "1 hour",
            "And when the time is up?": "a robot plays that move",
        }
    )
    await ben.presses("Join", channel=table)
    await ana.presses("Start", channel=table)
    people = Round(bot, table, [ana, ben])
    now, other = await in_turn(people)
    await other.types(table, "/settings mine", quiet="20:30-08:00")
    await bot.passes(40 * MINUTE)
    await plays_a_turn(now, table)
    await bot.until(datetime(2038, 1, 13, 8, 20, tzinfo=UTC))
    assert await people.awaited() == [other], "half of the time is left from eight o'clock on"
    assert len(other.rings) == 1
    await bot.passes(11 * MINUTE)
    assert await people.awaited() != [other]


async def test_somebody_who_wants_no_notices_is_reminded_all_the_same(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/settings mine", notices="off")
    await opened(bot, table, [ana])
    assert ana.rings == []
    await bot.passes(8 * HOUR)
    assert ["waiting for you" in message.text for message in ana.dms] == [True]


async def test_a_reminder_follows_its_notice(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """A notice that quiet hours held back is not doubled by a reminder that was due in them."""
    await bot.until(datetime(2038, 1, 12, 20, tzinfo=UTC))
    people = await opened(bot, table, [ana, ben])
    now, other = await in_turn(people)
    await other.types(table, "/settings mine", quiet="22:00-08:00", after="1h")
    await bot.until(datetime(2038, 1, 12, 23, tzinfo=UTC))
    await plays_a_turn(now, table)
    await bot.until(datetime(2038, 1, 13, 8, 50, tzinfo=UTC))
    assert len(other.rings) == 1
    await bot.until(datetime(2038, 1, 13, 9, 1, tzinfo=UTC))
    assert len(other.rings) == 2
    assert "A game is waiting for you." in other.dms[-1].text


async def test_a_board_that_nobody_needs_to_see_is_silent(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    assert ana.sees(table)[-1].record.silent
    await ana.types(table, "/table")
    assert ana.sees(table)[-1].record.silent
    assert ana.rings == ben.rings == []


async def test_the_promise_of_the_dice_is_kept_where_it_was_given(
    bot: Bot, table: Channel, ana: Person
) -> None:
    """On the lobby's message and the live board, not on one that was replaced."""
    await opened(bot, table, [ana])
    lobby, replaced, live = ana.sees(table)
    assert ["Fair dice" in m.text for m in (lobby, replaced, live)] == [True, False, True]
    assert replaced.buttons == []
