"""What sheets and moves are worth in Yahtzee: exact, from the table of every sheet.

The worth is the own points at the end of all sheets. What the others do does not change it.
"""

from collections.abc import Iterator
from functools import lru_cache

from rules.core.appraisal import Answers, Appraisal, Reason, Valued, Worth
from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.record import Seat
from rules.core.tuples import with_item
from rules.yahtzee import scoring
from rules.yahtzee.box import BOXES, DICE, UPPER, UPPER_GOAL, YAHTZEE_BONUS, Dice
from rules.yahtzee.hands import hands
from rules.yahtzee.robot import (
    Values,
    best_kept,
    box_values,
    expected,
    offered,
    usual_values,
    with_rest,
    worths,
)
from rules.yahtzee.scoring import Boxes
from rules.yahtzee.state import Move, Roll, RollAgain, Scratch, Write
from rules.yahtzee.table import to_come
from rules.yahtzee.view import View

EMPTY = (None,) * len(BOXES)


def start(view: View, seat: Seat, chance: Chance, budget: int) -> Worth:  # noqa: ARG001  (exact)
    """What all sheets bring on average in the best play."""
    return Worth(view.sheets * to_come(EMPTY))


def answers(
    view: View,
    seat: Seat,
    ask: Ask,  # noqa: ARG001  (the view says what may be done)
    chosen: Move | None,
    chance: Chance,  # noqa: ARG001  (exact)
    budget: int,  # noqa: ARG001
) -> Answers:
    """Every move with what it is worth."""
    before = scored(view, seat)
    found = {move: before + worth for move, worth in worths(view).items()}
    most = max(found.values())
    if chosen is not None:
        found[chosen] = before + worth_of(view, chosen)
    order = sorted(found, key=lambda move: (found[move], move == chosen), reverse=True)
    return Answers(
        Worth(most),
        tuple(Valued(move, Worth(found[move]), Worth(most - found[move])) for move in order),
    )


def scored(view: View, seat: Seat) -> float:
    """The points that the seat has, and what the sheets bring that have not begun."""
    return view.totals[seat] + (view.sheets - view.sheet) * to_come(EMPTY)


def worth_of(view: View, move: Move) -> float:
    """The points that a move promises, those of all later turns on this sheet included."""
    assert view.turn is not None, "nobody plays once the game is over"
    boxes, dice = view.players[view.turn].boxes, tuple(sorted(view.dice))
    match move:
        case RollAgain(picked):
            return usual_values(boxes, view.joker, view.rolls_left)[kept(view.dice, picked)]
        case Write(box):
            return box_values(boxes, view.joker, dice)[box]
        case Scratch(box):
            bonus = YAHTZEE_BONUS if scoring.earns_bonus(boxes, dice) else 0
            return bonus + with_rest(boxes, box, 0)
        case Roll():
            return to_come(boxes)


def kept(dice: Dice, picked: tuple[int, ...]) -> Dice:
    """The dice that are not rolled again, ascending."""
    return tuple(sorted(face for place, face in enumerate(dice) if place not in picked))


def luck(
    before: View | None,
    seat: Seat,
    action: Move | None,
    after: View,
    chance: Chance,  # noqa: ARG001  (exact)
    budget: int,  # noqa: ARG001
) -> Worth | None:
    """What the sheet is worth with what was thrown, less what it was worth before the throw."""
    expected = (
        after.sheets * to_come(EMPTY)
        if before is None
        else position(before, seat)
        if action is None
        else scored(before, seat) + worth_of(before, action)
    )
    return Worth(position(after, seat) - expected)


def position(view: View, seat: Seat) -> float:
    """The points at the end in the best play from here."""
    if view.turn is None:
        return float(view.totals[seat])
    if view.turn == seat and view.dice:
        return scored(view, seat) + max(worths(view).values())
    return scored(view, seat) + to_come(view.players[seat].boxes)


def reason(view: View, seat: Seat, best: Move, chosen: Move) -> Reason | None:
    """The first thing that tells both moves apart."""
    return next(_reasons(view, view.players[seat].boxes, best, chosen), None)


def _reasons(view: View, boxes: Boxes, best: Move, chosen: Move) -> Iterator[Reason]:
    dice = tuple(sorted(view.dice))
    if isinstance(chosen, Write | Scratch):
        points = _points(boxes, view.joker, dice, chosen)
        if chosen.box == "yahtzee" and not points:
            yield Reason("leaves-yahtzee")
        if isinstance(best, Write | Scratch):
            yield from _by_boxes(view, boxes, best, chosen)
        if chosen.box not in UPPER and points < USUAL[chosen.box]:
            yield Reason("leaves-open", {"box": chosen.box, "points": points})
        if isinstance(best, RollAgain):
            yield Reason("rolls-on", {"rolls": view.rolls_left})
    elif isinstance(chosen, RollAgain):
        if isinstance(best, Write):
            points = _points(boxes, view.joker, dice, best)
            yield Reason("writes-now", {"box": best.box, "points": points})
        if isinstance(best, RollAgain):
            stay, stayed = (kept(view.dice, move.picked) for move in (best, chosen))
            yield from _by_dice(boxes, stay, stayed)
            yield from _by_chances(boxes, stay, stayed, view.rolls_left)


