"""A PostgreSQL server that takes connections and does not answer: told at once, not in a queue."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from bot.store.errors import Unavailable
from bot.store.postgres import breaker, database
from bot.store.postgres.database import CONNECTIONS, Database
from playground.host.postgres import Cluster, Unobtainable
from tests.support import postgres

pytestmark = pytest.mark.wire


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A server of our own, which may be stopped."""
    try:
        cluster = Cluster.make(postgres.folder() / f"hanging-{os.getpid()}")
        cluster.start()
    except Unobtainable as error:
        pytest.skip(str(error))
    yield cluster
    cluster.stop()


@pytest.fixture
async def connected(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    monkeypatch.setattr(database, "ANSWERS_WITHIN", 0.5)
    monkeypatch.setattr(database, "CONNECTS_WITHIN", 0.5)
    monkeypatch.setattr(breaker, "LONG", 0.2)
    with postgres.fresh(cluster.url) as server:
        engine = await Database.open(server)
        yield engine
        await engine.close()


@contextmanager
def hanging(cluster: Cluster) -> Iterator[None]:
    """The server and all that it has started stand still."""
    main = int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    everybody = [main, *map(int, children)]
    try:
        for process in everybody:
            send(process, signal.SIGSTOP)
        yield
    finally:
        for process in everybody:
            send(process, signal.SIGCONT)


def send(process: int, sign: signal.Signals) -> None:
    """One that has just ended needs it no longer."""
    with suppress(ProcessLookupError):
        os.kill(process, sign)


async def error_of(engine: Database) -> Unavailable | None:
    try:
        await engine.rows("select 1")
    except Unavailable as error:
        return error
    return None


def waited(errors: list[Unavailable | None]) -> int:
    """How many of those who failed have found out for themselves that the server is away."""
    return sum(error is not None and error.__cause__ is not None for error in errors)


async def test_who_comes_later_does_not_wait_longer(
    connected: Database, cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    assert await error_of(connected) is None
    with hanging(cluster):
        errors = await asyncio.gather(*(error_of(connected) for _ in range(10 * CONNECTIONS)))
        assert None not in errors
        assert waited(errors) <= CONNECTIONS, "the others are told what these have found out"
        more = await asyncio.gather(*(error_of(connected) for _ in range(CONNECTIONS)))
        assert None not in more
        assert waited(more) <= 1, "one at a time tries whether the server is back"
    async with asyncio.timeout(30):
        while await error_of(connected) is not None:  # noqa: ASYNC110  (nothing else tells)
            await asyncio.sleep(0.01)
    assert await asyncio.gather(*(error_of(connected) for _ in range(50))) == [None] * 50
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(said) == 2, "one line when it goes, one when it is back"
    assert " cannot be used (" in said[0]
    assert said[1].endswith(" can be used again")


async def test_one_who_waits_in_vain_for_a_row_is_no_sign_that_the_server_is_away(
    connected: Database,
) -> None:
    """Others are answered meanwhile."""
    slow = asyncio.create_task(error_of_slow(connected))
    while not slow.done():
        assert await error_of(connected) is None
    assert isinstance(await slow, Unavailable)
    assert await error_of(connected) is None


async def error_of_slow(engine: Database) -> Unavailable | None:
    try:
        await engine.rows("select pg_sleep(20)")
    except Unavailable as error:
        return error
    return None
