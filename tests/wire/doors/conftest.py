"""Two workers that have started."""

import logging
from collections.abc import AsyncIterator, Mapping

import pytest

from bot.config import Server
from bot.store.sql import pending
from playground import Playground
from playground.discord.world import Channel
from rules.core.game import AnyGame
from tests.support.by_hand import BY_HAND
from tests.wire.doors.pair import Pair


@pytest.fixture
def games() -> Mapping[str, AnyGame]:
    return BY_HAND


@pytest.fixture
async def pair(
    playground: Playground,
    table: Channel,  # noqa: ARG001  (there is a channel before the bots come)
    server_database: Server,
    games: Mapping[str, AnyGame],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> AsyncIterator[Pair]:
    """Notes are written soon, so that nobody waits long until a lease is given back."""
    monkeypatch.setattr(pending, "LINGER", 0.02)
    monkeypatch.setattr(pending, "HURRY", 0)
    pair = Pair(playground, server_database)
    pair.games = games
    await pair.start()
    yield pair
    await pair.stop()
    errors = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert not errors, errors
