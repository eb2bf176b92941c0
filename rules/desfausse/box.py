"""What is in the box: dice, trophies and the numbers of the rules, in one place."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from rules.core.game import TableOption

Size = Literal["small", "big"]
Colour = Literal["red", "green"]
Trophy = Literal["new-roll", "recolour-one", "small-exorcism", "recolour-several", "great-exorcism"]

DEVIL = 1
"""The face with the devil stands where a die would have its 1."""

VALUES = (2, 3, 4, 5, 6)
"""In the order in which they are called."""

FACES: Mapping[Size, tuple[int, ...]] = {
    "small": (DEVIL, 2, 3, 4, 5, 6),
    "big": (DEVIL, 3, 3, 4, 5, 5),
}
"""A big die has no 2 and no 6 (p. 1); that its 3 and its 5 stand twice is inferred."""

STARTING_DICE: tuple[tuple[Size, Colour], ...] = (
    ("small", "red"),
    ("small", "red"),
    ("small", "green"),
    ("small", "green"),
    ("big", "red"),
    ("big", "green"),
)

LEAST_COMBINATION = 2
"""So many equal dice make a combination, but for somebody's single die."""

MOST_DICE = 9
"""Nobody ever holds more dice than this."""

ROLLS = 3
"""The rolls of a turn that need no trophy."""


class TrophyRow(msgspec.Struct, frozen=True):
    """A row of the trophy board: how many tokens there are and what shed earns one."""

    trophy: Trophy
    tokens: int
    least_shed: int
    rivals_only: bool = False


TROPHY_BOARD = (
    TrophyRow("new-roll", tokens=3, least_shed=2),
    TrophyRow("recolour-one", tokens=3, least_shed=1, rivals_only=True),
    TrophyRow("small-exorcism", tokens=2, least_shed=3),
    TrophyRow("recolour-several", tokens=2, least_shed=4),
    TrophyRow("great-exorcism", tokens=1, least_shed=5),
)

ALL_TROPHIES: tuple[Trophy, ...] = tuple(
    row.trophy for row in TROPHY_BOARD for _ in range(row.tokens)
)

EXORCISMS: tuple[Trophy, ...] = ("small-exorcism", "great-exorcism")
RECOLOURS: tuple[Trophy, ...] = ("recolour-one", "recolour-several")

SEATS = range(2, 6)

OPTIONS = (TableOption("trophies-reset", ("off", "on"), "off"),)
"""`trophies-reset`: after each round all trophies go back to the board."""


def rounds_to_win(seats: int) -> int:
    """The round tokens that make a Purifier: 2, or 3 where only two play (p. 1)."""
    return 3 if seats == 2 else 2


def other(colour: Colour) -> Colour:
    """The other colour."""
    return "green" if colour == "red" else "red"


def in_board_order(trophies: tuple[Trophy, ...]) -> tuple[Trophy, ...]:
    """The same trophies in the order of the trophy board."""
    order = tuple(row.trophy for row in TROPHY_BOARD)
    return tuple(sorted(trophies, key=order.index))
