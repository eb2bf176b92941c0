"""Typed text as words that can be compared: without case, accents, and all kinds of dashes."""

import re
import unicodedata

Words = tuple[str, ...]

DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"))
HYPHEN = re.compile(r"(?<=[^\W\d])-(?=[^\W\d])")
"""Between letters a dash joins one word: "re-roll" is "reroll"."""

WORD = re.compile(r"(?<!\w)[+-]\d\w*|\w+")
"""A number may have a sign, unless the sign stands between two numbers."""


def read(text: str) -> Words:
    """The words of a text as they are compared."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(sign for sign in parts if not unicodedata.combining(sign)).translate(DASHES)
    return tuple(WORD.findall(HYPHEN.sub("", plain)))
