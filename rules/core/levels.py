"""How well a robot plays: easy, good or strong."""

from collections.abc import Callable, Hashable, Mapping
from typing import Literal, TypeVar

from rules.core.chance import Chance, drawn

Level = Literal["easy", "good", "strong"]
LEVELS: tuple[Level, ...] = ("easy", "good", "strong")

FINENESS = 1000
"""So finely it is drawn how careless a robot is this time."""

A = TypeVar("A")


def best(worths: Mapping[A, float]) -> A:
    """The move that is worth most, the first one of several."""
    return max(worths, key=lambda move: worths[move])


def itself(move: A) -> A:
    """A kind of its own for each move."""
    return move


def careless(
    worths: Mapping[A, float],
    slack: float,
    chance: Chance,
    kind: Callable[[A], Hashable] = itself,
) -> A:
    """A move that is worth nearly as much as the best: it gives away less than the slack.

    How much less is drawn anew each time, so that it errs a little more often than by much. Of the
    moves of a kind it takes the best: a beginner errs about what to do, hardly about how to do it.
    """
    kinds: dict[Hashable, A] = {}
    for move in sorted(worths, key=lambda move: -worths[move]):
        kinds.setdefault(kind(move), move)
    least = max(worths.values()) - slack * chance.below(FINENESS) / FINENESS
    return drawn(chance, [move for move in kinds.values() if worths[move] >= least])
