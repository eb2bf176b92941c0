"""Work in processes of its own: done there, bounded, and begun anew where one is killed."""

import asyncio
import os
import signal
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import pool as pools
from bot.pool import MOST_MEMORY, TRIES, Pool

ROOT = Path(__file__).parents[2]


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
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=asyncio.subprocess.PIPE,
    )
    assert bot.stdout is not None
    there = int(await asyncio.wait_for(bot.stdout.read(), 30))
    assert there != bot.pid
    assert await bot.wait() == -signal.SIGKILL


INTERRUPTED = """
import asyncio, os, signal, sys
from bot.pool import Pool

if __name__ == "__main__":
    pool = Pool(1)
    print(asyncio.run(pool.run(os.getpid)) != os.getpid())
    pool.close()
else:
    os.kill(os.getpid(), signal.SIGINT)
"""


async def test_a_process_is_deaf_to_ctrl_c_from_its_first_moment(tmp_path: Path) -> None:
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED)
    assert await said_by(script) == (b"True\n", b"")


INSTALLED = """
from {module} import {function}

if __name__ == "__main__":
    import asyncio
    from bot.pool import Pool
    from tests.bot.test_pool import of_the_bot

    pool = Pool(1)
    print(*asyncio.run(pool.run(of_the_bot)))
    pool.close()
"""


def of_the_bot() -> list[str]:
    """What is imported of the bot where this runs."""
    return sorted(name for name in sys.modules if name.startswith("bot"))


async def test_a_process_imports_no_more_of_the_bot_than_it_needs(tmp_path: Path) -> None:
    """As the script that is installed starts it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    module, function = project["scripts"]["sixpips"].split(":")
    script = tmp_path / "sixpips"
    script.write_text(INSTALLED.format(module=module, function=function))
    imported, _ = await said_by(script)
    assert imported.decode().split() == ["bot", "bot.pool", module]


async def said_by(script: Path) -> tuple[bytes, bytes]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(script)),
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    return await asyncio.wait_for(process.communicate(), 30)
