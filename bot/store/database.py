"""The connections to one SQLite file.

One connection writes and a second one reads, each in a thread of its own. A transaction is one
piece of work for the writing thread, from `begin immediate` to `commit`: none gets into another.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite
import msgspec

from bot.store import UnusableStore
from bot.store.opening import check, connected, migrate

T = TypeVar("T")


class Database:
    """A file that is read and written; what is in it is the business of those who build on it."""

    def __init__(self, writing: aiosqlite.Connection, reading: aiosqlite.Connection) -> None:
        self._writing = writing
        self._reading = reading

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Opens the file, or makes it, and brings its tables up to date."""
        await asyncio.to_thread(check, path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            writing = await connected(path)
        except (OSError, sqlite3.Error) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise UnusableStore(f"the database {path.name} cannot be opened: {why}") from error
        try:
            await migrate(writing)
            return cls(writing, await connected(path))
        except sqlite3.Error as error:
            await writing.close()
            raise UnusableStore(f"the database {path.name} is damaged ({error})") from error
        except BaseException:
            await writing.close()
            raise

    async def close(self) -> None:
        await self._reading.close()
        await self._writing.close()

    async def _together(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """All or nothing, and nobody else's: one transaction, in one go of the writing thread."""
        return await _at_once(self._writing, lambda write: _transaction(write, work))

    async def _write(self, sql: str, values: Iterable[Any]) -> None:
        await self._together(lambda write: write.execute(sql, tuple(values)))

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Several queries in one go of the reading thread."""
        return await _at_once(self._reading, work)

    async def _rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        return list(await self._reading.execute_fetchall(sql, values))

    async def _row(self, sql: str, values: Iterable[Any]) -> Any:
        return next(iter(await self._rows(sql, values)), None)


async def _at_once(connection: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """A way to the connection's thread and back costs more than most statements: it is made once.

    aiosqlite has no public way to run several statements in one go; this is the only place that
    reaches for its own.
    """
    done: T = await connection._execute(  # type: ignore[no-untyped-call]
        lambda: work(connection._conn)
    )
    return done


def _transaction(write: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    write.execute("begin immediate")
    try:
        done = work(write)
        write.commit()
    except BaseException:
        write.rollback()
        raise
    return done


def marks(count: int) -> str:
    return ", ".join("?" * count)


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
