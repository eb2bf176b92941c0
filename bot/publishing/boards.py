"""The board in its channel: edited while it serves, posted anew when somebody must be notified."""

from collections.abc import Mapping, Sequence

import discord
from cachetools import LRUCache
from msgspec.structs import replace

from bot.clock import DAY
from bot.publishing.delivery import Delivery, nonce
from bot.screens import painter
from bot.screens.board import board
from bot.screens.lobby import lobby
from bot.screens.lobby_picture import paint_lobby
from bot.screens.painter import Drawings, Painted
from bot.screens.retired import retired_board
from bot.screens.snapshot import Snapshot, Snapshots
from bot.store.log import StepRow
from bot.store.messages import CHANNEL, LATE, LOBBY, TEXT, Attached, Message
from bot.store.tables import Table
from bot.store.waits import Wait
from bot.tables.locks import Locks
from bot.ui.control import Surface
from bot.ui.drafts import Drafts
from bot.ui.planner import Place
from bot.ui.progress import Progress
from bot.ui.screen import Screen
from rules.core.duel import original
from rules.core.game import AnyGame

FRESH = 50 * 60
"""Seconds after which a board is replaced instead of edited: Discord slows down edits of messages
that are older than an hour."""

FRESH_IF_PRESSED = DAY
"""The same for a board that can be edited by a press on it, which Discord does not slow down. After
a day it is better posted below the chat, which also opens an archived thread again."""

AGAIN_AFTER = 30
"""Seconds between two boards that are posted only because somebody wants them below the chat."""

REPEATED = 1_000

TOLD_ALONE = 6
"""Steps that are told again to somebody who plays alone: the rest they did themselves."""


