"""The rate limit on all requests of one bot: fifty a second, interaction endpoints excepted."""

from collections import deque
from http import HTTPStatus

import msgspec

from playground.discord.enums import ErrorCode
from playground.discord.errors import Refused


class RequestLimit(msgspec.Struct):
    """How many requests with the bot's token are carried out in any `window` seconds."""

    limit: int = 50
    window: float = 1.0
    counted: int = 0
    """Requests that were carried out."""
    limited: int = 0
    """Requests that were refused with 429."""
    recent: deque[float] = msgspec.field(default_factory=deque)

    def count(self, now: float) -> None:
        """Count a request; refuse it if there were too many in the last second."""
        while self.recent and now - self.recent[0] >= self.window:
            self.recent.popleft()
        if len(self.recent) >= self.limit:
            self.limited += 1
            wait = round(self.recent[0] + self.window - now, 3)
            raise Refused(
                HTTPStatus.TOO_MANY_REQUESTS,
                ErrorCode.GENERAL,
                "You are being rate limited.",
                extra={"retry_after": max(wait, 0.001), "global": True},
            )
        self.recent.append(now)
        self.counted += 1
