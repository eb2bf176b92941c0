"""How finished games came out."""

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.store.chairs import Chair
from bot.store.engine import Engine, Session, as_json, put
from bot.store.results import ResultKind, SeatResult
from bot.store.tables import Table
from rules.core.game import Result

COLUMNS = """table_id, seat, guild, game, options, seats, user, changed, place, score, kind, at,
    player, coached, rank, unrated"""
PUT = put("results", COLUMNS, "table_id, seat")

SELECT = """select results.table_id, results.seat, game, options, seats,
    case when coalesce(people.counted, 1) = 1 then results.user end, chairs.name,
    results.changed, place, score,
    case when coached = 1 and kind <> 'aborted' then 'coached' else kind end, at,
    (select rewound from tables where id = results.table_id), player, rank, unrated,
    coalesce(beginners.counted, case when player > 0 then 1 else 0 end)
    from results join chairs using (table_id, seat) left join people on people.user = results.user
    left join people as beginners on beginners.user = results.player
    where {} order by at, results.table_id, results.seat"""
"""The user is null for whoever wants to be in no statistics."""

STOOD_IN = """select seat from steps where table_id = $1 and undone = 0
    group by seat having 2 * sum(stood_in) > count(*)"""
"""The seats of which robots have played more than half for somebody."""


class SqlResults:
    """See `bot.store.ResultStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def of(self, user: int, guild: int = 0) -> Sequence[SeatResult]:
        """The results of somebody's games, in a server or anywhere, the oldest first."""
        return await self._found(
            "results.user = $1 and (cast($2 as bigint) = 0 or guild = $2)", user, guild
        )

    async def in_server(self, guild: int, game: str = "") -> Sequence[SeatResult]:
        """The results of all seats in a server, at one game or any, the oldest first."""
        return await self._found("guild = $1 and (cast($2 as text) = '' or game = $2)", guild, game)

    async def _found(self, where: str, *values: Any) -> Sequence[SeatResult]:
        rows = await self.engine.rows(SELECT.format(where), *values)
        return await asyncio.to_thread(lambda: [SeatResult(*row) for row in rows])

    async def missing(self) -> Sequence[int]:
        """Games that are over and have no result here."""
        rows = await self.engine.rows(
            """select id from tables where stage = 'over' and origin = 0
               and not exists (select 1 from results where table_id = tables.id)"""
        )
        return [row[0] for row in rows]

    async def put(self, table: Table, result: Result) -> None:
        """Saves the result of such a game, if it has not changed since it was read."""

        async def put(write: Session) -> None:
            if await write.rows(
                "select 1 from tables where id = $1 and version = $2", table.id, table.version
            ):
                await put_results(write, table, result)

        await self.engine.transaction(put)


async def put_results(write: Session, table: Table, result: Result | None) -> None:
    """Adds a row for each seat of a game that has ended, inside a transaction.

    Without a result it was aborted, and so it was for whoever did not finish; a lobby that closed,
    or a game without a move, leaves no row, and practice neither.
    """
    if table.origin:
        return
    if result is not None:
        ends, kind = list(zip(result.places, result.scores, strict=True)), _kind(table)
    elif table.stage == "closed" and table.step > 0 and not table.private:
        ends, kind = [(0, 0)] * len(table.chairs), "aborted"
    else:
        return
    absent = {row[0] for row in await write.rows(STOOD_IN, table.id)}
    rated = kind == "people" and table.coach == "off"
    ranks = _ranks(table, [place for place, _ in ends]) if rated else [0] * len(ends)
    rows = [
        (
            *_values(table, seat, end, kind if end[0] else "aborted"),
            ranks[seat],
            _stayed(chair) and seat in absent,
        )
        for seat, (chair, end) in enumerate(zip(table.chairs, ends, strict=True))
    ]
    await write.run_many(PUT, rows)


def _stayed(chair: Chair) -> bool:
    """Whether whoever began on this seat was on it at the end."""
    return chair.user == chair.beginner


def _ranks(table: Table, places: Sequence[int]) -> list[int]:
    """The places that are rated: whoever has left, or did not finish, is last."""
    last = len(places) + 1
    chairs = zip(table.chairs, places, strict=True)
    return [place if _stayed(chair) and place else last for chair, place in chairs]


async def drop_results(write: Session, table: int) -> None:
    """Removes the results of a game that goes on after an undo, inside a transaction."""
    await write.run("delete from results where table_id = $1", table)


async def forget_results(write: Session, user: int) -> None:
    """Takes somebody from all results, inside a transaction.

    What the others' ratings rest on stays, under a number that leads to nobody.
    """
    await write.run("update results set user = null where user = $1", user)
    await write.run(
        """update results set player =
               (select coalesce(min(player), 0) - 1 from results where player < 0)
           where player = $1""",
        user,
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
        table.coach == "on",
    )


def _kind(table: Table) -> ResultKind:
    chairs = table.chairs
    if len(chairs) == 1 and not chairs[0].former:
        return "solo" if chairs[0].user else "robots"
    alone = len(chairs) == 1
    return "robots" if alone or not all(chair.beginner for chair in chairs) else "people"
