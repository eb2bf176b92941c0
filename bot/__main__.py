"""`python -m bot`: runs the bot until it is stopped.

`python -m bot backup FILE`: a consistent copy of the database, also while the bot runs.
`python -m bot verify FILE`: plays an exported game again and checks its luck.
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
from bot.config import BadSetting, Settings, database, load
from bot.files.verify import verify
from bot.screens.painter import warm
from bot.store import UnusableStore
from bot.store.opening import backup
from bot.store.sqlite import SqliteStore
from renderers.catalog import PICTURES
from rules.catalog import GAMES

SEARCHES = (2_000, 8, 50)
"""New objects until the newest are searched for garbage; how many such searches until older ones
are, and of those until all are. Python's own search all far too often for a program of this size;
with larger ones a single search of presses under way takes a tenth of a second."""


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case []:
                pass
            case ["backup", file]:
                backup(database(os.environ), Path(file))
                return 0
            case ["verify", file]:
                return verify(Path(file))
            case _:
                return complain("usage: python -m bot [backup FILE | verify FILE]")
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
    """One clear line, and the exit code of a wrong set-up."""
    sys.stderr.write(f"sixpips: {line}\n")
    return 2


def start_logging(settings: Settings) -> None:
    """One line an event. The libraries only speak up when something is wrong.

    What they tell beyond that names files, statements and their values: nobody's business.
    """
    logging.basicConfig(
        level=logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
        stream=sys.stderr,
    )
    logging.getLogger("bot").setLevel(settings.log_level)


def point_at_playground(address: str) -> None:
    """The unmodified client, with another address for Discord."""
    discord.http.Route.BASE = f"{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
        f"{address.replace('http', 'ws', 1)}/gateway"
    )


def settle_in() -> None:
    """Draws what every game begins with, and lets Python look for garbage among the rest only.

    What is there by then stays as long as the bot. To search all of it again and again would stop
    everything for a fifth of a second each time, several times in a busy minute.
    """
    warm(GAMES, PICTURES)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SEARCHES)


async def run(settings: Settings) -> None:
    if settings.playground:
        point_at_playground(settings.playground)
    store = await SqliteStore.open(settings.database)
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
    """Works until it is stopped, also where the work only waits for Discord to come back."""
    working = asyncio.create_task(work)
    stopping = asyncio.create_task(stopped.wait())
    await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if working.done():
        working.result()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
