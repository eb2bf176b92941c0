"""What people at a table vote on."""

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store import Conflict
from bot.store.records import Proposal
from bot.store.sqlite.database import Database, as_json, placeholders

COLUMNS = """table_id, kind, since, until, by, stage, expires_at, channel, message, seat, ask,
    asked, untold, notice_at"""


class SqliteProposals:
    """See `bot.store.ProposalStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, proposal: Proposal) -> Proposal:
        """The proposal with its number; `Conflict` where one of its kind is open at the table."""

        def added(write: sqlite3.Connection) -> Proposal:
            values = _values(proposal)
            cursor = write.execute(
                f"insert into proposals ({COLUMNS}) values ({placeholders(len(values))})", values
            )
            numbered = msgspec.structs.replace(proposal, id=cursor.lastrowid or 0)
            _put_votes(write, numbered)
            return numbered

        try:
            return await self.database.transaction(added)
        except sqlite3.IntegrityError as error:
            raise Conflict(f"a proposal to {proposal.kind} is open") from error

    async def get(self, number: int) -> Proposal | None:
        """The proposal with that number, and its votes."""
        row = await self.database.row(
            f"select id, {COLUMNS} from proposals where id = ?", (number,)
        )
        if row is None:
            return None
        votes = await self.database.rows(
            "select user, yes from votes where proposal = ?", (number,)
        )
        fields = dict(zip(Proposal.__struct_fields__, row, strict=False))
        fields["untold"] = msgspec.json.decode(fields["untold"], type=tuple[int, ...])
        return Proposal(**fields, votes={user: bool(yes) for user, yes in votes})

    async def put(self, proposal: Proposal) -> None:
        """Saves a proposal and its votes."""

        def put(write: sqlite3.Connection) -> None:
            values = _values(proposal)
            write.execute(
                f"""update proposals set ({COLUMNS}) = ({placeholders(len(values))})
                    where id = ?""",
                (*values, proposal.id),
            )
            _put_votes(write, proposal)

        await self.database.transaction(put)

    async def expiring(self, now: float) -> Sequence[int]:
        """The open proposals whose time is up."""
        rows = await self.database.rows(
            "select id from proposals where stage = 'open' and expires_at <= ?", (now,)
        )
        return [int(row[0]) for row in rows]

    async def open_at(self, table: int) -> Sequence[int]:
        """The open proposals of a table."""
        rows = await self.database.rows(
            "select id from proposals where stage = 'open' and table_id = ?", (table,)
        )
        return [int(row[0]) for row in rows]

    async def to_tell(self, now: float) -> Sequence[int]:
        """The open proposals of which somebody can be told by now."""
        rows = await self.database.rows(
            "select id from proposals where stage = 'open' and notice_at > 0 and notice_at <= ?",
            (now,),
        )
        return [int(row[0]) for row in rows]

    async def refused_at(self, proposal: Proposal) -> float:
        """When the same was last proposed by the same person and refused; 0: never."""
        row = await self.database.row(
            """select coalesce(max(expires_at), 0) from proposals
               where stage = 'refused' and table_id = ? and kind = ? and by = ? and asked = ?""",
            (proposal.table, proposal.kind, proposal.by, proposal.asked),
        )
        return float(row[0])


def _put_votes(write: sqlite3.Connection, proposal: Proposal) -> None:
    write.executemany(
        "insert or replace into votes (proposal, user, yes) values (?, ?, ?)",
        [(proposal.id, user, yes) for user, yes in proposal.votes.items()],
    )


def _values(proposal: Proposal) -> tuple[Any, ...]:
    """The columns, in order: all fields but the number and the votes."""
    fields = msgspec.structs.asdict(proposal)
    fields["untold"] = as_json(proposal.untold)
    return tuple(value for name, value in fields.items() if name not in ("id", "votes"))
