"""What goes wrong, each for a while: it begins, people press on, it ends.

`end` says whether anything came of it, so that only troubles that were felt are counted.
"""

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playground.wire.faults import Fault
from playground.wire.posting import remove
from rules.core.chance import Chance, drawn

if TYPE_CHECKING:
    from tests.faults.evening import Evening

BUSY_SECONDS = 5.0
"""How long the bot waits for a locked database."""

CALLBACK = ("POST", r"/interactions/.*/callback")
ANSWER = ("PATCH|POST", r"/webhooks/")
BOARD = ("PATCH|POST", r"/channels/\d+/messages")
ANYTHING = ("PATCH|POST", r"/")


class Trouble(ABC):
    """One of them. `quiet` ones leave the wire alone, so that every press must be answered."""

    kind: str
    quiet = False

    @abstractmethod
    async def begin(self, evening: "Evening") -> None: ...

    @abstractmethod
    async def end(self, evening: "Evening") -> bool: ...


@dataclass
class BadAnswers(Trouble):
    """Requests of the bot fare badly."""

    kind: str
    fault: Fault

    async def begin(self, evening: "Evening") -> None:
        self.asked = self.fault.times
        evening.playground.faults.add(self.fault)

    async def end(self, evening: "Evening") -> bool:
        waiting = evening.playground.faults.waiting
        if self.fault in waiting:
            waiting.remove(self.fault)
        return self.fault.times < self.asked


@dataclass
class DroppedSocket(Trouble):
    """The gateway's socket closes; now and then its session is forgotten too."""

    forgotten: bool
    kind = "socket"

    async def begin(self, evening: "Evening") -> None:
        if self.forgotten:
            evening.playground.gateway.forget_session()
        await evening.playground.drop_socket()

    async def end(self, evening: "Evening") -> bool:
        await evening.playground.until(
            lambda: evening.playground.gateway.connected or not evening.child.connects, 20
        )
        return True


@dataclass
class ClosedDms(Trouble):
    """Somebody takes no direct messages."""

    seat: int
    kind = "dms closed"

    async def begin(self, evening: "Evening") -> None:
        evening.playground.close_dms(evening.guests.people[self.seat])

    async def end(self, evening: "Evening") -> bool:
        evening.playground.open_dms(evening.guests.people[self.seat])
        return True


class DeletedBoard(Trouble):
    """A moderator deletes the board."""

    kind = "board deleted"

    async def begin(self, evening: "Evening") -> None:
        board = evening.guests.board(evening.guests.people[0])
        self.found = board is not None
        if board is not None:
            remove(evening.playground, evening.playground.world.messages[board.id])

    async def end(self, evening: "Evening") -> bool:  # noqa: ARG002  (nothing brings it back)
        return self.found


@dataclass
class TakenPermission(Trouble):
    """The bot loses a permission in the channel, and gets it back."""

    permission: str
    kind = "permission"

    async def begin(self, evening: "Evening") -> None:
        evening.playground.deny(evening.place, self.permission)

    async def end(self, evening: "Evening") -> bool:
        evening.playground.allow(evening.place, self.permission)
        return True


class ArchivedThread(Trouble):
    kind = "thread archived"

    async def begin(self, evening: "Evening") -> None:
        evening.playground.archive(evening.place, True)

    async def end(self, evening: "Evening") -> bool:  # noqa: ARG002  (the bot opens it)
        return True


@dataclass
class FullDisk(Trouble):
    """The bot's files cannot grow beyond so many thousandths of the journal's present length."""

    room: int
    kind = "disk full"
    quiet = True

    async def begin(self, evening: "Evening") -> None:
        evening.child.limit_files(evening.child.journal * self.room // 1000)

    async def end(self, evening: "Evening") -> bool:
        if evening.child.running:
            evening.child.limit_files()
        return True


class NoPageLeft(Trouble):
    """The bot is started again with a database that cannot grow."""

    kind = "no page left"
    quiet = True

    async def begin(self, evening: "Evening") -> None:
        await evening.child.kill()
        await evening.child.start(cramped=True)

    async def end(self, evening: "Evening") -> bool:  # noqa: ARG002  (the next start has room)
        return True


@dataclass
class LockedDatabase(Trouble):
    """Another program writes to the database and does not come to an end for so long."""

    seconds: float
    kind = "database locked"
    quiet = True
    other: sqlite3.Connection = field(init=False)

    async def begin(self, evening: "Evening") -> None:
        self.other = sqlite3.connect(
            evening.database, isolation_level=None, timeout=20, check_same_thread=False
        )
        await asyncio.to_thread(self.other.execute, "begin immediate")
        self.until = time.monotonic() + self.seconds

    async def end(self, evening: "Evening") -> bool:
        if evening.child.running:
            await asyncio.sleep(max(self.until - time.monotonic(), 0))
        self.other.execute("rollback")
        self.other.close()
        return True


# ── drawn by lot ─────────────────────────────────────────────────────────────────────────────────


def bad_answers(chance: Chance) -> Trouble:
    """Each kind as often; what a retry would repair and what it would not."""
    where = drawn(chance, (CALLBACK, ANSWER, BOARD, ANYTHING))
    kind = drawn(chance, ("429", "429", "500", "502", "timeout", "no answer", "no answer"))
    times = 1 + chance.below(3)
    match kind:
        case "429":
            waits = drawn(chance, (0.02, 0.3, 45.0))
            fault = Fault(match=where, status=429, times=times, retry_after=waits)
            if waits > 1:
                fault.match, fault.times = BOARD, 1
        case "timeout":
            fault = Fault(match=where, delay=drawn(chance, (0.4, 1.3)))
        case "no answer":
            fault = Fault(match=where, times=times)
            fault.lose = chance.below(2) == 0
            fault.refuse = not fault.lose
        case _:
            fault = Fault(match=where, status=int(kind), times=drawn(chance, (1, 1, 1, 5)))
    return BadAnswers(kind, fault)


PERMISSIONS = ("VIEW_CHANNEL", "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "ATTACH_FILES")


def trouble(chance: Chance, *, thread: bool, secret: bool, seats: int) -> Trouble:
    """Any of them; slow ones seldom."""
    while True:
        match chance.below(32):
            case 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10:
                return bad_answers(chance)
            case 11 | 12 | 13:
                return DroppedSocket(forgotten=chance.below(4) == 0)
            case 14 | 15 | 16 if secret:
                return ClosedDms(chance.below(seats))
            case 17 | 18 | 19:
                return DeletedBoard()
            case 20 | 21 | 22 | 23:
                return TakenPermission(drawn(chance, PERMISSIONS))
            case 24 | 25 | 26 if thread:
                return ArchivedThread()
            case 27 | 28:
                return FullDisk(chance.below(1001))
            case 29:
                return NoPageLeft()
            case 30:
                return LockedDatabase(BUSY_SECONDS + 0.5)
            case 31:
                return LockedDatabase(0.3)
