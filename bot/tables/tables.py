"""Tables: from the lobby to the end. Decide, save; speaking is the publisher's.

Every change takes the table's lock, loads the table inside it, decides, and saves one version. What
does not go raises `Refused` with a code, and nothing has happened.
"""

import logging
import time
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from typing import Any

import msgspec

from bot.cache import Lately
from bot.store import StepRow, Table
from bot.tables.lobby import Lobbies
from bot.tables.seats import Change
from bot.tables.waits import is_idle, numbered, waiting
from rules.core.asks import Ask
from rules.core.chance import Luck
from rules.core.errors import Refused
from rules.core.game import AnyGame, Result, advance, awaited, must_fit, settled
from rules.core.record import Event, Seat
from rules.core.replay import Step, replay, upgraded

log = logging.getLogger(__name__)

KNOWN = 64
"""Tables whose position is kept in memory."""

Answer = Callable[[Ask], Any]
"""Finds the action meant by a press among what is asked; None where it is not on offer."""


@dataclass(frozen=True)
class Position:
    """A table's game at its head."""

    table: Table
    game: AnyGame
    state: Any
    asks: Mapping[Seat, Ask]
    seen: dict[Seat | None, Any] = field(default_factory=dict, compare=False)
    keys: dict[Hashable, str] = field(default_factory=dict, compare=False)
    """Of the pictures that show it, by what they depend on beside it."""

    def view(self, seat: Seat | None) -> Any:
        """Built once: a screen is made of several looks at it."""
        if seat not in self.seen:
            self.seen[seat] = self.game.view(self.state, seat)
        return self.seen[seat]

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)


