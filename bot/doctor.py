"""`sixpips doctor`: what would keep the bot from running well, found before it runs.

It changes nothing: no message is sent, no table is made, no command is told to Discord.
"""

import errno
import platform
import shutil
import socket
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import aiohttp
import asyncpg
import discord

from bot import __version__
from bot.config import BadSetting, Server, Settings, load
from bot.handlers.opening import FOR_THREADS, NEEDED, WANTED
from bot.incoming.door import STALE_AFTER
from bot.logs import NO_SENTRY
from bot.patience import AWAY, reason
from bot.store.errors import Unavailable, UnusableStore
from bot.store.postgres.database import settled, translated
from bot.store.postgres.schema import check as examined
from bot.store.sqlite.file import check
from renderers.core.glyphs import FILES, font

LITTLE, TOO_LITTLE = 500, 50
"""Megabytes on the database's disk that are worth a note, and with which nothing goes any more."""

SLIGHTLY_OFF = 5.0
"""Seconds by which a clock may differ before that is worth a note."""

SHOWN = 10
"""Servers whose missing permissions are listed."""


@dataclass(frozen=True)
class Finding:
    """What was found about one thing, in a line."""

    text: str
    sign: str = "ok   "

    @property
    def wrong(self) -> bool:
        """Whether it must be mended."""
        return self.sign == WRONG


WRONG, NOTE = "WRONG", "note "


async def examine(environ: Mapping[str, str], dotenv: Path = Path(".env")) -> int:
    """Prints a line for each thing; the exit code is 1 where one of them must be mended."""
    ill = False
    async for finding in findings(environ, dotenv):
        sys.stdout.write(f"{finding.sign}  {finding.text}\n")
        sys.stdout.flush()
        ill |= finding.wrong
    sys.stdout.write("Something must be mended.\n" if ill else "All is well: `sixpips run`\n")
    return int(ill)


async def findings(environ: Mapping[str, str], dotenv: Path) -> AsyncIterator[Finding]:
    """Everything, the cheapest first."""
    yield version()
    yield fonts()
    try:
        settings = load(environ, dotenv)
    except BadSetting as error:
        yield Finding(f"settings: {error}", WRONG)
        return
    yield sentry(settings)
    for finding in ports(settings):
        yield finding
    if isinstance(settings.database, Server):
        yield await server(settings.database)
    else:
        yield file(settings.database)
        yield disk(settings.database)
    async for finding in at_discord(settings):
        yield finding


# ── this machine ─────────────────────────────────────────────────────────────────────────────────


def version() -> Finding:
    """Of the bot, and of what it runs on."""
    text = f"version: Sixpips {__version__}, Python {platform.python_version()}"
    if discord.version_info[:2] != (2, 7):
        wanted = "2.7 is what this version is made for"
        return Finding(f"{text}, discord.py {discord.__version__}: {wanted}", WRONG)
    return Finding(f"{text}, discord.py {discord.__version__}")


def fonts() -> Finding:
    """Whether the letters of the pictures are there."""
    try:
        widths = [font(weight, 24).getlength("Sixpips") for weight in FILES]
    except OSError as error:
        return Finding(f"fonts: cannot be read ({error}): install font-source-sans-pro", WRONG)
    return Finding(f"fonts: {len(widths)} are there, and letters can be drawn")


def sentry(settings: Settings) -> Finding:
    """Whether what a setting asks for is installed; the others have been read already."""
    if settings.sentry and not find_spec("sentry_sdk"):
        return Finding(f"settings: {NO_SENTRY}", WRONG)
    return Finding("settings: each one makes sense")


def ports(settings: Settings) -> Iterator[Finding]:
    """Whether the bot can listen where it is to."""
    if settings.over_http:
        yield port("PORT", settings.host, settings.port)
    if settings.health_port is not None:
        yield port("HEALTH_PORT", settings.health_host, settings.health_port)


def port(name: str, host: str, number: int) -> Finding:
    """Whether one can listen there. If not, that may be because the bot is running already."""
    where = f"{name}: {host} port {number}"
    try:
        with socket.create_server(
            (host, number), family=socket.AF_INET6 if ":" in host else socket.AF_INET
        ):
            return Finding(f"{where} is free")
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return Finding(f"{where} is in use; that is well if the bot runs now", NOTE)
        return Finding(f"{where} cannot be listened on ({error.strerror})", WRONG)


def file(path: Path) -> Finding:
    """Whether the database file is whole and ours, and can be written."""
    try:
        check(path)
        if path.exists():
            with closing(sqlite3.connect(path, timeout=2, isolation_level=None)) as writing:
                writing.execute("begin immediate")
                (version,) = writing.execute("pragma user_version").fetchone()
                writing.execute(f"pragma user_version = {version}")
                writing.execute("rollback")
            return Finding(f"database: {path.name} is whole and can be written")
        folder = next(folder for folder in path.absolute().parents if folder.exists())
        with closing(sqlite3.connect(folder / f".{path.name}.doctor")) as trial:
            trial.execute("create table trial (id)")
        (folder / f".{path.name}.doctor").unlink()
    except (UnusableStore, Unavailable) as error:
        return Finding(f"database: {error}", WRONG)
    except (sqlite3.Error, OSError) as error:
        return Finding(f"database: {path.name} cannot be written ({error})", WRONG)
    return Finding(f"database: {path.name} is not there yet, and can be made")


