"""Messages are a projection of the store: whatever shows an earlier version is brought up to date.

Several quick moves become one edit. If the bot is killed between saving and showing, it catches up
at the next start, from the tables that the store marks as behind.
"""

import asyncio
import logging
import time

import discord

from bot.publishing.boards import Boards
from bot.publishing.delivery import UNREACHED
from bot.publishing.direct import DirectMessages
from bot.publishing.notices import Due, Notices
from bot.publishing.panels import Panels
from bot.publishing.permissions import MissingPermissions
from bot.publishing.proposals import ProposalMessages
from bot.publishing.seat_notices import SeatNotices
from bot.screens.snapshot import Snapshots
from bot.store import Message, Table, Unavailable
from bot.store.records import LATE
from rules.core.errors import Refused

log = logging.getLogger(__name__)

GRACE = 2.0
"""Seconds that publishing under way is given when the bot stops."""


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
    ) -> None:
        self.snapshots = snapshots
        self.store = snapshots.store
        self.notices = notices
        self.boards = boards
        self.direct = direct
        self.panels = panels
        self.seat_notices = seat_notices
        self.proposals = proposals
        self.underway: set[asyncio.Task[None]] = set()
        self.missing_permissions = MissingPermissions()

    def soon(self, number: int, *, saved: Table | None = None) -> None:
        """Publishes in the background."""
        publishing = self.publish(number, saved=saved)
        task = asyncio.create_task(publishing, name=f"publish table {number}")
        self.underway.add(task)
        task.add_done_callback(self.underway.discard)

    async def begin(self) -> None:
        """At the start: a table that is behind may have messages that are not in the store."""
        behind = await self.store.tables.behind()
        self.boards.unconfirmed.update(behind)
        self.direct.unconfirmed.update(behind)

    async def catch_up(self) -> None:
        """Publishes what is behind, but for what may not be shown."""
        for number in await self.store.tables.behind():
            if number not in self.missing_permissions:
                self.soon(number)

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
    ) -> None:
        """Brings the messages of a table up to date; `again` posts the board anew, below the chat.

        Whoever is due a notice gets it with a new message; everything else is an edit.
        Whoever has just `saved` the table may hand it over, which spares reading it again. The
        message that was pressed is edited `through` its interaction, which no rate limit of the
        channel holds up. What fails is logged and stays marked as behind, to be caught up later.
        """
        began, changes = time.perf_counter(), self.missing_permissions.changes
        try:
            lock = self.boards.lock(number)
            newest = None if lock.locked() else saved
            async with lock:
                table = newest or await self.snapshots.tables.load(number)
                if table.private:
                    await self._show_privately(table)
                    return
                due = await self.notices.due(table)
                board = await self.boards.show(table, through, again=again, telling=due.board)
            await self._finish(table, board, through, due)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("table=%d not published: %s", number, error)
            self.missing_permissions.put(number, table.guild, changes)
        except (*UNREACHED, Unavailable) as error:
            log.warning("table=%d not published: %s", number, error)
        except Refused as refused:
            log.warning("table=%d not published: %s", number, refused.code)
        except Exception:
            log.exception("table=%d not published", number)
        else:
            spent = (time.perf_counter() - began) * 1000
            log.info("table=%d step=%d published ms=%.1f", number, table.step, spent)

    async def _show_privately(self, table: Table) -> None:
        """A private table has no board: whoever plays there may have a panel open."""
        await self.panels.refresh(table.id)
        await self.store.tables.caught_up(table.id, table.version)

    async def _finish(
        self, table: Table, board: Message, through: discord.Interaction | None, due: Due
    ) -> None:
        """Panels and direct messages follow the board, which does not wait for them.

        Nothing that can be pressed is left of a game that has ended.
        """
        if table.head:
            await self.panels.refresh(table.id)
        if table.head and await self.direct.concern(table):
            table, closed = await self.direct.show(table.id, through, due.direct)
            if closed:
                async with self.boards.lock(table.id):
                    board = await self.boards.show(table, through, telling=closed)
        if table.head and not table.live:
            await self.seat_notices.settle(table)
        await self.proposals.settle(table)
        if board.attached != LATE and board.version == table.version:
            await self.store.tables.caught_up(table.id, table.version)
