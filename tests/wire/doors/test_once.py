"""Beside the boards, too, each thing happens once, on whichever of two workers it began: reviews,
practice, the end of a duel, today's dice, the message of the morning, lessons."""

import asyncio

import pytest

from bot.days import deadlines, mornings
from bot.publishing.delivery import UNREACHED
from bot.store.servers import Morning
from bot.tables import hindsight
from bot.tables.hindsight import with_figures
from playground import Person, Playground
from playground.discord.world import Channel
from playground.wire.faults import Fault
from tests.support.lessons import obeys, open_message, opens
from tests.wire.conftest import Bot
from tests.wire.doors.pair import Pair
from tests.wire.people.reviewing import over, panel, played_out, settled, with_slow_reviews
from tests.wire.people.reviewing import told as told_to
from tests.wire.people.test_today import attempt, morning_of, play_out, read
from tests.wire.table.test_duels import finishes, opened

pytestmark = pytest.mark.wire

HOUR = 60 * 60


async def until_over(bot: Bot) -> None:
    """Until no review is made on a worker."""
    async with asyncio.timeout(30):
        while bot.client.app.reviews.underway:  # noqa: ASYNC110  (a cancelled row has no hook)
            await asyncio.sleep(0.05)
    await bot.idle()


# ── reviews ──────────────────────────────────────────────────────────────────────────────────────


async def test_a_review_is_cancelled_on_the_other_worker_and_nothing_more_is_told_of_it(
    pair: Pair, ana: Person, table: Channel
) -> None:
    """Whoever makes it finds out at its next look."""
    await with_slow_reviews(pair)
    game = await over(pair, table, ana)
    async with pair.only(pair):
        await ana.presses("Luck or skill?", channel=table)
    (job,) = pair.client.app.reviews.underway.values()
    told = list[object]()

    async def noted(what: object) -> None:
        told.append(what)

    job.tell = noted
    async with pair.only(pair.other):
        answer = await ana.presses("Luck or skill?", channel=table)
        assert "A review of yours is being made" in answer.text
        await ana.presses("Cancel", channel=table)
    await until_over(pair)
    assert told == []
    assert "Cancelled" in told_to(ana, table)
    assert await pair.store.reviews.get(game.id, 0) is None
    assert await pair.store.engine.rows("select * from reviewing") == []


async def test_a_worker_that_makes_a_review_is_killed(
    pair: Pair, ana: Person, table: Channel
) -> None:
    await with_slow_reviews(pair)
    game = await over(pair, table, ana)
    async with pair.only(pair.other):
        await ana.presses("Luck or skill?", channel=table)
    for job in pair.other.client.app.reviews.underway.values():
        assert job.task is not None
        job.cancelled = True
        job.task.cancel()
    await pair.kill(pair.other)
    assert "choice by choice" in panel(ana, table).text
    await pair.store.engine.write("update reviewing set renewed = 0")
    await pair.store.engine.write("update duties set until = 0")
    async with asyncio.timeout(30):
        while "I was restarted in the middle" not in panel(ana, table).text:
            await asyncio.sleep(0.1)
            await pair.client.scheduler.work()
    assert await pair.store.engine.rows("select * from reviewing") == []
    await ana.presses("Review this game", channel=table)
    await settled(pair)
    assert "your choices cost" in panel(ana, table).text
    assert await pair.store.reviews.get(game.id, 0) is not None


async def test_a_practice_goes_on_on_the_other_worker(
    pair: Pair, ana: Person, ben: Person, table: Channel
) -> None:
    await over(pair, table, ana, ben)
    async with pair.only(pair):
        await ana.presses("Step by step", channel=table)
        await ana.presses("What if? Same dice", channel=table)
    (number,) = await pair.store.tables.practices(ana.id)
    begun = await pair.other.client.app.tables.load(number)
    assert (await played_out(pair.other, begun)).stage == "over"
    assert number not in await pair.store.results.missing()


# ── duels ────────────────────────────────────────────────────────────────────────────────────────


