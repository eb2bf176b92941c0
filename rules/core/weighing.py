"""Valuing answers by playing on after them, many times, with luck that is the same for each."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

from rules.core.appraisal import Answers, Valued, Worth
from rules.core.chance import Chance, Luck
from rules.core.playouts import SEEDS

A = TypeVar("A")
G = TypeVar("G")

ROUNDS = 3
"""The answers are tried in rounds; the better half goes on to the next."""

SHOWN = 3
"""How many answers the coach names."""

Deal = Callable[[Luck], G]
"""Makes what is hidden or still to be thrown in one playout."""


def weighed(
    moves: Sequence[A],
    usual: A,
    chosen: A | None,
    chance: Chance,
    budget: int,
    deal: Deal[G],
    outcome: Callable[[A, G], float],
) -> Answers:
    """What the answers are worth; `usual` is the one that the robot of the playouts gives.

    Half of the playouts look for the best answers. What is found is valued again by the other half:
    the best of several noisy values flatters itself. Where an answer was chosen it is compared with
    the best one alone; else the three best are compared, for the coach.
    """
    known = [] if chosen is None else [chosen]
    every = list(dict.fromkeys([*moves, usual, *known]))
    best = _promising(every, 1 if known else SHOWN, chance, budget // 2, deal, outcome)
    finalists = list(dict.fromkeys([*best, *known]))
    played = list(dict.fromkeys([*finalists, usual]))
    games = max(2, budget // 2 // len(played))
    outcomes = list(zip(*_played(played, chance, games, deal, outcome), strict=True))
    by_move = dict(zip(played, outcomes, strict=True))
    order = sorted(finalists, key=lambda move: sum(by_move[move]), reverse=True)
    return Answers(
        mean(by_move[usual]),
        tuple(
            Valued(move, mean(by_move[move]), difference(by_move[order[0]], by_move[move]))
            for move in order
        ),
    )


def _promising(
    moves: list[A],
    count: int,
    chance: Chance,
    budget: int,
    deal: Deal[G],
    outcome: Callable[[A, G], float],
) -> list[A]:
    """So many of the moves that seem best: sequential halving with common random numbers."""
    sums = dict.fromkeys(moves, 0.0)
    left = list(moves)
    for _ in range(ROUNDS):
        if len(left) <= count:
            break
        for outcomes in _played(left, chance, max(1, budget // (ROUNDS * len(left))), deal, outcome):
            for move, value in zip(left, outcomes, strict=True):
                sums[move] += value
        left.sort(key=lambda move: sums[move], reverse=True)
        left = left[: max(count, (len(left) + 1) // 2)]
    return left[:count]


def _played(
    moves: Sequence[A],
    chance: Chance,
    games: int,
    deal: Deal[G],
    outcome: Callable[[A, G], float],
) -> list[list[float]]:
    """By game the outcome of each move, all with the same luck."""
    found = []
    for _ in range(games):
        dealt = deal(fresh(chance))
        found.append([outcome(move, dealt) for move in moves])
    return found


def fresh(chance: Chance) -> Luck:
    """The luck of one playout."""
    return Luck(str(chance.below(SEEDS)).encode())


def sampled(
    chance: Chance, games: int, deal: Deal[G], outcome: Callable[[G], float]
) -> Worth:
    """What is found on average in so many playouts."""
    return mean([outcome(deal(fresh(chance))) for _ in range(max(2, games))])


def mean(values: Sequence[float]) -> Worth:
    """The mean of what several playouts gave."""
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return Worth(middle, sqrt(variance / len(values)))


def difference(one: Sequence[float], other: Sequence[float]) -> Worth:
    """By how much one is better than the other, where each pair has met the same luck."""
    return mean([a - b for a, b in zip(one, other, strict=True)])
