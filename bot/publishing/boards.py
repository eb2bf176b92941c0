"""The board in its channel: edited while it serves, posted anew when somebody must be notified."""

from collections.abc import Mapping, Sequence

import discord
from msgspec.structs import replace

from bot.people.quiet import awake
from bot.publishing.delivery import Delivery, nonce
from bot.screens import painter
from bot.screens.board import board
from bot.screens.lobby import lobby
from bot.screens.painter import Painted
from bot.screens.retired import retired_board, set_aside
from bot.screens.snapshot import Snapshot, Snapshots
from bot.store import CHANNEL, Message, StepRow, Table
from bot.store.records import LATE, LOBBY, TEXT, Attached
from bot.tables.locks import Locks
from bot.ui.screen import Screen
from rules.core.game import AnyGame

FRESH = 50 * 60
"""Seconds after which a board is replaced instead of edited: Discord slows down edits of messages
that are older than an hour."""

TOLD_ALONE = 6
"""Steps that are told again to somebody who plays alone: the rest they did themselves."""


class Boards:
    """The one live message that each table has in its channel."""

    def __init__(
        self, delivery: Delivery, snapshots: Snapshots, games: Mapping[str, AnyGame]
    ) -> None:
        self.delivery = delivery
        self.snapshots = snapshots
        self.games = games
        self.store = snapshots.store
        self.clock = snapshots.tables.clock
        self.lock = Locks()
        """Held while a table's board is changed, so that a slow request cannot undo a later one."""
        self.unconfirmed: set[int] = set()
        """Tables of which a board may have been posted that is not in the store: the response was
        lost, the disk was full, or the bot was killed in between."""

    # ── up to date ───────────────────────────────────────────────────────────────────────────────

    async def show(
        self, table: Table, through: discord.Interaction | None, *, again: bool
    ) -> Message:
        """Brings the board up to date and returns it; `again` posts it anew, below the chat.

        Boards that were replaced lose their controls.
        """
        board = await self._show(table, through, again=again)
        await self._retire(table, through)
        return board

    async def _show(
        self, table: Table, through: discord.Interaction | None, *, again: bool
    ) -> Message:
        shown, steps = await self.store.messages.board(table.id)
        current = shown and shown.attached != LATE and shown.version >= table.version
        if shown and current and not again:
            self.unconfirmed.discard(table.id)
            return shown
        if shown and not again and not self._needs_new(table, shown):
            edited = await self._edit(table, shown, steps, through)
            if edited is not None:
                return edited
        return await self._post(table, shown, steps)

    def _needs_new(self, table: Table, shown: Message) -> bool:
        """Somebody awaited is not mentioned on it, the game has ended since, or it is old.

        Nor does one serve that may not be the last.
        """
        mentioned = {user for user, _ in shown.mentioned}
        unmentioned = {user for user, _ in asked(table)} - mentioned
        old = self.clock.now() - shown.posted_at > FRESH
        over = table.stage == "over" and shown.posted < table.step
        return over or old or bool(unmentioned) or table.id in self.unconfirmed

    def _snapshot(self, table: Table, steps: Sequence[StepRow]) -> Snapshot | None:
        """What the board shows; None for a lobby."""
        return self.snapshots.of(table, steps, table.language) if table.head else None

    def _screen(self, table: Table, snapshot: Snapshot | None) -> Screen:
        """The board without its pictures, which are being drawn meanwhile."""
        return lobby(table, self.games[table.game]) if snapshot is None else board(snapshot, ())

    # ── posting ──────────────────────────────────────────────────────────────────────────────────

    async def _post(self, table: Table, last: Message | None, steps: Sequence[StepRow]) -> Message:
        since, news = await self._untold(table, last, steps)
        snapshot = self._snapshot(table, news)
        screen = replace(
            self._screen(table, snapshot), mentions=await self._to_notify(table, last, news)
        )
        painted = await self._paint(snapshot)
        sent, as_sent = await self._send(table, last, replace(screen, drawings=painted.drawings))
        posted = Message(
            message=sent.id,
            channel=table.channel,
            table=table.id,
            seat=CHANNEL,
            version=table.version,
            since=since,
            posted=table.step,
            posted_at=self.clock.now(),
            mentioned=asked(table),
            attached=TEXT if painted.drawings and not as_sent.drawings else painted.now,
        )
        await self.store.messages.put(posted)
        self.unconfirmed.discard(table.id)
        return await self._add_late(posted, snapshot, painted)

    async def _send(
        self, table: Table, last: Message | None, screen: Screen
    ) -> tuple[discord.Message, Screen]:
        """Posts a board so that it exists once, also if the response to an earlier post was lost.

        The nonce stays the same until the store knows of a newer board. So Discord returns the one
        that went out before, and what it shows is written anew.
        """
        unsure = table.id in self.unconfirmed
        self.unconfirmed.add(table.id)
        once = nonce(table.id, table.opened_at, last.message if last else 0)
        try:
            sent, as_sent = await self.delivery.post(table.channel, table.guild, screen, once)
        except discord.HTTPException as error:
            if error.status < 500 and not unsure:
                self.unconfirmed.discard(table.id)
            raise
        if unsure or sent.edited_at is not None:
            await self.delivery.rewrite(sent, as_sent)
        return sent, as_sent

    async def _untold(
        self, table: Table, last: Message | None, steps: Sequence[StepRow]
    ) -> tuple[int, Sequence[StepRow]]:
        """The steps that a new board tells, and the number before them.

        They are those since the last board was posted, or since the last step that is not undone.
        """
        standing = [row.number for row in steps if not row.undone]
        if last is None or not standing:
            since = min(last.posted, await self.store.log.last_step(table.id)) if last else 0
            return since, await self.store.log.steps(table.id, since)
        since = min(last.posted, standing[-1])
        return since, [row for row in steps if row.number > since]

    async def _to_notify(
        self, table: Table, last: Message | None, news: Sequence[StepRow]
    ) -> tuple[int, ...]:
        """The people awaited, each once for what they are asked, and not whoever has just moved."""
        moved = {table.chairs[row.seat].user for row in news if row.number == table.step}
        known = set(last.mentioned) if last else set()
        new = [user for user, ask in asked(table) if (user, ask) not in known]
        return tuple([user for user in new if user not in moved and await self._wants_ping(user)])

    async def _wants_ping(self, user: int) -> bool:
        """Whether somebody wants mentions, and has no quiet hours now."""
        now, person = self.clock.now(), await self.store.people.get(user)
        return person.mentions and awake(now, person) == now

    # ── editing ──────────────────────────────────────────────────────────────────────────────────

    async def _edit(
        self,
        table: Table,
        shown: Message,
        steps: Sequence[StepRow],
        through: discord.Interaction | None,
    ) -> Message | None:
        """Edits the board; None where that is no longer possible. One without pictures stays text.

        If its next picture is late, the store notes that it has none before it loses the old one.
        """
        news = unread(table, steps)
        snapshot = self._snapshot(table, news or steps)
        if snapshot is not None and news:
            shown = replace(shown, since=news[0].number - 1)
        screen = self._screen(table, snapshot)
        if shown.attached == TEXT:
            painted, screen = Painted(TEXT), screen.as_text()
        else:
            painted = await self._paint(snapshot, shown.attached)
            screen = replace(screen, drawings=painted.drawings)
        if painted.late is not None:
            await self.store.messages.put(replace(shown, attached=LATE))
        if not await self.delivery.edit(shown, screen, through):
            return None
        edited = replace(shown, version=table.version, attached=painted.now)
        await self.store.messages.put(edited)
        return await self._add_late(edited, snapshot, painted)

    async def _paint(self, snapshot: Snapshot | None, has: Attached | None = None) -> Painted:
        return Painted(LOBBY) if snapshot is None else await painter.paint(snapshot, CHANNEL, has)

    async def _add_late(
        self, shown: Message, snapshot: Snapshot | None, painted: Painted
    ) -> Message:
        """Adds pictures that were late, by an edit."""
        if painted.late is None or snapshot is None:
            return shown
        if not await self.delivery.edit(shown, board(snapshot, await painted.late)):
            return shown
        complete = replace(shown, attached=painted.attached)
        await self.store.messages.put(complete)
        return complete

    # ── replaced messages ────────────────────────────────────────────────────────────────────────

    async def _retire(self, table: Table, through: discord.Interaction | None) -> None:
        for message in await self.store.messages.retired(table.id):
            if message.seat == CHANNEL:
                await self.delivery.edit(message, await self._retired(table, message), through)
                await self.store.messages.drop(message.message)

    async def _retired(self, table: Table, message: Message) -> Screen:
        if not table.head or message.attached == LOBBY:
            return set_aside(table, message, self.games[table.game])
        snapshot = await self.snapshots.since(table, message.posted, table.language)
        live = await self.store.messages.shown(table.id, CHANNEL)
        until = live.posted if live else table.step
        steps = [row for row in snapshot.steps if row.number <= until]
        return retired_board(replace(snapshot, steps=steps), message)


def unread(table: Table, steps: Sequence[StepRow]) -> Sequence[StepRow]:
    """The steps that an edited board tells.

    Where one person is awaited they are those from that person's last turn on: the earlier ones
    they know.
    """
    if len(table.chairs) == 1:
        return steps[-TOLD_ALONE:]
    if len(table.awaited) != 1 or table.chairs[table.awaited[0]].robot:
        return steps
    first, (seat,) = len(steps), table.awaited
    while first and steps[first - 1].seat == seat:
        first -= 1
    while first and steps[first - 1].seat != seat:
        first -= 1
    return steps[max(first - 1, 0) :]


def asked(table: Table) -> tuple[tuple[int, int], ...]:
    """The people awaited, each with the number of their ask."""
    chairs = (table.chairs[seat] for seat in table.awaited)
    return tuple((chair.user, chair.ask) for chair in chairs if not chair.robot)
