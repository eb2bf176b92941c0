"""Valuing answers by playing on after them, many times, with luck that is the same for each."""

from collections.abc import Callable, Iterable, Sequence
from math import hypot, sqrt
from typing import TypeVar

from rules.core.appraisal import Answers, Valued, Worth
from rules.core.chance import Chance, Luck
from rules.core.playouts import ROUNDS, SEEDS

A = TypeVar("A")
G = TypeVar("G")

SHOWN = 3
"""How many answers the coach names."""

Deal = Callable[[Luck], G]
"""Makes what is hidden or still to be thrown in one playout."""


def weighed(
    moves: Iterable[A],
    chosen: A | None,
    chance: Chance,
    budget: int,
    deal: Deal[G],
    outcome: Callable[[A, G], float],
    usual: Callable[[G], float],
    *,
    quick: Callable[[A, G], float] | None = None,
    rough: float = 0.0,
) -> Answers:
    """What the answers are worth; `usual` is how a playout ends that the robot begins as well.

    Half of the playouts look for the best answers, by `quick` ones where there are such. What is
    found is valued again by the other half: the best of several noisy values flatters itself. Where
    an answer was chosen it is compared with the best one alone; else the three best are compared,
    for the coach. Where playouts end before the game does, two positions are compared by a value
    that may be wrong: `rough` is its error.
    """
    known = [] if chosen is None else [chosen]
    every = list(dict.fromkeys([*moves, *known]))
    best = _promising(every, 1 if known else SHOWN, chance, budget // 2, deal, quick or outcome)
    finalists = list(dict.fromkeys([*best, *known]))
    values: dict[A, list[float]] = {move: [] for move in finalists}
    usually = []
    for _ in range(max(2, budget // 2 // (len(best) + 2))):
        dealt = deal(fresh(chance))
        usually.append(usual(dealt))
        for move in finalists:
            values[move].append(outcome(move, dealt))
    order = sorted(finalists, key=lambda move: sum(values[move]), reverse=True)
    return Answers(
        mean(usually),
        tuple(
            Valued(
                move,
                mean(values[move]),
                difference(values[order[0]], values[move], rough),
                difference(values[move], usually).error,
            )
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
        for _ in range(max(1, budget // (ROUNDS * len(left)))):
            dealt = deal(fresh(chance))
            for move in left:
                sums[move] += outcome(move, dealt)
        left.sort(key=lambda move: sums[move], reverse=True)
        left = left[: max(count, (len(left) + 1) // 2)]
    return left[:count]


def fresh(chance: Chance) -> Luck:
    """The luck of one playout."""
    return Luck(str(chance.below(SEEDS)).encode())


def sampled(chance: Chance, games: int, deal: Deal[G], outcome: Callable[[G], float]) -> Worth:
    """What is found on average in so many playouts."""
    return mean([outcome(deal(fresh(chance))) for _ in range(max(2, games))])


def mean(values: Sequence[float]) -> Worth:
    """The mean of what several playouts gave."""
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return Worth(middle, sqrt(variance / len(values)))


def difference(one: Sequence[float], other: Sequence[float], rough: float = 0.0) -> Worth:
    """By how much one is better than the other, where each pair has met the same luck."""
    found = mean([a - b for a, b in zip(one, other, strict=True)])
    return Worth(found.mean, hypot(found.error, rough)) if found.mean or found.error else found
