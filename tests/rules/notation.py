"""What the games' notations share: luck that is known beforehand, and what a change has told."""

from collections.abc import Iterable
from typing import Any

from rules.core.game import Change


class Scripted:
    """Luck with which the dice show these numbers, one after another, and then always `after`.

    Where fewer are drawn from, a larger number stands for the last of them. Without `after` nothing
    more may be drawn.
    """

    def __init__(self, numbers: Iterable[int] = (), after: int | None = None) -> None:
        self._numbers = list(numbers)
        self._after = after

    def below(self, n: int, /) -> int:
        number = self._numbers.pop(0) if self._numbers else self._after
        assert number is not None, f"no luck was expected, but a draw below {n}"
        return min(number, n) - 1

    def finish(self) -> None:
        assert not self._numbers, f"nobody drew {self._numbers}"


def of_type(change: Change[Any], *kinds: type) -> list[Any]:
    """The events of these types, in order."""
    return [event for event in change.events if isinstance(event, kinds)]


def told(change: Change[Any]) -> list[str]:
    """The names of the events' types, in order."""
    return [type(event).__name__ for event in change.events]
