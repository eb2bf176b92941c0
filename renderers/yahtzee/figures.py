"""The figures on the pages of rules: nothing is typed there that the rules already know."""

from collections.abc import Mapping

from rules.core.record import Fact
from rules.yahtzee.box import (
    BOXES,
    DICE,
    FIXED,
    ROLLS,
    UPPER,
    UPPER_BONUS,
    UPPER_GOAL,
    YAHTZEE_BONUS,
)

MOST_PLAYERS = 8

EXAMPLE = (4, 4, 4, 6, 6)
"""Dice that would go into several boxes."""

FIGURES: Mapping[str, Fact] = {
    "most": MOST_PLAYERS,
    "dice": DICE,
    "rolls": ROLLS,
    "again": ROLLS - 1,
    "boxes": len(BOXES),
    "upper": len(UPPER),
    "goal": UPPER_GOAL,
    "enough": 3,
    "upper_bonus": UPPER_BONUS,
    "triple": 3,
    "pair": 2,
    "kind": 4,
    "small_row": 4,
    "large_row": 5,
    "full_house": FIXED["full-house"],
    "small_straight": FIXED["small-straight"],
    "large_straight": FIXED["large-straight"],
    "yahtzee": FIXED["yahtzee"],
    "yahtzee_bonus": YAHTZEE_BONUS,
    "nothing": 0,
    "upper_dice": (3, 3, 1, 5, 6),
    "upper_points": 6,
    "example": EXAMPLE,
    "example_fours": 12,
    "example_sixes": 12,
    "example_sum": 24,
}
"""By name, as the messages `rules-1` … are filled with them."""
