"""Luck is an argument of the rules: they draw from a `Chance` and never from `random`.

A chance has one method, `below(n)`; everything else is built on it. A chance may also know what is
thrown: the rules say so with `keyed`, which does nothing where a chance does not want to know.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar, runtime_checkable

import msgspec

from rules.core.errors import TapeMismatch

T = TypeVar("T")

Draw = tuple[int, int]
"""One draw as it is recorded: (n, the value drawn below n)."""

Tape = tuple[Draw, ...]
"""All draws of a move, in order, so that the move can be replayed with the same luck."""

FACES = range(1, 7)
"""What an ordinary die shows."""


class Chance(Protocol):
    """Where luck comes from: anything that can draw a number below another."""

    def below(self, n: int, /) -> int:
        """A number from 0 to n − 1, each as likely."""
        ...


Place = tuple[str | int, ...]
"""What is thrown, as words and numbers: the turn, the roll, the die. No two throws of a game have
the same."""


@runtime_checkable
class Keyed(Chance, Protocol):
    """A chance whose draws depend on what is thrown, not on how many were made before."""

    def at(self, *place: str | int, choices: object = None) -> Chance:
        """The luck of what is thrown at this place after these choices."""
        ...


def keyed(chance: Chance, *place: str | int, choices: object = None) -> Chance:
    """The luck of one throw: of what is thrown (`place`), and what was decided before (`choices`).

    So whoever takes a move back and decides the same meets the same, and whoever decides anything
    else meets what nobody has seen. A chance that has only `below` is returned as it is.
    """
    at = getattr(chance, "at", None)
    return chance if at is None else at(*place, choices=choices)


def die(chance: Chance) -> int:
    """What an ordinary die shows, each face as likely."""
    return drawn(chance, FACES)


def dice(chance: Chance, count: int) -> tuple[int, ...]:
    """What so many ordinary dice show."""
    return tuple(die(chance) for _ in range(count))


def drawn(chance: Chance, items: Sequence[T]) -> T:
    """One of the items, each as likely."""
    return items[chance.below(len(items))]


def shuffled(chance: Chance, items: Iterable[T]) -> tuple[T, ...]:
    """The items in a random order: the Fisher–Yates shuffle, from the last place down."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


class Luck:
    """The luck of one table: HMAC-SHA256 over a secret seed and the running number of the draw.

    The same seed and number always give the same value. So a move that is undone and made again has
    the same luck, and anyone who knows the seed can check every draw. `drawn` counts the draws so
    far; `tape` records those made through this object.
    """

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self.tape: list[Draw] = []

    def below(self, n: int, /) -> int:
        """The next draw of the table, written down on the tape."""
        value = draw(self.seed, self.drawn, n)
        self.drawn += 1
        self.tape.append((n, value))
        return value


class KeyedLuck(Luck):
    """The luck of one table, keyed by what is thrown; what comes without a key goes by its number.

    The key is the place of a throw and the choices before it.
    """

    def at(self, *place: str | int, choices: object = None) -> "Throw":
        """The luck of what is thrown at this place after these choices."""
        return Throw(self, place, self.after(choices))

    def after(self, choices: object) -> str:
        """What these choices add to the key of a throw."""
        return msgspec.json.encode(choices).decode()

    def throw(self, key: str, n: int) -> int:
        """The draw with that key, written down on the tape."""
        value = draw(self.seed, key, n)
        self.drawn += 1
        self.tape.append((n, value))
        return value


class SameLuck(KeyedLuck):
    """The same dice for everybody: keyed by the place of a throw alone, whatever was decided.

    Where one may take moves back this would show dice that are still to come.
    """

    def after(self, choices: object) -> str:  # noqa: ARG002  (that is the point of it)
        """Nothing: whatever was decided, the key is the same."""
        return ""


