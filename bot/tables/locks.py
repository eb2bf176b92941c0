"""Locks by number: whoever holds a table's lock is the only one to change it."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """One `asyncio.Lock` for each number in use. A lock that nobody holds is garbage-collected."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __call__(self, number: int) -> asyncio.Lock:
        """The lock of this number."""
        return self._locks.setdefault(number, asyncio.Lock())
