"""A game of Très Futé 4ever in a line: a sign for each round, by how much was entered in it."""

from collections.abc import Iterable

from renderers.core.signs import sign
from rules.core.record import Event
from rules.tres_fute_4ever.events import (
    CrossedBlue,
    CrossedGrey,
    RoundBegan,
    WroteGreen,
    WrotePink,
    WroteYellow,
)

ENTRIES = (WroteYellow, CrossedBlue, CrossedGrey, WroteGreen, WrotePink)

MARKS = (1, 7, 11)
"""Entries in a round: four come from dice, the others from bonuses and actions."""


def line(events: Iterable[Event]) -> str:
    """One sign for each round."""
    entries = [0]
    for event in events:
        if isinstance(event, RoundBegan):
            entries.append(0)
        entries[-1] += isinstance(event, ENTRIES)
    return "".join(sign(count, MARKS) for count in entries)