async def test_a_duel_is_played_on_both_workers_and_its_time_is_up_once(
    pair: Pair, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(pair, table, [ana, ben], time="8 hours")
    await finishes(duel, ana)
    late = await finishes(duel, ben, most=5)
    apps = [bot.client.app for bot in pair.both]
    waits = [wait for app in apps for wait in await app.store.waits.overdue(1e12)]
    assert len(waits) == len(apps)
    await asyncio.gather(*map(deadlines.expire, apps, waits))
    await pair.idle()
    ended = await duel.table()
    assert ended.stage == "over"
    assert ended.step == late.step + 1, "one step says that time is up"
    assert await apps[0].tables.replayed(ended) == apps[0].tables.position(ended).state
    results = await pair.store.results.in_server(ended.guild)
    assert sorted((row.seat, row.place) for row in results) == [(0, 1), (1, 0)]
    boards = [message.text for message in ana.sees(table) if "The time is up" in message.text]
    assert len(boards) == 1


# ── today's dice ─────────────────────────────────────────────────────────────────────────────────


async def test_two_presses_at_once_are_one_game_with_the_same_dice_for_all(
    pair: Pair, ana: Person, ben: Person, table: Channel
) -> None:
    presses = [ana.types(table, "/today", game="Yahtzee") for _ in range(3)]
    await asyncio.gather(*presses, ben.types(table, "/today", game="Yahtzee"))
    await pair.idle()
    assert await pair.store.engine.rows("select count(*) from tables") == [(2,)]
    mine, other = await attempt(pair, ana), await attempt(pair.other, ben)
    assert mine.seed == other.seed
    assert (await play_out(pair, ana, table)).stage == "over"


async def test_what_was_in_the_dice_is_worked_out_by_one_worker(
    pair: Pair, ana: Person, ben: Person, table: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked = list[object]()

    async def counted(*arguments: object) -> object:
        worked.append(arguments)
        return await with_figures(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(hindsight, "with_figures", counted)
    for bot, person in zip(pair.both, (ana, ben), strict=True):
        async with pair.only(bot):
            await person.types(table, "/today", game="Yahtzee")
    async with asyncio.timeout(60):
        while any(bot.client.app.hindsight.underway for bot in pair.both):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    assert len(worked) == 1
    assert await pair.store.engine.rows("select robot > 0 from dailies") == [(True,)]


async def test_whoever_stops_before_the_end_leaves_it_to_the_other(
    pair: Pair, ana: Person, ben: Person, table: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = asyncio.Event()

    async def endless(*_: object) -> object:
        begun.set()
        return await asyncio.Event().wait()

    monkeypatch.setattr(hindsight, "with_figures", endless)
    async with pair.only(pair):
        await ana.types(table, "/today", game="Yahtzee")
    await begun.wait()
    await pair.client.app.hindsight.stop()
    monkeypatch.setattr(hindsight, "with_figures", with_figures)
    async with pair.only(pair.other):
        await ben.types(table, "/today", game="Yahtzee")
    async with asyncio.timeout(60):
        while pair.other.client.app.hindsight.underway:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    assert await pair.store.engine.rows("select robot > 0 from dailies") == [(True,)]


async def morning_due(
    pair: Pair, playground: Playground, ana: Person, ben: Person, table: Channel
) -> Morning:
    """Yesterday was played, and it is time to say how it went; the schedulers are asleep."""
    await morning_of(pair, playground, ana, table)
    await ben.types(table, "/today", game="Yahtzee")
    await play_out(pair, ben, table)
    await pair.store.engine.write("update duties set holder = 'nobody', until = 1e12")
    for bot in pair.both:
        bot.client.scheduler._kept_until = 0  # it believes for a while that it has the duty
    await playground.advance(24 * HOUR)
    morning = await pair.store.servers.morning(table.server_id)
    assert morning is not None
    return morning


async def test_a_server_reads_the_message_of_the_morning_once(
    pair: Pair, playground: Playground, ana: Person, ben: Person, table: Channel
) -> None:
    morning = await morning_due(pair, playground, ana, ben, table)
    await asyncio.gather(*(mornings.greet(bot.client.app, morning) for bot in pair.both))
    await pair.idle()
    assert len(read(ana, table)) == 1
    following = await pair.store.servers.morning(table.server_id)
    assert following is not None
    assert following.at > morning.at + 12 * HOUR


async def test_a_message_of_the_morning_that_failed_is_sent_by_the_other_worker(
    pair: Pair, playground: Playground, ana: Person, ben: Person, table: Channel
) -> None:
    """Its answer is lost, so that whoever sent it does not know whether it is there."""
    morning = await morning_due(pair, playground, ana, ben, table)
    playground.faults.add(Fault(match=("POST", "/messages"), lose=True, times=6))
    with pytest.raises(UNREACHED):
        await mornings.greet(pair.client.app, morning)
    again = await pair.store.servers.morning(table.server_id)
    assert again is not None
    assert again.at <= pair.client.app.clock.now() + mornings.RETRY
    playground.faults.waiting.clear()
    await mornings.greet(pair.other.client.app, again)
    await pair.idle()
    assert len(read(ana, table)) == 1


# ── lessons ──────────────────────────────────────────────────────────────────────────────────────


async def test_a_lesson_goes_on_on_the_other_worker_and_two_presses_are_one(
    pair: Pair, ana: Person, table: Channel
) -> None:
    await opens(ana, table, "yahtzee")
    assert await obeys(ana, table)
    assert "2/8" in open_message(ana, table).text
    shown = open_message(ana, table)
    await asyncio.gather(*(ana.presses("Show me", on=shown) for _ in range(2)))
    await pair.idle()
    assert (await pair.store.lessons.of(ana.id))["yahtzee"] == 2
    assert "3/8" in open_message(ana, table).text
