"""What a game is called: as a key, as a Python package, and on its box."""

import keyword
import re
from dataclasses import dataclass

LONGEST = 24
"""Letters of a key; so its name still fits into every line of the template."""

USAGE = "Say what it is called: make new-game NAME=farkle (or NAME=lucky-seven)."


@dataclass(frozen=True)
class Name:
    """The name of a game. Its key, such as `lucky-seven`, is what the bot stores and asks for."""

    key: str

    @property
    def package(self) -> str:
        """The key as Python takes it: `lucky_seven`."""
        return self.key.replace("-", "_")

    @property
    def title(self) -> str:
        """What people read: `Lucky Seven`."""
        return " ".join(word.capitalize() for word in self.key.split("-"))


def fault(key: str) -> str | None:
    """Why a game cannot be called this, in a sentence; None where it can."""
    if not key:
        return USAGE
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", key):
        return f"{key!r} is no name: small letters, digits and single dashes, a letter first."
    if len(key) > LONGEST:
        return f"{key!r} is too long: {LONGEST} letters at most."
    if keyword.iskeyword(key):
        return f"{key!r} is a word of Python: a package cannot be called so."
    return None
