"""The steps of every game."""

import sqlite3
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from bot.store.records import StepRow, Waits
from bot.store.sqlite.database import Database, as_json, placeholders
from rules.core.chance import Tape

STEPS = """select number, seat, action, events, tape, drawn, at, undone, stood_in, waits from steps
    where table_id = ? and number > ? order by number"""

LAST_STEP = """select coalesce(max(number), 0) from steps
    where table_id = ? and undone = 0 and (?2 is null or (seat = ?2 and stood_in = 0))"""


class SqliteLog:
    """See `bot.store.LogStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def steps(self, table: int, after: int = 0) -> Sequence[StepRow]:
        """The steps after a number, undone ones included."""
        return [step(row) for row in await self.database.rows(STEPS, (table, after))]

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
    write: sqlite3.Connection, table: int, first: int, kept: Collection[int] = ()
) -> None:
    """Marks the steps from a number on as undone, but for those `kept`, inside a transaction."""
    write.execute(
        f"""update steps set undone = 1
            where table_id = ? and number >= ? and number not in ({placeholders(len(kept))})""",
        (table, first, *kept),
    )


def step(row: Any) -> StepRow:
    """A row of the log as a record."""
    number, seat, action, events, tape, drawn, at, undone, stood_in, waits = row
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
        waits=msgspec.json.decode(waits, type=Waits),
    )
