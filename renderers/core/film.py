"""The pictures of a whole game, one after the other, as an animated GIF.

All of them are in one palette, so that the file has it once; of each frame only what differs from
the one before is written. Pillow's own way keeps several copies of every frame at a time.
"""

import struct
from collections.abc import Iterator, Sequence

from PIL import Image, ImageChops, ImageOps
from PIL.GifImagePlugin import getdata

MOST_FRAMES = 60
MOST_BYTES = 4 * 1024 * 1024
"""Less than half of what Discord takes from a bot."""

SHOWN = 800
LAST_SHOWN = 5000
"""Milliseconds for each frame, and for how it ended."""

SAME = 255
"""Stands for "as before". No palette of ours is full, so that its last entry is free."""

FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
END = b";"


def evenly(count: int, most: int) -> list[int]:
    """At most so many places out of `count`, the first and the last among them."""
    if count <= most:
        return list(range(count))
    return [place * (count - 1) // (most - 1) for place in range(most)]


def gif(frames: Sequence[Image.Image]) -> bytes:
    """The frames as one file; every second one is left out while it would be too large."""
    data = b"".join(_written(frames))
    while len(data) > MOST_BYTES and len(frames) > 2:
        frames = [frames[place] for place in evenly(len(frames), (len(frames) + 1) // 2)]
        data = b"".join(_written(frames))
    return data


def _written(frames: Sequence[Image.Image]) -> Iterator[bytes]:
    size = max(frame.width for frame in frames), max(frame.height for frame in frames)
    yield _header(frames[0], size) + FOR_EVER
    shown = _framed(frames[0], size)
    yield from getdata(shown, duration=SHOWN)
    for place, frame in enumerate(frames[1:], 2):
        before, shown = shown, _framed(frame, size)
        part, corner = _news(before, shown)
        lasting = LAST_SHOWN if place == len(frames) else SHOWN
        yield from getdata(part, corner, duration=lasting, transparency=SAME)
    yield END


def _header(image: Image.Image, size: tuple[int, int]) -> bytes:
    """The size, and the palette for all frames."""
    palette = bytes(image.getpalette("RGB") or ())
    assert len(palette) <= 3 * SAME, "the palette is full"
    return b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + palette.ljust(768, b"\x00")


def _news(before: Image.Image, after: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """The part of a frame that has changed, and where it stands; in it, what has not is `SAME`."""
    change = ImageChops.subtract_modulo(after, before)
    box = change.getbbox() or (0, 0, 1, 1)
    part = after.crop(box)
    unchanged = change.crop(box).point([255] + [0] * 255, "L")
    part.paste(SAME, mask=unchanged)
    return part, box[:2]


def _framed(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture in the upper left, and its own ground around it."""
    border = (0, 0, size[0] - image.width, size[1] - image.height)
    ground = image.getpixel((0, image.height - 1))
    assert isinstance(ground, int)
    return ImageOps.expand(image, border, ground)
