"""Tables: from the start of a game to its end. Decide and save; showing it is the publisher's.

Every change holds the table's lock, loads the table inside it, decides, and saves one version. What
is not possible raises `Refused` with a code, and nothing has changed. `close` takes the lock, and
`closed` is for a table that is locked already; the others are called likewise.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bot.clock import Clock
from bot.store import Store
from bot.store.log import StepLevel, StepRow
from bot.store.tables import Table
from bot.tables import undoing
from bot.tables.beginning import PrivateTables, begun
from bot.tables.consent import decides_alone
from bot.tables.lobby import Lobbies, must_be_lobby
from bot.tables.log import may_know, step_of
from bot.tables.luck import luck_of
from bot.tables.position import Position, Positions
from bot.tables.record import record_of
from bot.tables.repository import Repository, retried
from bot.tables.seats import Reseating, own_seat
from bot.tables.waits import next_chairs, restored_chairs, waiting
from rules.core.asks import Ask
from rules.core.errors import Refused
from rules.core.game import AnyGame, advance, awaited, must_fit
from rules.core.record import Seat
from rules.core.replay import replay, upgraded

log = logging.getLogger(__name__)

MOST_UNDONE = 300
"""So many steps of a game may be taken back: the log keeps every one of them."""


@dataclass(frozen=True)
class Decided:
    """Where a move leads, not saved yet: the position after it, and its row of the log."""

    position: Position
    step: StepRow


class Tables:
    """All that can be done to a table: in its lobby by `lobbies`, in its game here."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], clock: Clock) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self.repository = Repository(store, clock)
        self.lock, self.load = self.repository.lock, self.repository.load
        self.locked, self.held = self.repository.locked, self.repository.held
        self.positions = Positions(games)
        self.position = self.positions.at
        self.lobbies = Lobbies(self.repository, games)
        self.private = PrivateTables(self.repository, games)
        self.anchor: Callable[[int], Awaitable[int]] = store.tables.first_message

    # ── beginning and end ────────────────────────────────────────────────────────────────────────

    @retried
    async def start(self, number: int, user: int, pressed: int = 0) -> Table:
        """The game begins, if this person decides that alone."""
        async with self.locked(number) as table:
            own_seat(must_be_lobby(table), user)
            if not decides_alone("start", table, user, self.clock.now()):
                raise Refused("not-allowed")
            return await self.started(table, pressed)

    @retried
    async def accepted(self, number: int, pressed: int = 0) -> Table | None:
        """A duel begins as soon as everybody who was invited sits there; None where it does not.

        So nobody has to come back to start it.
        """
        async with self.locked(number) as table:
            invited = set(table.invited)
            if not (table.duel and table.stage == "lobby" and invited):
                return None
            return await self.started(table, pressed) if invited <= set(table.people) else None

    async def started(self, table: Table, pressed: int = 0) -> Table:
        """The game begins with whoever is in the lobby.

        Its luck is bound to the lobby's first message, or else to the one that was `pressed`.
        """
        game = self.games[must_be_lobby(table).game]
        must_fit(game.fits(table.options, len(table.chairs)))
        anchor = await self.anchor(table.id) or pressed
        bound = msgspec.structs.replace(table, luck="keyed", anchor=anchor, invited=())
        log.info("table=%d starts game=%s seats=%d", table.id, table.game, len(table.chairs))
        return await self.repository.save(begun(bound, game, self.clock.now()))

    @retried
    async def close(self, number: int) -> Table:
        """The table ends without a result."""
        async with self.locked(number) as table:
            return await self.closed(table)

    async def closed(self, table: Table) -> Table:
        """The table ends without a result."""
        if not table.live:
            raise Refused("no-game")
        chairs = tuple(waiting(chair, False, 0, table.pace) for chair in table.chairs)
        log.info("table=%d step=%d closed", table.id, table.step)
        return await self.repository.save(table, stage="closed", invited=(), chairs=chairs)

    # ── a move ───────────────────────────────────────────────────────────────────────────────────

    def asked(self, position: Position, seat: Seat, number: int) -> Ask:
        """The ask with that number; refused where this seat is asked something else by now."""
        current = position.table.chairs[seat].ask
        if number < current:
            raise Refused("already-done")
        if seat not in position.asks:
            raise Refused("not-asked", {"seats": awaited(position.asks)})
        if number != current:
            raise Refused("not-offered")
        return position.asks[seat]

    def decide(
        self,
        position: Position,
        seat: Seat,
        action: Any,
        *,
        stood_in: bool = False,
        level: StepLevel = "",
    ) -> Decided:
        """Where a move leads. `stood_in`: a robot makes it for somebody whose time was up.

        The `level` is that of the robot that makes it.
        """
        table, game = position.table, position.game
        late = table.ends_at and self.clock.now() >= table.ends_at
        if late and action != position.asks[seat].withdrawal:
            raise Refused("duel-too-late" if table.duel else "too-late")
        luck = luck_of(table)
        change = advance(game, position.state, seat, action, luck, position.asks)
        asks = game.asks(change.state)
        acted = None if position.asks[seat].keeps(action) else seat
        step = StepRow(
            number=table.step + 1,
            seat=seat,
            action=msgspec.json.encode(action),
            events=msgspec.json.encode(change.events),
            tape=tuple(luck.tape),
            drawn=table.drawn,
            at=self.clock.now(),
            stood_in=stood_in,
            level=level,
            waits=tuple((chair.since, chair.due) for chair in table.chairs),
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
            told=step.number if any(may_know(e, None) for e in change.events) else table.told,
            changed_at=step.at,
            chairs=next_chairs(table, position.asks, asks, acted, step.at, stood_in=stood_in),
        )
        return Decided(Position(after, game, change.state, asks), step)

    async def save(self, decided: Decided) -> Table:
        """The move is made: its step and the next version of the table, in one transaction."""
        after, table, result = decided.position, decided.position.table, None
        if not table.live:
            result = after.result
            steps = (*await self.store.log.steps(table.id), decided.step)
            table = msgspec.structs.replace(table, record=record_of(table, steps, result))
        saved = await self.store.tables.save(table, decided.step, result=result)
        self.positions.cache[saved.id] = replace(after, table=saved)
        log.info("table=%d step=%d seat=%d moved", saved.id, saved.step, decided.step.seat)
        return saved

    @retried
    async def answer(
        self,
        number: int,
        seat: Seat,
        ask: int,
        action: Any,
        *,
        stood_in: bool = False,
        level: StepLevel = "",
        since: int | None = None,
    ) -> Table:
        """A whole move by a seat that nobody presses for: a robot's, or an automatic pass.

        Nothing is done where the table has had another step `since` it was thought about.
        """
        async with self.held(number) as table:
            if since not in (None, table.step):
                return table
            return await self.answered(table, seat, ask, action, stood_in=stood_in, level=level)

    async def answered(
        self,
        table: Table,
        seat: Seat,
        ask: int,
        action: Any,
        *,
        stood_in: bool = False,
        level: StepLevel = "",
    ) -> Table:
        """The same at a table that is locked."""
        position = self.position(must_be_playing(table))
        self.asked(position, seat, ask)
        decided = self.decide(position, seat, action, stood_in=stood_in, level=level)
        return await self.save(decided)

    @retried
    async def withdraw(self, number: int, user: int) -> Table:
        """Somebody leaves off in a duel, so that nobody waits for them."""
        async with self.locked(number) as table:
            seat = own_seat(must_be_playing(table), user)
            if seat not in table.awaited:
                raise Refused("not-asked", {"seats": table.awaited})
            return await self._withdrawn(table, seat)

    async def _withdrawn(self, table: Table, seat: Seat) -> Table:
        move = self.position(table).asks[seat].withdrawal
        return await self.answered(table, seat, table.chairs[seat].ask, move)

    @retried
    async def end_duel(self, number: int) -> Table:
        """The time of a duel is up: whoever has not finished leaves off, and all is laid open."""
        async with self.locked(number) as table:
            while table.stage == "playing":
                table = await self._withdrawn(table, table.awaited[0])
            return table

    async def wished(self, table: Table, seat: Seat, word: str, ask: int | None = None) -> Table:
        """A standing wish at a table that is locked, set for this `ask` and those to come.

        Without an `ask` the wish is taken back. The answer to what is asked now is the robots' to
        give, as they give all others that are wished for.
        """
        chair = table.chairs[seat]
        if ask is None:
            kept = tuple(other for other in chair.wishes if other != word)
            after = msgspec.structs.replace(chair, wishes=kept)
        else:
            asked = self.asked(self.position(must_be_playing(table)), seat, ask)
            if word not in asked.wishes:
                raise Refused("not-offered")
            kept = tuple(sorted({*chair.wishes, word}))
            after = msgspec.structs.replace(chair, wishes=kept, idle=True)
        chairs = (*table.chairs[:seat], after, *table.chairs[seat + 1 :])
        return await self.repository.save(table, chairs=chairs)

    # ── earlier states ───────────────────────────────────────────────────────────────────────────

    async def replayed(self, table: Table, before: int | None = None) -> Any:
        """The head, computed again from the baseline and the steps; or the state before a step."""
        game = self.position(table).game
        baseline = upgraded(game, table.baseline, table.rules_version)
        steps = [
            step_of(game, row)
            for row in await self.store.log.steps(table.id, table.baseline_step)
            if not row.undone and (before is None or row.number < before)
        ]
        return replay(game, baseline, steps)

    @retried
    async def take_back(self, number: int, since: int, last: int) -> Table:
        """Undoes the steps from `since` on, if `last` is still the last one."""
        async with self.locked(number) as table:
            return await self.taken_back(table, since, last)

    async def taken_back(self, table: Table, since: int, last: int) -> Table:
        """The steps from `since` on are undone, but for what others have named in secret since.

        The number of draws is wound back too: whoever does the same again gets the same luck, and
        whoever does anything else gets draws that nobody has seen. So are the times since when
        people are awaited. The log keeps the steps and marks them as undone. Every button made
        before is stale (what was named in secret concerns its player's alone), and whoever takes a
        step back is not passed automatically in its place.
        """
        if table.same_dice:
            raise Refused("undo-same-dice")
        if table.step != last or table.stage not in ("playing", "over"):
            raise Refused("already-done")
        rows = await self.store.log.steps(table.id, since - 1)
        if since <= table.baseline_step or all(row.undone for row in rows):
            raise Refused("cannot-undo")
        game, before = self.games[table.game], await self.replayed(table, before=since)
        state, gone, kept = undoing.without(game, before, rows, since)
        if await self.store.log.undone(table.id) + len(gone) > MOST_UNDONE:
            raise Refused("too-many-undone", {"most": MOST_UNDONE})
        after = msgspec.structs.replace(
            table,
            stage="playing",
            record="",
            drawn=gone[0].drawn,
            head=msgspec.json.encode(state),
            changed_at=self.clock.now(),
            told=min(table.told, since - 1),
            rewound=table.rewound or undoing.apart(game, gone),
            chairs=restored_chairs(table, game.asks(state), gone[0], kept, self.clock.now()),
        )
        log.info("table=%d step=%d taken back to %d", table.id, table.step, since - 1)
        numbers = [row.number for row in kept]
        return await self.store.tables.save(after, undone_from=since, kept=numbers)

    # ── people on seats ──────────────────────────────────────────────────────────────────────────

    @retried
    async def reseat(self, number: int, change: Reseating) -> Table:
        """Other people on the seats of a running game; for the rules nothing changes.

        Messages that show a seat to whoever has left it are retired.
        """
        async with self.locked(number) as table:
            return await self.reseated(table, change)

    async def reseated(self, table: Table, change: Reseating) -> Table:
        """The same at a table that is locked."""
        if table.same_dice or table.private:
            raise Refused("own-seat-only")
        chairs = change(must_be_playing(table), self.clock.now())
        pairs = zip(table.chairs, chairs, strict=True)
        left = [seat for seat, (old, new) in enumerate(pairs) if old.user != new.user]
        after = msgspec.structs.replace(table, changed_at=self.clock.now(), chairs=chairs)
        log.info("table=%d step=%d seats=%s change hands", table.id, table.step, left)
        return await self.store.tables.save(after, left=left)

    @retried
    async def extend(self, number: int, seat: Seat, since: float, due: float) -> None:
        """Moves the deadline of a wait to a later moment; nothing where it has none, or is over."""
        async with self.locked(number) as table:
            chair = table.chairs[seat]
            if table.stage == "playing" and chair.since == since and 0 < chair.due < due:
                later = msgspec.structs.replace(chair, due=due)
                chairs = (*table.chairs[:seat], later, *table.chairs[seat + 1 :])
                await self.repository.save(table, chairs=chairs)

    @retried
    async def touch(self, number: int) -> Table:
        """The next version of a table, so that its messages are brought up to date."""
        async with self.locked(number) as table:
            return await self.repository.save(must_be_playing(table))


def must_be_playing(table: Table) -> Table:
    """The table; refused where its game has not started or is over."""
    if table.stage != "playing":
        raise Refused("not-started" if table.stage == "lobby" else "no-game")
    return table
