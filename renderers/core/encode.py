"""Writing a picture as PNG, fast.

A palette picture is one byte a pixel and needs no row filter, so that all the time goes into
deflate; `isal` does that several times faster than zlib. Where it is missing Pillow writes the
same pixels.

A move changes a part of a table, and the next picture is the same elsewhere. So a large picture is
deflated in strips, each of which can be read without the others, and deflated strips are cached.
"""

import struct
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Any

from PIL import Image

try:
    from isal import isal_zlib
except ImportError:  # pragma: no cover  (a machine for which isal has no wheel)
    isal_zlib = None  # type: ignore[assignment]

LEVEL = 1
"""Measured on our boards: 0 is no faster and a fifth larger, 2 the same, 3 ten times slower."""

STRIP = 1 << 17
"""Bytes that are deflated at once."""

LARGE = 1_500_000
"""Pixels from which on strips are kept. Measured: it takes a quarter longer where all is new, and
half as long after a move; smaller pictures gain too little."""

KEPT = 128
"""Strips that are kept with their deflated form, 17 MB in all: those of about ten tables."""

ZLIB, NO_FILTER = b"\x78\x01", b"\0\1\0\xfe\xff\0"
"""The beginning of a zlib stream, and a block with a single zero."""

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
    deflate = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, -isal_zlib.MAX_WBITS)
    large = image.width * image.height >= LARGE
    parts, check = [ZLIB, NO_FILTER], isal_zlib.adler32(b"\0")
    for rows in strips(image):
        parts.append(_alone(rows, deflate) if large else deflate.compress(rows))
        check = isal_zlib.adler32(rows, check)
    return [*parts, deflate.flush(), struct.pack(">I", check)]


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


_kept: dict[int, tuple[bytes, bytes]] = {}
"""A cache: strips and their deflated form by the strip's CRC, the one that was needed last at the
end. A strip is compared with the kept one before that is used: two strips with the same CRC cannot
be taken for each other, and to compare takes a fiftieth of the time of a real hash. Only one thread
at a time may write pictures."""


def forget_strips() -> None:
    """Empties the cache of strips, for tests that watch how they are deflated."""
    _kept.clear()


def _check(rows: bytes) -> int:
    return isal_zlib.crc32(rows)


def _alone(rows: bytes, deflate: Any) -> bytes:
    """A strip that can be read whatever went before it, deflated now or earlier."""
    check = _check(rows)
    known, deflated = _kept.pop(check, (b"", b""))
    if known != rows:
        known = rows
        deflated = bytes(deflate.compress(rows) + deflate.flush(isal_zlib.Z_FULL_FLUSH))
    _kept[check] = (known, deflated)
    if len(_kept) > KEPT:
        _kept.pop(next(iter(_kept)))
    return deflated


def _chunk(kind: bytes, *parts: bytes) -> tuple[bytes, ...]:
    check, length = isal_zlib.crc32(kind), 0
    for part in parts:
        check, length = isal_zlib.crc32(part, check), length + len(part)
    return struct.pack(">I", length), kind, *parts, struct.pack(">I", check)
