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


async def migrate(connection: Any, server: Server) -> None:
    """Runs the migrations that the database lacks, all in one transaction.

    Of several processes that start at once, one runs them and the others wait for it.
    """
    if await connection.fetch(FOREIGN):
        raise UnusableStore(f"{server} has tables, but they are not those of Sixpips")
    with suppress(*JUST_MADE):
        await connection.execute(
            "create table if not exists sixpips (version bigint not null primary key)"
        )
    async with connection.transaction():
        await connection.execute("lock table sixpips in exclusive mode")
        version = await connection.fetchval("select coalesce(max(version), 0) from sixpips")
        newest = max(migrations())
        if version > newest:
            raise UnusableStore(
                f"{server} is from a newer version of Sixpips"
                f" ({version}, this one knows {newest}): update the bot"
            )
        for number, script in migrations().items():
            if number > version:
                await connection.execute(script)
                await connection.execute("insert into sixpips (version) values ($1)", number)
