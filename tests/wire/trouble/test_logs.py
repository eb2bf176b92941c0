"""The log of a real process: what happened, without the token, the database's place or a secret."""

import asyncio
import gzip
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import pytest
from aiohttp import web

from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel
from tests.wire.players import controls

pytestmark = pytest.mark.wire


@pytest.fixture
def ana(ana: Person) -> Person:
    """She has patience: a process that has just started draws its first pictures slowly."""
    ana.patience = 30.0
    return ana


@dataclass
class Running:
    """`python -m bot`, and the file that it writes to: a pipe would hold up one that says much."""

    process: asyncio.subprocess.Process
    output: IO[bytes]

    async def said(self) -> str:
        """Everything that it wrote until it ended."""
        await asyncio.wait_for(self.process.wait(), 20)
        self.output.seek(0)
        return self.output.read().decode()


@asynccontextmanager
async def started(
    playground: Playground, database: Path, **settings: str
) -> AsyncIterator[Running]:
    with TemporaryFile() as output:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"),
            env={
                **os.environ,
                "DISCORD_TOKEN": playground.token,
                "PLAYGROUND": playground.url,
                "DATABASE": str(database),
                "LOG_LEVEL": "debug",
                **settings,
            },
            stdout=output,
            stderr=output,
        )
        try:
            yield Running(process, output)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def spoil(database: Path) -> tuple[str, bytes]:
    """Damages the only game; its state and seed as they were."""
    with sqlite3.connect(database) as raw:
        ((head, seed),) = raw.execute("select head, seed from tables").fetchall()
        raw.execute("update tables set head = '{}'")
    raw.close()
    return head, seed


async def test_a_game_with_errors_tells_no_secret(
    playground: Playground, table: Channel, ana: Person, tmp_path: Path
) -> None:
    database = tmp_path / "a-secret-folder" / "sixpips.db"
    async with started(playground, database) as bot:
        await playground.registered(20)
        await ana.types(table, "/play", game="yahtzee")
        await ana.presses("Start", channel=table)
        await ana.presses("Chance", channel=table)
        await ana.forges("nonsense", on=ana.sees(table)[-1])
        bot.process.send_signal(signal.SIGTERM)
        log = await bot.said()
    spoilt, seed = await asyncio.to_thread(spoil, database)
    async with started(playground, database) as bot:
        await playground.registered(20)
        board = next(m for m in ana.sees(table)[::-1] if m.pictures)
        move = next(control for control in controls(board) if isinstance(control, ids.Move))
        answer = await ana.presses(custom_id=str(move), on=board)
        assert answer.private.startswith("Something went wrong on my side. Nothing is lost")
        bot.process.send_signal(signal.SIGTERM)
        log += await bot.said()
    assert "Traceback" in log, "an error is there for whoever runs the bot"
    assert spoilt not in log
    assert "table=1 step=1" in log, "it is the log of that game"
    assert playground.token not in log
    asked = playground.world.interactions.values()
    assert not [press for press in asked if press.token in log], "good for a quarter of an hour"
    assert "a-secret-folder" not in log
    assert seed.hex() not in log
    assert repr(seed) not in log


def spoil_same_dice(database: Path) -> list[bytes]:
    """Damages every game; all secrets, also of dice that nobody has played yet."""
    with sqlite3.connect(database) as raw:
        seeds = [row[0] for row in raw.execute("select seed from dailies")]
        seeds += [row[0] for row in raw.execute("select seed from tables")]
        raw.execute("update tables set head = '{}'")
    raw.close()
    return seeds


