"""A database that can be read and not written is one line in the log, and one when it can."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from bot.config import Server
from bot.store import Store
from bot.store.errors import Unavailable
from bot.store.opening import open_store
from bot.store.postgres.database import Database as Postgres
from bot.store.sqlite import file


@contextlib.asynccontextmanager
async def unwritable(place: Path | Server) -> AsyncIterator[None]:
    """As a full disk, a locked file, or a server that has become a copy of another."""
    if isinstance(place, Path):
        with contextlib.closing(sqlite3.connect(place, isolation_level=None)) as writing:
            writing.execute("begin immediate")
            yield
        return
    name = place.url.rpartition("/")[2]
    connection = await asyncpg.connect(place.url)
    await connection.execute(f"alter database {name} set default_transaction_read_only = on")
    try:
        yield
    finally:
        await connection.execute(f"alter database {name} reset default_transaction_read_only")
        await connection.close()


async def connect_anew(store: Store) -> None:
    """A server's settings are those of the moment at which a connection is made."""
    if isinstance(store.engine, Postgres):
        await store.engine.pool.expire_connections()


async def test_reading_does_not_say_that_it_is_over(
    address: Path | Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(file.PRAGMAS, "busy_timeout", 20)
    store = await open_store(address)
    async with unwritable(address):
        await connect_anew(store)
        for _ in range(3):
            with pytest.raises(Unavailable):
                await store.facts.put("a", "b")
            assert await store.facts.get("a") == ""
    await connect_anew(store)
    await store.facts.put("a", "b")
    await store.close()
    away, back = [record.getMessage() for record in caplog.records]
    assert " cannot be used (" in away
    assert back.endswith(" can be used again")
