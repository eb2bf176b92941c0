"""What is SQLite's own: the file, its pragmas, backups, and what is cached of it."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.store import Store, opening
from bot.store.backups import back_up_file
from bot.store.engine import Session
from bot.store.errors import UnusableStore
from bot.store.opening import wait_for_store
from bot.store.people import Person
from bot.store.sqlite import database, open_store
from bot.store.sqlite.database import Database
from bot.store.sqlite.file import PRAGMAS
from bot.store.tables import Table
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
        reading.setattr(store.engine, "rows", None)
        assert await store.tables.get(table.id) == table
        assert await store.messages.board(table.id) == (shown, [step(1)])
    over = await store.tables.save(msgspec.structs.replace(table, stage="over"), step(2))
    monkeypatch.setattr(store.engine, "rows", None)
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
        await store.people.change(7, language="fr")
        changed.set()
        await looking
    assert await store.people.get(7) == Person(user=7, language="fr")


async def test_a_person_is_read_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.people.change(7, language="fr")
    known = await store.people.get(7)
    monkeypatch.setattr(store.engine, "rows", None)
    assert await store.people.get(7) == known == Person(user=7, language="fr")


async def together(store: Store, *changes: Coroutine[Any, Any, Any]) -> list[Any]:
    """Changes that wait while the writing thread is busy, and so are committed as one."""
    free, busy = threading.Event(), threading.Event()

    async def long(_: Session) -> None:
        busy.set()
        assert free.wait(30)

    first = asyncio.create_task(store.engine.transaction(long))
    await asyncio.to_thread(busy.wait, 30)
    waiting = [asyncio.ensure_future(change) for change in changes]
    await asyncio.sleep(0.01)
    before = store.engine.commits
    free.set()
    await first
    ended = await asyncio.gather(*waiting, return_exceptions=True)
    assert store.engine.commits == before + 1, "they share one commit"
    return ended


async def test_saves_that_wait_share_one_commit(store: Store) -> None:
    tables = [await store.tables.add(lobby(channel)) for channel in range(20)]
    saved = await together(store, *(store.tables.save(table, step(1)) for table in tables))
    for table in saved:
        assert table.version == 1
        assert await store.tables.get(table.id) == table
        assert [row.number for row in await store.log.steps(table.id)] == [1]


async def test_a_save_that_fails_takes_no_other_of_its_group_with_it(store: Store) -> None:
    one, two, three = [await store.tables.add(lobby(channel)) for channel in range(3)]
    overtaken = msgspec.structs.replace(two, version=9)
    ended = await together(
        store,
        store.tables.save(one, step(1)),
        store.tables.save(overtaken, step(1)),
        store.notes.put(99, 0, put=["x"], taken=[]),
        store.tables.save(three, step(1)),
    )
    kinds = [type(each).__name__ for each in ended]
    assert kinds == ["Table", "Conflict", "Violation", "Table"]
    steps = [len(await store.log.steps(table.id)) for table in (one, two, three)]
    assert steps == [1, 0, 1]


async def test_a_group_that_cannot_be_committed_is_tried_one_by_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as when there is room for some of them only; nobody is told of a success too early."""
    tables = [await store.tables.add(lobby(channel)) for channel in range(3)]
    alone = database.commit
    monkeypatch.setattr(database, "_run_apart", refuse)
    saved = await together(store, *(store.tables.save(table, step(1)) for table in tables))
    assert database.commit is alone
    assert [table.version for table in saved] == [1, 1, 1]
    assert [len(await store.log.steps(table.id)) for table in tables] == [1, 1, 1]


def refuse(*_: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


async def test_what_is_committed_together_is_in_the_file_when_its_savers_are_told(
    store: Store, tmp_path: Path
) -> None:
    """Each of them looks into the file as soon as it is told, as after a crash."""
    tables = [await store.tables.add(lobby(channel)) for channel in range(10)]

    async def seen(table: Table) -> int:
        await store.tables.save(table, step(1))
        with closing(sqlite3.connect(tmp_path / "a folder" / "sixpips.db")) as raw:
            (count,) = raw.execute(
                "select count(*) from steps where table_id = ?", (table.id,)
            ).fetchone()
            return int(count)

    assert await together(store, *map(seen, tables)) == [1] * 10


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
    back_up_file(source, tmp_path / "copy.db")
    copy = await open_store(tmp_path / "copy.db")
    assert await copy.tables.get(1) == await store.tables.get(1)
    await copy.close()
    with pytest.raises(UnusableStore, match="cannot write"):
        back_up_file(source, tmp_path / "copy.db")
    with pytest.raises(UnusableStore, match="there is no database"):
        back_up_file(tmp_path / "nowhere.db", tmp_path / "other.db")


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


async def test_a_full_disk_at_the_start_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(opening, "AGAIN", 0.001)
    with monkeypatch.context() as full:
        full.setitem(PRAGMAS, "max_page_count", 3)
        waiting = asyncio.create_task(wait_for_store(tmp_path / "sixpips.db"))
        async with asyncio.timeout(20):
            while not caplog.messages:  # noqa: ASYNC110  (nothing else tells of a line in a log)
                await asyncio.sleep(0.001)
    assert "the database sixpips.db " in caplog.messages[0]
    assert "(the disk is full): waiting until it " in caplog.messages[0]
    assert str(tmp_path) not in caplog.messages[0]
    store = await asyncio.wait_for(waiting, 20)
    await store.tables.add(lobby())
    await store.close()
