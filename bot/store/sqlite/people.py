"""People with their settings, and forgetting somebody."""

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from cachetools import LRUCache

from bot.store.records import Person
from bot.store.sqlite.database import Database, as_json, placeholders
from bot.store.sqlite.results import forget_results

COLUMNS = ", ".join(Person.__struct_fields__)

CACHED = 2_000
"""People who are kept in memory: every press asks for somebody's settings, which hardly change."""

ENDED = "table_id in (select id from tables where stage in ('over', 'closed'))"
LAST = "(select value from json_each(former) where value <> 0 order by key desc limit 1)"
OWN = "(user = :user or absent = :user or :user in (select value from json_each(former)))"

TRACES = (
    f"""delete from messages where {ENDED} and exists (select 1 from chairs
        where chairs.table_id = messages.table_id and chairs.seat = messages.seat and {OWN})""",
    f"""update messages set mentioned = '[]' where {ENDED}
        and :user in (select value ->> 0 from json_each(mentioned))""",
    f"""update chairs set name = json_extract(:names,
            '$.' || (select language from tables where id = table_id))
        where {ENDED} and (user = :user or (user = 0 and :user in (absent, {LAST})))""",
    f"""update chairs set former =
            (select json_group_array(iif(value = :user, 0, value)) from json_each(former))
        where {ENDED} and :user in (select value from json_each(former))""",
    f"""update chairs set user = 0, former = json_insert(former, '$[#]', 0)
        where {ENDED} and user = :user""",
    f"update chairs set absent = 0 where {ENDED} and absent = :user",
    "update tables set opened_by = 0 where opened_by = :user and stage in ('over', 'closed')",
    """update tables set words = (select json_group_array(json_array(
            iif(value ->> 0 = :user, 0, value ->> 0), value ->> 1)) from json_each(words))
        where stage in ('over', 'closed')
        and :user in (select value ->> 0 from json_each(words))""",
    """update tables set invited =
            (select json_group_array(value) from json_each(invited) where value <> :user)
        where stage in ('over', 'closed') and :user in (select value from json_each(invited))""",
    f"update proposals set by = 0 where by = :user and {ENDED}",
    f"update proposals set asked = 0 where asked = :user and {ENDED}",
    f"""delete from votes where user = :user
        and proposal in (select id from proposals where {ENDED})""",
    "delete from panels where user = :user",
    "delete from blocks where :user in (user, blocked)",
    f"""update proposals set untold = '[]' where {ENDED}
        and :user in (select value from json_each(untold))""",
)
"""What takes somebody out of all games that have ended: their direct messages, names and seats
(also those that they had left, or on which a robot sat in), and what they proposed or decided. A
seat that was somebody's does not become a robot's: `former` says that it had an owner.
`tests/bot/store/test_forgetting.py` walks the schema, so that no column is overlooked."""


class SqlitePeople:
    """See `bot.store.PersonStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.cache: LRUCache[int, Person] = LRUCache(CACHED)
        self._changes = 0
        """How often anybody was changed: what was being read meanwhile may be stale."""

    async def get(self, user: int) -> Person:
        """Somebody; with default settings if they are unknown."""
        cached, changes = self.cache.get(user), self._changes
        if cached is not None:
            return cached
        row = await self.database.row(f"select {COLUMNS} from people where user = ?", (user,))
        person = Person(user=user) if row is None else _person(row)
        if changes == self._changes:
            self.cache[user] = person
        return person

    async def put(self, person: Person) -> None:
        """Saves all settings of somebody."""
        await self._change(person.user, lambda write: _put_person(write, person))

    async def blocks(self, user: int) -> frozenset[int]:
        """Whom somebody has blocked."""
        rows = await self.database.rows("select blocked from blocks where user = ?", (user,))
        return frozenset(int(row[0]) for row in rows)

    async def put_block(self, user: int, blocked: int, on: bool) -> None:
        """Blocks somebody, or no longer."""
        await self.database.write(
            "insert or ignore into blocks (user, blocked) values (?, ?)"
            if on
            else "delete from blocks where user = ? and blocked = ?",
            (user, blocked),
        )

    async def forget(self, user: int, names: Mapping[str, str]) -> None:
        """Removes somebody from all games that have ended, and their settings."""

        def forgotten(write: sqlite3.Connection) -> None:
            forget_results(write, user)
            for trace in TRACES:
                write.execute(trace, {"user": user, "names": as_json(names)})
            _put_person(write, Person(user=user, counted=False))

        await self._change(user, forgotten)

    async def _change(self, user: int, work: Callable[[sqlite3.Connection], None]) -> None:
        """Changes somebody and drops them from the cache, also where the change fails."""
        try:
            await self.database.transaction(work)
        finally:
            self.cache.pop(user, None)
            self._changes += 1


def _put_person(write: sqlite3.Connection, person: Person) -> None:
    values = msgspec.structs.astuple(person)
    write.execute(
        f"insert or replace into people ({COLUMNS}) values ({placeholders(len(values))})", values
    )


def _person(row: Any) -> Person:
    fields = dict(zip(Person.__struct_fields__, row, strict=True))
    return msgspec.convert(fields, Person, strict=False)
