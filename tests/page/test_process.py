"""`python -m playground` from the outside: one address, a bot as its child, a memory."""

import asyncio
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser as Chromium
from playwright.async_api import expect

from tests.page.browser import browsing

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[str]:
    """The address that it prints. Ctrl-C ends it."""
    command = [sys.executable, "-m", "playground", "--folder", str(folder), "--port", "0"]
    running = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    assert running.stdout is not None
    try:
        line = (await asyncio.wait_for(running.stdout.readline(), 20)).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        yield found[0]
    finally:
        running.send_signal(signal.SIGINT)
        code = await asyncio.wait_for(running.wait(), 15)
    assert code == 0


async def test_a_table_outlives_both_processes(chromium: Chromium, tmp_path: Path) -> None:
    async with (
        process(tmp_path / "data") as address,
        browsing(chromium, address) as browser,
    ):
        screen = await browser.screen()
        await screen.open()
        await screen.page.get_by_role("button", name="Play a game").click()
        await screen.page.get_by_role("option", name="Yahtzee").click()
        await screen.button("Start").click()
        await expect(screen.last()).to_contain_text("Which dice do you roll again")
        await screen.page.get_by_role("button", name="Backstage").click()
        await screen.page.get_by_role("button", name="Restart the bot").click()
        await expect(screen.page.get_by_text("Sixpips is not connected.")).to_be_visible()
        await expect(screen.page.get_by_text("Sixpips is connected.")).to_be_visible()
        await screen.button("Chance").click()
        await expect(screen.last()).to_contain_text("Chance:")

    async with (
        process(tmp_path / "data") as address,
        browsing(chromium, address) as browser,
    ):
        screen = await browser.screen()
        await screen.open()
        await expect(screen.pane().locator(".banner")).to_be_hidden()
        await expect(screen.last()).to_contain_text("Which dice do you roll again")
        await expect(screen.last().locator(".picture img")).to_be_visible()
        assert not list((tmp_path / "data").glob("*.log"))
