"""How a renderer gets its words: handed in by the bot, in the reader's language."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from rules.core.record import Fact, Seat

ALT_LIMIT = 1024
"""Characters of alt text that Discord takes."""


class Say(Protocol):
    """Says a message in the reader's language; handed in by whoever draws."""

    @property
    def in_full(self) -> bool:
        """Whether labels are said to their end, however long: for whoever listens to them."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name, by seat."""
        ...

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """The Fluent message, filled with the facts."""
        ...

    def name(self, seat: Seat, /) -> str:
        """The player's name, as they are called at this table."""
        ...

    def among(self, seats: tuple[Seat, ...], /) -> "Say":
        """The same words where these players alone sit, in this order."""
        ...


def alt_text(sentences: Iterable[str]) -> str:
    """Sentences as an alt text, the most urgent first, since the end is what gets cut."""
    said = " ".join(sentences)
    return said if len(said) <= ALT_LIMIT else said[: ALT_LIMIT - 1] + "…"


@dataclass(frozen=True)
class Alt:
    """A picture in sentences, in the order in which a listener needs them.

    `moment` says whom the table waits for, `lies` which dice or cards a decision is about,
    `changed` what the picture marks as new, `rest` what else there is to see. What never changes is
    left out.
    """

    moment: tuple[str, ...]
    lies: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()

    def text(self, asked: str = "", options: str = "") -> str:
        """As an alt text, with what somebody is asked and what they may answer in their places."""
        parts = (*self.moment, asked, *self.lies, options, *self.changed, *self.rest)
        return alt_text(filter(None, parts))

    def room(self, asked: str = "") -> int:
        """How many characters are left for the options, so that what changed is still told."""
        told = (*self.moment, asked, *self.lies, *self.changed)
        return ALT_LIMIT - sum(len(part) + 1 for part in told)
