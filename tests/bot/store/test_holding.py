"""Two workers change one table at the same moment: each waits for the other, and none for ever."""

import asyncio
import time

import pytest
from msgspec.structs import replace

from bot.config import Server
from bot.store import Store
from bot.store.engine import Session
from bot.store.errors import Conflict, Unavailable
from bot.store.postgres import database
from bot.store.sql.holding import HELD, Holds
from bot.store.tables import Table
from tests.support.rows import lobby

IDLE_WITHIN = 0.4


@pytest.fixture
def address(server_database: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """On SQLite there is one worker."""
    monkeypatch.setattr(database, "IDLE_WITHIN", IDLE_WITHIN)
    return server_database


async def raised(store: Store, number: int) -> Table:
    """Decides anew by what there is, as whoever adds something does."""
    async with store.tables.held(number) as table:
        assert table is not None
        await asyncio.sleep(0.01)
        return await store.tables.save(replace(table, drawn=table.drawn + 1))


async def is_free(store: Store, number: int) -> None:
    """Nobody is kept from changing the table."""
    async with asyncio.timeout(IDLE_WITHIN / 2):
        await raised(store, number)


async def test_whoever_comes_second_decides_by_what_the_first_has_saved(
    ada: Store, bob: Store
) -> None:
    number = (await ada.tables.add(lobby())).id
    await asyncio.gather(*(raised(store, number) for store in (ada, bob)))
    table = await ada.tables.get(number)
    assert table is not None
    assert (table.version, table.drawn) == (2, 2)
    assert ada.engine.conflicts + bob.engine.conflicts == 0


async def test_a_change_costs_one_transaction(ada: Store) -> None:
    number = (await ada.tables.add(lobby())).id
    before = ada.engine.transactions
    await raised(ada, number)
    assert ada.engine.transactions == before + 1


async def test_a_table_that_is_not_changed_after_all_is_free_again(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    with pytest.raises(LookupError):
        async with ada.tables.held(table.id):
            raise LookupError
    assert await bob.tables.get(table.id) == table
    await is_free(bob, table.id)


async def test_a_table_is_free_when_whoever_held_it_goes_away(ada: Store, bob: Store) -> None:
    number = (await ada.tables.add(lobby())).id

    async def for_ever() -> None:
        async with ada.tables.held(number):
            await asyncio.sleep(60)

    holding = asyncio.create_task(for_ever())
    await asyncio.sleep(0.05)
    holding.cancel()
    with pytest.raises(asyncio.CancelledError):
        await holding
    await is_free(bob, number)


async def test_a_worker_that_was_stopped_keeps_nobody_waiting_and_comes_too_late(
    ada: Store, bob: Store
) -> None:
    number = (await ada.tables.add(lobby())).id
    async with ada.tables.held(number) as table:
        assert table is not None
        async with asyncio.timeout(database.LOCKED_WITHIN / 2):
            saved = await raised(bob, number)
        with pytest.raises(Conflict):
            await ada.tables.save(table)
    assert await ada.tables.get(number) == saved, "it is to be decided anew"
    await is_free(ada, number)


async def test_a_worker_that_is_starved_before_it_has_read_the_table_reads_it_again(
    ada: Store,
) -> None:
    number = (await ada.tables.add(lobby())).id
    tried = 0

    async def starved(session: Session, number: int) -> Table | None:
        nonlocal tried
        tried += 1
        await session.lock(number)
        if tried == 1:
            time.sleep(2 * IDLE_WITHIN)  # noqa: ASYNC251  (nothing at all goes on)
        await session.rows("select 1")
        return lobby()

    async with Holds[Table](ada.engine, starved).hold(number) as table:
        assert table == lobby()
    assert tried == 2
    await is_free(ada, number)


async def test_what_could_not_be_committed_because_the_worker_was_starved_is_written_again(
    ada: Store,
) -> None:
    """The server has ended the connection, and asyncpg has not noticed when it is to commit."""
    table, tried = await ada.tables.add(lobby()), 0

    async def starved(session: Session) -> None:
        nonlocal tried
        tried += 1
        await session.run("update tables set drawn = drawn + 1 where id = $1", table.id)
        if tried == 1:
            time.sleep(2 * IDLE_WITHIN)  # noqa: ASYNC251  (nothing at all goes on)
            await asyncio.sleep(0)

    await ada.engine.transaction(starved)
    found = await ada.tables.get(table.id)
    assert found is not None
    assert (tried, found.drawn) == (2, 1)


async def test_what_is_saved_besides_meets_the_version_of_the_table(ada: Store, bob: Store) -> None:
    """Whoever takes long to decide holds nothing, and finds out at the end."""
    table = await ada.tables.add(lobby())
    await raised(bob, table.id)
    with pytest.raises(Conflict):
        await ada.tables.save(table)


async def test_more_tables_than_connections_are_changed_at_once(ada: Store, bob: Store) -> None:
    tables = [await ada.tables.add(lobby(channel)) for channel in range(1, 4 * HELD)]

    async def decided(store: Store, number: int) -> None:
        async with store.tables.held(number) as table:
            assert table is not None
            await store.log.steps(number)
            await store.tables.save(table)

    async with asyncio.timeout(20):
        await asyncio.gather(*(decided(s, table.id) for s in (ada, bob) for table in tables))
    found = [await bob.tables.get(table.id) for table in tables]
    assert {table.version for table in found if table} == {2}


async def test_a_server_that_is_away_is_told_of_at_once(ada: Store) -> None:
    table = await ada.tables.add(lobby())
    ada.engine.pool.terminate()  # type: ignore[attr-defined]
    with pytest.raises(Unavailable):
        async with ada.tables.held(table.id):
            pytest.fail("nothing was read")


async def test_nobody_waits_for_one_table_while_they_have_locked_another(
    ada: Store, bob: Store
) -> None:
    """Each saves the table whose lease the other one is about to give back: the first goes on while
    the second has locked what it would give back."""
    one, other = await ada.tables.add(lobby()), await bob.tables.add(lobby(6))
    for store, table in ((ada, one), (bob, other)):
        revision = store.leases.held[table.id].revision
        await store.tables.caught_up(table.id, table.version, revision)
    async with (
        asyncio.timeout(IDLE_WITHIN),
        ada.tables.held(other.id) as his,
        bob.tables.held(one.id) as hers,
    ):
        assert his is not None
        assert hers is not None
        await ada.tables.save(his)
        await bob.tables.save(hers)
    assert ada.pending.notes.caught_up.keys() == {one.id}, "left to another time"  # type: ignore[attr-defined]
