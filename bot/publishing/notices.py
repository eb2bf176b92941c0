"""Who is told that a game waits for them, and how: exactly once for each question."""

from collections.abc import Mapping

import msgspec

from bot.clock import Clock
from bot.people.reach import Reach
from bot.screens.snapshot import Snapshots
from bot.store.people import Person
from bot.store.tables import Table
from bot.store.waits import Wait
from rules.core.record import Seat

TOGETHER = 30
"""Seconds: notices that fall due within them share one board."""


class Due(msgspec.Struct, frozen=True):
    """The waits of which their people are told now: on a new board, or by direct message."""

    board: tuple[Wait, ...] = ()
    direct: Mapping[Seat, Wait] = {}


NOBODY = Due()


class Notices:
    """Decides whom the next messages of a table notify. A notice that was sent is noted with the
    message that brought it, so that there is no second one."""

    def __init__(self, snapshots: Snapshots, clock: Clock, reach: Reach) -> None:
        self.snapshots = snapshots
        self.store = snapshots.store
        self.clock = clock
        self.reach = reach

    async def due(self, table: Table) -> Due:
        """Whom a publication of this table tells; nobody is looked up unless somebody may be due.

        Whoever wants no notices is noted as told, and so is whoever has begun to play a duel.
        """
        now = self.clock.now()
        moments = await self._moments(table)
        if not any(moment <= now for moment in moments.values()):
            return NOBODY
        board, direct, unwanted = list[Wait](), dict[Seat, Wait](), list[Wait]()
        for wait in await self.store.waits.untold(table.id):
            early = moments.get((wait.seat, wait.since), now + 2 * TOGETHER)
            person = await self.store.people.get(wait.user)
            if early > now + TOGETHER or await self.reach.moment(person, now) > now:
                continue
            if person.notices == "off" or _knows(table, wait):
                unwanted.append(wait)
            elif self.direct(table, person):
                direct[wait.seat] = wait
            else:
                board.append(wait)
        if unwanted:
            await self.store.waits.put_told(unwanted, now)
        return Due(tuple(board), direct)

    async def _moments(self, table: Table) -> dict[tuple[Seat, float], float]:
        """When each person awaited should be told, by seat and wait."""
        chairs = ((seat, table.chairs[seat]) for seat in table.awaited)
        return {
            (seat, chair.since): await self.reach.told_at(table, chair)
            for seat, chair in chairs
            if not chair.robot
        }

    def direct(self, table: Table, person: Person) -> bool:
        """Whether somebody is told by direct message: by choice, or because the game has secrets.

        Where direct messages are closed they are mentioned on the board instead.
        """
        wanted = person.notices == "dm" or self.snapshots.has_secrets(table)
        return wanted and person.dms != "closed"


def _knows(table: Table, wait: Wait) -> bool:
    """Whether they have answered already: in a duel a wait lasts to the end of one's game."""
    return table.duel and table.chairs[wait.seat].heard > wait.since
