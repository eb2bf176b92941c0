"""A real Chromium without a window, and a person who looks at the page through it."""

import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser as Chromium
from playwright.async_api import BrowserContext, Locator, Page, async_playwright, expect

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
NO_CHROMIUM = (
    "Chromium is absent: `apt-get install chromium` (make test does it as root on Debian),"
    " or name one in CHROMIUM"
)
ARTEFACTS = Path(__file__).parents[2] / "artefacts"
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE = 20_000
"""Milliseconds; a busy machine is slow, and only a failure waits so long."""

expect.set_options(timeout=PATIENCE)


class Screen:
    """One tab. Errors in the page's scripts are failures of the test; that a picture is gone, which
    an edit has replaced while the browser asked for it, is none."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("dialog", lambda dialog: self.errors.append(f"a dialog: {dialog.message}"))
        page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        replaced = "404" in message.text and "/page/files/" in message.location["url"]
        if message.type == "error" and not replaced:
            self.errors.append(f"{message.text} {message.location}")

    async def open(self, **query: str) -> None:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        await self.page.goto(f"{self.address}/?{words}")
        await expect(self.pane().locator(".pane-title h1")).to_be_visible()

    def pane(self, place: int = 0) -> Locator:
        return self.page.locator(".pane").nth(place)

    def messages(self, place: int = 0) -> Locator:
        return self.pane(place).locator("article.message")

    def last(self, place: int = 0) -> Locator:
        return self.messages(place).last

    def board(self, place: int = 0) -> Locator:
        """The newest message that everybody sees: a newcomer may have been given a tip below it."""
        return self.messages(place).and_(self.page.locator(":not(.private)")).last

    def button(self, name: str, place: int = 0) -> Locator:
        """The newest button of a message with this label."""
        named = re.compile(f"^{re.escape(name)}")
        return self.messages(place).get_by_role("button", name=named).last

    async def keeps(self, name: str) -> None:
        """A picture among the artefacts."""
        ARTEFACTS.mkdir(exist_ok=True)
        await self.page.screenshot(path=ARTEFACTS / f"{name}.png")


class Browser:
    """What one test sees of it: tabs of one visitor."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.screens: list[Screen] = []

    async def screen(self, size: Any = None) -> Screen:
        """Another tab."""
        page = await self.context.new_page()
        await page.set_viewport_size(size or WIDE)
        self.screens.append(Screen(page, self.address))
        return self.screens[-1]


@asynccontextmanager
async def launched() -> AsyncIterator[Chromium]:
    """A browser with a profile of its own, which goes with it."""
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=ARGUMENTS, headless=True
        )
        yield chromium
        await chromium.close()


@asynccontextmanager
async def browsing(chromium: Chromium, address: str) -> AsyncIterator[Browser]:
    """Without cookies and memories of earlier visits. An error on any of its tabs is raised."""
    context = await chromium.new_context(color_scheme="dark", locale="en-US")
    browser = Browser(context, address)
    yield browser
    await context.close()
    errors = [error for screen in browser.screens for error in screen.errors]
    assert not errors, errors
