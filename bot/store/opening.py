"""Opens the store, whichever engine it is on."""

import asyncio
from pathlib import Path

from bot.config import Server
from bot.store import Store
from bot.store.engine import Engine
from bot.store.errors import Unavailable, UnusableStore
from bot.store.outage import Outage
from bot.store.postgres.database import Database as Postgres
from bot.store.sql import on
from bot.store.sqlite.database import Database as Sqlite

AGAIN = 2.0
"""Seconds until a server that is away is tried again."""

MOVING = "moving"
"""The fact that marks a database to which another one is being moved."""


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
            name = address.name if isinstance(address, Path) else address
            raise UnusableStore(f"a move to {name} was interrupted: run `sixpips move` again")
    except BaseException:
        await engine.close()
        raise
    return engine


async def open_store(address: Path | Server) -> Store:
    """The store on a database, which is opened."""
    return on(await open_engine(address))


async def wait_for_store(address: Path | Server) -> Store:
    """The same, but a server that is away is waited for."""
    outage = Outage(address)
    while True:
        try:
            store = await open_store(address)
        except Unavailable as error:
            outage.began(error)
            await asyncio.sleep(AGAIN)
        else:
            outage.ended()
            return store
