"""How finished games came out."""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.store.records import Chair, ResultKind, SeatResult, Table
from bot.store.sqlite.database import Database, as_json, placeholders
from rules.core.game import Result

COLUMNS = """table_id, seat, guild, game, options, seats, user, changed, place, score, kind, at,
    player, rank, unrated"""

SELECT = """select results.table_id, results.seat, game, options, seats,
    iif(coalesce(people.counted, 1), results.user, null), chairs.name, results.changed, place,
    score, kind, at, (select rewound from tables where id = results.table_id), player, rank,
    unrated, coalesce(beginners.counted, player > 0)
    from results join chairs using (table_id, seat) left join people on people.user = results.user
    left join people as beginners on beginners.user = results.player
    where {} order by at, results.table_id, results.seat"""
"""The user is null for whoever wants to be in no statistics."""

STOOD_IN = """select seat from steps where table_id = ? and undone = 0
    group by seat having 2 * sum(stood_in) > count(*)"""
"""The seats of which robots have played more than half for somebody."""


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
    absent = {row[0] for row in write.execute(STOOD_IN, (table.id,))}
    ranks = _ranks(table, [place for place, _ in ends]) if kind == "people" else [0] * len(ends)
    rows = [
        (*_values(table, seat, end, kind), ranks[seat], _stayed(chair) and seat in absent)
        for seat, (chair, end) in enumerate(zip(table.chairs, ends, strict=True))
    ]
    write.executemany(
        f"insert or replace into results ({COLUMNS}) values ({placeholders(len(rows[0]))})", rows
    )


def _stayed(chair: Chair) -> bool:
    """Whether whoever began on this seat was on it at the end."""
    return chair.user == chair.beginner


def _ranks(table: Table, places: Sequence[int]) -> list[int]:
    """The places that are rated: whoever has left is last."""
    last = len(places) + 1
    chairs = zip(table.chairs, places, strict=True)
    return [place if _stayed(chair) else last for chair, place in chairs]


def drop_results(write: sqlite3.Connection, table: int) -> None:
    """Removes the results of a game that goes on after an undo, inside a transaction."""
    write.execute("delete from results where table_id = ?", (table,))


def forget_results(write: sqlite3.Connection, user: int) -> None:
    """Takes somebody from all results, inside a transaction.

    What the others' ratings rest on stays, under a number that leads to nobody.
    """
    write.execute("update results set user = null where user = ?", (user,))
    write.execute(
        """update results set player = (select min(0, min(player)) - 1 from results)
           where player = ?""",
        (user,),
    )


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
        chair.user or chair.beginner,
        bool(chair.former),
        place,
        score,
        kind,
        table.changed_at,
        chair.beginner,
    )


def _kind(table: Table) -> ResultKind:
    chairs = table.chairs
    if len(chairs) == 1 and not chairs[0].former:
        return "solo" if chairs[0].user else "robots"
    alone = len(chairs) == 1
    return "robots" if alone or not all(chair.beginner for chair in chairs) else "people"
