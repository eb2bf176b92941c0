"""Who is waited for, who is due a reminder, and whose time is up, in the database."""

from collections.abc import Sequence

from bot.store.database import Database
from bot.store.records import Wait

WAIT = "table_id, seat, user, since, due_at, remind_at, reminded"


class WaitingRows(Database):
    """The part of `bot.store.Store` that is about time."""

    async def waits(self, user: int) -> Sequence[Wait]:
        rows = await self._rows(
            f"""select {WAIT} from chairs join tables on tables.id = table_id
                where user = ? and awaited = 1 and stage = 'playing'
                order by due_at = 0, due_at, since""",
            (user,),
        )
        return [Wait(*row) for row in rows]

    async def next_moment(self) -> float | None:
        row = await self._row(
            """select min(moment) from (
                   select min(remind_at) as moment from chairs where remind_at > 0
                   union all select min(due_at) from chairs where due_at > 0 and expired = 0
                   union all select min(closes_at) from tables where closes_at > 0
                   union all select min(expires_at) from proposals where stage = 'open')""",
            (),
        )
        return None if row[0] is None else float(row[0])

    async def people_to_remind(self, now: float) -> Sequence[int]:
        return await self._numbers(
            "select distinct user from chairs where remind_at > 0 and remind_at <= ?", now
        )

    async def overdue(self, now: float) -> Sequence[Wait]:
        rows = await self._rows(
            f"select {WAIT} from chairs where due_at > 0 and expired = 0 and due_at <= ?", (now,)
        )
        return [Wait(*row) for row in rows]

    async def tables_closing(self, now: float) -> Sequence[int]:
        return await self._numbers(
            "select id from tables where closes_at > 0 and closes_at <= ?", now
        )

    async def proposals_expiring(self, now: float) -> Sequence[int]:
        return await self._numbers(
            "select id from proposals where stage = 'open' and expires_at <= ?", now
        )

    async def put_reminders(self, waits: Sequence[Wait]) -> None:
        await self._together(
            lambda write: write.executemany(
                """update chairs set remind_at = ?, reminded = ?
                   where table_id = ? and seat = ? and user = ? and since = ?""",
                [(w.remind_at, w.reminded, w.table, w.seat, w.user, w.since) for w in waits],
            )
        )

    async def put_expired(self, wait: Wait) -> None:
        await self._write(
            "update chairs set expired = 1 where table_id = ? and seat = ? and since = ?",
            (wait.table, wait.seat, wait.since),
        )

    async def _numbers(self, sql: str, moment: float) -> Sequence[int]:
        return [int(row[0]) for row in await self._rows(sql, (moment,))]
