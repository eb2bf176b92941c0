"""A game of Très Futé 4ever in a line: a sign for each round, by how much was entered in it."""

from collections.abc import Iterable

from renderers.core.signs import sign
from rules.core.record import Event, tag_of

ENTRIES = {"wrote-yellow", "crossed-blue", "crossed-grey", "wrote-green", "wrote-pink"}

MARKS = (1, 7, 11)
"""Entries in a round: about four come from dice, the others from bonuses and actions."""


def line(events: Iterable[Event]) -> str:
    """One sign for each round."""
    entries = [0]
    for event in events:
        if tag_of(event) == "round-began":
            entries.append(0)
        entries[-1] += tag_of(event) in ENTRIES
    return "".join(sign(count, MARKS) for count in entries)
