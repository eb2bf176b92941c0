"""The connections to one SQLite file.

One connection writes and a second one reads, each in a thread of its own. The writing thread is
the queue of all transactions, so that no two can mix. Those that wait while it writes to the disk
are committed together afterwards, and share one fsync; nobody is told that a transaction has ended
before it is on the disk.
"""

import asyncio
import re
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar, cast

import aiosqlite

from bot.store.engine import CLOCK_SECONDS, SKIP_LOCKED, Engine, Row, Schema, Work, by_table
from bot.store.errors import Unavailable, Violation
from bot.store.outage import Outage
from bot.store.sqlite.file import check, connected, explained, migrate

T = TypeVar("T")

SCHEMA = """select tables.name, columns.name, type, "notnull", dflt_value, pk
    from (select name from sqlite_master where type = 'table' and name not like 'sqlite%') as tables
    join pragma_table_info(tables.name) as columns order by tables.name, cid"""


class Database(Engine):
    """Runs statements on the file."""

    exclusive: ClassVar[bool] = True

    def __init__(
        self, writing: aiosqlite.Connection, reading: aiosqlite.Connection, outage: Outage
    ) -> None:
        self.writing = writing
        self.reading = reading
        self.outage = outage
        self._waiting: deque[Job[Any]] = deque()

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Opens the file, or makes it, and brings its schema up to date.

        `Unavailable` while the disk is full.
        """
        with explained(f"the database {path.name}"):
            await asyncio.to_thread(check, path)
            path.parent.mkdir(parents=True, exist_ok=True)
            writing = await connected(path)
            try:
                await migrate(writing)
                return cls(writing, await connected(path), Outage(f"the database {path.name}"))
            except BaseException:
                await writing.close()
                raise

    async def close(self) -> None:
        """Closes both connections."""
        await self.reading.close()
        await self.writing.close()

    async def transaction(self, work: Work[T]) -> T:
        """Runs several statements in one transaction: all of them take effect, or none."""
        self.transactions += 1
        job = Job(work)
        self._waiting.append(job)
        return await self._in_thread(self.writing, lambda write: self._done(write, job))

    def _done(self, write: sqlite3.Connection, job: "Job[T]") -> T:
        """In the writing thread: whoever's turn it is commits for everybody who waits by then."""
        if not job.ended:
            self.commits += 1
            commit(write, [self._waiting.popleft() for _ in range(len(self._waiting))])
        return job.result()

    async def write(self, sql: str, *values: Any) -> int:
        """One change in a transaction of its own; returns how many rows it changed."""
        return await self.transaction(lambda session: session.run(sql, *values))

    async def read(self, work: Work[T]) -> T:
        """Runs several queries on one state of the file, in one job of the reading thread."""
        return await self._in_thread(self.reading, lambda read: _at_once(read, work))

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        """All rows of one query."""
        return await self._in_thread(self.reading, lambda read: _rows(read, sql, values))

    async def _in_thread(
        self, connection: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]
    ) -> T:
        """In a connection's thread; where the file cannot be used, the log says so once."""
        writing = connection is self.writing
        try:
            done = await in_thread(connection, work)
        except Unavailable as error:
            self.outage.began(error, of_writes=writing)
            raise
        self.outage.ended(wrote=writing)
        return done

    async def schema(self) -> Schema:
        """All tables and their columns."""
        return by_table(await self.rows(SCHEMA))

    @asynccontextmanager
    async def frozen(self) -> AsyncIterator[None]:
        """Nobody writes to the file inside the block; `Unavailable` where somebody does."""
        with translated():
            await self.writing.execute("begin immediate")
        try:
            yield
        finally:
            await self.writing.rollback()

    async def renumber(self) -> None:
        """SQLite sees to it by itself."""


