"""The messages that offer a seat."""

from collections.abc import Sequence

import msgspec

from bot.store.records import SeatNotice
from bot.store.sqlite.database import Database


class SqliteSeatNotices:
    """See `bot.store.SeatNoticeStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table: int) -> Sequence[SeatNotice]:
        """The notices of a table that still have a button, the newest first."""
        rows = await self.database.rows(
            """select message, channel, table_id, seat, offer from seat_notices
               where table_id = ? order by message desc""",
            (table,),
        )
        return [SeatNotice(*row) for row in rows]

    async def put(self, notice: SeatNotice) -> None:
        """Remembers a notice."""
        await self.database.write(
            """insert or replace into seat_notices (message, channel, table_id, seat, offer)
               values (?, ?, ?, ?, ?)""",
            msgspec.structs.astuple(notice),
        )

    async def drop(self, message: int) -> None:
        """Forgets a notice, which has no button any more."""
        await self.database.write("delete from seat_notices where message = ?", (message,))
