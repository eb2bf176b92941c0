"""People, servers, agreements and single facts in the database."""

import sqlite3
from collections.abc import Callable
from functools import cached_property
from typing import Any

import msgspec

from bot.cache import Lately
from bot.store import Conflict
from bot.store.database import Database, marks
from bot.store.records import Person, Proposal

PERSON = ", ".join(Person.__struct_fields__)
PROPOSAL = """table_id, kind, since, until, by, stage, expires_at, channel, message, seat, ask,
    asked"""

KEPT = 2_000
"""People who are in memory as they are in the file."""


class PeopleRows(Database):
    """The part of `bot.store.Store` that is about people and what they agree on."""

    _changes = 0
    """How often anybody has changed: what was being read meanwhile may be out of date."""

    @cached_property
    def _people(self) -> Lately[Person]:
        """Every press asks for somebody's wishes, and they hardly ever change."""
        return Lately(KEPT)

    async def person(self, user: int) -> Person:
        person, changes = self._people.get(user), self._changes
        if person is None:
            row = await self._row(f"select {PERSON} from people where user = ?", (user,))
            person = Person(user=user) if row is None else _person(row)
        if changes == self._changes:
            self._people.put(user, person)
        return person

    async def put_person(self, person: Person) -> None:
        await self._change_person(person.user, lambda write: put_person(write, person))

    async def _change_person(self, user: int, work: Callable[[sqlite3.Connection], None]) -> None:
        """Whatever comes of it, they are read anew."""
        try:
            await self._together(work)
        finally:
            self._people.pop(user, None)
            self._changes += 1

    async def server_language(self, guild: int) -> str:
        row = await self._row("select language from servers where guild = ?", (guild,))
        return "" if row is None else str(row[0])

    async def put_server_language(self, guild: int, language: str) -> None:
        await self._write(
            "insert or replace into servers (guild, language) values (?, ?)", (guild, language)
        )

    async def add_proposal(self, proposal: Proposal) -> Proposal:
        def added(write: sqlite3.Connection) -> Proposal:
            sql = f"insert into proposals ({PROPOSAL}) values ({marks(12)})"
            cursor = write.execute(sql, _proposal_row(proposal))
            numbered = msgspec.structs.replace(proposal, id=cursor.lastrowid or 0)
            _put_votes(write, numbered)
            return numbered

        try:
            return await self._together(added)
        except sqlite3.IntegrityError as error:
            raise Conflict(f"a proposal to {proposal.kind} is open") from error

    async def proposal(self, number: int) -> Proposal | None:
        row = await self._row(f"select id, {PROPOSAL} from proposals where id = ?", (number,))
        if row is None:
            return None
        votes = await self._rows("select user, yes from votes where proposal = ?", (number,))
        return Proposal(
            **dict(zip(Proposal.__struct_fields__, row, strict=False)),
            votes={user: bool(yes) for user, yes in votes},
        )

    async def put_proposal(self, proposal: Proposal) -> None:
        def put(write: sqlite3.Connection) -> None:
            write.execute(
                f"update proposals set ({PROPOSAL}) = ({marks(12)}) where id = ?",
                (*_proposal_row(proposal), proposal.id),
            )
            _put_votes(write, proposal)

        await self._together(put)

    async def fact(self, name: str) -> str:
        row = await self._row("select value from facts where name = ?", (name,))
        return "" if row is None else str(row[0])

    async def put_fact(self, name: str, value: str) -> None:
        await self._write("insert or replace into facts (name, value) values (?, ?)", (name, value))


def put_person(write: sqlite3.Connection, person: Person) -> None:
    fields = msgspec.structs.astuple(person)
    write.execute(f"insert or replace into people ({PERSON}) values ({marks(len(fields))})", fields)


def _person(row: Any) -> Person:
    fields = dict(zip(Person.__struct_fields__, row, strict=True))
    return msgspec.convert(fields, Person, strict=False)


def _put_votes(write: sqlite3.Connection, proposal: Proposal) -> None:
    write.executemany(
        "insert or replace into votes (proposal, user, yes) values (?, ?, ?)",
        [(proposal.id, user, yes) for user, yes in proposal.votes.items()],
    )


def _proposal_row(proposal: Proposal) -> tuple[Any, ...]:
    return (
        *(proposal.table, proposal.kind, proposal.since, proposal.until, proposal.by),
        *(proposal.stage, proposal.expires_at, proposal.channel, proposal.message),
        *(proposal.seat, proposal.ask, proposal.asked),
    )
