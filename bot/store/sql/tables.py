"""Tables with their chairs."""

import time
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from cachetools import LRUCache

from bot.store.chairs import Chair
from bot.store.engine import LOCKED, Engine, Row, Session, as_json, first, placeholders
from bot.store.errors import ChannelTaken, Conflict, Violation
from bot.store.log import StepRow
from bot.store.people import Person
from bot.store.sharing import LASTS
from bot.store.sql.forgetting import forget_in_games
from bot.store.sql.holding import Holds
from bot.store.sql.leases import TAKEN, SqlLeases, taking
from bot.store.sql.log import put_step, undo_steps
from bot.store.sql.messages import Board, SqlMessages, read_board, retire_messages
from bot.store.sql.results import drop_results, put_results
from bot.store.sql.reviews import drop_reviews
from bot.store.tables import Table, Word, seconds
from bot.store.waits import NOTICE_AFTER
from rules.core.chance import Draw, Tape
from rules.core.game import Result

COLUMNS = """id, guild, channel, game, language, stage, version, rules_version, options, seed,
    drawn, setup, baseline, baseline_step, head, step, opened_by, opened_at, changed_at, pace,
    overdue, told, rewound, invited, luck, anchor, words, record, scheme, languages,
    robot_moves, series, sealed, ends_at, coach, origin, throws"""


def qualified(table: str, columns: str) -> str:
    """Columns with the name of their table."""
    return ", ".join(f"{table}.{column.strip()}" for column in columns.split(","))


CHAIR_COLUMNS = (
    "user, name, ask, awaited, since, due_at, idle, former, absent, open, heard, wishes, level, "
    "hints, hinted"
)
CHAIRS = f"select {CHAIR_COLUMNS} from chairs where table_id = $1 order by seat"
SEATED = f"""select {qualified("tables", COLUMNS)}, {qualified("chairs", CHAIR_COLUMNS)}
    from tables left join chairs on table_id = id where"""
"""A row for each chair, so that a table is read by one statement."""

SPLIT = len(COLUMNS.split(","))
"""Where the chair begins in such a row."""

ADDED = COLUMNS.removeprefix("id, ")
ADDING = ADDED.count(",") + 3
ADD = f"""insert into tables ({ADDED}, closes_at, holder, lease_until, behind, robot_due)
    values ({placeholders(ADDING)}, clock_seconds() + {LASTS}, 1, 0) returning id"""

CHANGING = """game, stage, version, rules_version, options, drawn, setup, baseline, baseline_step,
    head, step, changed_at, pace, overdue, told, rewound, invited, luck, anchor, words, record,
    scheme, languages, robot_moves, ends_at, coach"""
CHANGED = tuple(name.strip() for name in CHANGING.split(","))
"""The columns that a save may change, each a field of the record of the same name."""

LAST = len(CHANGED)
SAVE = f"""update tables set ({CHANGING}, robot_due, closes_at, behind) =
    ({placeholders(LAST + 2)}, 1), {taking(f"${LAST + 5}")}
    where id = ${LAST + 3} and version = ${LAST + 4} returning {TAKEN}"""

REMIND_AFTER = Person(user=0).remind_after
REMIND_AFTER_OF = f"coalesce((select remind_after from people where user = $3), {REMIND_AFTER})"

SAME_WAIT = "chairs.since = excluded.since"


def _kept(column: str, otherwise: str = "", where: str = SAME_WAIT) -> str:
    """A column that keeps its value while the wait is the same."""
    return (
        f"{column} = case when {where} then chairs.{column}"
        f" else {otherwise or f'excluded.{column}'} end"
    )


PUT = 4 + len(CHAIR_COLUMNS.split(","))
"""How many values of a chair are put as they are, beside table, seat, silence and notice."""

PUT_CHAIR = f"""insert into chairs
    (table_id, seat, {CHAIR_COLUMNS}, silent_at, notice_at, remind_at)
    values ({placeholders(PUT)}, case when cast($7 as double precision) = 0 then 0
        else cast(${PUT + 1} as double precision) + case
            when cast(${PUT + 2} as double precision) < {REMIND_AFTER_OF} then ${PUT + 2}
            else {REMIND_AFTER_OF} end end)
    on conflict (table_id, seat) do update set
    {_kept("notice_at")}, {_kept("expired", "0")}, {_kept("reminded", "0")}, {_kept("remind_at")},
    {_kept("silent_at", where=f"{SAME_WAIT} and chairs.heard = excluded.heard")},
    {", ".join(f"{name} = excluded.{name}" for name in CHAIR_COLUMNS.split(", "))}"""
"""A new wait starts notice and reminders anew: the first reminder comes after the time that the
person chose, but at the latest when half of the time for a move has gone. An undo restores an
earlier wait: its reminders count from the undo all the same."""

OF_A_DAY = "series like '____-__-__'"
"""A series that is a day."""

TO_UNSEAL = f"sealed = 1 and series < $1 and {OF_A_DAY} and stage in ('over', 'closed')"
UNSEAL = f"update tables set sealed = 0 where {TO_UNSEAL} returning opened_by, forgotten"

