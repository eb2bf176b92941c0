"""Who is here: when somebody last pressed or typed anything, and where."""

from cachetools import LRUCache

from bot.clock import Clock
from bot.store import Store

REMEMBERED = 20_000
"""Presses that are remembered, one for each person and place. After a restart nobody is here, so
that a notice comes at once rather than never."""

ANYWHERE = 0
"""A place that stands for all of them. The others are tables and channels, by their numbers, which
cannot be mistaken for each other: those of channels are far greater."""


NOTED_EVERY = 15.0
"""Seconds between two notes for other workers of somebody's presses in the same place."""


class Presence:
    """The last press of each person, by the bot's clock: in memory, and where there are several
    workers also in the store, for those that have not seen the press."""

    def __init__(self, clock: Clock, store: Store) -> None:
        self.clock = clock
        self.store = store
        self._noted: LRUCache[tuple[int, int], float] = LRUCache(REMEMBERED)
        self._pressed: LRUCache[tuple[int, int], float] = LRUCache(REMEMBERED)

    def note(self, user: int, *places: int, table: int = 0) -> None:
        """Somebody has just pressed or typed something in these places, or at a table."""
        now = self.clock.now()
        for place in (ANYWHERE, *places, *((table,) if table else ())):
            self._pressed[user, place] = now
        if not self.store.leases.alone:
            for place in {*places, table} - {ANYWHERE}:
                since = now - self._noted.get((user, place), 0.0)
                if since > NOTED_EVERY:
                    self._noted[user, place] = now
                    first = since > 2 * NOTED_EVERY
                    self.store.presence.note(user, place, now, table, first=first)

    async def learn(self, *users: int) -> None:
        """What other workers have noted of these people."""
        if not self.store.leases.alone and users:
            for user, place, at in await self.store.presence.of(users):
                for known in (ANYWHERE, place):
                    self._pressed[user, known] = max(at, self._pressed.get((user, known), 0.0))

    def last(self, user: int, *places: int) -> float:
        """When they last did so in one of these places; 0 where nobody knows."""
        return max(self._pressed.get((user, place), 0.0) for place in places or (ANYWHERE,))
