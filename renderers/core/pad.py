"""What a player may mark in private: a game's pad, column by column."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.asks import Part

Notes = tuple[str, ...]
"""A player's own marks, which are no moves."""


@dataclass(frozen=True)
class Column:
    """Marks that are put and removed together, at most 25, each with the part that says it.

    Said by `note-<word of the part>`. A mark names all that it is about: one that the pad no longer
    has is neither shown nor counted.
    """

    title: Part
    marks: Mapping[str, Part]
