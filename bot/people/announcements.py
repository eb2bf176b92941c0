"""What one person may make everybody see: a few messages an hour of each kind, some things once.

It is kept in memory: a restart gives everybody their messages back, and nobody restarts the bot to
bother the others. Several workers count in the store instead, since a press may reach any of them.
"""

import hashlib
from collections.abc import Hashable, Mapping
from typing import Literal

from cachetools import LRUCache

from bot.clock import DAY, HOUR, Clock
from bot.store import Store
from rules.core.errors import Refused

Announcement = Literal["lobby", "thread", "proposal", "seat", "film", "invitation", "today"]

AN_HOUR: Mapping[Announcement, int] = {
    "lobby": 20,
    "thread": 3,
    "proposal": 20,
    "seat": 6,
    "film": 6,
    "invitation": 10,
    "today": 6,
}
"""More than anybody needs."""

REMEMBERED = 2_000

ONCE_FOR = 30 * DAY
"""Seconds for which several workers remember what was done once."""


class Announcements:
    """Counts by person and kind, by the bot's clock."""

    def __init__(self, clock: Clock, store: Store) -> None:
        self.clock = clock
        self.store = store
        self._lately: LRUCache[tuple[int, Announcement], tuple[float, ...]] = LRUCache(REMEMBERED)
        self._done: LRUCache[Hashable, bool] = LRUCache(REMEMBERED)

    async def again_at(self, user: int, kind: Announcement) -> float:
        """Counts one more announcement; where it may not be made now, when it may be made."""
        now, most = self.clock.now(), AN_HOUR[kind]
        if not self.store.leases.alone:
            return await self.store.duties.count(user, kind, most, now, HOUR)
        lately = self._lately.get((user, kind), ())
        if len(lately) >= most and lately[-most] + HOUR > now:
            return lately[-most] + HOUR
        self._lately[user, kind] = (*lately, now)[-most:]
        return 0

    async def allows(self, user: int, kind: Announcement) -> bool:
        """Counts one more announcement, if it may be made now."""
        return not await self.again_at(user, kind)

    async def must_allow(self, user: int, kind: Announcement) -> None:
        """The same; refused, with the time, where it may not."""
        if again_at := await self.again_at(user, kind):
            raise Refused("announced-enough", {"when": f"<t:{int(again_at)}:R>"})

    async def once(self, what: Hashable) -> bool:
        """Whether something happens for the first time."""
        if not self.store.leases.alone:
            return await self.store.duties.claim(_name(what), ONCE_FOR)
        first = what not in self._done
        self._done[what] = True
        return first

    async def forget(self, what: Hashable) -> None:
        """It did not happen after all."""
        self._done.pop(what, None)
        if not self.store.leases.alone:
            await self.store.duties.unclaim(_name(what))


def _name(what: Hashable) -> str:
    """What was done, so that nobody can be read from it."""
    return hashlib.blake2b(str(what).encode(), digest_size=16).hexdigest()
