"""The leases of tables.

The save that raises a table's version takes its lease as well, unless another worker holds it.
Whoever holds it shows the table, whoever saved it, and looks at its revision until it has shown the
newest. Then it gives the lease back in the transaction that notes what is shown. Times are those of
the database.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence

from bot.store.engine import SKIP_LOCKED, Engine, Row, Session
from bot.store.sharing import LASTS, MARGIN, Lease

FREE = "(holder in ('', {0}) or lease_until <= clock_seconds())"
TAKING = f"""holder = case when {FREE} then {{0}} else holder end,
    lease_until = case when {FREE} then clock_seconds() + {LASTS} else lease_until end,
    unconfirmed = case when holder <> '' and lease_until <= clock_seconds() then 1
        else unconfirmed end, revision = revision + 1"""
"""Assignments for whoever changes what a table shows: the lease is theirs if it is free."""

TAKEN = "holder, revision, unconfirmed, behind"
"""What such a change returns."""


def taking(worker: str) -> str:
    """The assignments, with the place of the worker's name among the values: `$1`, `$2` …"""
    return TAKING.format(worker)


REQUEST = f"update tables set {taking('$1')}, behind = 1 where id = $2 returning {TAKEN}"
SEIZE = f"""update tables set {taking("$1")}, behind = 1
    where id = $2 and {FREE.format("$1")} returning {TAKEN}"""
ANNOUNCE = "update tables set behind = 1 where id = $1"
LOOK = """select id, revision, behind, lease_until - clock_seconds() from tables
    where holder = $1"""
RENEW = f"""update tables set lease_until = clock_seconds() + {LASTS}
    where id in (select id from tables where holder = $1 and id = $2 {SKIP_LOCKED})"""
"""Where somebody is changing the table, its lease is renewed a moment later: a worker that was
stopped then must not hold up the other leases."""
LAPSED = "lease_until <= clock_seconds() and (holder <> '' or behind = 1)"
FIND = f"select id from tables where {LAPSED} limit 1"
SWEEP = f"select id, behind + robot_due from tables where {LAPSED} limit 50 {SKIP_LOCKED}"
TAKE = f"update tables set {taking('$1')} where id = $2 returning {TAKEN}"
FREED = "update tables set holder = '', lease_until = 0 where id = $1"
BAR = """update tables set holder = '', lease_until = clock_seconds() + cast($3 as double precision)
    where holder = $1 and id = $2"""
GIVE_BACK = """update tables set holder = '', lease_until = 0, behind = 1
    where holder = $1 and id = $2"""

TRIED_EVERY = 0.1
"""Seconds between two attempts to get a lease that another worker holds."""

RECENT = 0.5
"""Seconds for which a save remembers that another worker held the lease."""


