"""What a player may mark in private: a game's pad, column by column."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.asks import Part

Notes = tuple[str, ...]
"""A player's own marks, which are no moves."""


@dataclass(frozen=True)
class Column:
    """Marks that stand together, at most five, each with the part that says it.

    Said by `note-<word of the part>`. A mark names all that it is about: one that the pad no longer
    has is neither shown nor counted.

    Where a `Pick` has the facts of the title, its items are what the marks are about: `items` has,
    for each mark that nothing rules out, the place of its item.
    """

    title: Part
    marks: Mapping[str, Part]
    items: Mapping[str, int]

    def left(self, notes: Notes) -> tuple[int, ...]:
        """The places of the items that are neither marked nor ruled out."""
        return tuple(sorted(place for mark, place in self.items.items() if mark not in notes))
