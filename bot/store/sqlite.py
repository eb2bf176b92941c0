"""The store in one SQLite file: tables, their steps and the messages that show them."""

import sqlite3
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import Any

import msgspec

from bot.cache import Lately
from bot.store import ChannelTaken, Conflict
from bot.store.database import as_json, marks
from bot.store.records import BOARD, Chair, Message, Person, StepRow, Table, seconds
from bot.store.results import ResultRows, drop_results, put_results
from bot.store.waiting import WaitingRows
from rules.core.chance import Tape
from rules.core.game import Result

TABLE = """id, guild, channel, game, language, stage, version, rules_version, options, seed, drawn,
    setup, baseline, baseline_step, head, step, opened_by, opened_at, changed_at, pace, overdue"""
CHAIR = "user, name, ask, awaited, since, due_at, idle, former, absent, open"
CHAIRS = f"select {CHAIR} from chairs where table_id = ? order by seat"
STEPS = """select number, seat, action, events, tape, drawn, at, undone, stood_in from steps
    where table_id = ? and number > ? order by number"""
LAST_STEP = """select coalesce(max(number), 0) from steps
    where table_id = ? and undone = 0 and (?2 is null or (seat = ?2 and stood_in = 0))"""
MESSAGE = """message, channel, table_id, seat, version, ask, since, posted, posted_at, mentioned,
    picture"""
MESSAGES = f"select {MESSAGE} from messages where table_id = ? and retired = ? order by seat"


PUT_CHAIR = f"""insert into chairs (table_id, seat, {CHAIR}, remind_at)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, iif(?7 = 0, 0, ?7 + min(?13,
        coalesce((select remind_after from people where user = ?3), {Person(user=0).remind_after})))
    where true on conflict do update set
    expired = iif(since = excluded.since, expired, 0),
    reminded = iif(since = excluded.since, reminded, 0),
    remind_at = iif(since = excluded.since, remind_at, excluded.remind_at),
    user = excluded.user, name = excluded.name, ask = excluded.ask, awaited = excluded.awaited,
    since = excluded.since, due_at = excluded.due_at, idle = excluded.idle,
    former = excluded.former, absent = excluded.absent, open = excluded.open"""
"""A new wait starts the reminders anew: the first one after the time that the person chose, but
at the latest when half of the time for a move has gone."""

FOREVER = 1e12

KEPT = 1_000
"""Tables, and their boards, that are in memory as they are in the file."""

Board = tuple[Message | None, Sequence[StepRow]]


