"""Somebody's own words, so that they can do no harm wherever they are shown."""

import unicodedata

from bot.ui.limits import cut

MOST_ACCENTS = 2
"""Marks kept above and below one letter; more of them climb into the lines around."""

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that count as letters or marks and show nothing."""

MARKS = ("Mn", "Me")
RIGHT_TO_LEFT = ("R", "AL")
ISOLATED = "\u2068{}\u2069"


def visible(text: str, most: int) -> str:
    """One line of signs that can be seen; empty where there is none.

    Signs that steer the direction of writing, controls and the like are left out.
    """
    kept: list[str] = []
    accents = 0
    for sign in unicodedata.normalize("NFC", text):
        if sign.isspace():
            sign = " "
        if not sign.isprintable() or sign in BLANK or _selects_a_variant(sign):
            continue
        accents = accents + 1 if unicodedata.category(sign) in MARKS else 0
        if accents <= MOST_ACCENTS:
            kept.append(sign)
    shown = " ".join("".join(kept).split())
    return cut(shown, most) if any(map(_stands_alone, shown)) else ""


def isolated(text: str) -> str:
    """Words written from right to left turn nothing around them."""
    turned = any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in text)
    return ISOLATED.format(text) if turned else text


def _selects_a_variant(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def _stands_alone(sign: str) -> bool:
    """Neither a space nor a mark that needs a letter to sit on."""
    return unicodedata.category(sign)[0] not in "ZM"
