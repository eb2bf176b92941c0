"""A damaged database: a clear line at start and nothing touched, or a file that works."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store.backups import back_up_file
from bot.store.errors import UnusableStore
from bot.store.sqlite import open_store
from bot.store.sqlite.file import check
from tests.bot.store.test_store import lobby, step


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with some tables and steps in it."""
    path = tmp_path_factory.mktemp("whole") / "whole.db"

    async def filled() -> None:
        store = await open_store(path)
        for channel in range(5):
            await store.tables.save(await store.tables.add(lobby(channel)), step(1))
        await store.close()

    asyncio.run(filled())
    return path.read_bytes()


DAMAGE = st.lists(st.tuples(st.integers(0, 2**20), st.integers(0, 255)), min_size=1, max_size=30)


@given(damage=DAMAGE, kept=st.one_of(st.none(), st.integers(1, 2**20)))
@settings(
    max_examples=60,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
async def test_any_damage_is_found_at_start_or_does_no_harm(
    whole: bytes, tmp_path: Path, damage: list[tuple[int, int]], kept: int | None
) -> None:
    path = tmp_path / "sixpips.db"
    content = bytearray(whole[: None if kept is None else kept % len(whole) + 1])
    for place, value in damage:
        content[place % len(content)] = value
    for name in ("sixpips.db-wal", "sixpips.db-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    path.write_bytes(content)
    refusal = ""
    try:
        await (await open_store(path)).close()
    except UnusableStore as error:
        refusal = str(error)
    if refusal:
        assert "\n" not in refusal
        assert "sixpips.db" in refusal
        assert str(tmp_path) not in refusal
        assert path.read_bytes() == content


async def test_a_page_that_was_overwritten_is_found(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "sixpips.db"
    content = whole[:4096] + b"\xff" * 4096 + whole[8192:]
    path.write_bytes(content)
    with pytest.raises(UnusableStore, match=r"sixpips\.db is damaged"):
        await open_store(path)
    assert path.read_bytes() == content


async def test_a_newer_database_is_named_newer_before_anything_else(
    whole: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "sixpips.db"
    path.write_bytes(whole)
    with sqlite3.connect(path) as raw:
        raw.execute("pragma user_version = 99")
    raw.close()
    for use in (check, lambda path: back_up_file(path, tmp_path / "copy.db")):
        with pytest.raises(UnusableStore, match="newer version"):
            use(path)
    assert not (tmp_path / "copy.db").exists()


async def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(UnusableStore, match=r"sixpips\.db cannot be") as caught:
        await open_store(tmp_path / "file" / "sixpips.db")
    assert str(tmp_path) not in str(caught.value)


async def test_a_damaged_row_leaves_no_query_open(tmp_path: Path) -> None:
    """An open query would go on showing every table as it was at that moment."""
    store = await open_store(tmp_path / "sixpips.db")
    bad, good = await store.tables.add(lobby(1)), await store.tables.add(lobby(2))
    with sqlite3.connect(tmp_path / "sixpips.db") as raw:
        raw.execute("update tables set options = '{' where id = ?", (bad.id,))
    raw.close()
    with pytest.raises(msgspec.DecodeError) as kept:
        await store.tables.get(bad.id)
    saved = await store.tables.save(good, step(1))
    found = await store.tables.get(good.id)
    await store.close()
    assert found == saved, kept


async def test_a_name_with_signs_of_its_own(tmp_path: Path) -> None:
    """A question mark or a percent sign is no part of an address."""
    path = tmp_path / "what? 50%20#1.db"
    await (await open_store(path)).close()
    check(path)
    back_up_file(path, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").stat().st_size
