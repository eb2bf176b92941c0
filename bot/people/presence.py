"""Who is here: when somebody last pressed or typed anything, at a table and anywhere."""

from cachetools import LRUCache

from bot.clock import Clock

REMEMBERED = 10_000
"""Presses that are remembered, one for each person and table. After a restart nobody is here, so
that a notice comes at once rather than never."""

ANYWHERE = 0
"""Stands in the place of a table."""


class Presence:
    """The last press of each person, by the bot's clock. It is kept in memory only."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._pressed: LRUCache[tuple[int, int], float] = LRUCache(REMEMBERED)

    def note(self, user: int, table: int = ANYWHERE) -> None:
        """Somebody has just pressed or typed something."""
        self._pressed[user, ANYWHERE] = self._pressed[user, table] = self.clock.now()

    def last(self, user: int, table: int = ANYWHERE) -> float:
        """When they did so last; 0 where nobody knows."""
        return self._pressed.get((user, table), 0.0)
