"""Direct messages: in a game with secrets everybody has one that shows their own view."""

import asyncio
import logging
from collections.abc import Mapping

import discord
from msgspec.structs import replace

from bot.people.language import language_of
from bot.publishing.delivery import UNREACHED, Delivery, nonce
from bot.screens import painter
from bot.screens.mine import mine
from bot.screens.retired import ended_direct, set_aside
from bot.screens.snapshot import Snapshot, Snapshots
from bot.store import CHANNEL, Attached, Message, Table
from bot.tables.locks import Locks
from bot.ui.ids import Surface
from bot.ui.planner import Place
from bot.ui.screen import Screen
from rules.core.game import AnyGame
from rules.core.record import Seat

log = logging.getLogger(__name__)


class DirectMessages:
    """The one live direct message that each person has for a table with secrets."""

    def __init__(
        self, delivery: Delivery, snapshots: Snapshots, games: Mapping[str, AnyGame]
    ) -> None:
        self.delivery = delivery
        self.snapshots = snapshots
        self.games = games
        self.store = snapshots.store
        self.tables = snapshots.tables
        self._locks = Locks()

    async def show(self, number: int, through: discord.Interaction | None) -> Table:
        """Brings everybody's direct message up to date; returns the table that they show now.

        One that was replaced is edited `through` the interaction if that is what was pressed.
        """
        async with self._locks(number):
            table = await self.tables.load(number)
            if table.live:
                seats = [seat for seat, chair in enumerate(table.chairs) if not chair.robot]
                await asyncio.gather(*(self._show(table, seat) for seat in seats))
            else:
                await self._end(table, through)
            await self._retire(table, through)
        return table

    async def redraw(self, number: int, seat: Seat) -> None:
        """Draws a seat's direct message again, with the notes as they are now."""
        try:
            async with self._locks(number):
                table = await self.tables.load(number)
                if table.live and await self.store.messages.shown(table.id, seat) is not None:
                    await self._show(table, seat, again=True)
        except UNREACHED as error:
            log.warning("table=%d seat=%d not redrawn: %s", number, seat, error)

    async def _show(self, table: Table, seat: Seat, *, again: bool = False) -> None:
        """Edits the message while the seat is asked the same; posts a new one for a new ask."""
        chair = table.chairs[seat]
        person = await self.store.people.get(chair.user)
        shown = await self.store.messages.shown(table.id, seat)
        current = shown is not None and shown.version == table.version and not again
        if person.dms == "closed" or current:
            return
        since = shown.posted if shown else 0
        snapshot = await self.snapshots.since(table, since, language_of(person))
        snapshot = await self.snapshots.with_notes(snapshot, seat)
        asked_anew = shown is None or (chair.awaited and shown.ask != chair.ask)
        if shown is not None and not asked_anew:
            screen, attached = await self._screen(snapshot, seat, has=shown.attached)
            if await self.delivery.edit(shown, screen):
                edited = replace(shown, version=table.version, attached=attached)
                await self.store.messages.put(edited)
                return
        await self._post(snapshot, seat, last=shown)

    async def _screen(
        self, snapshot: Snapshot, seat: Seat, has: Attached | None = None
    ) -> tuple[Screen, Attached]:
        """A seat's own screen with its pictures, however long they take."""
        table = snapshot.table
        painted = await painter.paint(snapshot, seat, has)
        drawings = await painted.late if painted.late else painted.drawings
        place = Place(Surface.DIRECT, table.id, seat, table.chairs[seat].ask)
        return mine(snapshot, seat, place, drawings), painted.attached

    async def _post(self, snapshot: Snapshot, seat: Seat, last: Message | None) -> None:
        """Sends a new one. If the response is lost, the next attempt finds it by its nonce."""
        table, chair = snapshot.table, snapshot.table.chairs[seat]
        screen, attached = await self._screen(snapshot, seat)
        before = last.message if last else 0
        once = nonce(table.id, table.opened_at, table.version, seat, before)
        sent = await self.delivery.send_direct(chair.user, screen, once)
        if sent is None:
            return
        await self.store.messages.put(
            Message(
                message=sent.id,
                channel=sent.channel.id,
                table=table.id,
                seat=seat,
                version=table.version,
                ask=chair.ask,
                since=table.step,
                posted=table.step,
                posted_at=self.tables.clock.now(),
                mentioned=((chair.user, chair.ask),),
                attached=attached,
            )
        )

    async def _end(self, table: Table, through: discord.Interaction | None) -> None:
        """The direct messages of a game that has ended say how it came out, and are let go."""
        for message in await self.store.messages.live(table.id):
            if message.seat != CHANNEL:
                person = await self.store.people.get(table.chairs[message.seat].user)
                snapshot = self.snapshots.of(table, (), language_of(person))
                await self.delivery.edit(message, ended_direct(snapshot), through)
                await self.store.messages.drop(message.message)

    async def _retire(self, table: Table, through: discord.Interaction | None) -> None:
        """Direct messages that were replaced lose their controls."""
        for message in await self.store.messages.retired(table.id):
            if message.seat != CHANNEL:
                screen = set_aside(table, message, self.games[table.game])
                await self.delivery.edit(message, screen, through)
                await self.store.messages.drop(message.message)
