"""A game of Yahtzee in a line: a sign for each turn, by what its box could have given."""

from collections.abc import Iterable

from renderers.core.signs import sign
from rules.core.record import Event
from rules.yahtzee.box import FIXED, UPPER
from rules.yahtzee.state import Wrote, YahtzeeBonus

SUMS = (1, 18, 24)
"""Marks of the boxes that count all dice."""


def line(events: Iterable[Event]) -> str:
    """One sign for each box that was filled."""
    signs: list[str] = []
    for event in events:
        match event:
            case Wrote(box=box, points=points):
                signs.append(sign(points, marks(box)))
            case YahtzeeBonus():
                signs[-1] = sign(1, (1, 1, 1))
    return "".join(signs)


def marks(box: str) -> tuple[int, int, int]:
    """From how many points on a box is worth each sign."""
    if box in UPPER:
        number = UPPER.index(box) + 1
        return (number, 3 * number, 4 * number)
    if box == "yahtzee":
        return (FIXED[box],) * 3
    return (FIXED[box], FIXED[box], FIXED[box] + 1) if box in FIXED else SUMS
