"""The database file itself: is it ours, whole, up to date, and does nobody else write to it?"""

import asyncio
import errno
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Literal

import aiosqlite

from bot.store.errors import Unavailable, UnusableStore

APPLICATION = 0x53495850
"""Marks a SQLite file as ours."""

PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": 2,  # full: an acknowledged move survives a power cut
    "foreign_keys": 1,
    "busy_timeout": 5000,
}


@contextmanager
def explained(called: str) -> Iterator[None]:
    """What SQLite and the disk say, as errors of the store; `Unavailable` where it gets better."""
    try:
        yield
    except (sqlite3.Error, OSError, UnicodeError) as error:
        if _is_full(error):
            raise Unavailable("the disk is full") from error
        if isinstance(error, sqlite3.OperationalError | OSError):
            raise unopenable(called, error) from error
        raise UnusableStore(f"{called} is damaged ({error})") from error


def _is_full(error: Exception) -> bool:
    if isinstance(error, OSError):
        return error.errno == errno.ENOSPC
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL


def check(path: Path, what: Literal["database", "copy"] = "database") -> None:
    """Refuses a file that is damaged, not ours, or from a newer version, without touching it."""
    called = f"the {what} {path.name}"
    with explained(called):
        if not path.exists() or path.stat().st_size == 0:
            return
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as reading:
            _must_be_ours(path, called, reading)
            fault = reading.execute("pragma quick_check(1)").fetchone()[0]
    if fault != "ok":
        advice = "put back a backup of it" if what == "database" else "take another one"
        raise UnusableStore(f"{called} is damaged: {advice}")


def _must_be_ours(path: Path, called: str, reading: sqlite3.Connection) -> None:
    """One without any table is as good as none: its making may have been cut short."""
    version = reading.execute("pragma user_version").fetchone()[0]
    made = reading.execute("select count(*) from sqlite_master").fetchone()[0]
    if made and reading.execute("pragma application_id").fetchone()[0] != APPLICATION:
        raise UnusableStore(f"{path.name} is a database, but not one of Sixpips")
    if version > len(migrations()):
        raise UnusableStore(
            f"{called} is from a newer version of Sixpips"
            f" ({version}, this one knows {len(migrations())}): update the bot"
        )


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """One bot, move or restoring at a time: whoever comes second is refused.

    The lock is one of SQLite's, on an empty file beside the database. It goes with its process,
    however that ends, and keeps nobody from reading or copying the database.
    """
    with closing(_lock(path)):
        yield


def _lock(path: Path) -> sqlite3.Connection:
    file = path.resolve()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(file.with_name(f"{file.name}-lock"), timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise unopenable(f"the database {path.name}", error) from error
    try:
        lock.execute("begin exclusive")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise UnusableStore(f"{path.name} is in use: stop the bot first") from error
        raise unopenable(f"the database {path.name}", error) from error
    return lock


def unopenable(called: str, error: OSError | sqlite3.Error) -> UnusableStore:
    """One line that says why; the path itself is nobody's business."""
    why = error.strerror if isinstance(error, OSError) else error
    return UnusableStore(f"{called} cannot be opened: {why}")


def migrations() -> list[Path]:
    """The numbered SQL files, in order; the file n makes version n."""
    files = sorted(Path(__file__).parent.glob("migrations/*.sql"))
    assert [int(re.match(r"\d+", file.name)[0]) for file in files] == list(  # type: ignore[index]
        range(1, len(files) + 1)
    )
    return files


async def connected(path: Path) -> aiosqlite.Connection:
    """A connection with all pragmas set and read back."""
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        for name, value in PRAGMAS.items():
            await connection.execute(f"pragma {name} = {value}")
            found = [row[0] for row in await connection.execute_fetchall(f"pragma {name}")]
            if found != [value]:
                raise UnusableStore(
                    f"the database {path.name} does not take {name} = {value} (it says {found})"
                )
    except BaseException:
        await connection.close()
        raise
    return connection


async def migrate(connection: aiosqlite.Connection) -> None:
    """Runs the migrations that the file lacks, each in a transaction of its own."""
    (row,) = await connection.execute_fetchall("pragma user_version")
    for version, file in enumerate(migrations(), start=1):
        if version > row[0]:
            script = await asyncio.to_thread(file.read_text, encoding="utf-8")
            await connection.executescript(
                f"begin immediate;\n{script}\npragma user_version = {version};\n"
                f"pragma application_id = {APPLICATION};\ncommit;"
            )
