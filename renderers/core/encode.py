"""Writing a picture as PNG, fast.

A palette picture is one byte a pixel and needs no row filter, so that all the time goes into
deflate; `isal` does that several times faster than zlib. Where it is missing Pillow writes the
same pixels.
"""

import struct
from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import chain

from PIL import Image

try:
    from isal import isal_zlib
except ImportError:  # pragma: no cover  (a machine for which isal has no wheel)
    isal_zlib = None  # type: ignore[assignment]

LEVEL = 1
"""Measured on our boards: 0 is no faster and a fifth larger, 2 the same, 3 ten times slower."""

STRIP = 1 << 17
"""Bytes that are deflated at once."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"
EIGHT_BITS, INDEXED = 8, 3


def png(image: Image.Image) -> bytes:
    """The picture as a PNG file. Now and then `isal` writes the same pixels in another way."""
    if image.mode == "P" and isal_zlib is not None:
        return file_of(image, _deflated(image))
    return by_pillow(image)


def by_pillow(image: Image.Image) -> bytes:
    """The slower way, for pictures in true colours and machines without `isal`."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=6)
    return file.getvalue()


def file_of(image: Image.Image, deflated: Iterable[bytes]) -> bytes:
    """What makes a file of the deflated rows."""
    header = struct.pack(">IIBBBBB", *image.size, EIGHT_BITS, INDEXED, 0, 0, 0)
    image.load()  # a palette that was just put is only handed to the pixels here
    return b"".join(
        (
            SIGNATURE,
            *_chunk(b"IHDR", header),
            *_chunk(b"PLTE", image.im.getpalette("RGB", "RGB")),
            *_chunk(b"IDAT", *deflated),
            *_chunk(b"IEND"),
        )
    )


def _deflated(image: Image.Image) -> list[bytes]:
    """All rows as one zlib stream, every row with its filter's number before it: 0, none."""
    deflate = isal_zlib.compressobj(LEVEL)
    parts = [deflate.compress(rows) for rows in chain([b"\0"], strips(image))]
    return [*parts, deflate.flush()]


def strips(image: Image.Image) -> Iterator[bytes]:
    """The rows, a zero behind each but the last: that is where the next one begins.

    Pillow hands them out in portions. The picture is never copied as a whole; so much memory at
    once would be fetched from the system and given back each time, which takes longer than to
    deflate it.
    """
    encoder = Image._getencoder("P", "raw", ("P", image.width + 1, 1))
    encoder.setimage(image.im, (0, 0, *image.size))
    done = 0
    while not done:
        _, done, rows = encoder.encode(max(STRIP, image.width + 1))
        yield rows[:-1] if done else rows


def _chunk(kind: bytes, *parts: bytes) -> tuple[bytes, ...]:
    check, length = isal_zlib.crc32(kind), 0
    for part in parts:
        check, length = isal_zlib.crc32(part, check), length + len(part)
    return struct.pack(">I", length), kind, *parts, struct.pack(">I", check)
