"""Lines of text, fitted to a width and cached as masks, so that each is set only once.

A new line is mostly made of words that are cached already. Letters stand on whole pixels in the
basic layout, so a line put together from words has the pixels of one that is set as a whole.
"""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from renderers.core.glyphs import ROBOT, SUBSTITUTE, cleaned, font, runs
from renderers.core.shapes import diamond, robot

LEAST, READABLE = 22, 28
"""The smallest sizes, in pixels of a picture 1000 wide: of anything, and of what a decision needs.
They are 8 and 10 points on a phone."""

ELLIPSIS = "…"
SPACE = " "
CAPITALS = 0.66
"""How tall capitals and digits are, in sizes of the text."""

DRAWN = {SUBSTITUTE: (diamond, 0.6), ROBOT: (robot, 0.9)}
"""The signs that no font has: their shapes, and how wide they are in sizes of the text."""


@dataclass(frozen=True)
class Line:
    """A line as it will be set: cleaned, shrunk or shortened until it fits."""

    text: str
    weight: str
    size: int

    @property
    def width(self) -> int:
        """How wide it is, in pixels."""
        return measured(self.text, self.weight, self.size)


@lru_cache(maxsize=8192)
def measured(text: str, weight: str, size: int) -> int:
    """The width of a cleaned text in pixels."""
    width = 0.0
    for drawn, letters in runs(text):
        if drawn:
            width += sum(size * DRAWN[sign][1] for sign in letters)
        else:
            words = letters.split(SPACE)
            width += sum(_length(word, weight, size) for word in words)
            width += (len(words) - 1) * _length(SPACE, weight, size)
    return int(width + 0.999)


@lru_cache(maxsize=8192)
def _length(word: str, weight: str, size: int) -> float:
    return font(weight, size).getlength(word)


def fitted(text: str, weight: str, size: int, width: int, least: int = LEAST) -> Line:
    """The text in the largest size that fits; at the least size its end gives way to "…"."""
    text, least = cleaned(text), min(size, least)
    for smaller in range(size, least - 1, -1):
        if measured(text, weight, smaller) <= width:
            return Line(text, weight, smaller)
    return Line(_shortened(text, weight, least, width), weight, least)


def _shortened(text: str, weight: str, size: int, width: int) -> str:
    for length in range(len(text) - 1, 0, -1):
        shorter = text[:length].rstrip() + ELLIPSIS
        if measured(shorter, weight, size) <= width:
            return shorter
    return ELLIPSIS


def halves(text: str) -> tuple[str, str]:
    """A text in two lines, cut at the space nearest to its middle."""
    spaces = [place for place, letter in enumerate(text) if letter == SPACE]
    if not spaces:
        return text, ""
    cut = min(spaces, key=lambda place: abs(place - len(text) / 2))
    return text[:cut], text[cut + 1 :]


@dataclass(frozen=True)
class Setting:
    """A line's letters as cover, 0 to 255, cut to their height; `rise` is how far the cut's top
    lies above the baseline."""

    mask: Image.Image
    rise: int

    def top(self, middle: int, size: int) -> int:
        """Where the mask goes so that capitals and digits stand in the middle of a box."""
        return middle + round(size * CAPITALS / 2) - self.rise


@lru_cache(maxsize=4096)
def setting(line: Line) -> Setting:
    """The line, set. Cut to its letters, so that it covers nothing around them.

    Cached without its colours: most numbers were written on another ground before.
    """
    ascent, descent = font(line.weight, line.size).getmetrics()
    image = Image.new("L", (max(1, line.width), ascent + descent))
    left = 0.0
    for drawn, letters in runs(line.text):
        put = _signs if drawn else _letters
        left = put(image, line, left, letters)
    _, top, _, bottom = image.getbbox() or (0, 0, 1, 1)
    return Setting(image.crop((0, top, image.width, bottom)), ascent - top)


def _letters(image: Image.Image, line: Line, left: float, letters: str) -> float:
    space = _length(SPACE, line.weight, line.size)
    for word in letters.split(SPACE):
        if word:
            mask = _word(word, line.weight, line.size)
            image.paste(255, (round(left) - line.size // 2, 0), mask)
        left += _length(word, line.weight, line.size) + space
    return left - space


@lru_cache(maxsize=4096)
def _word(word: str, weight: str, size: int) -> Image.Image:
    """A word, with half its size around it for letters that lean out of their room."""
    face = font(weight, size)
    width = round(_length(word, weight, size)) + 2 * (size // 2)
    image = Image.new("L", (width, sum(face.getmetrics())))
    ImageDraw.Draw(image).text((size // 2, 0), word, fill=255, font=face)
    return image


def _signs(image: Image.Image, line: Line, left: float, signs: str) -> float:
    baseline, _ = font(line.weight, line.size).getmetrics()
    for sign in signs:
        shape, width = DRAWN[sign]
        mask = shape(round(line.size * width * 0.85))
        top = baseline - round(line.size * 0.33) - mask.height // 2
        image.paste(mask, (round(left), top))
        left += line.size * width
    return left
