"""Frames on a finished picture around what somebody is to look at.

They are laid over the picture after it was drawn, so that drawing it knows nothing of them.
"""

from collections.abc import Iterable
from itertools import combinations

from PIL import Image, ImageDraw

from renderers.core.canvas import Box
from renderers.core.palette import RGB

GOLD: RGB = (240, 180, 64)
INK: RGB = (44, 36, 32)
SPACE = 4
"""What stays free between a thing and its frame."""

WIDTH = 10
EDGE = 3
"""Of the frame, and of the dark lines on both of its sides, which tell it from any ground."""

ROUND = 16


def framed(image: Image.Image, boxes: Iterable[Box]) -> Image.Image:
    """The picture itself with a golden frame around each of the boxes."""
    draw = ImageDraw.Draw(image)
    gold, ink = _nearest(image, GOLD), _nearest(image, INK)
    for box in _apart([_wider(box, SPACE + WIDTH) for box in boxes]):
        outer = _within(image, box)
        draw.rounded_rectangle(outer, ROUND, outline=ink, width=WIDTH)
        inner = (outer[0] + EDGE, outer[1] + EDGE, outer[2] - EDGE, outer[3] - EDGE)
        draw.rounded_rectangle(inner, ROUND - EDGE, outline=gold, width=WIDTH - EDGE)
    return image


def _apart(frames: list[Box]) -> list[Box]:
    """The frames, those that would lie over each other as one around both."""
    for one, other in combinations(frames, 2):
        if _overlap(one, other):
            rest = [frame for frame in frames if frame not in (one, other)]
            left, top = map(min, one[:2], other[:2])
            right, bottom = map(max, one[2:], other[2:])
            return _apart([*rest, (left, top, right, bottom)])
    return frames


def _overlap(one: Box, other: Box) -> bool:
    return all(
        min(one[side + 2], other[side + 2]) - max(one[side], other[side]) > EDGE for side in (0, 1)
    )


def _wider(box: Box, by: int) -> Box:
    left, top, right, bottom = box
    return left - by, top - by, right + by - 1, bottom + by - 1


def _within(image: Image.Image, box: Box) -> Box:
    left, top, right, bottom = box
    return max(0, left), max(0, top), min(image.width - 1, right), min(image.height - 1, bottom)


def _nearest(image: Image.Image, colour: RGB) -> int:
    """The entry of the picture's palette that is closest to a colour."""
    flat = image.getpalette("RGB") or []
    entries = zip(flat[::3], flat[1::3], flat[2::3], strict=True)
    distances = [
        sum((own - wanted) ** 2 for own, wanted in zip(entry, colour, strict=True))
        for entry in entries
    ]
    return distances.index(min(distances))
