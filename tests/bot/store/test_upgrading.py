"""A database of an earlier version is brought up to date with everything that was waiting in it."""

import sqlite3
from pathlib import Path

import pytest

from bot.clock import DAY, HOUR
from bot.store.seat_notices import SeatNotice
from bot.store.sqlite import open_store
from bot.store.sqlite.file import APPLICATION, migrations


@pytest.fixture
def before_days(tmp_path: Path) -> Path:
    """Version 2: a game that waits for somebody and for a robot, and a lobby."""
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as old:
        for file in migrations()[:2]:
            old.executescript(file.read_text("utf-8"))
        old.execute("pragma user_version = 2")
        old.execute(f"pragma application_id = {APPLICATION}")
        for number, stage, changed in ((1, "playing", 5000.0), (2, "lobby", 7000.0)):
            old.execute(
                """insert into tables values
                   (?, 1, ?, 'yahtzee', 'en', ?, 1, 1, '{}', x'00', 0, '[]', '', 0, '', 0, 7, 0, ?,
                    0, 0)""",
                (number, number, stage, changed),
            )
        old.execute("insert into chairs values (1, 0, 7, 'Ana', 3, 1), (1, 1, 0, 'Ada', 2, 1)")
        old.execute("insert into chairs values (2, 0, 8, 'Ben', 0, 0)")
        old.execute("insert into people (user, language) values (7, 'fr')")
    old.close()
    return path


async def test_who_was_awaited_is_reminded_and_lobbies_close(before_days: Path) -> None:
    store = await open_store(before_days)
    (wait,) = await store.waits.of(7)
    assert (wait.table, wait.seat, wait.since, wait.due) == (1, 0, 5000.0, 0)
    assert wait.remind_at == 5000.0 + 8 * HOUR
    assert await store.waits.next_moment() == 5000.0 + 8 * HOUR
    assert await store.tables.closing(7000.0 + DAY) == [2]
    person = await store.people.get(7)
    assert (person.language, person.remind, person.notices) == ("fr", "dm", "mention")
    table = await store.tables.get(1)
    assert table is not None
    assert [chair.former for chair in table.chairs] == [(), ()]
    assert table.luck == "numbered", "a game under way goes on as it began"
    await store.close()


async def test_seat_notices_can_be_kept_in_a_database_that_knew_none(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as old:
        for file in migrations()[:4]:
            old.executescript(file.read_text("utf-8"))
        old.execute("pragma user_version = 4")
        old.execute(f"pragma application_id = {APPLICATION}")
        old.execute(
            """insert into tables values (1, 1, 1, 'yahtzee', 'en', 'playing', 1, 1, '{}', x'00', 0,
               '[]', '', 0, '', 0, 7, 0, 5000.0, 0, 0, 'none', 'wait', 0)"""
        )
    old.close()
    store = await open_store(path)
    notices = [SeatNotice(number, 2, 1, seat, "back") for number, seat in ((10, 0), (11, 1))]
    for notice in notices:
        await store.seat_notices.put(notice)
    assert await store.seat_notices.of(1) == notices[::-1], "the newest first"
    await store.seat_notices.drop(11)
    assert await store.seat_notices.of(1) == notices[:1]
    await store.close()
