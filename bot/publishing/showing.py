"""What every message of a table is made of: what it shows now, what it is to show, its pictures."""

import asyncio
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bot.publishing.delivery import Delivery
from bot.screens import painter
from bot.screens.snapshot import Shows
from bot.store import BOARD, Message, StepRow, Store, Table
from bot.tables.tables import Position, Tables
from renderers.catalog import Pictures

LATE = 1.5
"""Seconds after which a message is sent without its picture, which follows."""


class Pictured(msgspec.Struct, frozen=True):
    """The pictures of a screen: what they show, and the drawings, or those that are to come."""

    key: str = ""
    drawings: painter.Drawings = ()
    late: "asyncio.Future[painter.Drawings] | None" = None


class Showing:
    """Looks things up and begins pictures; whoever builds on it sends them."""

    def __init__(
        self, tables: Tables, delivery: Delivery, pictures: Mapping[str, Pictures]
    ) -> None:
        self.tables = tables
        self.delivery = delivery
        self.pictures = pictures

    @property
    def store(self) -> Store:
        return self.tables.store

    async def shown(self, table: Table, seat: int) -> Message | None:
        """The live message of the channel (`BOARD`) or of a seat."""
        live = await self.store.messages(table.id)
        return next((message for message in live if message.seat == seat), None)

    async def shows(self, table: Table, since: int, language: str) -> Shows | None:
        """What there is to show of a game that has started."""
        return self._shows(table, await self.store.steps(table.id, since), language)

    def _shows(self, table: Table, steps: Sequence[StepRow], language: str) -> Shows | None:
        return Shows(self.tables.position(table), steps, language) if table.head else None

    async def noted(self, shows: Shows, seat: int) -> Shows:
        """With what the seat has marked on its pad, as far as the pad still has it."""
        table = shows.position.table
        columns = self.pictures[table.game].pad(shows.position.view(seat))
        offered = {mark for column in columns for mark in column.marks}
        kept = await self.store.notes(table.id, seat) if offered else ()
        notes = tuple(mark for mark in kept if mark in offered)
        return replace(shows, notes=notes)

    async def _pictured(self, shows: Shows | None, seat: int, has: str = "") -> Pictured:
        """The pictures for a screen; those that the message `has` are not drawn again."""
        if shows is None:
            return Pictured()
        pictures = self.pictures[shows.position.table.game]
        key = painter.picture_key(shows, seat, pictures)
        if has == key:
            return Pictured(key, painter.placed(shows, seat, pictures))
        drawing = painter.begun(shows, seat, pictures)
        if not drawing.done():
            await asyncio.wait({drawing}, timeout=LATE)
        return Pictured(key, drawing.result()) if drawing.done() else Pictured(key, late=drawing)

    def paint(self, position: Position) -> "asyncio.Future[painter.Drawings]":
        """Begins the picture of a position that will have to be shown."""
        table = position.table
        return painter.begun(Shows(position, (), table.language), BOARD, self.pictures[table.game])
