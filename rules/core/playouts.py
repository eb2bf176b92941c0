"""Choosing a move by playing on after it, many times, with luck that is the same for each move."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rules.core.chance import Chance, Luck

A = TypeVar("A")
G = TypeVar("G")

ROUNDS = 3
"""The moves are tried in rounds; the better half goes on to the next."""

SEEDS = 2**32


def best_by_playouts(
    moves: Sequence[A],
    games: int,
    chance: Chance,
    deal: Callable[[Luck], G],
    outcome: Callable[[A, G], float],
) -> A:
    """The move with the best average outcome (sequential halving).

    `games` is the budget of all moves together: a number and not a time, so that a seed gives the
    same answer on every machine. `deal` makes what is hidden or still to be thrown in one game;
    each move that is left is then played with it.
    """
    if len(moves) == 1:
        return moves[0]
    totals = [0.0] * len(moves)
    left = list(range(len(moves)))
    for _ in range(ROUNDS):
        for _ in range(max(1, games // (ROUNDS * len(left)))):
            dealt = deal(Luck(str(chance.below(SEEDS)).encode()))
            for move in left:
                totals[move] += outcome(moves[move], dealt)
        left.sort(key=lambda move: totals[move], reverse=True)
        left = left[: max(2, (len(left) + 1) // 2)]
    return moves[left[0]]
