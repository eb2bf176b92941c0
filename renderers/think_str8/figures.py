"""The figures on the pages of rules: nothing is typed there that the rules already know."""

from collections.abc import Mapping

from renderers.think_str8.rules import BETS, VALUES
from rules.core.record import Fact
from rules.think_str8.box import (
    COLOURS,
    DICE,
    MOST_NUMBERS,
    RACKS,
    RIGHT_GUESS,
    ROUNDS,
    SCALE,
    STRIPS,
    WRONG_GUESS,
    points_of,
)
from rules.think_str8.box import VALUES as FACES

GUESSES: tuple[tuple[int, ...], ...] = ((4,), (0, 1), (5, 6, 7), (3,), (), ())
"""An example of a final guess for the cards of the first page."""

RIGHT, TOO_LOW, TOO_HIGH = BETS
"""The strips of the second page."""

FIGURES: Mapping[str, Fact] = {
    "cards": len(COLOURS) * len(FACES),
    "colours": len(COLOURS),
    "fewer": len(COLOURS) - 1,
    "lowest": FACES[0],
    "highest": FACES[-1],
    "racks": RACKS,
    "left": len(FACES) - RACKS - 1,
    "dice": DICE,
    "strips": len(STRIPS),
    "bottom": SCALE[0],
    "top": SCALE[-1],
    "short_cells": STRIPS[0],
    "short_points": points_of(STRIPS[0]),
    "long_cells": STRIPS[-1],
    "long_points": points_of(STRIPS[-1]),
    "two": 2,
    "three": 3,
    "four": 4,
    "rounds_two": ROUNDS[2],
    "rounds_three": ROUNDS[3],
    "rounds_four": ROUNDS[4],
    "blue": VALUES[0],
    "green": VALUES[1],
    "yellow": VALUES[2],
    "violet": VALUES[3],
    "sum": sum(VALUES[:DICE]),
    "first": RIGHT.first,
    "last": RIGHT.first + RIGHT.cells - 1,
    "low_first": TOO_LOW.first,
    "low_last": TOO_LOW.first + TOO_LOW.cells - 1,
    "low_leaves": TOO_LOW.learnt[0],
    "high_first": TOO_HIGH.first,
    "high_last": TOO_HIGH.first + TOO_HIGH.cells - 1,
    "high_leaves": TOO_HIGH.learnt[-1],
    "most": MOST_NUMBERS,
    "right_one": RIGHT_GUESS[1],
    "right_two": RIGHT_GUESS[2],
    "right_three": RIGHT_GUESS[3],
    "wrong": -WRONG_GUESS,
    "guess_blue": GUESSES[0],
    "guess_green": GUESSES[1],
    "guess_yellow": GUESSES[2],
    "guess_violet": GUESSES[3],
    "guess_points": 6,
}
"""By name, as the messages `rules-1` … are filled with them."""
