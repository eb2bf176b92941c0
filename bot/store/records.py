"""What the store keeps, as records."""

from collections.abc import Mapping

import msgspec

from rules.core.chance import Tape
from rules.core.record import Seat


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a seat, and what number their present ask has."""

    user: int
    name: str
    ask: int = 0
    awaited: bool = False

    @property
    def robot(self) -> bool:
        return self.user == 0


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One game in one channel, from the lobby to the end."""

    id: int = 0
    guild: int
    channel: int
    game: str
    language: str
    stage: str
    version: int = 0
    rules_version: int
    options: Mapping[str, str] = {}
    seed: bytes
    drawn: int = 0
    setup: Tape = ()
    baseline: bytes = b""
    baseline_step: int = 0
    head: bytes = b""
    step: int = 0
    opened_by: int
    opened_at: float
    changed_at: float
    chairs: tuple[Chair, ...] = ()

    @property
    def live(self) -> bool:
        return self.stage in ("lobby", "playing")

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(chair.user for chair in self.chairs if not chair.robot)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.awaited)

    @property
    def robot_due(self) -> bool:
        return self.stage == "playing" and any(self.chairs[seat].robot for seat in self.awaited)

    def seat_of(self, user: int) -> Seat | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)


class StepRow(msgspec.Struct, frozen=True):
    """One move of the log, with what was told about it then."""

    number: int
    seat: Seat
    action: bytes
    events: bytes
    tape: Tape
    drawn: int
    at: float
    undone: bool = False


BOARD = -1
"""The `seat` of the message that stands in the channel."""


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """A message on Discord that shows a table."""

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
    picture: str = ""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """What is remembered of somebody."""

    user: int
    language: str = ""
    seen: str = ""
    dms: str = "unknown"
    told_dms: bool = False


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the people at a table agree on or not."""

    id: int = 0
    table: int
    kind: str
    since: int = 0
    until: int = 0
    by: int
    stage: str = "open"
    expires_at: float
    channel: int = 0
    message: int = 0
    votes: Mapping[int, bool] = {}
