"""A game of Yahtzee in a line: a sign for each turn, by what its box could have given."""

from collections.abc import Iterable

import msgspec

from renderers.core.signs import SIGNS, sign
from rules.core.record import Event, tag_of
from rules.yahtzee.box import FIXED, UPPER

SUMS = (1, 18, 24)
"""Marks of the boxes that count all dice."""


def line(events: Iterable[Event]) -> str:
    """One sign for each box that was filled; a further Yahtzee has the highest."""
    signs: list[str] = []
    for event in events:
        if tag_of(event) == "wrote":
            facts = msgspec.structs.asdict(event)
            signs.append(sign(facts["points"], marks(facts["box"])))
        elif tag_of(event) == "yahtzee-bonus":
            signs[-1] = SIGNS[-1]
    return "".join(signs)


def marks(box: str) -> tuple[int, int, int]:
    """From how many points on a box is worth each sign."""
    if box in UPPER:
        number = UPPER.index(box) + 1
        return (number, 3 * number, 4 * number)
    if box == "yahtzee":
        return (FIXED[box],) * 3
    return (FIXED[box], FIXED[box], FIXED[box] + 1) if box in FIXED else SUMS
