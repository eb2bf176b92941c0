"""The playground: a Discord with people and a page, served over HTTP on this machine."""

import asyncio
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Self

from aiohttp import web

from playground.page.page import Page
from playground.people.community import Community
from playground.wire import rest
from playground.wire.cdn import Cdn
from playground.wire.interactions import Failure
from playground.wire.same_origin import refuse_other_sites

LOOPBACK_ADDRESS = "127.0.0.1"
REQUEST_BYTES = 120 * 1024 * 1024


class Playground(Community):
    """`async with Playground() as playground:` serves on loopback until the block ends."""

    def __init__(self, port: int = 0, name: str = "Sixpips") -> None:
        super().__init__(bot_name=name)
        self.port = port
        self.token = secrets.token_urlsafe(32)
        """The token that the bot is to use; the gateway holds the one that is accepted."""
        self.gateway.token = self.token
        self._page: Page | None = None
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """Where the playground is served."""
        return f"http://{LOOPBACK_ADDRESS}:{self.port}"

    @property
    def application_id(self) -> int:
        """The id of the bot's application, which is that of its account."""
        return self.world.bot_id

    # Serving

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def start(self) -> None:
        """Listen on the port, or on a free one if it is 0."""
        self._page = Page(self)
        self._runner = web.AppRunner(
            self._application(self._page), access_log=None, shutdown_timeout=1.0
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK_ADDRESS, self.port).start()
        self.port = self._runner.addresses[0][1]
        self.payloads.base = self.url

    async def entrance(self, name: str) -> str:
        """Another address of this Discord, for one worker: its requests are recorded as its own."""
        assert self._runner is not None
        known = set(self._runner.addresses)
        await web.TCPSite(self._runner, LOOPBACK_ADDRESS, 0).start()
        ((_, port),) = set(self._runner.addresses) - known
        self.activity.senders[port] = name
        return f"http://{LOOPBACK_ADDRESS}:{port}"

    def _application(self, page: Page) -> web.Application:
        app = web.Application(client_max_size=REQUEST_BYTES, middlewares=[refuse_other_sites])
        rest.mount(app, self)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/clock", self.clock.connect)
        Cdn(self.world).mount(app)
        page.mount(app)
        return app

    async def close(self) -> None:
        """Close all sockets and stop listening."""
        self.interactions.stop_timers()
        await self.endpoint.close()
        await self.gateway.close()
        await self.clock.close()
        if self._page is not None:
            await self._page.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    # Waiting

    async def until(self, condition: Callable[[], object], timeout: float) -> bool:
        """Wait until a condition holds; False when it still does not after `timeout` seconds."""
        return await self.changes.until(condition, timeout)

    async def connected(self, timeout: float = 5.0) -> None:
        """Wait until a bot has identified, or has an endpoint for interactions."""
        if not await self.until(lambda: self.bot_listens, timeout):
            raise AssertionError("no bot has connected")

    async def registered(self, timeout: float = 5.0) -> None:
        """Wait until a bot has identified and its commands are registered."""
        await self.connected(timeout)
        if not await self.until(lambda: self.world.commands, timeout):
            raise AssertionError("the bot has registered no commands")

    async def quiet(self, seconds: float = 0.01, timeout: float = 5.0) -> None:
        """Wait until every interaction has a response and no request has come for `seconds`."""
        await self.until(lambda: not self.interactions.unanswered, timeout)
        await self.activity.calm(seconds, timeout)

    # Time and trouble

    async def advance(self, seconds: float) -> None:
        """Move the virtual clock; return when the bot has confirmed the new time."""
        await self.clock.advance(seconds)

    async def drop_socket(self) -> None:
        """Close the gateway's socket; the bot should resume."""
        await self.gateway.drop()
        await asyncio.sleep(0)

    def take_failures(self) -> list[Failure]:
        """The failures so far, which the test expects; `verify` does not complain of them."""
        taken, self.interactions.failures = self.interactions.failures, []
        return taken

    def verify(self) -> None:
        """Raise AssertionError if the bot broke Discord's rules, or did not respond to people."""
        listed = [f"violation: {violation}" for violation in self.violations]
        listed += [f"failure: {failure}" for failure in self.interactions.failures]
        listed += [f"never answered: {asked.details}" for asked in self.interactions.unanswered]
        if listed:
            raise AssertionError("Discord would complain:\n" + "\n".join(listed))
