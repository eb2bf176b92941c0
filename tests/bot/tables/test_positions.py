"""A table's position is read once for each of its versions, and only for tables lately used."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from cachetools import LRUCache

from bot.clock import Clock
from bot.store.sqlite import open_store
from bot.store.tables import Table
from bot.tables.position import Positions
from bot.tables.tables import Tables
from rules.catalog import GAMES
from rules.core.chance import Luck
from rules.tres_fute_4ever import GAME


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await open_store(tmp_path / "sixpips.db")
    yield Tables(store, GAMES, Clock())
    await store.close()


def playing(number: int, version: int = 1) -> Table:
    """A game that stands differently in every version."""
    return Table(
        id=number,
        guild=1,
        channel=number,
        game=GAME.key,
        language="en",
        stage="playing",
        version=version,
        rules_version=GAME.rules_version,
        seed=b"0" * 32,
        head=msgspec.json.encode(GAME.new(version, {}, Luck(b"0"))),
        opened_by=1,
        opened_at=0,
        changed_at=0,
    )


async def test_the_same_version_is_read_once(tables: Tables) -> None:
    first = tables.position(playing(1))
    assert tables.position(playing(1)) is first
    assert first.view(0) is first.view(0)
    assert first.view(0) != first.view(None)


async def test_another_version_is_read_anew(tables: Tables) -> None:
    first = tables.position(playing(1, version=1))
    second = tables.position(playing(1, version=2))
    assert (len(first.state.players), len(second.state.players)) == (1, 2)
    assert tables.position(playing(1, version=1)).state == first.state


async def test_the_longest_unused_is_forgotten(
    tables: Tables,
) -> None:
    tables.positions.cache = LRUCache(2)
    one, two = tables.position(playing(1)), tables.position(playing(2))
    assert tables.position(playing(1)) is one
    tables.position(playing(3))
    assert tables.position(playing(1)) is one
    assert tables.position(playing(2)) is not two


@pytest.mark.parametrize("key", GAMES)
async def test_where_a_move_leads_is_known_without_reading_it(
    tables: Tables, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it is the same as what is read: on another start, or when it is long unused."""
    luck = Luck(b"0")
    table = await tables.lobbies.open(
        game=key, guild=1, channel=1, language="en", user=1, name="Ana"
    )
    for user in range(2, GAMES[key].seats[0] + 1):
        await tables.lobbies.join(table.id, user, "Ben")
    table = await tables.start(table.id, 1)
    for _ in range(12):
        seat = table.awaited[0]
        action = tables.position(table).asks[seat].sample(luck)
        table = await tables.answer(table.id, seat, table.chairs[seat].ask, action)
        loaded = await tables.load(table.id)
        read = Tables(tables.store, GAMES, Clock()).position(loaded)
        with monkeypatch.context() as unread:
            unread.delattr(Positions, "_read")
            known = tables.position(loaded)
        assert (read.state, read.asks) == (known.state, known.asks)
