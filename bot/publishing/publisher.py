"""Messages are a projection of the store: whatever shows an earlier version is brought up to date.

Several quick moves become one edit. If the bot is killed between saving and showing, it catches up
at the next start, from the tables that the store marks as behind.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord

from bot.metrics import board_shown
from bot.publishing.boards import Boards
from bot.publishing.delivery import UNREACHED
from bot.publishing.direct import DirectMessages
from bot.publishing.notices import Due, Notices
from bot.publishing.panels import Panels
from bot.publishing.permissions import MissingPermissions
from bot.publishing.proposals import ProposalMessages
from bot.publishing.seat_notices import SeatNotices
from bot.screens.snapshot import Snapshots
from bot.store.errors import Unavailable
from bot.store.messages import CHANNEL, LATE, Message
from bot.store.sharing import Lapsed, Lease, under
from bot.store.tables import Table
from bot.throttle import LONG, Throttle
from bot.ui.control import Surface
from rules.core.errors import Refused
from rules.core.record import Seat

log = logging.getLogger(__name__)

GRACE = 2.0
"""Seconds that publishing under way is given when the bot stops."""

TRIED_AGAIN = 15 * 60.0
"""Seconds until a table that may not be shown is tried again by any worker."""

BOARD = (str(Surface.BOARD), CHANNEL)


@dataclass(frozen=True)
class Publication:
    """How a table is to be shown: see `Publisher.publish`. `in_text`: its pictures come later."""

    through: discord.Interaction | None
    saved: Table | None
    again: bool
    in_text: bool


class Publisher:
    """Shows tables in their channels, in direct messages and on private panels."""

    def __init__(
        self,
        snapshots: Snapshots,
        notices: Notices,
        boards: Boards,
        direct: DirectMessages,
        panels: Panels,
        seat_notices: SeatNotices,
        proposals: ProposalMessages,
        throttle: Throttle,
    ) -> None:
        self.snapshots = snapshots
        self.store = snapshots.store
        self.notices = notices
        self.boards = boards
        self.direct = direct
        self.panels = panels
        self.seat_notices = seat_notices
        self.proposals = proposals
        self.throttle = throttle
        self._later: set[int] = set()
        """Tables whose publication waits until nobody else does."""
        self.underway: set[asyncio.Task[None]] = set()
        self.missing_permissions = MissingPermissions()
        self.too_new: set[int] = set()
        """Tables of later rules: they are left to workers that know these."""
        self.owed: dict[int, float] = {}
        """By table, since when its messages wait to be brought up to date, by a steady clock."""

    @property
    def oldest(self) -> float:
        """Seconds for which the messages of some table have waited."""
        now = time.monotonic()
        return now - min(self.owed.values(), default=now)

    def soon(self, number: int, *, saved: Table | None = None, last: bool = False) -> None:
        """Publishes in the background."""
        publishing = self.publish(number, saved=saved, last=last)
        task = asyncio.create_task(publishing, name=f"publish table {number}")
        self.underway.add(task)
        task.add_done_callback(self.underway.discard)

    def later(self, number: int) -> None:
        """Publishes in the background when nobody waits whose press is not shown yet."""
        if number not in self._later:
            self._later.add(number)
            self.soon(number, last=True)

    async def begin(self) -> None:
        """At the start: a table that is behind may have messages that are not in the store.

        Of several workers each finds by the leases which tables that are.
        """
        if not self.store.leases.alone:
            return
        behind = await self.store.tables.behind()
        self.boards.unconfirmed.update(behind)
        self.direct.unconfirmed.update(behind)

    async def catch_up(self) -> None:
        """Publishes what is behind, but for what may not be shown; of several workers, its own."""
        leases = self.store.leases
        behind = await self.store.tables.behind() if leases.alone else leases.unshown()
        self._owe_only(behind)
        for number in behind:
            if number not in self.missing_permissions:
                self.later(number)

    async def forget_shown(self) -> None:
        """What could not be shown here, and was by another worker, is owed no longer."""
        if self.owed:
            self._owe_only(await self.store.tables.behind())

    def _owe_only(self, behind: Collection[int]) -> None:
        self.owed = {number: since for number, since in self.owed.items() if number in behind}

    async def stop(self) -> None:
        """Lets what is under way finish, for a moment."""
        if self.underway:
            _, late = await asyncio.wait(self.underway, timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def publish(
        self,
        number: int,
        through: discord.Interaction | None = None,
        *,
        saved: Table | None = None,
        again: bool = False,
        last: bool = False,
    ) -> None:
        """Brings the messages of a table up to date; `again` posts the board anew, below the chat.

        Whoever is due a notice gets it with a new message; everything else is an edit.
        Whoever has just `saved` the table may hand it over, which spares reading it again. The
        message that was pressed is edited `through` its interaction, which no rate limit of the
        channel holds up. What fails is logged and stays marked as behind, to be caught up later.
        Where it has to wait for its turn for long, the board goes out as text, and the rest when
        nobody waits any longer. Where another worker holds the table's lease, that one shows it.
        """
        self.owed.setdefault(number, time.monotonic())
        async with self.throttle.turn(last=last) as waited:
            if last:
                self._later.discard(number)
            newest = None if waited else saved
            await self._lead(number, Publication(through, newest, again, in_text=waited > LONG))

    async def _lead(self, number: int, how: Publication) -> None:
        """Shows a table if its lease is, or becomes, this worker's."""
        leases, lease = self.store.leases, None
        try:
            lease = await (leases.wait(number) if how.again else leases.hold(number))
            if lease is None:
                self.owed.pop(number, None)
                return
            with under(lease):
                await self._publish(lease, how)
        except Unavailable as error:
            log.debug("table=%d not published: %s", number, error)
        except asyncio.CancelledError:
            if lease is not None:
                leases.abandon(lease)
            raise

    async def _publish(self, lease: Lease, how: Publication) -> None:
        """Shows a table under its lease, and gives the lease back once everything is shown."""
        number, changes = lease.table, self.missing_permissions.changes
        began = time.perf_counter()
        try:
            self._doubt(lease)
            table = await self._show(lease, how)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("table=%d not published: %s", number, error)
            guild = (await self.snapshots.tables.load(number)).guild
            self.missing_permissions.put(number, guild, changes)
            await self.store.leases.bar(number, TRIED_AGAIN)
        except Refused as refused:
            log.warning("table=%d not published: %s", number, refused.code)
            if refused.code == "newer-table":
                self.too_new.add(number)
                await self.store.leases.bar(number, 0)
        except Lapsed as error:
            log.warning("table=%d is shown by another worker: %s", number, error)
        except (*UNREACHED, Unavailable) as error:
            level = logging.DEBUG if isinstance(error, Unavailable) else logging.WARNING
            log.log(level, "table=%d not published: %s", number, error)
            self.store.leases.abandon(lease)
            return
        except Exception:
            log.exception("table=%d not published", number)
            self.store.leases.abandon(lease)
            return
        else:
            spent = (time.perf_counter() - began) * 1000
            log.info("table=%d step=%d published ms=%.1f", number, table.step, spent)
            board_shown()
        self.owed.pop(number, None)

    async def _show(self, lease: Lease, how: Publication) -> Table:
        """The board first, then the rest; returns the table as it is shown.

        A private table has no board: whoever plays there may have a panel open.
        """
        number, revision = lease.table, lease.revision
        lock = self.boards.lock(number)
        newest = None if lock.locked() else how.saved
        async with lock:
            redrawn = await self._redrawn(lease)
            table = newest or await self.snapshots.tables.load(number)
            if not table.private:
                due = await self.notices.due(table)
                board = await self.boards.show(
                    table,
                    how.through,
                    again=how.again,
                    redrawn=BOARD in redrawn,
                    telling=due.board,
                    in_text=how.in_text,
                )
        if table.private:
            await self.panels.refresh(number)
            complete = True
        else:
            if how.in_text:
                self.later(number)
            for _, seat in redrawn - {BOARD}:
                await self.direct.redraw(number, seat)
            complete = await self._finish(table, board, due, how)
        if complete:
            lease.shown = max(lease.shown, revision)
            lease.kept = not self.store.leases.alone and table.robot_awaited
            if not lease.kept:
                await self.store.tables.caught_up(number, table.version, revision)
        return table

    def _doubt(self, lease: Lease) -> None:
        """Whoever let the lease lapse may have sent messages that are not in the store."""
        if lease.unconfirmed:
            self.boards.unconfirmed.add(lease.table)
            self.direct.unconfirmed.add(lease.table)
            lease.unconfirmed = False

    async def _redrawn(self, lease: Lease) -> set[tuple[str, int]]:
        """Where other workers have noted half-made choices since the messages were shown."""
        if lease.shown < 0 or lease.shown >= lease.revision:
            return set()
        found = await self.store.drafts.since(lease.table, lease.shown)
        public = {BOARD} if any(surface == Surface.BOARD for surface, _ in found) else set()
        return public | {(where, seat) for where, seat in found if where == Surface.DIRECT}

    @asynccontextmanager
    async def showing(self, table: Table) -> AsyncIterator[bool]:
        """For whoever shows what was chosen on a message: False where another worker does it.

        The lease is given back afterwards, unless there is more to show. Where it lapses meanwhile,
        whoever takes it over shows everything anew.
        """
        lease = await self.store.leases.hold(table.id)
        if lease is None:
            yield False
            return
        revision = lease.revision
        try:
            with under(lease):
                yield True
        except Lapsed as error:
            log.warning("table=%d is shown by another worker: %s", table.id, error)
            return
        if not self.store.leases.alone:
            if lease.behind or lease.unconfirmed:
                self.soon(table.id)
            else:
                lease.shown = max(lease.shown, revision)
                await self.store.tables.caught_up(table.id, table.version, revision)

    async def share(self, shown: Table) -> None:
        """A panel was opened: other workers learn of it, and it is not left behind a later save."""
        if not self.store.leases.alone:
            await self.store.panels.write()
            newest = await self.snapshots.tables.load(shown.id)
            overtaken = newest.version != shown.version
            if overtaken and await self.store.leases.request(shown.id):
                await self.publish(shown.id)

    async def redraw(self, number: int, seat: Seat) -> None:
        """Draws what one player alone sees of a table anew, whatever the messages show."""
        lease = await self.store.leases.wait(number)
        if lease is not None:
            with under(lease):
                await self.direct.redraw(number, seat)
                await self.panels.refresh(number)
            if not self.store.leases.alone:
                self.soon(number)

    async def redirect(self, number: int) -> None:
        """Somebody plays by direct message from now on, or no longer."""
        lease = await self.store.leases.wait(number)
        if lease is not None:
            with under(lease):
                await self.direct.show(number)
            if not self.store.leases.alone:
                self.soon(number)

    async def _finish(self, table: Table, board: Message, due: Due, how: Publication) -> bool:
        """Panels and direct messages follow the board, which does not wait for them.

        Nothing that can be pressed is left of a game that has ended. Returns whether everything
        shows the newest version.
        """
        through, in_text = how.through, how.in_text
        if table.head and not in_text:
            await self.panels.refresh(table.id)
        if table.head and await self.direct.concern(table):
            table, closed = await self.direct.show(table.id, through, due.direct, in_text=in_text)
            if closed:
                async with self.boards.lock(table.id):
                    board = await self.boards.show(table, through, telling=closed, in_text=in_text)
        if table.head and not table.live:
            await self.seat_notices.settle(table)
        await self.proposals.settle(table)
        complete = board.attached != LATE and not in_text
        return complete and board.version == table.version
