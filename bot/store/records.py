"""The rows of the store as typed records.

States that rows can be in are `Literal` types, so that a misspelt one is found by the type checker.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from renderers.core.scheme import STANDARD, OwnScheme, Scheme
from rules.core.chance import Draw, Tape
from rules.core.duel import original
from rules.core.levels import Level
from rules.core.record import Seat

HOUR = 60 * 60
DAY = 24 * HOUR
SILENCE = 7 * DAY
"""After so long without a sign of somebody who is awaited, the others may go on without them."""

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


NOTICE_AFTER = 2 * 60
"""Seconds after which somebody is told of a question at the latest, unless they do not want to hear
from the bot then."""


def seconds(pace: str) -> int:
    """How long a move may take at this pace; 0 for no limit."""
    return PACES.get(pace, 0)


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a seat, and what number their present ask has.

    `since` and `due` are when a present wait began and must end (0: not awaited, no deadline).
    `wishes` are the words of its person's standing wishes at this table, nobody else's to see.
    `idle`: there are standing wishes that would answer the present ask.
    `former` are the people who sat here before; `absent` may take the seat back from the robot on
    it; an `open` seat may be taken by anybody. `heard`: when its person last did something here.
    `level` is how well a robot plays there. `hints`: how often its person has asked the coach, last
    about the ask with the number `hinted`.
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
    heard: float = 0
    wishes: tuple[str, ...] = ()
    level: Level = "good"
    hints: int = 0
    hinted: int = 0

    @property
    def robot(self) -> bool:
        """Whether a robot plays this seat now."""
        return self.user == 0

    @property
    def beginner(self) -> int:
        """Who sat here when the game began; 0 for a robot."""
        return self.former[0] if self.former else self.user

    @property
    def owner(self) -> int:
        """Whose seat it is, also while a robot sits in for them; 0 where it is nobody's."""
        return self.user or self.absent

    @property
    def silent_at(self) -> float:
        """From when on its person counts as silent; 0 where nobody waits for a sign of them."""
        waits = self.absent or (self.user and self.awaited)
        return max(self.since, self.heard) + SILENCE if waits else 0


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


Waits = tuple[tuple[float, float], ...]
"""By seat, since when and until when it was awaited."""


StepLevel = Level | Literal[""]
"""How well the robot played that made a step; a person's step has no level."""


class StepRow(msgspec.Struct, frozen=True):
    """One move of the log, with the events that were told about it then.

    `undone_at` is the last step that there was when this one was taken back.
    `waits` are those before the step: an undo restores them. `level` is that of the robot that made
    the step, which under load may be lower than the one it was given; a person's has none.
    """

    number: int
    seat: Seat
    action: bytes
    events: bytes
    tape: Tape
    drawn: int
    at: float
    undone: bool = False
    stood_in: bool = False
    waits: Waits = ()
    undone_at: int = 0
    level: StepLevel = ""


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


SeatOffer = Literal["back", "take"]
"""What a notice offers: the seat back to its owner, or to anybody who takes it."""


class SeatNotice(msgspec.Struct, frozen=True):
    """A message in the channel with a button for somebody to sit down on a seat."""

    message: int
    channel: int
    table: int
    seat: Seat
    offer: SeatOffer


DmState = Literal["unknown", "open", "closed"]
"""Whether somebody takes direct messages from the bot, as far as it has tried."""

RemindBy = Literal["dm", "channel", "off"]
"""How somebody wants to be reminded."""

TellBy = Literal["mention", "dm", "off"]
"""How somebody wants to be told that a game waits for them."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """What is remembered of somebody: their settings, and what the bot has learnt of them.

    `language` was chosen by them, `seen` is that of their Discord. `told_dms`: they have been told
    how to open direct messages. `passes`: where they can do nothing they are passed automatically.
    `counted`: they are in statistics. They are away until `away_until`; `yields`: meanwhile the
    table's rule for late players may begin at once. `quiet` is empty where they never chose, and
    "off" where they chose none. `asked_zone`: they have been asked for their time zone. `direct` is
    the channel of their direct messages; 0 where it was not opened yet. `scheme` are the colours of
    what they alone see; empty: those of the table. `words_first`: it comes to them as text, without
    pictures. `tips`: they get some in their first game of a kind.
    """

    user: int
    language: str = ""
    seen: str = ""
    dms: DmState = "unknown"
    told_dms: bool = False
    remind: RemindBy = "dm"
    remind_after: int = 8 * HOUR
    zone: str = ""
    quiet: str = ""
    passes: bool = False
    counted: bool = True
    notices: TellBy = "mention"
    away_until: float = 0
    yields: bool = False
    asked_zone: bool = False
    direct: int = 0
    scheme: OwnScheme = ""
    words_first: bool = False
    tips: bool = True


class Wait(msgspec.Struct, frozen=True):
    """A person a game waits for: since when, until when (0: no deadline), and their reminders.

    `told`: they have been told of it, or do not want to be.
    """

    table: int
    seat: Seat
    user: int
    since: float
    due: float
    remind_at: float
    reminded: int
    told: bool = False


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's private view of a table, in an ephemeral message.

    The `token` of the interaction that showed it edits it until `expires_at`. `shown` is a hash of
    what it shows.
    """

    table: int
    user: int
    message: int
    token: str
    expires_at: float
    shown: str = ""

    def __repr__(self) -> str:
        """Without the token, which is a secret."""
        return f"Panel(table={self.table}, user={self.user}, message={self.message})"


