"""A picture in the making: plain areas, shapes and lines of text put on known grounds.

Everything is put on a ground whose colour is named. That is what makes a finished tile reusable,
and pasting finished tiles is what makes drawing fast. Tiles are of three sizes: a shape or a line
of text; a part, which a game draws from some facts (a card, a row, a chip); the paper of a whole
picture with all that is printed on it. Only the finished picture is never kept.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache

from PIL import Image

from renderers.core.palette import Palette
from renderers.core.shapes import disc
from renderers.core.text import fitted, setting

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; right and bottom are outside."""

ALIGN = {"left": 0.0, "centre": 0.5, "right": 1.0}


@lru_cache(maxsize=8192)
def _line(
    palette: Palette, text: str, font: tuple[str, int], width: int, colours: tuple[str, str]
) -> tuple[Image.Image, int]:
    """A line of text as a finished tile, and how far its top lies from the middle of its box."""
    line = fitted(text, *font, width)
    letters = setting(line)
    return palette.painted(letters.mask, *colours), letters.top(0, line.size)


@lru_cache(maxsize=2048)
def _tile(
    palette: Palette,
    shape: Callable[..., Image.Image],
    measures: tuple[int | str, ...],
    colours: tuple[str, str],
) -> Image.Image:
    """A shape as a finished tile."""
    return palette.painted(shape(*measures), *colours)


@lru_cache(maxsize=512)
def _corners(palette: Palette, radius: int, colours: tuple[str, str]) -> tuple[Image.Image, ...]:
    """The quarters of a disc: above left and right, below left and right."""
    whole = _tile(palette, disc, (2 * radius,), colours)
    halves = ((0, radius), (radius, 2 * radius))
    return tuple(
        whole.crop((left, top, right, bottom)) for top, bottom in halves for left, right in halves
    )


@lru_cache(maxsize=1024)
def _part(
    palette: Palette,
    size: tuple[int, int],
    ground: str,
    draw: Callable[..., None],
    facts: tuple[Hashable, ...],
) -> Image.Image:
    """A part of a picture as a finished tile."""
    canvas = Canvas.plain(palette, size, ground)
    draw(canvas, (0, 0, *size), *facts)
    return canvas.image


def forget_tiles() -> None:
    """Everything is set and painted anew: for tests that watch how."""
    for kept in (_line, _tile, _corners, _part):
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
        return cls(palette, palette.blank(size, ground))

    def fill(self, box: Box, colour: str) -> None:
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
        """What `draw(canvas, box, *facts)` draws, once for each size and facts, then kept.

        It is given a canvas and a box of its own, and may depend on nothing but the facts.
        """
        left, top, right, bottom = box
        tile = _part(self.palette, (right - left, bottom - top), ground, draw, facts)
        self._pixels.paste(tile.im, box)

    def stamp(
        self,
        at: tuple[int, int],
        shape: Callable[..., Image.Image],
        *measures: int | str,
        ground: str,
        colour: str = "ink",
    ) -> None:
        """A shape of these measures, painted once and kept."""
        self.put(_tile(self.palette, shape, measures, (ground, colour)), at)

    def panel(self, box: Box, radius: int, *, ground: str, colour: str) -> None:
        """A filled area with round corners."""
        left, top, right, bottom = box
        self.fill(box, colour)
        spots = ((x, y) for y in (top, bottom - radius) for x in (left, right - radius))
        corners = _corners(self.palette, radius, (ground, colour))
        for spot, corner in zip(spots, corners, strict=True):
            self.put(corner, spot)

    def write(
        self,
        text: str,
        box: Box,
        *,
        ground: str,
        colour: str = "ink",
        size: int = 30,
        weight: str = "regular",
        align: str = "left",
    ) -> None:
        """A line of text, fitted to the box, capitals and digits in the middle of its height."""
        left, top, right, bottom = box
        room = right - left
        tile, above = _line(self.palette, text, (weight, size), room, (ground, colour))
        across = left + int((room - tile.width) * ALIGN[align])
        self.put(tile, (across, (top + bottom) // 2 + above))

    def write_lines(
        self,
        texts: Sequence[str],
        box: Box,
        *,
        ground: str,
        colour: str = "ink",
        size: int = 30,
        weight: str = "regular",
        align: str = "left",
    ) -> None:
        """Lines of equal height, one below the other."""
        left, top, right, bottom = box
        height = (bottom - top) // len(texts)
        for place, text in enumerate(texts):
            start = top + place * height
            self.write(
                text, (left, start, right, start + height),
                ground=ground, colour=colour, size=size, weight=weight, align=align,
            )  # fmt: skip
