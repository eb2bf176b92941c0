"""The store in a PostgreSQL database, which several processes may share."""

from bot.config import Server
from bot.store import Store
from bot.store.postgres.database import Database
from bot.store.sql import on


async def open_store(server: Server) -> Store:
    """Connects to the database and brings its schema up to date."""
    return on(await Database.open(server))
