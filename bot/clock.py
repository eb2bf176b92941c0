"""The bot's one source of time: real time, plus an offset that the playground may push."""

import asyncio
import logging
import time
from contextlib import suppress

import aiohttp

log = logging.getLogger(__name__)

HOUR = 60 * 60
DAY = 24 * HOUR


class Clock:
    """Seconds since 1970. Shifting the clock wakes every coroutine that sleeps on it."""

    def __init__(self) -> None:
        self._offset = 0.0
        self._shifted = asyncio.Event()

    def now(self) -> float:
        """The present time."""
        return time.time() + self._offset

    def shift(self, offset: float) -> None:
        """Sets how far the clock is ahead of real time."""
        self._offset = offset
        self._shifted.set()
        self._shifted = asyncio.Event()

    async def sleep_until(self, moment: float) -> None:
        """Sleeps until a moment; wakes early if the clock is shifted past it."""
        while (left := moment - self.now()) > 0:
            shifted = self._shifted
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await shifted.wait()


async def follow(clock: Clock, playground: str) -> None:
    """Follows the virtual time of the playground for as long as that runs."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{playground}/clock") as wire,
    ):
        async for message in wire:
            news = message.json()
            clock.shift(news["offset"])
            await wire.send_json({"n": news["n"]})
    log.info("the playground's clock has stopped")
