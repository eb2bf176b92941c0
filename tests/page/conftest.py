"""The page in a real browser; behind it the playground, and the real bot or a small one.

Starting a browser takes longer than most of the tests: all of them share one, and so one loop.
"""

from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.__main__ import point_at_playground
from playground import Person, Playground
from playground.discord.world import Channel
from playground.host.default_world import add_default_world
from playground.testing import watched
from tests.support.noon import at_noon
from tests.wire.conftest import Bot

if TYPE_CHECKING:
    from playwright.async_api import Browser as Chromium

    from tests.page.browser import Browser, Screen

if find_spec("playwright") is None:  # an outside program may run these tests without it
    collect_ignore_glob = ["*"]


@pytest_asyncio.fixture(loop_scope="session")
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    """Furnished as on a first visit."""
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with watched() as playground:
        add_default_world(playground)
        point_at_playground(playground.url)
        yield await at_noon(playground)


@pytest.fixture
def table(playground: Playground) -> Channel:
    return next(c for c in playground.world.channels.values() if c.name == "table")


@pytest.fixture
def people(playground: Playground) -> dict[str, Person]:
    return {person.name: person for person in playground.people.values()}


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground: Playground, tmp_path: Path) -> AsyncIterator[Bot]:
    bot = Bot(playground, tmp_path / "sixpips.db")
    await bot.start()
    playground.restart_bot = bot.restart
    yield bot
    await bot.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator["Chromium"]:
    from tests.page.browser import CHROMIUM, NO_CHROMIUM, launched

    if not CHROMIUM.exists():
        pytest.skip(NO_CHROMIUM)
    async with launched() as chromium:
        yield chromium


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium: "Chromium", playground: Playground) -> AsyncIterator["Browser"]:
    from tests.page.browser import browsing

    async with browsing(chromium, playground.url) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def screen(browser: "Browser") -> "Screen":
    return await browser.screen()
