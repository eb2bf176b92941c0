"""The store in SQL: its statements, written once for every engine."""

import secrets

from bot.store import Store
from bot.store.engine import Engine
from bot.store.sql.dailies import SqlDailies
from bot.store.sql.drafts import SqlDrafts
from bot.store.sql.duties import SqlDuties
from bot.store.sql.facts import SqlFacts
from bot.store.sql.leases import SqlLeases
from bot.store.sql.lessons import SqlLessons
from bot.store.sql.log import SqlLog
from bot.store.sql.messages import SqlMessages
from bot.store.sql.notes import SqlNotes
from bot.store.sql.panels import SqlPanels
from bot.store.sql.pending import Pending
from bot.store.sql.people import SqlPeople
from bot.store.sql.presence import SqlPresence
from bot.store.sql.proposals import SqlProposals
from bot.store.sql.results import SqlResults
from bot.store.sql.reviews import SqlReviews
from bot.store.sql.seat_notices import SqlSeatNotices
from bot.store.sql.servers import SqlServers
from bot.store.sql.tables import SqlTables
from bot.store.sql.waits import SqlWaits


def on(engine: Engine, worker: str | None = None) -> Store:
    """The store on a database. Where several processes may use it, each has a name of its own."""
    if worker is None:
        worker = "" if engine.exclusive else secrets.token_hex(6)
    leases = SqlLeases(engine, worker)
    pending = Pending(engine, leases)
    messages = SqlMessages(engine, pending)
    return Store(
        engine=engine,
        pending=pending,
        tables=SqlTables(engine, messages, leases),
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
        dailies=SqlDailies(engine),
        lessons=SqlLessons(engine),
        reviews=SqlReviews(engine),
        facts=SqlFacts(engine),
        leases=leases,
        duties=SqlDuties(engine, leases),
        drafts=SqlDrafts(engine, leases, pending),
        presence=SqlPresence(engine, pending),
    )
