"""The strong robot: in the final guess it knows what the others are about to name.

It sees their cards, and for each rack that it may have itself it can work out what they know. So it
compares its own guesses with theirs, rack by rack, and names what wins most often.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.record import Seat
from rules.core.tuples import with_item
from rules.think_str8.deduction import possible_racks, seat_of
from rules.think_str8.guessing import (
    ROUNDS_OF_CHANGES,
    Named,
    best_guesses,
    choices,
    for_points,
)
from rules.think_str8.robot import next_guess, robot
from rules.think_str8.scoring import marks
from rules.think_str8.state import Guess, Move, Rack
from rules.think_str8.view import View

RACKS = 48
"""So many of the own racks are looked at, evenly spread over all that are possible."""

POINTS = 1e-3
"""What a point is worth beside the chance to win: it decides between equal chances."""


def strong(view: View, ask: Ask, chance: Chance) -> Move:
    """As the robot, but for the final guess."""
    if view.step != "guess":
        return robot(view, ask, chance)
    return next_guess(view, ask, winning_guesses(view))


def winning_guesses(view: View) -> list[Guess]:
    """Colour by colour what wins most often."""
    racks = possible_racks(view)
    some = [racks[place * len(racks) // RACKS] for place in range(RACKS)]
    if len(racks) <= RACKS:
        some = racks
    own = view.scores[seat_of(view)]
    behind = [[total - own for total in rival_totals(view, rack)] for rack in some]
    cards = [choices(Counter(column)) for column in zip(*racks, strict=True)]
    pairs = zip(view.colours, winning_choice(cards, some, behind), strict=True)
    return [Guess(colour, named.numbers) for colour, named in pairs]


def winning_choice(
    cards: Sequence[Sequence[Named]], racks: Sequence[Rack], behind: Sequence[Sequence[int]]
) -> tuple[Named, ...]:
    """Card by card what wins most often, the guesses for the others being as they are then."""
    chosen = for_points(cards)
    for _ in range(ROUNDS_OF_CHANGES):
        for place, named in enumerate(cards):
            tries = [with_item(chosen, place, one) for one in named]
            chosen = max(tries, key=lambda one: winning(one, racks, behind))
    return chosen


def rival_totals(view: View, rack: Rack) -> list[int]:
    """What each of the others ends with if this is the own rack."""
    return [rival_total(view, rack, other) for other in range(view.players) if other != view.seat]


def rival_total(view: View, rack: Rack, other: Seat) -> int:
    """The score of somebody who sees this rack, and names what is best from there."""
    seat, theirs = seat_of(view), view.racks[other]
    hidden = (None,) * len(view.colours)
    racks = with_item(with_item(view.racks, seat, rack), other, hidden)
    named = tuple(guess.picked for guess in best_guesses(replace(view, seat=other, racks=racks)))
    held = tuple(value for value in theirs if value is not None)
    return view.scores[other] + sum(marks(named, held))


def winning(
    guesses: Sequence[Named], racks: Sequence[Rack], behind: Sequence[Sequence[int]]
) -> float:
    """How often these guesses win; `behind` is by rack what each rival must be overtaken by."""
    named = tuple(guess.numbers for guess in guesses)
    total = 0.0
    for rack, needed in zip(racks, behind, strict=True):
        points = sum(marks(named, rack))
        most = max(needed)
        if points >= most:
            total += 1 / (1 + needed.count(most)) if points == most else 1
        total += POINTS * points
    return total
