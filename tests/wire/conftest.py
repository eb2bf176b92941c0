"""The real bot, a real database file, and the playground for a Discord."""

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from bot.__main__ import point_at_playground
from bot.client import Sixpips
from bot.config import Server, Settings
from bot.days.scheduler import SHORTEST_SLEEP
from bot.store.opening import open_store
from playground import Person, Playground
from playground.discord.world import Channel
from playground.discord.world import Server as Guild
from playground.testing import watched
from renderers.catalog import PICTURES, Pictures
from rules.core.game import AnyGame
from tests.support.by_hand import BY_HAND
from tests.support.icons import has_icons
from tests.support.noon import at_noon


class Bot:
    """A bot that can be stopped and started again on the same database.

    Interactions come by the gateway, or over HTTP.
    """

    def __init__(
        self, playground: Playground, database: Path | Server, door: str = "gateway"
    ) -> None:
        self.playground = playground
        self.settings = Settings(
            token=playground.token,
            database=database,
            log_level=logging.INFO,
            playground=playground.url,
            public_key=playground.endpoint.public_key if door == "http" else "",
            drain=0,
        )
        self.seeds = itertools.count()
        self.anchored = False
        """Whether dice depend on the number of the lobby's message, which is never the same."""
        self.games: Mapping[str, AnyGame] = BY_HAND
        self.tips = False
        """Whether newcomers get tips: everybody in a test plays for the first time."""
        self.pictures: Mapping[str, Pictures] = PICTURES

    async def start(self) -> None:
        self.store = await open_store(self.settings.database)
        games = self.games if self.tips else {k: untipped(g) for k, g in self.games.items()}
        self.client = Sixpips(self.settings, self.store, games, self.pictures)
        app = self.client.app
        app.tables.lobbies.new_seed = lambda: next(self.seeds).to_bytes(32, "big")
        if not self.anchored:
            app.tables.anchor = _the_same
        self.playground.activity.also_busy[:] = [
            lambda: app.underway or app.publisher.underway or app.robots.playing
        ]
        self._running = asyncio.create_task(self.client.start(self.settings.token))
        ready = asyncio.create_task(self.client.caught_up.wait())
        await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            ready.cancel()
            self._running.result()
        if self.client.door is not None:
            await self.playground.endpoint.add(self.address)

    @property
    def address(self) -> str:
        """Where a bot without the gateway takes interactions."""
        assert self.client.door is not None
        return f"http://{self.settings.host}:{self.client.door.port}"

    async def stop(self) -> None:
        if self.client.door is not None:
            self.playground.endpoint.remove(self.address)
        await self.client.close()
        await self._running
        await self.store.close()

    async def idle(self) -> None:
        """Until everybody has been answered to the end."""
        await self.playground.quiet()

    async def up_to_date(self) -> None:
        """Until no table is behind: of several workers, a lease under which something failed lapses
        first."""
        async with asyncio.timeout(30):
            while await self.store.tables.behind():  # noqa: ASYNC110  (a lease has no hook)
                await asyncio.sleep(0.05)
        await self.idle()

    async def passes(self, seconds: float) -> None:
        """Time goes by, and what falls due in it is done when it falls due."""
        clock, waits = self.client.app.clock, self.store.waits
        end, last = clock.now() + seconds, 0.0
        while (due := await waits.next_moment()) is not None and last < due < end:
            await self.jumps(max(due - clock.now(), 0) + SHORTEST_SLEEP)
            last = due
        await self.jumps(max(end - clock.now(), 0))

    async def jumps(self, seconds: float) -> None:
        """All of this time goes by at once."""
        clock, keeper = self.client.app.clock, self.client.scheduler
        moment = clock.now() + seconds
        await self.playground.advance(seconds)
        async with asyncio.timeout(30):
            while keeper.asleep_until <= moment:  # noqa: ASYNC110  (no hook in the product for it)
                await asyncio.sleep(0.002)
        await self.idle()

    async def until(self, moment: datetime) -> None:
        """It is that day and hour."""
        await self.passes(moment.timestamp() - self.client.app.clock.now())

    async def restart(self) -> None:
        await self.stop()
        await self.start()


def untipped(game: AnyGame) -> AnyGame:
    """The same game without tips."""
    return replace(game, tips=())


async def _the_same(_table: int) -> int:
    return 1


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with watched() as playground:
        point_at_playground(playground.url)
        yield has_icons(await at_noon(playground))


@pytest.fixture
def server(playground: Playground) -> Guild:
    return playground.server("Friends")


@pytest.fixture
def table(playground: Playground, server: Guild) -> Channel:
    return playground.channel(server, "table")


@pytest.fixture
def ana(playground: Playground, server: Guild) -> Person:
    return playground.person("Ana", servers=[server])


@pytest.fixture
def ben(playground: Playground, server: Guild) -> Person:
    return playground.person("Ben", servers=[server])


@pytest.fixture
def chloe(playground: Playground, server: Guild) -> Person:
    return playground.person("Chloé", locale="fr", servers=[server])


@pytest.fixture
def ada(playground: Playground, server: Guild) -> Person:
    """Called like the first robot."""
    return playground.person("Ada", servers=[server])


@pytest.fixture
def door(request: pytest.FixtureRequest) -> str:
    """How interactions reach the bot: "gateway" or "http"."""
    return str(request.config.getoption("--door") or "gateway")


@pytest.fixture
async def bot(
    playground: Playground,
    table: Channel,  # noqa: ARG001  (there is a channel before the bot comes)
    address: Path | Server,
    caplog: pytest.LogCaptureFixture,
    door: str,
) -> AsyncIterator[Bot]:
    """Started, and stopped before the playground is verified. An error in the log is a failure."""
    bot = Bot(playground, address, door)
    await bot.start()
    yield bot
    await bot.stop()
    errors = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert not errors, errors


@pytest.fixture
def on_sqlite(address: Path | Server) -> None:
    """For tests that look into the file, or lock it."""
    if not isinstance(address, Path):
        pytest.skip("this is about the database file")


@pytest.fixture
def by_gateway(door: str) -> None:
    """For tests of what only the gateway tells, or of the gateway itself."""
    if door != "gateway":
        pytest.skip("this is about the gateway, which is not connected over HTTP")


@pytest.fixture(autouse=True)
def _quiet_libraries() -> None:
    logging.getLogger("discord").setLevel(logging.WARNING)
