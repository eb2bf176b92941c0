"""Today's dice over weeks of virtual time: streaks, cups, mornings, midnights, clocks that jump."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.store.tables import Table
from bot.tables import today
from bot.tables.log import events_of
from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel
from playground.wire.faults import Fault
from rules.core.levels import Level
from rules.yahtzee.box import BOXES
from rules.yahtzee.state import Rolled
from tests.wire.conftest import Bot
from tests.wire.players import controls
from tests.wire.same_dice import attempt, begun, mornings, page, panel, played, told

pytestmark = pytest.mark.wire

DAY = 24 * 60 * 60
MONDAY = datetime(2038, 1, 11, 12, tzinfo=UTC)


@pytest.fixture
async def noon(bot: Bot) -> None:
    """It is Monday noon."""
    await bot.until(MONDAY)


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
    assert f"🥇 {max(cup, key=lambda name: cup[name])} · {max(cup.values()):,}" in with_cup[0]
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
    assert "The day of these dice is over" in panel(ana, table).text
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
        assert "play this game alone" in answer.private
    answer = await ana.forges(f"u:{alone.id}:", on=here)
    assert "cannot take a move back" in answer.private
    assert (await bot.store.tables.get(alone.id)) == alone


# ── mornings ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("noon")
async def test_the_cup_is_told_on_monday_also_where_nobody_played_on_sunday(
    bot: Bot, playground: Playground, ana: Person, table: Channel
) -> None:
    await mornings(playground, ana, table)
    await played(bot, ana, table)
    await bot.passes(8 * DAY)
    read = told(ana, table)
    assert len(read) == 2
    assert "the week’s cup" not in read[0]
    assert "the week’s cup" in read[1]
    assert "🥇 Ana" in read[1]


@pytest.mark.usefixtures("noon")
async def test_a_cup_of_which_nobody_was_told_on_monday_is_told_later(
    bot: Bot, playground: Playground, ana: Person, table: Channel
) -> None:
    await mornings(playground, ana, table)
    await played(bot, ana, table)
    await bot.until(MONDAY + timedelta(days=6, hours=5))
    await bot.stop()
    await playground.advance(2 * DAY)
    await bot.start()
    await bot.passes(60)
    assert "the week’s cup" in told(ana, table)[-1]


@pytest.mark.usefixtures("noon")
async def test_another_hour_brings_no_second_message_of_a_day(
    bot: Bot, playground: Playground, ana: Person, table: Channel
) -> None:
    await mornings(playground, ana, table)
    await played(bot, ana, table)
    await bot.until(MONDAY + timedelta(hours=21))
    assert len(told(ana, table)) == 1
    await mornings(playground, ana, table, hour=11)
    await bot.restart()
    await bot.passes(5 * 60 * 60)
    assert len(told(ana, table)) == 1
    await played(bot, ana, table)
    await bot.passes(DAY)
    assert len(told(ana, table)) == 2


async def test_where_clocks_change_no_day_is_told_twice(
    bot: Bot, playground: Playground, ana: Person, table: Channel
) -> None:
    """At midnight in London: until March 28 that is midnight of UTC, then an hour before."""
    await bot.until(datetime(2038, 3, 26, 12, tzinfo=UTC))
    await bot.store.people.change(ana.id, zone="Europe/London")
    await mornings(playground, ana, table, hour=0)
    days = []
    for _ in range(5):
        await played(bot, ana, table)
        days.append(today.day_of(bot.client.app.clock.now()))
        await bot.passes(DAY)
    read = told(ana, table)
    assert len(read) == len(set(read)) == 4, "one a day, and the last one not before tomorrow"
    noons = [f"<t:{int(today.began(day)) + DAY // 2}:D>" for day in days]
    assert [noon for noon in noons if any(noon in text for text in read)] == noons[:4]


@pytest.mark.usefixtures("noon")
async def test_what_discord_does_not_take_is_tried_again_and_read_once(
    bot: Bot, playground: Playground, ana: Person, table: Channel
) -> None:
    await mornings(playground, ana, table)
    await played(bot, ana, table)
    await bot.until(MONDAY + timedelta(hours=19, minutes=50))
    away = Fault(match=("POST", f"/channels/{table.id}/messages"), status=503, times=99)
    playground.faults.add(away)
    await bot.passes(25 * 60)
    assert away.times < 99, "it was tried"
    assert told(ana, table) == []
    playground.faults.waiting.remove(away)
    await bot.passes(30 * 60)
    assert len(told(ana, table)) == 1
    await bot.passes(DAY)
    assert len(told(ana, table)) == 1


@pytest.mark.usefixtures("noon")
async def test_the_message_is_silent_and_speaks_the_servers_language(
    bot: Bot, playground: Playground, ana: Person, ben: Person, table: Channel
) -> None:
    await mornings(playground, ana, table)
    await ana.types(table, "/settings server", language="Français")
    await played(bot, ana, table)
    await played(bot, ben, table, level="good")
    rings = len(ben.rings)
    await bot.passes(DAY)
    message = next(m for m in reversed(ben.sees(table)) if "Les dés d’hier" in m.text)
    assert "2 personnes" in message.text
    assert [button.label for button in message.buttons] == ["Les dés du jour"]
    assert len(ben.rings) == rings
    own = (await ben.presses("Les dés du jour", on=message)).private_message
    assert own is not None
    assert "Yesterday" in own.text, "whoever presses reads their own language"


# ── who plays twice ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("noon")
async def test_a_clock_that_was_ahead_lets_nobody_play_dice_that_are_known(
    bot: Bot, playground: Playground, ana: Person, ben: Person, table: Channel
) -> None:
    """Ana has played; the clock jumps to tomorrow, when the secret is shown, and back again."""
    over = await played(bot, ana, table)
    tomorrow = await bot.store.dailies.get("2038-01-12", "yahtzee", b"")
    await bot.jumps(DAY)
    assert not (await bot.client.app.tables.load(over.id)).secret
    await playground.advance(-DAY)
    await bot.idle()
    refused = await ben.types(table, "/today", game="Yahtzee")
    assert "has been shown already" in refused.private
    assert await bot.store.tables.attempt(over.series, ben.id, "yahtzee") is None
    assert (await begun(bot, ana, table)).id == over.id, "her own result is still there"
    await bot.jumps(DAY)
    assert (await begun(bot, ben, table)).seed == tomorrow.seed


@pytest.mark.usefixtures("noon")
async def test_whoever_is_forgotten_in_the_middle_of_a_day_does_not_play_it_twice(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    over = await played(bot, ana, table)
    await played(bot, ben, table, level="good")
    asked = await ana.types(table, "/settings forget")
    await ana.presses("Forget me", on=asked)
    again = await begun(bot, ana, table)
    assert (again.id, again.version) == (over.id, over.version)
    scores = await bot.store.dailies.scores(over.series, over.series, "yahtzee")
    assert [score.user for score in scores[over.series]] == [ben.id], "but is in no list"
    await bot.passes(DAY)
    gone = await bot.client.app.tables.load(over.id)
    assert (gone.opened_by, gone.people) == (0, ())
    assert await bot.store.dailies.days(ana.id) == frozenset()


@pytest.mark.usefixtures("noon")
async def test_a_press_after_midnight_is_too_late_also_before_anybody_has_closed_the_game(
    bot: Bot, ana: Person, table: Channel
) -> None:
    late = await played(bot, ana, table, most=4)
    await begun(bot, ana, table)
    midnight = bot.client.app.clock.now() - 1
    await bot.store.engine.write("update tables set ends_at = $1 where id = $2", midnight, late.id)
    await bot.restart()
    offered = controls(panel(ana, table))
    move = next(control for control in offered if isinstance(control, ids.Move))
    answer = await ana.presses(custom_id=str(move), channel=table)
    assert "The day of these dice is over" in answer.private
    assert (await bot.client.app.tables.load(late.id)).step == late.step


@pytest.mark.usefixtures("noon")
async def test_somebody_on_two_servers_counts_on_both_and_plays_once(
    bot: Bot, playground: Playground, ana: Person, table: Channel
) -> None:
    other = playground.server("Others")
    there = playground.channel(other, "table")
    playground.join(ana, other)
    cleo = playground.person("Cleo")
    await mornings(playground, ana, table)
    await mornings(playground, cleo, there)
    over = await played(bot, ana, table)
    again = await ana.types(there, "/today", game="Yahtzee")
    assert f"**{_score(bot, over)}** points" in again.private
    assert (await attempt(bot, ana)).id == over.id
    await bot.passes(DAY)
    here, elsewhere = told(ana, table), told(cleo, there)
    assert len(here) == len(elsewhere) == 1
    for text in (*here, *elsewhere):
        assert f"🥇 Ana · {_score(bot, over)}" in text


@pytest.mark.usefixtures("noon")
async def test_whatever_somebody_decides_every_turn_begins_with_the_same_roll(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    began, ended = [], []
    levels: tuple[Level, Level] = ("easy", "good")
    for person, level in zip((ana, ben), levels, strict=True):
        over = await played(bot, person, table, level=level)
        rows = await bot.store.log.steps(over.id)
        events = [e for row in rows for e in events_of(bot.client.app.games["yahtzee"], row)]
        began.append([e.dice for e in events if isinstance(e, Rolled) and e.roll == 1])
        ended.append(over.head)
    assert len(began[0]) == len(BOXES)
    assert began[0] == began[1]
    assert ended[0] != ended[1]


def _score(bot: Bot, table: Table) -> int:
    result = bot.client.app.tables.position(table).result
    assert result is not None
    return result.scores[0]


@pytest.mark.usefixtures("noon")
async def test_places_and_shares_of_whom_one_has_beaten(
    bot: Bot, ana: Person, ben: Person, chloe: Person, table: Channel
) -> None:
    """Ana and Ben decide alike and so have the same score, whatever the robot of Chloé gets."""
    await bot.store.dailies.get("2038-01-11", "yahtzee", bytes([2]) * 32)
    for person in (ana, ben):
        over = await played(bot, person, table)
    best = await played(bot, chloe, table, level="strong")
    own, hers = _score(bot, over), _score(bot, best)
    assert own < hers
    assert "place 2 of 3\n" in (await page(ana, table)).replace("\n**", "\n") + "\n"
    shown = (await chloe.types(table, "/dés-du-jour")).private
    assert f"{hers} points" in shown
    assert "place 1 sur 3, mieux que 100\u202f% des autres" in shown
