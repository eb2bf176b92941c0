"""Requests that count against the bot's fifty a second go out no faster than that.

Discord would refuse the others, count every refusal against the bot, and the library would try all
of them again at the same moment, until it gives up. Several workers have one token, so each takes
its part.
"""

import asyncio
import logging
from collections import deque

from bot.store.errors import Unavailable
from bot.store.sharing import DutyStore

log = logging.getLogger(__name__)

COUNTED_FOR = 10.0
"""Seconds for which a worker of which nothing is heard still has its part."""

COUNTED_EVERY = 3.0
"""Seconds between two counts of the workers."""


class Pace:
    """Lets requests go, the oldest first, at most so many in any second."""

    def __init__(self, most: int, window: float = 1.0) -> None:
        self.window = window
        self.most = most
        self._sent: deque[float] = deque(maxlen=most)
        """The moments of the last requests."""
        self._turn = asyncio.Lock()
        """Held by the request that goes next; the others queue for it."""

    def shared_by(self, workers: int) -> None:
        """From now on this is one of so many workers."""
        part = max(self.most // workers, 1)
        if part != self._sent.maxlen:
            self._sent = deque(self._sent, maxlen=part)

    async def share(self, duties: DutyStore) -> None:
        """Shares with all workers that there are, for as long as the bot runs."""
        while True:
            try:
                self.shared_by(await duties.workers(COUNTED_FOR))
            except Unavailable as error:
                log.debug("workers cannot be counted: %s", error)
            await asyncio.sleep(COUNTED_EVERY)

    async def wait(self) -> None:
        """Until this request may go. How many may is asked anew when it is its turn."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            while (left := self._free_at() - loop.time()) > 0:  # noqa: ASYNC110  (a time, no event)
                await asyncio.sleep(left)  # the share may shrink meanwhile
            self._sent.append(loop.time())

    def _free_at(self) -> float:
        full = len(self._sent) == self._sent.maxlen
        return self._sent[0] + self.window if full else 0
