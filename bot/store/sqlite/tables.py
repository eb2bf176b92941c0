"""Tables with their chairs."""

import sqlite3
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from cachetools import LRUCache

from bot.store import ChannelTaken, Conflict
from bot.store.records import NOTICE_AFTER, Chair, Person, StepRow, Table, Word, seconds
from bot.store.sqlite.database import Database, as_json, placeholders
from bot.store.sqlite.log import put_step, undo_steps
from bot.store.sqlite.messages import Board, SqliteMessages, read_board, retire_messages
from bot.store.sqlite.results import drop_results, put_results
from rules.core.chance import Tape
from rules.core.game import Result

COLUMNS = """id, guild, channel, game, language, stage, version, rules_version, options, seed,
    drawn, setup, baseline, baseline_step, head, step, opened_by, opened_at, changed_at, pace,
    overdue, told, rewound, invited, luck, anchor, words, record, languages"""

CHAIR_COLUMNS = "user, name, ask, awaited, since, due_at, idle, former, absent, open, heard, wishes"
CHAIRS = f"select {CHAIR_COLUMNS} from chairs where table_id = ? order by seat"

REMIND_AFTER = Person(user=0).remind_after

PUT_CHAIR = f"""insert into chairs
    (table_id, seat, {CHAIR_COLUMNS}, silent_at, remind_at, notice_at)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15,
        iif(?7 = 0, 0, ?16 + min(?17, coalesce(
            (select remind_after from people where user = ?3), {REMIND_AFTER}))),
        iif(?7 = 0, 0, ?7 + {NOTICE_AFTER})
    where true on conflict do update set
    notice_at = iif(since = excluded.since, notice_at, excluded.notice_at),
    expired = iif(since = excluded.since, expired, 0),
    reminded = iif(since = excluded.since, reminded, 0),
    remind_at = iif(since = excluded.since, remind_at, excluded.remind_at),
    silent_at = iif(since = excluded.since and heard = excluded.heard, silent_at,
                    excluded.silent_at),
    user = excluded.user, name = excluded.name, ask = excluded.ask, awaited = excluded.awaited,
    since = excluded.since, due_at = excluded.due_at, idle = excluded.idle,
    former = excluded.former, absent = excluded.absent, open = excluded.open,
    heard = excluded.heard, wishes = excluded.wishes"""
"""A new wait starts notice and reminders anew: the first reminder comes after the time that the
person chose, but at the latest when half of the time for a move has gone. An undo restores an
earlier wait: its reminders count from the undo all the same."""

FOREVER = 1e12

CACHED = 1_000
"""Live tables that are kept in memory as they were saved."""


class SqliteTables:
    """See `bot.store.TableStore`.

    Only this process writes to the file. So a live table is cached when it is saved and need not be
    read again; one that has ended is not, because forgetting a person may change it.
    """

    def __init__(self, database: Database, messages: SqliteMessages) -> None:
        self.database = database
        self.messages = messages
        self.cache: LRUCache[int, Table] = LRUCache(CACHED)
        self._saving: dict[int, object] = {}
        """By table, the save that began last: an earlier one that ends after it caches nothing."""

    async def add(self, table: Table) -> Table:
        """The table with its number; `ChannelTaken` where one is live in the channel."""

        def added(write: sqlite3.Connection) -> Table:
            values = (*_values(table)[1:], table.closes_at)
            cursor = write.execute(
                f"""insert into tables ({COLUMNS}, closes_at, behind, robot_due)
                    values (null, {placeholders(len(values))}, 1, 0)""",
                values,
            )
            numbered = msgspec.structs.replace(table, id=cursor.lastrowid or 0)
            _put_chairs(write, numbered)
            return numbered

        try:
            return await self.database.transaction(added)
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error

    async def get(self, number: int) -> Table | None:
        """The table with that number."""
        return self.cache.get(number) or await self._found("id = ?", number)

    async def live_in(self, channel: int) -> Table | None:
        """The lobby or running game of a channel."""
        return await self._found("channel = ? and stage in ('lobby', 'playing')", channel)

    async def last_in(self, channel: int) -> Table | None:
        """The newest table of a channel, live or not."""
        return await self._found("channel = ? order by id desc limit 1", channel)

    async def _found(self, where: str, value: int) -> Table | None:
        def found(read: sqlite3.Connection) -> Table | None:
            row = read.execute(f"select {COLUMNS} from tables where {where}", (value,)).fetchone()
            return None if row is None else _table(row, read.execute(CHAIRS, row[:1]).fetchall())

        return await self.database.read(found)

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
        """Saves the next version of a table, with the step that led to it, in one transaction."""
        after = msgspec.structs.replace(table, version=table.version + 1)

        def saved(write: sqlite3.Connection) -> Board:
            _put_version(write, after)
            _put_chairs(write, after)
            for seat in left:
                retire_messages(write, after.id, seat)
            if undone_from:
                undo_steps(write, after.id, undone_from, after.step, kept)
                drop_results(write, after.id)
            if step is not None:
                put_step(write, after.id, step)
            if not after.live:
                put_results(write, after, result)
            return read_board(write, after.id)

        self.cache.pop(after.id, None)
        self.messages.boards.pop(after.id, None)
        newest = self._saving[after.id] = object()
        try:
            board = await self.database.transaction(saved)
        finally:
            overtaken = self._saving.get(after.id) is not newest
            if not overtaken:
                del self._saving[after.id]
        if after.live and not overtaken:
            self.cache[after.id] = after
            self.messages.boards[after.id] = board
        return after

    async def first_message(self, table: int) -> int:
        """The number of the lobby's first message on Discord; 0 while none is known."""
        row = await self.database.row("select first_message from tables where id = ?", (table,))
        return int(row[0]) if row else 0

    async def of(self, user: int) -> Sequence[int]:
        """The running games in which somebody has a seat."""
        return await self._numbers(
            "stage = 'playing' and id in (select table_id from chairs where user = ?)", user
        )

    async def behind(self) -> Sequence[int]:
        """The tables of which some message shows an earlier version."""
        return await self._numbers("behind = 1")

    async def caught_up(self, table: int, version: int) -> None:
        """Notes that all messages show this version; no effect if the table has changed since."""
        await self.database.write(
            "update tables set behind = 0 where id = ? and version = ?", (table, version)
        )

    async def robot_due(self) -> Sequence[int]:
        """The tables at which a robot, or an automatic pass, may be due."""
        return await self._numbers("robot_due = 1")

    async def closing(self, now: float) -> Sequence[int]:
        """The tables whose time to close by themselves has come."""
        return await self._numbers("closes_at > 0 and closes_at <= ?", now)

    async def _numbers(self, where: str, *values: float) -> Sequence[int]:
        rows = await self.database.rows(f"select id from tables where {where}", values)
        return [row[0] for row in rows]


