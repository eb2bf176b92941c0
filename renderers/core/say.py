"""How a renderer gets its words: handed in by the bot, in the reader's language."""

from typing import Protocol

from rules.core.record import Fact, Seat


class Say(Protocol):
    def __call__(self, message: str, /, **facts: Fact) -> str:
        """The Fluent message, filled with the facts."""
        ...

    def name(self, seat: Seat, /) -> str:
        """The player's name, as they are called at this table."""
        ...
