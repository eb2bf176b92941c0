"""Sanitizes what people typed or are called, so that it can do no harm wherever it is shown."""

import unicodedata

import discord

MOST_ACCENTS = 2
"""Marks kept above and below one letter; more of them climb into the lines around."""

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or marks and show nothing."""

MARKS = ("Mn", "Me")
RIGHT_TO_LEFT = ("R", "AL")
ISOLATED = "\u2068{}\u2069"


def visible(text: str, most: int) -> str:
    """One line of visible characters; empty where there is none.

    Control characters, and those that change the direction of writing, are left out.
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


def cut(text: str, most: int) -> str:
    """The text, or as much of it as fits, with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def escaped(text: str) -> str:
    """The text without any effect as markdown, mention or link."""
    plain = discord.utils.escape_markdown(text, ignore_links=False)
    return discord.utils.escape_mentions(plain).replace("<", "‹").replace("://", ":\u200b//")


def isolated(text: str) -> str:
    """Isolates right-to-left text, so that it does not reorder what stands around it."""
    turned = any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in text)
    return ISOLATED.format(text) if turned else text


def _selects_a_variant(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def _stands_alone(sign: str) -> bool:
    """Neither a space nor a mark that needs a letter to sit on."""
    return unicodedata.category(sign)[0] not in "ZM"
