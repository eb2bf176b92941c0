"""Requests that count against the bot's fifty a second go out no faster than that.

Discord would refuse the others, count every refusal against the bot, and the library would try all
of them again at the same moment, until it gives up.
"""

import asyncio
from collections import deque


class Pace:
    """Lets requests go, the oldest first, at most so many in any second."""

    def __init__(self, most: int, window: float = 1.0) -> None:
        self.window = window
        self._sent: deque[float] = deque(maxlen=most)
        """The moments of the last requests; those that still wait have theirs in the future."""

    async def wait(self) -> None:
        """Until this request may go."""
        now = asyncio.get_running_loop().time()
        full = len(self._sent) == self._sent.maxlen
        moment = max(now, self._sent[0] + self.window) if full else now
        self._sent.append(moment)
        if moment > now:
            await asyncio.sleep(moment - now)
