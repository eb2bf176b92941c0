"""The bot's process: started again when it dies or is asked to, and never left behind."""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Callable

import pytest

from playground.host.supervisor import Supervisor

SLEEPS = "import time; time.sleep(60)"
STUBBORN = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)"


@contextlib.asynccontextmanager
async def running(code: str) -> AsyncIterator[Supervisor]:
    supervisor = Supervisor([sys.executable, "-c", code], os.environ)
    task = asyncio.create_task(supervisor.run())
    yield supervisor
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    assert supervisor._process is not None
    assert supervisor._process.returncode is not None, "it has ended"


async def until(condition: Callable[[], object]) -> None:
    for _ in range(500):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")


async def test_one_that_dies_is_started_again_less_and_less_eagerly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("playground.host.supervisor.BACKOFF_SECONDS", (0.01, 0.02, 30.0))
    async with running("raise SystemExit(3)") as supervisor:
        await until(lambda: supervisor.starts == 3 and supervisor.last_code == 3)
        await asyncio.sleep(0.2)
        assert supervisor.starts == 3, "it waits half a minute now"
        await supervisor.restart()
        await until(lambda: supervisor.starts >= 4)


async def test_a_wish_to_restart_ends_it_kindly() -> None:
    async with running(SLEEPS) as supervisor:
        await until(lambda: supervisor._process is not None)
        await supervisor.restart()
        await until(lambda: supervisor.starts == 2)
        assert supervisor.last_code == -15


async def test_one_that_does_not_listen_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playground.host.supervisor.TERMINATE_SECONDS", 0.3)
    async with running(STUBBORN) as supervisor:
        await until(lambda: supervisor._process is not None)
        await asyncio.sleep(0.3)
