"""Direct messages: in a game with secrets everybody has one that shows their own view."""

import asyncio
import logging
from functools import cached_property
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.publishing.delivery import UNREACHED, once
from bot.publishing.showing import Showing
from bot.screens import board
from bot.screens.snapshot import Shows
from bot.store import Message, Table
from bot.ui import ids
from bot.ui.planner import Place
from bot.ui.screen import Screen
from bot.words import LANGUAGES

log = logging.getLogger(__name__)


class Mail(Showing):
    """One live direct message for each person at a table."""

    @cached_property
    def _mail(self) -> "WeakValueDictionary[int, asyncio.Lock]":
        """By table: its direct messages are sent in one go."""
        return WeakValueDictionary()

    def _has_mail(self, table: Table) -> bool:
        """Whether there are direct messages: in a game with secrets, once it has started."""
        return bool(table.head) and self.pictures[table.game].has_secrets(table.options)

    async def _directs(self, table: Table) -> None:
        """One live direct message for each person."""
        seats = [seat for seat, chair in enumerate(table.chairs) if not chair.robot]
        await asyncio.gather(*(self._direct(table, seat) for seat in seats))

    async def redraw(self, number: int, seat: int) -> None:
        """The seat's direct message, if there is one, shows the notes as they are now."""
        try:
            async with self._mail.setdefault(number, asyncio.Lock()):
                table = await self.tables.load(number)
                if await self.shown(table, seat) is not None:
                    await self._direct(table, seat, again=True)
        except UNREACHED as error:
            log.warning("table=%d seat=%d not redrawn: %s", number, seat, error)

    async def _direct(self, table: Table, seat: int, *, again: bool = False) -> None:
        """Edited while the same is asked of the seat, posted anew when it is asked again."""
        chair = table.chairs[seat]
        person = await self.store.person(chair.user)
        shown = await self.shown(table, seat)
        current = shown is not None and shown.version == table.version and not again
        if person.dms == "closed" or current:
            return
        renewed = shown is None or (chair.awaited and shown.ask != chair.ask)
        language = person.language or person.seen or LANGUAGES[0]
        shows = await self.shows(table, shown.posted if shown else 0, language)
        assert shows is not None
        shows = await self.noted(shows, seat)
        if shown is not None and not renewed:
            screen, key = await self._mine(shows, seat, has=shown.picture)
            if await self.delivery.edit(shown, screen):
                edited = replace(shown, version=table.version, picture=key)
                await self.store.put_message(edited)
                return
        await self._post_direct(table, seat, shown, *await self._mine(shows, seat))

    async def _mine(self, shows: Shows, seat: int, has: str = "") -> tuple[Screen, str]:
        """A seat's own screen, and the key of its pictures."""
        table = shows.position.table
        pictured = await self._pictured(shows, seat, has)
        drawings = await pictured.late if pictured.late else pictured.drawings
        place = Place(ids.DIRECT, table.id, seat, table.chairs[seat].ask)
        return board.mine(shows, seat, place, self.pictures[table.game], drawings), pictured.key

    async def _post_direct(
        self, table: Table, seat: int, last: Message | None, screen: Screen, key: str
    ) -> None:
        """One that went out unheard is found again, as long as it shows what is true now."""
        facts = (table.id, table.opened_at, table.version, seat, last.message if last else 0)
        sent = await self.delivery.tell(table.chairs[seat].user, screen, once(*facts))
        if sent is None:
            return
        await self.store.put_message(
            Message(
                message=sent.id,
                channel=sent.channel.id,
                table=table.id,
                seat=seat,
                version=table.version,
                ask=table.chairs[seat].ask,
                since=table.step,
                posted=table.step,
                posted_at=self.tables.clock.now(),
                mentioned=((table.chairs[seat].user, table.chairs[seat].ask),),
                picture=key,
            )
        )
