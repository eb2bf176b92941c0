"""What is in the box: five dice and a score sheet of thirteen boxes.

The sections named in this package are those of the rulebook (MB, 1994), which has no page numbers.
"""

Dice = tuple[int, ...]

DICE = 5
ROLLS = 3
"""A turn has at most this many rolls (Le jeu, 2)."""

UPPER = ("aces", "twos", "threes", "fours", "fives", "sixes")
LOWER = (
    "three-of-a-kind",
    "four-of-a-kind",
    "full-house",
    "small-straight",
    "large-straight",
    "yahtzee",
    "chance",
)
BOXES = UPPER + LOWER
YAHTZEE = BOXES.index("yahtzee")

FIXED = {"full-house": 25, "small-straight": 30, "large-straight": 40, "yahtzee": 50}
"""What a lower box is worth whatever the dice; the others are worth the sum of all five."""

UPPER_GOAL = 63
UPPER_BONUS = 35
YAHTZEE_BONUS = 100
