"""Who plays a game for the first time, and which tips they have yet to be given."""

from collections.abc import Sequence

from cachetools import LRUCache

from bot.store import Store
from bot.store.tables import Table
from rules.core.lesson import Tip

REMEMBERED = 20_000


class Newcomers:
    """Asks the store, once a person and table where there is nothing left to say."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._settled: LRUCache[tuple[int, int], bool] = LRUCache(REMEMBERED)

    def is_settled(self, user: int, table: int) -> bool:
        """Whether somebody is known to get no further tips at a table."""
        return (user, table) in self._settled

    async def untold(self, user: int, table: Table, tips: Sequence[Tip]) -> Sequence[Tip]:
        """The tips that somebody has yet to be given; none where it is not their first game."""
        new = bool(tips) and await self.store.lessons.is_new_to(user, table.game)
        told = await self.store.lessons.tips(user, table.game) if new else frozenset()
        left = [tip for tip in tips if new and tip.word not in told]
        if not left:
            self._settled[user, table.id] = True
        return left
