"""How finished games came out."""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.store.records import ResultKind, SeatResult, Table
from bot.store.sqlite.database import Database, as_json, placeholders
from rules.core.game import Result

COLUMNS = "table_id, seat, guild, game, options, seats, user, changed, place, score, kind, at"

SELECT = """select results.table_id, results.seat, game, options, seats,
    iif(coalesce(people.counted, 1), results.user, null), chairs.name, results.changed, place,
    score, kind, at, (select rewound from tables where id = results.table_id)
    from results join chairs using (table_id, seat) left join people on people.user = results.user
    where {} order by at, results.table_id, results.seat"""
"""The user is null for whoever wants to be in no statistics."""


class SqliteResults:
    """See `bot.store.ResultStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, user: int, guild: int = 0) -> Sequence[SeatResult]:
        """The results of somebody's games, in a server or anywhere, the oldest first."""
        return await self._found("results.user = ? and (? = 0 or guild = ?)", (user, guild, guild))

    async def in_server(self, guild: int, game: str = "") -> Sequence[SeatResult]:
        """The results of all seats in a server, at one game or any, the oldest first."""
        return await self._found("guild = ? and (? = '' or game = ?)", (guild, game, game))

    async def _found(self, where: str, values: tuple[Any, ...]) -> Sequence[SeatResult]:
        rows = await self.database.rows(SELECT.format(where), values)
        return await asyncio.to_thread(lambda: [SeatResult(*row) for row in rows])

    async def missing(self) -> Sequence[int]:
        """Games that are over and have no result here."""
        rows = await self.database.rows(
            """select id from tables where stage = 'over'
               and not exists (select 1 from results where table_id = tables.id)"""
        )
        return [row[0] for row in rows]

    async def put(self, table: Table, result: Result) -> None:
        """Saves the result of such a game, if it has not changed since it was read."""

        def put(write: sqlite3.Connection) -> None:
            same = write.execute(
                "select 1 from tables where id = ? and version = ?", (table.id, table.version)
            ).fetchone()
            if same:
                put_results(write, table, result)

        await self.database.transaction(put)


def put_results(write: sqlite3.Connection, table: Table, result: Result | None) -> None:
    """Adds a row for each seat of a game that has ended, inside a transaction.

    Without a result it was aborted; a lobby that closed, or a game without a move, leaves no row.
    """
    if result is not None:
        ends, kind = list(zip(result.places, result.scores, strict=True)), _kind(table)
    elif table.stage == "closed" and table.step > 0:
        ends, kind = [(0, 0)] * len(table.chairs), "aborted"
    else:
        return
    rows = [_values(table, seat, end, kind) for seat, end in enumerate(ends)]
    write.executemany(
        f"insert or replace into results ({COLUMNS}) values ({placeholders(len(rows[0]))})", rows
    )


def drop_results(write: sqlite3.Connection, table: int) -> None:
    """Removes the results of a game that goes on after an undo, inside a transaction."""
    write.execute("delete from results where table_id = ?", (table,))


def forget_results(write: sqlite3.Connection, user: int) -> None:
    """Takes somebody's name from all results, inside a transaction."""
    write.execute("update results set user = null where user = ?", (user,))


def _values(
    table: Table, seat: int, end: tuple[int, int], kind: ResultKind
) -> tuple[int | str | float, ...]:
    chair, (place, score) = table.chairs[seat], end
    return (
        table.id,
        seat,
        table.guild,
        table.game,
        as_json(table.options),
        len(table.chairs),
        chair.user,
        bool(chair.former),
        place,
        score,
        kind,
        table.changed_at,
    )


def _kind(table: Table) -> ResultKind:
    if any(chair.robot or chair.former for chair in table.chairs):
        return "robots"
    return "solo" if len(table.chairs) == 1 else "people"
