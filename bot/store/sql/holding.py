"""Tables that one of several workers keeps from being changed by others while it decides."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

from bot.store import Conflict
from bot.store.engine import Engine, Session, Unavailable, Work
from bot.store.records import Table

T = TypeVar("T")

HELD = 5
"""Tables that one worker keeps from being changed by others at the same time, at most: each takes
a connection, and others are needed for what is read meanwhile."""

Lock = Callable[[Session, int], Awaitable[Table | None]]
"""Reads a table whose row nobody else changes until the transaction ends."""


class Hold(Generic[T]):
    """A transaction that has locked a table's row, and waits to be told what to write."""

    def __init__(self, engine: Engine, lock: Lock, number: int) -> None:
        loop = asyncio.get_running_loop()
        self.lock = lock
        self.number = number
        self._read: asyncio.Future[Table | None] = loop.create_future()
        self._change: asyncio.Future[Work[T] | None] = loop.create_future()
        self._written = False
        self._ended = asyncio.create_task(engine.transaction(self._run), name=f"hold {number}")

    async def _run(self, session: Session) -> T | None:
        table = await self.lock(session, self.number)
        if not self._read.done():
            self._read.set_result(table)
        change = await self._change
        saved = None if change is None else await change(session)
        self._written = True
        return saved

    async def table(self) -> Table | None:
        """The table as it is now, which stays so."""
        either: set[asyncio.Future[Any]] = {self._read, self._ended}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not self._read.done():
            await self._ended  # it has failed
        return self._read.result()

    async def write(self, change: Work[T]) -> T:
        """Commits a change; also if whoever waits for it goes away.

        `Conflict` where the server has ended the transaction before, as it does where a process
        was stopped or starved for long: the change is to be decided anew.
        """
        self._change.set_result(change)
        try:
            saved = await asyncio.shield(self._ended)
        except Unavailable as error:
            if self._written:
                raise
            raise Conflict(f"table {self.number} was not held any longer") from error
        assert saved is not None
        return saved

    async def end(self) -> None:
        """Others may change the table again."""
        if not self._change.done():
            self._change.set_result(None)
        await asyncio.wait({self._ended})
        self._ended.exception()  # whoever has changed something was told of it


class Holds(Generic[T]):
    """All that one worker holds."""

    def __init__(self, engine: Engine, lock: Lock) -> None:
        self.engine = engine
        self.lock = lock
        self._free = asyncio.Semaphore(HELD)
        self._by_table: dict[int, Hold[T]] = {}

    @asynccontextmanager
    async def hold(self, number: int) -> AsyncIterator[Table | None]:
        """The table with that number, which nobody else changes until it is saved."""
        async with self._free:
            hold = Hold[T](self.engine, self.lock, number)
            try:
                table = await hold.table()
                self._by_table[number] = hold
                yield table
            finally:
                self._by_table.pop(number, None)
                await hold.end()

    def take(self, number: int) -> Hold[T] | None:
        """The transaction in which the next version of this table is saved, if it is held."""
        return self._by_table.pop(number, None)