class Boards:
    """The one live message that each table has in its channel."""

    def __init__(
        self,
        delivery: Delivery,
        snapshots: Snapshots,
        games: Mapping[str, AnyGame],
        drafts: Drafts,
    ) -> None:
        self.delivery = delivery
        self.snapshots = snapshots
        self.games = games
        self.drafts = drafts
        self.store = snapshots.store
        self.clock = snapshots.tables.clock
        self.lock = Locks()
        """Held while a table's board is changed, so that a slow request cannot undo a later one."""
        self._repeated: LRUCache[int, float] = LRUCache(REPEATED)
        """When a table's board was last posted because somebody wanted it below the chat."""
        self.brief: set[int] = set()
        """Lobbies whose game begins at once: a picture would be gone before anybody saw it."""
        self.unconfirmed: set[int] = set()
        """Tables of which a board may have been posted that is not in the store: the response was
        lost, the disk was full, or the bot was killed in between."""

    # ── up to date ───────────────────────────────────────────────────────────────────────────────

    async def show(
        self,
        table: Table,
        through: discord.Interaction | None,
        *,
        again: bool = False,
        redrawn: bool = False,
        telling: Sequence[Wait] = (),
        in_text: bool = False,
    ) -> Message:
        """Brings the board up to date and returns it.

        `redrawn`: somebody has chosen a part on it. `again` posts it anew, below the chat, unless
        that was done a moment ago. People are told of
        the waits `telling` by a mention on a new board: an edit notifies nobody. Boards that were
        replaced lose their controls. A board `in_text` says what its next picture would show.
        """
        board = await self._show(
            table, through, again=again, redrawn=redrawn, telling=telling, in_text=in_text
        )
        await self._retire(table, through)
        return board

    async def _show(
        self,
        table: Table,
        through: discord.Interaction | None,
        *,
        again: bool,
        redrawn: bool,
        telling: Sequence[Wait],
        in_text: bool,
    ) -> Message:
        shown, steps = await self.store.messages.board(table.id)
        anew = (again and self._may_repeat(table)) or bool(telling)
        complete = shown and (in_text or shown.attached != LATE)
        current = shown and complete and shown.version >= table.version
        asked_for = again or anew or redrawn  # again: it may have been deleted
        if shown and current and not asked_for and table.id not in self.unconfirmed:
            return shown
        if shown and not asked_for and self._looks_the_same(table, shown):
            same = replace(shown, version=table.version)
            await self.store.messages.note(same)
            return same
        if shown and not anew and not self._needs_new(table, shown):
            edited = await self._edit(table, shown, steps, through, in_text=in_text)
            if edited is not None:
                return edited
        return await self._post(table, shown, steps, telling, in_text=in_text)

    def _looks_the_same(self, table: Table, shown: Message) -> bool:
        """Whether a move of a duel has changed nothing that the channel sees.

        All that it sees is how far everybody is, which is what the picture shows.
        """
        if not (table.duel and table.stage == "playing") or table.id in self.unconfirmed:
            return False
        snapshot = self.snapshots.of(table, (), table.language)
        return painter.needed(snapshot, CHANNEL) == shown.attached

    def _may_repeat(self, table: Table) -> bool:
        """Whether the board may be posted once more because somebody wants it below the chat."""
        now = self.clock.now()
        may = now - self._repeated.get(table.id, 0) >= AGAIN_AFTER
        if may:
            self._repeated[table.id] = now
        return may

    def _needs_new(self, table: Table, shown: Message) -> bool:
        """The game has begun or ended since, or the board is old, or may not be the last one.

        One that was pressed a moment ago is edited by that press, also if it is some hours old.
        """
        pressed = self.delivery.was_pressed(shown)
        lasts = FRESH_IF_PRESSED if pressed or table.duel else FRESH
        old = self.clock.now() - shown.posted_at > lasts
        begun = bool(table.head) and shown.attached.of_lobby
        over = table.stage == "over" and shown.posted < table.step
        return begun or over or old or table.id in self.unconfirmed

    def _snapshot(self, table: Table, steps: Sequence[StepRow]) -> Snapshot | None:
        """What the board shows; None for a lobby."""
        return self.snapshots.of(table, steps, table.language) if table.head else None

    async def _screen(self, table: Table, snapshot: Snapshot | None) -> Screen:
        """The board without its pictures, which are being drawn meanwhile."""
        if snapshot is None:
            return lobby(table, self.games[table.game])
        return await self.screen(snapshot, ())

    async def screen(self, snapshot: Snapshot, drawings: Drawings) -> Screen:
        """The board of a game, with what is chosen on it so far and who is away."""
        table = snapshot.table
        return board(snapshot, drawings, await self._draft(table), await self._away(table))

    async def _away(self, table: Table) -> dict[int, float]:
        """Until when people who are awaited will be away."""
        users = [table.chairs[seat].user for seat in table.awaited if not table.chairs[seat].robot]
        people = [await self.store.people.get(user) for user in users]
        now = self.clock.now()
        return {person.user: person.away_until for person in people if person.away_until > now}

    async def _draft(self, table: Table) -> Progress:
        """How far the only one who is asked has got with choosing on the board."""
        if len(table.awaited) != 1:
            return None
        (seat,) = table.awaited
        return await self.drafts.at(Place(Surface.BOARD, table.id, seat, table.chairs[seat].ask))

    # ── posting ──────────────────────────────────────────────────────────────────────────────────

    async def _post(
        self,
        table: Table,
        last: Message | None,
        steps: Sequence[StepRow],
        telling: Sequence[Wait],
        *,
        in_text: bool,
    ) -> Message:
        since, news = await self._untold(table, last, steps)
        snapshot = self._snapshot(table, news)
        notified = tuple(wait.user for wait in telling)
        screen = replace(await self._screen(table, snapshot), mentions=notified)
        painted = await self._paint(table, snapshot, in_text=in_text)
        sent, as_sent = await self._send(table, last, _with(screen, painted))
        posted = Message(
            message=sent.id,
            channel=table.channel,
            table=table.id,
            seat=CHANNEL,
            version=table.version,
            since=since,
            posted=table.step,
            posted_at=self.clock.now(),
            mentioned=tuple((wait.user, table.chairs[wait.seat].ask) for wait in telling),
            attached=_attached(painted, as_sent, in_lobby=snapshot is None),
        )
        named = {user.id for user in sent.mentions}
        await self.store.messages.put(posted, [wait for wait in telling if wait.user in named])
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
        await self.store.leases.announce(table.id)
        once = nonce(table.id, table.opened_at, last.message if last else 0)
        silent = not screen.mentions and table.live and bool(table.head)
        try:
            sent, as_sent = await self.delivery.post(
                table.channel, table.guild, screen, once, silent=silent
            )
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

        They are those since the last board was posted, or since the last step that is not undone;
        when a duel is laid open, all.
        """
        if table.duel and not table.live:
            return 0, await self.store.log.steps(table.id)
        standing = [row.number for row in steps if not row.undone]
        if last is None or not standing:
            since = min(last.posted, await self.store.log.last_step(table.id)) if last else 0
            return since, await self.store.log.steps(table.id, since)
        since = min(last.posted, standing[-1])
        return since, [row for row in steps if row.number > since]

    # ── editing ──────────────────────────────────────────────────────────────────────────────────

    async def _edit(
        self,
        table: Table,
        shown: Message,
        steps: Sequence[StepRow],
        through: discord.Interaction | None,
        *,
        in_text: bool,
    ) -> Message | None:
        """Edits the board; None where that is no longer possible. One without pictures stays text.

        If its next picture is late, the store notes that it has none before it loses the old one.
        """
        news = unread(table, steps)
        snapshot = self._snapshot(table, news or steps)
        if snapshot is not None and news:
            shown = replace(shown, since=news[0].number - 1)
        screen = await self._screen(table, snapshot)
        if shown.attached == TEXT:
            painted, screen = Painted(TEXT), screen.as_text()
        else:
            painted = await self._paint(table, snapshot, shown.attached, in_text=in_text)
            screen = _with(screen, painted)
        if painted.now == LATE and shown.attached != LATE:
            await self.store.messages.put(replace(shown, attached=LATE))
        if not await self.delivery.edit(shown, screen, through):
            return None
        edited = replace(shown, version=table.version, attached=painted.now)
        await self.store.messages.note(edited)
        return await self._add_late(edited, snapshot, painted)

    async def _paint(
        self,
        table: Table,
        snapshot: Snapshot | None,
        has: Attached | None = None,
        *,
        in_text: bool,
    ) -> Painted:
        """The pictures of a board. A lobby that was posted without one stays so."""
        if snapshot is not None:
            return await painter.paint(snapshot, CHANNEL, has, in_text=in_text)
        if table.stage != "lobby" or has == LOBBY or table.id in self.brief:
            return Painted(LOBBY)
        key = original(table.game)
        game, pictures = self.games[key], self.snapshots.pictures[key]
        return await paint_lobby(game, pictures, table, has)

    async def _add_late(
        self, shown: Message, snapshot: Snapshot | None, painted: Painted
    ) -> Message:
        """Adds pictures that were late, by an edit."""
        if painted.late is None or snapshot is None:
            return shown
        whole = await self.screen(snapshot, await painted.late)
        if not await self.delivery.edit(shown, whole):
            return shown
        complete = replace(shown, attached=painted.attached)
        await self.store.messages.note(complete)
        return complete

    # ── replaced messages ────────────────────────────────────────────────────────────────────────

    async def _retire(self, table: Table, through: discord.Interaction | None) -> None:
        for message in await self.store.messages.retired(table.id):
            if message.seat == CHANNEL:
                await self.delivery.edit(message, await self._retired(table, message), through)
                await self.store.messages.drop(message.message)

    async def _retired(self, table: Table, message: Message) -> Screen:
        if not table.head or message.attached.of_lobby:
            return lobby(table, self.games[table.game])
        snapshot = await self.snapshots.since(table, message.posted, table.language)
        live = await self.store.messages.shown(table.id, CHANNEL)
        until = live.posted if live else table.step
        steps = [row for row in snapshot.steps if row.number <= until]
        return retired_board(replace(snapshot, steps=steps))


def _with(screen: Screen, painted: Painted) -> Screen:
    """A screen with its pictures, or in words until they can be drawn."""
    if painted.attached == LATE:
        return screen.as_text()
    return replace(screen, drawings=painted.drawings)


def _attached(painted: Painted, sent: Screen, *, in_lobby: bool) -> Attached:
    """What a new message has, also where the bot may not attach files."""
    if painted.drawings and not sent.drawings:
        return LOBBY if in_lobby else TEXT
    return painted.now


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
