"""What players mark for themselves."""

import sqlite3
from collections.abc import Collection, Sequence

from bot.store.sqlite.database import Database


class SqliteNotes:
    """See `bot.store.NoteStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table: int, seat: int) -> Sequence[str]:
        """The marks of a seat."""
        rows = await self.database.rows(
            "select mark from notes where table_id = ? and seat = ? order by mark", (table, seat)
        )
        return [str(row[0]) for row in rows]

    async def put(
        self, table: int, seat: int, *, put: Collection[str], taken: Collection[str]
    ) -> None:
        """Adds some marks and removes others."""

        def noted(write: sqlite3.Connection) -> None:
            write.executemany(
                "delete from notes where table_id = ? and seat = ? and mark = ?",
                [(table, seat, mark) for mark in taken],
            )
            write.executemany(
                "insert or ignore into notes (table_id, seat, mark) values (?, ?, ?)",
                [(table, seat, mark) for mark in put],
            )

        await self.database.transaction(noted)
