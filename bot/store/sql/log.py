"""The steps of every game."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from bot.store.engine import Engine, Session, as_json, placeholders
from bot.store.log import StepRow, Waits
from rules.core.chance import Tape

COLUMNS = "number, seat, action, events, tape, drawn, at, undone, stood_in, undone_at, waits, level"
STEPS = f"select {COLUMNS} from steps where table_id = $1 and number > $2 order by number"
PAGE = f"""select {COLUMNS} from steps where table_id = $1 and number >= $2 and number <= $3
    order by number"""
LAST_STEP = """select coalesce(max(number), 0) from steps where table_id = $1 and undone = 0
    and (cast($2 as bigint) is null or (seat = $2 and stood_in = 0))"""
SINCE_OWN = f"""select ({LAST_STEP}), {COLUMNS} from steps where table_id = $1
    and number >= ({LAST_STEP}) order by number"""


class Told(msgspec.Struct):
    """Of an event, whom it was told: some seats, or everybody."""

    to: tuple[int, ...] | None = None


TOLD = msgspec.json.Decoder(tuple[Told, ...])


class SqlLog:
    """See `bot.store.LogStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def steps(self, table: int, after: int = 0) -> Sequence[StepRow]:
        """The steps after a number, undone ones included."""
        return [step(row) for row in await self.engine.rows(STEPS, table, after)]

    async def page(
        self, table: int, seat: int | None, first: int, count: int
    ) -> tuple[int, Sequence[StepRow]]:
        """How many steps there are for a seat's eyes, and so many of them from a place on."""

        async def found(read: Session) -> tuple[int, Sequence[StepRow]]:
            rows = await read.rows(
                "select number, seat, events from steps where table_id = $1 order by number", table
            )
            known = [number for number, by, events in rows if by == seat or _told(events, seat)]
            start = max(0, min(first, (len(known) - 1) // count * count))
            shown = known[start : start + count]
            if not shown:
                return 0, []
            rows = await read.rows(PAGE, table, shown[0], shown[-1])
            return len(known), [step(row) for row in rows if row[0] in shown]

        return await self.engine.read(found)

    async def undone(self, table: int) -> int:
        """How many steps of a table were taken back."""
        rows = await self.engine.rows(
            "select count(*) from steps where table_id = $1 and undone = 1", table
        )
        return int(rows[0][0])

    async def last_step(self, table: int, seat: int | None = None) -> int:
        """The number of the last step that is not undone, or of a seat's own."""
        return int((await self.engine.rows(LAST_STEP, table, seat))[0][0])

    async def since_own(self, table: int, seat: int) -> tuple[int, Sequence[StepRow]]:
        """The number of a seat's own last step, and the steps from it on."""
        rows = await self.engine.rows(SINCE_OWN, table, seat)
        return int(rows[0][0]) if rows else 0, [step(row[1:]) for row in rows]


def _told(events: str, seat: int | None) -> bool:
    """Whether a seat (None: the channel) was told one of the events."""
    return any(event.to is None or seat in event.to for event in TOLD.decode(events))


async def steps_since(read: Session, table: int, after: int) -> list[StepRow]:
    """The steps after a number, inside a transaction or a read."""
    return [step(row) for row in await read.rows(STEPS, table, after)]


async def put_step(write: Session, table: int, step: StepRow) -> None:
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
        step.level,
    )
    await write.run(
        f"""insert into steps
            (table_id, number, seat, action, events, tape, drawn, at, stood_in, waits, level)
            values ({placeholders(len(values))})""",
        *values,
    )


async def undo_steps(
    write: Session, table: int, first: int, last: int, kept: Collection[int] = ()
) -> None:
    """Marks the steps from a number on as undone, but for those `kept`; `last` is the last one."""
    others = f"and number not in ({placeholders(len(kept), 4)})" if kept else ""
    await write.run(
        f"""update steps set undone = 1, undone_at = $1 where table_id = $2 and number >= $3
            and undone = 0 {others}""",
        last,
        table,
        first,
        *kept,
    )


def step(row: Any) -> StepRow:
    """A row of the log as a record."""
    number, seat, action, events, tape, drawn, at, undone, stood_in, undone_at, waits, level = row
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
        level=level,
    )
