"""Copies of all games: whole, checked, made while others write, and put back without losing any."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.config import Server
from bot.store import Store
from bot.store.backups import back_up, restore
from bot.store.errors import UnusableStore
from bot.store.opening import alone, open_store
from bot.store.progress import in_silence
from bot.store.sqlite.file import PRAGMAS
from tests.support import postgres
from tests.support.rows import every_row, lobby


async def opened(address: Path | Server, games: int) -> Store:
    store = await open_store(address)
    for channel in range(games):
        await store.tables.add(lobby(channel))
    return store


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def kept_in(folder: Path) -> Path:
    (kept,) = folder.glob("sixpips-before-*.db")
    return kept


async def contents(address: Path | Server) -> list[str]:
    store = await open_store(address)
    rows = sorted(await every_row(store))
    await store.close()
    return rows


@pytest.fixture
def empty_server(postgres_server: str) -> Iterator[Server]:
    with postgres.fresh(postgres_server) as server:
        yield server


async def test_a_copy_of_a_database_in_use_is_whole(address: Path | Server, tmp_path: Path) -> None:
    store = await opened(address, 300)
    seen: list[tuple[str, int, int]] = []
    rows = await back_up(address, tmp_path / "copy.db", lambda *how: seen.append(how))
    await store.tables.add(lobby(999))
    await store.close()
    copied = await contents(tmp_path / "copy.db")
    assert rows == len(copied)
    assert len(await contents(address)) > len(copied), "what came later is not in it"
    assert [done for _, done, _ in seen[:2]] == sorted(done for _, done, _ in seen[:2])
    assert seen[-1][1] == seen[-1][2], "the bar comes to its end"
    assert not [name for name in names(tmp_path) if name.startswith("copy.db-")], "one file"


async def test_what_is_written_meanwhile_is_in_it_whole_or_not_at_all(
    address: Path | Server, tmp_path: Path
) -> None:
    store = await opened(address, 300)

    async def write() -> None:
        for channel in range(1000, 1200):
            await store.tables.add(lobby(channel))

    writing = asyncio.create_task(write())
    copying = asyncio.to_thread(
        lambda: asyncio.run(back_up(address, tmp_path / "copy.db", in_silence))
    )
    await asyncio.gather(writing, copying)
    await store.close()
    copy = await open_store(tmp_path / "copy.db")
    known = {number for number in range(1, 501) if await copy.tables.get(number)}
    await copy.close()
    assert known == set(range(1, len(known) + 1)), "a moment of the database, with no hole in it"
    assert len(known) >= 300


async def test_a_copy_is_put_back(tmp_path: Path) -> None:
    database, copy = tmp_path / "sixpips.db", tmp_path / "copy.db"
    store = await opened(database, 5)
    await store.close()
    before = await contents(database)
    await back_up(database, copy, in_silence)
    later = await opened(database, 0)
    await later.tables.add(lobby(77))
    await later.close()
    with pytest.raises(UnusableStore, match=r"sixpips\.db is there already: with --replace"):
        await restore(copy, database, in_silence)
    restored = await restore(copy, database, in_silence, replace=True)
    assert await contents(database) == before
    assert restored == (len(before), kept_in(tmp_path))
    assert len(await contents(kept_in(tmp_path))) > len(before), "what was there is not lost"


async def test_a_copy_is_put_where_nothing_was(tmp_path: Path) -> None:
    store = await opened(tmp_path / "sixpips.db", 3)
    await store.close()
    await back_up(tmp_path / "sixpips.db", tmp_path / "copy.db", in_silence)
    await restore(tmp_path / "copy.db", tmp_path / "a folder" / "new.db", in_silence)
    assert await contents(tmp_path / "a folder" / "new.db") == await contents(tmp_path / "copy.db")


async def test_nothing_is_put_in_the_place_of_a_database_in_use(tmp_path: Path) -> None:
    database, copy = tmp_path / "sixpips.db", tmp_path / "copy.db"
    store = await opened(database, 2)
    await back_up(database, copy, in_silence)
    with pytest.raises(UnusableStore, match="is in use by another program: stop it first"):
        await restore(copy, database, in_silence, replace=True)
    with alone(database), pytest.raises(UnusableStore, match="is in use: stop the bot first"):
        await restore(copy, database, in_silence, replace=True)
    assert await store.tables.get(2)
    await store.close()
    assert names(tmp_path) == ["copy.db", "sixpips.db", "sixpips.db-lock"]


async def test_a_damaged_database_makes_room_and_is_kept(tmp_path: Path) -> None:
    database, copy = tmp_path / "sixpips.db", tmp_path / "copy.db"
    store = await opened(database, 2)
    await store.close()
    await back_up(database, copy, in_silence)
    database.write_bytes(b"SQLite format 3\x00" + b"\x07" * 5000)
    (tmp_path / "sixpips.db-wal").write_bytes(b"left over")
    await restore(copy, database, in_silence, replace=True)
    assert await contents(database) == await contents(copy)
    assert kept_in(tmp_path).read_bytes().endswith(b"\x07")


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("damaged", "the copy copy.db is damaged"),
        ("foreign", "copy.db is a database, but not one of Sixpips"),
        ("absent", "there is no copy copy.db"),
        ("a folder", "there is no copy copy.db"),
        ("empty", "there is no copy copy.db"),
    ],
)
async def test_a_bad_copy_changes_nothing(what: str, said: str, tmp_path: Path) -> None:
    database, copy = tmp_path / "sixpips.db", tmp_path / "copy.db"
    store = await opened(database, 2)
    await store.close()
    before = await contents(database)
    match what:
        case "damaged":
            copy.write_bytes(database.read_bytes()[:5000] + b"\x07" * 50_000)
        case "foreign":
            with closing(sqlite3.connect(copy)) as raw:
                raw.execute("create table songs (name text)")
        case "a folder":
            copy.mkdir()
        case "empty":
            copy.touch()
    with pytest.raises(UnusableStore, match=said):
        await restore(copy, database, in_silence, replace=True)
    assert await contents(database) == before


async def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    store = await opened(tmp_path / "copy.db", 2)
    await store.close()
    (tmp_path / "file").touch()
    for target in (tmp_path / "file" / "sixpips.db", Path("/proc/x/sixpips.db")):
        with pytest.raises(UnusableStore, match=r"the database sixpips\.db cannot be opened: "):
            await restore(tmp_path / "copy.db", target, in_silence)
    (tmp_path / "sixpips.db.restoring").mkdir()
    with pytest.raises(UnusableStore, match=r"cannot write .*restoring: Is a directory"):
        await restore(tmp_path / "copy.db", tmp_path / "sixpips.db", in_silence)


async def test_a_copy_that_cannot_be_looked_at_is_said(tmp_path: Path) -> None:
    with pytest.raises(UnusableStore, match=r"the copy a+ cannot be opened: File name too long"):
        await restore(tmp_path / ("a" * 300), tmp_path / "sixpips.db", in_silence)


async def test_nothing_stays_beside_what_was_put_back(tmp_path: Path) -> None:
    """A copy that was not made by `backup` is in WAL mode, as the database is."""
    (tmp_path / "copies").mkdir()
    store = await opened(tmp_path / "copies" / "copy.db", 2)
    await store.close()
    (tmp_path / "sixpips.db.restoring-wal").write_bytes(b"left over")
    await restore(tmp_path / "copies" / "copy.db", tmp_path / "sixpips.db", in_silence)
    assert names(tmp_path) == ["copies", "sixpips.db", "sixpips.db-lock"]


async def test_a_disk_without_room_for_a_copy_is_said(
    server_database: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the copy, and not of the server that it is made of."""
    await (await opened(server_database, 1)).close()
    monkeypatch.setitem(PRAGMAS, "max_page_count", 3)
    with pytest.raises(UnusableStore, match=r"copy\.db cannot be used now: the disk is full"):
        await back_up(server_database, tmp_path / "copy.db", in_silence)
    assert names(tmp_path) == []


