"""The best that dice could have given somebody who knew all of them before.

It needs dice that fall the same whatever one decides (`SameLuck`): then each of a turn's five dice
shows one of at most three numbers, depending on the roll in which it was thrown last, and every
combination of these can be had.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from rules.core.chance import SameLuck, die, keyed
from rules.core.tuples import with_item
from rules.yahtzee import scoring
from rules.yahtzee.box import (
    BOXES,
    DICE,
    ROLLS,
    UPPER,
    UPPER_BONUS,
    UPPER_GOAL,
    YAHTZEE,
    YAHTZEE_BONUS,
    Dice,
)
from rules.yahtzee.hands import ordinary_points
from rules.yahtzee.scoring import Boxes
from rules.yahtzee.state import State
from rules.yahtzee.turns import this_roll

Thrown = tuple[Dice, ...]
"""By place of a die, what it shows after each roll in which it is thrown."""


Reached = tuple[int, int, int | None]
"""What of a sheet matters for the turns to come, however it came about: the boxes that are filled
(a bit for each), the upper section up to its goal, and what the Yahtzee box holds."""


class Turn(NamedTuple):
    """One turn: the hand it ended with, the box, the points there, the bonus for a Yahtzee."""

    hand: Dice
    box: str
    points: int
    bonus: int = 0


class Best(NamedTuple):
    """The final score, and the turns that lead to it."""

    score: int
    turns: tuple[Turn, ...]


START: Reached = (0, 0, None)

Layer = dict[Reached, int]
"""The most points that lead to each sheet after the same number of turns, the upper bonus aside."""


def best_game(state: State, luck: SameLuck, turns: int = len(BOXES)) -> Best:
    """A sheet that nobody could have played better with these dice, alone at the table.

    With fewer turns: as it stands after so many.
    """
    hands = [hands_of(thrown(state, number, luck)) for number in range(turns)]
    layers: list[Layer] = [{START: 0}]
    for number in range(turns):
        layers.append(_next_layer(layers[-1], hands[number], state.joker))
    score, last = max((total + _upper_bonus(end), end) for end, total in layers[-1].items())
    played: list[Turn] = []
    for layer, after, shown in zip(layers[-2::-1], layers[:0:-1], hands[::-1], strict=True):
        last, turn = _led_to(last, after[last], layer, shown, state.joker)
        played.append(turn)
    return Best(score, tuple(reversed(played)))


def most(state: State, luck: SameLuck) -> int:
    """The most points that somebody alone could have made with these dice, sheet by sheet."""
    return sum(best_game(replace(state, sheet=1 + n), luck).score for n in range(state.sheets))


def thrown(state: State, turn: int, luck: SameLuck) -> Thrown:
    """What each die shows in each roll of the turn that comes after so many."""
    boxes = tuple(0 if place < turn else None for place in range(len(BOXES)))
    sheet = replace(state.players[0], boxes=boxes)
    rolls = []
    for rolled in range(ROLLS):
        before = replace(state, players=(sheet,), turn=0, rolls=rolled)
        roll = this_roll(before, tuple(range(DICE)), luck)
        rolls.append([die(keyed(roll, "die", place)) for place in range(DICE)])
    return tuple(zip(*rolls, strict=True))


def hands_of(dice: Thrown) -> tuple[Dice, ...]:
    """Every hand with which the turn can end, ascending."""
    return tuple(sorted({tuple(sorted(hand)) for hand in product(*map(set, dice))}))


def _upper_bonus(reached: Reached) -> int:
    _, upper, _ = reached
    return UPPER_BONUS if upper >= UPPER_GOAL else 0


def _next_layer(layer: Layer, hands: Sequence[Dice], joker: str) -> Layer:
    """The sheets after one more turn."""
    found: Layer = {}
    ways = _Ways(hands, joker)
    for reached, total in layer.items():
        _, upper, _ = reached
        for filled, more, yahtzee, points, _ in ways.from_(reached):
            after = (filled, min(upper + more, UPPER_GOAL), yahtzee)
            if total + points > found.get(after, -1):
                found[after] = total + points
    return found


def _led_to(
    after: Reached, total: int, layer: Layer, hands: Sequence[Dice], joker: str
) -> tuple[Reached, Turn]:
    """The sheet of the turn before from which this one came with so many points, and how."""
    ways = _Ways(hands, joker)
    return next(
        (reached, turn)
        for reached, before in layer.items()
        if reached[0] & ~after[0] == 0
        for filled, more, yahtzee, points, turn in ways.from_(reached)
        if before + points == total
        and (filled, min(reached[1] + more, UPPER_GOAL), yahtzee) == after
    )


Way = tuple[int, int, int | None, int, Turn]
"""The boxes that are filled then, what the upper section gains, what the Yahtzee box holds then,
all points of the turn, and the turn."""


class _Ways:
    """Every turn that may be best, with the hands it can end with.

    Sheets that differ in nothing but their upper section have the same ones, so each is found once.
    """

    def __init__(self, hands: Sequence[Dice], joker: str) -> None:
        self.usual = _usual(hands)
        self.yahtzees = tuple(filter(scoring.is_yahtzee, hands))
        self.joker = joker
        self._found: dict[tuple[int, int | None], tuple[Way, ...]] = {}

    def from_(self, reached: Reached) -> tuple[Way, ...]:
        """From this sheet."""
        filled, _, yahtzee = reached
        found = self._found.get((filled, yahtzee))
        if found is None:
            found = tuple(self._ways(filled, yahtzee))
            self._found[filled, yahtzee] = found
        return found

    def _ways(self, filled: int, yahtzee: int | None) -> Iterator[Way]:
        for turn in self._turns(filled, yahtzee):
            place = BOXES.index(turn.box)
            gained = turn.points if place < len(UPPER) else 0
            held = turn.points if place == YAHTZEE else yahtzee
            yield filled | 1 << place, gained, held, turn.points + turn.bonus, turn

    def _turns(self, filled: int, yahtzee: int | None) -> Iterator[Turn]:
        """What a Yahtzee gives depends on the sheet."""
        for place, box in enumerate(BOXES):
            if not filled >> place & 1 and box in self.usual:
                yield self.usual[box]
        boxes = _sheet(filled, yahtzee)
        for hand in self.yahtzees:
            bonus = YAHTZEE_BONUS if scoring.earns_bonus(boxes, hand) else 0
            for box, points in zip(BOXES, scoring.offers(boxes, hand, self.joker), strict=True):
                if points is not None:
                    yield Turn(hand, box, points, bonus)


def _usual(hands: Sequence[Dice]) -> Mapping[str, Turn]:
    """By box the turn that gives most there, Yahtzees aside: fewer points are never better."""
    best: dict[str, Turn] = {}
    for hand in hands:
        for box, points in zip(BOXES, ordinary_points(hand), strict=True):
            if not scoring.is_yahtzee(hand) and (box not in best or points > best[box].points):
                best[box] = Turn(hand, box, points)
    return best


def _sheet(filled: int, yahtzee: int | None) -> Boxes:
    """A sheet with such boxes, and zeros for what does not matter."""
    held = tuple(0 if filled >> place & 1 else None for place in range(len(BOXES)))
    return with_item(held, YAHTZEE, yahtzee)
