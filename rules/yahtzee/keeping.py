"""What people usually keep of five dice: the moves that one press makes."""

from collections import Counter
from collections.abc import Iterator

from rules.core.asks import Option, single
from rules.yahtzee.box import DICE, Dice
from rules.yahtzee.state import RollAgain

MOST = 3
LEAST_RUN = 3

Places = tuple[int, ...]


def shortcuts(dice: Dice) -> tuple[Option, ...]:
    """At most three ways to keep some of the dice and roll the others again."""
    kept = list(dict.fromkeys(places for places in _kept(dice) if len(places) < DICE))
    return tuple(_keeping(dice, places) for places in kept[:MOST])


def _keeping(dice: Dice, kept: Places) -> Option:
    others = tuple(place for place in range(DICE) if place not in kept)
    faces = tuple(sorted(dice[place] for place in kept))
    return single(RollAgain(others), "keep", dice=faces)


def _kept(dice: Dice) -> Iterator[Places]:
    """Equal dice, most of them first; two pairs together; the longest run."""
    counted = Counter(dice)
    equal = sorted((face for face, count in counted.items() if count > 1), key=counted.__getitem__)
    for face in reversed(equal):
        yield tuple(place for place, shown in enumerate(dice) if shown == face)
    if len(equal) > 1:
        yield tuple(place for place, shown in enumerate(dice) if shown in equal)
    run = _longest_run(dice)
    if len(run) >= LEAST_RUN:
        yield tuple(sorted(dice.index(face) for face in run))


def _longest_run(dice: Dice) -> range:
    """Faces in a row, as many as there are; of equal runs the higher one."""
    runs = [range(low, high + 1) for low in range(1, 7) for high in range(low, 7)]
    there = [run for run in runs if set(run) <= set(dice)]
    return max(there, key=lambda run: (len(run), run[-1]))
