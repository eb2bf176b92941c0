"""Comparing pictures where it matters: square by square, not on average.

Machines differ a little in the edges of letters. A digit or a die that is wrong fills a square with
the wrong colour, which an average over the whole picture would hide.
"""

from pathlib import Path

from PIL import Image, ImageChops

FOLDER = Path(__file__).parent / "golden"
SQUARE = 16
TOLERANCE = 10
"""The mean difference that a square may have in any channel, of 255."""


def worst(one: Image.Image, other: Image.Image) -> tuple[int, tuple[int, int]]:
    """The largest mean difference of any square, and where that square is."""
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    means = [band.reduce(SQUARE) for band in difference.split()]
    most = ImageChops.lighter(ImageChops.lighter(means[0], means[1]), means[2])
    value = int(most.getextrema()[1])
    place = most.tobytes().index(value)
    return value, (place % most.width * SQUARE, place // most.width * SQUARE)


def difference(one: Image.Image, other: Image.Image) -> str:
    """What is different, in words; nothing when they are the same to the eye."""
    if one.size != other.size:
        return f"size {one.size} instead of {other.size}"
    value, place = worst(one, other)
    return f"a square at {place} differs by {value}" if value > TOLERANCE else ""
