"""The bot's requests: those under way, the last ones, and whether anything is still going on."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from playground.wire.changes import Changes
from playground.wire.clock import Clock
from playground.wire.endpoint import Endpoint
from playground.wire.gateway import Gateway

KEPT_EXCHANGES = 80
"""How many of the last requests are kept, for the page and for tests."""


class Exchange(msgspec.Struct, kw_only=True):
    """One request of the bot and the response's status; `remark` says what was wrong with it.

    `kind` is its method and route; whether it `counts` against the bot's requests a second.
    `sender` is the worker that sent it, if the bot has several.
    """

    number: int
    method: str
    path: str
    at: float
    body: Any = None
    status: int = 0
    milliseconds: float = 0.0
    counts: bool = False
    kind: str = ""
    sender: str = ""
    remark: str = ""


class Activity:
    """Counts requests and keeps the last ones.

    A bot in this process adds callables to `also_busy` that say whether it is at work. Then it can
    be waited for exactly, where otherwise a pause has to be long enough.
    """

    def __init__(
        self, clock: Clock, gateway: Gateway, endpoint: Endpoint, changes: Changes
    ) -> None:
        self.clock = clock
        self.gateway = gateway
        self.endpoint = endpoint
        self.changes = changes
        self.also_busy: list[Callable[[], object]] = []
        self.in_flight = 0
        self.requests = 0
        self.last_request = 0.0
        """When the last response was sent, in monotonic time."""
        self.serving: Exchange | None = None
        """The request that is being carried out."""
        self.exchanges: deque[Exchange] = deque(maxlen=KEPT_EXCHANGES)
        self.senders: dict[int, str] = {}
        """By the port at which a worker alone reaches this Discord: its name."""
        self.exchanged: list[Callable[[Exchange], None]] = []
        """Called in order when a response is ready."""

    @contextmanager
    def exchange(self, method: str, path: str) -> Iterator[Exchange]:
        """Record a request, for as long as it is under way and afterwards."""
        self.in_flight += 1
        self.requests += 1
        exchange = Exchange(number=self.requests, method=method, path=path, at=self.clock.now())
        self.exchanges.append(exchange)
        begun = time.monotonic()
        try:
            yield exchange
        finally:
            self.in_flight -= 1
            self.last_request = time.monotonic()
            exchange.milliseconds = (self.last_request - begun) * 1000
            for listener in self.exchanged:
                listener(exchange)
            self.changes.notify()

    @property
    def busy(self) -> bool:
        """Whether a request or event is under way, or a bot in this process says it is at work."""
        under_way = self.in_flight or not self.gateway.all_sent or self.endpoint.busy
        return bool(under_way) or any(at_work() for at_work in self.also_busy)

    async def calm(self, seconds: float = 0.005, timeout: float = 5.0) -> None:
        """Wait until nothing is busy and no request has come for `seconds`."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            since = time.monotonic() - self.last_request
            if not self.busy and since >= seconds:
                return
            await asyncio.sleep(max(seconds - since, 0.001))
