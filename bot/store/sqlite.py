"""The store in one SQLite file.

aiosqlite does not isolate transactions on a shared connection, so one connection writes, behind one
lock from `begin immediate` to `commit`, and a second one reads.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from bot.store import ChannelTaken, Conflict
from bot.store.opening import check, connected, migrate
from bot.store.records import Chair, Message, Person, Proposal, StepRow, Table
from rules.core.chance import Tape

TABLE = """id, guild, channel, game, language, stage, version, rules_version, options, seed, drawn,
    setup, baseline, baseline_step, head, step, opened_by, opened_at, changed_at"""
MESSAGE = """message, channel, table_id, seat, version, ask, since, posted, posted_at, mentioned,
    picture"""


class SqliteStore:
    """See `bot.store.Store`, which this is."""

    def __init__(self, writing: aiosqlite.Connection, reading: aiosqlite.Connection) -> None:
        self._writing = writing
        self._reading = reading
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Opens the file, or makes it, and brings its tables up to date."""
        await asyncio.to_thread(check, path)
        path.parent.mkdir(parents=True, exist_ok=True)
        writing = await connected(path)
        try:
            await migrate(writing)
            return cls(writing, await connected(path))
        except BaseException:
            await writing.close()
            raise

    async def close(self) -> None:
        await self._reading.close()
        await self._writing.close()

    async def works(self) -> bool:
        try:
            await self.put_fact("checked", "yes")
            return await self.fact("checked") == "yes"
        except sqlite3.Error:
            return False

    # ── tables ───────────────────────────────────────────────────────────────────────────────────

    async def add_table(self, table: Table) -> Table:
        async with self._transaction() as write:
            try:
                cursor = await write.execute(
                    f"insert into tables ({TABLE}, behind, robot_due)"
                    f" values (null, {_marks(18)}, 1, 0)",
                    _table_row(table)[1:],
                )
            except sqlite3.IntegrityError as error:
                raise ChannelTaken from error
            added = msgspec.structs.replace(table, id=cursor.lastrowid or 0)
            await self._put_chairs(write, added)
        return added

    async def table(self, number: int) -> Table | None:
        return await self._table("id = ?", number)

    async def live_table(self, channel: int) -> Table | None:
        return await self._table("channel = ? and stage in ('lobby', 'playing')", channel)

    async def last_table(self, channel: int) -> Table | None:
        return await self._table("channel = ? order by id desc limit 1", channel)

    async def save(
        self, table: Table, step: StepRow | None = None, *, undone_from: int = 0
    ) -> Table:
        after = msgspec.structs.replace(table, version=table.version + 1)
        async with self._transaction() as write:
            cursor = await write.execute(
                """update tables set stage = ?, version = ?, rules_version = ?, options = ?,
                   drawn = ?, setup = ?, baseline = ?, baseline_step = ?, head = ?, step = ?,
                   changed_at = ?, behind = 1, robot_due = ?
                   where id = ? and version = ?""",
                (
                    *(after.stage, after.version, after.rules_version, _json(after.options)),
                    *(after.drawn, _json(after.setup), after.baseline.decode()),
                    *(after.baseline_step, after.head.decode(), after.step, after.changed_at),
                    *(after.robot_due, after.id, table.version),
                ),
            )
            if cursor.rowcount != 1:
                raise Conflict(f"table {table.id} is no longer at version {table.version}")
            await self._put_chairs(write, after)
            if undone_from:
                await write.execute(
                    "update steps set undone = 1 where table_id = ? and number >= ?",
                    (after.id, undone_from),
                )
            if step is not None:
                await write.execute(
                    f"insert into steps (table_id, number, seat, action, events, tape, drawn, at)"
                    f" values ({_marks(8)})",
                    (
                        *(after.id, step.number, step.seat, step.action.decode()),
                        *(step.events.decode(), _json(step.tape), step.drawn, step.at),
                    ),
                )
        return after

    async def steps(self, table: int, after: int = 0) -> Sequence[StepRow]:
        rows = await self._rows(
            """select number, seat, action, events, tape, drawn, at, undone from steps
               where table_id = ? and number > ? order by number""",
            (table, after),
        )
        return [_step(row) for row in rows]

    async def last_step(self, table: int, seat: int | None = None) -> int:
        row = await self._row(
            """select max(number) from steps
               where table_id = ? and undone = 0 and (? is null or seat = ?)""",
            (table, seat, seat),
        )
        return int(row[0] or 0)

    async def tables_awaiting(self, user: int) -> Sequence[int]:
        rows = await self._rows(
            """select table_id from chairs join tables on tables.id = table_id
               where user = ? and awaited = 1 and stage = 'playing' order by changed_at""",
            (user,),
        )
        return [row[0] for row in rows]

    async def tables_behind(self) -> Sequence[int]:
        return [row[0] for row in await self._rows("select id from tables where behind = 1")]

    async def tables_robot_due(self) -> Sequence[int]:
        return [row[0] for row in await self._rows("select id from tables where robot_due = 1")]

    async def _table(self, where: str, *values: Any) -> Table | None:
        row = await self._row(f"select {TABLE} from tables where {where}", values)
        if row is None:
            return None
        chairs = await self._rows(
            "select user, name, ask, awaited from chairs where table_id = ? order by seat",
            (row[0],),
        )
        return _table(row, chairs)

    async def _put_chairs(self, write: aiosqlite.Connection, table: Table) -> None:
        await write.execute(
            "delete from chairs where table_id = ? and seat >= ?", (table.id, len(table.chairs))
        )
        await write.executemany(
            f"insert into chairs (table_id, seat, user, name, ask, awaited) values ({_marks(6)})"
            """ on conflict do update set user = excluded.user, name = excluded.name,
                ask = excluded.ask, awaited = excluded.awaited""",
            [
                (table.id, seat, chair.user, chair.name, chair.ask, chair.awaited)
                for seat, chair in enumerate(table.chairs)
            ],
        )

    # ── messages ─────────────────────────────────────────────────────────────────────────────────

    async def messages(self, table: int) -> Sequence[Message]:
        return await self._messages(table, retired=0)

    async def retired(self, table: int) -> Sequence[Message]:
        return await self._messages(table, retired=1)

    async def _messages(self, table: int, retired: int) -> Sequence[Message]:
        rows = await self._rows(
            f"select {MESSAGE} from messages where table_id = ? and retired = ? order by seat",
            (table, retired),
        )
        return [_message(row) for row in rows]

    async def put_message(self, message: Message) -> None:
        async with self._transaction() as write:
            await write.execute(
                """update messages set retired = 1
                   where table_id = ? and seat = ? and message <> ?""",
                (message.table, message.seat, message.message),
            )
            await write.execute(
                f"insert or replace into messages ({MESSAGE}) values ({_marks(11)})",
                (
                    *(message.message, message.channel, message.table, message.seat),
                    *(message.version, message.ask, message.since, message.posted),
                    *(message.posted_at, _json(message.mentioned), message.picture),
                ),
            )

    async def drop_message(self, message: int) -> None:
        await self._write("delete from messages where message = ?", (message,))

    async def table_of_message(self, message: int) -> int | None:
        row = await self._row("select table_id from messages where message = ?", (message,))
        return None if row is None else int(row[0])

    async def caught_up(self, table: int, version: int) -> None:
        await self._write(
            "update tables set behind = 0 where id = ? and version = ?", (table, version)
        )

    # ── notes ────────────────────────────────────────────────────────────────────────────────────

    async def notes(self, table: int, seat: int) -> Sequence[str]:
        rows = await self._rows(
            "select mark from notes where table_id = ? and seat = ? order by mark", (table, seat)
        )
        return [str(row[0]) for row in rows]

    async def put_notes(
        self, table: int, seat: int, *, put: Collection[str], taken: Collection[str]
    ) -> None:
        async with self._transaction() as write:
            await write.executemany(
                "delete from notes where table_id = ? and seat = ? and mark = ?",
                [(table, seat, mark) for mark in taken],
            )
            await write.executemany(
                "insert or ignore into notes (table_id, seat, mark) values (?, ?, ?)",
                [(table, seat, mark) for mark in put],
            )

    # ── people, servers, proposals, facts ────────────────────────────────────────────────────────

    async def person(self, user: int) -> Person:
        row = await self._row(
            "select user, language, seen, dms, told_dms from people where user = ?", (user,)
        )
        if row is None:
            return Person(user=user)
        return Person(user=row[0], language=row[1], seen=row[2], dms=row[3], told_dms=bool(row[4]))

    async def put_person(self, person: Person) -> None:
        await self._write(
            f"""insert or replace into people (user, language, seen, dms, told_dms)
                values ({_marks(5)})""",
            (person.user, person.language, person.seen, person.dms, person.told_dms),
        )

    async def server_language(self, guild: int) -> str:
        row = await self._row("select language from servers where guild = ?", (guild,))
        return "" if row is None else str(row[0])

    async def put_server_language(self, guild: int, language: str) -> None:
        await self._write(
            "insert or replace into servers (guild, language) values (?, ?)", (guild, language)
        )

    async def add_proposal(self, proposal: Proposal) -> Proposal:
        async with self._transaction() as write:
            try:
                cursor = await write.execute(
                    f"""insert into proposals
                        (table_id, kind, since, until, by, stage, expires_at, channel, message)
                        values ({_marks(9)})""",
                    _proposal_row(proposal),
                )
            except sqlite3.IntegrityError as error:
                raise Conflict(f"a proposal to {proposal.kind} is open") from error
            added = msgspec.structs.replace(proposal, id=cursor.lastrowid or 0)
            await _put_votes(write, added)
        return added

    async def proposal(self, number: int) -> Proposal | None:
        row = await self._row(
            """select id, table_id, kind, since, until, by, stage, expires_at, channel, message
               from proposals where id = ?""",
            (number,),
        )
        if row is None:
            return None
        votes = await self._rows("select user, yes from votes where proposal = ?", (number,))
        return Proposal(
            **dict(zip(Proposal.__struct_fields__, row, strict=False)),
            votes={user: bool(yes) for user, yes in votes},
        )

    async def put_proposal(self, proposal: Proposal) -> None:
        async with self._transaction() as write:
            await write.execute(
                """update proposals set table_id = ?, kind = ?, since = ?, until = ?, by = ?,
                   stage = ?, expires_at = ?, channel = ?, message = ? where id = ?""",
                (*_proposal_row(proposal), proposal.id),
            )
            await _put_votes(write, proposal)

    async def fact(self, name: str) -> str:
        row = await self._row("select value from facts where name = ?", (name,))
        return "" if row is None else str(row[0])

    async def put_fact(self, name: str, value: str) -> None:
        await self._write("insert or replace into facts (name, value) values (?, ?)", (name, value))

    # ── connections ──────────────────────────────────────────────────────────────────────────────

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """All or nothing, and nobody else's."""
        async with self._lock:
            await self._writing.execute("begin immediate")
            try:
                yield self._writing
                await self._writing.commit()
            except BaseException:
                await self._writing.rollback()
                raise

    async def _write(self, sql: str, values: Iterable[Any]) -> None:
        async with self._transaction() as write:
            await write.execute(sql, values)

    async def _rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        return list(await self._reading.execute_fetchall(sql, values))

    async def _row(self, sql: str, values: Iterable[Any]) -> Any:
        return next(iter(await self._rows(sql, values)), None)


