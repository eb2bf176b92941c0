"""The dice are fair: an exact probability, from every roll the rules can make."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

from rules.core.chance import Taped, dice
from rules.yahtzee.box import DICE, ROLLS, Dice
from rules.yahtzee.scoring import is_yahtzee, most_equal


@cache
def rolls(count: int) -> tuple[Dice, ...]:
    """Every roll of so many dice, each as likely."""
    draws = product(range(6), repeat=count)
    return tuple(dice(Taped([(6, value) for value in drawn]), count) for drawn in draws)


def kept(hand: Dice) -> Dice:
    """The dice of the most frequent number."""
    (number, count), *_ = Counter(hand).most_common()
    assert count == most_equal(hand)
    return (number,) * count


@cache
def yahtzee_from(keep: Dice, rolls_left: int) -> Fraction:
    """How likely a Yahtzee is when the other dice are rolled so many times more."""
    if len(keep) == DICE:
        return Fraction(int(is_yahtzee(keep)))
    if rolls_left == 0:
        return Fraction(0)
    outcomes = Counter(kept((*keep, *rolled)) for rolled in rolls(DICE - len(keep)))
    ways = sum(count * yahtzee_from(hand, rolls_left - 1) for hand, count in outcomes.items())
    return Fraction(ways, 6 ** (DICE - len(keep)))


def test_a_yahtzee_within_three_rolls_has_4_6029_percent() -> None:
    likely = yahtzee_from((), ROLLS)
    assert likely == Fraction(347897, 7558272)
    assert f"{float(likely):.4%}" == "4.6029%"


def test_a_yahtzee_in_one_roll_has_one_in_1296() -> None:
    assert yahtzee_from((), 1) == Fraction(1, 1296)
