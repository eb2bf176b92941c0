"""Where everything that must not be lost is kept.

`Store` is all that the bot asks of a database, in parts: one for each kind of row. SQL stands in
`bot/store/sql/` alone, and what differs between engines in `bot/store/sqlite/` and
`bot/store/postgres/`.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass
from typing import Protocol

from bot.store.engine import Engine, Unavailable, Violation
from bot.store.records import (
    CHANNEL,
    Attached,
    Chair,
    Daily,
    KeptReview,
    Message,
    Morning,
    Panel,
    Person,
    Proposal,
    Reviewing,
    Score,
    SeatNotice,
    SeatResult,
    Skill,
    StepRow,
    Table,
    Wait,
    Word,
)
from bot.store.sharing import DraftStore, DutyStore, Lapsed, LeaseStore, PresenceStore
from rules.core.game import Result

__all__ = [
    "CHANNEL",
    "Attached",
    "Chair",
    "ChannelTaken",
    "Conflict",
    "Daily",
    "KeptReview",
    "Lapsed",
    "Message",
    "Morning",
    "Panel",
    "Person",
    "Proposal",
    "Reviewing",
    "Score",
    "SeatNotice",
    "SeatResult",
    "Skill",
    "StepRow",
    "Store",
    "Table",
    "Unavailable",
    "UnusableStore",
    "Violation",
    "Wait",
    "Word",
]


class Conflict(Exception):
    """Optimistic locking: the row has changed since it was read, and nothing was written."""


class ChannelTaken(Exception):
    """There is a lobby or a game in this channel already."""


class UnusableStore(Exception):
    """The database cannot be used; the message is one line that says why. It was not touched."""


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


class LogStore(Protocol):
    """The steps of every game."""

    async def steps(self, table: int, after: int = 0) -> Sequence[StepRow]:
        """The steps after a number, undone ones included."""
        ...

    async def page(
        self, table: int, seat: int | None, first: int, count: int
    ) -> tuple[int, Sequence[StepRow]]:
        """How many steps there are for a seat's eyes, and so many of them from a place on.

        They are the seat's own, and those of which it (None: the channel) was told something. A
        place beyond the last page stands for it.
        """
        ...

    async def undone(self, table: int) -> int:
        """How many steps of a table were taken back."""
        ...

    async def last_step(self, table: int, seat: int | None = None) -> int:
        """The number of the last step that is not undone, or of a seat's own; 0 before the first.

        A step that a robot played for somebody is not their own.
        """
        ...

    async def since_own(self, table: int, seat: int) -> tuple[int, Sequence[StepRow]]:
        """The number of a seat's own last step (as `last_step`), and the steps from it on."""
        ...


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


class NoteStore(Protocol):
    """What players mark for themselves. Notes are no moves: they raise no version."""

    async def of(self, table: int, seat: int) -> Sequence[str]:
        """The marks of a seat, in no order that matters."""
        ...

    async def put(
        self, table: int, seat: int, *, put: Collection[str], taken: Collection[str]
    ) -> None:
        """Adds some marks and removes others."""
        ...


class PersonStore(Protocol):
    """People with their settings."""

    async def get(self, user: int) -> Person:
        """Somebody; with default settings if the bot does not know them."""
        ...

    async def change(self, user: int, **settings: object) -> Person:
        """Saves some settings of somebody, leaves the others as they are, and returns all."""
        ...

    async def blocks(self, user: int) -> frozenset[int]:
        """Whom somebody has blocked."""
        ...

    async def put_block(self, user: int, blocked: int, on: bool) -> None:
        """Blocks somebody, or no longer."""
        ...

    async def forget(self, user: int, names: Mapping[str, str]) -> None:
        """Removes somebody from all games that have ended, and their settings.

        `names` has, by the language of a table, what their seat is called from then on. They are no
        longer counted in statistics.
        """
        ...


class ServerStore(Protocol):
    """Servers with their settings."""

    async def language(self, guild: int) -> str:
        """The language that the moderators chose; empty where they did not."""
        ...

    async def put_language(self, guild: int, language: str) -> None:
        """Saves that choice."""
        ...

    async def put_morning(self, morning: Morning) -> None:
        """Saves where and when a server reads in the morning how yesterday went; `at` 0: never."""
        ...

    async def morning(self, guild: int) -> Morning | None:
        """What a server has chosen; None where it never did."""
        ...

    async def mornings(self, now: float) -> Sequence[Morning]:
        """The servers that should read it by now."""
        ...

    async def claim_morning(self, morning: Morning, next_at: float) -> bool:
        """Whether this message is the caller's to send: the next one is due later from now on."""
        ...


