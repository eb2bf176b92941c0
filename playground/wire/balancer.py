"""A load balancer's health checks: interactions go to the workers that say they are ready."""

import asyncio
import contextlib
from collections.abc import Callable

import aiohttp
import msgspec

from playground.wire.changes import Changes
from playground.wire.endpoint import Endpoint

CHECK_SECONDS = 0.25
"""How long between two checks of a worker."""

TIMEOUT = aiohttp.ClientTimeout(total=2.0)
"""A worker that takes longer to say whether it is ready is not."""


class Worker(msgspec.Struct, kw_only=True):
    """A process of the bot that takes interactions over HTTP at `address`.

    `kill` ends it without warning, where the playground can do that.
    """

    name: str
    address: str
    ready: bool = False
    kill: Callable[[], None] | None = None


class Balancer:
    """Knows the workers and deals to those that are ready; `run` goes on until cancelled."""

    def __init__(self, endpoint: Endpoint, changes: Changes) -> None:
        self.endpoint = endpoint
        self.changes = changes
        self.workers: list[Worker] = []
        self.every = CHECK_SECONDS

    async def run(self) -> None:
        """Ask every worker again and again."""
        async with aiohttp.ClientSession(timeout=TIMEOUT) as session:
            while True:
                await asyncio.gather(*(self._check(worker, session) for worker in self.workers))
                await asyncio.sleep(self.every)

    async def _check(self, worker: Worker, session: aiohttp.ClientSession) -> None:
        ready = await _is_ready(worker, session)
        if ready and not worker.ready:
            with contextlib.suppress(aiohttp.ClientError, TimeoutError, AssertionError):
                await self.endpoint.add(worker.address)
                worker.ready = True
        elif worker.ready and not ready:
            self.endpoint.remove(worker.address)
            worker.ready = False
        else:
            return
        self.changes.notify()


async def _is_ready(worker: Worker, session: aiohttp.ClientSession) -> bool:
    try:
        async with session.get(f"{worker.address}/ready") as answer:
            return answer.status == 200
    except (aiohttp.ClientError, TimeoutError):
        return False