class Tables(Lobbies):
    """All that can be done to a table."""

    @cached_property
    def _positions(self) -> Lately[Position]:
        """By table."""
        return Lately(KNOWN)

    def position(self, table: Table) -> Position:
        """The game at its head; a state of earlier rules is read as one of the present ones.

        Read once for each version of a table, as far as it is among those lately read.
        """
        known = self._positions.get(table.id)
        if known is None or known.table != table:
            known = self._read(table)
        self._positions.put(table.id, known)
        return known

    def _read(self, table: Table) -> Position:
        game = self.games.get(table.game)
        if game is None or table.rules_version > game.rules_version:
            raise Refused("newer-table")
        state = upgraded(game, table.head, table.rules_version)
        return Position(table, game, state, game.asks(state))

    # ── beginning and end ────────────────────────────────────────────────────────────────────────

    async def start(self, number: int, user: int) -> Table:
        async with self.lock(number):
            table = self._lobby(await self.load(number))
            self._must_sit(table, user)
            game = self.games[table.game]
            must_fit(game.fits(table.options, len(table.chairs)))
            luck = Luck(table.seed)
            state = game.new(len(table.chairs), table.options, luck)
            head = msgspec.json.encode(state)
            started = await self._saved(
                table,
                stage="playing",
                rules_version=game.rules_version,
                options=settled(game.options, table.options),
                drawn=luck.drawn,
                setup=tuple(luck.tape),
                baseline=head,
                head=head,
                chairs=numbered(table, {}, game.asks(state), None, self.clock.now()),
            )
        log.info("table=%d started game=%s seats=%d", number, table.game, len(table.chairs))
        return started

    async def close(self, number: int) -> Table:
        """The table is over without a result."""
        async with self.lock(number):
            table = await self.load(number)
            if not table.live:
                raise Refused("no-game")
            chairs = tuple(waiting(chair, False, 0, table.pace) for chair in table.chairs)
            log.info("table=%d step=%d closed", number, table.step)
            return await self._saved(table, stage="closed", chairs=chairs)

    # ── the game ─────────────────────────────────────────────────────────────────────────────────

    async def answer(
        self,
        number: int,
        seat_of: "SeatOf",
        ask: int,
        answer: Answer,
        *,
        stood_in: bool = False,
        meanwhile: "Callable[[Position], None]" = lambda _: None,
    ) -> Table:
        """One move, by whoever `seat_of` finds at the table, to the ask with that number.

        `stood_in`: a robot makes it for somebody whose time was up. `meanwhile` is told where the
        move leads, just before that is saved: what takes long may begin, and nothing may be said.
        """
        began = time.perf_counter()
        async with self.lock(number):
            table = await self.load(number)
            if table.stage != "playing":
                raise Refused("no-game")
            seat = seat_of(table)
            position = self.position(table)
            action = self._meant(position, seat, ask, answer)
            after, step = self._moved(position, seat, action)
            step = msgspec.structs.replace(step, stood_in=stood_in)
            meanwhile(after)
            result = None if after.table.live else after.result
            saved = await self.store.save(after.table, step, result=result)
            self._positions.put(saved.id, replace(after, table=saved))
        log.info(
            "table=%d step=%d seat=%d moved ms=%.1f",
            *(number, saved.step, seat, (time.perf_counter() - began) * 1000),
        )
        return saved

    def _meant(self, position: Position, seat: Seat, ask: int, answer: Answer) -> Any:
        """The action, if it answers what this seat is asked now."""
        asked = position.asks.get(seat)
        if ask < position.table.chairs[seat].ask:
            raise Refused("already-done")
        if asked is None:
            raise Refused("not-asked", {"seats": awaited(position.asks)})
        action = answer(asked) if ask == position.table.chairs[seat].ask else None
        if action is None:
            raise Refused("not-offered")
        return action

    def _moved(self, position: Position, seat: Seat, action: Any) -> tuple[Position, StepRow]:
        """Where a move leads, not saved yet, and its line of the log."""
        table, game = position.table, position.game
        luck = Luck(table.seed, table.drawn)
        change = advance(game, position.state, seat, action, luck, position.asks)
        asks = game.asks(change.state)
        step = StepRow(
            number=table.step + 1,
            seat=seat,
            action=msgspec.json.encode(action),
            events=msgspec.json.encode(change.events),
            tape=tuple(luck.tape),
            drawn=table.drawn,
            at=self.clock.now(),
        )
        raised = table.rules_version < game.rules_version
        after = msgspec.structs.replace(
            table,
            stage="playing" if asks else "over",
            rules_version=game.rules_version,
            drawn=luck.drawn,
            baseline=msgspec.json.encode(position.state) if raised else table.baseline,
            baseline_step=table.step if raised else table.baseline_step,
            head=msgspec.json.encode(change.state),
            step=step.number,
            changed_at=step.at,
            chairs=numbered(table, position.asks, asks, seat, step.at),
        )
        return Position(after, game, change.state, asks), step

    async def replayed(self, table: Table, before: int | None = None) -> Any:
        """The head, had again from the baseline and the steps; or how it was before a step."""
        game = self.position(table).game
        baseline = upgraded(game, table.baseline, table.rules_version)
        steps = [
            step_of(game, row)
            for row in await self.store.steps(table.id, table.baseline_step)
            if not row.undone and (before is None or row.number < before)
        ]
        return replay(game, baseline, steps)

    async def take_back(self, number: int, since: int, last: int) -> Table:
        """Undoes the steps from `since` on, if `last` is still the last one.

        Draws are wound back too: whoever does the same again gets the same luck. The log keeps what
        was undone, and every button made before is stale. Whose step it was is not passed by again.
        """
        async with self.lock(number):
            table = await self.load(number)
            if table.step != last or table.stage not in ("playing", "over"):
                raise Refused("already-done")
            rows = [row for row in await self.store.steps(number, since - 1) if not row.undone]
            if not rows or since <= table.baseline_step:
                raise Refused("cannot-undo")
            state = await self.replayed(table, before=since)
            asks, now = self.games[table.game].asks(state), self.clock.now()
            asked, undoer = awaited(asks), rows[0].seat
            after = msgspec.structs.replace(
                table,
                stage="playing",
                drawn=rows[0].drawn,
                head=msgspec.json.encode(state),
                changed_at=now,
                chairs=tuple(
                    msgspec.structs.replace(
                        waiting(chair, seat in asked, now, table.pace),
                        ask=chair.ask + 1,
                        idle=is_idle(asks, seat) and seat != undoer,
                    )
                    for seat, chair in enumerate(table.chairs)
                ),
            )
            log.info("table=%d step=%d taken back to %d", number, table.step, since - 1)
            return await self.store.save(after, undone_from=since)

    async def reseat(self, number: int, change: Change) -> Table:
        """Other people on the seats of a running game, from which nothing changes for the rules.

        What showed a seat to whoever has left it is retired.
        """
        async with self.lock(number):
            table = await self.load(number)
            if table.stage != "playing":
                raise Refused("not-started" if table.stage == "lobby" else "no-game")
            chairs = change(table, self.clock.now())
            left = [
                seat
                for seat, (old, new) in enumerate(zip(table.chairs, chairs, strict=True))
                if old.user != new.user
            ]
            after = msgspec.structs.replace(table, changed_at=self.clock.now(), chairs=chairs)
            saved = await self.store.save(after, left=left)
        log.info("table=%d step=%d seats=%s changed hands", number, saved.step, left)
        return saved


SeatOf = Callable[[Table], Seat]


def sits(user: int) -> SeatOf:
    """The seat of a person; refused where they have none."""

    def seat_of(table: Table) -> Seat:
        seat = table.seat_of(user)
        if seat is None:
            raise Refused("not-seated")
        return seat

    return seat_of


def step_of(game: AnyGame, row: StepRow) -> Step:
    return Step(row.seat, msgspec.json.decode(row.action, type=game.Action), row.tape)


RAW_EVENTS = msgspec.json.Decoder(tuple[msgspec.Raw, ...])


@cache
def _reader(event: Any) -> "msgspec.json.Decoder[Event]":
    """Reads a game's events. To make one takes longer than reading many events with it."""
    return msgspec.json.Decoder(event)


def events_of(game: AnyGame, row: StepRow) -> tuple[Event, ...]:
    """What was told of a step; what is no longer known to the rules is left out."""
    return _events(game.Event, row.events)


@lru_cache(maxsize=8192)
def _events(kinds: Any, told: bytes) -> tuple[Event, ...]:
    reader, known = _reader(kinds), list[Event]()
    for event in RAW_EVENTS.decode(told):
        try:
            known.append(reader.decode(event))
        except msgspec.ValidationError:
            log.warning("an event of the log is no longer known")
    return tuple(known)
