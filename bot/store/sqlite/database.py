"""The connections to one SQLite file.

One connection writes and a second one reads, each in a thread of its own. The writing thread is
the queue of all transactions: each is one job for it, from `begin immediate` to `commit`, so that
no two can mix.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import msgspec

from bot.store import UnusableStore
from bot.store.sqlite.file import check, connected, migrate

T = TypeVar("T")


class Database:
    """Runs statements on the file; which ones is the business of the store's parts."""

    def __init__(self, writing: aiosqlite.Connection, reading: aiosqlite.Connection) -> None:
        self.writing = writing
        self.reading = reading

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Opens the file, or makes it, and brings its schema up to date."""
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
        """Closes both connections."""
        await self.reading.close()
        await self.writing.close()

    async def works(self) -> bool:
        """Whether the file can be written and read, by doing both."""
        try:
            await self.write("insert or replace into facts (name, value) values ('checked', 'yes')")
            return await self.row("select 1 from facts where name = 'checked'") is not None
        except sqlite3.Error:
            return False

    async def transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Runs several statements in one transaction: all of them take effect, or none."""
        return await in_thread(self.writing, lambda write: _committed(write, work))

    async def write(self, sql: str, values: Iterable[Any] = ()) -> None:
        """Runs one statement in a transaction of its own."""
        await self.transaction(lambda write: write.execute(sql, tuple(values)))

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Runs several queries in one job of the reading thread, on one state of the file."""
        return await in_thread(self.reading, lambda read: _at_once(read, work))

    async def rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        """All rows of one query."""
        return list(await self.reading.execute_fetchall(sql, values))

    async def row(self, sql: str, values: Iterable[Any] = ()) -> Any:
        """The first row of one query; None where there is none."""
        return next(iter(await self.rows(sql, values)), None)


async def in_thread(connection: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Runs work on a connection in its thread, as one job.

    Handing a job to the thread and waiting for it costs more than most statements, so several of
    them go in one. aiosqlite has no public way to do that: this is the only place that uses its
    private one, and `tests/bot/test_canaries.py` says what to do when an update breaks it.
    """
    done: T = await connection._execute(  # type: ignore[no-untyped-call]
        lambda: work(connection._conn)
    )
    return done


def _committed(write: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    write.execute("begin immediate")
    try:
        done = work(write)
        write.commit()
    except BaseException:
        write.rollback()
        raise
    return done


def _at_once(read: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """In a transaction: without one each query would see whatever was committed just before it."""
    read.execute("begin")
    try:
        return work(read)
    finally:
        read.rollback()


def placeholders(count: int) -> str:
    """As many question marks, for the values of a statement."""
    return ", ".join("?" * count)


def as_json(value: Any) -> str:
    """A value as it stands in a column of JSON."""
    return msgspec.json.encode(value).decode()
