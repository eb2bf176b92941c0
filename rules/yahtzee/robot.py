"""A robot that plays Yahtzee: exact expectation over the rolls of its turn, a guess beyond.

What the rest of the sheet will bring is guessed from what each open box usually brings and from how
likely the upper bonus still is.
"""

from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import erf, sqrt

from rules.core.asks import Ask
from rules.core.chance import FACES, Chance
from rules.core.tuples import with_item
from rules.yahtzee import scoring
from rules.yahtzee.box import BOXES, DICE, UPPER, UPPER_BONUS, UPPER_GOAL, YAHTZEE_BONUS, Dice
from rules.yahtzee.scoring import Boxes
from rules.yahtzee.state import Move, Roll, RollAgain, Write
from rules.yahtzee.view import View

PAR = (2.1, 5.3, 8.6, 12.2, 15.7, 19.2, 21.7, 13.1, 22.6, 29.5, 32.7, 16.9, 22.0)
"""What a box brings on average in good play, in the order of `BOXES`."""

SPREAD = (1.2, 2.0, 2.8, 3.4, 4.1, 4.6)
"""How far the upper boxes stray from it: a standard deviation each."""

FURTHER_YAHTZEE = 0.035
"""How likely a turn ends with five equal dice, most turns going for something else."""

Values = dict[Dice, float]
"""What ascending dice are worth."""


def robot(view: View, ask: Ask, chance: Chance) -> Move:  # noqa: ARG001  (it needs no luck)
    """Keeps what is worth most; writes in the best box when that is all five dice."""
    if view.turn is None or Roll() in ask.moves:
        return Roll()
    boxes, dice = view.players[view.turn].boxes, tuple(sorted(view.dice))
    if view.rolls_left > 0:
        keep = best_keep(dice, kept_values(boxes, view.joker, view.rolls_left))
        if keep != dice:
            return RollAgain(places_outside(keep, view.dice))
    values = box_values(boxes, dice, view.joker)
    return Write(max(values, key=lambda box: values[box]))


def best_keep(dice: Dice, values: Values) -> Dice:
    """Of keeps that are worth the same the largest: nobody rolls for nothing."""
    return max(keeps(dice), key=lambda keep: (values[keep], len(keep)))


def places_outside(keep: Dice, dice: Dice) -> tuple[int, ...]:
    """The places of the dice that are not kept."""
    rest = list(keep)
    places = []
    for place, face in enumerate(dice):
        if face in rest:
            rest.remove(face)
        else:
            places.append(place)
    return tuple(places)


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
def ordinary_points(dice: Dice) -> Boxes:
    """What the dice give in each box, whatever is filled."""
    return tuple(scoring.points(box, dice) for box in BOXES)


@lru_cache(maxsize=64)
def kept_values(boxes: Boxes, joker: str, rolls_left: int) -> Values:
    """What every set of kept dice is worth before a roll; five kept dice are written instead."""
    written = written_values(boxes, joker)
    if rolls_left == 1:
        return expected(written) | written
    later = kept_values(boxes, joker, rolls_left - 1)
    rolled = {hand: max(later[kept] for kept in keeps(hand)) for hand in hands(DICE)}
    return expected(rolled) | written


def expected(rolled: Values) -> Values:
    """The mean of what may be rolled, one die more at a time."""
    values = dict(rolled)
    for count in reversed(range(DICE)):
        for kept in hands(count):
            values[kept] = sum(values[more] for more in with_one_more(kept)) / len(FACES)
    return values


@lru_cache(maxsize=64)
def written_values(boxes: Boxes, joker: str) -> Values:
    """What every set of five dice is worth when it is written in the best box."""
    return {hand: max(box_values(boxes, hand, joker).values()) for hand in hands(DICE)}


def box_values(boxes: Boxes, dice: Dice, joker: str) -> dict[str, float]:
    """By box where the dice may be written: the points, and how the rest of the sheet changes."""
    further = scoring.is_further_yahtzee(boxes, dice)
    offers = scoring.offers(boxes, dice, joker) if further else ordinary_points(dice)
    bonus = YAHTZEE_BONUS if scoring.earns_bonus(boxes, dice) else 0
    return {
        box: points + bonus + rest_of_sheet(boxes, box, points)
        for box, held, points in zip(BOXES, boxes, offers, strict=True)
        if held is None and points is not None
    }


def rest_of_sheet(boxes: Boxes, box: str, points: int) -> float:
    """What is still to come once the box is filled, less what it would have brought itself."""
    place = BOXES.index(box)
    upper = with_item(boxes, place, points)[: len(UPPER)]
    further = FURTHER_YAHTZEE * (boxes.count(None) - 1) if box == "yahtzee" and points else 0.0
    return expected_upper_bonus(upper) + YAHTZEE_BONUS * further - PAR[place]


@lru_cache(maxsize=4096)
def expected_upper_bonus(upper: Boxes) -> float:
    """35 times the likelihood of 63, what the open boxes bring being spread normally."""
    missing = UPPER_GOAL - scoring.upper_total(upper)
    places = [place for place, held in enumerate(upper) if held is None]
    if missing <= 0 or not places:
        return float(scoring.upper_bonus(upper))
    ahead = sum(PAR[place] for place in places) - missing + 0.5
    spread = sqrt(sum(SPREAD[place] ** 2 for place in places))
    return UPPER_BONUS * (1 + erf(ahead / spread / sqrt(2))) / 2
