"""What a control's id says: all that a press means, so that buttons outlive restarts.

An id has at most 100 characters and can be read by clients, so it never holds a secret: a move is
named by a fingerprint that is looked up among what the presser is asked.
"""

from enum import Enum, StrEnum, auto
from typing import ClassVar

import msgspec


class Surface(StrEnum):
    """Where a control stands: on the channel's board, in an ephemeral message, in a direct one, in
    a lesson, or in a review."""

    BOARD = "b"
    PRIVATE = "p"
    DIRECT = "d"
    LESSON = "l"
    """An ephemeral message with a practice hand, which has the number of a lesson for its table."""
    REVIEW = "r"
    """An ephemeral message with a position of a finished game, which has its step for its ask."""


class Reply(Enum):
    """How a press is acknowledged, which Discord wants to know before anything is looked up."""

    UPDATE = auto()
    """The pressed message changes."""
    PRIVATE = auto()
    """A new ephemeral message follows."""
    BESIDE = auto()
    """A new ephemeral message follows, and the pressed one may change later on."""
    MODAL = auto()
    """A form opens, which is an acknowledgement by itself."""


LAST = 9999
"""A page or step beyond the last one stands for it."""


class Control(msgspec.Struct, frozen=True):
    """One kind of control, written as its letter (or two) and its fields.

    Which handler answers it stands in `bot/incoming/dispatch.py`.
    """

    letter: ClassVar[str]

    at_table: ClassVar[bool] = False
    """Works in its table's channel, and for the people at the table wherever they are."""

    checks_itself: ClassVar[bool] = False
    """Its handler judges what a press on an outdated message means. Any other control counts only
    while the message, as everybody sees it, still has it."""

    reply: ClassVar[Reply] = Reply.UPDATE
    """How a press on it is acknowledged."""

    def __str__(self) -> str:
        return ":".join([self.letter, *(str(field) for field in msgspec.structs.astuple(self))])
