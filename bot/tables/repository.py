"""What every change of a table needs: lock it, load it, save its next version."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from bot.clock import Clock
from bot.store import ChannelTaken, Store, Table
from bot.tables.locks import Locks
from rules.core.errors import Refused


class Repository:
    """The tables in the store, changed by one at a time."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.lock = Locks()
        """A table's lock is held from loading it to saving it."""

    @asynccontextmanager
    async def locked(self, number: int) -> AsyncIterator[Table]:
        """A table that nobody else changes inside the block."""
        async with self.lock(number):
            yield await self.load(number)

    async def load(self, number: int) -> Table:
        """The table with that number; refused where there is none."""
        table = await self.store.tables.get(number)
        if table is None:
            raise Refused("no-table")
        return table

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
