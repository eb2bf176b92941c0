"""A duel laid open: what everybody did in each turn, and what it was worth."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

import msgspec

from bot.store.log import StepRow
from bot.tables.log import events_of, step_of
from bot.tables.position import Position
from rules.core.chance import Taped
from rules.core.duel import State
from rules.core.game import AnyGame, advance
from rules.core.record import Event, Seat
from rules.core.replay import upgraded


class Turn(msgspec.Struct, frozen=True):
    """A turn of one player: what they did, what it gave, and what they have with it."""

    number: int
    seat: Seat
    events: tuple[Event, ...]
    points: int
    total: int


def turns(position: Position, rows: Sequence[StepRow]) -> Sequence[Turn]:
    """All turns, those with the same number together, in the order of the seats.

    Where the rules have changed during the duel they begin there.
    """
    table, game = position.table, position.game
    state = upgraded(game, table.baseline, table.rules_version)
    found = _Turns(game, state, position.opening)
    for row in rows:
        if row.number > table.baseline_step and not row.undone:
            found.add(row)
    return sorted(found.all(), key=lambda turn: (turn.number, turn.seat))


class _Turns:
    """Turns in the making, from step to step."""

    def __init__(self, game: AnyGame, state: State[object], opening: Sequence[Event]) -> None:
        assert game.course is not None
        self.game, self.course, self.state = game, game.course, state
        self.events: dict[tuple[int, Seat], list[Event]] = {}
        self.totals: dict[tuple[int, Seat], int] = {}
        self.before = [self.course.points(own) for own in state.games]
        for event in opening:
            for seat in event.to or ():
                self._tell(self._number(seat), seat, (event,))

    def _number(self, seat: Seat) -> int:
        return self.course.done(self.state.games[seat]) + 1

    def _tell(self, number: int, seat: Seat, events: Sequence[Event]) -> None:
        self.events.setdefault((number, seat), []).extend(events)

    def add(self, row: StepRow) -> None:
        """One more step; what it tells of the next turn belongs to that one."""
        seat, number, step = row.seat, self._number(row.seat), step_of(self.game, row)
        events = [event for event in events_of(self.game, row) if event.to is not None]
        luck = Taped(row.tape)
        self.state = advance(self.game, self.state, seat, step.action, luck).state
        own = list(events)
        if self._number(seat) > number:
            own = list(takewhile(lambda event: not self.course.begins(event), events))
            self._tell(number + 1, seat, events[len(own) :])
        self._tell(number, seat, own)
        self.totals[number, seat] = self.course.points(self.state.games[seat])

    def all(self) -> Iterator[Turn]:
        """Every turn in which somebody decided something."""
        for (number, seat), total in sorted(self.totals.items()):
            before = self.totals.get((number - 1, seat), self.before[seat])
            told = tuple(self.events.get((number, seat), ()))
            yield Turn(number, seat, told, total - before, total)
