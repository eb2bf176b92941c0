"""A robot that plays Yahtzee: exact expectation over the rolls of its turn and all later ones.

What the rest of the sheet brings stands in a table (`rules/yahtzee/table.py`). The strong one plays
its last turn to win: it maximises the chance to be ahead of the others, who may have a last turn as
well and are taken to play it for points.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from rules.core.asks import Ask
from rules.core.chance import FACES, Chance
from rules.core.levels import best, careless
from rules.core.record import Seat
from rules.core.tuples import with_item
from rules.yahtzee import scoring
from rules.yahtzee.box import BOXES, DICE, ROLLS, YAHTZEE_BONUS, Dice
from rules.yahtzee.hands import hands, keeps, ordinary_points, with_one_more
from rules.yahtzee.scoring import Boxes
from rules.yahtzee.state import Move, Roll, RollAgain, Write
from rules.yahtzee.table import to_come
from rules.yahtzee.view import View

SLACK = 3.0
"""How many points an easy robot may give away with a decision."""

POINTS = 1e-6
"""What a point is worth beside the chance to win: it decides between equal chances."""

Values = dict[Dice, float]
"""What ascending dice are worth."""

Judge = Callable[[Dice], dict[str, float]]
"""What five dice are worth at the end of a turn, by box where they may be written."""


def robot(view: View, ask: Ask, chance: Chance) -> Move:  # noqa: ARG001  (it needs no luck)
    """Plays for the most points on average."""
    return Roll() if Roll() in ask.moves else best(worths(view))


def strong(view: View, ask: Ask, chance: Chance) -> Move:
    """Plays for the most points, and its last turn against others to win."""
    if Roll() in ask.moves or not decides(view):
        return robot(view, ask, chance)
    judge = winning(view)
    return best(moves_worth(view, judge, kept_values(judge, view.rolls_left)))


def easy(view: View, ask: Ask, chance: Chance) -> Move:
    """Plays for points as well, but does not look closely."""
    return Roll() if Roll() in ask.moves else careless(worths(view), SLACK, chance)


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


def decides(view: View) -> bool:
    """Whether this is the player's last turn of a game against others."""
    own = view.players[turn_of(view)].boxes
    return len(view.players) > 1 and view.sheet == view.sheets and own.count(None) == 1


def winning(view: View) -> Judge:
    """Judges by the chance to win; a shared first place counts half against each rival."""
    seat = turn_of(view)
    rivals = [finals(view, other) for other in range(len(view.players)) if other != seat]
    usual = partial(box_values, view.players[seat].boxes, view.joker)

    @lru_cache(maxsize=1024)
    def chance_with(total: float) -> float:
        return _ahead(total, rivals) + POINTS * total

    def judge(dice: Dice) -> dict[str, float]:
        own = view.totals[seat]
        return {box: chance_with(own + points) for box, points in usual(dice).items()}

    return judge


def _ahead(total: float, rivals: Sequence[dict[float, float]]) -> float:
    chance = 1.0
    for finals in rivals:
        chance *= sum(
            likely * (0.5 if other == total else 1.0)
            for other, likely in finals.items()
            if other <= total
        )
    return chance


def finals(view: View, seat: Seat) -> dict[float, float]:
    """How likely each total is in the end for a rival with at most one turn left."""
    boxes, total = view.players[seat].boxes, view.totals[seat]
    if None not in boxes:
        return {total: 1.0}
    found: dict[float, float] = {}
    for hand, likely in last_hands(boxes, view.joker).items():
        final = total + max(box_values(boxes, view.joker, hand).values())
        found[final] = found.get(final, 0.0) + likely
    return found


@lru_cache(maxsize=16)
def last_hands(boxes: Boxes, joker: str) -> Values:
    """How likely a turn that is played for points ends with each hand."""
    likely: Values = {(): 1.0}
    for rolls_left in reversed(range(ROLLS)):
        values, kept = usual_values(boxes, joker, rolls_left), dict[Dice, float]()
        for hand, chance in thrown(likely).items():
            keep = (
                max(keeps(hand), key=lambda keep: (values[keep], len(keep))) if rolls_left else hand
            )
            kept[keep] = kept.get(keep, 0.0) + chance
        likely = kept
    return likely


def thrown(likely: Values) -> Values:
    """How likely each hand is after a roll, from how likely each set of kept dice is before it."""
    after = dict(likely)
    for count in range(DICE):
        for kept in hands(count):
            chance = after.pop(kept, 0.0) / len(FACES)
            for more in with_one_more(kept) if chance else ():
                after[more] = after.get(more, 0.0) + chance
    return after
