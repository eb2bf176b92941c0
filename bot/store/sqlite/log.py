"""The steps of every game."""

import sqlite3
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from bot.store.records import StepRow, Waits
from bot.store.sqlite.database import Database, as_json, placeholders
from rules.core.chance import Tape

COLUMNS = "number, seat, action, events, tape, drawn, at, undone, stood_in, undone_at, waits"
STEPS = f"select {COLUMNS} from steps where table_id = ? and number > ? order by number"

KNOWN = """from steps where table_id = :table and (seat = :seat or exists (
    select 1 from json_each(events) as event where event.value ->> 'to' is null
    or exists (select 1 from json_each(event.value -> 'to') where value = :seat)))"""
"""A seat's own steps, and those of which it was told something (no seat: the channel)."""

LAST_STEP = """select coalesce(max(number), 0) from steps
    where table_id = ? and undone = 0 and (?2 is null or (seat = ?2 and stood_in = 0))"""


class SqliteLog:
    """See `bot.store.LogStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def steps(self, table: int, after: int = 0) -> Sequence[StepRow]:
        """The steps after a number, undone ones included."""
        return await self.database.read(lambda read: steps_since(read, table, after))

    async def page(
        self, table: int, seat: int | None, first: int, count: int
    ) -> tuple[int, Sequence[StepRow]]:
        """How many steps there are for a seat's eyes, and so many of them from a place on."""

        def found(read: sqlite3.Connection) -> tuple[int, Sequence[StepRow]]:
            known = {"table": table, "seat": seat}
            (total,) = read.execute(f"select count(*) {KNOWN}", known).fetchone()
            start = max(0, min(first, (total - 1) // count * count))
            rows = read.execute(
                f"select {COLUMNS} {KNOWN} order by number limit :count offset :start",
                {**known, "count": count, "start": start},
            )
            return total, [step(row) for row in rows]

        return await self.database.read(found)

    async def undone(self, table: int) -> int:
        """How many steps of a table were taken back."""
        row = await self.database.row(
            "select count(*) from steps where table_id = ? and undone = 1", (table,)
        )
        return int(row[0])

    async def last_step(self, table: int, seat: int | None = None) -> int:
        """The number of the last step that is not undone, or of a seat's own."""
        return int((await self.database.row(LAST_STEP, (table, seat)))[0])

    async def since_own(self, table: int, seat: int) -> tuple[int, Sequence[StepRow]]:
        """The number of a seat's own last step, and the steps from it on."""

        def found(read: sqlite3.Connection) -> tuple[int, list[Any]]:
            (own,) = read.execute(LAST_STEP, (table, seat)).fetchone()
            return own, read.execute(STEPS, (table, own - 1)).fetchall()

        own, rows = await self.database.read(found)
        return own, [step(row) for row in rows]


def steps_since(read: sqlite3.Connection, table: int, after: int) -> list[StepRow]:
    """The steps after a number, inside a transaction or a read."""
    return [step(row) for row in read.execute(STEPS, (table, after)).fetchall()]


def put_step(write: sqlite3.Connection, table: int, step: StepRow) -> None:
    """Adds a step to the log, inside a transaction."""
    values = (
        table,
        step.number,
        step.seat,
        step.action.decode(),
        step.events.decode(),
        as_json(step.tape),
        step.drawn,
        step.at,
        step.stood_in,
        as_json(step.waits),
    )
    write.execute(
        f"""insert into steps
            (table_id, number, seat, action, events, tape, drawn, at, stood_in, waits)
            values ({placeholders(len(values))})""",
        values,
    )


def undo_steps(
    write: sqlite3.Connection, table: int, first: int, last: int, kept: Collection[int] = ()
) -> None:
    """Marks the steps from a number on as undone, but for those `kept`; `last` is the last one."""
    write.execute(
        f"""update steps set undone = 1, undone_at = ? where table_id = ? and number >= ?
            and undone = 0 and number not in ({placeholders(len(kept))})""",
        (last, table, first, *kept),
    )


def step(row: Any) -> StepRow:
    """A row of the log as a record."""
    number, seat, action, events, tape, drawn, at, undone, stood_in, undone_at, waits = row
    return StepRow(
        number=number,
        seat=seat,
        action=action.encode(),
        events=events.encode(),
        tape=msgspec.json.decode(tape, type=Tape),
        drawn=drawn,
        at=at,
        undone=bool(undone),
        stood_in=bool(stood_in),
        undone_at=undone_at,
        waits=msgspec.json.decode(waits, type=Waits),
    )
