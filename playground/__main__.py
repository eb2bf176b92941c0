"""`python -m playground`: a Discord on this machine, the bot as its child, one address to open.

With `--workers 3` the bot is three processes on a PostgreSQL server that lasts as long as they do.
"""

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

from playground.host.default_world import add_default_world
from playground.host.postgres import Unobtainable, throwaway
from playground.host.supervisor import Supervisor
from playground.host.workers import Workers
from playground.host.world_file import UnusableFile, WorldFile
from playground.playground import LOOPBACK_ADDRESS, Playground

PORT = 8606
WORLD_FILE = "playground-world.db"
BOT_DATABASE = "playground.db"
"""The bot's database belongs to the world file: the ids in it are of that world."""

BOT = (sys.executable, "-m", "bot")
HIGHEST_PORT = 65535
MOST_WORKERS = 16
WRONG_SETUP_EXIT_CODE = 2


def main(words: Sequence[str] | None = None) -> int:
    """Run the playground until it is told to stop; return the exit code."""
    arguments = _arguments(words)
    try:
        if arguments.fresh:
            forget(arguments.folder, WORLD_FILE, BOT_DATABASE)
        if arguments.workers:
            with throwaway() as database:
                asyncio.run(play_with_workers(arguments.workers, database, arguments.port))
        else:
            asyncio.run(play(arguments.folder, arguments.port))
    except (UnusableFile, Unobtainable) as error:
        sys.stderr.write(f"playground: {error}\n")
        return WRONG_SETUP_EXIT_CODE
    return 0


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="playground", description=__doc__)
    parser.add_argument("--fresh", action="store_true", help="forget everything and start over")
    parser.add_argument("--folder", type=Path, default=Path("data"), help="where the state is kept")
    parser.add_argument("--port", type=_port, default=PORT, help="another one is taken if in use")
    parser.add_argument(
        "--workers", type=_workers, default=0, help="so many bots on PostgreSQL; nothing is kept"
    )
    return parser.parse_args(words)


def _port(word: str) -> int:
    if not word.isdecimal() or int(word) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"a number up to {HIGHEST_PORT}")
    return int(word)


def _workers(word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"a number from 1 to {MOST_WORKERS}")
    return int(word)


def forget(folder: Path, *names: str) -> None:
    """Delete these databases, with the files that SQLite keeps beside them."""
    for name in names:
        for suffix in ("", "-wal", "-shm"):
            file = folder / f"{name}{suffix}"
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                raise UnusableFile(f"{file} cannot be deleted: {error.strerror}") from error


async def play(folder: Path, port: int) -> None:
    """Serve until Ctrl-C; the world is kept for the next time."""
    playground = Playground(port if _is_free(port) else 0)
    world_file = WorldFile(folder / WORLD_FILE, playground)
    if not world_file.restore():
        # a new world has other ids: games of an earlier one mean nothing in it
        forget(folder, BOT_DATABASE)
        add_default_world(playground)
    playground.changes.listeners.append(world_file.save_soon)
    try:
        async with playground:
            await _with_bot(playground, folder)
    finally:
        world_file.close()


async def _with_bot(playground: Playground, folder: Path) -> None:
    environ = bot_environ(playground, str(folder / BOT_DATABASE))
    supervisor = Supervisor(BOT, environ)
    playground.restart_bot = supervisor.restart
    await _until_stopped(supervisor.run(), playground, "games are kept")


async def play_with_workers(count: int, database: str, port: int) -> None:
    """Serve a world that lasts until Ctrl-C, with several workers on a database."""
    async with Playground(port if _is_free(port) else 0) as playground:
        add_default_world(playground)
        workers = Workers(playground, BOT, count)
        await workers.start(bot_environ(playground, database))
        playground.restart_bot = workers.restart
        await _until_stopped(workers.run(), playground, f"{count} workers, and nothing is kept")


async def _until_stopped(work: Coroutine[Any, Any, None], playground: Playground, how: str) -> None:
    running = asyncio.create_task(work)
    sys.stdout.write(f"Open {playground.url} in your browser. Ctrl-C ends it; {how}.\n")
    sys.stdout.flush()
    await _stop_signal()
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running


def bot_environ(playground: Playground, database: str) -> dict[str, str]:
    """The environment that points the bot at this playground."""
    return {
        "LOG_LEVEL": "warning",
        **os.environ,
        "DISCORD_TOKEN": playground.token,
        "PLAYGROUND": playground.url,
        "DATABASE": database,
    }


async def _stop_signal() -> None:
    stop = asyncio.Event()
    for wanted in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(wanted, stop.set)
    await stop.wait()


def _is_free(port: int) -> bool:
    with socket.socket() as attempt:
        attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            attempt.bind((LOOPBACK_ADDRESS, port))
        except OSError:
            return False
    return True


if __name__ == "__main__":
    sys.exit(main())
