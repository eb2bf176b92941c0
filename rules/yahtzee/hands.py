"""Sets of dice: hands of five, and what may be kept of them. All stand in ascending order."""

from functools import cache
from itertools import combinations, combinations_with_replacement

from rules.core.chance import FACES
from rules.yahtzee import scoring
from rules.yahtzee.box import BOXES, DICE, Dice


@cache
def hands(count: int) -> tuple[Dice, ...]:
    """Every set of so many dice."""
    return tuple(combinations_with_replacement(FACES, count))


@cache
def keeps(dice: Dice) -> tuple[Dice, ...]:
    """Every set of dice that may stay on the table, from none to all."""
    return tuple(sorted({kept for count in range(DICE + 1) for kept in combinations(dice, count)}))


@cache
def with_one_more(kept: Dice) -> tuple[Dice, ...]:
    """The six sets that one more die can make of this one."""
    return tuple(tuple(sorted((*kept, face))) for face in FACES)


@cache
def ordinary_points(dice: Dice) -> tuple[int, ...]:
    """What the dice give in each box, whatever is filled."""
    return tuple(scoring.points(box, dice) for box in BOXES)
