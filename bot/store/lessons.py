"""How far people have got with their lessons."""

from collections.abc import Mapping
from typing import Protocol


class LessonStore(Protocol):
    """How far people have got with their lessons, and the tips they were given."""

    async def of(self, user: int) -> Mapping[str, int]:
        """By lesson the task that is next for somebody."""
        ...

    async def put(self, user: int, lesson: str, task: int) -> None:
        """The task that is next, whatever it was before."""
        ...

    async def advance(self, user: int, lesson: str, before: int, task: int) -> None:
        """The task that is next; no effect where another one than `before` was next."""
        ...

    async def is_new_to(self, user: int, game: str) -> bool:
        """Whether somebody has never had a seat in a game of this kind that came to its end."""
        ...

    async def tips(self, user: int, game: str) -> frozenset[str]:
        """The tips for a game that somebody was given."""
        ...

    async def put_tip(self, user: int, game: str, tip: str) -> bool:
        """Notes that somebody is given a tip; False where they were given it before."""
        ...
