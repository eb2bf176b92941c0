"""Tables: from the lobby to the end. Decide, save; speaking is the publisher's.

Every change takes the table's lock, loads the table inside it, decides, and saves one version. What
does not go raises `Refused` with a code, and nothing has happened.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from bot.clock import Clock
from bot.store import Chair, ChannelTaken, StepRow, Store, Table
from bot.store.records import seconds
from rules.core.asks import Ask, signature
from rules.core.chance import Luck
from rules.core.errors import Refused
from rules.core.game import AnyGame, Result, advance, awaited, must_fit, settled
from rules.core.record import Event, Seat
from rules.core.replay import Step, replay, upgraded

log = logging.getLogger(__name__)

Answer = Callable[[Ask], Any]
"""Finds the action meant by a press among what is asked; None where it is not on offer."""


@dataclass(frozen=True)
class Position:
    """A table's game at its head."""

    table: Table
    game: AnyGame
    state: Any
    asks: Mapping[Seat, Ask]

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)


class Tables:
    """All that can be done to a table."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Clock,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self.new_seed = new_seed
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, number: int) -> AbstractAsyncContextManager[None]:
        return self._locks.setdefault(number, asyncio.Lock())

    async def load(self, number: int) -> Table:
        table = await self.store.table(number)
        if table is None:
            raise Refused("no-table")
        return table

    def position(self, table: Table) -> Position:
        """The game at its head; a state of earlier rules is read as one of the present ones."""
        game = self.games.get(table.game)
        if game is None or table.rules_version > game.rules_version:
            raise Refused("newer-table")
        state = upgraded(game, table.head, table.rules_version)
        return Position(table, game, state, game.asks(state))

    # ── the lobby ────────────────────────────────────────────────────────────────────────────────

    async def open(
        self, *, game: str, guild: int, channel: int, language: str, user: int, name: str
    ) -> Table:
        """A lobby with its first player; refused where the channel has a table already."""
        now = self.clock.now()
        return await self._added(
            Table(
                guild=guild,
                channel=channel,
                game=game,
                language=language,
                stage="lobby",
                rules_version=self.games[game].rules_version,
                seed=self.new_seed(),
                opened_by=user,
                opened_at=now,
                changed_at=now,
                chairs=(Chair(user, name),),
            )
        )

    async def again(self, last: Table, user: int) -> Table:
        """A lobby with the same people and options as a finished table, the next seat first."""
        now, game = self.clock.now(), self.games[last.game]
        order = (*last.chairs[1:], *last.chairs[:1])
        return await self._added(
            Table(
                guild=last.guild,
                channel=last.channel,
                game=last.game,
                language=last.language,
                stage="lobby",
                rules_version=game.rules_version,
                options=last.options,
                seed=self.new_seed(),
                opened_by=user,
                opened_at=now,
                changed_at=now,
                chairs=tuple(Chair(chair.user, chair.name) for chair in order),
            )
        )

    async def _added(self, table: Table) -> Table:
        try:
            return await self.store.add_table(table)
        except ChannelTaken as error:
            raise Refused("channel-taken") from error

    async def join(self, number: int, user: int, name: str) -> Table:
        def joined(table: Table) -> tuple[Chair, ...]:
            if table.seat_of(user) is not None:
                raise Refused("already-seated")
            return self._with(table, Chair(user, name))

        return await self._seated(number, joined)

    async def leave(self, number: int, user: int) -> Table:
        def left(table: Table) -> tuple[Chair, ...]:
            self._must_sit(table, user)
            return tuple(chair for chair in table.chairs if chair.user != user)

        return await self._seated(number, left)

    async def add_robot(self, number: int, user: int, names: Iterable[str]) -> Table:
        """A robot takes the next seat, under the first name that is free."""

        def added(table: Table) -> tuple[Chair, ...]:
            self._must_sit(table, user)
            taken = {chair.name for chair in table.chairs}
            return self._with(table, Chair(0, next(n for n in names if n not in taken)))

        return await self._seated(number, added)

    async def remove_robot(self, number: int, user: int) -> Table:
        def removed(table: Table) -> tuple[Chair, ...]:
            self._must_sit(table, user)
            robots = [seat for seat, chair in enumerate(table.chairs) if chair.robot]
            if not robots:
                raise Refused("no-robot")
            return table.chairs[: robots[-1]] + table.chairs[robots[-1] + 1 :]

        return await self._seated(number, removed)

    async def agree(self, number: int, user: int, options: Mapping[str, str]) -> Table:
        """Other options; a combination that no number of players fits is refused."""
        async with self.lock(number):
            table = self._lobby(await self.load(number))
            self._must_sit(table, user)
            game = self.games[table.game]
            agreed = settled(game.options, {**table.options, **options})
            must_fit(game.fits(agreed, max(len(table.chairs), game.seats[0])))
            return await self._saved(table, options=agreed)

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

    async def answer(self, number: int, seat_of: "SeatOf", ask: int, answer: Answer) -> Table:
        """One move, by whoever `seat_of` finds at the table, to the ask with that number."""
        began = time.perf_counter()
        async with self.lock(number):
            table = await self.load(number)
            if table.stage != "playing":
                raise Refused("no-game")
            seat = seat_of(table)
            position = self.position(table)
            action = self._meant(position, seat, ask, answer)
            after, step = self._moved(position, seat, action)
            saved = await self.store.save(after, step)
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

    def _moved(self, position: Position, seat: Seat, action: Any) -> tuple[Table, StepRow]:
        table, game = position.table, position.game
        luck = Luck(table.seed, table.drawn)
        change = advance(game, position.state, seat, action, luck)
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
        return after, step

    async def replayed(self, table: Table, before: int | None = None) -> Any:
        """The head, had again from the baseline and the steps; or how it was before a step."""
        game = self.position(table).game
        baseline = upgraded(game, table.baseline, table.rules_version)
        steps = [
            Step(row.seat, msgspec.json.decode(row.action, type=game.Action), row.tape)
            for row in await self.store.steps(table.id, table.baseline_step)
            if not row.undone and (before is None or row.number < before)
        ]
        return replay(game, baseline, steps)

    async def take_back(self, number: int, since: int, last: int) -> Table:
        """Undoes the steps from `since` on, if `last` is still the last one.

        Draws are wound back too: whoever does the same again gets the same luck. The log keeps what
        was undone, and every button made before is stale.
        """
        async with self.lock(number):
            table = await self.load(number)
            if table.step != last or table.stage not in ("playing", "over"):
                raise Refused("already-done")
            rows = [row for row in await self.store.steps(number, since - 1) if not row.undone]
            if not rows or since <= table.baseline_step:
                raise Refused("cannot-undo")
            state = await self.replayed(table, before=since)
            asked, now = awaited(self.games[table.game].asks(state)), self.clock.now()
            after = msgspec.structs.replace(
                table,
                stage="playing",
                drawn=rows[0].drawn,
                head=msgspec.json.encode(state),
                changed_at=now,
                chairs=tuple(
                    msgspec.structs.replace(
                        waiting(chair, seat in asked, now, table.pace), ask=chair.ask + 1
                    )
                    for seat, chair in enumerate(table.chairs)
                ),
            )
            log.info("table=%d step=%d taken back to %d", number, table.step, since - 1)
            return await self.store.save(after, undone_from=since)

    # ── shared ───────────────────────────────────────────────────────────────────────────────────

    async def _seated(self, number: int, change: Callable[[Table], tuple[Chair, ...]]) -> Table:
        """A lobby with other people in it; without any it closes."""
        async with self.lock(number):
            table = self._lobby(await self.load(number))
            chairs = change(table)
            alive = any(not chair.robot for chair in chairs)
            return await self._saved(table, chairs=chairs, stage="lobby" if alive else "closed")

    def _with(self, table: Table, chair: Chair) -> tuple[Chair, ...]:
        game = self.games[table.game]
        chairs = (*table.chairs, chair)
        if len(chairs) > game.seats[-1]:
            must_fit(game.fits(table.options, len(chairs)))
        return chairs

    async def _saved(self, table: Table, **changes: Any) -> Table:
        return await self.store.save(
            msgspec.structs.replace(table, changed_at=self.clock.now(), **changes)
        )

    def _lobby(self, table: Table) -> Table:
        if table.stage != "lobby":
            raise Refused("already-started" if table.stage == "playing" else "lobby-closed")
        return table

    def _must_sit(self, table: Table, user: int) -> None:
        if table.seat_of(user) is None:
            raise Refused("not-seated")


SeatOf = Callable[[Table], Seat]


def sits(user: int) -> SeatOf:
    """The seat of a person; refused where they have none."""

    def seat_of(table: Table) -> Seat:
        seat = table.seat_of(user)
        if seat is None:
            raise Refused("not-seated")
        return seat

    return seat_of


def numbered(
    table: Table,
    before: Mapping[Seat, Ask],
    after: Mapping[Seat, Ask],
    acted: Seat | None,
    now: float,
) -> tuple[Chair, ...]:
    """The chairs with their asks counted on.

    A seat's ask is new when it acted or when the actions on offer to it have changed, so that
    somebody else's move at the same time does not spoil yours.
    """
    asked = awaited(after)
    return tuple(
        msgspec.structs.replace(
            waiting(chair, seat in asked, now, table.pace, anew=seat == acted),
            ask=chair.ask
            + (seat == acted or signature(before.get(seat)) != signature(after.get(seat))),
        )
        for seat, chair in enumerate(table.chairs)
    )


def waiting(chair: Chair, asked: bool, now: float, pace: str, *, anew: bool = False) -> Chair:
    """The chair with its wait: one that goes on keeps its beginning and its deadline.

    `anew`: they have just moved, so that the time for their next move begins.
    """
    if not asked or chair.robot:
        return msgspec.structs.replace(chair, awaited=asked, since=0, due=0)
    if chair.since and not anew:
        return chair
    due = now + seconds(pace) if seconds(pace) else 0
    return msgspec.structs.replace(chair, awaited=True, since=now, due=due)


def events_of(game: AnyGame, row: StepRow) -> tuple[Event, ...]:
    """What was told of a step; what is no longer known to the rules is left out."""
    told = []
    for event in msgspec.json.decode(row.events, type=tuple[msgspec.Raw, ...]):
        try:
            told.append(msgspec.json.decode(event, type=game.Event))
        except msgspec.ValidationError:
            log.warning("an event of step %d is no longer known", row.number)
    return tuple(told)
