"""Work in processes of its own: done there, bounded, and begun anew where one is killed."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

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


async def test_its_processes_end_with_a_bot_that_is_killed() -> None:
    script = (
        "import asyncio, os, sys\nfrom bot.pool import Pool\n"
        "async def main():\n    print(await Pool(1).run(os.getpid), flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "if __name__ == '__main__': asyncio.run(main())"
    )
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-c", script, stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout is not None
    child = int(await asyncio.wait_for(bot.stdout.readline(), 60))
    bot.kill()
    await bot.wait()
    async with asyncio.timeout(30):
        while is_running(child):  # noqa: ASYNC110  (it is nobody's child any more)
            await asyncio.sleep(0.05)


def is_running(process: int) -> bool:
    """One that has ended may still be listed until somebody takes note of it."""
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
