"""What sheets and moves are worth in Yahtzee: exact, from the table of every sheet.

The worth is the own points at the end of all sheets. What the others do does not change it.
"""

from rules.core.appraisal import Answers, Appraisal, Reason, Valued, Worth
from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.record import Seat
from rules.yahtzee import scoring
from rules.yahtzee.box import BOXES, DICE, UPPER, UPPER_GOAL, YAHTZEE, YAHTZEE_BONUS, Dice
from rules.yahtzee.robot import box_values, usual_values, with_rest, worths
from rules.yahtzee.state import Move, Roll, RollAgain, Scratch, Write
from rules.yahtzee.table import to_come
from rules.yahtzee.view import View

EMPTY = (None,) * len(BOXES)

FLAT = 0.5
"""Points: whatever differs by less is not a reason."""


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
    """None so far."""
    return None


APPRAISAL = Appraisal(
    unit="points",
    exact=True,
    budget=1,
    start=start,
    answers=answers,
    luck=luck,
    reason=reason,
)
