"""Where everything that must not be lost is kept.

`Store` is all that the bot asks of a database, in parts: one for each kind of row. A part stands in
the file that is named after what it keeps, with the records of its rows; its SQL stands in the file
of the same name in `bot/store/sql/`, and what differs between engines in `bot/store/sqlite/` and
`bot/store/postgres/`. States that rows can be in are `Literal` types, so that a misspelt one is
found by the type checker.
"""

from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from bot.store.dailies import DailyStore
from bot.store.engine import Engine
from bot.store.errors import Unavailable
from bot.store.facts import FactStore
from bot.store.lessons import LessonStore
from bot.store.log import LogStore
from bot.store.messages import MessageStore
from bot.store.notes import NoteStore
from bot.store.panels import PanelStore
from bot.store.people import PersonStore
from bot.store.proposals import ProposalStore
from bot.store.results import ResultStore
from bot.store.reviews import ReviewStore
from bot.store.seat_notices import SeatNoticeStore
from bot.store.servers import ServerStore
from bot.store.sharing import DraftStore, DutyStore, LeaseStore, PresenceStore
from bot.store.tables import TableStore
from bot.store.waits import WaitStore


class Closing(Protocol):
    """Something that has work left when the store is closed."""

    async def close(self) -> None:
        """Does it."""
        ...


@dataclass(frozen=True)
class Store:
    """All that the bot asks of a database, put together from its parts."""

    engine: Engine
    pending: Closing
    tables: TableStore
    log: LogStore
    messages: MessageStore
    seat_notices: SeatNoticeStore
    panels: PanelStore
    notes: NoteStore
    people: PersonStore
    servers: ServerStore
    proposals: ProposalStore
    waits: WaitStore
    results: ResultStore
    dailies: DailyStore
    lessons: LessonStore
    reviews: ReviewStore
    facts: FactStore
    leases: LeaseStore
    duties: DutyStore
    drafts: DraftStore
    presence: PresenceStore

    async def works(self) -> bool:
        """Whether the database answers and takes writes."""
        return await self.engine.works()

    async def close(self) -> None:
        """Writes what waits to be written, gives leases back, and lets go of the database."""
        await self.pending.close()
        with suppress(Unavailable):
            await self.leases.give_back()
            await self.duties.leave()
        await self.engine.close()
