"""A game in a line that gives nothing away: a sign for each turn, by how well it went.

The signs differ in shape, not in colour alone.
"""

from collections.abc import Sequence

SIGNS = ("▫️", "🔹", "🔷", "⭐")
"""Nothing, a little, a good deal, very much."""


def levels(line: str) -> tuple[int, ...]:
    """By turn how well it went, from 0; read from the signs of a line."""
    found: list[int] = []
    while line:
        level = next(level for level, sign in enumerate(SIGNS) if line.startswith(sign))
        found.append(level)
        line = line.removeprefix(SIGNS[level])
    return tuple(found)


def sign(amount: int, marks: Sequence[int]) -> str:
    """The sign of an amount: one more for each mark that it reaches."""
    return SIGNS[sum(amount >= mark for mark in marks)]
