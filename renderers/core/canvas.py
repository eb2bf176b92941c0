"""A picture in the making: plain areas, shapes and lines of text put on known grounds.

Everything is put on a ground whose colour is named, so a finished tile can be cached and used
again, and pasting cached tiles is what makes drawing fast. Tiles are of three sizes: a shape or a
line of text; a part, which a game draws from some facts (a card, a row, a chip); the paper of a
whole picture with all that is printed on it. The finished picture itself is not cached.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from renderers.core.palette import Palette
from renderers.core.shapes import disc
from renderers.core.text import LEAST, fitted, setting

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; right and bottom are outside."""

Boxes = Mapping[str, Box]
"""Where everything stands on a picture, by name."""

Size = int | tuple[int, int]
"""The size of a line of text, shrunk where it does not fit; or the largest and the least size."""

ALIGN = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Tile(NamedTuple):
    """Finished pixels, as Pillow's core has them, and their size."""

    pixels: "ImagingCore"
    width: int
    height: int


def _finished(image: Image.Image) -> Tile:
    return Tile(image.im, *image.size)


@lru_cache(maxsize=8192)
def _line(
    palette: Palette,
    text: str,
    weight: str,
    size: Size,
    width: int,
    ground: str,
    colour: str,
) -> tuple[Tile, int]:
    """A line of text as a tile, and how far its top lies from the middle of its box."""
    largest, least = (size, LEAST) if isinstance(size, int) else size
    line = fitted(text, weight, largest, width, least)
    letters = setting(line)
    return _finished(palette.painted(letters.mask, ground, colour)), letters.top(0, line.size)


@lru_cache(maxsize=2048)
def _shape(
    palette: Palette,
    shape: Callable[..., Image.Image],
    measures: tuple[int | str, ...],
    ground: str,
    colour: str,
) -> Tile:
    """A shape as a tile."""
    return _finished(palette.painted(shape(*measures), ground, colour))


@lru_cache(maxsize=512)
def _corners(palette: Palette, radius: int, ground: str, colour: str) -> tuple[Tile, ...]:
    """The quarters of a disc: above left and right, below left and right."""
    whole = palette.painted(disc(2 * radius), ground, colour)
    halves = ((0, radius), (radius, 2 * radius))
    return tuple(
        _finished(whole.crop((left, top, right, bottom)))
        for top, bottom in halves
        for left, right in halves
    )


@lru_cache(maxsize=2048)
def _part(
    palette: Palette,
    size: tuple[int, int],
    ground: str,
    draw: Callable[..., None],
    facts: tuple[Hashable, ...],
) -> Tile:
    """A part of a picture as a tile."""
    canvas = Canvas(palette, Image.new("P", size, palette[ground]))
    draw(canvas, (0, 0, *size), *facts)
    return _finished(canvas.image)


@lru_cache(maxsize=4096)
def _made(make: Callable[..., Image.Image], facts: tuple[Hashable, ...]) -> Tile:
    """A tile that a game makes. Cached by the function and its facts."""
    return _finished(make(*facts))


def forget_tiles() -> None:
    """Empties the caches of tiles, for tests that watch how they are made."""
    for kept in (_line, _shape, _corners, _part, _made):
        kept.cache_clear()