def _put_version(write: sqlite3.Connection, after: Table) -> None:
    """Writes the table, if it is still at the version before this one."""
    cursor = write.execute(
        """update tables set stage = ?, version = ?, rules_version = ?, options = ?,
           drawn = ?, setup = ?, baseline = ?, baseline_step = ?, head = ?, step = ?,
           changed_at = ?, pace = ?, overdue = ?, told = ?, rewound = ?, invited = ?, luck = ?,
           anchor = ?, words = ?, record = ?, languages = ?, behind = 1, robot_due = ?,
           closes_at = ?
           where id = ? and version = ?""",
        (
            after.stage,
            after.version,
            after.rules_version,
            as_json(after.options),
            after.drawn,
            as_json(after.setup),
            after.baseline.decode(),
            after.baseline_step,
            after.head.decode(),
            after.step,
            after.changed_at,
            after.pace,
            after.overdue,
            after.told,
            after.rewound,
            as_json(after.invited),
            after.luck,
            after.anchor,
            as_json(after.words),
            after.record,
            after.languages,
            after.robot_due,
            after.closes_at,
            after.id,
            after.version - 1,
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
            (table.id, seat, *_chair_values(chair), _asked_at(table, chair), table.changed_at, half)
            for seat, chair in enumerate(table.chairs)
        ],
    )


def _asked_at(table: Table, chair: Chair) -> float:
    """When the others are asked to go on without a silent person."""
    return 0 if chair.robot or table.stage != "playing" else chair.silent_at


def _chair_values(chair: Chair) -> tuple[Any, ...]:
    fields = msgspec.structs.asdict(chair)
    fields["former"] = as_json(chair.former)
    fields["wishes"] = as_json(chair.wishes)
    return tuple(fields.values())


def _values(table: Table) -> tuple[Any, ...]:
    fields = msgspec.structs.asdict(table)
    del fields["chairs"]
    fields["options"] = as_json(table.options)
    fields["setup"] = as_json(table.setup)
    fields["words"] = as_json(table.words)
    fields["invited"] = as_json(table.invited)
    fields["baseline"] = table.baseline.decode()
    fields["head"] = table.head.decode()
    return tuple(fields.values())


def _table(row: Any, chairs: Iterable[Any]) -> Table:
    fields = dict(zip(Table.__struct_fields__, row, strict=False))
    fields["options"] = msgspec.json.decode(fields["options"])
    fields["setup"] = msgspec.json.decode(fields["setup"], type=Tape)
    fields["words"] = msgspec.json.decode(fields["words"], type=tuple[Word, ...])
    fields["rewound"] = bool(fields["rewound"])
    fields["invited"] = msgspec.json.decode(fields["invited"], type=tuple[int, ...])
    fields["baseline"] = fields["baseline"].encode()
    fields["head"] = fields["head"].encode()
    fields["chairs"] = tuple(_chair(chair) for chair in chairs)
    return Table(**fields)


def _chair(row: Any) -> Chair:
    fields = dict(zip(Chair.__struct_fields__, row, strict=True))
    fields["former"] = msgspec.json.decode(fields["former"])
    fields["wishes"] = msgspec.json.decode(fields["wishes"])
    return msgspec.convert(fields, Chair, strict=False)