ResultKind = Literal["people", "robots", "solo", "coached", "aborted"]
"""Who began: only people, also robots, one person alone; `coached`: whoever it was could ask what
to do; `aborted` has no result."""


class SeatResult(msgspec.Struct, frozen=True, gc=False):
    """How one seat of a finished game came out.

    `user` is 0 for a robot and None for somebody who is in no statistics; `changed`: the seat
    changed hands; `place` is 0 where the game was aborted; `rewound` as in `Table`.

    Ratings (docs/ratings.md) rest on `player`, who began on the seat (negative: somebody who was
    forgotten), and on `rank`; `unrated` leaves that player's own rating as it is, and `listed` says
    whether it may be shown.
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
    kind: ResultKind
    at: float
    rewound: bool = False
    player: int = 0
    rank: int = 0
    unrated: bool = False
    listed: bool = True

    @property
    def won(self) -> bool:
        """Whether this seat won: a shared first place does, a seat that changed hands does not."""
        return self.place == 1 and not self.changed

    @property
    def among_people(self) -> bool:
        """Whether it counts as a game among people: not for somebody who took the seat over."""
        return self.kind == "people" and self.user in (self.player, None)


class Daily(msgspec.Struct, frozen=True):
    """The dice of a day and their secret.

    `robot` is what the strong robot reached without knowing them, `best` the most that was possible
    for whoever knew them; None: not worked out yet.
    """

    day: str
    game: str
    seed: bytes
    robot: int | None = None
    best: int | None = None

    def __repr__(self) -> str:
        """Without the secret."""
        return f"Daily(day={self.day!r}, game={self.game!r})"


class Morning(msgspec.Struct, frozen=True):
    """Where and when a server reads how yesterday went: at an hour of a time zone, next `at`."""

    guild: int
    channel: int
    hour: int
    zone: str
    at: float


class Score(msgspec.Struct, frozen=True):
    """What somebody reached on a day."""

    user: int
    name: str
    score: int


class KeptReview(msgspec.Struct, frozen=True):
    """The review of one seat of a finished game, as JSON, with the figures that are counted.

    The game had this `version` when it was made.
    """

    table: int
    version: int
    seat: Seat
    unit: str
    choices: int
    cost: float
    luck: float
    review: bytes
    at: float


class Reviewing(msgspec.Struct, frozen=True):
    """A review that is being made for somebody.

    The `message` that tells them how far it is can be edited by its `token`.
    """

    user: int
    table: int
    seat: Seat
    claim: str = ""
    message: int = 0
    language: str = ""
    token: str = ""

    def is_of(self, table: Table, seat: Seat) -> bool:
        """Whether it is of that seat of that game."""
        return (self.table, self.seat) == (table.id, seat)

    def __repr__(self) -> str:
        """Without the token, which is a secret."""
        return f"Reviewing(user={self.user}, table={self.table}, seat={self.seat})"


class Skill(msgspec.Struct, frozen=True):
    """What the choices of one game cost somebody, and what its dice gave them; without a coach."""

    table: int
    at: float
    unit: str
    choices: int
    cost: float
    luck: float


ProposalKind = Literal["undo", "end", "stand-in", "sit-in", "hand-over", "start", "close"]
"""`stand-in`: a robot plays one move for somebody whose time is up; `sit-in`: a robot goes on for
somebody silent; `start` and `close` are about a lobby."""

ProposalStage = Literal["open", "agreed", "refused", "expired"]


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the people at a table agree on or not.

    To `undo`, `since` is the first step to be taken back and `until` the last that was told; to
    `start`, `until` is the version of the lobby that was agreed to. `seat` and `ask` say whose
    question it is about (`ask` alone: the proposer's); a `hand-over` is put to `asked` alone.
    `expires_at` is when it closes, or did. `untold` are asked and do not know it yet, because it
    came at a bad time; the first of them can be told at `notice_at`.
    """

    id: int = 0
    table: int
    kind: ProposalKind
    since: int = 0
    until: int = 0
    by: int
    stage: ProposalStage = "open"
    expires_at: float
    channel: int = 0
    message: int = 0
    seat: int = -1
    ask: int = 0
    asked: int = 0
    untold: tuple[int, ...] = ()
    notice_at: float = 0
    votes: Mapping[int, bool] = {}
