"""The log of a real process: what happened, without the token, the database's place or a secret."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import pytest

from playground import Person, Playground
from playground.discord.world import Channel

pytestmark = pytest.mark.wire


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
async def started(playground: Playground, database: Path) -> AsyncIterator[Running]:
    with TemporaryFile() as output:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"),
            env={
                **os.environ,
                "DISCORD_TOKEN": playground.token,
                "PLAYGROUND": playground.url,
                "DATABASE": str(database),
                "LOG_LEVEL": "debug",
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
        await ana.presses("Keep", channel=table)
        await ana.forges("nonsense", on=ana.sees(table)[-1])
        bot.process.send_signal(signal.SIGTERM)
        log = await bot.said()
    spoilt, seed = await asyncio.to_thread(spoil, database)
    async with started(playground, database) as bot:
        await playground.registered(20)
        board = next(m for m in ana.sees(table)[::-1] if m.pictures)
        answer = await ana.presses("Chance", on=board)
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


async def test_a_token_that_is_refused_is_not_repeated(
    playground: Playground, tmp_path: Path
) -> None:
    playground.gateway.token = "another"
    async with started(playground, tmp_path / "sixpips.db") as bot:
        log = await bot.said()
    assert bot.process.returncode == 2
    assert log.count("\n") == 1
    assert "DISCORD_TOKEN is refused" in log
