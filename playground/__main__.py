"""`python -m playground`: a Discord on this machine, the bot as its child, one address to open."""

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

from playground.host.child import Child
from playground.host.keeping import Keeper, Unusable
from playground.host.opening import furnish
from playground.wire.server import LOOPBACK, Playground

PORT = 8606
WORLD, TABLES = "playground-world.db", "playground.db"
"""The playground's file and the bot's: they belong together, with the same ids and token."""


def main(words: Sequence[str] | None = None) -> int:
    wishes = _wishes(words)
    if wishes.fresh:
        forget(wishes.folder, WORLD, TABLES)
    try:
        asyncio.run(play(wishes.folder, wishes.port))
    except Unusable as error:
        sys.stderr.write(f"playground: {error}\n")
        return 2
    return 0


def _wishes(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="playground", description=__doc__)
    parser.add_argument("--fresh", action="store_true", help="forget everything and start over")
    parser.add_argument("--folder", type=Path, default=Path("data"), help="where the state is kept")
    parser.add_argument("--port", type=int, default=PORT, help="another one is taken if in use")
    return parser.parse_args(words)


def forget(folder: Path, *names: str) -> None:
    for name in names:
        for suffix in ("", "-wal", "-shm"):
            (folder / f"{name}{suffix}").unlink(missing_ok=True)


async def play(folder: Path, port: int) -> None:
    """Serve until Ctrl-C; everything that happened is kept."""
    playground = Playground(port if _is_free(port) else 0)
    keeper = Keeper(folder / WORLD, playground)
    if not keeper.restore():
        # a new world has other ids: games of an earlier one mean nothing in it
        forget(folder, TABLES)
        furnish(playground)
    playground.after_change.append(keeper.soon)
    try:
        async with playground:
            await _with_bot(playground, folder)
    finally:
        keeper.close()


async def _with_bot(playground: Playground, folder: Path) -> None:
    child = Child([sys.executable, "-m", "bot"], bot_environ(playground, folder))
    playground.restart_bot = child.restart
    running = asyncio.create_task(child.run())
    sys.stdout.write(f"Open {playground.url} in your browser. Ctrl-C ends it; games are kept.\n")
    sys.stdout.flush()
    await _told_to_stop()
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running


def bot_environ(playground: Playground, folder: Path) -> dict[str, str]:
    return {
        "LOG_LEVEL": "warning",
        **os.environ,
        "DISCORD_TOKEN": playground.token,
        "PLAYGROUND": playground.url,
        "DATABASE": str(folder / TABLES),
    }


async def _told_to_stop() -> None:
    stop = asyncio.Event()
    for wanted in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(wanted, stop.set)
    await stop.wait()


def _is_free(port: int) -> bool:
    with socket.socket() as attempt:
        attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            attempt.bind((LOOPBACK, port))
        except OSError:
            return False
    return True


if __name__ == "__main__":
    sys.exit(main())
