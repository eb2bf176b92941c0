"""The messages that offer a seat."""

from collections.abc import Sequence

import msgspec

from bot.store.engine import Engine, put
from bot.store.seat_notices import SeatNotice

COLUMNS = "message, channel, table_id, seat, offer"
PUT = put("seat_notices", COLUMNS, "message")


class SqlSeatNotices:
    """See `bot.store.SeatNoticeStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def of(self, table: int) -> Sequence[SeatNotice]:
        """The notices of a table that still have a button, the newest first."""
        rows = await self.engine.rows(
            f"select {COLUMNS} from seat_notices where table_id = $1 order by message desc", table
        )
        return [SeatNotice(*row) for row in rows]

    async def put(self, notice: SeatNotice) -> None:
        """Remembers a notice."""
        await self.engine.write(PUT, *msgspec.structs.astuple(notice))

    async def drop(self, message: int) -> None:
        """Forgets a notice, which has no button any more."""
        await self.engine.write("delete from seat_notices where message = $1", message)
