"""A store on each engine."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.config import Server
from bot.store import Store
from bot.store.opening import open_store


@pytest.fixture
async def store(address: Path | Server) -> AsyncIterator[Store]:
    store = await open_store(address)
    yield store
    await store.close()
