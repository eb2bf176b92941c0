"""Copies of all games: made while the bot runs, checked, and put back while it does not.

A copy is a SQLite file, whichever engine the games live on, so that it can be put back on either.
The tokens of interactions are left out of it.
"""

import asyncio
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

from bot.config import Server
from bot.store.errors import Unavailable, UnusableStore
from bot.store.moving import copied, move
from bot.store.opening import alone, open_now
from bot.store.postgres.database import Database as Postgres
from bot.store.progress import Progress, in_silence, in_thread
from bot.store.sqlite.file import check, explained

PAGES = 256
"""Pages of the file that are copied between two looks at the progress bar: a megabyte."""

TABLES = "select name from sqlite_master where type = 'table' and name not like 'sqlite%'"

WITH_TOKENS = """select tables.name from sqlite_master as tables
    join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.name = 'token'"""

Counts = dict[str, int]


class Restored(NamedTuple):
    """What a copy has brought."""

    rows: int
    kept: Path | None
    """Where the database is that was there before, if one was."""


async def back_up(source: Path | Server, copy: Path, progress: Progress) -> int:
    """A consistent, checked copy, also while the bot runs; returns how many rows it has.

    An existing file is never written over, and half a copy is not left behind.
    """
    if isinstance(source, Path):
        return await in_thread(partial(back_up_file, source, copy), progress)
    with _new_file(copy):
        await _copy_server(source, copy, progress)
        return _finished(copy)


def back_up_file(source: Path, copy: Path, progress: Progress = in_silence) -> int:
    """The same of a SQLite file."""
    _must_exist(source, "database")
    with _new_file(copy):
        counts = _copy_file(source, copy, progress)
        with closing(sqlite3.connect(copy)) as reading:
            counts |= dict.fromkeys(_with_tokens(reading), 0)
        rows = _finished(copy)
        if rows != sum(counts.values()):
            raise UnusableStore(f"{copy} does not have all rows: the copy is not good")
        return rows


async def restore(
    copy: Path, target: Path | Server, progress: Progress, *, replace: bool = False
) -> Restored:
    """Puts a copy in the place of the database."""
    if isinstance(target, Server):
        return Restored(await _restore_to_server(copy, target, progress), None)
    with alone(target):
        return await in_thread(partial(_restore_file, copy, target, replace=replace), progress)


def _restore_file(copy: Path, target: Path, progress: Progress, *, replace: bool) -> Restored:
    """The database that was there, if any, is kept beside the new one."""
    _must_exist(copy, "copy")
    if copy.resolve() == target.resolve():
        raise UnusableStore("the copy is the database itself")
    kept, there = _old_name(target), target.exists() and target.stat().st_size
    if there and not replace:
        raise UnusableStore(
            f"{target.name} is there already: with --replace it is kept as {kept.name},"
            " and the copy takes its place"
        )
    new = target.with_name(f"{target.name}.restoring")
    with _writing(new):
        _remove(new)
    with _new_file(new):
        counts = _copy_file(copy, new, progress)
        if not counts or _checked(new) != counts:
            raise UnusableStore(f"{copy} could not be copied whole: nothing was changed")
        if there:
            _close_up(target)
            os.link(target, kept)
        _set_aside_logs(target, kept)
        new.replace(target)
    return Restored(sum(counts.values()), kept if there else None)


# ── the steps ────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def _new_file(path: Path) -> Iterator[None]:
    """A file that was not there before, and is not there afterwards if anything goes wrong."""
    with _writing(path):
        path.touch(exist_ok=False)
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        _remove(path)
        raise UnusableStore(f"{path} could not be written: {error}") from error
    except BaseException:
        _remove(path)
        raise


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise UnusableStore(f"cannot write {error.filename or path}: {error.strerror}") from error


def _remove(path: Path) -> None:
    for suffix in ("", "-wal", "-shm", "-journal"):
        path.with_name(f"{path.name}{suffix}").unlink(missing_ok=True)


