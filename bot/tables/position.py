"""A table's game as the rules see it."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cachetools import LRUCache

from bot.store.messages import Attached
from bot.store.tables import Table
from rules.core.asks import Ask
from rules.core.errors import Refused
from rules.core.game import AnyGame, Result
from rules.core.record import Event, Seat
from rules.core.replay import upgraded

CACHED = 256
"""Tables whose position is kept in memory."""


@dataclass(frozen=True)
class Position:
    """The game of a table in one state, usually at its head.

    What is computed from it is cached on it, and so never stale: its views by seat, and which
    pictures show it, by what they depend on beside it.
    """

    table: Table
    game: AnyGame
    state: Any
    asks: Mapping[Seat, Ask]
    views: dict[Seat | None, Any] = field(default_factory=dict, compare=False)
    pictures: dict[Hashable, Attached] = field(default_factory=dict, compare=False)

    def view(self, seat: Seat | None) -> Any:
        """What a seat may see; None is the channel."""
        if seat not in self.views:
            self.views[seat] = self.game.view(self.state, seat)
        return self.views[seat]

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened in the set-up; nothing where the log no longer goes back to it."""
        if self.table.baseline_step:
            return ()
        first = upgraded(self.game, self.table.baseline, self.table.rules_version)
        return tuple(self.game.opening(first))

    @property
    def result(self) -> Result | None:
        """How the game came out, if it is over."""
        return self.game.result(self.state)


class Positions:
    """Reads positions from tables.

    The newest are cached by table, each with the table it is of; saving a move adds its position.
    """

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.games = games
        self.cache: LRUCache[int, Position] = LRUCache(CACHED)

    def at(self, table: Table) -> Position:
        """The position at the head of a table.

        A state of earlier rules is upgraded to the present ones.
        """
        position = self.cache.get(table.id)
        if position is None or position.table != table:
            position = self.cache[table.id] = self._read(table)
        return position

    def _read(self, table: Table) -> Position:
        game = self.games.get(table.game)
        if game is None or table.rules_version > game.rules_version:
            raise Refused("newer-table")
        state = upgraded(game, table.head, table.rules_version)
        return Position(table, game, state, game.asks(state))
