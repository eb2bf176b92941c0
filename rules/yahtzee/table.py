"""The exact worth of every sheet, as `python -m rules.yahtzee.solve` has found it.

A sheet is as good as what it has left: which boxes are open, how far the upper boxes have got, and
whether further Yahtzees earn the bonus. The file has a 16-bit number for each of these sheets, the
points still to expect in hundredths, by what stands in the Yahtzee box, the other lower boxes that
are filled, the upper boxes that are filled and their total.
"""

import lzma
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from sys import byteorder

from rules.yahtzee.box import BOXES, DICE, FIXED, UPPER, UPPER_GOAL, YAHTZEE
from rules.yahtzee.scoring import Boxes, upper_total

FILE = "table.xz"
HUNDREDTHS = 100

OTHERS = tuple(place for place in range(len(UPPER), len(BOXES)) if place != YAHTZEE)
"""The places of the lower boxes but for the Yahtzee box."""

YAHTZEE_BOX = (None, 0, FIXED["yahtzee"])
"""What may stand in the Yahtzee box: three kinds of sheet."""

PACKING = [
    {"id": lzma.FILTER_DELTA, "dist": 2},
    {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 1, "pb": 1},
]

Filled = int
"""Which boxes are filled, a bit for each."""


@cache
def totals(upper: Filled) -> tuple[int, ...]:
    """What these upper boxes can total, ascending; all from 63 on are the same."""
    numbers = [place + 1 for place in range(len(UPPER)) if upper >> place & 1]
    rolled = product(*(range(0, number * DICE + 1, number) for number in numbers))
    return tuple(sorted({min(sum(points), UPPER_GOAL) for points in rolled}))


@cache
def starts() -> tuple[int, ...]:
    """By filled upper boxes where their totals begin in a row, and at the end how long a row is."""
    found = [0]
    for upper in range(1 << len(UPPER)):
        found.append(found[-1] + len(totals(upper)))
    return tuple(found)


def block(yahtzee: int, others: Filled, upper: Filled) -> int:
    """Where the sheets begin with this kind of Yahtzee box and these boxes filled."""
    return (yahtzee << len(OTHERS) | others) * starts()[-1] + starts()[upper]


def place_of(boxes: Boxes) -> int:
    """Where the sheet stands in the table."""
    upper, others = filled(boxes, range(len(UPPER))), filled(boxes, OTHERS)
    total = min(upper_total(boxes), UPPER_GOAL)
    return block(YAHTZEE_BOX.index(boxes[YAHTZEE]), others, upper) + totals(upper).index(total)


def filled(boxes: Boxes, places: Sequence[int]) -> Filled:
    """Which of these boxes hold something."""
    return sum(1 << bit for bit, place in enumerate(places) if boxes[place] is not None)


def to_come(boxes: Boxes) -> float:
    """The points that a sheet still brings on average in the best play, bonuses included."""
    return table()[place_of(boxes)] / HUNDREDTHS


@cache
def table() -> "array[int]":
    """Unpacked when it is first needed."""
    return unpacked(files("rules.yahtzee").joinpath(FILE).read_bytes())


def packed(values: Sequence[float]) -> bytes:
    """The file with these values. Neighbours differ little, so their differences are packed."""
    numbers = array("H", (round(value * HUNDREDTHS) for value in values))
    return lzma.compress(little_endian(numbers).tobytes(), filters=PACKING)


def unpacked(packed: bytes) -> "array[int]":
    """The numbers in such a file."""
    numbers = array("H")
    numbers.frombytes(lzma.decompress(packed))
    return little_endian(numbers)


def little_endian(numbers: "array[int]") -> "array[int]":
    """The same numbers with their bytes as they stand in the file, and the other way round."""
    if byteorder == "big":
        numbers.byteswap()
    return numbers
