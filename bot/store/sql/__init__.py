"""The store in SQL: its statements, written once for every engine."""

from bot.store import Store
from bot.store.engine import Engine
from bot.store.sql.facts import SqlFacts
from bot.store.sql.lessons import SqlLessons
from bot.store.sql.log import SqlLog
from bot.store.sql.messages import SqlMessages
from bot.store.sql.notes import SqlNotes
from bot.store.sql.panels import SqlPanels
from bot.store.sql.pending import Pending
from bot.store.sql.people import SqlPeople
from bot.store.sql.proposals import SqlProposals
from bot.store.sql.results import SqlResults
from bot.store.sql.seat_notices import SqlSeatNotices
from bot.store.sql.servers import SqlServers
from bot.store.sql.tables import SqlTables
from bot.store.sql.waits import SqlWaits


def on(engine: Engine) -> Store:
    """The store on a database."""
    pending = Pending(engine)
    messages = SqlMessages(engine, pending)
    return Store(
        engine=engine,
        pending=pending,
        tables=SqlTables(engine, messages),
        log=SqlLog(engine),
        messages=messages,
        seat_notices=SqlSeatNotices(engine),
        panels=SqlPanels(engine, pending),
        notes=SqlNotes(engine),
        people=SqlPeople(engine),
        servers=SqlServers(engine),
        proposals=SqlProposals(engine),
        waits=SqlWaits(engine),
        results=SqlResults(engine),
        lessons=SqlLessons(engine),
        facts=SqlFacts(engine),
    )
