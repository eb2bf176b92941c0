"""The log of a finished or broken-off evening, walked through once more from its beginning."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.store.chairs import Chair
from bot.store.log import StepRow
from bot.store.tables import Table
from bot.tables.waits import next_chairs
from rules.catalog import GAMES
from rules.core.asks import Ask
from rules.core.chance import Taped
from rules.core.game import advance
from rules.core.record import Seat


@dataclass(frozen=True)
class Moment:
    """The table after a step; the first one is the beginning."""

    state: Any
    chairs: tuple[Chair, ...]
    asks: dict[Seat, Ask]


@dataclass(frozen=True)
class Answered:
    """Which ask a step answered, by its seat and number, and how."""

    seat: Seat
    number: int
    ask: Ask
    action: Any


class Chronicle:
    """`moments[n]` is the table after step n, and `answered[n]` is what step n + 1 answered."""

    def __init__(self, table: Table, rows: Sequence[StepRow]) -> None:
        self.table = table
        self.game = GAMES[table.game]
        state = msgspec.json.decode(table.baseline, type=self.game.State)
        asks = dict(self.game.asks(state))
        empty = tuple(Chair(chair.user, chair.name) for chair in table.chairs)
        self.moments = [Moment(state, self._numbered(empty, {}, asks, None), asks)]
        self.answered: list[Answered] = []
        for row in rows:
            self._go_on(row)

    def _go_on(self, row: StepRow) -> None:
        before = self.moments[-1]
        action = msgspec.json.decode(row.action, type=self.game.Action)
        number = before.chairs[row.seat].ask
        self.answered.append(Answered(row.seat, number, before.asks[row.seat], action))
        luck = Taped(row.tape)
        state = advance(self.game, before.state, row.seat, action, luck).state
        luck.finish()
        asks = dict(self.game.asks(state))
        chairs = self._numbered(before.chairs, before.asks, asks, row.seat)
        self.moments.append(Moment(state, chairs, asks))

    def _numbered(
        self,
        chairs: tuple[Chair, ...],
        before: dict[Seat, Ask],
        after: dict[Seat, Ask],
        acted: Seat | None,
    ) -> tuple[Chair, ...]:
        seated = msgspec.structs.replace(self.table, chairs=chairs)
        return next_chairs(seated, before, after, acted, now=0)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.moments[-1].chairs

    def table_at(self, number: int) -> Table:
        """The table's row as it was after a step."""
        moment = self.moments[number]
        stage = "playing" if moment.asks else "over"
        return msgspec.structs.replace(
            self.table, chairs=moment.chairs, step=number, stage=stage, version=0
        )

    def asked(self, seat: Seat, number: int) -> Ask | None:
        """What the ask with this number was, the last time it stood like that."""
        found = (m.asks.get(seat) for m in self.moments[::-1] if m.chairs[seat].ask == number)
        return next((ask for ask in found if ask is not None), None)
