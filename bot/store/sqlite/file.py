"""The database file itself: is it ours, whole, up to date, and does nobody else write to it?"""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import aiosqlite

from bot.store.errors import UnusableStore

APPLICATION = 0x53495850
"""Marks a SQLite file as ours."""

PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": 2,  # full: an acknowledged move survives a power cut
    "foreign_keys": 1,
    "busy_timeout": 5000,
}


def check(path: Path) -> None:
    """Refuses a file that is damaged, not ours, or from a newer version, without touching it."""
    try:
        if not path.exists() or path.stat().st_size == 0:
            return
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as reading:
            _must_be_ours(path, reading)
            fault = reading.execute("pragma quick_check(1)").fetchone()[0]
    except OSError as error:
        raise UnusableStore(f"the database {path.name} cannot be read: {error.strerror}") from error
    except (sqlite3.DatabaseError, UnicodeError) as error:
        raise UnusableStore(f"the database {path.name} is damaged ({error})") from error
    if fault != "ok":
        raise UnusableStore(f"the database {path.name} is damaged: put back a backup of it")


def _must_be_ours(path: Path, reading: sqlite3.Connection) -> None:
    version = reading.execute("pragma user_version").fetchone()[0]
    if reading.execute("pragma application_id").fetchone()[0] != APPLICATION:
        raise UnusableStore(f"{path.name} is a database, but not one of Sixpips")
    if version > len(migrations()):
        raise UnusableStore(
            f"the database {path.name} is from a newer version of Sixpips"
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
        raise unopenable(path, error) from error
    try:
        lock.execute("begin exclusive")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise UnusableStore(f"{path.name} is in use: stop the bot first") from error
        raise unopenable(path, error) from error
    return lock


def unopenable(path: Path, error: OSError | sqlite3.Error) -> UnusableStore:
    """One line that says why; the path itself is nobody's business."""
    why = error.strerror if isinstance(error, OSError) else error
    return UnusableStore(f"the database {path.name} cannot be opened: {why}")


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
