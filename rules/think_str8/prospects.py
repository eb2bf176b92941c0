"""What a position promises in Think Str8!: points to come, over every rack that one may have.

A position is what lies there, what is known and how many rounds follow. What is known is counted in
racks that agree with all hints.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import log2
from typing import NamedTuple

from rules.think_str8.box import COLOURS, DICE, SCALE, STRIPS, points_of
from rules.think_str8.deduction import columns_of, possible_racks, sums_of, unseen
from rules.think_str8.robot import dice_after
from rules.think_str8.scoring import hint
from rules.think_str8.state import Dice, Keep, Rack, Turn, TurnGreys
from rules.think_str8.view import View

FINAL_GUESS, A_ROUND, A_BIT = 4.4, 6.1, 2.0
"""Points to come for each card, and for each round; and how many fewer for each bit unknown."""

EXCHANGE, EXCHANGE_A_ROUND = -1.5, 0.35
"""What it means to have to exchange a card: a loss at the end, while early it tells something."""


class Value(NamedTuple):
    """Points to expect for what is done now, and what all that follows will bring."""

    points: float
    later: float

    @property
    def total(self) -> float:
        """The points at the end."""
        return self.points + self.later


def to_come(view: View, racks: float, *, exchange: bool, rounds: int) -> float:
    """The points that follow for somebody who may have so many racks, before so many rounds."""
    cards = FINAL_GUESS * len(view.colours)
    changed = EXCHANGE + EXCHANGE_A_ROUND * rounds if exchange else 0.0
    return cards + A_ROUND * rounds - A_BIT * log2(max(racks, 1)) + changed


def rounds_after(view: View) -> int:
    """The rounds to come after the present one."""
    return view.last_round - view.round


def by_total(value: Value) -> float:
    """For comparing them."""
    return value.total


@lru_cache(maxsize=4)
def known_racks(view: View) -> tuple[Rack, ...]:
    """Every rack that this player may have; one view is looked at many times in a row."""
    return tuple(possible_racks(view))


def sums_now(view: View) -> tuple[int, ...]:
    """By sum of the cards to which the dice point: how many racks have it."""
    return sums_of(known_racks(view), columns_of(view, view.dice))


def laid(view: View, sums: Sequence[int], first: int, cells: int) -> Value:
    """What a strip that lies there brings: the points if it is right, and what its hint tells."""
    cases: Counter[str] = Counter()
    for number, racks in enumerate(sums):
        if racks:
            cases[hint(first, cells, number)] += racks
    every = cases.total()
    later = sum(
        racks / every * after_hint(view, told, racks).later for told, racks in cases.items()
    )
    return Value(cases["right"] / every * points_of(cells), later)


def after_hint(view: View, told: str, racks: float, cells: int = 0) -> Value:
    """What one hint brings that leaves so many racks."""
    right = told == "right"
    later = to_come(view, racks, exchange=not right, rounds=rounds_after(view))
    return Value(points_of(cells) if right and cells else 0.0, later)


def best_place(view: View, sums: Sequence[int], cells: int) -> Value:
    """What a strip of so many cells brings where it lies best."""
    places = SCALE[: len(SCALE) - cells + 1]
    return max((laid(view, sums, first, cells) for first in places), key=by_total)


def best_strip(view: View, columns: tuple[int, ...]) -> Value:
    """What dice of these columns bring whoever takes a strip first."""
    return _strips_for(view)[columns]


@lru_cache(maxsize=4)
def _strips_for(view: View) -> Mapping[tuple[int, ...], Value]:
    """The best strip for any three dice: from one view all of them are compared."""
    return _AllDice(view)


class _AllDice(dict[tuple[int, ...], Value]):
    """Worked out where they are asked for."""

    def __init__(self, view: View) -> None:
        self.view = view

    def __missing__(self, columns: tuple[int, ...]) -> Value:
        sums = sums_of(known_racks(self.view), columns)
        best = max((best_place(self.view, sums, cells) for cells in STRIPS), key=by_total)
        self[columns] = best
        return best


def columns_after(view: View, move: TurnGreys | Turn | Keep) -> Iterator[tuple[int, ...]]:
    """The dice that this move leads to; after grey faces one more die may be turned."""
    dice = dice_after(view.dice, move)
    yield columns_of(view, dice)
    if isinstance(move, TurnGreys):
        yield from _turned(view, dice)


def _turned(view: View, dice: Dice) -> Iterator[tuple[int, ...]]:
    for place, colour in product(range(DICE), view.colours):
        yield columns_of(view, (*dice[:place], colour, *dice[place + 1 :]))


def exchanged(view: View, column: int) -> Value:
    """The old card is shown: by what it may be, so many racks are left, and a new card is drawn."""
    racks = known_racks(view)
    counted = Counter(rack[column] for rack in racks)
    return Value(
        0.0, sum(n / len(racks) * after_exchange(view, column, n) for n in counted.values())
    )


def after_exchange(view: View, column: int, racks: int) -> float:
    """What follows once the old card is known; the new one is any that is seen nowhere."""
    new = len(unseen(view, column)) - 1
    return to_come(view, racks * max(new, 1), exchange=False, rounds=rounds_after(view))


def best_of_roll(view: View, dice: Dice) -> Value:
    """What a roll brings whoever rolled it: one die may be turned, and grey faces to any colour."""
    places = [place for place, face in enumerate(dice) if face not in view.colours]
    options: list[tuple[int, ...]] = []
    for colours in product(view.colours, repeat=len(places)):
        turned = list(dice)
        for place, colour in zip(places, colours, strict=True):
            turned[place] = colour
        options += _turned(view, tuple(turned))
    return max((best_strip(view, columns) for columns in set(options)), key=by_total)


def before_roll(view: View) -> float:
    """What a roll brings on average."""
    rolls = Counter(tuple(sorted(dice)) for dice in product(COLOURS, repeat=DICE))
    total = sum(count * best_of_roll(view, dice).total for dice, count in rolls.items())
    return total / rolls.total()
