"""What players mark for themselves."""

from collections.abc import Collection, Sequence

from bot.store.engine import Engine, Session


class SqlNotes:
    """See `bot.store.NoteStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def of(self, table: int, seat: int) -> Sequence[str]:
        """The marks of a seat."""
        rows = await self.engine.rows(
            "select mark from notes where table_id = $1 and seat = $2", table, seat
        )
        return sorted(str(row[0]) for row in rows)

    async def put(
        self, table: int, seat: int, *, put: Collection[str], taken: Collection[str]
    ) -> None:
        """Adds some marks and removes others."""

        async def noted(write: Session) -> None:
            await write.run_many(
                "delete from notes where table_id = $1 and seat = $2 and mark = $3",
                [(table, seat, mark) for mark in taken],
            )
            await write.run_many(
                """insert into notes (table_id, seat, mark) values ($1, $2, $3)
                   on conflict do nothing""",
                [(table, seat, mark) for mark in put],
            )

        await self.engine.transaction(noted)
