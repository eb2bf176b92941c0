"""What one worker does for all of them, and what is done once: claims in rows of the database."""

import secrets

from bot.clock import HOUR
from bot.store.engine import Engine, Session
from bot.store.sql.leases import SqlLeases

KEEP = """insert into duties (name, holder, until)
    values ($1, $2, clock_seconds() + cast($3 as double precision))
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where duties.holder = excluded.holder or duties.until <= clock_seconds() returning 1"""
ANOTHERS = """select 1 from duties
    where name = $1 and holder <> $2 and until > clock_seconds()"""
DROP = "delete from duties where name = $1 and holder = $2"
LEAVE = "delete from duties where holder = $1"
WORKERS = "select count(*) from duties where name like 'worker %' and until > clock_seconds()"
OLD_DUTIES = "delete from duties where until <= clock_seconds()"

RECENT = """select at from announcements where user = $1 and kind = $2 and at > $3
    order by at desc limit 1 offset $4"""
COUNT = "insert into announcements (user, kind, at) values ($1, $2, $3) on conflict do nothing"
OLD_ANNOUNCEMENTS = "delete from announcements where at <= $1"
OLD_TOKENS = "delete from tokens where until <= $1"
OLD_PRESENCE = "delete from presence where pressed_at <= $1"


class SqlDuties:
    """See `bot.store.sharing.DutyStore`. A worker that is alone has every duty."""

    def __init__(self, engine: Engine, leases: SqlLeases) -> None:
        self.engine = engine
        self.leases = leases

    async def keep(self, name: str, seconds: float) -> bool:
        """Takes a duty, or keeps it for so long; False where another worker has it."""
        if self.leases.alone:
            return True
        busy = await self.engine.rows(ANOTHERS, name, self.leases.worker)
        return not busy and await self._kept(name, self.leases.worker, seconds)

    async def workers(self, seconds: float) -> int:
        """How many there are, with this one, which is counted for so long from now on."""
        if self.leases.alone:
            return 1
        await self._kept(f"worker {self.leases.worker}", self.leases.worker, seconds)
        return max(int((await self.engine.rows(WORKERS))[0][0]), 1)

    async def claim(self, name: str, seconds: float) -> bool:
        """Whether nobody has claimed this within so many seconds, this worker included."""
        return await self._kept(name, secrets.token_hex(8), seconds)

    async def unclaim(self, name: str) -> None:
        """What was claimed did not happen."""
        await self.engine.write("delete from duties where name = $1", name)

    async def _kept(self, name: str, holder: str, seconds: float) -> bool:
        rows = await self.engine.transaction(
            lambda write: write.rows(KEEP, name, holder, float(seconds))
        )
        return bool(rows)

    async def drop(self, name: str) -> None:
        """Gives a duty back."""
        if not self.leases.alone:
            await self.engine.write(DROP, name, self.leases.worker)

    async def leave(self) -> None:
        """At the end: all that this worker has is given back, and it is counted no longer."""
        if not self.leases.alone:
            await self.engine.write(LEAVE, self.leases.worker)

    async def count(self, user: int, kind: str, most: int, now: float, within: float) -> float:
        """Counts something that somebody did; if that was too often, when they may do it again."""

        async def counted(write: Session) -> float:
            found = await write.rows(RECENT, user, kind, now - within, most - 1)
            if found:
                return float(found[0][0]) + within
            await write.run(COUNT, user, kind, now)
            return 0

        return await self.engine.transaction(counted)

    async def forget_old(self, now: float) -> None:
        """Forgets what has no effect any more."""
        if self.leases.alone:
            return

        async def forgotten(write: Session) -> None:
            await write.run(OLD_DUTIES)
            await write.run(OLD_ANNOUNCEMENTS, now - HOUR)
            await write.run(OLD_PRESENCE, now - HOUR)
            await write.run(OLD_TOKENS, now)

        await self.engine.transaction(forgotten)
