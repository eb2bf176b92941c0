"""Waiting for conditions: they are checked again each time something is said to have changed."""

import asyncio
import time
from collections.abc import Callable

POLL_SECONDS = 0.02
"""How often a condition is checked that may change without anybody saying so."""


class Changes:
    """Tells whoever waits or listens that something changed. `listeners` are called in order."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[], None]] = []
        self._waiting: set[asyncio.Future[None]] = set()

    def notify(self) -> None:
        """Say that something changed."""
        for waiting in tuple(self._waiting):
            if not waiting.done():
                waiting.set_result(None)
        for listener in self.listeners:
            listener()

    async def until(self, condition: Callable[[], object], timeout: float) -> bool:
        """Wait until a condition holds; False when it still does not after `timeout` seconds."""
        deadline = time.monotonic() + timeout
        while not condition():
            left = deadline - time.monotonic()
            if left <= 0:
                return False
            await self._change(min(left, POLL_SECONDS))
        return True

    async def _change(self, timeout: float) -> None:
        change: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(change)
        try:
            await asyncio.wait([change], timeout=timeout)
        finally:
            self._waiting.discard(change)