FOREVER = 1e12

CACHED = 1_000
"""Live tables that are kept in memory as they were saved."""

Saved = tuple[Row, Board | None]
"""What a save returns: of the table's lease, and the board where it is cached."""


class SqlTables:
    """See `bot.store.TableStore`.

    Where nobody else writes to the database, a live table is cached when it is saved and need not
    be read again; one that has ended is not, because forgetting a person may change it.
    """

    def __init__(self, engine: Engine, messages: SqlMessages, leases: SqlLeases) -> None:
        self.engine = engine
        self.messages = messages
        self.leases = leases
        self.cache: LRUCache[int, Table] = LRUCache(CACHED)
        self._holds = Holds[Saved](engine, _locked)
        self._saving: dict[int, object] = {}
        """By table, the save that began last: an earlier one that ends after it caches nothing."""

    async def add(self, table: Table) -> Table:
        """The table with its number; `ChannelTaken` where one is live in the channel."""

        began = time.monotonic()

        async def added(write: Session) -> Table:
            values = *_values(table)[1:], table.closes_at, self.leases.worker
            ((number,),) = await write.rows(ADD, *values)
            numbered = msgspec.structs.replace(table, id=number)
            await _put_chairs(write, numbered)
            return numbered

        try:
            new = await self.engine.transaction(added)
        except Violation as error:
            raise ChannelTaken from error
        self.leases.saved(new.id, began, (self.leases.worker, 0, 0, 1))
        return new

    async def get(self, number: int) -> Table | None:
        """The table with that number."""
        return self.cache.get(number) or await self._found("tables.id = $1", number)

    @asynccontextmanager
    async def held(self, number: int) -> AsyncIterator[Table | None]:
        """The table with that number, which no other worker changes until it is saved here."""
        if self.engine.exclusive:
            yield await self.get(number)
            return
        async with self._holds.hold(number) as table:
            yield table

    async def live_in(self, channel: int) -> Table | None:
        """The lobby or running game of a channel."""
        return await self._found("channel = $1 and stage in ('lobby', 'playing')", channel)

    async def last_in(self, channel: int) -> Table | None:
        """The newest table of a channel, live or not."""
        last = "select max(id) from tables where channel = $1"
        return await self._found(f"tables.id = ({last})", channel)

    async def attempt(self, series: str, user: int, game: str) -> Table | None:
        """Somebody's own table of a series, live or not."""
        return await self._found(
            "series = $1 and opened_by = $2 and game = $3 and channel = 0", series, user, game
        )

    async def is_open(self, series: str, game: str) -> bool:
        """Whether the secret of a series may be known: it has been shown to somebody."""
        shown = """select 1 from tables where series = $1 and game = $2 and channel = 0
            and sealed = 0 limit 1"""
        return bool(await self.engine.rows(shown, series, game))

    async def practices(self, user: int) -> Sequence[int]:
        """The tables on which somebody plays on from an earlier position."""
        return await self._numbers("stage = 'playing' and origin <> 0 and opened_by = $1", user)

    async def unseal(self, before: str, names: Mapping[str, str]) -> None:
        """The secrets of all days before this one may be known."""

        async def unsealed(write: Session) -> None:
            played = await write.rows(UNSEAL, before)
            for user in sorted({user for user, forgotten in played if forgotten}):
                await forget_in_games(write, user, names)

        if await self.engine.rows(f"select 1 from tables where {TO_UNSEAL} limit 1", before):
            await self.engine.transaction(unsealed)

    async def _found(self, where: str, *values: int | str) -> Table | None:
        rows = await self.engine.rows(f"{SEATED} {where} order by seat", *values)
        chairs = [row[SPLIT:] for row in rows if row[SPLIT] is not None]
        return _table(rows[0][:SPLIT], chairs) if rows else None

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
        noted, began = self.messages.pending.riding(after.id), time.monotonic()

        async def saved(write: Session) -> Saved:
            taken = await self._put_version(write, after)
            await noted.write(write, self.leases.worker or None)
            await _put_chairs(write, after)
            for seat in left:
                await retire_messages(write, after.id, seat)
            if undone_from:
                await undo_steps(write, after.id, undone_from, after.step, kept)
                await drop_results(write, after.id)
                await drop_reviews(write, after.id)
            if step is not None:
                await put_step(write, after.id, step)
            if not after.live:
                await put_results(write, after, result)
            if not (after.live and self.engine.exclusive):
                return taken, None
            return taken, await read_board(write, after.id, self.messages.pending)

        self.cache.pop(after.id, None)
        self.messages.boards.pop(after.id, None)
        newest = self._saving[after.id] = object()
        try:
            hold = self._holds.take(after.id)
            taken, board = await (hold.write if hold else self.engine.transaction)(saved)
        finally:
            overtaken = self._saving.get(after.id) is not newest
            if not overtaken:
                del self._saving[after.id]
        self.leases.saved(after.id, began, taken)
        noted_since = self.messages.pending.notes.of(after.id) != noted
        self.messages.pending.remove(noted)
        if board is not None and not overtaken:
            self.cache[after.id] = after
            if not noted_since:
                self.messages.boards[after.id] = board
        return after

    async def _put_version(self, write: Session, after: Table) -> Row:
        """Writes the table, if it is still at the version before this one, and takes its lease."""
        fields, before = _fields(after), after.version - 1
        values = [fields[name] for name in CHANGED]
        due = after.robot_due, after.closes_at
        taken = first(await write.rows(SAVE, *values, *due, after.id, before, self.leases.worker))
        if taken is None:
            self.engine.conflicts += 1
            raise Conflict(f"table {after.id} is no longer at version {before}")
        return taken

    async def first_message(self, table: int) -> int:
        """The number of the lobby's first message on Discord; 0 while none is known."""
        row = await self.engine.row("select first_message from tables where id = $1", table)
        return int(row[0]) if row else 0

    async def of(self, user: int) -> Sequence[int]:
        """The running games in which somebody has a seat."""
        return await self._numbers(
            """stage = 'playing' and channel <> 0
               and id in (select table_id from chairs where user = $1)""",
            user,
        )

    async def behind(self) -> Sequence[int]:
        """The tables of which some message shows an earlier version."""
        sql = "select id, version from tables where behind = 1"
        rows = await self.messages.pending.settled(lambda: self.engine.rows(sql))
        done = self.messages.pending.notes.caught_up
        return [number for number, version in rows if done.get(number, (None,))[0] != version]

    async def caught_up(self, table: int, version: int, revision: int = -1) -> None:
        """Notes that all messages show this version; no effect if the table has changed since."""
        self.leases.announced.discard(table)
        self.messages.pending.add(caught_up=(table, (version, revision)))

    async def robot_due(self) -> Sequence[int]:
        """The tables at which a robot, or an automatic pass, may be due."""
        return await self._numbers("robot_due = 1")

    async def closing(self, now: float) -> Sequence[int]:
        """The tables whose time to close by themselves has come."""
        return await self._numbers("closes_at > 0 and closes_at <= $1", now)

    async def _numbers(self, where: str, *values: float) -> Sequence[int]:
        rows = await self.engine.rows(f"select id from tables where {where}", *values)
        return [row[0] for row in rows]


