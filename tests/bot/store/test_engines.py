"""Two engines, one schema; and a whole database from one to the other."""

import asyncio
import re
from pathlib import Path

import msgspec
import pytest

from bot.config import Server
from bot.store import Store
from bot.store.errors import UnusableStore
from bot.store.moving import PAGE, move
from bot.store.opening import open_store
from bot.store.postgres.database import Database as Postgres
from bot.store.postgres.schema import migrations as postgres_migrations
from bot.store.sqlite.database import Database as Sqlite
from bot.store.sqlite.file import migrations as sqlite_migrations
from tests.support.rows import board, every_row, lobby, step

SQLITE_INDEXES = "select sql from sqlite_master where type = 'index' and sql is not null"
POSTGRES_INDEXES = """select indexdef from pg_indexes
    where schemaname = current_schema() and indexname not like '%pkey'"""

INDEX = re.compile(r"create (unique )?index (\w+) on (?:public\.)?(\w+) (?:using btree )?\((.*?)\)")


def silent(_doing: str, _done: int, _total: int) -> None:
    pass


def indexes(statements: list[str]) -> set[tuple[str, ...]]:
    found = [INDEX.match(sql.lower().replace('"', "")) for sql in statements]
    assert None not in found
    return {match.groups("") for match in found if match}


def test_each_migration_has_its_like_on_the_other_engine() -> None:
    numbers = [int(file.name[:3]) for file in sqlite_migrations()]
    assert list(postgres_migrations()) == numbers[numbers.index(13) :]


async def test_the_schemas_agree(tmp_path: Path, server_database: Server) -> None:
    ours, theirs = await Sqlite.open(tmp_path / "a.db"), await Postgres.open(server_database)
    try:
        assert await ours.schema() == await theirs.schema()
        one = indexes([row[0] for row in await ours.rows(SQLITE_INDEXES)])
        other = indexes([row[0] for row in await theirs.rows(POSTGRES_INDEXES)])
        assert one == other
    finally:
        await ours.close()
        await theirs.close()


async def fill(store: Store) -> None:
    for channel in range(30):
        table = await store.tables.add(lobby(channel, head=b'{"a":"\xc3\xa9"}', changed_at=1e9 / 3))
        for number in range(1, 20 if channel else PAGE + 2):
            row = msgspec.structs.replace(step(number), at=1_700_000_000.123456)
            table = await store.tables.save(msgspec.structs.replace(table, step=number), row)
        await store.messages.put(board(table, 1_000_000_000_000_000_000 + channel))
        await store.notes.put(table.id, 0, put=["a", "Z", "é", "10", "9"], taken=[])
        await store.people.change(channel, language="fr", away_until=0.1)
    await store.facts.put("commands", "x")


@pytest.fixture
async def filled(address: Path | Server) -> Path | Server:
    store = await open_store(address)
    await fill(store)
    await store.close()
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Path | Server:
    if request.param == "sqlite":
        return tmp_path / "target.db"
    server: Server = request.getfixturevalue("new_server")
    return server


async def contents(address: Path | Server) -> list[str]:
    store = await open_store(address)
    rows = sorted(await every_row(store))
    await store.close()
    return rows


async def test_everything_moves(filled: Path | Server, target: Path | Server) -> None:
    before = await contents(filled)
    seen: list[tuple[str, int, int]] = []
    rows = await move(filled, target, lambda *progress: seen.append(progress))
    assert rows == len(before)
    assert await contents(target) == before == await contents(filled)
    assert seen[-1] == ("compared", rows, rows)
    assert ("copied", rows, rows) in seen
    store = await open_store(target)
    assert (await store.tables.add(lobby(99))).id == 31, "numbers go on after those that came"
    await store.close()


async def test_a_target_that_is_not_empty_is_refused(
    filled: Path | Server, target: Path | Server
) -> None:
    store = await open_store(target)
    await store.people.change(1, language="")
    await store.close()
    with pytest.raises(UnusableStore, match="not empty"):
        await move(filled, target, silent)
    assert len(await contents(target)) == 1


async def test_an_interrupted_move_is_run_again(
    filled: Path | Server, target: Path | Server
) -> None:
    before = await contents(filled)

    def interrupted(_doing: str, done: int, _total: int) -> None:
        if done > PAGE:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await move(filled, target, interrupted)
    with pytest.raises(UnusableStore, match="was interrupted"):
        await open_store(target)
    await move(filled, target, silent)
    assert await contents(target) == before


async def test_nobody_writes_to_what_is_being_moved(
    filled: Path | Server, target: Path | Server
) -> None:
    """Else a move of a game would be lost, which its player has seen."""
    store = await open_store(filled)
    waiting: list[asyncio.Task[None]] = []

    def meanwhile(doing: str, _done: int, _total: int) -> None:
        if doing == "copied" and not waiting:
            waiting.append(asyncio.create_task(store.facts.put("late", "yes")))

    await move(filled, target, meanwhile)
    await asyncio.gather(*waiting)
    assert not any("late" in row for row in await contents(target))
    assert any("late" in row for row in await every_row(store))
    await store.close()


async def test_the_same_place_or_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnusableStore, match="the same"):
        await move(tmp_path / "a.db", tmp_path / "a.db", silent)
    with pytest.raises(UnusableStore, match="no database"):
        await move(tmp_path / "a.db", tmp_path / "b.db", silent)