async def _put_votes(write: aiosqlite.Connection, proposal: Proposal) -> None:
    await write.executemany(
        "insert or replace into votes (proposal, user, yes) values (?, ?, ?)",
        [(proposal.id, user, yes) for user, yes in proposal.votes.items()],
    )


def _marks(count: int) -> str:
    return ", ".join("?" * count)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _table_row(table: Table) -> tuple[Any, ...]:
    return (
        *(table.id, table.guild, table.channel, table.game, table.language, table.stage),
        *(table.version, table.rules_version, _json(table.options), table.seed, table.drawn),
        *(_json(table.setup), table.baseline.decode(), table.baseline_step, table.head.decode()),
        *(table.step, table.opened_by, table.opened_at, table.changed_at),
    )


def _table(row: Any, chairs: Iterable[Any]) -> Table:
    fields = dict(zip(Table.__struct_fields__, row, strict=False))
    return Table(
        **fields
        | {
            "options": msgspec.json.decode(fields["options"]),
            "setup": msgspec.json.decode(fields["setup"], type=Tape),
            "baseline": fields["baseline"].encode(),
            "head": fields["head"].encode(),
            "chairs": tuple(
                Chair(user, name, ask, bool(awaited)) for user, name, ask, awaited in chairs
            ),
        }
    )


def _step(row: Any) -> StepRow:
    number, seat, action, events, tape, drawn, at, undone = row
    return StepRow(
        number,
        seat,
        action.encode(),
        events.encode(),
        msgspec.json.decode(tape, type=Tape),
        drawn,
        at,
        bool(undone),
    )


def _message(row: Any) -> Message:
    fields = dict(zip(Message.__struct_fields__, row, strict=True))
    return Message(
        **fields | {"mentioned": msgspec.json.decode(row[9], type=tuple[tuple[int, int], ...])}
    )


def _proposal_row(proposal: Proposal) -> tuple[Any, ...]:
    return (
        *(proposal.table, proposal.kind, proposal.since, proposal.until, proposal.by),
        *(proposal.stage, proposal.expires_at, proposal.channel, proposal.message),
    )
