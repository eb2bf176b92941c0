"""The schema of a PostgreSQL database: is it ours, and is it up to date?

Its migrations have the numbers of those of SQLite, and the first has everything until then. The
table `sixpips` says which ran last.
"""

import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from bot.config import Server
from bot.store.errors import UnusableStore

FOREIGN = """select 1 from information_schema.tables where table_schema = current_schema()
    and not exists (select 1 from information_schema.tables
        where table_schema = current_schema() and table_name = 'sixpips')"""
"""There are tables, and none that says that they are ours."""

MAY_MAKE = "select has_schema_privilege(current_schema(), 'CREATE')"
GRANT = "give it `create` on the schema, or make it the database's owner"
VERSION = "select coalesce(max(version), 0) from sixpips"

OLDEST = 14
"""The oldest PostgreSQL that this is made for."""


@cache
def migrations() -> dict[int, str]:
    """By number, in order, the statements of each migration."""
    files = sorted(Path(__file__).parent.glob("migrations/*.sql"))
    numbers = [int(re.match(r"\d+", file.name)[0]) for file in files]  # type: ignore[index]
    assert numbers == list(range(numbers[0], numbers[0] + len(files)))
    texts = (file.read_text(encoding="utf-8") for file in files)
    return dict(zip(numbers, texts, strict=True))


JUST_MADE = (
    asyncpg.UniqueViolationError,
    asyncpg.DuplicateObjectError,
    asyncpg.DuplicateTableError,
)
"""What PostgreSQL says of `if not exists` where another process makes the table at that moment."""


async def check(connection: Any, server: Server) -> bool:
    """Whether our tables are there; `UnusableStore` where they cannot be made or used."""
    major = connection.get_server_version().major
    if major < OLDEST:
        raise UnusableStore(f"{server} is on PostgreSQL {major}: it must be {OLDEST} or newer")
    if await connection.fetch(FOREIGN):
        raise UnusableStore(f"{server} has tables, but they are not those of Sixpips")
    if await connection.fetchval("select to_regclass('sixpips') is null"):
        if not await connection.fetchval(MAY_MAKE):
            raise UnusableStore(f"{server} does not let its user make tables: {GRANT}")
        return False
    _must_be_known(await connection.fetchval(VERSION), server)
    return True


def _must_be_known(version: int, server: Server) -> None:
    newest = max(migrations())
    if version > newest:
        raise UnusableStore(
            f"{server} is from a newer version of Sixpips"
            f" ({version}, this one knows {newest}): update the bot"
        )


async def migrate(connection: Any, server: Server, locked_within: float) -> None:
    """Runs the migrations that the database lacks, all in one transaction.

    Of several processes that start at once, one runs them and the others wait for it. A table that
    somebody uses for so many seconds is waited for no longer: others who need it wait as well.
    """
    with suppress(*JUST_MADE):
        await connection.execute(
            "create table if not exists sixpips (version bigint not null primary key)"
        )
    async with connection.transaction():
        await connection.execute("lock table sixpips in exclusive mode")
        await connection.execute(f"set local lock_timeout = '{locked_within}s'")
        version = await connection.fetchval(VERSION)
        _must_be_known(version, server)
        for number, script in migrations().items():
            if number > version:
                await connection.execute(script)
                await connection.execute("insert into sixpips (version) values ($1)", number)
