"""Letters: the fonts, and what becomes of a name they cannot write.

People are called "𝕵𝖔𝖊", "😀", "العربية" or three lines of stacked accents. Nothing of that may
break a picture or leak out of its box: what the font lacks is drawn as a small diamond.
"""

import unicodedata
from functools import cache, lru_cache
from itertools import groupby

from font_source_sans_pro import (  # type: ignore[import-untyped]  # the package has no types
    SourceSansPro,
    SourceSansProBold,
    SourceSansProIt,
    SourceSansProSemibold,
    SourceSansProSemiboldIt,
)
from PIL import ImageFont

FILES = {
    "regular": SourceSansPro,
    "italic": SourceSansProIt,
    "semibold": SourceSansProSemibold,
    "semibold-italic": SourceSansProSemiboldIt,
    "bold": SourceSansProBold,
}

SUBSTITUTE = "\ufffd"
"""Stands in a cleaned text where a diamond is drawn."""

ROBOT = "\U000f0001"
"""Stands where the head of a robot is drawn: a private character, which no name keeps that was
typed."""

SIGNS = (SUBSTITUTE, ROBOT)

NOWHERE = "\U000f0000"
"""A private character that no font has: what it looks like is a missing glyph."""

MOST_ACCENTS = 2
"""Combining marks kept on one letter."""


@cache
def font(weight: str, size: int) -> ImageFont.FreeTypeFont:
    """Basic layout everywhere: the other engine is not on every machine and moves pixels."""
    return ImageFont.truetype(FILES[weight], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def drawable(letter: str) -> bool:
    """Whether every weight of the font has this character."""
    if letter == SUBSTITUTE:
        return False
    return letter.isspace() or all(_has(font(weight, 24), letter) for weight in FILES)


def _has(face: ImageFont.FreeTypeFont, letter: str) -> bool:
    return bytes(face.getmask(letter)) != bytes(face.getmask(NOWHERE))


@lru_cache(maxsize=4096)
def cleaned(text: str) -> str:
    """The text in characters we can draw, one line, accents tamed."""
    letters: list[str] = []
    accents = 0
    for letter in unicodedata.normalize("NFC", text):
        accents = accents + 1 if unicodedata.combining(letter) else 0
        if accents <= MOST_ACCENTS:
            letters.append(_shown(letter))
    return " ".join("".join(letters).split())


def _shown(letter: str) -> str:
    """The character, its plain form, the substitute, or nothing where it has no shape."""
    if letter.isspace():
        return " "
    if unicodedata.category(letter) in ("Cc", "Cf", "Cs"):
        return ""
    if letter == ROBOT or drawable(letter):
        return letter
    plain = "".join(filter(drawable, unicodedata.normalize("NFKD", letter)))
    unseen = unicodedata.category(letter) in ("Mn", "Me", "Mc", "Sk")
    return plain or ("" if unseen else SUBSTITUTE)


@lru_cache(maxsize=4096)
def initial(name: str) -> str:
    """The first letter or digit of a name that can be drawn, as a capital; nothing without one."""
    found = (letter.upper() for letter in cleaned(name) if letter.isalnum())
    return next((letter for letter in found if len(letter) == 1 and drawable(letter)), "")


@lru_cache(maxsize=1024)
def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each player; those who share one have the number of their seat with it."""
    letters = [initial(name) or str(seat) for seat, name in enumerate(names, start=1)]
    return tuple(
        letter if letters.count(letter) == 1 else f"{letter}{seat}"
        for seat, letter in enumerate(letters, start=1)
    )


def runs(text: str) -> list[tuple[bool, str]]:
    """A cleaned text in stretches, each of letters (False) or of signs that are drawn (True)."""
    parts = groupby(text, key=lambda letter: letter in SIGNS)
    return [(drawn, "".join(letters)) for drawn, letters in parts]