async def test_today_and_a_duel_leave_no_secret_in_the_log(
    playground: Playground, table: Channel, ana: Person, tmp_path: Path
) -> None:
    """Neither while all goes well nor when both games are damaged."""
    database = tmp_path / "sixpips.db"
    async with started(playground, database) as bot:
        await playground.registered(20)
        await ana.types(table, "/duel")
        await ana.presses("Add a robot", channel=table)
        await ana.presses("Start", channel=table)
        await ana.waits_until(lambda: ana.sees(table)[-1].button("Chance"), timeout=30)
        duel = ana.sees(table)[-1]
        await ana.types(table, "/today", game="Yahtzee")
        await ana.waits_until(lambda: ana.sees(table)[-1].id != duel.id, timeout=30)
        today = ana.sees(table)[-1]
        bot.process.send_signal(signal.SIGTERM)
        log = await bot.said()
    seeds = await asyncio.to_thread(spoil_same_dice, database)
    assert len(seeds) >= 3
    async with started(playground, database) as bot:
        await playground.registered(20)
        for panel in (duel, today):
            answer = await ana.presses("Chance", on=panel)
            assert answer.private.startswith("Something went wrong on my side")
        bot.process.send_signal(signal.SIGTERM)
        log += await bot.said()
    assert "Traceback" in log
    for seed in seeds:
        assert seed.hex() not in log
        assert repr(seed) not in log


@pytest.mark.parametrize("form", ["lines", "json"])
async def test_a_press_is_followed_to_its_board(
    form: str, playground: Playground, table: Channel, ana: Person, tmp_path: Path
) -> None:
    async with started(playground, tmp_path / "sixpips.db", LOG_FORMAT=form) as bot:
        await playground.registered(20)
        await ana.types(table, "/play", game="yahtzee")
        await ana.presses("Start", channel=table)
        await ana.presses("Chance", channel=table)
        bot.process.send_signal(signal.SIGTERM)
        log = await bot.said()
    kept = max(playground.world.interactions)
    of_press = [line for line in log.splitlines() if str(kept) in line]
    moved, published, pressed = of_press
    assert "table=1 step=1 seat=0 moved" in moved
    assert "table=1 step=1 published" in published
    assert "pressed Move" in pressed
    if form == "lines":
        assert all(line.endswith(f" press={kept}") for line in of_press)
        return
    read = [json.loads(line) for line in log.splitlines()]
    assert {"time", "level", "where", "message", "press"} == set(read[0])
    (one,) = [line for line in read if "published" in line["message"] and line["press"] == kept]
    assert (one["level"], one["where"]) == ("INFO", "bot.publishing.publisher")


@pytest.mark.parametrize("wrong", ["damaged", "folder", "in the way", "newer"])
async def test_a_wrong_database_is_one_line_without_its_place(
    wrong: str, playground: Playground, tmp_path: Path
) -> None:
    folder = tmp_path / "a-secret-folder"
    folder.mkdir()
    database = folder / "sixpips.db"
    match wrong:
        case "damaged":
            database.write_bytes(b"SQLite format 3\x00" + b"\x07" * 5000)
        case "folder":
            database.mkdir()
        case "in the way":
            database.write_text("")
            database = database / "sixpips.db"
        case "newer":
            with sqlite3.connect(database) as raw:
                raw.execute("pragma application_id = 0x53495850")
                raw.execute("pragma user_version = 99")
            raw.close()
    async with started(playground, database) as bot:
        log = await bot.said()
    assert bot.process.returncode == 2
    assert log.count("\n") == 1
    assert log.startswith("sixpips: ")
    assert "sixpips.db" in log
    assert "a-secret-folder" not in log
    assert playground.token not in log


@pytest.mark.parametrize("form", ["lines", "json"])
async def test_a_token_that_is_refused_is_not_repeated(
    form: str, playground: Playground, tmp_path: Path
) -> None:
    playground.gateway.token = "another"
    async with started(playground, tmp_path / "sixpips.db", LOG_FORMAT=form) as bot:
        log = await bot.said()
    assert bot.process.returncode == 2
    assert log.count("\n") == 1
    assert "DISCORD_TOKEN is refused" in log
    assert (json.loads(log)["level"] == "CRITICAL") if form == "json" else log.startswith("sixpips")


