"""A picture in the making: plain areas, shapes and lines of text put on known grounds.

Everything is put on a ground whose colour is named. That is what makes a finished tile reusable,
and pasting finished tiles is what makes drawing fast.
"""

from collections.abc import Callable, Sequence
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


class Canvas:
    """A picture and its palette."""

    def __init__(self, palette: Palette, image: Image.Image) -> None:
        self.palette = palette
        self.image = image

    @classmethod
    def plain(cls, palette: Palette, size: tuple[int, int], ground: str) -> "Canvas":
        return cls(palette, palette.blank(size, ground))

    def fill(self, box: Box, colour: str) -> None:
        self.image.paste(self.palette[colour], box)

    def stamp(
        self,
        at: tuple[int, int],
        shape: Callable[..., Image.Image],
        *measures: int | str,
        ground: str,
        colour: str = "ink",
    ) -> None:
        """A shape of these measures, painted once and kept."""
        self.image.paste(_tile(self.palette, shape, measures, (ground, colour)), at)

    def panel(self, box: Box, radius: int, *, ground: str, colour: str) -> None:
        """A filled area with round corners."""
        left, top, right, bottom = box
        self.fill(box, colour)
        spots = ((x, y) for y in (top, bottom - radius) for x in (left, right - radius))
        corners = _corners(self.palette, radius, (ground, colour))
        for spot, corner in zip(spots, corners, strict=True):
            self.image.paste(corner, spot)

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
        self.image.paste(tile, (across, (top + bottom) // 2 + above))

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
