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

from tests.page.browser import PHONE, browsing

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

ROOT = Path(__file__).parents[2]

STARTING = 90_000
"""Milliseconds in which three bots start on a busy machine."""


@asynccontextmanager
async def process(folder: Path, *more: str) -> AsyncIterator[str]:
    """The address that it prints. Ctrl-C ends it."""
    command = [sys.executable, "-m", "playground", "--folder", str(folder), "--port", "0", *more]
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
        code = await asyncio.wait_for(running.wait(), 30)
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
        await expect(screen.board()).to_contain_text("Which dice do you roll again")
        await screen.page.get_by_role("button", name="Backstage").click()
        await screen.page.get_by_role("button", name="Restart the bot").click()
        await expect(screen.page.get_by_text("Sixpips is not connected.")).to_be_visible()
        await expect(screen.page.get_by_text("Sixpips is connected.")).to_be_visible()
        await screen.button("Chance").click()
        await expect(screen.board()).to_contain_text("Chance:")

    async with (
        process(tmp_path / "data") as address,
        browsing(chromium, address) as browser,
    ):
        screen = await browser.screen()
        await screen.open()
        await expect(screen.pane().locator(".banner")).to_be_hidden()
        await expect(screen.board()).to_contain_text("Which dice do you roll again")
        await expect(screen.board().locator(".picture img")).to_be_visible()
        assert not list((tmp_path / "data").glob("*.log"))


async def test_of_several_workers_any_answers_and_one_that_is_killed_comes_back(
    chromium: Chromium, tmp_path: Path, postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEST_DATABASE", postgres_server)
    async with (
        process(tmp_path / "data", "--workers", "3") as address,
        browsing(chromium, address) as browser,
    ):
        screen = await browser.screen()
        await screen.open()
        await screen.page.get_by_role("button", name="Backstage").click()
        ready, presses = screen.page.locator(".workers .good"), screen.page.locator(".presses li")
        await expect(ready).to_have_count(3, timeout=STARTING)
        await screen.page.get_by_role("button", name="Play a game").click()
        await screen.page.get_by_role("option", name="Yahtzee").click()
        await screen.button("Start").click()
        await screen.button("Chance").click()
        await expect(screen.board()).to_contain_text("Chance:")
        await screen.page.get_by_role("button", name="Kill worker 2").click()
        await expect(ready).to_have_count(2)
        await screen.button("My view").click()
        await expect(ready).to_have_count(3, timeout=STARTING)
        await expect(presses).to_have_count(4)
        await expect(presses.filter(has_text=re.compile(r"worker \d\s*\d+ ms"))).to_have_count(4)
        await expect(presses.first).to_contain_text(re.compile("My view.*worker [13]"))
        await expect(presses.filter(has_text="worker 2")).not_to_have_count(0)
        await screen.keeps("workers")
        phone = await browser.screen(PHONE)
        await phone.open()
        await phone.page.get_by_role("button", name="Channels and people").click()
        await phone.page.get_by_role("button", name="Backstage").click()
        await expect(phone.page.get_by_role("button", name="Kill worker 3")).to_be_in_viewport()
        await phone.keeps("workers-phone")
    assert not list((tmp_path / "data").glob("*")), "nothing is kept"
