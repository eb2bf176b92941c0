"""A limit for one person who hammers, so that everybody else is answered as fast as ever.

Each person has a store of presses that fills up again with time. Nothing is read or written for a
press beyond it; the person is told now and then, and may go on a moment later.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

AT_ONCE = 10
EACH_SECOND = 4.0
"""Faster than anybody plays: five dice and a confirmation are six presses."""

SCRIPTED_AT_ONCE = 100
SCRIPTED_EACH_SECOND = 40.0
"""On the playground, where scripted people press as soon as they are answered."""

TOLD_EVERY = 5.0
"""Seconds between two sentences about it to the same person."""

REMEMBERED = 1000
"""People; whoever has not pressed for longest is forgotten, and has a full store again."""


@dataclass
class Presses:
    """What one person has left."""

    left: float
    at: float
    told: float = float("-inf")


class Patience:
    """Counts presses and commands by real time: a clock that jumps gives nobody more."""

    def __init__(
        self,
        at_once: float = AT_ONCE,
        each_second: float = EACH_SECOND,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.at_once = at_once
        self.each_second = each_second
        self.now = now
        self._people: OrderedDict[int, Presses] = OrderedDict()

    def __len__(self) -> int:
        return len(self._people)

    def takes(self, user: int) -> bool:
        """Whether one more press of this person is answered."""
        presses = self._presses(user)
        if presses.left < 1:
            return False
        presses.left -= 1
        return True

    def tells(self, user: int) -> bool:
        """Whether it is time to tell this person why nothing happens."""
        presses, now = self._presses(user), self.now()
        if now - presses.told < TOLD_EVERY:
            return False
        presses.told = now
        return True

    def _presses(self, user: int) -> Presses:
        """This person's store, filled up to the present moment."""
        now = self.now()
        presses = self._people.setdefault(user, Presses(self.at_once, now))
        gained = (now - presses.at) * self.each_second
        presses.left, presses.at = min(self.at_once, presses.left + gained), now
        self._people.move_to_end(user)
        if len(self._people) > REMEMBERED:
            self._people.popitem(last=False)
        return presses


def patience_with(scripted: bool) -> Patience:
    """With people, or with the scripted ones of the playground."""
    return Patience(SCRIPTED_AT_ONCE, SCRIPTED_EACH_SECOND) if scripted else Patience()