class ProposalStore(Protocol):
    """What people at a table vote on."""

    async def add(self, proposal: Proposal) -> Proposal:
        """The proposal with its number; `Conflict` where one of its kind is open at the table."""
        ...

    async def get(self, number: int) -> Proposal | None:
        """The proposal with that number, and its votes."""
        ...

    async def vote(self, number: int, user: int, yes: bool) -> Proposal | None:
        """Saves a vote; returns the proposal with all votes, those at the same moment included."""
        ...

    async def close(self, proposal: Proposal) -> bool:
        """Saves how a proposal ended; False where another one has ended it before."""
        ...

    async def put_message(self, proposal: Proposal) -> None:
        """Saves which message asks it, and who does not know of it yet."""
        ...

    async def claim_telling(self, proposal: Proposal, again_at: float) -> bool:
        """Whether it is this caller who tells people of it now; others come back at `again_at`."""
        ...

    async def expiring(self, now: float) -> Sequence[int]:
        """The open proposals whose time is up."""
        ...

    async def open_at(self, table: int) -> Sequence[int]:
        """The open proposals of a table."""
        ...

    async def to_tell(self, now: float) -> Sequence[int]:
        """The open proposals of which somebody can be told by now."""
        ...

    async def refused_at(self, proposal: Proposal) -> float:
        """When the same was last proposed by the same person and refused; 0: never."""
        ...


class WaitStore(Protocol):
    """Whom a game waits for, and what falls due by the clock."""

    async def of(self, user: int) -> Sequence[Wait]:
        """The games that wait for somebody: by deadline, then the longest waiting first."""
        ...

    async def next_moment(self) -> float | None:
        """When something is due next: a notice, a reminder, a deadline, the end of something."""
        ...

    async def untold(self, table: int) -> Sequence[Wait]:
        """The waits of a table of which their people have not been told yet."""
        ...

    async def due_notices(self, now: float) -> Sequence[Wait]:
        """The waits of which somebody should have been told by now."""
        ...

    async def postpone_notice(self, wait: Wait, until: float) -> None:
        """Somebody is told later, unless they have answered by then."""
        ...

    async def put_told(self, waits: Collection[Wait], now: float) -> None:
        """Notes that these people have been told; their reminders count from now."""
        ...

    async def people_to_remind(self, now: float) -> Sequence[int]:
        """Everybody who has a reminder due."""
        ...

    async def overdue(self, now: float) -> Sequence[Wait]:
        """The waits whose deadline has passed and was not handled yet."""
        ...

    async def put_reminders(self, waits: Sequence[Wait]) -> None:
        """Saves when these waits are reminded of, where they have not ended since."""
        ...

    async def claim_reminders(self, waits: Mapping[Wait, Wait]) -> Sequence[Wait]:
        """Saves what waits become by a reminder; returns those that are this caller's to remind of.

        Whoever comes second finds nothing left: each reminder is sent once, whoever sends it.
        """
        ...

    async def silent(self, now: float) -> Sequence[Wait]:
        """The waits for people who are silent, of which the others have not been told yet."""
        ...

    async def claim_silent(self, wait: Wait, again_at: float, now: float) -> bool:
        """Whether it is this caller who tells the others of a silent person, due by `now`.

        They are told again at `again_at`.
        """
        ...

    async def put_expired(self, wait: Wait) -> None:
        """Notes that the deadline of a wait has been handled."""
        ...


class PanelStore(Protocol):
    """Private panels whose token has not expired."""

    async def of(self, table: int) -> Sequence[Panel]:
        """The panels of a table."""
        ...

    async def get(self, table: int, user: int) -> Panel | None:
        """Somebody's panel of a table."""
        ...

    async def put(self, panel: Panel) -> None:
        """Notes somebody's panel, in the place of an earlier one."""
        ...

    async def write(self) -> None:
        """Writes what was noted at once, for other workers to see."""
        ...

    async def drop(self, panel: Panel) -> None:
        """Forgets a panel, unless it has got another token since."""
        ...

    async def drop_expired(self, now: float) -> None:
        """Forgets every token that is no longer valid."""
        ...


class ResultStore(Protocol):
    """How finished games came out: what statistics are counted from."""

    async def of(self, user: int, guild: int = 0) -> Sequence[SeatResult]:
        """The results of somebody's games, in a server or anywhere, the oldest first."""
        ...

    async def in_server(self, guild: int, game: str = "") -> Sequence[SeatResult]:
        """The results of all seats in a server, at one game or any, the oldest first."""
        ...

    async def missing(self) -> Sequence[int]:
        """Games that are over and have no result here."""
        ...

    async def put(self, table: Table, result: Result) -> None:
        """Saves the result of such a game, if it has not changed since it was read."""
        ...


