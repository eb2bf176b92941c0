"""What bounds the work of the event loop when more comes in than it can do.

A press is acknowledged at once, and a move is saved at once; what costs most, showing what came of
it, takes its turn here. So the loop has only a few such pieces of work at hand and goes round fast,
and the next acknowledgement waits for no more than a round or two.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

AT_ONCE = 8
"""Pieces of work under way at the same time in a loop that has no time left."""

BEAT = 0.05
"""Seconds between two looks at the loop while somebody waits."""

IDLE = 0.03
"""Seconds by which such a look comes late at most in a loop that has time left: what is under way
then waits for the network and not for the processor, so that as many again are let in."""

HELD = 0.5
"""Seconds after which whoever is inside is taken to wait for the network, as for a rate limit of
Discord, and lets another one in, in a loop that has no time left."""

MOST = 4
"""Times as many as that are inside then at most: on a slow machine all may take so long."""

LONG = 1.0
"""Seconds of waiting after which a message goes out as text; its pictures follow."""

Turn = asyncio.Future[None]


class Throttle:
    """Lets in a few at a time, the oldest first, and what comes `last` when nobody else waits.

    Whoever is inside already need not wait again.
    """

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self.taken = 0
        """Turns that are taken: the pieces of work under way."""
        self._inside: dict[asyncio.Task[Any], tuple[float, float]] = {}
        """The tasks inside: since when, and the seconds that each has waited before."""
        self._first: deque[Turn] = deque()
        self._last: deque[Turn] = deque()
        self._beat: asyncio.TimerHandle | None = None

    @property
    def crowded(self) -> bool:
        """Whether anybody waits, but for what comes last."""
        return bool(self._first)

    @asynccontextmanager
    async def turn(self, *, last: bool = False) -> AsyncIterator[float]:
        """Waits for a turn, and has it for as long as the block lasts.

        The block is given the seconds that it has waited, none where it came last by intention.
        """
        task = asyncio.current_task()
        assert task is not None
        if task in self._inside:
            yield self._inside[task][1]
            return
        waited = await self._wait(last=last)
        waited = 0.0 if last else waited
        self._inside[task] = asyncio.get_running_loop().time(), waited
        try:
            yield waited
        finally:
            del self._inside[task]
            self._leave()

    async def _wait(self, *, last: bool) -> float:
        """Takes a turn when it comes; the seconds until then."""
        if self.taken < self.at_once and not self._first and not (last and self._last):
            self.taken += 1
            return 0.0
        loop = asyncio.get_running_loop()
        began, turn = loop.time(), loop.create_future()
        (self._last if last else self._first).append(turn)
        self._look_later()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given at the same moment
                self._leave()
            raise
        return loop.time() - began

    def _leave(self) -> None:
        self.taken -= 1
        self._let_in(self.at_once - self.taken)

    def _let_in(self, most: int) -> None:
        while most > 0 and (queue := self._first or self._last):
            turn = queue.popleft()
            if not turn.done():
                turn.set_result(None)
                self.taken += 1
                most -= 1

    # ── a loop that has time left ────────────────────────────────────────────────────────────────

    def _look_later(self) -> None:
        if self._beat is None:
            loop = asyncio.get_running_loop()
            due = loop.time() + BEAT
            self._beat = loop.call_at(due, self._look, due)

    def _look(self, due: float) -> None:
        """Lets more in where the loop has time left, which it has if this look is not late.

        Where it has none, those who wait for the network inside make room.
        """
        self._beat = None
        now = asyncio.get_running_loop().time()
        if now - due < IDLE:
            self._let_in(self.at_once)
        else:
            held = sum(now - since > HELD for since, _ in self._inside.values())
            self._let_in(min(self.at_once + held, MOST * self.at_once) - self.taken)
        if self._first or self._last:
            self._look_later()
