"""People, servers, agreements and single facts in the database."""

import sqlite3
from typing import Any

import msgspec

from bot.store import Conflict
from bot.store.database import Database, marks
from bot.store.records import Person, Proposal

PERSON = ", ".join(Person.__struct_fields__)
PROPOSAL = """table_id, kind, since, until, by, stage, expires_at, channel, message, seat, ask,
    asked"""


class PeopleRows(Database):
    """The part of `bot.store.Store` that is about people and what they agree on."""

    async def person(self, user: int) -> Person:
        row = await self._row(f"select {PERSON} from people where user = ?", (user,))
        if row is None:
            return Person(user=user)
        fields = dict(zip(Person.__struct_fields__, row, strict=True))
        return msgspec.convert(fields, Person, strict=False)

    async def put_person(self, person: Person) -> None:
        fields = msgspec.structs.astuple(person)
        await self._write(
            f"insert or replace into people ({PERSON}) values ({marks(len(fields))})", fields
        )

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
