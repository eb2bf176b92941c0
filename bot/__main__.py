"""`sixpips`, or `python -m bot`: runs the bot until it is stopped; `--help` says what else."""

import argparse
import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import discord
import yarl

from bot import command_line
from bot.app import assemble
from bot.client import Sixpips
from bot.commands.tree import Tree, sync
from bot.config import BadSetting, Settings, address, database, load
from bot.doctor import examine
from bot.example import example
from bot.files.verify import verify
from bot.incoming.admission import Admission
from bot.incoming.listening import not_ready
from bot.incoming.rate_limit import rate_limit
from bot.logs import logs_json, start_logging
from bot.patience import log_in, patiently
from bot.pool import Pool
from bot.publishing import icons
from bot.publishing.pace import Pace
from bot.screens.painter import warm_up
from bot.store import Store
from bot.store.backups import back_up, restore
from bot.store.errors import Unavailable, UnusableStore
from bot.store.moving import move
from bot.store.opening import alone, open_store, wait_for_store
from bot.store.progress import Bar
from renderers.catalog import PICTURES
from rules.catalog import GAMES

log = logging.getLogger("bot")

GC_THRESHOLDS = (2_000, 8, 50)
"""New objects until the youngest generation is collected, and after how many such collections the
older ones are. Python's defaults collect all generations far too often for a program of this size.
Higher ones let cyclic garbage pile up: a single collection then stops the loop for 0.1 s."""

WRONG_SETUP = 2
"""The exit code where the bot cannot run until somebody changes a setting or mends the database."""

REFUSED_TOKEN = 4004
"""How the gateway says that it does not know the token."""


INTERRUPTED = 130
"""The exit code where Ctrl-C has stopped something before its end."""

UNDONE = {
    "backup": "no copy was made",
    "restore": "the copy was not put back",
    "move": "the move is not done, and can be begun again",
}
"""What is true of a command that was stopped before its end."""


def console(words: list[str]) -> int:
    """A process of our own, in which SIGTERM is the same as Ctrl-C: it ends what is under way.

    By default it would leave half a copy behind; and the first process of a container is not even
    ended by it. A shell's background commands begin with Ctrl-C switched off.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    return main(words)


def main(words: list[str]) -> int:
    """Runs a command, or the bot; returns the exit code."""
    asked = command_line.parsed(words)
    try:
        return _done(asked)
    except (BadSetting, UnusableStore) as error:
        return complain(str(error))
    except discord.LoginFailure:
        return complain("DISCORD_TOKEN is refused by Discord: copy the bot's token again")
    except discord.ConnectionClosed as closed:
        if closed.code != REFUSED_TOKEN:
            raise
        return complain("DISCORD_TOKEN is no longer valid: copy the bot's token again")
    except KeyboardInterrupt:
        return interrupted(asked.command)


def _done(asked: argparse.Namespace) -> int:
    match asked.command:
        case "play":
            return play(asked)
        case "settings":
            return say(example().rstrip())
        case "doctor":
            return asyncio.run(doctor())
        case "backup":
            rows = asyncio.run(back_up(database(os.environ), asked.file, Bar()))
            return say(f"{asked.file} has all {rows} rows and is whole")
        case "restore":
            where = database(os.environ)
            rows, kept = asyncio.run(restore(asked.file, where, Bar(), replace=asked.replace))
            before = f"; what was there before is {kept} now" if kept else ""
            return say(f"{where} has all {rows} rows of {asked.file}{before}")
        case "move":
            source, target = address(asked.source, "FROM"), address(asked.target, "TO")
            rows = asyncio.run(move(source, target, Bar()))
            return say(f"{rows} rows are there, each compared with its source")
        case "verify":
            return verify(asked.file, asked.shown)
    settings = load(os.environ)
    start_logging(settings)
    asyncio.run(tell_commands(settings) if asked.command == "sync" else run(settings))
    return 0


def say(line: str) -> int:
    """Writes what was done, and returns the exit code for success."""
    sys.stdout.write(f"{line}\n")
    return 0


def complain(line: str) -> int:
    """Writes one clear line, and returns the exit code for a wrong set-up."""
    if logs_json():
        log.critical(line)
    else:
        sys.stderr.write(f"sixpips: {line}\n")
    return WRONG_SETUP


def interrupted(command: str) -> int:
    """Whoever goes on with `&&` must not take what was stopped for done."""
    if command in ("run", "play"):
        return 0
    sys.stderr.write(f"sixpips: interrupted: {UNDONE.get(command, 'it is not done')}\n")
    return INTERRUPTED


def play(asked: argparse.Namespace) -> int:
    """Becomes the playground, of which the bot knows nothing, and which starts a bot."""
    words = ["--folder", str(asked.folder), "--port", str(asked.port)]
    words += ["--fresh"] if asked.fresh else []
    os.execv(sys.executable, [sys.executable, "-m", "playground", *words])


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
    with alone(settings.database):
        store = await _opened(settings)
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


async def _opened(settings: Settings) -> Store:
    """The store, as soon as its database can be used; meanwhile the host is told that we wait."""
    try:
        return await open_store(settings.database)
    except Unavailable:
        async with not_ready(settings):
            return await wait_for_store(settings.database)


async def _until(stopped: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Awaits the work or the signal, whichever comes first: work may wait for Discord for ever."""
    working = asyncio.create_task(work)
    stopping = asyncio.create_task(stopped.wait())
    await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if working.done():
        working.result()


async def doctor() -> int:
    """Looks at everything that the bot needs."""
    with suppress(BadSetting):  # it is among what is found
        if playground := load(os.environ).playground:
            point_at_playground(playground)
    return await examine(os.environ)


async def tell_commands(settings: Settings) -> None:
    """Tells Discord the commands and icons, whether or not it was told them before."""
    if settings.playground:
        point_at_playground(settings.playground)
    store, shown = await wait_for_store(settings.database), dict[str, discord.PartialEmoji]()
    try:
        async with discord.Client(intents=discord.Intents(guilds=True)) as client:
            pace = Pace(settings.requests)
            app = assemble(client, store, GAMES, PICTURES, shown, Pool(0), pace)
            await log_in(client, settings.token)
            tree = Tree(client, app, Admission(app, rate_limit(scripted=False)))
            commands = await patiently(lambda: sync(tree, store, again=True))
            await icons.gather(client, shown, store.duties)
            say(f"Discord knows {commands} commands and {len(shown)} icons")
    finally:
        await store.close()


if __name__ == "__main__":
    sys.exit(console(sys.argv[1:]))
