"""People with their settings, and forgetting somebody."""

import math
import time
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from cachetools import LRUCache

from bot.store.engine import Engine, Session, Work, put
from bot.store.people import Person
from bot.store.sql.forgetting import forget_in_games

T = TypeVar("T")

COLUMNS = ", ".join(Person.__struct_fields__)
PUT = put("people", COLUMNS, "user")

CACHED = 2_000
"""People who are kept in memory: every press asks for somebody's settings, which hardly change."""


FRESH = 0.5
"""Seconds for which they are where another worker may change them: as long as it takes to show a
table, which asks for the same people again and again."""


class SqlPeople:
    """See `bot.store.PersonStore`. They are cached: for a moment where others may change them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.cache: LRUCache[int, tuple[Person, float]] = LRUCache(CACHED)
        """By user, somebody and until when that is to be believed."""
        self._changes = 0
        """How often anybody was changed: what was being read meanwhile may be stale."""

    async def get(self, user: int) -> Person:
        """Somebody; with default settings if they are unknown."""
        (cached, until), changes = self.cache.get(user, (None, 0.0)), self._changes
        if cached is not None and time.monotonic() < until:
            return cached
        row = await self.engine.row(f"select {COLUMNS} from people where user = $1", user)
        person = Person(user=user) if row is None else _person(row)
        if changes == self._changes:
            until = math.inf if self.engine.exclusive else time.monotonic() + FRESH
            self.cache[user] = person, until
        return person

    async def change(self, user: int, **settings: object) -> Person:
        """Saves some settings of somebody and leaves the others as they are; returns all of them.

        So two workers that learn different things of the same person do not undo each other.
        """
        person = msgspec.convert({"user": user, **settings}, Person)
        values = user, *(getattr(person, name) for name in settings)
        sql = f"{put('people', ', '.join(['user', *settings]), 'user')} returning {COLUMNS}"
        return _person((await self._change(user, lambda write: write.rows(sql, *values)))[0])

    async def blocks(self, user: int) -> frozenset[int]:
        """Whom somebody has blocked."""
        rows = await self.engine.rows("select blocked from blocks where user = $1", user)
        return frozenset(int(row[0]) for row in rows)

    async def put_block(self, user: int, blocked: int, on: bool) -> None:
        """Blocks somebody, or no longer."""
        await self.engine.write(
            "insert into blocks (user, blocked) values ($1, $2) on conflict do nothing"
            if on
            else "delete from blocks where user = $1 and blocked = $2",
            user,
            blocked,
        )

    async def forget(self, user: int, names: Mapping[str, str]) -> None:
        """Removes somebody from all games that have ended, and their settings."""

        async def forgotten(write: Session) -> None:
            await forget_in_games(write, user, names)
            await _put_person(write, Person(user=user, counted=False))

        await self._change(user, forgotten)

    async def _change(self, user: int, work: Work[T]) -> T:
        """Changes somebody and drops them from the cache, also where the change fails."""
        try:
            return await self.engine.transaction(work)
        finally:
            self.cache.pop(user, None)
            self._changes += 1


async def _put_person(write: Session, person: Person) -> None:
    await write.run(PUT, *msgspec.structs.astuple(person))


def _person(row: Any) -> Person:
    fields = dict(zip(Person.__struct_fields__, row, strict=True))
    return msgspec.convert(fields, Person, strict=False)
