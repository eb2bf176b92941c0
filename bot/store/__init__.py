"""Where everything that must not be lost is kept, behind one interface."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from bot.store.records import (
    BOARD,
    Chair,
    Message,
    Person,
    Played,
    Proposal,
    StepRow,
    Table,
    Wait,
)
from rules.core.game import Result

__all__ = [
    "BOARD",
    "Chair",
    "ChannelTaken",
    "Conflict",
    "Message",
    "Person",
    "Played",
    "Proposal",
    "StepRow",
    "Store",
    "Table",
    "UnusableStore",
    "Wait",
]


class Conflict(Exception):
    """Somebody else has changed the row since it was read. Nothing was written."""


class ChannelTaken(Exception):
    """There is a lobby or a game in this channel already."""


class UnusableStore(Exception):
    """The database cannot be used; the message is one line that says why. It was not touched."""


class Store(Protocol):
    """All that the bot asks of a database."""

    async def close(self) -> None: ...

    async def works(self) -> bool:
        """Whether the database answers and takes writes."""
        ...

    async def add_table(self, table: Table) -> Table:
        """The table with its number; `ChannelTaken` where one is live in the channel."""
        ...

    async def table(self, number: int) -> Table | None: ...

    async def live_table(self, channel: int) -> Table | None: ...

    async def last_table(self, channel: int) -> Table | None:
        """The newest table of a channel, live or not."""
        ...

    async def save(
        self,
        table: Table,
        step: StepRow | None = None,
        *,
        undone_from: int = 0,
        left: Collection[int] = (),
        result: Result | None = None,
    ) -> Table:
        """The next version of a table, with the step that led to it, in one transaction.

        With `undone_from` the steps from that number on are marked as taken back, and a result with
        them; the messages of seats that somebody has `left` are to lose their controls. `Conflict`
        if the table is no longer at the version it was read at.
        """
        ...

    async def steps(self, table: int, after: int = 0) -> Sequence[StepRow]:
        """The steps after a number, undone ones included."""
        ...

    async def last_step(self, table: int, seat: int | None = None) -> int:
        """The number of the last step that stands, or of a seat's own; 0 before the first.

        What a robot played for somebody is not their own.
        """
        ...

    async def since_own(self, table: int, seat: int) -> tuple[int, Sequence[StepRow]]:
        """The number of a seat's own last step (as `last_step`), and the steps from it on."""
        ...

    async def tables_behind(self) -> Sequence[int]: ...

    async def tables_robot_due(self) -> Sequence[int]: ...

    async def messages(self, table: int) -> Sequence[Message]:
        """The live messages of a table."""
        ...

    async def board(self, table: int) -> tuple[Message | None, Sequence[StepRow]]:
        """The live message in the channel, and the steps that it tells of or should."""
        ...

    async def retired(self, table: int) -> Sequence[Message]:
        """Messages that still have controls and should not."""
        ...

    async def put_message(self, message: Message) -> None:
        """A message was posted or edited; an older one for the same seat is retired."""
        ...

    async def drop_message(self, message: int) -> None: ...

    async def table_of_message(self, message: int) -> int | None: ...

    async def caught_up(self, table: int, version: int) -> None:
        """All messages show this version; nothing happens if the table has gone on since."""
        ...

    async def notes(self, table: int, seat: int) -> Sequence[str]:
        """What a seat has marked for itself, in no order that matters."""
        ...

    async def put_notes(
        self, table: int, seat: int, *, put: Collection[str], taken: Collection[str]
    ) -> None:
        """Marks are put and others taken away; no version of the table goes up."""
        ...

    async def person(self, user: int) -> Person: ...

    async def put_person(self, person: Person) -> None: ...

    async def results_of(self, user: int, guild: int = 0) -> Sequence[Played]:
        """How somebody's games came out, in a server or anywhere, the oldest first."""
        ...

    async def results_in(self, guild: int, game: str = "") -> Sequence[Played]:
        """How all seats came out in a server, at one game or any, the oldest first."""
        ...

    async def tables_without_result(self) -> Sequence[int]:
        """Games that are over and were never counted."""
        ...

    async def put_result(self, table: Table, result: Result) -> None:
        """The result of such a game, if nothing has happened to it since it was read."""
        ...

    async def forget(self, user: int, names: Mapping[str, str]) -> None:
        """Takes somebody out of all games that have ended, and their preferences with them.

        By language of the table, what their seat is called from now on. They are not counted.
        """
        ...

    async def server_language(self, guild: int) -> str: ...

    async def put_server_language(self, guild: int, language: str) -> None: ...

    async def add_proposal(self, proposal: Proposal) -> Proposal:
        """The proposal with its number; `Conflict` where one of its kind is open at the table."""
        ...

    async def proposal(self, number: int) -> Proposal | None: ...

    async def put_proposal(self, proposal: Proposal) -> None: ...

    async def waits(self, user: int) -> Sequence[Wait]:
        """The games that wait for somebody: by deadline, then the longest waiting first."""
        ...

    async def next_moment(self) -> float | None:
        """When something is due next: a reminder, a deadline, a table's or a proposal's end."""
        ...

    async def people_to_remind(self, now: float) -> Sequence[int]: ...

    async def overdue(self, now: float) -> Sequence[Wait]:
        """The waits whose deadline has passed and was not seen to."""
        ...

    async def tables_closing(self, now: float) -> Sequence[int]: ...

    async def proposals_expiring(self, now: float) -> Sequence[int]: ...

    async def put_reminders(self, waits: Sequence[Wait]) -> None:
        """The reminders of these waits, where they are still the same."""
        ...

    async def put_expired(self, wait: Wait) -> None:
        """The deadline of a wait has been seen to."""
        ...

    async def fact(self, name: str) -> str: ...

    async def put_fact(self, name: str, value: str) -> None: ...