class SqliteStore(ResultRows, WaitingRows):
    """See `bot.store.Store`, which this is.

    Nobody else writes to the file. So a live table is not read again after it was saved, nor what
    its next board has to tell: that comes back with the saving, which spares a way to a thread.
    """

    @cached_property
    def _saved(self) -> Lately[Table]:
        """As far as they are live: what is over may be changed by whoever wants to be forgotten."""
        return Lately(KEPT)

    @cached_property
    def _boards(self) -> Lately[Board]:
        """As they were after the last step."""
        return Lately(KEPT)

    async def works(self) -> bool:
        try:
            await self.put_fact("checked", "yes")
            return await self.fact("checked") == "yes"
        except sqlite3.Error:
            return False

    # ── tables ───────────────────────────────────────────────────────────────────────────────────

    async def add_table(self, table: Table) -> Table:
        def added(write: sqlite3.Connection) -> Table:
            cursor = write.execute(
                f"insert into tables ({TABLE}, behind, robot_due, closes_at)"
                f" values (null, {marks(20)}, 1, 0, ?)",
                (*_table_row(table)[1:], table.closes_at),
            )
            numbered = msgspec.structs.replace(table, id=cursor.lastrowid or 0)
            _put_chairs(write, numbered)
            return numbered

        try:
            return await self._together(added)
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error

    async def table(self, number: int) -> Table | None:
        return self._saved.get(number) or await self._table("id = ?", number)

    async def live_table(self, channel: int) -> Table | None:
        return await self._table("channel = ? and stage in ('lobby', 'playing')", channel)

    async def last_table(self, channel: int) -> Table | None:
        return await self._table("channel = ? order by id desc limit 1", channel)

    async def save(
        self,
        table: Table,
        step: StepRow | None = None,
        *,
        undone_from: int = 0,
        left: Collection[int] = (),
        result: Result | None = None,
    ) -> Table:
        after = msgspec.structs.replace(table, version=table.version + 1)

        def saved(write: sqlite3.Connection) -> Board:
            _put_version(write, after)
            _put_chairs(write, after)
            if left:
                write.executemany(
                    "update messages set retired = 1 where table_id = ? and seat = ?",
                    [(after.id, seat) for seat in left],
                )
            if undone_from:
                write.execute(
                    "update steps set undone = 1 where table_id = ? and number >= ?",
                    (after.id, undone_from),
                )
                drop_results(write, after.id)
            if not after.live:
                put_results(write, after, result)
            if step is not None:
                _put_step(write, after.id, step)
            return _board(write, after.id)

        for kept in (self._saved, self._boards):
            kept.pop(after.id, None)
        board = await self._together(saved)
        if after.live:
            self._saved.put(after.id, after)
            self._boards.put(after.id, board)
        return after

    async def steps(self, table: int, after: int = 0) -> Sequence[StepRow]:
        return [_step(row) for row in await self._rows(STEPS, (table, after))]

    async def last_step(self, table: int, seat: int | None = None) -> int:
        return int((await self._row(LAST_STEP, (table, seat)))[0])

    async def since_own(self, table: int, seat: int) -> tuple[int, Sequence[StepRow]]:
        def found(read: sqlite3.Connection) -> tuple[int, list[Any]]:
            (own,) = read.execute(LAST_STEP, (table, seat)).fetchone()
            return own, read.execute(STEPS, (table, own - 1)).fetchall()

        own, rows = await self._read(found)
        return own, [_step(row) for row in rows]

    async def tables_behind(self) -> Sequence[int]:
        return [row[0] for row in await self._rows("select id from tables where behind = 1")]

    async def tables_robot_due(self) -> Sequence[int]:
        return [row[0] for row in await self._rows("select id from tables where robot_due = 1")]

    async def _table(self, where: str, *values: Any) -> Table | None:
        def found(read: sqlite3.Connection) -> Table | None:
            row = read.execute(f"select {TABLE} from tables where {where}", values).fetchone()
            return None if row is None else _table(row, read.execute(CHAIRS, row[:1]).fetchall())

        return await self._read(found)

    # ── messages ─────────────────────────────────────────────────────────────────────────────────

    async def messages(self, table: int) -> Sequence[Message]:
        return [_message(row) for row in await self._rows(MESSAGES, (table, 0))]

    async def retired(self, table: int) -> Sequence[Message]:
        return [_message(row) for row in await self._rows(MESSAGES, (table, 1))]

    async def board(self, table: int) -> Board:
        kept = self._boards.get(table)
        return kept if kept is not None else await self._read(lambda read: _board(read, table))

    async def put_message(self, message: Message) -> None:
        def put(write: sqlite3.Connection) -> None:
            write.execute(
                """update messages set retired = 1
                   where table_id = ? and seat = ? and message <> ?""",
                (message.table, message.seat, message.message),
            )
            write.execute(
                f"insert or replace into messages ({MESSAGE}) values ({marks(11)})",
                (
                    *(message.message, message.channel, message.table, message.seat),
                    *(message.version, message.ask, message.since, message.posted),
                    *(message.posted_at, as_json(message.mentioned), message.picture),
                ),
            )

        try:
            await self._together(put)
        finally:
            self._boards.pop(message.table, None)

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
        def noted(write: sqlite3.Connection) -> None:
            write.executemany(
                "delete from notes where table_id = ? and seat = ? and mark = ?",
                [(table, seat, mark) for mark in taken],
            )
            write.executemany(
                "insert or ignore into notes (table_id, seat, mark) values (?, ?, ?)",
                [(table, seat, mark) for mark in put],
            )

        await self._together(noted)


