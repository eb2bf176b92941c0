"""Whom a game waits for, who is due a reminder, and whose time is up."""

from collections.abc import Sequence

from bot.store.records import Wait
from bot.store.sqlite.database import Database

COLUMNS = "table_id, seat, user, since, due_at, remind_at, reminded"


class SqliteWaits:
    """See `bot.store.WaitStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, user: int) -> Sequence[Wait]:
        """The games that wait for somebody: by deadline, then the longest waiting first."""
        rows = await self.database.rows(
            f"""select {COLUMNS} from chairs join tables on tables.id = table_id
                where user = ? and awaited = 1 and stage = 'playing'
                order by due_at = 0, due_at, since""",
            (user,),
        )
        return [Wait(*row) for row in rows]

    async def next_moment(self) -> float | None:
        """When something is due next: a reminder, a deadline, a silence, the end of something."""
        row = await self.database.row(
            """select min(moment) from (
                   select min(remind_at) as moment from chairs where remind_at > 0
                   union all select min(due_at) from chairs
                       where due_at > 0 and expired = 0 and user <> 0
                   union all select min(silent_at) from chairs where silent_at > 0
                   union all select min(closes_at) from tables where closes_at > 0
                   union all select min(expires_at) from proposals where stage = 'open')"""
        )
        return None if row[0] is None else float(row[0])

    async def people_to_remind(self, now: float) -> Sequence[int]:
        """Everybody who has a reminder due."""
        rows = await self.database.rows(
            "select distinct user from chairs where remind_at > 0 and remind_at <= ?", (now,)
        )
        return [int(row[0]) for row in rows]

    async def overdue(self, now: float) -> Sequence[Wait]:
        """The waits whose deadline has passed and was not handled yet."""
        rows = await self.database.rows(
            f"""select {COLUMNS} from chairs
                where due_at > 0 and expired = 0 and due_at <= ? and user <> 0""",
            (now,),
        )
        return [Wait(*row) for row in rows]

    async def silent(self, now: float) -> Sequence[Wait]:
        """The waits for people who are silent, of which the others have not been told yet."""
        rows = await self.database.rows(
            f"select {COLUMNS} from chairs where silent_at > 0 and silent_at <= ?", (now,)
        )
        return [Wait(*row) for row in rows]

    async def put_silent(self, wait: Wait, again_at: float) -> None:
        """Notes that the others have been told of a silent person, and when they are told again."""
        await self.database.write(
            "update chairs set silent_at = ? where table_id = ? and seat = ? and since = ?",
            (again_at, wait.table, wait.seat, wait.since),
        )

    async def put_reminders(self, waits: Sequence[Wait]) -> None:
        """Saves when these waits are reminded of, where they have not ended since."""
        await self.database.transaction(
            lambda write: write.executemany(
                """update chairs set remind_at = ?, reminded = ?
                   where table_id = ? and seat = ? and user = ? and since = ?""",
                [(w.remind_at, w.reminded, w.table, w.seat, w.user, w.since) for w in waits],
            )
        )

    async def put_expired(self, wait: Wait) -> None:
        """Notes that the deadline of a wait has been handled."""
        await self.database.write(
            "update chairs set expired = 1 where table_id = ? and seat = ? and since = ?",
            (wait.table, wait.seat, wait.since),
        )
