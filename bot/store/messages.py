"""The messages on Discord that show a table."""

from collections.abc import Collection, Sequence
from typing import Literal, Protocol

import msgspec

from bot.store.log import StepRow
from bot.store.waits import Wait
from renderers.core.scheme import STANDARD

CHANNEL = -1
"""Stands in the place of a seat for what everybody in the channel sees."""


class Attached(msgspec.Struct, frozen=True):
    """Which pictures a message on Discord has.

    `late`: none yet, they will be added by an edit; `lobby`: a lobby without one; `text`: the
    bot may not attach files there, so the board is written out; `pictures`: as many as `count`, and
    `key` is a hash of what they show.
    """

    kind: Literal["late", "lobby", "text", "pictures"]
    key: str = ""
    count: int = 0

    @property
    def of_lobby(self) -> bool:
        """Whether the message shows a lobby."""
        return self.kind == "lobby" or self.key.startswith(PICTURED)

    @property
    def code(self) -> str:
        """As it is stored in a column."""
        match self.kind:
            case "pictures":
                return f"{self.key}:{self.count}"
            case "late":
                return ""
            case _:
                return self.kind

    @classmethod
    def from_code(cls, code: str) -> "Attached":
        """Reads what `code` has written."""
        match code:
            case "":
                return LATE
            case "lobby":
                return LOBBY
            case "text":
                return TEXT
            case _:
                key, _, count = code.partition(":")
                return cls("pictures", key, int(count or 0))


LATE = Attached("late")
LOBBY = Attached("lobby")
TEXT = Attached("text")
PICTURED = "lobby"


def pictured_lobby(scheme: str) -> Attached:
    """A lobby with its picture in these colours."""
    key = PICTURED if scheme == STANDARD else f"{PICTURED}-{scheme}"
    return Attached("pictures", key, 1)


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """A message on Discord that shows a table.

    `seat` is `CHANNEL` for the board, else whose direct message it is. It shows `version` of the
    table and tells the steps after `since`; `posted` was the last step when it was sent.
    `mentioned` are the people awaited then, each with the number of their ask. The `token` of the
    last press on it edits it until `token_until`, where several workers share such tokens.
    """

    message: int
    channel: int
    table: int
    seat: int
    version: int
    ask: int = 0
    since: int
    posted: int
    posted_at: float
    mentioned: tuple[tuple[int, int], ...] = ()
    attached: Attached = LATE
    token: str = ""
    token_until: float = 0

    def __repr__(self) -> str:
        """Without the token, which is a secret."""
        return f"Message(message={self.message}, table={self.table}, seat={self.seat})"


class MessageStore(Protocol):
    """The messages on Discord that show a table."""

    async def live(self, table: int) -> Sequence[Message]:
        """The messages of a table that are kept up to date."""
        ...

    async def shown(self, table: int, seat: int) -> Message | None:
        """The live message in the channel (`CHANNEL`) or of a seat."""
        ...

    async def board(self, table: int) -> tuple[Message | None, Sequence[StepRow]]:
        """The live message in the channel, and the steps that it tells of or should."""
        ...

    async def retired(self, table: int) -> Sequence[Message]:
        """Messages that were replaced and still have controls."""
        ...

    async def note(self, message: Message) -> None:
        """Notes what a message that was edited shows now.

        It is written a moment later: if it is lost, the message is edited once more.
        """
        ...

    async def put(self, message: Message, told: Collection[Wait] = ()) -> None:
        """Notes what a message shows now; an older live one of the same seat becomes retired.

        The people of the waits `told` have been told of them by it.
        """
        ...

    def note_token(self, message: int, token: str, until: float, table: int) -> None:
        """Notes the token of a press on a message, for other workers, if there are any."""
        ...

    async def drop(self, message: int) -> None:
        """Forgets a message, which has nothing left to press."""
        ...

    async def table_of(self, message: int) -> int | None:
        """The table that a message shows."""
        ...
