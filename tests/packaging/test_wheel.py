"""The wheel, installed into an empty environment: every command is there, and games are played."""

import asyncio
import re
from pathlib import Path

import aiohttp
import pytest

from tests.packaging import release
from tests.packaging.environments import ROOT, Environment, clean

pytestmark = [pytest.mark.wire, pytest.mark.long]


async def test_a_built_wheel_is_all_that_is_needed(tmp_path: Path) -> None:
    (tmp_path / "dist").mkdir()
    wheel, source = await asyncio.to_thread(release.build, tmp_path / "dist")
    assert release.lacking(wheel) == []
    assert release.left_out(source) == []
    place = await asyncio.to_thread(Environment, tmp_path / "venv")
    await asyncio.to_thread(place.install, str(wheel))
    assert "a whole game in" in await asyncio.to_thread(place.play)
    helped = await asyncio.to_thread(place.run, "sixpips", "--help")
    for command in (
        "run",
        "play",
        "settings",
        "doctor",
        "sync",
        "backup",
        "restore",
        "move",
        "verify",
    ):
        assert f"\n    {command} " in helped
    explained = (ROOT / ".env.example").read_text("utf-8")
    assert await asyncio.to_thread(place.run, "sixpips", "settings") == explained
    assert (tmp_path / "venv" / "share" / "sixpips" / "sixpips.service").exists()
    await the_playground_is_served(place, tmp_path)


async def the_playground_is_served(place: Environment, folder: Path) -> None:
    """`sixpips play` prints its address, and its page has everything that it asks for."""
    process = await asyncio.create_subprocess_exec(
        *(str(place.bin / "sixpips"), "play", "--port", "0"),
        cwd=folder,
        env=clean(PYTHONUNBUFFERED="1"),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        (address,) = re.findall(r"http://127\.0\.0\.1:\d+", line)
        async with aiohttp.ClientSession(address) as session:
            page = await (await session.get("/")).text()
            wanted = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
            assert wanted
            for path in wanted:
                assert (await session.get(path)).status == 200, path
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), 30)
    assert process.returncode == 0
    assert (folder / "data" / "playground-world.db").exists()
