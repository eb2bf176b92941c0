"""Direct messages: one for each seat that plays by them, kept up to date."""

import asyncio
import logging
from collections.abc import Mapping

import discord
from msgspec.structs import replace

from bot.people.language import language_of
from bot.publishing.delivery import UNREACHED, Delivery, nonce
from bot.publishing.notices import Notices
from bot.screens import painter
from bot.screens.mine import mine
from bot.screens.retired import ended_direct, passed_on
from bot.screens.snapshot import Snapshot, Snapshots
from bot.store.messages import CHANNEL, LATE, TEXT, Attached, Message
from bot.store.tables import Table
from bot.store.waits import Wait
from bot.tables.locks import Locks
from bot.ui.control import Surface
from bot.ui.drafts import Drafts
from bot.ui.planner import Place
from bot.ui.screen import Screen
from rules.core.record import Seat

log = logging.getLogger(__name__)


class DirectMessages:
    """The one live direct message that somebody has for a table, by choice or for its secrets."""

    def __init__(
        self, delivery: Delivery, snapshots: Snapshots, notices: Notices, drafts: Drafts
    ) -> None:
        self.delivery = delivery
        self.snapshots = snapshots
        self.notices = notices
        self.drafts = drafts
        self.store = snapshots.store
        self.tables = snapshots.tables
        self._locks = Locks()
        self.unconfirmed: set[int] = set()
        """Tables of which a direct message may have been sent that is not in the store, or show
        another picture than the store knows of."""

    async def concern(self, table: Table) -> bool:
        """Whether anybody has, or should have, a direct message for this table."""
        if self.snapshots.has_secrets(table) or not table.live:
            return True
        people = [await self.store.people.get(user) for user in table.people]
        return any(person.notices == "dm" for person in people)

    async def show(
        self,
        number: int,
        through: discord.Interaction | None = None,
        telling: Mapping[Seat, Wait] | None = None,
        *,
        in_text: bool = False,
    ) -> tuple[Table, list[Wait]]:
        """Brings everybody's direct message up to date.

        People are told of the waits `telling` by a new message: an edit notifies nobody. Returns
        the table that the messages show now, and those waits whose people take no messages. The one
        that was pressed is edited `through` its interaction. `in_text`: pictures are to follow.
        """
        async with self._locks(number):
            table = await self.tables.load(number)
            due = {s: w for s, w in (telling or {}).items() if table.chairs[s].since == w.since}
            if table.live:
                seats = [seat for seat, chair in enumerate(table.chairs) if not chair.robot]
                await asyncio.gather(
                    *(
                        self._show(table, seat, through, due.get(seat), in_text=in_text)
                        for seat in seats
                    )
                )
            else:
                await self._end(table, through)
            await self._retire(table, through)
            self.unconfirmed.discard(number)
        closed = [w for w in due.values() if (await self.store.people.get(w.user)).dms == "closed"]
        return table, closed

    async def redraw(self, number: int, seat: Seat) -> None:
        """Draws a seat's direct message again, with the notes as they are now."""
        try:
            async with self._locks(number):
                table = await self.tables.load(number)
                if table.live and await self.store.messages.shown(table.id, seat) is not None:
                    await self._show(table, seat, again=True)
        except UNREACHED as error:
            log.warning("table=%d seat=%d not redrawn: %s", number, seat, error)

    async def _show(
        self,
        table: Table,
        seat: Seat,
        through: discord.Interaction | None = None,
        telling: Wait | None = None,
        *,
        again: bool = False,
        in_text: bool = False,
    ) -> None:
        """Edits the message that is there; sends a new one to tell its reader something."""
        person = await self.store.people.get(table.chairs[seat].user)
        if person.dms == "closed":
            return
        shown = await self.store.messages.shown(table.id, seat)
        if not self.notices.direct(table, person):
            await self._let_go(shown)
            return
        if shown and not again and not telling and self._may_stay(table, seat, shown):
            return
        snapshot = await self.snapshots.own(table, seat, language_of(person))
        if shown is not None and not telling:
            has = None if table.id in self.unconfirmed else shown.attached
            screen, attached = await self._screen(snapshot, seat, has, in_text=in_text)
            if await self.delivery.edit(shown, screen, through):
                edited = replace(
                    shown, version=table.version, ask=_ask(table, seat), attached=attached
                )
                await self.store.messages.note(edited)
                return
        await self._post(snapshot, seat, last=shown, telling=telling, in_text=in_text)

    def _may_stay(self, table: Table, seat: Seat, shown: Message) -> bool:
        """Whether a message is up to date, or nothing could be pressed on it, before or after.

        Such a one is not edited at every move of the others, unless it was pressed a moment ago;
        nor is one's own part of a duel, of which the others' moves change nothing.
        One that waits for its pictures may not stay as it is.
        """
        if shown.attached == LATE:
            return False
        watched = self.delivery.was_pressed(shown)
        idle = not shown.ask and not _ask(table, seat) and not watched
        alone = table.duel and shown.ask == _ask(table, seat)
        return shown.version == table.version or idle or alone

    async def _let_go(self, shown: Message | None) -> None:
        """Somebody does not play by direct message any longer."""
        if shown is not None:
            await self.delivery.delete_if_there(shown.channel, shown.message)
            await self.store.messages.drop(shown.message)

    async def _screen(
        self,
        snapshot: Snapshot,
        seat: Seat,
        has: Attached | None = None,
        *,
        in_text: bool = False,
    ) -> tuple[Screen, Attached]:
        """A seat's own screen with its pictures, however long they take; or `in_text` for now."""
        table = snapshot.table
        place = Place(Surface.DIRECT, table.id, seat, table.chairs[seat].ask)
        if snapshot.words_first:
            return mine(snapshot, seat, place, progress=await self.drafts.at(place)), TEXT
        painted = await painter.paint(snapshot, seat, has, in_text=in_text)
        if painted.attached == LATE:
            progress = await self.drafts.at(place)
            return mine(snapshot, seat, place, progress=progress).as_text(), LATE
        drawings = await painted.late if painted.late else painted.drawings
        progress = await self.drafts.at(place)
        screen = mine(snapshot, seat, place, drawings, progress=progress)
        return screen, painted.attached

    async def _post(
        self,
        snapshot: Snapshot,
        seat: Seat,
        last: Message | None,
        telling: Wait | None,
        *,
        in_text: bool,
    ) -> None:
        """Sends a new one. If the response is lost, the next attempt finds it by its nonce.

        A notice keeps its nonce for as long as its question stands, so that it rings once.
        """
        table, chair = snapshot.table, snapshot.table.chairs[seat]
        screen, attached = await self._screen(snapshot, seat, in_text=in_text)
        unsure = table.id in self.unconfirmed
        self.unconfirmed.add(table.id)
        await self.store.leases.announce(table.id)
        about = ("told", telling.since) if telling else (last.message if last else 0, table.version)
        once = nonce(table.id, table.opened_at, seat, *about)
        sent = await self.delivery.send_direct(chair.user, screen, once, silent=not telling)
        if sent is None:
            return
        if unsure:
            await self.delivery.rewrite(sent, screen)
        message = Message(
            message=sent.id,
            channel=sent.channel.id,
            table=table.id,
            seat=seat,
            version=table.version,
            ask=_ask(table, seat),
            since=table.step,
            posted=table.step,
            posted_at=self.tables.clock.now(),
            mentioned=((chair.user, chair.ask),),
            attached=attached,
        )
        await self.store.messages.put(message, [telling] if telling else ())

    async def _end(self, table: Table, through: discord.Interaction | None) -> None:
        """The direct messages of a game that has ended say how it came out, and are let go."""
        for message in await self.store.messages.live(table.id):
            if message.seat != CHANNEL:
                person = await self.store.people.get(table.chairs[message.seat].user)
                snapshot = self.snapshots.of(table, (), language_of(person))
                await self.delivery.edit(message, ended_direct(snapshot), through)
                await self.store.messages.drop(message.message)

    async def _retire(self, table: Table, through: discord.Interaction | None) -> None:
        """One that was replaced is deleted; one of somebody who left says that others play on."""
        for message in await self.store.messages.retired(table.id):
            if message.seat == CHANNEL:
                continue
            if table.chairs[message.seat].user in {user for user, _ in message.mentioned}:
                await self._let_go(message)
            else:
                await self.delivery.edit(message, passed_on(table), through)
                await self.store.messages.drop(message.message)


def _ask(table: Table, seat: Seat) -> int:
    """The number of the question that a seat can answer now; 0 where there is none."""
    chair = table.chairs[seat]
    return chair.ask if chair.awaited else 0