def _points(boxes: Boxes, joker: str, dice: Dice, move: Write | Scratch) -> int:
    return offered(boxes, dice, joker)[move.box] if isinstance(move, Write) else 0


def _by_boxes(
    view: View, boxes: Boxes, best: Write | Scratch, chosen: Write | Scratch
) -> Iterator[Reason]:
    """Which box is filled instead, and how the upper boxes stand then."""
    dice = tuple(sorted(view.dice))
    points, other = (_points(boxes, view.joker, dice, move) for move in (best, chosen))
    after, then = (
        with_item(boxes, BOXES.index(move.box), value)
        for move, value in ((best, points), (chosen, other))
    )
    if _ahead(after) >= 0 > _ahead(then):
        yield Reason("bonus-in-reach", {"goal": UPPER_GOAL})
    elif _ahead(then) < 0 and _ahead(after) > _ahead(then) and _can_reach(after):
        yield Reason("nearer-bonus", {"goal": UPPER_GOAL})
    if points > other:
        yield Reason("more-points", {"box": best.box, "points": points})


def _ahead(boxes: Boxes) -> int:
    """How many points the upper boxes have beyond three dice of each, which bring the bonus."""
    return sum(
        points - 3 * number
        for number, points in enumerate(boxes[: len(UPPER)], 1)
        if points is not None
    )


def _can_reach(boxes: Boxes) -> bool:
    """Whether four of each number in the open boxes would still bring the bonus."""
    numbers = (number for number, held in enumerate(boxes[: len(UPPER)], 1) if held is None)
    return scoring.upper_total(boxes) + sum(4 * number for number in numbers) >= UPPER_GOAL


def _by_dice(boxes: Boxes, best: Dice, chosen: Dice) -> Iterator[Reason]:
    """Which dice stay."""
    straights = [box for box in STRAIGHTS if boxes[BOXES.index(box)] is None]
    most, fewer = (max((dice.count(face) for face in dice), default=0) for dice in (best, chosen))
    if most > max(fewer, 1):
        face = max(best, key=lambda face: (best.count(face), face))
        yield Reason("keeps-equal", {"count": most, "face": face})
    rows, shorter = (scoring.longest_row(dice) if dice else 0 for dice in (best, chosen))
    if straights and rows > shorter and len(set(best)) == len(best) and rows >= LEAST_ROW:
        yield Reason("keeps-row", {"count": rows, "box": straights[-1]})
    if most == fewer and len(best) < len(chosen) and set(best) <= set(chosen):
        yield Reason("rolls-more", {"count": DICE - len(best)})
    if len(best) == len(chosen) and sum(best) > sum(chosen) and most == fewer:
        yield Reason("keeps-higher", {"face": max(best)})


def _by_chances(boxes: Boxes, best: Dice, chosen: Dice, rolls: int) -> Iterator[Reason]:
    """The combination that becomes likelier, of those that would bring most."""
    chances = {
        box: [chances_of(box, rolls)[dice] for dice in (best, chosen)]
        for box in COMBINATIONS
        if boxes[BOXES.index(box)] is None
    }
    worth = {box: USUAL[box] * (likelier - less) for box, (likelier, less) in chances.items()}
    box = max(worth, key=lambda box: worth[box], default="")
    if box and chances[box][0] - chances[box][1] >= CLEARLY:
        percent, less = (round(100 * chance) for chance in chances[box])
        yield Reason("likelier", {"box": box, "percent": percent, "less": less})


@lru_cache(maxsize=2 * len(BOXES))
def chances_of(box: str, rolls: int) -> Values:
    """By the dice that stay how likely a combination is after so many rolls for it alone."""
    rolled = {dice: float(scoring.meets(box, dice)) for dice in hands(DICE)}
    return expected(rolled if rolls == 1 else best_kept(chances_of(box, rolls - 1)))


STRAIGHTS = ("small-straight", "large-straight")
LEAST_ROW = 3

COMBINATIONS = (
    *("three-of-a-kind", "four-of-a-kind", "full-house"),
    *STRAIGHTS,
    "yahtzee",
)
"""The boxes that give nothing for most dice."""

CLEARLY = 0.02
"""By so much a combination must be likelier to be a reason."""

USUAL = {
    "three-of-a-kind": 22,
    "four-of-a-kind": 13,
    "full-house": 23,
    "small-straight": 29,
    "large-straight": 33,
    "yahtzee": 17,
    "chance": 22,
}
"""What the best play writes in each lower box on average (rounded)."""

APPRAISAL = Appraisal(
    unit="points",
    exact=True,
    budget=1,
    start=start,
    answers=answers,
    luck=luck,
    reason=reason,
)
