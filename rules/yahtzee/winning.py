"""The strong robot: in the last rounds of a game against others it plays to win.

For everybody it knows how likely each total is in the end if the rest is played for points. So it
decides by the chance to be ahead then.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from rules.core.asks import Ask
from rules.core.chance import FACES, Chance
from rules.core.levels import best
from rules.core.record import Seat
from rules.core.tuples import with_item
from rules.yahtzee import scoring
from rules.yahtzee.box import BOXES, DICE, ROLLS, UPPER, UPPER_GOAL, YAHTZEE, YAHTZEE_BONUS, Dice
from rules.yahtzee.hands import hands, keeps, with_one_more
from rules.yahtzee.robot import (
    Judge,
    Values,
    box_values,
    kept_values,
    moves_worth,
    offered,
    robot,
    turn_of,
    usual_values,
)
from rules.yahtzee.scoring import Boxes
from rules.yahtzee.state import Move, Roll
from rules.yahtzee.view import View

LAST_ROUNDS = 3
"""With so many boxes left it begins to play to win; before, points are what wins."""

POINTS = 1e-6
"""What a point is worth beside the chance to win: it decides between equal chances."""

Spread = Mapping[int, float]
"""How likely each number of points is."""


def strong(view: View, ask: Ask, chance: Chance) -> Move:
    """Plays for the most points, and the last rounds against others to win."""
    if Roll() in ask.moves or not decides(view):
        return robot(view, ask, chance)
    judge = winning(view)
    return best(moves_worth(view, judge, kept_values(judge, view.rolls_left)))


def decides(view: View) -> bool:
    """Whether these are the player's last rounds of a game against others."""
    own = view.players[turn_of(view)].boxes
    return len(view.players) > 1 and view.sheet == view.sheets and own.count(None) <= LAST_ROUNDS


def winning(view: View) -> Judge:
    """Judges by the chance to win; a shared first place counts half against each rival."""
    seat = turn_of(view)
    boxes, own = view.players[seat].boxes, view.totals[seat]
    rivals = [finals(view, other) for other in range(len(view.players)) if other != seat]

    @cache
    def chance_with(total: int) -> float:
        return _ahead(total, rivals) + POINTS * total

    @cache
    def chance_after(box: str, points: int, bonus: int) -> float:
        gained, left = written(boxes, box, points)
        total = own + bonus + gained
        return sum(
            likely * chance_with(total + more) for more, likely in to_come(left, view.joker).items()
        )

    def judge(dice: Dice) -> dict[str, float]:
        bonus = YAHTZEE_BONUS if scoring.earns_bonus(boxes, dice) else 0
        offers = offered(boxes, dice, view.joker)
        return {box: chance_after(box, points, bonus) for box, points in offers.items()}

    return judge


def _ahead(total: int, rivals: Sequence[Spread]) -> float:
    chance = 1.0
    for finals in rivals:
        chance *= sum(
            likely * (0.5 if other == total else 1.0)
            for other, likely in finals.items()
            if other <= total
        )
    return chance


def finals(view: View, seat: Seat) -> Spread:
    """How likely each total is in the end for somebody who plays for points."""
    total = view.totals[seat]
    left = bare(view.players[seat].boxes)
    return {total + more: likely for more, likely in to_come(left, view.joker).items()}


def written(boxes: Boxes, box: str, points: int) -> tuple[int, Boxes]:
    """What is gained when so many points are written there, and the sheet that is left."""
    after = with_item(boxes, BOXES.index(box), points)
    return points + scoring.upper_bonus(after) - scoring.upper_bonus(boxes), bare(after)


def bare(boxes: Boxes) -> Boxes:
    """A sheet with the same to come, and nothing on it but what that depends on.

    So sheets that differ in nothing else are worked out once.
    """
    filled = [place for place in range(len(UPPER)) if boxes[place] is not None]
    sheet = [None if held is None else 0 for held in boxes]
    if filled:
        sheet[filled[0]] = min(scoring.upper_total(boxes), UPPER_GOAL)
    sheet[YAHTZEE] = boxes[YAHTZEE]
    return tuple(sheet)


@lru_cache(maxsize=2048)
def to_come(boxes: Boxes, joker: str) -> Spread:
    """How likely a bare sheet that is played for points brings so many more."""
    if None not in boxes:
        return {0: 1.0}
    found: dict[int, float] = {}
    for (gained, left), chance in _written_hands(boxes, joker).items():
        for more, likely in to_come(left, joker).items():
            found[gained + more] = found.get(gained + more, 0.0) + chance * likely
    return found


def _written_hands(boxes: Boxes, joker: str) -> dict[tuple[int, Boxes], float]:
    """How likely a turn brings so many points and leaves such a sheet."""
    found: dict[tuple[int, Boxes], float] = {}
    for hand, likely in last_hands(boxes, joker).items():
        box = best(box_values(boxes, joker, hand))
        bonus = YAHTZEE_BONUS if scoring.earns_bonus(boxes, hand) else 0
        gained, left = written(boxes, box, offered(boxes, hand, joker)[box])
        found[gained + bonus, left] = found.get((gained + bonus, left), 0.0) + likely
    return found


def last_hands(boxes: Boxes, joker: str) -> Values:
    """How likely a turn that is played for points ends with each hand."""
    likely: Values = {(): 1.0}
    for rolls_left in reversed(range(ROLLS)):
        kept = dict[Dice, float]()
        keep = best_keeps(usual_values(boxes, joker, rolls_left)) if rolls_left else {}
        for hand, chance in thrown(likely).items():
            stays = keep.get(hand, hand)
            kept[stays] = kept.get(stays, 0.0) + chance
        likely = kept
    return likely


def best_keeps(values: Values) -> dict[Dice, Dice]:
    """What is kept of each hand: as many dice as possible of what is worth most."""
    return {
        hand: max(keeps(hand), key=lambda keep: (values[keep], len(keep))) for hand in hands(DICE)
    }


def thrown(likely: Values) -> Values:
    """How likely each hand is after a roll, from how likely each set of kept dice is before it."""
    after = dict(likely)
    for count in range(DICE):
        for kept in hands(count):
            chance = after.pop(kept, 0.0) / len(FACES)
            for more in with_one_more(kept) if chance else ():
                after[more] = after.get(more, 0.0) + chance
    return after