def _must_exist(path: Path, what: Literal["database", "copy"]) -> None:
    """The file is there, ours and whole."""
    with explained(f"the {what} {path.name}"):
        there = path.is_file() and path.stat().st_size
    if not there:
        raise UnusableStore(f"there is no {what} {path.name}")
    check(path, what)


def _copy_file(source: Path, copy: Path, progress: Progress) -> Counts:
    """Copies page by page, all of one moment; returns how many rows each table has in it."""
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    with closing(reading), closing(sqlite3.connect(copy)) as writing:
        reading.execute("begin")  # all of it is of the moment of the first look
        counts = _counts(reading)
        reading.backup(
            writing,
            pages=PAGES,
            progress=lambda _, left, total: progress("copied", total - left, total),
        )
        writing.execute("pragma journal_mode = delete")  # the copy needs no file beside it
    return counts


async def _copy_server(source: Server, copy: Path, progress: Progress) -> None:
    async with AsyncExitStack() as opened:
        here = await open_now(source)
        opened.push_async_callback(here.close)
        there = await open_now(copy)
        opened.push_async_callback(there.close)
        assert isinstance(here, Postgres)
        try:
            schema = await here.schema()
            async with here.snapshot() as session:
                await copied(session, schema, there, copy, progress)
        except Unavailable as error:
            raise UnusableStore(f"{source} could not be copied: {error}") from error


async def _restore_to_server(copy: Path, target: Server, progress: Progress) -> int:
    """By way of a file that may be brought up to date: the copy itself stays as it is."""
    await asyncio.to_thread(_must_exist, copy, "copy")
    with ExitStack() as made:
        try:
            folder = Path(made.enter_context(tempfile.TemporaryDirectory()))
            await asyncio.to_thread(shutil.copy, copy, folder / copy.name)
        except OSError as error:
            raise UnusableStore(
                f"{copy.name} has to be copied once more, among temporary files,"
                f" and cannot be: {error.strerror}"
            ) from error
        return await move(folder / copy.name, target, progress)


def _finished(copy: Path) -> int:
    """Nothing of the tokens stays in the file, and it needs no other beside it; its rows."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as writing:
        for table in _with_tokens(writing):
            writing.execute(f"delete from {table}")
        writing.execute("vacuum")
        writing.execute("pragma journal_mode = delete")
    return sum(_checked(copy).values())


def _checked(copy: Path) -> Counts:
    """How many rows each table has, read from a file that is whole."""
    with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as reading:
        fault = reading.execute("pragma integrity_check(1)").fetchone()[0]
        if fault != "ok":
            raise UnusableStore(f"{copy} is damaged: {fault}")
        return _counts(reading)


def _with_tokens(reading: sqlite3.Connection) -> list[str]:
    """The tables that hold nothing but what a token is good for."""
    return [table for (table,) in reading.execute(WITH_TOKENS)]


def _counts(reading: sqlite3.Connection) -> Counts:
    tables = [name for (name,) in reading.execute(TABLES)]
    return {t: reading.execute(f"select count(*) from {t}").fetchone()[0] for t in tables}


def _old_name(target: Path) -> Path:
    """Where the database goes that makes room for a copy."""
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    return target.with_name(f"{target.stem}-before-{stamp}{target.suffix}")


def _close_up(target: Path) -> None:
    """Brings all of a database into its one file; refused while somebody uses it."""
    try:
        with closing(sqlite3.connect(target, timeout=1, isolation_level=None)) as alone:
            alone.execute("pragma locking_mode = exclusive")
            alone.execute("begin exclusive")
            alone.execute("rollback")
            alone.execute("pragma journal_mode = delete")
    except sqlite3.OperationalError as error:
        raise UnusableStore(f"{target.name} is in use by another program: stop it first") from error
    except sqlite3.DatabaseError:
        return  # it is damaged, and kept as it is


def _set_aside_logs(target: Path, kept: Path) -> None:
    """What belongs to the database that was there must not be taken for the new one's."""
    for suffix in ("-wal", "-shm", "-journal"):
        log = target.with_name(f"{target.name}{suffix}")
        if log.exists():
            log.rename(kept.with_name(f"{kept.name}{suffix}"))
