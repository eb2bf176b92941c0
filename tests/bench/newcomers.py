"""Newcomers, for the easy robots to be measured against.

Each plays as somebody in their first game would: the first sensible thing, with no look ahead.
"""

from collections import Counter
from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.levels import best
from rules.think_str8.box import SCALE
from rules.think_str8.deduction import columns_of, possible_racks, seat_of, sums_of
from rules.think_str8.guessing import best_guess
from rules.think_str8.robot import next_guess
from rules.think_str8.state import Guess, Keep
from rules.think_str8.view import View as Cards
from rules.tres_fute_4ever import compact
from rules.tres_fute_4ever.actions import Move
from rules.tres_fute_4ever.features import cells
from rules.tres_fute_4ever.reading import after
from rules.tres_fute_4ever.robot import position
from rules.tres_fute_4ever.view import View as Zones
from rules.yahtzee.box import Dice
from rules.yahtzee.robot import offered, places_outside, turn_of
from rules.yahtzee.state import Roll, RollAgain, Write
from rules.yahtzee.view import View as Sheets

RUN = 4
"""So many dice in a row are kept while a straight is open."""
ENOUGH = 25
"""With so many points to write a newcomer stops."""


def writes_most(
    view: Sheets,
    ask: Ask,
    chance: Chance,  # noqa: ARG001  (it leaves nothing to luck)
) -> Any:
    """Yahtzee: keeps what it has most of, or a run; writes where the dice give most."""
    if Roll() in ask.moves:
        return Roll()
    boxes = offered(view.players[turn_of(view)].boxes, view.dice, view.joker)
    kept = _kept(view.dice, boxes)
    if not view.rolls_left or max(boxes.values()) >= ENOUGH or len(kept) == len(view.dice):
        return Write(best(boxes))
    return RollAgain(places_outside(kept, view.dice))


def _kept(dice: Dice, boxes: Collection[str]) -> Dice:
    faces = sorted(set(dice))
    for run in (tuple(faces[at : at + RUN]) for at in range(len(faces) - RUN + 1)):
        if run[-1] - run[0] < RUN and not {"small-straight", "large-straight"}.isdisjoint(boxes):
            return run
    face, count = max(Counter(dice).items(), key=lambda item: item[::-1])
    return (face,) * count


BONUS = 6.0
"""Whatever a bonus is, a newcomer takes it for so many points."""
STEP = 4.0
"""And a number in yellow or green, a cell of grey, or a die that can still be rolled for these."""


def looks_good(
    view: Zones,
    ask: Ask,
    chance: Chance,  # noqa: ARG001  (it leaves nothing to luck)
) -> Any:
    """Très Futé: what looks best on the sheet at once, however the turn and the game go on."""
    state, seat = position(view), view.seat or 0

    def worth(move: Move) -> float:
        sheet, pool, (rolls, hand) = after(state, seat, move)
        still = compact.size(hand) if rolls > 0 else 0
        return _looks(sheet) + BONUS * len(pool) + STEP * still

    return best({move: worth(move) for move in ask.moves})


def _looks(sheet: compact.Sheet) -> float:
    (top, _, middle, bottom, _), _, grey, (upper, lower, _, waiting), _, tools = sheet
    points: float = sum(count(zone) for count, zone in zip(compact.POINTS, sheet, strict=False))
    steps = top + middle + bottom + upper + lower + cells(grey)
    left = sum(tools[1 : compact.FOXES : 2]) + tools[compact.FOXES]
    points += sum(waiting) - compact.grey_points(grey)
    total: float = points + STEP * steps + BONUS * left
    return total


EVEN = 0.5
"""With such a chance to be right a newcomer takes a strip."""
REMEMBERED = 5
"""So many rounds back a newcomer still knows what it was told."""


def goes_by_the_last_hints(
    view: Cards,
    ask: Ask,
    chance: Chance,  # noqa: ARG001  (it leaves nothing to luck)
) -> Any:
    """Think Str8!: takes the shortest strip that is as likely right as wrong; leaves the dice."""
    racks = possible_racks(replace(view, rounds=view.rounds[-REMEMBERED:]))
    if view.step == "guess":
        columns = zip(view.colours, zip(*racks, strict=True), strict=True)
        named = [Guess(colour, best_guess(Counter(column))[1]) for colour, column in columns]
        return next_guess(view, ask, named)
    if view.step != "strips":
        return Keep() if ask.accepts(Keep()) else ask.moves[0]
    sums, mine = sums_of(racks, columns_of(view, view.dice)), view.strips[seat_of(view)]

    def right(first: int, cells: int) -> float:
        return sum(sums[first : first + cells]) / len(racks)

    if mine is not None:
        return best({move: right(move.first, mine.cells) for move in ask.moves})
    even = [move for move in ask.moves if max(right(at, move.cells) for at in SCALE) >= EVEN]
    return min(even or ask.moves[-1:], key=lambda move: move.cells)