def _board(read: sqlite3.Connection, table: int) -> Board:
    """The live board, and the steps since the one from which it tells."""
    live = map(_message, read.execute(MESSAGES, (table, 0)).fetchall())
    shown = next((message for message in live if message.seat == BOARD), None)
    steps = read.execute(STEPS, (table, shown.since)).fetchall() if shown else []
    return shown, [_step(row) for row in steps]


def _put_version(write: sqlite3.Connection, after: Table) -> None:
    """The table as it is now, if nobody else has changed it since it was read."""
    cursor = write.execute(
        """update tables set stage = ?, version = ?, rules_version = ?, options = ?,
           drawn = ?, setup = ?, baseline = ?, baseline_step = ?, head = ?, step = ?,
           changed_at = ?, pace = ?, overdue = ?, behind = 1, robot_due = ?, closes_at = ?
           where id = ? and version = ?""",
        (
            *(after.stage, after.version, after.rules_version, as_json(after.options)),
            *(after.drawn, as_json(after.setup), after.baseline.decode()),
            *(after.baseline_step, after.head.decode(), after.step, after.changed_at),
            *(after.pace, after.overdue, after.robot_due, after.closes_at),
            *(after.id, after.version - 1),
        ),
    )
    if cursor.rowcount != 1:
        raise Conflict(f"table {after.id} is no longer at version {after.version - 1}")


def _put_chairs(write: sqlite3.Connection, table: Table) -> None:
    write.execute(
        "delete from chairs where table_id = ? and seat >= ?", (table.id, len(table.chairs))
    )
    half = seconds(table.pace) / 2 or FOREVER
    write.executemany(
        PUT_CHAIR,
        [
            (
                *(table.id, seat, chair.user, chair.name, chair.ask, chair.awaited),
                *(chair.since, chair.due, chair.idle, as_json(chair.former), chair.absent),
                *(chair.open, half),
            )
            for seat, chair in enumerate(table.chairs)
        ],
    )


def _put_step(write: sqlite3.Connection, table: int, step: StepRow) -> None:
    write.execute(
        f"insert into steps"
        f" (table_id, number, seat, action, events, tape, drawn, at, stood_in)"
        f" values ({marks(9)})",
        (
            *(table, step.number, step.seat, step.action.decode()),
            *(step.events.decode(), as_json(step.tape), step.drawn, step.at),
            step.stood_in,
        ),
    )


def _table_row(table: Table) -> tuple[Any, ...]:
    return (
        *(table.id, table.guild, table.channel, table.game, table.language, table.stage),
        *(table.version, table.rules_version, as_json(table.options), table.seed, table.drawn),
        *(as_json(table.setup), table.baseline.decode(), table.baseline_step, table.head.decode()),
        *(table.step, table.opened_by, table.opened_at, table.changed_at),
        *(table.pace, table.overdue),
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
            "chairs": tuple(_chair(row) for row in chairs),
        }
    )


def _chair(row: Any) -> Chair:
    fields = dict(zip(Chair.__struct_fields__, row, strict=True))
    fields["former"] = msgspec.json.decode(fields["former"])
    return msgspec.convert(fields, Chair, strict=False)


def _step(row: Any) -> StepRow:
    number, seat, action, events, tape, drawn, at, undone, stood_in = row
    return StepRow(
        number,
        seat,
        action.encode(),
        events.encode(),
        msgspec.json.decode(tape, type=Tape),
        drawn,
        at,
        bool(undone),
        bool(stood_in),
    )


def _message(row: Any) -> Message:
    fields = dict(zip(Message.__struct_fields__, row, strict=True))
    return Message(
        **fields | {"mentioned": msgspec.json.decode(row[9], type=tuple[tuple[int, int], ...])}
    )
