"""A log grows by what was played, not by taking back; a page of it is read as a page."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.clock import Clock
from bot.store import Store
from bot.store.sqlite import open_store
from bot.store.tables import Table
from bot.tables import tables as module
from bot.tables.tables import Tables
from rules.core.errors import Refused
from rules.yahtzee.state import Roll
from tests.support.by_hand import BY_HAND
from tests.support.recorded import RECORDED, has_secrets, recorded


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(tmp_path / "sixpips.db")
    yield store
    await store.close()


async def test_undone_steps_have_a_cap(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_UNDONE", 5)
    tables = Tables(store, BY_HAND, Clock())
    lobby = await tables.lobbies.open(
        game="yahtzee", guild=1, channel=5, language="en", user=7, name="Ana"
    )
    table = await tables.start(lobby.id, 7)

    async def rolled(table: Table) -> Table:
        return await tables.answer(table.id, 0, table.chairs[0].ask, Roll())

    for _ in range(5):
        table = await rolled(table)
        table = await tables.take_back(table.id, table.step, table.step)
    table = await rolled(table)
    before = await tables.load(table.id)
    with pytest.raises(Refused, match="too-many-undone") as refused:
        await tables.take_back(table.id, table.step, table.step)
    assert refused.value.refusal.facts == {"most": 5}
    assert await tables.load(table.id) == before
    assert await store.log.undone(table.id) == 5


@pytest.mark.parametrize("name", RECORDED)
async def test_pages_of_the_log_have_every_known_step_once(name: str, store: Store) -> None:
    game = recorded(name)
    table = await game.keep(store)
    for seat in game.readers:
        known = [
            row.number
            for row in game.rows
            if row.seat == seat or any(_may_know(event, seat) for event in _events(row.events))
        ]
        total, _ = await store.log.page(table.id, seat, 0, 7)
        assert total == len(known)
        read: list[int] = []
        for first in range(0, total, 7):
            _, rows = await store.log.page(table.id, seat, first, 7)
            assert len(rows) <= 7
            read += [row.number for row in rows]
        assert read == known
        _, last = await store.log.page(table.id, seat, 10**6, 7)
        assert [row.number for row in last] == known[-len(last) :]
    assert has_secrets(name) or total == len(game.rows)


def _events(events: bytes) -> list[dict[str, object]]:
    decoded: list[dict[str, object]] = msgspec.json.decode(events)
    return decoded


def _may_know(event: dict[str, object], seat: int | None) -> bool:
    to = event.get("to")
    return to is None or (isinstance(to, list) and seat in to)
