"""A circuit breaker: while a server is away, whoever needs it is told so at once.

A server that hangs takes all the time that it is given. If everybody waited for it, they would wait
for each other as well, and be told ever later that nothing goes.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.store.errors import Unavailable
from bot.store.outage import Outage

LONG = 1.0
"""Seconds. Whoever fails sooner keeps nobody waiting; after a longer wait in vain nobody else waits
for as long, and then one at a time."""


class Breaker:
    """Is open while people would wait in vain; now and then one may try whether that is over."""

    def __init__(self, outage: Outage, is_away: Callable[[Exception], bool]) -> None:
        self.outage = outage
        self.is_away = is_away
        """Whether an error says that of the server."""
        self.is_open = False
        self._trying = False
        self._again_at = 0.0
        self._worked_at = 0.0

    @contextmanager
    def attempt(self) -> Iterator[None]:
        """Something that needs the server; `Unavailable` at once while it is open.

        A failure says nothing of the server if something else has worked meanwhile.
        """
        began, trial = time.monotonic(), self.is_open
        if trial and (self._trying or began < self._again_at):
            raise Unavailable(self.outage.reason)
        self._trying = trial
        try:
            yield
        except Exception as error:
            if self.is_away(error) and self._worked_at < began:
                self._failed(began, error)
            raise
        finally:
            if trial:
                self._trying = False

    def _failed(self, began: float, error: Exception) -> None:
        now = time.monotonic()
        self.is_open, self._again_at = now - began > LONG, now + LONG
        self.outage.began(error)

    def worked(self, *, wrote: bool) -> None:
        """The server has answered."""
        self.is_open, self._worked_at = False, time.monotonic()
        self.outage.ended(wrote=wrote)
