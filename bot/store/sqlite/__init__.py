"""The store in one SQLite file."""

from pathlib import Path

from bot.store import Store
from bot.store.sql import on
from bot.store.sqlite.database import Database


async def open_store(path: Path) -> Store:
    """Opens the database file, or makes it, and brings its schema up to date."""
    return on(await Database.open(path))
