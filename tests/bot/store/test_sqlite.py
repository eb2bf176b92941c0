"""What is SQLite's own: the file, its pragmas, backups, and what is cached of it."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.store import Person, Store, UnusableStore
from bot.store.engine import Session
from bot.store.sqlite import open_store
from bot.store.sqlite.database import Database
from bot.store.sqlite.file import PRAGMAS, backup
from tests.support.rows import board, lobby, step


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(tmp_path / "a folder" / "sixpips.db")
    yield store
    await store.close()


async def test_what_was_just_saved_is_not_read_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await store.tables.add(lobby())
    shown = board(table)
    await store.messages.put(shown)
    table = await store.tables.save(table, step(1))
    with monkeypatch.context() as reading:
        reading.setattr(store.engine, "read", None)
        assert await store.tables.get(table.id) == table
        assert await store.messages.board(table.id) == (shown, [step(1)])
    over = await store.tables.save(msgspec.structs.replace(table, stage="over"), step(2))
    monkeypatch.setattr(store.engine, "read", None)
    with pytest.raises(TypeError):
        await store.tables.get(over.id)


async def test_a_person_who_changes_while_being_read_is_read_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed, rows = asyncio.Event(), store.engine.rows

    async def slow(*query: Any) -> list[Any]:
        found = await rows(*query)
        await changed.wait()
        return found

    with monkeypatch.context() as reading:
        reading.setattr(store.engine, "rows", slow)
        looking = asyncio.create_task(store.people.get(7))
        await asyncio.sleep(0.05)
        await store.people.put(Person(user=7, language="fr"))
        changed.set()
        await looking
    assert await store.people.get(7) == Person(user=7, language="fr")


async def test_a_person_is_read_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.people.put(Person(user=7, language="fr"))
    known = await store.people.get(7)
    monkeypatch.setattr(store.engine, "rows", None)
    assert await store.people.get(7) == known == Person(user=7, language="fr")


async def test_every_pragma_holds(store: Store) -> None:
    for connection in (store.engine.reading, store.engine.writing):
        for name, value in PRAGMAS.items():
            ((found,),) = await connection.execute_fetchall(f"pragma {name}")
            assert found == value


async def test_a_database_from_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    await (await open_store(path)).close()
    with sqlite3.connect(path) as raw:
        raw.execute("pragma user_version = 999")
    raw.close()
    before = path.read_bytes()
    with pytest.raises(UnusableStore, match=r"new\.db is from a newer version of Sixpips"):
        await open_store(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"not a database at all " * 50, b"SQLite format 3\x00" + b"\x07" * 5000]
)
async def test_a_damaged_file_is_not_touched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.db"
    path.write_bytes(content)
    with pytest.raises(UnusableStore, match=r"bad\.db"):
        await open_store(path)
    assert path.read_bytes() == content
    assert not path.with_name("bad.db-wal").exists()


async def test_somebody_elses_database_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "music.db"
    with sqlite3.connect(path) as raw:
        raw.execute("create table songs (name text)")
    raw.close()
    with pytest.raises(UnusableStore, match="not one of Sixpips"):
        await open_store(path)


async def test_a_backup_never_writes_over_a_file(store: Store, tmp_path: Path) -> None:
    source = tmp_path / "a folder" / "sixpips.db"
    await store.tables.add(lobby())
    backup(source, tmp_path / "copy.db")
    copy = await open_store(tmp_path / "copy.db")
    assert await copy.tables.get(1) == await store.tables.get(1)
    await copy.close()
    with pytest.raises(UnusableStore, match="cannot write"):
        backup(source, tmp_path / "copy.db")
    with pytest.raises(UnusableStore, match="there is no database"):
        backup(tmp_path / "nowhere.db", tmp_path / "other.db")


async def test_several_queries_of_one_read_see_the_same_state(tmp_path: Path) -> None:
    """Else a table could come with the chairs of its next version."""
    database = await Database.open(tmp_path / "sixpips.db")
    await database.write("insert into facts (name, value) values ('a', 'old')")
    read_once, written = threading.Event(), threading.Event()

    async def twice(read: Session) -> list[str]:
        ((seen,),) = await read.rows("select value from facts")
        read_once.set()
        assert written.wait(30)
        ((again,),) = await read.rows("select value from facts")
        return [seen, again]

    reading = asyncio.create_task(database.read(twice))
    await asyncio.to_thread(read_once.wait, 30)
    await database.write("update facts set value = 'new'")
    written.set()
    seen, now = await reading, await database.row("select value from facts")
    await database.close()
    assert (seen, now) == (["old", "old"], ("new",))
