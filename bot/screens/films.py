"""Films of games: made one at a time, at most one waiting for each person, and kept for a while."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable

from cachetools import LRUCache

from rules.core.errors import Refused

KEPT = 64 * 1024 * 1024
"""Bytes of finished films in memory."""

Making = Callable[[], Awaitable[bytes]]


class Films:
    """Has films made. Whoever waits for one cannot ask for another meanwhile."""

    def __init__(self) -> None:
        self.kept: LRUCache[Hashable, bytes] = LRUCache(KEPT, getsizeof=len)
        self._making = asyncio.Lock()
        self._waiting: set[int] = set()

    async def film(self, user: int, key: Hashable, made: Making) -> bytes:
        """The film with that key, made now if it is not kept."""
        if (kept := self.kept.get(key)) is not None:
            return kept
        if user in self._waiting:
            raise Refused("film-waiting")
        self._waiting.add(user)
        try:
            async with self._making:
                return self.kept.get(key) or await self._make(key, made)
        finally:
            self._waiting.discard(user)

    async def _make(self, key: Hashable, made: Making) -> bytes:
        data = await made()
        if len(data) <= KEPT:
            self.kept[key] = data
        return data
