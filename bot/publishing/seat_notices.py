"""Notices in the channel that offer a seat: each is about one seat, until that is settled."""

from cachetools import LRUCache

from bot.publishing.delivery import Delivery
from bot.screens.seats import seat_notice, settled_notice, what_became
from bot.store import Store
from bot.store.seat_notices import SeatNotice, SeatOffer
from bot.store.tables import Table
from rules.core.record import Seat

ANSWERED = 1_000


class SeatNotices:
    """Posts the notices, and takes away their buttons."""

    def __init__(self, delivery: Delivery, store: Store) -> None:
        self.delivery = delivery
        self.store = store
        self.answered: LRUCache[int, bool] = LRUCache(ANSWERED)
        """Notices that a press has just settled: one that comes at the same moment leaves them."""

    async def post(
        self, table: Table, message: str, seat: Seat, offer: SeatOffer | None = None
    ) -> None:
        """Says something about a seat; one that is offered is remembered until it is settled."""
        screen = seat_notice(table, message, seat, offer)
        once = f"seat-{table.id}-{table.version}"
        sent, _ = await self.delivery.post(table.channel, table.guild, screen, once)
        if offer is not None:
            await self.store.seat_notices.put(
                SeatNotice(sent.id, table.channel, table.id, seat, offer)
            )

    async def settle(self, table: Table) -> None:
        """Takes the button from every notice whose seat has a player again or a newer notice."""
        known: set[Seat] = set()
        for notice in await self.store.seat_notices.of(table.id):
            if notice.seat in known or not stands(notice, table):
                screen = settled_notice(table, what_became(table, notice.seat), notice.seat)
                await self.delivery.edit_if_there(notice.channel, notice.message, screen)
                await self.store.seat_notices.drop(notice.message)
            known.add(notice.seat)


def stands(notice: SeatNotice, table: Table) -> bool:
    """Whether what a notice offers can still be taken."""
    chair = table.chairs[notice.seat]
    offered = chair.open if notice.offer == "take" else bool(chair.absent)
    return table.stage == "playing" and offered
