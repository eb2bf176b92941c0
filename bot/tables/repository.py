"""What every change of a table needs: lock it, load it, save its next version."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

from bot.clock import Clock
from bot.store import Store
from bot.store.errors import ChannelTaken, Conflict
from bot.store.tables import Table
from bot.tables.locks import Locks
from rules.core.errors import Refused

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 5
"""How often a change is decided anew that another worker was faster than."""

APART = 0.05
"""Seconds before it is decided again, at most."""


def retried(change: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """A change of a table that loads it, decides and saves once: on a conflict it does so again.

    Deciding has no effect of its own, so that what was overtaken can be decided anew.
    """

    @wraps(change)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await change(*args, **kwargs)
            except Conflict:
                await asyncio.sleep(random.uniform(0, APART))
        return await change(*args, **kwargs)

    return tried


class Repository:
    """The tables in the store, changed by one at a time."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.lock = Locks()
        """A table's lock is held from loading it to saving it: workers may still meet in the store,
        but the changes of one worker need not."""

    @asynccontextmanager
    async def locked(self, number: int) -> AsyncIterator[Table]:
        """A table that nobody else in this process changes inside the block."""
        async with self.lock(number):
            yield await self.load(number)

    @asynccontextmanager
    async def held(self, number: int) -> AsyncIterator[Table]:
        """A table that nobody at all changes inside the block, which only decides and saves.

        So those who press at the same moment wait for each other, whichever workers they meet.
        """
        async with self.lock(number), self.store.tables.held(number) as table:
            yield _must_exist(table)

    async def load(self, number: int) -> Table:
        """The table with that number; refused where there is none."""
        return _must_exist(await self.store.tables.get(number))

    async def add(self, table: Table) -> Table:
        """A new table; refused where its channel has a live one already."""
        try:
            return await self.store.tables.add(table)
        except ChannelTaken as error:
            raise Refused("channel-taken") from error

    async def save(self, table: Table, **changes: Any) -> Table:
        """The next version of a table, changed now, without a step."""
        return await self.store.tables.save(
            msgspec.structs.replace(table, changed_at=self.clock.now(), **changes)
        )


def _must_exist(table: Table | None) -> Table:
    if table is None:
        raise Refused("no-table")
    return table
