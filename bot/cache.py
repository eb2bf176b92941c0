"""A small LRU cache for things with a number: tables, people."""

from typing import TypeVar

T = TypeVar("T")


class LruCache(dict[int, T]):
    """A dictionary of at most `size` entries. Beyond that the one put in longest ago is dropped."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size

    def put(self, key: int, value: T) -> None:
        """Adds an entry, or makes it the newest."""
        self.pop(key, None)
        self[key] = value
        if len(self) > self.size:
            del self[next(iter(self))]