def disk(path: Path) -> Finding:
    """How much room is left where the database is."""
    folder = next(folder for folder in path.absolute().parents if folder.exists())
    free = shutil.disk_usage(folder).free // 1_000_000
    sign = WRONG if free < TOO_LITTLE else NOTE if free < LITTLE else "ok   "
    return Finding(f"disk: {free:,} MB are free beside the database", sign)


async def server(address: Server) -> Finding:
    """Whether the PostgreSQL server lets us in, and whose tables it has."""
    try:
        with translated(), settled(address):
            connection = await asyncpg.connect(address.url, timeout=5)
            try:
                ours = await examined(connection, address)
                major = connection.get_server_version().major
            finally:
                await connection.close()
    except Unavailable as error:
        return Finding(f"database: {address} cannot be used ({error})", WRONG)
    except UnusableStore as error:
        return Finding(f"database: {error}", WRONG)
    state = "has our tables" if ours else "is empty, and will get our tables"
    return Finding(f"database: {address} {state} (PostgreSQL {major})")


# ── Discord ──────────────────────────────────────────────────────────────────────────────────────


async def at_discord(settings: Settings) -> AsyncIterator[Finding]:
    """Token, clock, the way interactions come, and permissions."""
    dates: list[float] = []
    client = discord.Client(intents=discord.Intents(guilds=True), http_trace=_noting(dates))
    try:
        async with client:
            await client.login(settings.token)
            yield Finding(f"token: Discord knows it, as {client.user}")
            guilds: list[Any] = await client.http.get_guilds(200)
            for finding in clocks(dates, settings):
                yield finding
            yield door(client, settings)
            for finding in permissions(guilds):
                yield finding
    except discord.LoginFailure:
        yield Finding("token: DISCORD_TOKEN is refused: copy the bot's token again", WRONG)
        for finding in clocks(dates, settings):
            yield finding
    except (*AWAY, discord.HTTPException) as error:
        yield Finding(f"Discord: cannot be reached ({reason(error)})", WRONG)


def _noting(dates: list[float]) -> aiohttp.TraceConfig:
    """Notes what time each answer says that it is."""

    async def ended(_session: Any, _context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        if said := params.response.headers.get("Date"):
            dates.append(parsedate_to_datetime(said).timestamp())

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    return trace


def clocks(dates: list[float], settings: Settings) -> Iterator[Finding]:
    """What the last answer says about this machine's clock, if it says anything."""
    if dates:
        yield clock(time.time() - dates[-1], settings)


def clock(ahead: float, settings: Settings) -> Finding:
    """How far this machine's clock is off Discord's."""
    text = f"clock: {abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'} Discord's"
    if settings.over_http and abs(ahead) > STALE_AFTER / 2:
        return Finding(f"{text}: what Discord sends over HTTP would be refused", WRONG)
    return Finding(text, NOTE) if abs(ahead) > SLIGHTLY_OFF else Finding("clock: as Discord's")


def door(client: discord.Client, settings: Settings) -> Finding:
    """Whether interactions come the way on which the bot waits for them."""
    application = client.application
    assert application is not None
    url = application.interactions_endpoint_url
    if settings.over_http and application.verify_key != settings.public_key.lower():
        return Finding("interactions: PUBLIC_KEY is not this application's", WRONG)
    if settings.over_http and not url:
        asked = "the developer portal has no Interactions Endpoint URL yet"
        return Finding(f"interactions: {asked}: README says how to set it", NOTE)
    if not settings.over_http and url:
        told = "Discord sends them over HTTP, so the gateway brings none"
        return Finding(f"interactions: {told}: empty the endpoint's URL in the portal", WRONG)
    return Finding(f"interactions: {'over HTTP' if settings.over_http else 'by the gateway'}")


def permissions(guilds: list[Any]) -> Iterator[Finding]:
    """What is missing in each server, before a channel's own rules; `/doctor` knows those."""
    if not guilds:
        yield Finding(
            "permissions: the bot is in no server yet: README says how to invite it", NOTE
        )
        return
    lacking = {guild["id"]: _missing(int(guild["permissions"])) for guild in guilds}
    lacking = {number: names for number, names in lacking.items() if names}
    for number, names in list(lacking.items())[:SHOWN]:
        unplayable = set(NEEDED) & set(names)
        listed = ", ".join(name.replace("_", " ") for name in names)
        yield Finding(f"permissions: server {number} lacks {listed}", WRONG if unplayable else NOTE)
    if len(lacking) > SHOWN:
        yield Finding(f"permissions: and {len(lacking) - SHOWN} servers more lack some", NOTE)
    fine = len(guilds) - len(lacking)
    if fine:
        yield Finding(f"permissions: all that is needed, in {fine} server{'s' * (fine != 1)}")


def _missing(granted: int) -> list[str]:
    allowed = discord.Permissions(granted)
    if allowed.administrator:
        return []
    wanted = dict.fromkeys((*NEEDED, *WANTED, *FOR_THREADS))
    return [name for name in wanted if not getattr(allowed, name)]