class Canvas:
    """A picture and its palette."""

    def __init__(self, palette: Palette, image: Image.Image) -> None:
        self.palette = palette
        self.image = image
        image.load()
        self._pixels = image.im
        """Pasted into directly: Pillow's own checks take longer than a small tile does."""

    @classmethod
    def plain(cls, palette: Palette, size: tuple[int, int], ground: str) -> "Canvas":
        """A canvas of this size, filled with one colour."""
        return cls(palette, palette.blank(size, ground))

    def fill(self, box: Box, colour: str) -> None:
        """Fills a box with a colour."""
        self._pixels.paste(self.palette[colour], box)

    def put(
        self, tile: Image.Image, at: tuple[int, int], within: Image.Image | None = None
    ) -> None:
        """A finished tile in this palette; only what lies within the mask, if there is one."""
        left, top = at
        width, height = tile.size
        box = (left, top, left + width, top + height)
        if within is None:
            self._pixels.paste(tile.im, box)
        else:
            self._pixels.paste(tile.im, box, within.im)

    def part(
        self, box: Box, draw: Callable[..., None], *facts: Hashable, ground: str = "paper"
    ) -> None:
        """What `draw(canvas, box, *facts)` draws, once for each size and facts, then cached.

        It is given a canvas and a box of its own, and may depend on nothing but the facts.
        """
        left, top, right, bottom = box
        tile = _part(self.palette, (right - left, bottom - top), ground, draw, facts)
        self._pixels.paste(tile.pixels, box)

    def tile(
        self,
        at: tuple[int, int],
        make: Callable[..., Image.Image],
        *facts: Hashable,
        within: Image.Image | None = None,
    ) -> None:
        """The tile that `make(*facts)` makes in this palette, once for its facts, then cached.

        Only what lies within the mask, if there is one.
        """
        pixels, width, height = _made(make, facts)
        box = (at[0], at[1], at[0] + width, at[1] + height)
        if within is None:
            self._pixels.paste(pixels, box)
        else:
            self._pixels.paste(pixels, box, within.im)

    def _paste(self, tile: Tile, left: int, top: int) -> None:
        pixels, width, height = tile
        self._pixels.paste(pixels, (left, top, left + width, top + height))

    def stamp(
        self,
        at: tuple[int, int],
        shape: Callable[..., Image.Image],
        *measures: int | str,
        ground: str,
        colour: str = "ink",
    ) -> None:
        """A shape of these measures, painted once and cached."""
        self._paste(_shape(self.palette, shape, measures, ground, colour), *at)

    def panel(self, box: Box, radius: int, *, ground: str, colour: str) -> None:
        """A filled area with round corners."""
        left, top, right, bottom = box
        self.fill(box, colour)
        above_left, above_right, below_left, below_right = _corners(
            self.palette, radius, ground, colour
        )
        self._paste(above_left, left, top)
        self._paste(above_right, right - radius, top)
        self._paste(below_left, left, bottom - radius)
        self._paste(below_right, right - radius, bottom - radius)

    def band(
        self, box: Box, radius: int, ends: tuple[bool, bool], *, ground: str, colour: str
    ) -> None:
        """A row of a panel that consists of rows: round where it is the first, or the last."""
        left, top, right, bottom = box
        above, below = (0 if end else radius for end in ends)
        whole = (left, top - above, right, bottom + below)
        self.panel(whole, radius, ground=ground, colour=colour)

    def write(
        self,
        text: str,
        box: Box,
        *,
        ground: str,
        colour: str = "ink",
        size: Size = 30,
        weight: str = "regular",
        align: str = "left",
    ) -> None:
        """A line of text, fitted to the box, capitals and digits in the middle of its height.

        `size` is the largest one, or the largest and the least: then it is shortened.
        """
        left, top, right, bottom = box
        room = right - left
        tile, above = _line(self.palette, text, weight, size, room, ground, colour)
        across = left + int((room - tile.width) * ALIGN[align])
        self._paste(tile, across, (top + bottom) // 2 + above)

    def write_each(
        self,
        texts: Iterable[tuple[str, Box]],
        *,
        ground: str,
        colour: str = "ink",
        size: Size = 30,
        weight: str = "regular",
    ) -> None:
        """Many short texts alike, each in the middle of its own box: the numbers of a sheet."""
        palette, paste = self.palette, self._pixels.paste
        for text, (left, top, right, bottom) in texts:
            (pixels, width, height), above = _line(
                palette, text, weight, size, right - left, ground, colour
            )
            x, y = (left + right - width) // 2, (top + bottom) // 2 + above
            paste(pixels, (x, y, x + width, y + height))

    def write_lines(
        self,
        texts: Sequence[str],
        box: Box,
        *,
        ground: str,
        colour: str = "ink",
        size: Size = 30,
        weight: str = "regular",
        align: str = "left",
    ) -> None:
        """Lines of equal height, one below the other."""
        left, top, right, bottom = box
        height = (bottom - top) // len(texts)
        for place, text in enumerate(texts):
            start = top + place * height
            self.write(
                text,
                (left, start, right, start + height),
                ground=ground,
                colour=colour,
                size=size,
                weight=weight,
                align=align,
            )
