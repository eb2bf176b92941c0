"""Robots are players: they see their view, think in a worker, and answer as a press does.

They also press the pass of people who have nothing to do and wish to be passed by then.
"""

import asyncio
import hmac
import logging
import time

from bot.store import Conflict, Table
from bot.tables.tables import Position, Tables
from rules.core.chance import Luck
from rules.core.errors import Refused
from rules.core.record import Seat

log = logging.getLogger(__name__)

NAMES = ("Ada", "Blaise", "Carl", "Daphne", "Emmy", "Felix", "Grace", "Hugo")


class Robots:
    """Makes every move that is a robot's, and every wished-for pass."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.playing: dict[int, asyncio.Task[None]] = {}
        self._due: set[int] = set()

    def play(self, table: Table) -> "asyncio.Task[None] | None":
        """Starts the robots that are to move, if any; one task a table, which looks once more."""
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

    def asked_again(self, number: int) -> bool:
        """Whether something has become due since the table was last looked at."""
        return number in self._due

    async def stop(self) -> None:
        for task in list(self.playing.values()):
            task.cancel()
        await asyncio.gather(*self.playing.values(), return_exceptions=True)

    async def _play(self, number: int) -> None:
        """Until nothing is due any more."""
        while self.asked_again(number):
            self._due.discard(number)
            await self._press_all(number)

    async def _press_all(self, number: int) -> None:
        try:
            table: Table | None = await self.tables.load(number)
            while table is not None and table.robot_due:
                table = await self._press_one(table)
        except (Refused, Conflict):
            log.info("table=%d the robots were overtaken", number)
        except Exception:
            log.exception("table=%d a robot has failed", number)

    async def _press_one(self, table: Table) -> Table | None:
        """A robot's move, else a pass; None where nobody idle wishes to be passed by."""
        position = self.tables.position(table)
        for seat in table.awaited:
            if table.chairs[seat].robot:
                return await self._move(table, seat)
        for seat in table.awaited:
            chair, idle = table.chairs[seat], position.asks[seat].idle
            wished = chair.idle and (await self.tables.store.person(chair.user)).passes
            if wished and idle is not None:
                return await self._answer(table, seat, idle)
        return None

    async def stand_in(self, table: Table, seat: Seat) -> Table:
        """One move for somebody whose time is up: on until they or somebody else is asked anew.

        Refused where they have moved meanwhile.
        """
        while True:
            before = table
            table = await self._move(table, seat, stood_in=True)
            others = set(table.awaited) - set(before.awaited)
            if seat not in table.awaited or others or len(table.chairs) == 1:
                return table

    async def _move(self, table: Table, seat: Seat, *, stood_in: bool = False) -> Table:
        position = self.tables.position(table)
        began = time.perf_counter()
        action = await asyncio.to_thread(_thought, position, seat)
        log.info(
            "table=%d step=%d seat=%d thought ms=%.1f",
            *(table.id, table.step + 1, seat, (time.perf_counter() - began) * 1000),
        )
        absent = stood_in or bool(table.chairs[seat].former)
        return await self._answer(table, seat, action, stood_in=absent)

    async def _answer(
        self, table: Table, seat: Seat, action: object, *, stood_in: bool = False
    ) -> Table:
        ask = table.chairs[seat].ask
        return await self.tables.answer(
            table.id, lambda _: seat, ask, lambda _: action, stood_in=stood_in
        )


def _thought(position: Position, seat: Seat) -> object:
    """The robot's answer. Its luck is a stream of its own, so that the table's stays untouched."""
    table = position.table
    luck = Luck(hmac.digest(table.seed, f"robot {seat}".encode(), "sha256"), table.step * 1000)
    return position.game.robot(position.view(seat), position.asks[seat], luck)
