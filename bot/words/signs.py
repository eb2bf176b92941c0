"""Drawn icons inside a text: marks that become application emojis when a message is sent.

Nobody can type a mark, since names lose such characters (`bot/words/sanitize.py`). The word beside
it says the same, so a text whose icons are missing or too long is whole without them.
"""

import re
from collections.abc import Callable

BEGIN, END = "\ue000", "\ue001"
MARK = re.compile(f"{BEGIN}([a-z0-9]+){END}")

LONGEST = "<:{}:" + "9" * 20 + ">"
"""An emoji as it is sent, with the longest number that Discord gives."""


def sign(icon: str) -> str:
    """The mark of an icon, to stand before its word; nothing where there is none."""
    return f"{BEGIN}{icon.replace('-', '')}{END}" if icon else ""


def drawn(text: str, emoji: Callable[[str], str]) -> str:
    """The text with every mark as its emoji, of which `emoji` knows those that there are."""

    return MARK.sub(lambda found: emoji(found[1]), text)


def undrawn(text: str) -> str:
    """The text in words alone."""
    return MARK.sub("", text)


def length(text: str) -> int:
    """Characters of a text as it is sent, at most."""
    return len(drawn(text, LONGEST.format))
