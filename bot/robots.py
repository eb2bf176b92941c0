"""Robots are players: they see their view, think in a worker, and answer as a press does."""

import asyncio
import hmac
import logging
import time

from bot.store import Conflict, Table
from bot.table import Position, Tables
from rules.core.chance import Luck
from rules.core.errors import Refused
from rules.core.record import Seat

log = logging.getLogger(__name__)

NAMES = ("Ada", "Blaise", "Carl", "Daphne", "Emmy", "Felix", "Grace", "Hugo")


class Robots:
    """Makes every move that is a robot's."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.playing: dict[int, asyncio.Task[None]] = {}

    def play(self, table: Table) -> "asyncio.Task[None] | None":
        """Starts the robots that are to move, if any; one task a table."""
        if not table.robot_due:
            return None
        if table.id not in self.playing:
            task = asyncio.create_task(self._play(table.id), name=f"robots of table {table.id}")
            self.playing[table.id] = task
            task.add_done_callback(lambda _: self.playing.pop(table.id, None))
        return self.playing[table.id]

    async def stop(self) -> None:
        for task in list(self.playing.values()):
            task.cancel()
        await asyncio.gather(*self.playing.values(), return_exceptions=True)

    async def _play(self, number: int) -> None:
        try:
            table = await self.tables.load(number)
            while table.robot_due:
                seat = next(seat for seat in table.awaited if table.chairs[seat].robot)
                table = await self._move(table, seat)
        except (Refused, Conflict):
            log.info("table=%d the robots were overtaken", number)
        except Exception:
            log.exception("table=%d a robot has failed", number)

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
        return await self.tables.answer(
            table.id,
            lambda _: seat,
            table.chairs[seat].ask,
            lambda _: action,
            stood_in=stood_in or bool(table.chairs[seat].former),
        )


def _thought(position: Position, seat: Seat) -> object:
    """The robot's answer. Its luck is a stream of its own, so that the table's stays untouched."""
    table = position.table
    luck = Luck(hmac.digest(table.seed, f"robot {seat}".encode(), "sha256"), table.step * 1000)
    return position.game.robot(position.view(seat), position.asks[seat], luck)
