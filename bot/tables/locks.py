"""Locks by name: whoever holds a table's lock is the only one to change it."""

import asyncio
from collections.abc import Hashable
from weakref import WeakValueDictionary


class Locks:
    """One `asyncio.Lock` for each name in use, such as a table's number.

    A lock that nobody holds is garbage-collected.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def __call__(self, name: Hashable) -> asyncio.Lock:
        """The lock of this name."""
        return self._locks.setdefault(name, asyncio.Lock())