@asynccontextmanager
async def sentry() -> AsyncIterator[tuple[str, list[str]]]:
    """The address of a Sentry on this machine, and what it was sent."""
    sent: list[str] = []

    async def take(request: web.Request) -> web.Response:
        body = await request.read()
        sent.append((gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body).decode())
        return web.json_response({})

    app = web.Application()
    app.router.add_post("/api/1/envelope/", take)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://a-key@127.0.0.1:{runner.addresses[0][1]}/1", sent
    await runner.cleanup()


async def test_an_error_is_sent_to_sentry_without_anybody_in_it(
    playground: Playground, table: Channel, ana: Person, tmp_path: Path
) -> None:
    database = tmp_path / "a-secret-folder" / "sixpips.db"
    async with started(playground, database) as bot:
        await playground.registered(20)
        await ana.types(table, "/play", game="yahtzee")
        await ana.presses("Start", channel=table)
        bot.process.send_signal(signal.SIGTERM)
        await bot.said()
    spoilt, seed = await asyncio.to_thread(spoil, database)
    async with (
        sentry() as (address, sent),
        started(playground, database, SENTRY_DSN=address) as bot,
    ):
        await playground.registered(20)
        await ana.presses("Chance", on=next(m for m in ana.sees(table)[::-1] if m.pictures))
        bot.process.send_signal(signal.SIGTERM)
        await bot.said()
    told = "".join(sent)
    assert "an answer failed" in told
    assert "bot/incoming/dispatch.py" in told, "where it happened"
    assert "sixpips@" in told
    for secret in (playground.token, spoilt, seed.hex(), str(ana.id), str(table.id), ana.name):
        assert secret not in told


TELLTALE = """
import asyncio, logging, os, socket
from bot.config import load
from bot.logs import start_logging

start_logging(load(os.environ))
log = logging.getLogger("bot.somewhere")
ana = {417190000000000001: "Ana"}

async def lost():
    raise ValueError("the name of " + "-".join(ana[417190000000000001]))

async def lose():
    asyncio.get_running_loop().create_task(lost(), name="of " + "-".join("Ana"))
    await asyncio.sleep(0)

log.info("user %d is here", 417190000000000001)
try:
    try:
        ana[4171900 * 10**11 + 2]
    except KeyError as error:
        error.add_note("of " + "-".join("Ana"))
        raise ValueError("the name of " + "-".join("Ana")) from error
except ValueError:
    log.exception("user %d: it broke", 4171900 * 10**11 + 2)
log.error(f"the user {4171900 * 10**11 + 2} broke it")
asyncio.run(lose())
{}[4171900 * 10**11 + 2]
"""


async def test_nothing_that_an_error_says_is_sent_to_sentry() -> None:
    """A key that is missing is somebody's number, and a message may have a name in it."""
    async with sentry() as (address, sent):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", TELLTALE, "--a-word"),
            env={**os.environ, "DISCORD_TOKEN": "a-token", "SENTRY_DSN": address},
            cwd=Path(__file__).parents[3],
            stderr=asyncio.subprocess.DEVNULL,
        )
        await asyncio.wait_for(process.wait(), 30)
    told = "".join(sent)
    assert told.count('"type":"KeyError"') == 2
    assert "user %d: it broke" in told
    assert "the user # broke it" in told
    assert "Task exception was never retrieved" in told
    for secret in ("41719", "A-n-a", "a-token", socket.gethostname(), "a-word"):
        assert secret not in told, secret
    for part in ("breadcrumbs", "request", "vars", "user"):
        assert f'"{part}"' not in told


def test_sentry_without_its_package_is_one_line() -> None:
    script = "import sys; sys.modules['sentry_sdk'] = None\nfrom bot.__main__ import main; main([])"
    ended = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "DISCORD_TOKEN": "token", "SENTRY_DSN": "https://key@example.org/1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.stderr == (
        'sixpips: SENTRY_DSN needs a package that is not installed: pip install "sixpips[sentry]"\n'
    )
