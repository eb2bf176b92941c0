"""Who is here: when somebody last pressed or typed anything, and where."""

from cachetools import LRUCache

from bot.clock import Clock

REMEMBERED = 20_000
"""Presses that are remembered, one for each person and place. After a restart nobody is here, so
that a notice comes at once rather than never."""

ANYWHERE = 0
"""A place that stands for all of them. The others are tables and channels, by their numbers, which
cannot be mistaken for each other: those of channels are far greater."""


class Presence:
    """The last press of each person, by the bot's clock. It is kept in memory only."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._pressed: LRUCache[tuple[int, int], float] = LRUCache(REMEMBERED)

    def note(self, user: int, *places: int) -> None:
        """Somebody has just pressed or typed something in these places."""
        for place in (ANYWHERE, *places):
            self._pressed[user, place] = self.clock.now()

    def last(self, user: int, *places: int) -> float:
        """When they last did so in one of these places; 0 where nobody knows."""
        return max(self._pressed.get((user, place), 0.0) for place in places or (ANYWHERE,))
