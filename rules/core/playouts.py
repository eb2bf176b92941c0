"""Choosing a move by playing on after it, many times, with luck that is the same for each move."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

from rules.core.chance import Chance, Luck

A = TypeVar("A")
G = TypeVar("G")
T = TypeVar("T")

ROUNDS = 3
"""The moves are tried in rounds; the better half goes on to the next."""

DOUBT = 1.0
"""By so many standard errors another move must be better than the usual one."""

SEEDS = 2**32


def best_by_playouts(
    moves: Sequence[A],
    games: int,
    chance: Chance,
    deal: Callable[[Luck], G],
    outcome: Callable[[A, G], float],
    doubt: float = DOUBT,
) -> A:
    """The move that ends best, or the first one, the usual, where no other is clearly better.

    `games` is the budget of all moves together: a number and not a time, so that a seed gives the
    same answer on every machine. `deal` makes what is hidden or still to be thrown in one game;
    each move that is left is then played with it, and compared with the usual one (sequential
    halving with common random numbers).
    """
    if len(moves) == 1:
        return moves[0]
    ahead: list[list[float]] = [[] for _ in moves]
    left = list(range(1, len(moves)))
    for _ in range(ROUNDS):
        for _ in range(max(1, games // (ROUNDS * (len(left) + 1)))):
            dealt = deal(Luck(str(chance.below(SEEDS)).encode()))
            usual = outcome(moves[0], dealt)
            for move in left:
                ahead[move].append(outcome(moves[move], dealt) - usual)
        left.sort(key=lambda move: sum(ahead[move]), reverse=True)
        left = left[: (len(left) + 1) // 2]
    return moves[max([0, *left], key=lambda move: _surely(ahead[move], doubt))]


def _surely(ahead: Sequence[float], doubt: float) -> float:
    """How much better than the usual move, on average, less what may be luck."""
    if len(ahead) < 2:
        return 0.0
    mean = sum(ahead) / len(ahead)
    variance = sum((one - mean) ** 2 for one in ahead) / (len(ahead) - 1)
    return mean - doubt * sqrt(variance / len(ahead))


def copied(table: T, flat: Sequence[str], lists: Sequence[str], nested: Sequence[str]) -> T:
    """A simulator's table, to be played on by itself: plain values, lists, and lists of lists."""
    other = type(table).__new__(type(table))
    for name in flat:
        setattr(other, name, getattr(table, name))
    for name in lists:
        setattr(other, name, getattr(table, name)[:])
    for name in nested:
        setattr(other, name, [part[:] for part in getattr(table, name)])
    return other
