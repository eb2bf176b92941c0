"""Robots are players: they see the view of their seat, think in a process of its own, and answer as
a press does. They also give the answers for which people have a standing wish.
"""

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.pool import Pool
from bot.store.chairs import Chair
from bot.store.errors import Conflict, Unavailable
from bot.store.tables import Table
from bot.tables.tables import Tables
from bot.throttle import Throttle
from rules.core.asks import Ask
from rules.core.chance import Luck
from rules.core.errors import Refused
from rules.core.levels import Level
from rules.core.record import Action, Seat

log = logging.getLogger(__name__)

MOMENT = 1.7
"""Seconds for which a robot's move is shown before the next, at a table that wants to follow it."""


async def nothing_shown(number: int) -> None:
    """For robots whose tables nobody watches."""


PATIENCE = 20.0
"""Seconds that the robots of a table wait at most while more comes in than can be shown."""


class Robots:
    """Makes every move that is a robot's, and every one wished for: one task for each table."""

    def __init__(
        self,
        tables: Tables,
        pool: Pool,
        throttle: Throttle,
        show: Callable[[int], Awaitable[None]] = nothing_shown,
    ) -> None:
        self.tables = tables
        self.pool = pool
        self.throttle = throttle
        self.show = show
        """Brings the messages of a table up to date."""
        self.playing: dict[int, asyncio.Task[None]] = {}
        self._due: set[int] = set()

    def play(self, table: Table) -> "asyncio.Task[None] | None":
        """Starts the robots of a table if any are to move.

        Where its task is running already it is told to look at the table once more before it ends.
        """
        if not table.robot_due:
            return None
        self._due.add(table.id)
        task = self.playing.get(table.id)
        if task is None or task.done():
            task = asyncio.create_task(self._play(table.id), name=f"robots of table {table.id}")
            task.add_done_callback(lambda done: self._forget(table.id, done))
            self.playing[table.id] = task
        return task

    def _forget(self, number: int, done: "asyncio.Task[None]") -> None:
        if self.playing.get(number) is done:
            del self.playing[number]

    def due_again(self, number: int) -> bool:
        """Whether the robots were called again since they last looked at the table."""
        return number in self._due

    async def stop(self) -> None:
        """Cancels all robots; what they would have done is due at the next start."""
        for task in list(self.playing.values()):
            task.cancel()
        await asyncio.gather(*self.playing.values(), return_exceptions=True)

    async def _play(self, number: int) -> None:
        while self.due_again(number):
            await self._let_people_go_first()
            self._due.discard(number)
            await self._answer_all(number)

    async def _let_people_go_first(self) -> None:
        """In a rush robots wait until everybody's press is shown, though not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE), self.throttle.turn(last=True):
                pass

    async def _answer_all(self, number: int) -> None:
        """Answers until the game waits for people."""
        try:
            turn: Seat | None = None
            table: Table | None = await self.tables.load(number)
            while table is not None and table.robot_due:
                before, turn = turn, _robot_of(table)
                if table.one_by_one and table.told == table.step and turn not in (None, before):
                    table = await self._after_a_moment(table)
                else:
                    table = await self._answer_one(table)
        except (Refused, Conflict):
            log.info("table=%d changed while a robot was thinking", number)
        except Unavailable as error:
            log.debug("table=%d a robot waits for the database: %s", number, error)
        except Exception:
            log.exception("table=%d a robot has failed", number)

    async def _after_a_moment(self, table: Table) -> Table:
        """The table once people have seen it as it is, before another robot moves."""
        await self.show(table.id)
        clock = self.tables.clock
        await clock.sleep_until(clock.now() + MOMENT)
        return await self.tables.load(table.id)

    async def _answer_one(self, table: Table) -> Table | None:
        """A robot's move, else one that somebody has wished for; None where nobody has."""
        robot = _robot_of(table)
        if robot is not None:
            return await self._move(table, robot)
        position = self.tables.position(table)
        for seat in table.awaited:
            chair = table.chairs[seat]
            wished = await self._wished(chair, position.asks[seat])
            if wished is not None:
                return await self.tables.answer(table.id, seat, chair.ask, wished)
        return None

    async def _wished(self, chair: Chair, ask: Ask) -> Action | None:
        """The answer for which the seat's person has a wish, at this table or at all of them."""
        if not chair.idle:
            return None
        passes = (await self.tables.store.people.get(chair.user)).passes
        wishes = {*chair.wishes, *(("pass",) if passes else ())}
        return next((move for word, move in ask.wishes.items() if word in wishes), None)

    async def stand_in(self, table: Table, seat: Seat) -> Table:
        """Plays one turn for somebody whose time is up, at a table that is locked.

        That may take several answers: it goes on until the seat is no longer awaited or somebody
        else is. Refused where the seat is not asked.
        """
        while True:
            before, chair = table, table.chairs[seat]
            action, level = await self._thinks(table, seat, own=True)
            table = await self.tables.answered(
                table, seat, chair.ask, action, stood_in=True, level=level
            )
            others = set(table.awaited) - set(before.awaited)
            if seat not in table.awaited or others or len(table.chairs) == 1:
                return table

    async def _move(self, table: Table, seat: Seat) -> Table:
        """The table with the robot's move, or as it is where somebody else has moved meanwhile.

        Then the robot thinks again: its answer is to the table as the log has it before its step,
        however long it took.
        """
        chair = table.chairs[seat]
        own = bool(chair.former)
        action, level = await self._thinks(table, seat, own=own)
        return await self.tables.answer(
            table.id, seat, chair.ask, action, stood_in=own, level=level, since=table.step
        )

    async def _thinks(self, table: Table, seat: Seat, *, own: bool) -> tuple[object, Level]:
        """The robot's answer, and the level that gave it.

        `own`: the seat is or was somebody's, who may come back. They are played for at the good
        level, as everybody is where the strong robots would have to queue, and where a thought of
        another level fails.
        """
        position = self.tables.position(table)
        if seat not in position.asks:
            raise Refused("not-asked", {"seats": table.awaited})
        game, level = position.game, table.chairs[seat].level
        if own or (level == "strong" and self._is_busy):
            level = "good"
        good = game.sits_in if own and game.sits_in else game.robot
        think = good if level == "good" else game.at_level(level)
        view, ask = position.view(seat), position.asks[seat]
        began = time.perf_counter()
        try:
            action = await self.pool.run(think, view, ask, thoughts(table.seed, seat, table.step))
        except Exception:
            if think is good:
                raise
            log.exception("table=%d seat=%d a %s robot has failed", table.id, seat, level)
            level = "good"
            action = await self.pool.run(good, view, ask, thoughts(table.seed, seat, table.step))
        spent = (time.perf_counter() - began) * 1000
        step = table.step + 1
        log.info("table=%d step=%d seat=%d %s ms=%.1f", table.id, step, seat, level, spent)
        return action, level

    @property
    def _is_busy(self) -> bool:
        """Whether a thought would have to wait for other work. A thread is taken for a process."""
        return self.pool.waiting >= max(self.pool.processes, 1)


def _robot_of(table: Table) -> Seat | None:
    """The first seat that is awaited and a robot's."""
    return next((seat for seat in table.awaited if table.chairs[seat].robot), None)


def thoughts(seed: bytes, seat: Seat, step: int) -> Luck:
    """A robot's luck of one step is a stream of its own, so that the table's is not used up."""
    return Luck(hmac.digest(seed, f"robot {seat} {step}".encode(), "sha256"))
