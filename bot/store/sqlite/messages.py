"""The messages on Discord that show a table."""

import sqlite3
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from cachetools import LRUCache

from bot.store.records import CHANNEL, Attached, Message, StepRow, Wait
from bot.store.sqlite.database import Database, as_json, placeholders
from bot.store.sqlite.log import steps_since
from bot.store.sqlite.waits import note_told

COLUMNS = """message, channel, table_id, seat, version, ask, since, posted, posted_at, mentioned,
    picture"""
SELECT = f"select {COLUMNS} from messages where table_id = ? and retired = ? order by seat"

FIRST = """update tables set first_message = ?
    where id = ? and first_message = 0 and stage = 'lobby'"""
"""The first message of a lobby is what the dice of its game will be bound to."""

CACHED = 1_000
"""Tables whose board is kept in memory."""

Board = tuple[Message | None, Sequence[StepRow]]


class SqliteMessages:
    """See `bot.store.MessageStore`.

    Every save of a live table reads its board in the same transaction and caches it here, which
    spares the publisher a job for the reading thread. Saving the table or noting a message makes
    the entry stale.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.boards: LRUCache[int, Board] = LRUCache(CACHED)

    async def live(self, table: int) -> Sequence[Message]:
        """The messages of a table that are kept up to date."""
        return [_message(row) for row in await self.database.rows(SELECT, (table, False))]

    async def shown(self, table: int, seat: int) -> Message | None:
        """The live message in the channel (`CHANNEL`) or of a seat."""
        return next((m for m in await self.live(table) if m.seat == seat), None)

    async def board(self, table: int) -> Board:
        """The live message in the channel, and the steps that it tells of or should."""
        cached = self.boards.get(table)
        if cached is not None:
            return cached
        return await self.database.read(lambda read: read_board(read, table))

    async def retired(self, table: int) -> Sequence[Message]:
        """Messages that were replaced and still have controls."""
        return [_message(row) for row in await self.database.rows(SELECT, (table, True))]

    async def put(self, message: Message, told: Collection[Wait] = ()) -> None:
        """Notes what a message shows now; an older live one of the same seat becomes retired."""

        def put(write: sqlite3.Connection) -> None:
            write.execute(
                """update messages set retired = 1
                   where table_id = ? and seat = ? and message <> ?""",
                (message.table, message.seat, message.message),
            )
            values = _values(message)
            write.execute(
                f"""insert or replace into messages ({COLUMNS})
                    values ({placeholders(len(values))})""",
                values,
            )
            if message.seat == CHANNEL:
                write.execute(FIRST, (message.message, message.table))
            note_told(write, told, message.posted_at)

        try:
            await self.database.transaction(put)
        finally:
            self.boards.pop(message.table, None)

    async def drop(self, message: int) -> None:
        """Forgets a message, which has nothing left to press."""
        await self.database.write("delete from messages where message = ?", (message,))

    async def table_of(self, message: int) -> int | None:
        """The table that a message shows."""
        row = await self.database.row("select table_id from messages where message = ?", (message,))
        return None if row is None else int(row[0])


def read_board(read: sqlite3.Connection, table: int) -> Board:
    """The live board, and the steps since the one from which it tells."""
    live = map(_message, read.execute(SELECT, (table, False)).fetchall())
    shown = next((message for message in live if message.seat == CHANNEL), None)
    return shown, steps_since(read, table, shown.since) if shown else []


def retire_messages(write: sqlite3.Connection, table: int, seat: int) -> None:
    """Marks the messages of a seat as replaced, inside a transaction."""
    write.execute("update messages set retired = 1 where table_id = ? and seat = ?", (table, seat))


def _values(message: Message) -> tuple[Any, ...]:
    fields = msgspec.structs.asdict(message)
    fields["mentioned"] = as_json(message.mentioned)
    fields["attached"] = message.attached.code
    return tuple(fields.values())


def _message(row: Any) -> Message:
    fields = dict(zip(Message.__struct_fields__, row, strict=True))
    fields["mentioned"] = msgspec.json.decode(fields["mentioned"], type=tuple[tuple[int, int], ...])
    fields["attached"] = Attached.from_code(fields["attached"])
    return Message(**fields)
