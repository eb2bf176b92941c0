"""Messages are a projection of the store: whatever shows an earlier version is brought up to date.

Several quick moves become one edit. A crash between saving and speaking is caught up at the next
start, from the tables that are marked as behind.
"""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from weakref import WeakValueDictionary

import discord
from msgspec.structs import replace

from bot.people.quiet import awake
from bot.publishing.delivery import UNREACHED, Delivery, once
from bot.publishing.direct import Mail
from bot.publishing.permissions import Barred
from bot.publishing.showing import Pictured
from bot.screens import board as screens
from bot.screens.snapshot import Shows
from bot.store import BOARD, Message, StepRow, Table
from bot.tables.tables import Tables
from bot.ui.screen import Screen
from renderers.catalog import Pictures
from rules.core.errors import Refused

log = logging.getLogger(__name__)

FRESH = 50 * 60
"""Seconds after which a message is replaced instead of edited: Discord slows down edits of messages
that are older than an hour."""

ALONE = 6
"""Steps that are told again to somebody who plays alone: the rest they did themselves."""

LOBBY, TEXT = "lobby", "text"
"""What a message shows before there is a picture, and where none may be attached."""


class Publisher(Mail):
    """Shows tables in their channels and in direct messages."""

    def __init__(
        self, tables: Tables, delivery: Delivery, pictures: Mapping[str, Pictures]
    ) -> None:
        super().__init__(tables, delivery, pictures)
        self._boards: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.underway: set[asyncio.Task[None]] = set()
        self.barred = Barred()
        self._unnoted: set[int] = set()
        """Tables of which a board may have been posted that is not in the store: nothing was heard
        of it, the disk was full, or the bot was killed."""

    def soon(self, number: int, *, saved: Table | None = None) -> None:
        """Publishes in the background."""
        publishing = self.publish(number, saved=saved)
        task = asyncio.create_task(publishing, name=f"publish table {number}")
        self.underway.add(task)
        task.add_done_callback(self.underway.discard)

    def turn(self, number: int) -> asyncio.Lock:
        """Whoever has it may change the board: one request after the other."""
        return self._boards.setdefault(number, asyncio.Lock())

    def is_unsure(self, number: int) -> bool:
        """Whether a table may have a board that nobody has noted."""
        return number in self._unnoted

    async def begin(self) -> None:
        """What was behind when the bot stopped may have been posted, and nobody noted it."""
        self._unnoted.update(await self.store.tables_behind())

    async def catch_up(self) -> None:
        """Publishes what is behind, but for what may not be shown."""
        for number in await self.store.tables_behind():
            if number not in self.barred:
                self.soon(number)

    async def stop(self) -> None:
        """Lets what is under way finish, for a moment."""
        if self.underway:
            _, late = await asyncio.wait(self.underway, timeout=2)
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

        Who has just `saved` the table may hand it over, which spares reading it once more.
        The message that was pressed is edited through its own interaction, which no rate limit of
        the channel holds up, and the board does not wait for direct messages. What fails is logged
        and stays marked, to be caught up later.
        """
        began, changes = time.perf_counter(), self.barred.changes
        try:
            turn = self.turn(number)
            newest = None if turn.locked() else saved
            async with turn:
                table = newest or await self.tables.load(number)
                board = await self._board(table, through, again)
                await self._retire(table, through, board=True)
            if self._has_mail(table):
                async with self._mail.setdefault(number, asyncio.Lock()):
                    table = await self.tables.load(number)
                    await self._directs(table)
                    await self._retire(table, through, board=False)
            if board.picture and board.version == table.version:
                await self.store.caught_up(table.id, table.version)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("table=%d not published: %s", number, error)
            self.barred.put(number, table.guild, changes)
        except UNREACHED as error:
            log.warning("table=%d not published: %s", number, error)
        except Refused as refused:
            log.warning("table=%d not published: %s", number, refused.code)
        except Exception:
            log.exception("table=%d not published", number)
        else:
            log.info(
                "table=%d step=%d published ms=%.1f",
                *(number, table.step, (time.perf_counter() - began) * 1000),
            )

    # ── the board ────────────────────────────────────────────────────────────────────────────────

    async def _board(
        self, table: Table, through: discord.Interaction | None, again: bool
    ) -> Message:
        """The channel's message as it is now. Without `picture` it still lacks it."""
        shown, steps = await self.store.board(table.id)
        if shown and shown.picture and shown.version >= table.version and not again:
            self._unnoted.discard(table.id)
            return shown
        noted = table.id not in self._unnoted
        if shown is not None and noted and not again and not self._needs_new(table, shown):
            edited = await self._edit_board(table, shown, steps, through)
            if edited is not None:
                return edited
        return await self._post_board(table, shown, steps)

    def _needs_new(self, table: Table, shown: Message) -> bool:
        """Somebody is awaited who was not mentioned on it, or it is getting old."""
        mentioned = {user for user, _ in shown.mentioned}
        old = self.tables.clock.now() - shown.posted_at > FRESH
        return old or not {user for user, _ in asked(table)} <= mentioned

    async def _post_board(
        self, table: Table, last: Message | None, steps: Sequence[StepRow]
    ) -> Message:
        since, news = await self._untold(table, last, steps)
        shows = self._shows(table, news, table.language)
        words, mentions = self._board_screen(table, shows), await self._to_notify(table, last, news)
        pictured = await self._pictured(shows, BOARD)
        screen = replace(words, drawings=pictured.drawings, mentions=mentions)
        sent, as_sent = await self._sent(table, last, screen)
        posted = Message(
            message=sent.id,
            channel=table.channel,
            table=table.id,
            seat=BOARD,
            version=table.version,
            since=since,
            posted=table.step,
            posted_at=self.tables.clock.now(),
            mentioned=asked(table),
            picture=_shown_by(as_sent, pictured, shows),
        )
        await self.store.put_message(posted)
        self._unnoted.discard(table.id)
        return await self._add_late(table, posted, shows, pictured)

    async def _sent(
        self, table: Table, last: Message | None, screen: Screen
    ) -> tuple[discord.Message, Screen]:
        """Until it is noted that a board was posted, every one goes out under the same name.

        So Discord gives back one that went out before, and it is written anew.
        """
        unsure = table.id in self._unnoted
        self._unnoted.add(table.id)
        try:
            sent, as_sent = await self.delivery.post(
                *(table.channel, table.guild, screen),
                nonce=once(table.id, table.opened_at, last.message if last else 0),
            )
        except discord.HTTPException as error:
            if error.status < 500 and not unsure:
                self._unnoted.discard(table.id)
            raise
        if unsure or sent.edited_at is not None:
            await self.delivery.write_again(sent, as_sent)
        return sent, as_sent

    async def _untold(
        self, table: Table, last: Message | None, steps: Sequence[StepRow]
    ) -> tuple[int, Sequence[StepRow]]:
        """The steps that a new board tells of, and the number before them.

        They are those since the last board was posted, or since the last one that still stands.
        """
        standing = [row.number for row in steps if not row.undone]
        if last is None or not standing:
            since = min(last.posted, await self.store.last_step(table.id)) if last else 0
            return since, await self.store.steps(table.id, since)
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
        """Somebody's own choice; nobody is pinged in their quiet hours."""
        now, person = self.tables.clock.now(), await self.store.person(user)
        return person.mentions and awake(now, person) == now

    async def _edit_board(
        self,
        table: Table,
        shown: Message,
        steps: Sequence[StepRow],
        through: discord.Interaction | None,
    ) -> Message | None:
        """None where the message cannot be edited any more. One without a picture stays text.

        One that loses its picture, because the next is late, is noted to have none before it does.
        """
        shows = self._shows(table, steps, table.language)
        if shows is not None and (news := unread(table, steps)):
            shows = replace(shows, steps=news)
            shown = replace(shown, since=news[0].number - 1)
        as_text, screen = shown.picture == TEXT, self._board_screen(table, shows)
        pictured = Pictured() if as_text else await self._pictured(shows, BOARD, shown.picture)
        screen = screen.as_text() if as_text else replace(screen, drawings=pictured.drawings)
        if pictured.late is not None:
            await self.store.put_message(replace(shown, picture=""))
        if not await self.delivery.edit(shown, screen, through):
            return None
        picture = TEXT if as_text else _shown_by(screen, pictured, shows)
        edited = replace(shown, version=table.version, picture=picture)
        await self.store.put_message(edited)
        return await self._add_late(table, edited, shows, pictured)

    def _board_screen(self, table: Table, shows: Shows | None) -> Screen:
        """The board without its picture, which is still being drawn meanwhile."""
        if shows is None:
            return screens.lobby(table, self.tables.games[table.game])
        return screens.board(shows, self.pictures[table.game], ())

    async def _add_late(
        self, table: Table, shown: Message, shows: Shows | None, pictured: Pictured
    ) -> Message:
        """A picture that was late follows by an edit."""
        if pictured.late is None:
            return shown
        screen = replace(self._board_screen(table, shows), drawings=await pictured.late)
        if not await self.delivery.edit(shown, screen):
            return shown
        complete = replace(shown, picture=pictured.key)
        await self.store.put_message(complete)
        return complete

    # ── old messages ─────────────────────────────────────────────────────────────────────────────

    async def _retire(
        self, table: Table, through: discord.Interaction | None, *, board: bool
    ) -> None:
        """Messages that were replaced lose their controls."""
        for message in await self.store.retired(table.id):
            if (message.seat == BOARD) is not board:
                continue
            await self.delivery.edit(message, await self._retired(table, message), through)
            await self.store.drop_message(message.message)

    async def _retired(self, table: Table, message: Message) -> Screen:
        shows = await self.shows(table, message.posted, table.language)
        if message.seat != BOARD or shows is None or message.picture == LOBBY:
            return screens.set_aside(table, message, self.tables.games[table.game])
        live = await self.shown(table, BOARD)
        until = live.posted if live else table.step
        steps = [row for row in shows.steps if row.number <= until]
        return screens.retired(replace(shows, steps=steps), message)


def _shown_by(screen: Screen, pictured: Pictured, shows: Shows | None) -> str:
    """What to remember of a message: its pictures, or why it has none; late ones are none yet."""
    if shows is None:
        return LOBBY
    if screen.drawings or pictured.late is not None:
        return pictured.key if screen.drawings else ""
    return TEXT


def unread(table: Table, steps: Sequence[StepRow]) -> Sequence[StepRow]:
    """Where one person is awaited: from their last move before this turn. The rest they know."""
    if len(table.chairs) == 1:
        return steps[-ALONE:]
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
