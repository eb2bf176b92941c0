"""Several workers on one database: who shows a table, who takes over, and who comes too late."""

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.config import Server
from bot.store import Store
from bot.store.errors import Conflict
from bot.store.messages import CHANNEL
from bot.store.opening import open_engine
from bot.store.sharing import Lapsed, Lease, must_hold, under
from bot.store.sql import on
from bot.store.tables import Table
from tests.support.rows import board, lobby


async def lapses(store: Store, table: Table) -> None:
    """Whoever holds the lease of this table has not been heard of for too long."""
    await store.engine.write("update tables set lease_until = 1 where id = $1", table.id)


async def behind(store: Store, table: Table) -> tuple[object, ...]:
    row = await store.engine.row("select behind, holder from tables where id = $1", table.id)
    assert row is not None
    return tuple(row)


async def shown_by(store: Store, table: Table) -> None:
    """Everything is shown, and the lease given back."""
    revision = store.leases.held[table.id].revision
    await store.tables.caught_up(table.id, table.version, revision)
    await store.pending.flush()
    await store.leases.look()


# ── taking and giving back ───────────────────────────────────────────────────────────────────────


async def test_a_save_takes_the_lease_unless_another_worker_holds_it(
    ada: Store, bob: Store
) -> None:
    table = await ada.tables.save(await ada.tables.add(lobby()))
    assert ada.leases.mine(table.id)
    await bob.tables.save(table)
    assert not bob.leases.mine(table.id)
    assert await bob.leases.hold(table.id) is None
    assert await ada.leases.look() == [table.id], "whoever holds it finds that there is more"
    assert await ada.leases.look() == []


