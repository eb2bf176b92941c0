"""Notes in the store: per table and seat, put and taken, beside the log."""

import sqlite3
from pathlib import Path

import pytest

from bot.store.errors import Violation
from bot.store.sqlite import open_store
from bot.store.sqlite.file import APPLICATION, migrations
from bot.store.tables import Table


def lobby(channel: int) -> Table:
    return Table(
        guild=1,
        channel=channel,
        game="think-str8",
        language="en",
        stage="lobby",
        rules_version=1,
        seed=b"seed",
        opened_by=1,
        opened_at=0.0,
        changed_at=0.0,
    )


async def test_marks_are_put_and_taken_for_one_seat(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "notes.db")
    one, other = await store.tables.add(lobby(1)), await store.tables.add(lobby(2))
    await store.notes.put(one.id, 0, put={"a", "b"}, taken=())
    await store.notes.put(one.id, 0, put={"b", "c"}, taken={"a"})
    assert await store.notes.of(one.id, 0) == ["b", "c"]
    assert (await store.notes.of(one.id, 1), await store.notes.of(other.id, 0)) == ([], [])
    assert await store.tables.get(one.id) == one, "no new version"
    await store.close()


async def test_a_database_from_before_there_were_notes_takes_them(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    old = sqlite3.connect(path)
    old.executescript(migrations()[0].read_text(encoding="utf-8"))
    old.executescript(f"pragma user_version = 1; pragma application_id = {APPLICATION};")
    old.close()
    store = await open_store(path)
    table = await store.tables.add(lobby(1))
    await store.notes.put(table.id, 2, put={"x"}, taken=())
    assert await store.notes.of(table.id, 2) == ["x"]
    await store.close()


@pytest.mark.parametrize("seat", [0, 3])
async def test_notes_need_a_table(tmp_path: Path, seat: int) -> None:
    store = await open_store(tmp_path / "notes.db")
    with pytest.raises(Violation):
        await store.notes.put(99, seat, put={"x"}, taken=())
    await store.close()
