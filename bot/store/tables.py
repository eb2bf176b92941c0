"""Tables from the lobby to the end, with their chairs."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Literal, Protocol

import msgspec

from bot.clock import DAY, HOUR
from bot.store.chairs import Chair
from bot.store.log import StepRow
from renderers.core.scheme import STANDARD, Scheme
from rules.core.chance import Draw, Tape
from rules.core.duel import original
from rules.core.game import Result
from rules.core.record import Seat

Stage = Literal["lobby", "playing", "over", "closed"]
"""Where a table is in its life: `over` has a result, `closed` was ended without one."""

Overdue = Literal["wait", "vote", "robot"]
"""What happens when the time for a move is up: nothing, the others may vote to let a robot play it,
or a robot plays it at once."""

OVERDUE: tuple[Overdue, ...] = ("wait", "vote", "robot")

Languages = Literal["one", "both"]
"""Whether a table speaks the language of whoever opened it, or every language, that one first."""

LANGUAGES: tuple[Languages, ...] = ("one", "both")

RobotMoves = Literal["together", "each"]
"""Whether the moves of several robots in a row are shown at once, or each for a moment."""

ROBOT_MOVES: tuple[RobotMoves, ...] = ("together", "each")

Coaching = Literal["off", "on"]
"""Whether people at a table may ask the coach what to do."""

COACHING: tuple[Coaching, ...] = ("off", "on")

PACES = {"none": 0, "1h": HOUR, "8h": 8 * HOUR, "24h": DAY, "3d": 3 * DAY}
"""How long a move may take, in seconds; 0 for as long as one likes."""


def seconds(pace: str) -> int:
    """How long a move may take at this pace; 0 for no limit."""
    return PACES.get(pace, 0)


LuckKind = Literal["numbered", "keyed"]
"""What a table's draws go by: how many were made before, or what is thrown."""


class Word(msgspec.Struct, frozen=True, array_like=True):
    """A word that somebody has added in the lobby, so that nobody else could know the dice."""

    user: int
    text: str


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One game in one channel, from the lobby to the end.

    Its draws come from `seed`, and (`keyed` ones) from what nobody could choose who knew the seed:
    `anchor`, the number that Discord gave the lobby's first message, and the `words` of the
    players. `record` has digests of its seats and of its moves once it is over.

    `told` is the last step of which everybody was told; what was named in secret since is nobody
    else's business. `rewound`: something that was drawn, or a step of another seat, has been taken
    back. `invited` are the people whom a lobby invites, in the order in which they would sit.
    `scheme` are the colours of what everybody sees.

    A `private` table is one person's own, in no channel. `series` says with which others it shares
    its dice (a day, a duel): there a draw goes by what is thrown alone, not by what was decided
    before it, and nobody has two tables of a game. The secret is `sealed` while others of the
    series are still being played. Its time is up at `ends_at`, and so is that of a duel.

    `coach`: people may ask what to do. `origin` is the table whose game is played on from one of
    its positions, for practice; `throws` are the dice of that game which fall again, by what was
    thrown.
    """

    id: int = 0
    guild: int
    channel: int
    game: str
    language: str
    stage: Stage
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
    overdue: Overdue = "wait"
    told: int = 0
    rewound: bool = False
    invited: tuple[int, ...] = ()
    luck: LuckKind = "numbered"
    anchor: int = 0
    words: tuple[Word, ...] = ()
    record: str = ""
    scheme: Scheme = STANDARD
    languages: Languages = "one"
    robot_moves: RobotMoves = "together"
    series: str = ""
    sealed: bool = False
    ends_at: float = 0
    coach: Coaching = "off"
    origin: int = 0
    throws: Mapping[str, Draw] = {}
    chairs: tuple[Chair, ...] = ()

    def __repr__(self) -> str:
        """Without the secret and what is hidden."""
        return f"Table(id={self.id}, game={self.game!r}, stage={self.stage!r}, step={self.step})"

    @property
    def one_by_one(self) -> bool:
        """Whether each robot's move is shown for a moment: where people play it in one sitting."""
        return self.robot_moves == "each" and self.pace == "none"

    @property
    def live(self) -> bool:
        """Whether the table still occupies its channel."""
        return self.stage in ("lobby", "playing")

    @property
    def private(self) -> bool:
        """Whether it is one person's own: nobody else sees it, and nobody waits for them."""
        return self.channel == 0

    @property
    def duel(self) -> bool:
        """Whether everybody plays alone with the same dice, and all at once."""
        return self.game != original(self.game)

    @property
    def same_dice(self) -> bool:
        """Whether others meet the same dice, so that nobody may see any before deciding."""
        return self.duel or bool(self.series)

    @property
    def secret(self) -> bool:
        """Whether the seed must not be known yet."""
        return self.live or self.sealed

    @property
    def people(self) -> tuple[int, ...]:
        """The users on the seats, without robots."""
        return tuple(chair.user for chair in self.chairs if not chair.robot)

    @property
    def robots(self) -> tuple[Seat, ...]:
        """The seats that robots play."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.robot_played)

    @property
    def owners(self) -> tuple[int, ...]:
        """Everybody who has a seat, also those for whom a robot sits in."""
        return tuple(chair.owner for chair in self.chairs if chair.owner)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the game waits for, robots included."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.awaited)

    @property
    def robot_due(self) -> bool:
        """Whether a robot is to move, or somebody may have wished for the answer.

        Without any person at the table the robots do not play on.
        """
        playing = self.stage == "playing" and bool(self.people)
        chairs = (self.chairs[seat] for seat in self.awaited)
        return playing and any(chair.robot or chair.idle for chair in chairs)

    @property
    def robot_awaited(self) -> bool:
        """Whether a robot is to move, of whose answer nobody but this robot knows anything."""
        return self.robot_due and any(self.chairs[seat].robot for seat in self.awaited)

    @property
    def closes_at(self) -> float:
        """When the table closes by itself unless something changes; 0 for never."""
        if self.private:
            return self.ends_at if self.live else 0
        deserted = self.stage == "playing" and not self.people
        return self.changed_at + DAY if self.stage == "lobby" or deserted else 0

    def seat_of(self, user: int) -> Seat | None:
        """The seat that somebody plays now."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)


