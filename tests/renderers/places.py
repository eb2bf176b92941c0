"""What every picture is checked for: things stand apart, and a change stays where it belongs."""

from collections.abc import Callable, Iterable
from itertools import combinations

from PIL import Image, ImageChops

from renderers.core.canvas import Box, Boxes


def inside(inner: Box, outer: Box) -> bool:
    return (
        outer[0] <= inner[0] < inner[2] <= outer[2] and outer[1] <= inner[1] < inner[3] <= outer[3]
    )


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def overlapping(
    boxes: Boxes, is_container: Callable[[str], bool] = lambda name: name == "canvas"
) -> list[tuple[str, str]]:
    """The things that overlap each other, by name. Containers may hold things."""
    things = {name: box for name, box in boxes.items() if not is_container(name)}
    return [
        (one, other)
        for (one, here), (other, there) in combinations(things.items(), 2)
        if not apart(here, there)
    ]


def outside(boxes: Boxes) -> list[str]:
    """The things that leave the canvas."""
    return [name for name, box in boxes.items() if not inside(box, boxes["canvas"])]


def changed(one: Image.Image, other: Image.Image, besides: Iterable[Box] = ()) -> Box | None:
    """Where two pictures differ, besides some boxes."""
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    for box in besides:
        difference.paste(0, box)
    return difference.getbbox()
