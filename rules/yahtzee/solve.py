"""`python -m rules.yahtzee.solve [forced]`: works out the best play of every sheet, from the last
box back to the first, and writes the table that the robot plays by.

For each set of filled boxes all totals of the upper boxes are worked out side by side: what every
hand is worth when it is written, then roll by roll what every set of kept dice is worth. What the
dice give comes from the rules themselves. It takes ten seconds, and numpy, which playing does
not need. With `forced` nothing is written: the rulebook's table serves that joker as well.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

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
)
from rules.yahtzee.hands import hands, ordinary_points, with_one_more
from rules.yahtzee.scoring import Boxes
from rules.yahtzee.table import FILE, OTHERS, YAHTZEE_BOX, block, packed, starts, totals

Values = NDArray[np.float64]
Places = NDArray[np.intp]

NEVER = -1e9
"""What a box is worth in which the dice may not be written."""

KEPT = [hand for count in range(DICE + 1) for hand in hands(count)]
PLACE = {kept: place for place, kept in enumerate(KEPT)}
SETS = [slice(PLACE[hands(count)[0]], PLACE[hands(count)[-1]] + 1) for count in range(DICE + 1)]
"""All sets of dice, the smaller ones first, and where those of each size stand."""

ORDINARY: Values = np.array([ordinary_points(hand) for hand in hands(DICE)], float).T
FIVE_EQUAL = [row for row, hand in enumerate(hands(DICE)) if scoring.is_yahtzee(hand)]

MORE: list[Places] = [
    np.array([[PLACE[more] for more in with_one_more(kept)] for kept in hands(count)])
    for count in range(DICE)
]
"""By size: the six sets that one more die makes of a set."""

LESS: list[Places] = [
    np.array(
        [[PLACE[kept[:die] + kept[die + 1 :]] for die in range(count)] for kept in hands(count)]
    )
    for count in range(DICE + 1)
]
"""By size: the sets that are left when one die is taken away."""


def solve(joker: str, progress: Callable[[int], object] = lambda left: None) -> Values:  # noqa: ARG005
    """The whole table; `progress` is told how many sets of upper boxes are left."""
    values = np.zeros(len(YAHTZEE_BOX) * starts()[-1] << len(OTHERS))
    for upper in reversed(range(1 << len(UPPER))):
        for others in reversed(range(1 << len(OTHERS))):
            for yahtzee in reversed(range(len(YAHTZEE_BOX))):
                at = block(yahtzee, others, upper)
                written = written_values(values, (yahtzee, others, upper), joker)
                if written is not None:
                    values[at : at + len(totals(upper))] = before_rolling(written)
        progress(upper)
    return values


def written_values(values: Values, sheet: tuple[int, int, int], joker: str) -> Values | None:
    """By hand and upper total what the best box gives; None where every box is filled."""
    yahtzee, others, upper = sheet
    boxes = boxes_of(yahtzee, others, upper)
    points, scored = points_of(boxes, joker), list[Values]()
    for place, held in enumerate(boxes):
        if held is not None:
            continue
        if place < len(UPPER):
            scored.append(points[place, :, None] + after_upper(values, sheet, place, points[place]))
        elif place == YAHTZEE:
            earned = (points[place] > 0).astype(int) + 1
            kinds = np.array([after(values, (kind, others, upper)) for kind in range(3)])
            scored.append(points[place, :, None] + kinds[earned])
        else:
            filled = others | 1 << OTHERS.index(place)
            scored.append(points[place, :, None] + after(values, (yahtzee, filled, upper)))
    if not scored:
        return None
    best: Values = np.maximum.reduce(scored)
    if boxes[YAHTZEE]:
        best[FIVE_EQUAL] += YAHTZEE_BONUS
    return best


def boxes_of(yahtzee: int, others: int, upper: int) -> Boxes:
    """A sheet of this kind: what its other boxes hold does not change what dice give."""
    bits = {place: upper >> place & 1 for place in range(len(UPPER))}
    bits |= {place: others >> bit & 1 for bit, place in enumerate(OTHERS)}
    boxes = [0 if bits.get(place) else None for place in range(len(BOXES))]
    boxes[YAHTZEE] = YAHTZEE_BOX[yahtzee]
    return tuple(boxes)


def points_of(boxes: Boxes, joker: str) -> Values:
    """By box and hand what may be written there."""
    points = ORDINARY.copy()
    for row in FIVE_EQUAL:
        offers = scoring.offers(boxes, hands(DICE)[row], joker)
        points[:, row] = [NEVER if offer is None else offer for offer in offers]
    return points


def after(values: Values, sheet: tuple[int, int, int]) -> Values:
    """By upper total what such a sheet still brings."""
    at = block(*sheet)
    return values[at : at + len(totals(sheet[2]))]


def after_upper(values: Values, sheet: tuple[int, int, int], place: int, points: Values) -> Values:
    """By hand and upper total what is still to come when the hand is written in an upper box."""
    yahtzee, others, upper = sheet
    filled, number = upper | 1 << place, place + 1
    left, reached = after(values, (yahtzee, others, filled)), totals(filled)
    by_count: Values = np.array(
        [
            [
                left[reached.index(min(total + count * number, UPPER_GOAL))]
                + (UPPER_BONUS if total < UPPER_GOAL <= total + count * number else 0)
                for total in totals(upper)
            ]
            for count in range(DICE + 1)
        ]
    )
    counts: Places = np.maximum(points, 0).astype(int) // number
    return np.asarray(by_count[counts])


def before_rolling(written: Values) -> Values:
    """What a turn is worth before its first roll, from what each hand is worth at its end."""
    rolled = written
    for _ in range(ROLLS - 1):
        rolled = best_kept(expected(rolled), written)
    return np.asarray(expected(rolled)[0])


def expected(rolled: Values) -> Values:
    """By set of kept dice the mean of what may be rolled, one die more at a time."""
    values = np.empty((len(KEPT), rolled.shape[1]))
    values[SETS[DICE]] = rolled
    for count in reversed(range(DICE)):
        values[SETS[count]] = values[MORE[count]].mean(axis=1)
    return values


def best_kept(kept: Values, written: Values) -> Values:
    """By hand what the best of its dice to keep are worth; all five are written."""
    kept[SETS[DICE]] = written
    for count in range(1, DICE + 1):
        kept[SETS[count]] = np.maximum(kept[SETS[count]], kept[LESS[count]].max(axis=1))
    return np.asarray(kept[SETS[DICE]])


def main(joker: str = "rulebook") -> None:
    """Solves with progress; the rulebook's table is written beside this file."""
    values = solve(joker, lambda left: sys.stderr.write(f"\r{left:2} of {1 << len(UPPER)} left"))
    sys.stderr.write(f"\n{joker}: {values[0]:.4f} points on average\n")
    if joker == "rulebook":
        Path(__file__).with_name(FILE).write_bytes(packed(values.tolist()))


if __name__ == "__main__":
    main(*sys.argv[1:])
