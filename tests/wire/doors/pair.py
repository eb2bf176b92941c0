"""Two workers in one process, on one database; interactions are dealt round."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from bot.config import Server
from playground import Playground
from tests.wire.conftest import Bot


class Pair(Bot):
    """Two bots on one database. What a test asks of its bot, it asks of the first."""

    def __init__(self, playground: Playground, database: Server) -> None:
        super().__init__(playground, database, "http")
        self.other = Bot(playground, database, "http")

    async def start(self) -> None:
        await super().start()
        self.other.games = self.games
        await self.other.start()
        self.both = [self, self.other]
        self.playground.activity.also_busy[:] = [self.busy]

    async def stop(self) -> None:
        for bot in list(self.both):
            self.both.remove(bot)
            await Bot.stop(bot)

    def busy(self) -> bool:
        """Also while a lease is held: something may be left to show."""
        apps = [bot.client.app for bot in self.both]
        return any(
            app.underway
            or app.publisher.underway
            or app.robots.playing
            or app.store.leases.held
            or app.store.pending.notes  # type: ignore[attr-defined]
            for app in apps
        )

    async def kill(self, bot: Bot) -> None:
        """As if its process was gone: nothing is finished, noted or given back."""
        self.both.remove(bot)
        self.playground.endpoint.remove(bot.address)
        app, client = bot.client.app, bot.client
        writing = bot.store.pending._writing  # type: ignore[attr-defined]
        own = {*app.underway, *app.publisher.underway, *app.robots.playing.values()}
        for task in {*own, *client._background, bot._running, *([writing] if writing else [])}:
            task.cancel()
        bot.store.engine.pool.terminate()  # type: ignore[attr-defined]
        assert client.door is not None
        await client.door.close()
        await client.http.close()
        app.pool.close()
        with contextlib.suppress(asyncio.CancelledError):
            await bot._running

    @contextlib.asynccontextmanager
    async def only(self, bot: Bot) -> AsyncIterator[None]:
        """Every press inside the block is this worker's."""
        others = [other for other in self.both if other is not bot]
        for other in others:
            self.playground.endpoint.remove(other.address)
        yield
        for other in others:
            await self.playground.endpoint.add(other.address)
