"""Two workers on one database."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.config import Server
from bot.store import Store
from bot.store.opening import open_engine
from bot.store.sql import on
from tests.support import postgres


@pytest.fixture
async def ada(address: Path | Server) -> AsyncIterator[Store]:
    """A worker of this name."""
    store = on(await open_engine(address), "ada")
    yield store
    await store.close()


@pytest.fixture
async def bob(ada: Store, address: Path | Server) -> AsyncIterator[Store]:  # noqa: ARG001
    """Another one."""
    store = on(await open_engine(address), "bob")
    yield store
    await store.close()


@pytest.fixture
def new_server(postgres_server: str) -> Iterator[Server]:
    """A PostgreSQL database with nothing in it at all."""
    with postgres.fresh(postgres_server) as server:
        yield server
