"""The pictures of a whole game, one after the other, as an animated GIF."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageOps

MOST_FRAMES = 60
MOST_BYTES = 4 * 1024 * 1024
"""Less than half of what Discord takes from a bot."""

SHOWN = 800
LAST_SHOWN = 5000
"""Milliseconds for each frame, and for how it ended."""


def evenly(count: int, most: int) -> list[int]:
    """At most so many places out of `count`, the first and the last among them."""
    if count <= most:
        return list(range(count))
    return [place * (count - 1) // (most - 1) for place in range(most)]


def gif(frames: Sequence[Image.Image]) -> bytes:
    """The frames as one file; every second one is left out while it would be too large."""
    data = _written(frames)
    while len(data) > MOST_BYTES and len(frames) > 2:
        frames = [frames[place] for place in evenly(len(frames), (len(frames) + 1) // 2)]
        data = _written(frames)
    return data


def stacked(images: Sequence[Image.Image]) -> Image.Image:
    """Pictures of one moment, one below the other."""
    first, *others = images
    height = first.height
    frame = _framed(first, (max(i.width for i in images), sum(i.height for i in images)))
    for image in others:
        frame.paste(image, (0, height))
        height += image.height
    return frame


def _written(frames: Sequence[Image.Image]) -> bytes:
    size = max(frame.width for frame in frames), max(frame.height for frame in frames)
    first, *others = (_framed(frame, size) for frame in frames)
    file = BytesIO()
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=[SHOWN] * len(others) + [LAST_SHOWN],
        loop=0,
    )
    return file.getvalue()


def _framed(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture in the upper left, and its own ground around it."""
    border = (0, 0, size[0] - image.width, size[1] - image.height)
    ground = image.getpixel((0, image.height - 1))
    assert isinstance(ground, int | tuple)
    return ImageOps.expand(image, border, ground)
