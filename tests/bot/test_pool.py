"""Work in processes of its own: done there, bounded, and begun anew where one is killed."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import pool as pools
from bot.pool import MOST_MEMORY, TRIES, Pool


@pytest.fixture
def pool() -> Iterator[Pool]:
    pool = Pool(1)
    yield pool
    pool.close()


def hoard() -> int:
    return len(bytes(MOST_MEMORY))


def die_at_first(left: Path) -> str:
    """The process is killed as often as there are files in the folder."""
    for file in left.iterdir():
        file.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return "lived"


def refuse() -> None:
    raise ValueError("no")


async def test_work_is_done_in_another_process_and_its_exceptions_arrive(pool: Pool) -> None:
    there = await pool.run(os.getpid)
    assert there != os.getpid()
    assert await pool.run(os.getpid) == there
    with pytest.raises(ValueError, match="no"):
        await pool.run(refuse)
    assert not pool.waiting


async def test_without_processes_a_thread_does_it() -> None:
    pool = Pool(0)
    assert await pool.run(os.getpid) == os.getpid()
    pool.close()


async def test_memory_is_bounded_and_the_process_lives_on(pool: Pool) -> None:
    there = await pool.run(os.getpid)
    with pytest.raises(MemoryError):
        await pool.run(hoard)
    assert await pool.run(os.getpid) == there


async def test_work_whose_process_is_killed_is_begun_anew(pool: Pool, tmp_path: Path) -> None:
    (tmp_path / "once").touch()
    both = await asyncio.gather(pool.run(die_at_first, tmp_path), pool.run(os.getpid))
    assert both[0] == "lived"
    assert both[1] != os.getpid()


async def test_work_that_kills_every_process_fails(pool: Pool, tmp_path: Path) -> None:
    for number in range(TRIES):
        (tmp_path / str(number)).touch()
    with pytest.raises(ChildProcessError):
        await pool.run(die_at_first, tmp_path)
    assert await pool.run(os.getpid) != os.getpid(), "the pool goes on"


async def test_processes_are_replaced_and_nothing_stands_still(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a few pieces of work had to queue before."""
    monkeypatch.setattr(pools, "PIECES_A_PROCESS", 10)
    there = set(await asyncio.gather(*(pool.run(os.getpid) for _ in range(5))))
    async with asyncio.timeout(60):
        there |= {await pool.run(os.getpid) for _ in range(25)}
    assert len(there) == 3


KILLED = """
import asyncio, os
from bot.pool import Pool

if __name__ == "__main__":
    print(asyncio.run(Pool(1).run(os.getpid)), flush=True)
    os.kill(os.getpid(), 9)
"""


async def test_no_process_outlives_a_bot_that_is_killed(tmp_path: Path) -> None:
    """Its output is at its end when nobody holds it any more, neither the bot nor the other."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, str(script)),
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        stdout=asyncio.subprocess.PIPE,
    )
    assert bot.stdout is not None
    there = int(await asyncio.wait_for(bot.stdout.read(), 30))
    assert there != bot.pid
    assert await bot.wait() == -signal.SIGKILL
