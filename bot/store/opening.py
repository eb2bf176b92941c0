"""Opens the store, whichever engine it is on."""

import asyncio
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from bot.config import Server
from bot.store import Store
from bot.store.engine import Engine
from bot.store.errors import Unavailable, UnusableStore
from bot.store.outage import Outage
from bot.store.postgres.database import Database as Postgres
from bot.store.sql import on
from bot.store.sqlite.database import Database as Sqlite
from bot.store.sqlite.file import locked

AGAIN = 2.0
"""Seconds until a server that is away is tried again."""

MOVING = "moving"
"""The fact that marks a database to which another one is being moved."""


def called(address: Path | Server) -> str:
    """A database in a sentence, without its folder or password."""
    return f"the database {address.name}" if isinstance(address, Path) else str(address)


def alone(address: Path | Server) -> AbstractContextManager[None]:
    """Inside the block no other bot is on this SQLite file; on PostgreSQL any number may be."""
    return locked(address) if isinstance(address, Path) else nullcontext()


async def open_engine(address: Path | Server, *, half_moved: bool = False) -> Engine:
    """Opens the database and brings its schema up to date; `Unavailable` where it is away.

    One that is `half_moved` is refused, but by whoever goes on moving.
    """
    engine: Engine = await (
        Sqlite.open(address) if isinstance(address, Path) else Postgres.open(address)
    )
    try:
        moving = await engine.row("select 1 from facts where name = $1", MOVING)
        if moving and not half_moved:
            raise UnusableStore(
                f"a move to {called(address)} was interrupted: run `sixpips move` again"
            )
    except BaseException:
        await engine.close()
        raise
    return engine


async def open_now(address: Path | Server, *, half_moved: bool = False) -> Engine:
    """The same for whoever does not wait: one that is away is refused, by its name."""
    try:
        return await open_engine(address, half_moved=half_moved)
    except Unavailable as error:
        raise UnusableStore(f"{called(address)} cannot be used now: {error}") from error


async def open_store(address: Path | Server) -> Store:
    """The store on a database, which is opened."""
    return on(await open_engine(address))


async def wait_for_store(address: Path | Server) -> Store:
    """The same, but a server that is away is waited for, and a disk that is full."""
    outage = Outage(called(address))
    while True:
        try:
            store = await open_store(address)
        except Unavailable as error:
            outage.began(error)
            await asyncio.sleep(AGAIN)
        else:
            outage.ended()
            return store
