"""The final guess: which numbers to name for each card, for points or to win.

The others have their final guess as well. They are taken to gain what the best guess for points
would gain here: they know about as much.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import erf, prod, sqrt
from typing import NamedTuple

from rules.core.tuples import with_item
from rules.think_str8.box import MOST_NUMBERS, RIGHT_GUESS, WRONG_GUESS
from rules.think_str8.deduction import possible_racks, seat_of
from rules.think_str8.state import Guess, Numbers
from rules.think_str8.view import View

ROUNDS_OF_CHANGES = 3
"""So often each card is looked at again with the guesses for the others as they are then."""

Gains = Mapping[int, float]
"""How likely each number of points is."""


class Named(NamedTuple):
    """Numbers to name for a card, and how likely its value is among them."""

    numbers: Numbers
    right: float

    @property
    def gains(self) -> Gains:
        """What these numbers may give; nothing where none is named."""
        if not self.numbers:
            return {0: 1.0}
        return {RIGHT_GUESS[len(self.numbers)]: self.right, WRONG_GUESS: 1 - self.right}


def choices(values: Counter[int]) -> list[Named]:
    """The likeliest value of a card, the likeliest two and so on; first no number at all."""
    likely = sorted(values, key=lambda value: (-values[value], value))[:MOST_NUMBERS]
    covered = accumulate(values[value] for value in likely)
    return [Named((), 0.0)] + [
        Named(tuple(sorted(likely[:count])), hits / values.total())
        for count, hits in enumerate(covered, 1)
    ]


def best_guess(values: Counter[int]) -> tuple[float, Numbers]:
    """The numbers with the best expectation, and that expectation.

    No number is better than any when nothing is likely enough.
    """
    return max((mean(named.gains), named.numbers) for named in choices(values))


def for_points(cards: Sequence[Sequence[Named]]) -> tuple[Named, ...]:
    """Card by card the numbers with the best expectation."""
    return tuple(max(named, key=lambda one: (mean(one.gains), one.numbers)) for named in cards)


def mean(gains: Gains) -> float:
    """The points to expect."""
    return sum(points * likely for points, likely in gains.items())


def together(guesses: Sequence[Named]) -> Gains:
    """What all cards may give together."""
    found: dict[int, float] = {0: 1.0}
    for named in guesses:
        more: dict[int, float] = {}
        for points, likely in found.items():
            for gain, as_likely in named.gains.items():
                more[points + gain] = more.get(points + gain, 0.0) + likely * as_likely
        found = more
    return found


def to_win(cards: Sequence[Sequence[Named]], leads: Sequence[int]) -> tuple[Named, ...]:
    """The numbers with the best chance to be ahead of everybody; `leads` over each rival now."""
    chosen = for_points(cards)
    usual = together(chosen)
    average = mean(usual)
    spread = sqrt(sum(likely * (points - average) ** 2 for points, likely in usual.items()))
    for _ in range(ROUNDS_OF_CHANGES):
        for place, named in enumerate(cards):
            tries = [with_item(chosen, place, one) for one in named]
            chosen = max(tries, key=lambda one: winning(together(one), leads, average, spread))
    return chosen


def winning(own: Gains, leads: Sequence[int], average: float, spread: float) -> float:
    """The chance to be ahead in the end, the rivals' gains being spread normally."""
    return sum(
        likely * prod(ahead(points + lead - average, spread) for lead in leads)
        for points, likely in own.items()
    )


def ahead(points: float, spread: float) -> float:
    """How likely a rival whose gain is spread like this stays behind so many points."""
    return (1 + erf(points / max(spread, 1.0) / sqrt(2))) / 2


def best_guesses(view: View) -> list[Guess]:
    """Colour by colour what is best to name."""
    seat = seat_of(view)
    cards = [choices(Counter(column)) for column in zip(*possible_racks(view), strict=True)]
    leads = [view.scores[seat] - score for other, score in enumerate(view.scores) if other != seat]
    pairs = zip(view.colours, to_win(cards, leads), strict=True)
    return [Guess(colour, named.numbers) for colour, named in pairs]
