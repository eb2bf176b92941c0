"""The messages in channels that offer a seat."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from rules.core.record import Seat

SeatOffer = Literal["back", "take"]
"""What a notice offers: the seat back to its owner, or to anybody who takes it."""


class SeatNotice(msgspec.Struct, frozen=True):
    """A message in the channel with a button for somebody to sit down on a seat."""

    message: int
    channel: int
    table: int
    seat: Seat
    offer: SeatOffer


class SeatNoticeStore(Protocol):
    """The messages in channels that offer a seat."""

    async def of(self, table: int) -> Sequence[SeatNotice]:
        """The notices of a table that still have a button, the newest first."""
        ...

    async def put(self, notice: SeatNotice) -> None:
        """Remembers a notice."""
        ...

    async def drop(self, message: int) -> None:
        """Forgets a notice, which has no button any more."""
        ...