async def _locked(write: Session, number: int) -> Table | None:
    """A table whose row nobody else changes until the transaction ends.

    Its chairs are read afterwards: by the same statement they might be older than the table, which
    is read anew where it had to be waited for.
    """
    rows = await write.rows(f"select {COLUMNS} from tables where id = $1 {LOCKED}", number)
    return _table(rows[0], await write.rows(CHAIRS, number)) if rows else None


async def _put_chairs(write: Session, table: Table) -> None:
    await write.run(
        "delete from chairs where table_id = $1 and seat >= $2", table.id, len(table.chairs)
    )
    half = seconds(table.pace) / 2 or FOREVER
    await write.run_many(
        PUT_CHAIR,
        [
            (
                table.id,
                seat,
                *_chair_values(chair),
                _asked_at(table, chair),
                chair.since + NOTICE_AFTER if chair.since else 0,
                table.changed_at,
                half,
            )
            for seat, chair in enumerate(table.chairs)
        ],
    )


def _asked_at(table: Table, chair: Chair) -> float:
    """When the others are asked to go on without a silent person."""
    waits = table.stage == "playing" and not (chair.robot or table.private)
    return chair.silent_at if waits else 0


def _chair_values(chair: Chair) -> tuple[Any, ...]:
    fields = msgspec.structs.asdict(chair)
    fields["former"] = as_json(chair.former)
    fields["wishes"] = as_json(chair.wishes)
    return tuple(fields.values())


def _values(table: Table) -> tuple[Any, ...]:
    return tuple(_fields(table).values())


def _fields(table: Table) -> dict[str, Any]:
    """Every column's value, in the order of the columns."""
    fields = msgspec.structs.asdict(table)
    del fields["chairs"]
    fields["options"] = as_json(table.options)
    fields["setup"] = as_json(table.setup)
    fields["words"] = as_json(table.words)
    fields["throws"] = as_json(table.throws)
    fields["invited"] = as_json(table.invited)
    fields["baseline"] = table.baseline.decode()
    fields["head"] = table.head.decode()
    return fields


def _table(row: Any, chairs: Iterable[Any]) -> Table:
    fields = dict(zip(Table.__struct_fields__, row, strict=False))
    fields["options"] = msgspec.json.decode(fields["options"])
    fields["setup"] = msgspec.json.decode(fields["setup"], type=Tape)
    fields["words"] = msgspec.json.decode(fields["words"], type=tuple[Word, ...])
    fields["throws"] = msgspec.json.decode(fields["throws"], type=dict[str, Draw])
    fields["rewound"] = bool(fields["rewound"])
    fields["sealed"] = bool(fields["sealed"])
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