class SqlLeases:
    """See `bot.store.sharing.LeaseStore`. A worker without a name is alone."""

    def __init__(self, engine: Engine, worker: str = "") -> None:
        self.engine = engine
        self.worker = worker
        self.held: dict[int, Lease] = {}
        self.some = asyncio.Event()
        """Set while any lease is held."""
        self.taken_up: Callable[[int], None] = lambda _table: None
        """Told of a table whose lease is in use again, so that it is not given back meanwhile."""
        self.announced: set[int] = set()
        """Tables that are marked as behind, as far as a worker that is alone knows."""
        self._abandoned: set[int] = set()
        self._elsewhere: dict[int, float] = {}
        """When a save found that another worker holds the lease of a table."""

    @property
    def alone(self) -> bool:
        """Whether there is no other worker."""
        return not self.worker

    def mine(self, table: int) -> bool:
        """Whether this worker does what follows from the newest version of a table."""
        return self.alone or self._usable(table) is not None

    def _usable(self, table: int) -> Lease | None:
        lease = self.held.get(table)
        return lease if lease and lease.valid and not lease.releasing else None

    def took(self, table: int, began: float, taken: Row) -> bool:
        """Notes what a change has returned that `began` at this moment: is the lease held now?"""
        holder, revision, unconfirmed, behind = taken
        if self.alone:
            return True
        if holder != self.worker:
            self.held.pop(table, None)
            self._elsewhere[table] = began
            return False
        before = self.held.get(table) or Lease(table)
        before.revision = max(before.revision, revision)
        before.deadline = began + LASTS - MARGIN
        before.behind, before.unconfirmed = bool(behind), before.unconfirmed or bool(unconfirmed)
        before.noted, before.releasing = time.monotonic(), False
        self.held[table] = before
        self._abandoned.discard(table)
        self.some.set()
        return True

    def saved(self, table: int, began: float, taken: Row) -> None:
        """Notes what a save has returned, by which its table is behind."""
        if self.alone:
            self.announced.add(table)
        else:
            self.took(table, began, taken)

    async def announce(self, table: int) -> None:
        """Before a new message is sent: if this process dies, it may be there all the same.

        The store marks the table as behind. A save did so already for what follows from it.
        """
        if not self.alone:
            lease = self._usable(table)
            if lease is None or not lease.behind:
                await self.request(table)
        elif table not in self.announced:
            self.taken_up(table)
            await self.engine.write(ANNOUNCE, table)
            self.announced.add(table)

    async def hold(self, table: int) -> Lease | None:
        """The lease of a table that is to be shown; None where another worker holds it."""
        if self.alone:
            return Lease(table)
        lease = self._usable(table)
        if lease is not None and lease.ends_soon:
            await self.renew()
        elif lease is None:
            if time.monotonic() - self._elsewhere.get(table, 0) < RECENT:
                return None
            return await self.request(table)
        return self._taken_up(table)

    async def request(self, table: int) -> Lease | None:
        """The same, of several workers, for what another one may just have shown the table without:
        it is told of it, even if a save has told it something a moment ago."""
        await self._take(REQUEST, table)
        return self._taken_up(table)

    async def wait(self, table: int) -> Lease | None:
        """The lease of a table, for what no other worker can do: waits until it is free."""
        if self.alone:
            return Lease(table)
        until = time.monotonic() + 2 * LASTS
        while self._usable(table) is None and time.monotonic() < until:
            if not await self._take(SEIZE, table):
                await asyncio.sleep(TRIED_EVERY)
        return self._taken_up(table)

    async def _take(self, sql: str, table: int) -> bool:
        began = time.monotonic()
        taken = await self.engine.transaction(lambda write: write.rows(sql, self.worker, table))
        return bool(taken) and self.took(table, began, taken[0])

    def _taken_up(self, table: int) -> Lease | None:
        self.taken_up(table)
        return self._usable(table)

    def unshown(self) -> Sequence[int]:
        """The tables that this worker holds and has not shown as they are."""
        return [number for number, lease in self.held.items() if lease.shown < lease.revision]

    def abandon(self, lease: Lease) -> None:
        """What was to be done failed: the lease is left to lapse, and then somebody tries again."""
        if self.held.get(lease.table) is lease:
            del self.held[lease.table]
            self._abandoned.add(lease.table)

    async def bar(self, table: int, seconds: float) -> None:
        """Gives a lease back although the table is behind; nobody tries again for some time."""
        self.held.pop(table, None)
        if not self.alone:
            await self.engine.write(BAR, self.worker, table, seconds)

    # ── again and again ──────────────────────────────────────────────────────────────────────────

    async def look(self) -> Sequence[int]:
        """What this worker holds by now; returns tables that others have changed."""
        began = time.monotonic()
        rows = await self.engine.rows(LOOK, self.worker)
        found = {row[0]: row for row in rows if row[0] not in self._abandoned}
        self._abandoned &= {row[0] for row in rows}
        changed = []
        for number, lease in list(self.held.items()):
            if lease.noted < began and number not in found:
                lease.deadline = 0
                del self.held[number]
        for number, (_, revision, behind, left) in found.items():
            lease = self.held.setdefault(number, Lease(number, noted=began - 1))
            if lease.noted < began or lease.users:
                lease.deadline, lease.releasing = began + left - MARGIN, False
                lease.behind = lease.behind or bool(behind)
                if revision > lease.revision:
                    lease.revision = revision
                    changed.append(number)
        if not self.held:
            self.some.clear()
        return changed

    async def renew(self) -> None:
        """Makes all leases in use last longer."""
        rows = [(self.worker, number) for number in sorted(self.held)]
        if rows:
            await self.engine.transaction(lambda write: write.run_many(RENEW, rows))
            await self.look()

    async def sweep(self, but: Collection[int] = ()) -> Sequence[int]:
        """Takes the leases that have lapsed, and those of tables that nobody shows."""
        began = time.monotonic()
        self._elsewhere = {k: at for k, at in self._elsewhere.items() if began - at < RECENT}
        if not await self.engine.rows(FIND):
            return ()

        async def swept(write: Session) -> list[tuple[int, Row]]:
            taken = []
            for number, due in await write.rows(SWEEP):
                if not due:
                    await write.run(FREED, number)
                elif number not in but:
                    taken.append((number, (await write.rows(TAKE, self.worker, number))[0]))
            return taken

        rows = await self.engine.transaction(swept)
        return [number for number, row in rows if self.took(number, began, row)]

    def releasing(self, tables: Collection[int]) -> None:
        """These are about to be given back: whoever needs one meanwhile asks for it anew."""
        for table in tables:
            if lease := self.held.get(table):
                lease.releasing = True

    async def give_back(self) -> None:
        """At the end: others may take what is still held at once."""
        rows = [(self.worker, number) for number in sorted(self.held)]
        self.held.clear()
        if rows:
            await self.engine.transaction(lambda write: write.run_many(GIVE_BACK, rows))
