"""A rate limit for each person, so that one who hammers does not slow down the others.

It is a token bucket: every press takes a token, and tokens come back with time. Nothing is read or
written for a press without one; the person is told now and then, and may go on a moment later.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

from cachetools import LRUCache

BURST = 10
PER_SECOND = 4.0
"""More than anybody plays: five dice and a confirmation are six presses."""

SCRIPTED_BURST = 100
SCRIPTED_PER_SECOND = 40.0
"""On the playground, where scripted people press as soon as they are answered."""

TOLD_EVERY = 5.0
"""Seconds between two sentences about it to the same person."""

REMEMBERED = 1000
"""People whose bucket is kept; whoever has not pressed for longest gets a full one again."""


@dataclass
class Bucket:
    """The tokens of one person, when they were last counted, and when they were last told."""

    tokens: float
    counted_at: float
    told_at: float = float("-inf")


class RateLimit:
    """Counts presses and commands by real time: a virtual clock that jumps gives nobody more."""

    def __init__(
        self,
        burst: float = BURST,
        per_second: float = PER_SECOND,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.burst = burst
        self.per_second = per_second
        self.now = now
        self._buckets: LRUCache[int, Bucket] = LRUCache(REMEMBERED)

    def __len__(self) -> int:
        return len(self._buckets)

    def allows(self, user: int) -> bool:
        """Takes a token, if this person has one left."""
        bucket = self._refilled(user)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True

    def tells(self, user: int) -> bool:
        """Whether it is time to tell this person why nothing happens."""
        bucket, now = self._refilled(user), self.now()
        if now - bucket.told_at < TOLD_EVERY:
            return False
        bucket.told_at = now
        return True

    def _refilled(self, user: int) -> Bucket:
        now = self.now()
        bucket = self._buckets.setdefault(user, Bucket(self.burst, now))
        gained = (now - bucket.counted_at) * self.per_second
        bucket.tokens, bucket.counted_at = min(self.burst, bucket.tokens + gained), now
        return bucket


def rate_limit(scripted: bool) -> RateLimit:
    """The limit for people, or for the scripted ones of the playground."""
    return RateLimit(SCRIPTED_BURST, SCRIPTED_PER_SECOND) if scripted else RateLimit()