class TableStore(Protocol):
    """Tables with their chairs."""

    async def add(self, table: Table) -> Table:
        """The table with its number; `ChannelTaken` where one is live in the channel."""
        ...

    async def get(self, number: int) -> Table | None:
        """The table with that number."""
        ...

    def held(self, number: int) -> AbstractAsyncContextManager[Table | None]:
        """The table with that number, which no other worker changes until it is saved here.

        For as long as it takes to decide what follows: nothing is awaited inside the block but the
        store, which saves this table alone. Whoever else would change it in the same process waits
        for its lock.
        """
        ...

    async def live_in(self, channel: int) -> Table | None:
        """The lobby or running game of a channel."""
        ...

    async def last_in(self, channel: int) -> Table | None:
        """The newest table of a channel, live or not."""
        ...

    async def attempt(self, series: str, user: int, game: str) -> Table | None:
        """Somebody's own table of a series, live or not."""
        ...

    async def is_open(self, series: str, game: str) -> bool:
        """Whether the secret of a series may be known: it has been shown to somebody."""
        ...

    async def practices(self, user: int) -> Sequence[int]:
        """The tables on which somebody plays on from an earlier position."""
        ...

    async def unseal(self, before: str, names: Mapping[str, str]) -> None:
        """The secrets of all days before this one may be known.

        Whoever has asked meanwhile to be forgotten is forgotten there; `names` as in `forget`.
        """
        ...

    async def save(
        self,
        table: Table,
        step: StepRow | None = None,
        *,
        undone_from: int = 0,
        kept: Collection[int] = (),
        left: Collection[int] = (),
        result: Result | None = None,
    ) -> Table:
        """Saves the next version of a table, with the step that led to it, in one transaction.

        With `undone_from` the steps from that number on are marked as undone, but for those that
        are `kept`, and a result goes with them. The messages of seats that somebody has `left` are
        marked as retired. `Conflict` if the table is no longer at the version it was read at.
        """
        ...

    async def first_message(self, table: int) -> int:
        """The number of the lobby's first message on Discord; 0 while none is known."""
        ...

    async def of(self, user: int) -> Sequence[int]:
        """The running games in which somebody has a seat, private tables aside."""
        ...

    async def behind(self) -> Sequence[int]:
        """The tables of which some message shows an earlier version."""
        ...

    async def caught_up(self, table: int, version: int, revision: int = -1) -> None:
        """Notes that all messages show this version; no effect if the table has changed since.

        The table's lease is given back with it, if the `revision` is the one that they show.
        """
        ...

    async def robot_due(self) -> Sequence[int]:
        """The tables at which a robot, or an automatic pass, may be due."""
        ...

    async def closing(self, now: float) -> Sequence[int]:
        """The tables whose time to close by themselves has come."""
        ...
