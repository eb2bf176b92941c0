"""A robot that plays Yahtzee: exact expectation over the rolls of its turn and all later ones.

What the rest of the sheet brings stands in a table (`rules/yahtzee/table.py`).
"""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial

from rules.core.asks import Ask
from rules.core.chance import FACES, Chance
from rules.core.levels import best
from rules.core.record import Seat
from rules.core.tuples import with_item
from rules.yahtzee import scoring
from rules.yahtzee.box import BOXES, DICE, YAHTZEE, YAHTZEE_BONUS, Dice
from rules.yahtzee.hands import hands, keeps, ordinary_points, with_one_more
from rules.yahtzee.scoring import Boxes
from rules.yahtzee.state import Move, Roll, RollAgain, Write
from rules.yahtzee.table import to_come
from rules.yahtzee.view import View

MISTAKE = 4.9
"""By so many points at most an easy robot is mistaken about what a box is worth: by less than half
of what lies between the two straights."""

CONTENT = 20
"""With so many points to write an easy robot leaves out its last roll."""

FOUR = 4
"""So many equal dice are nearly a Yahtzee."""

Values = dict[Dice, float]
"""What ascending dice are worth."""

Judge = Callable[[Dice], dict[str, float]]
"""What five dice are worth at the end of a turn, by box where they may be written."""


def robot(view: View, ask: Ask, chance: Chance) -> Move:  # noqa: ARG001  (it needs no luck)
    """Plays for the most points on average."""
    return Roll() if Roll() in ask.moves else best(worths(view))


def easy(view: View, ask: Ask, chance: Chance) -> Move:
    """Plays for the points of this turn alone, looks one roll ahead, and is mistaken about boxes.

    It stops a roll early with a decent hand, and writes where another box would have been better;
    but it never throws away what it goes for, nor writes a 0 where there are points. With one box
    left there is nothing to be mistaken about.
    """
    if Roll() in ask.moves:
        return Roll()
    judge = partial(_hasty_values, view, {box: _mistake(chance) for box in BOXES})
    is_last = view.players[turn_of(view)].boxes.count(None) == 1
    found = moves_worth(view, judge, kept_values(judge, view.rolls_left if is_last else 1))
    content = set() if is_last else _content(view)
    return best(
        {
            move: worth
            for move, worth in found.items()
            if (not content or move in content) and not _is_silly(view, move)
        }
    )


def _content(view: View) -> set[Move]:
    """What it writes a roll early: many points, but not with four equal dice."""
    if view.rolls_left != 1 or any(view.dice.count(face) == FOUR for face in view.dice):
        return set()
    offers = offered(view.players[turn_of(view)].boxes, view.dice, view.joker)
    return {Write(box) for box, points in offers.items() if points >= CONTENT}


def _is_silly(view: View, move: Move) -> bool:
    """Whether it writes a 0 for nothing, or breaks up four equal dice that may be a Yahtzee."""
    boxes = view.players[turn_of(view)].boxes
    match move:
        case Write(box):
            points = offered(boxes, view.dice, view.joker)
            return not points[box] and any(points.values())
        case RollAgain(places) if boxes[YAHTZEE] != 0:
            return any(view.dice.count(view.dice[place]) >= FOUR for place in places)
        case _:
            return False


def _mistake(chance: Chance) -> float:
    return MISTAKE * (chance.below(101) - 50) / 50


def _hasty_values(view: View, mistakes: Mapping[str, float], dice: Dice) -> dict[str, float]:
    """By box what the dice seem to be worth there."""
    boxes = view.players[turn_of(view)].boxes
    bonus = YAHTZEE_BONUS if scoring.earns_bonus(boxes, dice) else 0
    offers = offered(boxes, dice, view.joker)
    return {box: bonus + points + mistakes[box] for box, points in offers.items()}


def worths(view: View) -> dict[Move, float]:
    """By move the points that it promises, those of all later turns included."""
    boxes = view.players[turn_of(view)].boxes
    judge = partial(box_values, boxes, view.joker)
    return moves_worth(view, judge, usual_values(boxes, view.joker, view.rolls_left))


def turn_of(view: View) -> Seat:
    """Whose turn it is."""
    assert view.turn is not None, "nobody plays once the game is over"
    return view.turn


def moves_worth(view: View, judge: Judge, kept: Values) -> dict[Move, float]:
    """By move what it is worth; with fewest dice to roll first, for nobody rolls for nothing."""
    dice = tuple(sorted(view.dice))
    found: dict[Move, float] = {Write(box): worth for box, worth in judge(dice).items()}
    if view.rolls_left:
        for keep in sorted(keeps(dice), key=len, reverse=True)[1:]:
            found[RollAgain(places_outside(keep, view.dice))] = kept[keep]
    return found


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


@lru_cache(maxsize=64)
def usual_values(boxes: Boxes, joker: str, rolls_left: int) -> Values:
    """What every set of kept dice is worth to somebody who plays for points."""
    return kept_values(partial(box_values, boxes, joker), rolls_left)


def kept_values(judge: Judge, rolls_left: int) -> Values:
    """What every set of kept dice is worth before so many rolls; five dice are written instead."""
    written = {hand: max(judge(hand).values()) for hand in hands(DICE)}
    values = written
    for roll in range(rolls_left):
        values = expected(best_kept(values) if roll else written) | written
    return values


def best_kept(values: Values) -> Values:
    """What every hand is worth when the best of its dice are kept."""
    return {hand: max(values[kept] for kept in keeps(hand)) for hand in hands(DICE)}


def expected(rolled: Values) -> Values:
    """The mean of what may be rolled, one die more at a time."""
    values = dict(rolled)
    for count in reversed(range(DICE)):
        for kept in hands(count):
            values[kept] = sum(values[more] for more in with_one_more(kept)) / len(FACES)
    return values


def offered(boxes: Boxes, dice: Dice, joker: str) -> dict[str, int]:
    """By box where the dice may be written: the points there."""
    further = scoring.is_further_yahtzee(boxes, dice)
    offers = scoring.offers(boxes, dice, joker) if further else ordinary_points(dice)
    return {
        box: points
        for box, held, points in zip(BOXES, boxes, offers, strict=True)
        if held is None and points is not None
    }


def box_values(boxes: Boxes, joker: str, dice: Dice) -> dict[str, float]:
    """By box the points that the dice bring there, and what the rest of the sheet will bring."""
    bonus = YAHTZEE_BONUS if scoring.earns_bonus(boxes, dice) else 0
    return {
        box: bonus + with_rest(boxes, box, points)
        for box, points in offered(boxes, dice, joker).items()
    }


@lru_cache(maxsize=4096)
def with_rest(boxes: Boxes, box: str, points: int) -> float:
    """The points written, the upper bonus if they reach it, and what is still to come then."""
    after = with_item(boxes, BOXES.index(box), points)
    reached = scoring.upper_bonus(after) - scoring.upper_bonus(boxes)
    return points + reached + to_come(after)
