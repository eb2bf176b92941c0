"""How finished games came out, in the database; and forgetting somebody."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from bot.store.database import as_json, marks
from bot.store.people import PeopleRows, put_person
from bot.store.records import Person, Played, Table
from rules.core.game import Result

RESULT = "table_id, seat, guild, game, options, seats, user, changed, place, score, kind, at"

PLAYED = """select results.table_id, results.seat, game, options, seats,
    iif(coalesce(people.counted, 1), results.user, null), chairs.name, results.changed, place,
    score, kind, at
    from results join chairs using (table_id, seat) left join people on people.user = results.user
    where {} order by at, results.table_id, results.seat"""
"""Whoever wants to be in no statistics is nobody in particular here."""

ENDED = "table_id in (select id from tables where stage in ('over', 'closed'))"


class ResultRows(PeopleRows):
    """The part of `bot.store.Store` that statistics are made of."""

    async def results_of(self, user: int, guild: int = 0) -> Sequence[Played]:
        return await self._played("results.user = ? and (? = 0 or guild = ?)", (user, guild, guild))

    async def results_in(self, guild: int, game: str = "") -> Sequence[Played]:
        return await self._played("guild = ? and (? = '' or game = ?)", (guild, game, game))

    async def _played(self, where: str, values: tuple[Any, ...]) -> Sequence[Played]:
        rows = await self._rows(PLAYED.format(where), values)
        return await asyncio.to_thread(lambda: [Played(*row) for row in rows])

    async def tables_without_result(self) -> Sequence[int]:
        rows = await self._rows(
            """select id from tables where stage = 'over'
               and not exists (select 1 from results where table_id = tables.id)"""
        )
        return [row[0] for row in rows]

    async def put_result(self, table: Table, result: Result) -> None:
        def put(write: sqlite3.Connection) -> None:
            same = write.execute(
                "select 1 from tables where id = ? and version = ?", (table.id, table.version)
            ).fetchone()
            if same:
                put_results(write, table, result)

        await self._together(put)

    async def forget(self, user: int, names: Mapping[str, str]) -> None:
        def forgotten(write: sqlite3.Connection) -> None:
            write.execute("update results set user = null where user = ?", (user,))
            for language, name in names.items():
                write.execute(
                    f"""update chairs set user = 0, name = ? where user = ? and {ENDED}
                        and (select language from tables where id = table_id) = ?""",
                    (name, user, language),
                )
            _erase_traces(write, user)
            put_person(write, Person(user=user, counted=False))

        await self._change_person(user, forgotten)


def put_results(write: sqlite3.Connection, table: Table, result: Result | None) -> None:
    """A row for each seat of a game that has a result now, or was ended without one."""
    write.executemany(
        f"insert or replace into results ({RESULT}) values ({marks(12)})", _rows(table, result)
    )


def drop_results(write: sqlite3.Connection, table: int) -> None:
    write.execute("delete from results where table_id = ?", (table,))


def _rows(table: Table, result: Result | None) -> list[tuple[Any, ...]]:
    count = len(table.chairs)
    if result is not None:
        ends, kind = list(zip(result.places, result.scores, strict=True)), _kind(table)
    elif table.stage == "closed" and table.step > 0:
        ends, kind = [(0, 0)] * count, "aborted"
    else:
        return []
    return [
        (
            *(table.id, seat, table.guild, table.game, as_json(table.options), count, chair.user),
            *(bool(chair.former), place, score, kind, table.changed_at),
        )
        for seat, (chair, (place, score)) in enumerate(zip(table.chairs, ends, strict=True))
    ]


def _kind(table: Table) -> str:
    """Among people from beginning to end, with robots or seats that changed hands, or alone."""
    if any(chair.robot or chair.former for chair in table.chairs):
        return "robots"
    return "solo" if len(table.chairs) == 1 else "people"


def _erase_traces(write: sqlite3.Connection, user: int) -> None:
    """Whoever opened, left, proposed or voted at a table that has ended."""
    write.execute(
        """update tables set opened_by = 0
           where opened_by = ? and stage in ('over', 'closed')""",
        (user,),
    )
    write.execute(f"update chairs set absent = 0 where absent = ? and {ENDED}", (user,))
    write.execute(
        f"""update chairs set former =
              (select json_group_array(iif(value = ?1, 0, value)) from json_each(former))
            where former <> '[]' and ?1 in (select value from json_each(former)) and {ENDED}""",
        (user,),
    )
    write.execute(f"update proposals set by = 0 where by = ? and {ENDED}", (user,))
    write.execute(f"update proposals set asked = 0 where asked = ? and {ENDED}", (user,))
    write.execute(
        f"""delete from votes where user = ?
            and proposal in (select id from proposals where {ENDED})""",
        (user,),
    )
    write.execute(
        f"""update messages set mentioned = '[]' where {ENDED}
            and ? in (select value ->> 0 from json_each(mentioned))""",
        (user,),
    )
