"""The messages on Discord that show a table."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from cachetools import LRUCache

from bot.store.engine import Engine, Session, as_json, put
from bot.store.log import StepRow
from bot.store.messages import CHANNEL, Attached, Message
from bot.store.sharing import Lapsed, in_use, must_hold
from bot.store.sql.log import steps_since
from bot.store.sql.pending import Pending
from bot.store.sql.waits import note_told
from bot.store.waits import Wait

COLUMNS = """message, channel, table_id, seat, version, ask, since, posted, posted_at, mentioned,
    picture"""
SELECT = f"""select {COLUMNS}, coalesce(token, ''), coalesce(tokens.until, 0)
    from messages left join tokens using (message)
    where table_id = $1 and retired = $2 order by seat"""
PUT = f"{put('messages', COLUMNS, 'message')}, retired = 0"
REPLACED = "update messages set retired = 1 where table_id = $1 and seat = $2 and message <> $3"

FIRST = """update tables set first_message = $1
    where id = $2 and first_message = 0 and stage = 'lobby'"""
"""The first message of a lobby is what the dice of its game will be bound to."""

FENCE = """update tables set first_message = first_message
    where id = $1 and holder in ('', $2)"""
"""Locks a table's row, unless another worker has its lease by now. One that had it and has given
it back is not seen here: so whoever comes with a lease must still hold it once the row is locked,
from when on nobody else can take it."""

CACHED = 1_000
"""Tables whose board is kept in memory."""

Board = tuple[Message | None, Sequence[StepRow]]


class SqlMessages:
    """See `bot.store.MessageStore`.

    Where nobody else writes to the database, every save of a live table reads its board in the same
    transaction and caches it here, which spares the publisher a job for the reading thread. Saving
    the table or noting a message makes the entry stale.
    """

    def __init__(self, engine: Engine, pending: Pending) -> None:
        self.engine = engine
        self.pending = pending
        self.leases = pending.leases
        self.boards: LRUCache[int, Board] = LRUCache(CACHED)

    async def live(self, table: int) -> Sequence[Message]:
        """The messages of a table that are kept up to date."""
        rows = await self.pending.settled(lambda: self.engine.rows(SELECT, table, False), table)
        return self.pending.over_messages(map(_message, rows))

    async def shown(self, table: int, seat: int) -> Message | None:
        """The live message in the channel (`CHANNEL`) or of a seat."""
        return next((m for m in await self.live(table) if m.seat == seat), None)

    async def board(self, table: int) -> Board:
        """The live message in the channel, and the steps that it tells of or should."""
        cached = self.boards.get(table)
        if cached is not None:
            return cached
        return await self.pending.settled(
            lambda: self.engine.read(lambda read: read_board(read, table, self.pending)), table
        )

    async def retired(self, table: int) -> Sequence[Message]:
        """Messages that were replaced and still have controls."""
        rows = await self.pending.settled(lambda: self.engine.rows(SELECT, table, True), table)
        return self.pending.over_messages(map(_message, rows))

    async def note(self, message: Message) -> None:
        """Notes what a message that was edited shows now, a moment later."""
        self.pending.add(message=message)
        self.boards.pop(message.table, None)

    async def put(self, message: Message, told: Collection[Wait] = ()) -> None:
        """Notes what a message shows now; an older live one of the same seat becomes retired."""
        noted, lease = self.pending.riding(message.table, kept=True), in_use()

        async def put(write: Session) -> None:
            if self.leases.alone:
                await write.lock(message.table)
            elif not await write.run(FENCE, message.table, self.leases.worker):
                raise Lapsed(f"another worker shows table {message.table}")
            must_hold(lease)
            await noted.write(write, self.leases.worker)
            await write.run(REPLACED, message.table, message.seat, message.message)
            await write.run(PUT, *_values(message))
            if message.seat == CHANNEL:
                await write.run(FIRST, message.message, message.table)
            await note_told(write, told, message.posted_at)

        try:
            await self.engine.transaction(put)
        finally:
            self.boards.pop(message.table, None)
        self.pending.remove(noted)

    def note_token(self, message: int, token: str, until: float, table: int) -> None:
        """Notes the token of a press on a message, for other workers, if there are any."""
        if not self.leases.alone:
            self.pending.add(token=(token, until, message, table))

    async def drop(self, message: int) -> None:
        """Forgets a message, which has nothing left to press."""
        self.pending.notes.messages.pop(message, None)
        await self.engine.write("delete from messages where message = $1", message)

    async def table_of(self, message: int) -> int | None:
        """The table that a message shows."""
        row = await self.engine.row("select table_id from messages where message = $1", message)
        return None if row is None else int(row[0])


async def read_board(read: Session, table: int, pending: Pending) -> Board:
    """The live board, and the steps since the one from which it tells."""
    live = pending.over_messages(map(_message, await read.rows(SELECT, table, False)))
    shown = next((message for message in live if message.seat == CHANNEL), None)
    return shown, await steps_since(read, table, shown.since) if shown else []


async def retire_messages(write: Session, table: int, seat: int) -> None:
    """Marks the messages of a seat as replaced, inside a transaction."""
    await write.run(
        "update messages set retired = 1 where table_id = $1 and seat = $2", table, seat
    )


def _values(message: Message) -> tuple[Any, ...]:
    fields = msgspec.structs.asdict(message)
    fields["mentioned"] = as_json(message.mentioned)
    fields["attached"] = message.attached.code
    return tuple(fields.values())[:-2]


def _message(row: Any) -> Message:
    fields = dict(zip(Message.__struct_fields__, row, strict=True))
    fields["mentioned"] = msgspec.json.decode(fields["mentioned"], type=tuple[tuple[int, int], ...])
    fields["attached"] = Attached.from_code(fields["attached"])
    return Message(**fields)