async def test_a_save_that_comes_second_writes_nothing(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    await ada.tables.save(table)
    with pytest.raises(Conflict):
        await bob.tables.save(replace(table, pace="1h"))
    assert bob.engine.conflicts == 1
    assert await behind(bob, table) == (1, "ada")


async def test_a_lease_is_given_back_with_the_note_that_everything_is_shown(
    ada: Store, bob: Store
) -> None:
    table = await ada.tables.save(await ada.tables.add(lobby()))
    await shown_by(ada, table)
    assert await behind(ada, table) == (0, "")
    assert not ada.leases.mine(table.id)
    await bob.tables.save(table)
    assert bob.leases.mine(table.id)


async def test_it_is_kept_where_there_is_something_newer_to_show(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    revision = ada.leases.held[table.id].revision
    await bob.drafts.put(table.id, 0, "b", 1, "{}")
    await ada.tables.caught_up(table.id, table.version, revision)
    await ada.pending.flush()
    assert await behind(ada, table) == (1, "ada")
    assert await ada.leases.look() == [table.id]
    assert ada.leases.mine(table.id)


async def test_a_lease_in_use_is_not_given_back_meanwhile(ada: Store) -> None:
    table = await ada.tables.add(lobby())
    await ada.tables.caught_up(table.id, table.version, ada.leases.held[table.id].revision)
    assert await ada.leases.hold(table.id)
    await ada.pending.flush()
    assert await behind(ada, table) == (1, "ada")


async def test_whoever_alone_can_do_something_waits_for_the_lease(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    waiting = asyncio.create_task(bob.leases.wait(table.id))
    await asyncio.sleep(0.15)
    assert not waiting.done()
    await shown_by(ada, table)
    assert await waiting is bob.leases.held[table.id]


async def test_a_table_that_may_not_be_shown_is_left_alone_but_for_a_save(
    ada: Store, bob: Store
) -> None:
    table = await ada.tables.add(lobby())
    await ada.leases.bar(table.id, 60)
    assert await bob.leases.sweep() == ()
    await bob.tables.save(table)
    assert bob.leases.mine(table.id)


# ── taking over ──────────────────────────────────────────────────────────────────────────────────


async def test_one_worker_takes_over_what_another_has_left(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    assert await bob.leases.sweep() == (), "it is at work"
    await lapses(ada, table)
    both = await asyncio.gather(bob.leases.sweep(), ada.leases.sweep())
    assert sorted(map(list, both)) == [[], [table.id]]


async def test_what_a_dead_worker_may_have_sent_is_not_relied_on(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    await lapses(ada, table)
    await bob.leases.sweep()
    assert bob.leases.held[table.id].unconfirmed
    await shown_by(bob, table)
    await ada.tables.save(table)
    assert not ada.leases.held[table.id].unconfirmed


async def test_a_save_takes_over_as_well(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    await lapses(ada, table)
    await bob.tables.save(table)
    assert bob.leases.held[table.id].unconfirmed


async def test_a_robot_whose_worker_died_is_taken_over_and_an_idle_wish_is_not(
    ada: Store, bob: Store
) -> None:
    table = await ada.tables.save(replace(await ada.tables.add(lobby()), stage="playing"))
    assert table.robot_due
    await shown_by(ada, table)
    assert await bob.leases.sweep() == (), "it was given back: there is nothing to do"
    table = await ada.tables.save(table)
    await ada.engine.write("update tables set behind = 0, lease_until = 1")
    assert await bob.leases.sweep() == [table.id]


async def test_a_worker_that_stops_hands_on_at_once(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    await ada.leases.give_back()
    assert await bob.leases.sweep() == [table.id]
    assert not bob.leases.held[table.id].unconfirmed


async def test_later_rules_are_left_to_others(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    await ada.leases.bar(table.id, 0)
    assert await bob.leases.sweep({table.id}) == []
    assert await ada.leases.sweep() == [table.id]


# ── the fence ────────────────────────────────────────────────────────────────────────────────────


async def test_a_worker_that_was_stopped_writes_over_nothing(ada: Store, bob: Store) -> None:
    """Its lease has lapsed meanwhile, and another one has shown more."""
    table = await ada.tables.add(lobby())
    await ada.messages.put(board(table, message=1))
    await lapses(ada, table)
    newer = await bob.tables.save(table)
    await bob.messages.put(board(newer, message=1))
    with pytest.raises(Lapsed):
        await ada.messages.put(board(table, message=2))
    await ada.messages.note(board(table, message=1))
    await ada.tables.caught_up(table.id, table.version, ada.leases.held[table.id].revision)
    await ada.pending.flush()
    shown = await bob.messages.shown(table.id, CHANNEL)
    assert shown is not None
    assert (shown.message, shown.version) == (1, newer.version)
    assert await behind(bob, table) == (1, "bob")
    await ada.leases.look()
    assert not ada.leases.held, "it has noticed"


async def test_a_worker_that_was_stopped_notes_nothing_after_another_has_given_the_lease_back(
    ada: Store, bob: Store
) -> None:
    table = await ada.tables.add(lobby())
    lease = await ada.leases.hold(table.id)
    assert lease is not None
    await lapses(ada, table)
    newer = await bob.tables.save(table)
    await bob.messages.put(board(newer, message=2))
    await shown_by(bob, newer)
    lease.deadline = time.monotonic() - 1
    with under(lease), pytest.raises(Lapsed):
        await ada.messages.put(board(table, message=1))
    shown = await bob.messages.shown(table.id, CHANNEL)
    assert shown is not None
    assert (shown.message, shown.version) == (2, newer.version)
    assert await bob.messages.retired(table.id) == []


def test_no_request_is_made_under_a_lease_that_has_lapsed() -> None:
    must_hold()
    with under(Lease(1)):
        must_hold()
    with under(Lease(1, deadline=time.monotonic() - 1)), pytest.raises(Lapsed):
        must_hold()
    must_hold()


async def test_a_lease_that_another_took_is_not_used_any_more(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    lease = await ada.leases.hold(table.id)
    assert lease is not None
    await lapses(ada, table)
    await bob.leases.sweep()
    with under(lease):
        must_hold()
        await ada.leases.look()
        with pytest.raises(Lapsed):
            must_hold()


async def test_a_lease_lasts_for_as_long_as_it_is_renewed(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    await ada.engine.write("update tables set lease_until = lease_until - 2.9")
    await ada.leases.renew()
    await asyncio.sleep(0.2)
    assert await bob.leases.sweep() == ()
    assert ada.leases.mine(table.id)


# ── one worker alone ─────────────────────────────────────────────────────────────────────────────


async def test_a_worker_alone_holds_everything_and_writes_nothing_for_it(
    address: Path | Server,
) -> None:
    store = on(await open_engine(address), "")
    table = await store.tables.add(lobby())
    written = store.engine.transactions
    assert await store.leases.hold(table.id)
    assert await store.leases.wait(table.id)
    assert await store.duties.keep("scheduler", 9)
    await store.duties.drop("scheduler")
    store.messages.note_token(1, "token", 9, table.id)
    assert store.leases.mine(table.id)
    assert store.engine.transactions == written
    assert not store.leases.held
    await store.close()


# ── what no save has announced ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("worker", ["", "ada"])
@pytest.mark.parametrize("noted", [False, True], ids=["to be noted", "noted"])
async def test_a_message_that_no_save_has_announced_makes_its_table_behind(
    address: Path | Server, worker: str, noted: bool
) -> None:
    store = on(await open_engine(address), worker)
    table = await store.tables.add(lobby())
    written = store.engine.transactions
    await store.leases.announce(table.id)
    assert store.engine.transactions == written, "this one was announced by its save"
    lease = await store.leases.hold(table.id)
    assert lease is not None
    await store.tables.caught_up(table.id, table.version, lease.revision)
    if noted:
        await store.pending.flush()
        await store.leases.look()
    await store.leases.wait(table.id)
    await store.leases.announce(table.id)
    written = store.engine.transactions
    await store.leases.announce(table.id)
    assert store.engine.transactions == written
    await store.pending.flush()
    assert await behind(store, table) == (1, worker)
    await store.close()


async def test_what_another_saves_is_announced_to_whoever_shows_it(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    await shown_by(ada, table)
    await ada.drafts.put(table.id, 0, "b", 1, "{}")
    await bob.tables.save(table)
    await ada.leases.look()
    written = ada.engine.transactions
    await ada.leases.announce(table.id)
    assert ada.engine.transactions == written


async def test_a_message_is_announced_anew_while_its_lease_is_given_back(ada: Store) -> None:
    """Another publication has shown all that there was, and is just noting that."""
    table = await ada.tables.add(lobby())
    await ada.tables.caught_up(table.id, table.version, ada.leases.held[table.id].revision)
    giving_back = asyncio.create_task(ada.pending.flush())
    await asyncio.sleep(0)
    await ada.leases.announce(table.id)
    await giving_back
    assert await behind(ada, table) == (1, "ada")
