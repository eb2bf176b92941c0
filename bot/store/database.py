"""The connections to one SQLite file.

aiosqlite does not isolate transactions on a shared connection, so one connection writes, behind one
lock from `begin immediate` to `commit`, and a second one reads.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import aiosqlite
import msgspec

from bot.store.opening import check, connected, migrate


class Database:
    """A file that is read and written; what is in it is the business of those who build on it."""

    def __init__(self, writing: aiosqlite.Connection, reading: aiosqlite.Connection) -> None:
        self._writing = writing
        self._reading = reading
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Opens the file, or makes it, and brings its tables up to date."""
        await asyncio.to_thread(check, path)
        path.parent.mkdir(parents=True, exist_ok=True)
        writing = await connected(path)
        try:
            await migrate(writing)
            return cls(writing, await connected(path))
        except BaseException:
            await writing.close()
            raise

    async def close(self) -> None:
        await self._reading.close()
        await self._writing.close()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """All or nothing, and nobody else's."""
        async with self._lock:
            try:
                await self._writing.execute("begin immediate")
                yield self._writing
                await self._writing.commit()
            except BaseException:
                await self._writing.rollback()
                raise

    async def _write(self, sql: str, values: Iterable[Any]) -> None:
        async with self._transaction() as write:
            await write.execute(sql, values)

    async def _rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        return list(await self._reading.execute_fetchall(sql, values))

    async def _row(self, sql: str, values: Iterable[Any]) -> Any:
        return next(iter(await self._rows(sql, values)), None)


def marks(count: int) -> str:
    return ", ".join("?" * count)


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
