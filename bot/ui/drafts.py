"""Half-made answers: how far somebody has got with a move of several parts."""

import msgspec
from cachetools import LRUCache

from bot.store import Store
from bot.ui.planner import Place
from bot.ui.progress import Chosen, Picked, Progress, beside

REMEMBERED = 5_000


class Kept(msgspec.Struct, frozen=True):
    """What is chosen so far, as it is stored: the one or the other."""

    chosen: Chosen | None = None
    picked: Picked | None = None


class Drafts:
    """What is chosen so far, by where it was chosen and what was asked.

    A press carries it in its id. It is kept here too, so that a message which is posted or drawn
    anew while somebody chooses still shows it: in memory, or in the store where another worker may
    draw it.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._chosen: LRUCache[Place, Progress] = LRUCache(REMEMBERED)

    async def put(self, place: Place, progress: Chosen | Picked) -> bool:
        """Somebody has chosen a part, or taken it back; what they picked beside it stays.

        False where another worker is to show it.
        """
        chosen = beside(progress, await self.at(place))
        if self.store.leases.alone:
            self._chosen[place] = chosen
            return True
        kept = Kept(picked=chosen) if isinstance(chosen, Picked) else Kept(chosen=chosen)
        return await self.store.drafts.put(
            place.table, place.seat, place.surface, place.ask, msgspec.json.encode(kept).decode()
        )

    async def at(self, place: Place) -> Progress:
        """What is chosen there; nothing once the question is another one."""
        if self.store.leases.alone:
            return self._chosen.get(place)
        found = await self.store.drafts.at(place.table, place.seat, place.surface, place.ask)
        kept = msgspec.json.decode(found, type=Kept) if found else Kept()
        return kept.chosen or kept.picked
