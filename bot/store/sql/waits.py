"""Whom a game waits for, who is due a reminder, and whose time is up."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from bot.store.engine import Engine, Session
from bot.store.waits import NOTICE_AFTER, Wait

COLUMNS = "table_id, seat, user, since, due_at, remind_at, reminded, told_since = since"

UNTOLD = "awaited = 1 and since > 0 and told_since <> since"
"""Somebody is awaited and has not been told of it."""

NEXT_MOMENT = """select min(moment) from (
    select min(remind_at) as moment from chairs where remind_at > 0 and told_since = since
    union all select min(due_at) from chairs where due_at > 0 and expired = 0 and user <> 0
    union all select min(silent_at) from chairs where silent_at > 0
    union all select min(notice_at) from chairs where since > 0 and told_since <> since
    union all select min(expires_at) from panels
    union all select min(morning_at) from servers where morning_at > 0
    union all select min(notice_at) from proposals where stage = 'open' and notice_at > 0
    union all select min(closes_at) from tables where closes_at > 0
    union all select min(expires_at) from proposals where stage = 'open') as moments"""

TELL = f"""update chairs set told_since = since, remind_at = remind_at + case
        when remind_at > 0 and $1 - since > {2 * NOTICE_AFTER} then $1 - since else 0 end
    where table_id = $2 and seat = $3 and user = $4 and since = $5 and told_since <> since"""

REMIND = """update chairs set remind_at = $1, reminded = $2
    where table_id = $3 and seat = $4 and user = $5 and since = $6"""
CLAIM = f"{REMIND} and remind_at = $7"


class SqlWaits:
    """See `bot.store.WaitStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def of(self, user: int) -> Sequence[Wait]:
        """The games that wait for somebody: by deadline, then the longest waiting first."""
        rows = await self.engine.rows(
            f"""select {COLUMNS} from chairs join tables on tables.id = table_id
                where user = $1 and awaited = 1 and stage = 'playing' and channel <> 0
                order by due_at = 0, due_at, since""",
            user,
        )
        return [_wait(row) for row in rows]

    async def next_moment(self) -> float | None:
        """When something is due next: a notice, a reminder, a deadline, the end of something."""
        (row,) = await self.engine.rows(NEXT_MOMENT)
        return None if row[0] is None else float(row[0])

    async def untold(self, table: int) -> Sequence[Wait]:
        """The waits of a table of which their people have not been told yet."""
        return await self._waits(f"table_id = $1 and {UNTOLD}", table)

    async def due_notices(self, now: float) -> Sequence[Wait]:
        """The waits of which somebody should have been told by now."""
        return await self._waits(f"notice_at <= $1 and {UNTOLD}", now)

    async def postpone_notice(self, wait: Wait, until: float) -> None:
        """Somebody is told later, unless they have answered by then."""
        await self._put(wait, "notice_at", until)

    async def put_told(self, waits: Collection[Wait], now: float) -> None:
        """Notes that these people have been told; their reminders count from now."""
        await self.engine.transaction(lambda write: note_told(write, waits, now))

    async def people_to_remind(self, now: float) -> Sequence[int]:
        """Everybody who has a reminder due; a notice comes before it."""
        rows = await self.engine.rows(
            """select distinct user from chairs
               where remind_at > 0 and remind_at <= $1 and told_since = since""",
            now,
        )
        return [int(row[0]) for row in rows]

    async def overdue(self, now: float) -> Sequence[Wait]:
        """The waits whose deadline has passed and was not handled yet."""
        return await self._waits("due_at > 0 and expired = 0 and due_at <= $1 and user <> 0", now)

    async def _waits(self, where: str, value: float) -> Sequence[Wait]:
        rows = await self.engine.rows(f"select {COLUMNS} from chairs where {where}", value)
        return [_wait(row) for row in rows]

    async def silent(self, now: float) -> Sequence[Wait]:
        """The waits for people who are silent, of which the others have not been told yet."""
        return await self._waits("silent_at > 0 and silent_at <= $1", now)

    async def claim_silent(self, wait: Wait, again_at: float, now: float) -> bool:
        """Whether it is this caller who tells the others of a silent person, due by `now`."""
        sql = """update chairs set silent_at = $1 where table_id = $2 and seat = $3
            and since = $4 and silent_at > 0 and silent_at <= $5"""
        return bool(await self.engine.write(sql, again_at, wait.table, wait.seat, wait.since, now))

    async def claim_reminders(self, waits: Mapping[Wait, Wait]) -> Sequence[Wait]:
        """Saves what waits become by a reminder; returns those that are this caller's."""

        async def claimed(write: Session) -> list[Wait]:
            own = []
            for wait in sorted(waits, key=_key):
                values = waits[wait].remind_at, waits[wait].reminded, *_key(wait)
                if await write.run(CLAIM, *values, wait.remind_at):
                    own.append(wait)
            return own

        return await self.engine.transaction(claimed)

    async def put_reminders(self, waits: Sequence[Wait]) -> None:
        """Saves when these waits are reminded of, where they have not ended since."""
        rows = [(wait.remind_at, wait.reminded, *_key(wait)) for wait in waits]
        await self.engine.transaction(lambda write: write.run_many(REMIND, rows))

    async def put_expired(self, wait: Wait) -> None:
        """Notes that the deadline of a wait has been handled."""
        await self._put(wait, "expired", 1)

    async def _put(self, wait: Wait, column: str, value: float) -> None:
        """Changes one column of a wait that has not ended since."""
        await self.engine.write(
            f"update chairs set {column} = $1 where table_id = $2 and seat = $3 and since = $4",
            value,
            wait.table,
            wait.seat,
            wait.since,
        )


def _key(wait: Wait) -> tuple[int, int, int, float]:
    return wait.table, wait.seat, wait.user, wait.since


def _wait(row: Any) -> Wait:
    fields = dict(zip(Wait.__struct_fields__, row, strict=True))
    return msgspec.convert(fields, Wait, strict=False)


async def note_told(write: Session, waits: Collection[Wait], now: float) -> None:
    """Marks waits as told, inside a transaction.

    The reminders of a notice that was held back count from the notice.
    """
    if waits:
        await write.run_many(
            TELL, [(now, wait.table, wait.seat, wait.user, wait.since) for wait in waits]
        )
