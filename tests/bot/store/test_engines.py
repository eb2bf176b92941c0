"""A whole database from one engine to the other, or to the same."""

import asyncio
import contextlib
import re
import secrets
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import msgspec
import pytest

from bot.config import Server
from bot.store import Store, moving
from bot.store.errors import UnusableStore
from bot.store.moving import PAGE, move
from bot.store.opening import open_store
from bot.store.postgres import database
from bot.store.sqlite import file
from tests.support.rows import board, every_row, lobby, step


def silent(_doing: str, _done: int, _total: int) -> None:
    pass


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


@contextlib.asynccontextmanager
async def written(place: Path | Server) -> AsyncIterator[None]:
    """Somebody is changing something there."""
    change = "update tables set drawn = drawn where id = 1"
    if isinstance(place, Path):
        with contextlib.closing(sqlite3.connect(place, isolation_level=None)) as writing:
            writing.execute("begin immediate")
            yield
        return
    connection = await asyncpg.connect(place.url)
    async with connection.transaction():
        await connection.execute(change)
        yield
    await connection.close()


async def test_a_database_that_a_bot_is_writing_to_is_not_moved(
    filled: Path | Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCKED_WITHIN", 0.2)
    monkeypatch.setitem(file.PRAGMAS, "busy_timeout", 200)
    async with written(filled):
        with pytest.raises(UnusableStore, match="is in use: stop the bot first"):
            await move(filled, tmp_path / "target.db", silent)


async def test_a_row_that_does_not_fit_is_one_line(
    filled: Path | Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "_in_order", lambda schema: sorted(schema))
    with pytest.raises(UnusableStore, match="does not fit into"):
        await move(filled, tmp_path / "target.db", silent)


async def test_the_same_place_or_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnusableStore, match="the same"):
        await move(tmp_path / "a.db", tmp_path / "a.db", silent)
    with pytest.raises(UnusableStore, match="the same"):
        await move(tmp_path / "a.db", tmp_path / "folder" / ".." / "a.db", silent)
    with pytest.raises(UnusableStore, match="no database"):
        await move(tmp_path / "a.db", tmp_path / "b.db", silent)
    (tmp_path / "a.db").touch()
    with pytest.raises(UnusableStore, match="no database"):
        await move(tmp_path / "a.db", tmp_path / "b.db", silent)
    assert not (tmp_path / "a.db").stat().st_size, "what is empty is not made a database"


async def test_the_place_that_cannot_be_used_is_named(filled: Path | Server) -> None:
    nobody = Server("postgresql://ana:hushhush@127.0.0.1:1/games")
    with pytest.raises(UnusableStore, match=r"games on 127\.0\.0\.1:1 cannot be used now"):
        await move(filled, nobody, silent)
    with pytest.raises(UnusableStore, match=r"games on 127\.0\.0\.1:1 cannot be used now"):
        await move(nobody, filled, silent)


async def test_a_password_with_any_signs_can_come_beside_the_address(
    server_database: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `compose.yaml` does it: in an address it would have to be escaped."""
    password, role = "a@b/c#d:e%20 ?", f"role_{secrets.token_hex(6)}"
    owner = await asyncpg.connect(server_database.url)
    try:
        await owner.execute(f"create role {role} superuser login password '{password}'")
        address = re.sub("//.*@", f"//{role}@", server_database.url)
        monkeypatch.setenv("PGPASSWORD", password)
        await (await open_store(Server(address))).close()
        monkeypatch.setenv("PGPASSWORD", "another one")
        with pytest.raises(UnusableStore):
            await open_store(Server(address))
        await owner.execute(f"drop role {role}")
    finally:
        await owner.close()
