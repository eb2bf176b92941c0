"""`python -m bot`: runs the bot until it is stopped.

`python -m bot backup FILE`: a consistent copy of the database, also while the bot runs.
`python -m bot move FROM TO`: copies a whole database, a file or an address on PostgreSQL each.
`python -m bot verify FILE [SHOWN …]`: plays an exported game again and checks its luck; `SHOWN` are
numbers that were shown on Discord, such as the fingerprint and the final digest.
"""

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import discord
import yarl

from bot.client import Sixpips
from bot.config import BadSetting, Server, Settings, address, database, load
from bot.files.verify import verify
from bot.screens.painter import warm_up
from bot.store import UnusableStore
from bot.store.moving import Bar, move
from bot.store.opening import wait_for_store
from bot.store.sqlite.file import backup
from renderers.catalog import PICTURES
from rules.catalog import GAMES

USAGE = "usage: python -m bot [backup FILE | move FROM TO | verify FILE [SHOWN …]]"

GC_THRESHOLDS = (2_000, 8, 50)
"""New objects until the youngest generation is collected, and after how many such collections the
older ones are. Python's defaults collect all generations far too often for a program of this size.
Higher ones let cyclic garbage pile up: a single collection then stops the loop for 0.1 s."""


def main(arguments: list[str]) -> int:
    """Runs a subcommand, or the bot; returns the exit code."""
    try:
        match arguments:
            case []:
                pass
            case ["backup", file]:
                return back_up(database(os.environ), Path(file))
            case ["move", source, target]:
                rows = asyncio.run(move(address(source), address(target), Bar()))
                sys.stdout.write(f"{rows} rows are there, each compared with its source\n")
                return 0
            case ["verify", file, *shown]:
                return verify(Path(file), shown)
            case _:
                return complain(
                    "usage: python -m bot [backup FILE | move FROM TO | verify FILE [SHOWN …]]"
                )
        settings = load(os.environ)
        start_logging(settings)
        asyncio.run(run(settings))
    except (BadSetting, UnusableStore) as error:
        return complain(str(error))
    except discord.LoginFailure:
        return complain("DISCORD_TOKEN is refused by Discord: copy the bot's token again")
    except KeyboardInterrupt:
        return 0
    return 0


def complain(line: str) -> int:
    """Writes one clear line, and returns the exit code for a wrong set-up."""
    sys.stderr.write(f"sixpips: {line}\n")
    return 2


def back_up(source: Path | Server, copy: Path) -> int:
    """Copies a database file; a server has a tool of its own for that."""
    if isinstance(source, Server):
        return complain(f"{source} is backed up by pg_dump: see README, Hosting")
    backup(source, copy)
    return 0


def start_logging(settings: Settings) -> None:
    """One line for each event. Of the libraries only warnings are logged.

    Their lower levels name files, statements and values, which may be secret.
    """
    logging.basicConfig(
        level=logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
        stream=sys.stderr,
    )
    logging.getLogger("bot").setLevel(settings.log_level)
    if settings.over_http:
        logging.getLogger("discord.client").addFilter(_is_no_false_alarm)


def _is_no_false_alarm(record: logging.LogRecord) -> bool:
    """The library warns of an endpoint that takes its interactions: it is the bot's own door."""
    return "interaction endpoint URL" not in record.getMessage()


def point_at_playground(address: str) -> None:
    """Gives the unmodified library another address for Discord.

    It has no public setting for that: this is the only place that uses its private ones, and
    `tests/bot/test_canaries.py` says what to do when an update breaks it.
    """
    discord.http.Route.BASE = f"{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
        f"{address.replace('http', 'ws', 1)}/gateway"
    )


def settle_in() -> None:
    """Fills the renderers' caches, and excludes what is in memory by then from garbage collection.

    It stays as long as the bot runs. To look through all of it again and again would stop the loop
    for 0.2 s each time, several times in a busy minute.
    """
    warm_up(GAMES, PICTURES)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


async def run(settings: Settings) -> None:
    """Runs the bot until a signal stops it."""
    if settings.playground:
        point_at_playground(settings.playground)
    store = await wait_for_store(settings.database)
    try:
        async with Sixpips(settings, store) as client:
            loop = asyncio.get_running_loop()
            loop.run_in_executor(None, settle_in)
            stopped = asyncio.Event()
            for wanted in (signal.SIGTERM, signal.SIGINT):
                loop.add_signal_handler(wanted, stopped.set)
            await _until(stopped, client.start(settings.token))
    finally:
        await store.close()


async def _until(stopped: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Awaits the work or the signal, whichever comes first: work may wait for Discord for ever."""
    working = asyncio.create_task(work)
    stopping = asyncio.create_task(stopped.wait())
    await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if working.done():
        working.result()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
