"""How well a robot plays: easy, good or strong."""

from collections.abc import Mapping
from typing import Literal, TypeVar

from rules.core.chance import Chance, drawn

Level = Literal["easy", "good", "strong"]
LEVELS: tuple[Level, ...] = ("easy", "good", "strong")

A = TypeVar("A")


def best(worths: Mapping[A, float]) -> A:
    """The move that is worth most, the first one of several."""
    return max(worths, key=lambda move: worths[move])


def careless(worths: Mapping[A, float], slack: float, chance: Chance) -> A:
    """A move that is worth nearly as much as the best: at most so much less. Never a silly one."""
    most = max(worths.values())
    return drawn(chance, [move for move, worth in worths.items() if worth >= most - slack])