class KnownLuck(SameLuck):
    """Throws that are known fall as they did, whatever was decided; all others are drawn."""

    def __init__(self, seed: bytes, drawn: int, throws: Mapping[str, Draw]) -> None:
        super().__init__(seed, drawn)
        self.throws = throws

    def throw(self, key: str, n: int) -> int:
        """What fell under that key, or a draw."""
        sides, value = self.throws.get(key.rstrip(), (0, 0))
        if sides != n:
            return super().throw(key, n)
        self.drawn += 1
        self.tape.append((n, value))
        return value


class Throw:
    """The luck of one throw, or of a part of it such as a single die."""

    def __init__(self, luck: KeyedLuck, place: Place, choices: str) -> None:
        self.luck = luck
        self.place = place
        self.choices = choices
        self.drawn = 0

    def at(self, *place: str | int, choices: object = None) -> "Throw":
        """The luck of a part of this throw."""
        more = "" if choices is None else self.luck.after(choices)
        return Throw(self.luck, (*self.place, *place), self.choices + more)

    def below(self, n: int, /) -> int:
        """The next draw of this throw; a shuffle, for one, needs several."""
        value = self.luck.throw(f"{_key(self.place, self.drawn)} {self.choices}", n)
        self.drawn += 1
        return value


def _key(place: Place, drawn: int) -> str:
    return f"{'/'.join(map(str, place))}#{drawn}"


def draw(seed: bytes, key: int | str, n: int) -> int:
    """The draw with that number or key, below n, each value as likely.

    A 64-bit value at or above the largest multiple of n would favour small results: it is thrown
    away and the next attempt taken (rejection sampling).
    """
    if n < 1:
        raise ValueError(f"nothing can be drawn below {n}")
    limit = 2**64 - 2**64 % n
    attempt = 0
    while True:
        digest = hmac.digest(seed, f"{key}:{attempt}".encode(), "sha256")
        value = int.from_bytes(digest[:8], "big")
        if value < limit:
            return value % n
        attempt += 1


def commitment(seed: bytes) -> str:
    """The hash of the seed, which is published when the game starts.

    The seed itself is published when the game ends, and must have this hash: nobody can have
    exchanged it in between.
    """
    return hashlib.sha256(seed).hexdigest()


class Taped:
    """A recorded tape as a chance: the same draws again, in the same order.

    Other draws than were recorded raise `TapeMismatch`.
    """

    def __init__(self, tape: Iterable[Draw]) -> None:
        self._rest = list(tape)[::-1]

    def below(self, n: int, /) -> int:
        """The next draw of the tape, which must have been one below the same number."""
        if not self._rest:
            raise TapeMismatch(f"a draw below {n} where the tape has ended")
        recorded, value = self._rest.pop()
        if recorded != n:
            raise TapeMismatch(f"a draw below {n} where the tape has one below {recorded}")
        if not 0 <= value < n:
            raise TapeMismatch(f"the tape has {value} as a draw below {n}")
        return value

    def finish(self) -> None:
        """Fails where draws are left that nobody asked for."""
        if self._rest:
            raise TapeMismatch(f"{len(self._rest)} draws left on the tape")


class Retold(Taped):
    """A recorded tape that notes under which key each draw was made, for `KnownLuck`."""

    def __init__(self, tape: Iterable[Draw]) -> None:
        super().__init__(tape)
        self.throws: dict[str, Draw] = {}

    def at(self, *place: str | int, choices: object = None) -> "RetoldThrow":  # noqa: ARG002
        """The draws of what is thrown at this place, whatever was decided before."""
        return RetoldThrow(self, place)


class RetoldThrow:
    """One throw of a recorded tape, or a part of it."""

    def __init__(self, tape: Retold, place: Place) -> None:
        self.tape = tape
        self.place = place
        self.drawn = 0

    def at(self, *place: str | int, choices: object = None) -> "RetoldThrow":  # noqa: ARG002
        """A part of this throw."""
        return RetoldThrow(self.tape, (*self.place, *place))

    def below(self, n: int, /) -> int:
        """The next draw of the tape."""
        value = self.tape.below(n)
        self.tape.throws[_key(self.place, self.drawn)] = (n, value)
        self.drawn += 1
        return value
