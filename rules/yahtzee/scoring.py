"""What the dice give in each box, and what a sheet is worth."""

from rules.core.chance import FACES
from rules.yahtzee.box import (
    BOXES,
    FIXED,
    LOWER,
    UPPER,
    UPPER_BONUS,
    UPPER_GOAL,
    YAHTZEE,
    YAHTZEE_BONUS,
    Dice,
)
from rules.yahtzee.state import Sheet

Boxes = tuple[int | None, ...]


def points(box: str, dice: Dice) -> int:
    """An ordinary roll: 0 where the box's condition is not met (Comment marquer les points)."""
    if box in UPPER:
        number = UPPER.index(box) + 1
        return number * dice.count(number)
    return full_value(box, dice) if meets(box, dice) else 0


def full_value(box: str, dice: Dice) -> int:
    """What a lower box gives when its condition is met, or waived by a joker."""
    return FIXED.get(box, sum(dice))


def meets(box: str, dice: Dice) -> bool:
    """Whether the dice meet the condition of a lower box."""
    match box:
        case "three-of-a-kind":
            return most_equal(dice) >= 3
        case "four-of-a-kind":
            return most_equal(dice) >= 4
        case "full-house":
            return {dice.count(number) for number in dice} == {2, 3}
        case "small-straight":
            return longest_row(dice) >= 4
        case "large-straight":
            return longest_row(dice) >= 5
        case "yahtzee":
            return is_yahtzee(dice)
        case _:
            return True


def most_equal(dice: Dice) -> int:
    """How many dice show the most frequent number."""
    return max(dice.count(number) for number in dice)


def longest_row(dice: Dice) -> int:
    """How many different numbers follow one another."""
    longest = row = 0
    for number in FACES:
        row = row + 1 if number in dice else 0
        longest = max(longest, row)
    return longest


def is_yahtzee(dice: Dice) -> bool:
    """Whether all five dice are equal."""
    return len(set(dice)) == 1


def is_further_yahtzee(boxes: Boxes, dice: Dice) -> bool:
    """A Yahtzee for which the Yahtzee box is no longer free, whether it holds 50 or 0."""
    return is_yahtzee(dice) and boxes[YAHTZEE] is not None


def is_joker(boxes: Boxes, dice: Dice) -> bool:
    """The upper box of its number must be filled as well (Yahtzee utilisé comme un joker)."""
    return is_further_yahtzee(boxes, dice) and boxes[dice[0] - 1] is not None


def empty(boxes: Boxes) -> tuple[str, ...]:
    """The boxes that hold nothing yet."""
    return tuple(box for box, held in zip(BOXES, boxes, strict=True) if held is None)


def allowed(boxes: Boxes, dice: Dice, joker: str) -> tuple[str, ...]:
    """The empty boxes that the roll may go to.

    Any of them by the rulebook. With the option `forced` a further Yahtzee goes to the upper box of
    its number, else to a lower box, else to another upper box.
    """
    free = empty(boxes)
    if may_scratch(boxes, dice, joker):
        return free
    own = UPPER[dice[0] - 1]
    return (own,) if own in free else tuple(box for box in free if box in LOWER) or free


def may_scratch(boxes: Boxes, dice: Dice, joker: str) -> bool:
    """A 0 on purpose goes in any empty box (Option zéro), but for a forced further Yahtzee."""
    return joker != "forced" or not is_further_yahtzee(boxes, dice)


def joker_points(box: str, dice: Dice) -> int:
    """A joker counts in full in any lower box, and as 0 in an upper one."""
    return full_value(box, dice) if box in LOWER else 0


def offers(boxes: Boxes, dice: Dice, joker: str) -> Boxes:
    """By box what the roll would give there; None where it may not be written."""
    if not dice:
        return (None,) * len(BOXES)
    free = allowed(boxes, dice, joker)
    give = joker_points if is_joker(boxes, dice) else points
    return tuple(give(box, dice) if box in free else None for box in BOXES)


def earns_bonus(boxes: Boxes, dice: Dice) -> bool:
    """A Yahtzee once the Yahtzee box holds 50, whichever box is filled now (Prime Yahtzee)."""
    return is_yahtzee(dice) and boxes[YAHTZEE] == FIXED["yahtzee"]


def upper_total(boxes: Boxes) -> int:
    """The sum of the upper boxes, without their bonus."""
    return sum(held or 0 for held in boxes[: len(UPPER)])


def upper_bonus(boxes: Boxes) -> int:
    """35 when the upper boxes total 63 or more (Les 35 points de prime)."""
    return UPPER_BONUS if upper_total(boxes) >= UPPER_GOAL else 0


def total(sheet: Sheet) -> int:
    """Both sections and both bonuses (Total de vos points)."""
    bonuses = upper_bonus(sheet.boxes) + YAHTZEE_BONUS * sheet.yahtzee_bonuses
    return sum(held or 0 for held in sheet.boxes) + bonuses
