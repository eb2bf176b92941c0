"""Two workers on one PostgreSQL database: presses are dealt round, and either may die."""

import asyncio
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot import watch
from bot.app import App
from bot.publishing import pace
from bot.store.messages import CHANNEL
from bot.store.sharing import under
from bot.store.tables import Table
from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel
from playground.wire.faults import Fault
from tests.support.by_hand import BY_HAND
from tests.wire.conftest import Bot
from tests.wire.doors.pair import Pair
from tests.wire.players import Round, controls

pytestmark = pytest.mark.wire

HOUR = 60 * 60


async def test_a_whole_game_is_played_on_two_workers(
    pair: Pair, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    dealt: set[str] = set()
    playground.endpoint.listeners.append(lambda worker, _: dealt.add(worker))
    people = Round(pair, table, [ana, ben])
    await people.open("yahtzee")
    over = await people.play()
    tables = pair.client.app.tables
    assert "The game is over" in ana.sees(table)[-1].text
    assert await tables.replayed(over) == tables.position(over).state
    assert len(dealt) == 2, "each of them had work"


async def test_everybody_presses_at_the_same_moment(
    pair: Pair, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    """Several are asked at once, in direct messages and on panels."""
    people = Round(pair, table, [ana, ben, chloe], seed=1)
    await people.open("think-str8")
    for _ in range(25):
        awaited = await people.awaited()
        await asyncio.gather(*map(people.press, awaited))
    now = await people.table()
    tables = pair.client.app.tables
    assert people.at_once <= 3
    assert now.step > 0
    assert await tables.replayed(now) == tables.position(now).state
    await pair.idle()
    assert await pair.store.tables.behind() == []


async def until_paced(bot: Bot, most: int) -> None:
    async with asyncio.timeout(20):
        while bot.client.pace._sent.maxlen != most:  # noqa: ASYNC110  (nothing else tells)
            await asyncio.sleep(0.02)


async def test_two_workers_share_what_discord_takes_of_one_bot(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "COUNTED_EVERY", 0.05)
    for bot in pair.both:
        await until_paced(bot, 22)
    await Bot.stop(pair.other)
    pair.both.remove(pair.other)
    await until_paced(pair, 45)


async def test_a_worker_is_killed_in_the_middle_and_the_game_goes_on(
    pair: Pair, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(pair, table, [ana, ben], seed=2)
    await people.open("yahtzee")
    for _ in range(6):
        (person,) = await people.awaited()
        await people.press(person)
    number = (await people.table()).id
    tables = pair.other.client.app.tables
    await tables.touch(number)
    assert pair.other.store.leases.mine(number), "what it has saved it was to show"
    await pair.kill(pair.other)
    async with asyncio.timeout(20):
        while await pair.store.tables.behind():  # noqa: ASYNC110  (a lease has no hook)
            await asyncio.sleep(0.1)
    over = await people.play()
    assert over.stage == "over"
    boards = [m for m in ana.sees(table) if controls(m)]
    assert boards == [], "no board that was replaced can still be pressed"


async def test_a_worker_is_killed_between_a_board_that_somebody_wanted_and_its_note(
    pair: Pair, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    """No save has announced that board. There is one in the end, and the other worker knows it."""
    people = Round(pair, table, [ana, ben], seed=12)
    await people.open("yahtzee")
    await pair.idle()
    ana.says(table, "Where is it?")
    lost = playground.faults.add(
        Fault(match=("POST", r"/channels/\d+/messages"), lose=True, times=99)
    )
    async with pair.only(pair.other):
        typing = ana.type_soon(table, "/table")
        assert await playground.until(lambda: lost.times < 99, 10)
    await pair.kill(pair.other)
    playground.faults.waiting.clear()
    with suppress(AssertionError):
        await typing
    playground.take_failures()
    *_, orphan = (message for message in ana.sees(table) if controls(message))

    def live() -> list[int]:
        return [message.id for message in ana.sees(table) if controls(message)]

    assert await playground.until(lambda: live() == [orphan.id], 20), live()
    await pair.up_to_date()
    shown = await pair.store.messages.shown((await people.table()).id, CHANNEL)
    assert shown is not None
    assert shown.message == orphan.id


async def test_a_half_made_choice_is_not_lost_on_the_next_worker(
    pair: Pair, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(pair, table, [ana, ben], seed=3)
    await people.open("yahtzee")
    (person,) = await people.awaited()
    await person.presses("Roll the dice", channel=table)

    def toggles() -> list[ids.Toggle]:
        shown = people.where(person)
        assert shown is not None
        return [c for c in controls(shown) if isinstance(c, ids.Toggle)]

    await person.presses(custom_id=str(toggles()[0]), channel=table)
    await person.presses(custom_id=str(toggles()[1]), channel=table)
    chosen = toggles()[2].picked
    await pair.client.app.publisher.publish((await people.table()).id, again=True)
    await pair.idle()
    assert chosen.bit_count() == 3, "the third one would be added to two"
    assert toggles()[2].picked == chosen, "also on a board that is posted anew"


async def test_a_worker_that_is_stopped_before_it_shows_a_choice_leaves_that_to_another(
    pair: Pair, table: Channel, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lease has lapsed when it goes on. Whoever pressed reads of no failure."""
    people = Round(pair, table, [ana, ben], seed=3)
    await people.open("yahtzee")
    (person,) = await people.awaited()
    await person.presses("Roll the dice", channel=table)
    await person.presses("My view", channel=table)
    await pair.idle()
    (panel,) = (message for message in person.sees(table) if message.private)
    toggle = next(c for c in controls(panel) if isinstance(c, ids.Toggle))
    panels, leases = pair.client.app.publisher.panels, pair.store.leases
    respond, late = panels.respond, list[int]()

    async def respond_late(*asked: Any, **how: Any) -> Table:
        for lease in leases.held.values():
            lease.deadline = 0
            late.append(lease.table)
        return await respond(*asked, **how)

    monkeypatch.setattr(panels, "respond", respond_late)
    async with pair.only(pair):
        press = person.press_soon(custom_id=str(toggle), on=panel)
        async with asyncio.timeout(20):
            while not late:  # noqa: ASYNC110  (a lease has no hook)
                await asyncio.sleep(0.01)
        monkeypatch.setattr(panels, "respond", respond)
        await press
    await pair.idle()
    (shown,) = (message for message in person.sees(table) if message.private)
    chosen = next(c for c in controls(shown) if isinstance(c, ids.Toggle))
    assert chosen.picked != toggle.picked, "the panel shows what was chosen"


async def test_whoever_has_pressed_on_one_worker_is_not_rung_by_the_other(
    pair: Pair, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(pair, table, [ana, ben], seed=4)
    await people.open("yahtzee")
    rings = len(playground.rings)
    for _ in range(3):
        (person,) = await people.awaited()
        while [person] == await people.awaited():
            await people.press(person)
    assert playground.rings[rings:] == []


async def test_a_reminder_comes_once(
    pair: Pair, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(pair, table, [ana, ben], seed=5)
    await people.open("yahtzee")
    (person,) = await people.awaited()
    await pair.passes(5 * 60)
    rings = len(playground.rings)
    await pair.passes(9 * HOUR)
    assert [ring.user_id for ring in playground.rings[rings:]] == [person.id]


async def test_votes_at_the_same_moment_on_two_workers_are_both_counted(
    pair: Pair, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    people = Round(pair, table, [ana, ben, chloe], seed=6)
    await people.open("yahtzee")
    (person,) = await people.awaited()
    others = [one for one in (ana, ben, chloe) if one is not person]
    await person.presses("Roll the dice", channel=table)
    await person.types(table, "/undo")
    asked = next(m for m in ana.sees(table)[::-1] if m.button("Yes") or m.button("Oui"))
    await asyncio.gather(*(one.presses("Yes", on=asked) for one in others))
    assert await pair.store.log.undone((await people.table()).id) == 1


async def test_a_table_of_later_rules_is_left_to_the_workers_that_know_them(
    pair: Pair, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(pair, table, [ana, ben], seed=7)
    await people.open("yahtzee")
    later = replace(BY_HAND["yahtzee"], rules_version=BY_HAND["yahtzee"].rules_version + 1)
    app = pair.other.client.app
    app.tables.games = {**BY_HAND, "yahtzee": later}
    app.tables.positions.games = app.tables.games
    told: list[str] = []
    for _ in range(8):
        (person,) = await people.awaited()
        await people.press(person)
        told += [m.text for m in person.sees(table) if m.private]
    now = await people.table()
    assert now.rules_version == later.rules_version
    assert any("newer version" in text for text in told)
    assert await app.tables.replayed(now) == app.tables.position(now).state


# ── looking after leases ─────────────────────────────────────────────────────────────────────────


async def test_a_publication_that_hangs_is_left_to_another_worker(
    pair: Pair,
    playground: Playground,
    table: Channel,
    ana: Person,
    ben: Person,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whatever it waits for: its lease would be renewed for ever."""
    monkeypatch.setattr(watch, "HUNG_AFTER", 0.5)
    people = Round(pair, table, [ana, ben], seed=8)
    await people.open("yahtzee")
    number = (await people.table()).id
    hung = playground.faults.add(Fault(match=("PATCH", "/messages/"), delay=60.0))
    await pair.client.app.tables.touch(number)
    assert pair.store.leases.mine(number)
    pair.client.app.publisher.soon(number)
    async with asyncio.timeout(20):
        while await pair.store.tables.behind():  # noqa: ASYNC110  (a lease has no hook)
            await asyncio.sleep(0.1)
    assert not hung.times
    assert "nothing goes on here" in caplog.text
    assert not pair.store.leases.mine(number)
    (stuck,) = pair.client.app.publisher.underway
    stuck.cancel()
    await asyncio.wait({stuck})
    caplog.clear()  # that it was left is an error


async def test_what_another_worker_has_shown_is_owed_no_longer(
    pair: Pair, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    """Else the one that could not show it would never be well again."""
    people = Round(pair, table, [ana, ben], seed=13)
    await people.open("yahtzee")
    await pair.idle()
    number, client = (await people.table()).id, pair.client
    client.watch._swept_at = float("inf")  # it is the other one that takes it over
    fault = Fault(match=("POST|PATCH", r"/channels/\d+/messages"), status=503)
    playground.faults.add(fault)
    await client.app.tables.touch(number)
    await client.app.publisher.publish(number)
    assert not fault.times
    assert client.app.publisher.oldest > 0
    await pair.up_to_date()
    await client.catch_up()
    assert client.app.publisher.oldest == 0


async def test_a_robot_that_thinks_for_long_does_not_hang(
    pair: Pair,
    table: Channel,
    ana: Person,
    ben: Person,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    people = Round(pair, table, [ana, ben], seed=9)
    await people.open("yahtzee")
    number = (await people.table()).id
    await pair.client.app.tables.touch(number)
    lease = pair.store.leases.held[number]
    monkeypatch.setattr(watch, "HUNG_AFTER", 0.0)
    looking = pair.client.watch
    lease.kept = True
    for _ in range(2):
        await asyncio.sleep(0.01)
        looking._give_up_hung([lease], time.monotonic())
    assert pair.store.leases.mine(number)
    lease.kept = False
    await asyncio.sleep(0.01)
    looking._give_up_hung([lease], time.monotonic())
    assert not pair.store.leases.mine(number)
    caplog.clear()


async def test_what_comes_up_when_a_table_was_just_shown_is_shown_too(
    pair: Pair, table: Channel, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = Round(pair, table, [ana, ben], seed=10)
    await people.open("yahtzee")
    number, looking, went = (await people.table()).id, pair.client.watch, list[int]()

    async def goes_on(number: int) -> None:
        went.append(number)
        await asyncio.sleep(0)

    monkeypatch.setattr(App, "go_on", lambda _, number: goes_on(number))
    for rounds in range(8):
        looking._go_on(number)
        for _ in range(rounds):
            await asyncio.sleep(0)
        before = len(went)
        looking._go_on(number)
        await asyncio.sleep(0.01)
        assert len(went) > before, f"forgotten after {rounds} rounds of the event loop"


async def test_a_panel_that_was_opened_during_a_save_is_not_left_behind_it(
    pair: Pair, table: Channel, ana: Person, ben: Person
) -> None:
    """The other worker may have shown the save before it could know of the panel."""
    people = Round(pair, table, [ana, ben], seed=11)
    await people.open("yahtzee")
    opened = await people.table()
    lease = await pair.store.leases.hold(opened.id)
    assert lease is not None
    with under(lease):
        await pair.other.client.app.tables.touch(opened.id)
        told = await pair.store.engine.rows("select revision from tables")
        await pair.other.client.app.publisher.share(opened)
        ((revision,),) = await pair.store.engine.rows("select revision from tables")
    assert revision == told[0][0] + 1