class Job(Generic[T]):
    """A transaction that waits for the writing thread, and then how it ended."""

    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.ended = False
        self.value: Any = None
        self.error: Exception | None = None

    def run(self, write: sqlite3.Connection) -> None:
        """Its statements; what they come to is valid once they are committed."""
        self.value = to_the_end(self.work(SqliteSession(write)))
        self.error = None

    def result(self) -> T:
        """What it came to, or the error by which it failed."""
        if self.error is not None:
            raise self.error
        return cast(T, self.value)


def commit(write: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> None:
    """Runs jobs in one transaction of the file. One that fails takes no other with it."""
    try:
        write.execute("begin immediate")
    except sqlite3.Error as error:
        _all_fail(jobs, error)
        return
    alone = len(jobs) == 1
    try:
        for job in jobs:
            job.run(write) if alone else _run_apart(write, job)
        write.commit()
    except Exception as error:
        write.rollback()
        if alone:
            _all_fail(jobs, error)
        else:
            for job in jobs:
                commit(write, [job])
    for job in jobs:
        job.ended = True


def _all_fail(jobs: Sequence[Job[Any]], error: Exception) -> None:
    for job in jobs:
        job.error, job.ended = error, True


def _run_apart(write: sqlite3.Connection, job: Job[Any]) -> None:
    """One job of several: if it fails, what it has written is taken back and nothing else is."""
    write.execute("savepoint job")
    try:
        job.run(write)
    except Exception as error:
        job.error = error
        write.execute("rollback to job")
    write.execute("release job")


class SqliteSession:
    """See `bot.store.engine.Session`. Nothing in it waits for anything."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        """All rows of a query, or of a change that returns some."""
        return _rows(self.connection, sql, values)

    async def lock(self, table: int) -> None:
        """Only one transaction writes at a time, so nobody else changes anything."""

    async def run(self, sql: str, *values: Any) -> int:
        """Makes a change; returns how many rows it changed."""
        return self.connection.execute(_numbered(sql), values).rowcount

    async def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Makes the same change for each row of values."""
        self.connection.executemany(_numbered(sql), rows)


CLOCK = "((julianday('now') - 2440587.5) * 86400.0)"


@lru_cache(1_000)
def _numbered(sql: str) -> str:
    """Values as SQLite writes them: `?1` for `$1`. No row is locked: only one writes at a time."""
    unlocked = sql.replace(SKIP_LOCKED, "").replace(CLOCK_SECONDS, CLOCK)
    return re.sub(r"\$(\d+)", r"?\1", unlocked)


def _rows(connection: sqlite3.Connection, sql: str, values: Sequence[Any]) -> Sequence[Row]:
    return connection.execute(_numbered(sql), values).fetchall()


def to_the_end(work: Any) -> Any:
    """Runs a coroutine that waits for nothing, at once."""
    try:
        cast(Coroutine[Any, Any, Any], work).send(None)
    except StopIteration as done:
        return done.value
    work.close()
    raise RuntimeError("inside a transaction nothing but its session may be awaited")


async def in_thread(connection: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Runs work on a connection in its thread, as one job.

    Handing a job to the thread and waiting for it costs more than most statements, so several of
    them go in one. aiosqlite has no public way to do that: this is the only place that uses its
    private one, and `tests/bot/test_canaries.py` says what to do when an update breaks it.
    """
    with translated():
        done: T = await connection._execute(  # type: ignore[no-untyped-call]
            lambda: work(connection._conn)
        )
    return done


@contextmanager
def translated() -> Iterator[None]:
    """SQLite's errors as those of the store."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Violation(str(error)) from error
    except (sqlite3.ProgrammingError, sqlite3.InterfaceError):
        raise
    except sqlite3.DatabaseError as error:
        raise Unavailable(str(error)) from error


def _at_once(read: sqlite3.Connection, work: Work[T]) -> T:
    """In a transaction: without one each query would see whatever was committed just before it."""
    read.execute("begin")
    try:
        return cast(T, to_the_end(work(SqliteSession(read))))
    finally:
        read.rollback()
