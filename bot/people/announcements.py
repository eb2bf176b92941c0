"""What one person may make everybody see: a few messages an hour of each kind, some things once.

It is kept in memory: a restart gives everybody their messages back, and nobody restarts the bot to
bother the others.
"""

from collections.abc import Hashable, Mapping
from typing import Literal

from cachetools import LRUCache

from bot.clock import Clock
from bot.store.records import HOUR
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


class Announcements:
    """Counts by person and kind, by the bot's clock."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._lately: LRUCache[tuple[int, Announcement], tuple[float, ...]] = LRUCache(REMEMBERED)
        self._done: LRUCache[Hashable, bool] = LRUCache(REMEMBERED)

    def again_at(self, user: int, kind: Announcement) -> float:
        """When somebody may announce such a thing; a moment that is over where they may now."""
        lately = self._lately.get((user, kind), ())
        return lately[-AN_HOUR[kind]] + HOUR if len(lately) >= AN_HOUR[kind] else 0

    def allows(self, user: int, kind: Announcement) -> bool:
        """Counts one more announcement, if it may be made now."""
        now = self.clock.now()
        if self.again_at(user, kind) > now:
            return False
        lately = self._lately.get((user, kind), ())
        self._lately[user, kind] = (*lately, now)[-AN_HOUR[kind] :]
        return True

    def must_allow(self, user: int, kind: Announcement) -> None:
        """The same; refused, with the time, where it may not."""
        if not self.allows(user, kind):
            when = f"<t:{int(self.again_at(user, kind))}:R>"
            raise Refused("announced-enough", {"when": when})

    def once(self, what: Hashable) -> bool:
        """Whether something happens for the first time."""
        first = what not in self._done
        self._done[what] = True
        return first

    def forget(self, what: Hashable) -> None:
        """It did not happen after all."""
        self._done.pop(what, None)
