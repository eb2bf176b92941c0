"""The store in one SQLite file."""

from pathlib import Path

from bot.store import Store
from bot.store.sqlite.database import Database
from bot.store.sqlite.facts import SqliteFacts
from bot.store.sqlite.log import SqliteLog
from bot.store.sqlite.messages import SqliteMessages
from bot.store.sqlite.notes import SqliteNotes
from bot.store.sqlite.panels import SqlitePanels
from bot.store.sqlite.people import SqlitePeople
from bot.store.sqlite.proposals import SqliteProposals
from bot.store.sqlite.results import SqliteResults
from bot.store.sqlite.seat_notices import SqliteSeatNotices
from bot.store.sqlite.servers import SqliteServers
from bot.store.sqlite.tables import SqliteTables
from bot.store.sqlite.waits import SqliteWaits


async def open_store(path: Path) -> Store:
    """Opens the database file, or makes it, and brings its schema up to date."""
    database = await Database.open(path)
    messages = SqliteMessages(database)
    return Store(
        engine=database,
        tables=SqliteTables(database, messages),
        log=SqliteLog(database),
        messages=messages,
        seat_notices=SqliteSeatNotices(database),
        panels=SqlitePanels(database),
        notes=SqliteNotes(database),
        people=SqlitePeople(database),
        servers=SqliteServers(database),
        proposals=SqliteProposals(database),
        waits=SqliteWaits(database),
        results=SqliteResults(database),
        facts=SqliteFacts(database),
    )