async def test_no_room_among_temporary_files_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a container that may write to its volume alone."""
    await (await opened(tmp_path / "copy.db", 1)).close()
    monkeypatch.setattr(tempfile, "tempdir", "/proc")
    server = Server("postgresql://ana@127.0.0.1:1/games")
    with pytest.raises(UnusableStore, match=r"copy\.db has to be copied once more, among"):
        await restore(tmp_path / "copy.db", server, in_silence)


async def test_half_a_copy_is_not_left_behind(tmp_path: Path) -> None:
    store = await opened(tmp_path / "sixpips.db", 300)
    await store.close()

    def stop(*_: object) -> None:
        raise ValueError("stop")

    with pytest.raises(ValueError, match="stop"):
        await back_up(tmp_path / "sixpips.db", tmp_path / "copy.db", stop)
    assert not (tmp_path / "copy.db").exists()


async def test_a_copy_goes_back_to_a_server(
    server_database: Server, empty_server: Server, tmp_path: Path
) -> None:
    store = await opened(server_database, 4)
    before = sorted(await every_row(store))
    await back_up(server_database, tmp_path / "copy.db", in_silence)
    await store.close()
    assert await restore(tmp_path / "copy.db", empty_server, in_silence) == (len(before), None)
    assert await contents(empty_server) == before
    with pytest.raises(UnusableStore, match="is not empty"):
        await restore(tmp_path / "copy.db", empty_server, in_silence)
