"""Writing a picture as PNG, fast.

A palette picture is one byte a pixel and needs no row filter, so that all the time goes into
deflate; `isal` does that several times faster than zlib. Where it is missing Pillow writes the
same pixels.

A move changes a part of a table, and the next picture is the same elsewhere. So a picture is
deflated in strips, each on its own, and what is in a strip that was written lately is known.
"""

import struct
from io import BytesIO
from typing import NamedTuple

from PIL import Image

try:
    from isal import isal_zlib
except ImportError:  # pragma: no cover  (a machine for which isal has no wheel)
    isal_zlib = None  # type: ignore[assignment]

LEVEL = 1
"""Measured on our boards: 0 is no faster and a fifth larger, 2 the same, 3 ten times slower."""

STRIP = 1 << 16
"""Bytes that are deflated at once."""

KEPT = 8
"""Strips that are kept for each place in a picture: as many tables can be played at a time."""

ZLIB, LAST_BLOCK = b"\x78\x01", b"\x03\x00"
"""The beginning of a zlib stream, and its end: a block with nothing in it."""

ADLER = 65_521
"""The modulus of a zlib stream's check."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"
EIGHT_BITS, INDEXED = 8, 3


def png(image: Image.Image) -> bytes:
    """The picture as a PNG file."""
    if image.mode == "P" and isal_zlib is not None:
        return _written(image)
    return by_pillow(image)


def by_pillow(image: Image.Image) -> bytes:
    """The slower way, for pictures in true colours and machines without `isal`."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=6)
    return file.getvalue()


def _written(image: Image.Image) -> bytes:
    header = struct.pack(">IIBBBBB", *image.size, EIGHT_BITS, INDEXED, 0, 0, 0)
    image.load()  # a palette that was just put is only handed to the pixels here
    return b"".join(
        (
            SIGNATURE,
            *_chunk(b"IHDR", header),
            *_chunk(b"PLTE", image.im.getpalette("RGB", "RGB")),
            *_chunk(b"IDAT", *_deflated(image)),
            *_chunk(b"IEND"),
        )
    )


def _deflated(image: Image.Image) -> list[bytes]:
    """Every row with its filter's number before it: 0, none.

    Pillow hands the rows out in portions, a zero behind each: that is where the next one begins.
    The picture is never copied as a whole; so much memory at once would be fetched from the system
    and given back each time, which takes longer than to deflate it.
    """
    rows = Image._getencoder("P", "raw", ("P", image.width + 1, 1))
    rows.setimage(image.im, (0, 0, *image.size))
    strips, done = [_strip(0, b"\0")], 0
    while not done:
        _, done, portion = rows.encode(max(STRIP, image.width + 1))
        strips.append(_strip(len(strips), portion[:-1] if done else portion))
    check = 1
    for strip in strips:
        check = _joined(check, strip)
    end = LAST_BLOCK + struct.pack(">I", check)
    return [ZLIB, *(strip.deflated for strip in strips), end]


class _Strip(NamedTuple):
    """A part of the stream, which needs no other one to be read, and its check."""

    rows: bytes
    deflated: bytes
    check: int


_kept: dict[int, tuple[_Strip, ...]] = {}
"""By their place from the top, the last one that was needed first."""


def forget_strips() -> None:
    """Everything is deflated anew: to measure how long that takes."""
    _kept.clear()


def _strip(place: int, rows: bytes) -> _Strip:
    """To find a strip again takes next to nothing: two that differ mostly do so at once."""
    kept = _kept.get(place, ())
    strip = next((known for known in kept if known.rows == rows), None)
    if strip is None:
        deflate = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, -isal_zlib.MAX_WBITS)
        deflated = deflate.compress(rows) + deflate.flush(isal_zlib.Z_SYNC_FLUSH)
        strip = _Strip(rows, deflated, isal_zlib.adler32(rows))
    if not kept or kept[0] is not strip:
        others = (known for known in kept if known is not strip)
        _kept[place] = (strip, *others)[:KEPT]
    return strip


def _joined(check: int, strip: _Strip) -> int:
    """Adler's check of what went before and the strip together."""
    low, high = check & 0xFFFF, check >> 16
    more_low, more_high = strip.check & 0xFFFF, strip.check >> 16
    high = (high + more_high + (low - 1) * len(strip.rows)) % ADLER
    return high << 16 | (low + more_low - 1) % ADLER


def _chunk(kind: bytes, *parts: bytes) -> tuple[bytes, ...]:
    check, length = isal_zlib.crc32(kind), 0
    for part in parts:
        check, length = isal_zlib.crc32(part, check), length + len(part)
    return struct.pack(">I", length), kind, *parts, struct.pack(">I", check)
