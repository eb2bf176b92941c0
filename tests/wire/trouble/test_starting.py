"""At the start Discord may be away: one clear line, and patience."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import discord
import pytest

from bot import patience
from bot.__main__ import point_at_playground
from playground import Person, Playground
from playground.discord.world import Channel
from playground.wire.faults import Fault
from tests.wire.conftest import Bot

pytestmark = pytest.mark.wire


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attempts follow each other quickly, in this process."""
    monkeypatch.setattr(patience, "AGAIN", (0.01,))


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.name == "bot.patience"]


async def test_a_name_that_cannot_be_resolved_and_then_can(
    playground: Playground,
    table: Channel,
    ana: Person,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    point_at_playground("http://discord.invalid")
    bot = Bot(playground, tmp_path / "sixpips.db")
    starting = asyncio.create_task(bot.start())
    async with asyncio.timeout(20):
        while not lines(caplog):  # noqa: ASYNC110  (nothing else tells of a line in a log)
            await asyncio.sleep(0.01)
    assert not starting.done()
    point_at_playground(playground.url)
    await asyncio.wait_for(starting, 20)
    assert (await ana.types(table, "/play", game="yahtzee")) is not None
    await bot.stop()
    said = lines(caplog)
    assert said[0].startswith("Discord cannot be reached (the name discord.invalid cannot be res")
    assert said[1:] == ["Discord can be reached again"], "said once, however often it is tried"


@pytest.mark.parametrize("path", ["/users/@me", "/applications/", "/gateway/bot"])
async def test_discord_is_away_for_any_of_the_first_requests(
    path: str, playground: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    playground.faults.add(Fault(match=("GET|PUT", path), times=3, status=503))
    bot = Bot(playground, tmp_path / "sixpips.db")
    await bot.start()
    await bot.stop()
    assert lines(caplog) == [
        "Discord cannot be reached (it answers 503): trying again until it can",
        "Discord can be reached again",
    ]


async def test_a_token_that_is_refused_is_not_tried_again(
    playground: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    playground.gateway.token = "another"
    bot = Bot(playground, tmp_path / "sixpips.db")
    with pytest.raises(discord.LoginFailure):
        await bot.start()
    await bot.client.close()
    await bot.store.close()
    assert not lines(caplog)


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


async def test_a_process_waits_for_discord_with_one_line(tmp_path: Path) -> None:
    port = free_port()
    playground = Playground(port)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        env={
            **os.environ,
            "DISCORD_TOKEN": playground.token,
            "PLAYGROUND": f"http://127.0.0.1:{port}",
            "DATABASE": str(tmp_path / "sixpips.db"),
            "LOG_LEVEL": "warning",
        },
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    try:
        said = await asyncio.wait_for(process.stderr.readline(), 30)
        assert b"Discord cannot be reached (no connection to 127.0.0.1" in said
        async with playground:
            await playground.registered(30)
            process.send_signal(signal.SIGTERM)
            _, rest = await asyncio.wait_for(process.communicate(), 20)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0
    assert rest.decode().endswith("Discord can be reached again\n")
    assert rest.count(b"\n") == 1


async def test_a_signal_ends_the_wait(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        env={
            **os.environ,
            "DISCORD_TOKEN": "token",
            "PLAYGROUND": f"http://127.0.0.1:{free_port()}",
            "DATABASE": str(tmp_path / "sixpips.db"),
        },
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    await asyncio.wait_for(process.stderr.readline(), 30)
    process.send_signal(signal.SIGTERM)
    _, rest = await asyncio.wait_for(process.communicate(), 20)
    assert (process.returncode, rest) == (0, b"")
