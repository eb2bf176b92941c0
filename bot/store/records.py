"""What the store keeps, as records."""

from collections.abc import Mapping

import msgspec

from rules.core.chance import Tape
from rules.core.record import Seat

HOUR = 60 * 60
DAY = 24 * HOUR

PACES = {"none": 0, "1h": HOUR, "8h": 8 * HOUR, "24h": DAY, "3d": 3 * DAY}
"""How long a move may take, in seconds; 0 for as long as one likes."""

OVERDUE = ("wait", "vote", "robot")
"""What happens when the time is up: nothing, the others may let a robot play, or it plays."""


def seconds(pace: str) -> int:
    return PACES.get(pace, 0)


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a seat, and what number their present ask has.

    `since` and `due` are when a present wait began and must end (0: not awaited, no deadline).
    `idle`: the ask has an idle answer, with which somebody who wishes so is passed by. `former` sat
    here before; `absent` may take the seat back from the robot on it; an `open` seat is anybody's.
    """

    user: int
    name: str
    ask: int = 0
    awaited: bool = False
    since: float = 0
    due: float = 0
    idle: bool = False
    former: tuple[int, ...] = ()
    absent: int = 0
    open: bool = False

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
    pace: str = "none"
    overdue: str = "wait"
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
        """A robot is to move, or somebody idle may wish to be passed by.

        Without any person at the table the robots wait.
        """
        playing = self.stage == "playing" and bool(self.people)
        chairs = (self.chairs[seat] for seat in self.awaited)
        return playing and any(chair.robot or chair.idle for chair in chairs)

    @property
    def closes_at(self) -> float:
        """When the table closes by itself unless something changes; 0 for never."""
        deserted = self.stage == "playing" and not self.people
        return self.changed_at + DAY if self.stage == "lobby" or deserted else 0

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
    stood_in: bool = False


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
    remind: str = "dm"
    remind_after: int = 8 * HOUR
    zone: str = ""
    quiet: str = ""
    mentions: bool = True
    passes: bool = False
    counted: bool = True


class Wait(msgspec.Struct, frozen=True):
    """A person a game waits for: since when, until when (0: no deadline), and their reminders."""

    table: int
    seat: Seat
    user: int
    since: float
    due: float
    remind_at: float
    reminded: int


class Played(msgspec.Struct, frozen=True, gc=False):
    """How one seat of a finished game came out.

    `user` is 0 for a robot and None for somebody who is in no statistics. `kind`: among `people`,
    with `robots` (or a seat that `changed` hands), `solo`, or `aborted`, which has no place.
    """

    table: int
    seat: Seat
    game: str
    options: str
    seats: int
    user: int | None
    name: str
    changed: bool
    place: int
    score: int
    kind: str
    at: float

    @property
    def won(self) -> bool:
        """A shared first place is a win; a seat that changed hands wins for nobody."""
        return self.place == 1 and not self.changed


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
    seat: int = -1
    ask: int = 0
    asked: int = 0
    votes: Mapping[int, bool] = {}