class DailyStore(Protocol):
    """Today's dice: the secret of each day, what was reached with it, and who plays where."""

    async def get(self, day: str, game: str, seed: bytes) -> Daily:
        """The dice of a day; this is their secret where there is none yet."""
        ...

    async def put_figures(self, daily: Daily) -> None:
        """Notes what the robot reached, and what was possible."""
        ...

    async def scores(
        self, first: str, last: str, game: str, guild: int = 0
    ) -> Mapping[str, Sequence[Score]]:
        """By day what everybody reached who is in statistics, the highest first.

        On a server: by those who play there, without whom its moderators have left out.
        """
        ...

    async def days(self, user: int) -> frozenset[str]:
        """The days on which somebody has played a game to its end."""
        ...

    async def put_regular(self, guild: int, user: int) -> None:
        """Notes that somebody plays on a server."""
        ...

    async def leave_out(self, guild: int, user: int) -> bool:
        """Somebody is on no list of a server from now on, or again on all: whether they are out."""
        ...


class LessonStore(Protocol):
    """How far people have got with their lessons, and the tips they were given."""

    async def of(self, user: int) -> Mapping[str, int]:
        """By lesson the task that is next for somebody."""
        ...

    async def put(self, user: int, lesson: str, task: int) -> None:
        """The task that is next, whatever it was before."""
        ...

    async def advance(self, user: int, lesson: str, before: int, task: int) -> None:
        """The task that is next; no effect where another one than `before` was next."""
        ...

    async def is_new_to(self, user: int, game: str) -> bool:
        """Whether somebody has never had a seat in a game of this kind that came to its end."""
        ...

    async def tips(self, user: int, game: str) -> frozenset[str]:
        """The tips for a game that somebody was given."""
        ...

    async def put_tip(self, user: int, game: str, tip: str) -> bool:
        """Notes that somebody is given a tip; False where they were given it before."""
        ...


class ReviewStore(Protocol):
    """Reviews of finished games, and those that are being made."""

    async def get(self, table: int, seat: int) -> bytes | None:
        """The review of a seat as JSON, if it was made."""
        ...

    async def put(self, kept: KeptReview) -> None:
        """Keeps a review, if its game is still over."""
        ...

    async def skill(self, user: int, game: str, guild: int = 0) -> Sequence[Skill]:
        """What somebody's choices cost and their dice gave, game by game, the oldest first."""
        ...

    async def unreviewed(self, user: int, game: str, most: int) -> Sequence[tuple[int, int]]:
        """The last games of somebody that have no review, by table and seat."""
        ...

    async def claim(self, begun: Reviewing, instead: str = "") -> str:
        """Somebody's review is begun; empty where another one of theirs is being made.

        It takes the place of one that was interrupted, or of the claim `instead`.
        """
        ...

    async def claimed(self, user: int) -> Reviewing | None:
        """The review that is being made for somebody."""
        ...

    async def shown(self, user: int, claim: str, message: int, token: str, until: float) -> None:
        """Notes which message tells how far a review is, and the token that edits it."""
        ...

    async def renew(self, user: int, claim: str) -> bool:
        """Whether a review is still wanted; it counts as under way for a while longer."""
        ...

    async def release(self, user: int, claim: str) -> bool:
        """A review is no longer being made; False where it was not."""
        ...

    async def interrupted(self) -> Sequence[Reviewing]:
        """The reviews that nobody goes on with."""
        ...


class FactStore(Protocol):
    """Single facts about this database, such as which commands Discord knows."""

    async def get(self, name: str) -> str:
        """The fact, or an empty text."""
        ...

    async def put(self, name: str, value: str) -> None:
        """Saves a fact."""
        ...


class Closing(Protocol):
    """Something that has work left when the store is closed."""

    async def close(self) -> None:
        """Does it."""
        ...


@dataclass(frozen=True)
class Store:
    """All that the bot asks of a database, put together from its parts."""

    engine: Engine
    pending: Closing
    tables: TableStore
    log: LogStore
    messages: MessageStore
    seat_notices: SeatNoticeStore
    panels: PanelStore
    notes: NoteStore
    people: PersonStore
    servers: ServerStore
    proposals: ProposalStore
    waits: WaitStore
    results: ResultStore
    dailies: DailyStore
    lessons: LessonStore
    reviews: ReviewStore
    facts: FactStore
    leases: LeaseStore
    duties: DutyStore
    drafts: DraftStore
    presence: PresenceStore

    async def works(self) -> bool:
        """Whether the database answers and takes writes."""
        return await self.engine.works()

    async def close(self) -> None:
        """Writes what waits to be written, gives leases back, and lets go of the database."""
        await self.pending.close()
        with suppress(Unavailable):
            await self.leases.give_back()
        await self.engine.close()
