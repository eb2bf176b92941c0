"""Two workers on one database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.config import Server
from bot.store import Store
from bot.store.opening import open_engine
from bot.store.sql import on


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
