"""Two engines, one schema: columns, indexes, references and checks."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.config import Server
from bot.store.engine import Engine
from bot.store.postgres.database import Database as Postgres
from bot.store.postgres.schema import migrations as postgres_migrations
from bot.store.sqlite.database import Database as Sqlite
from bot.store.sqlite.file import migrations as sqlite_migrations

Engines = tuple[Engine, Engine]

SQLITE_INDEXES = "select sql from sqlite_master where type = 'index' and sql is not null"
POSTGRES_INDEXES = """select indexdef from pg_indexes
    where schemaname = current_schema() and indexname not like '%pkey'"""

SQLITE_REFERENCES = """select tables.name, "from", "table", coalesce("to", 'id'), lower(on_delete)
    from (select name from sqlite_master where type = 'table') as tables
    join pragma_foreign_key_list(tables.name)"""
POSTGRES_REFERENCES = """select conrelid::regclass::text, mine.attname, confrelid::regclass::text,
        theirs.attname, case confdeltype when 'c' then 'cascade' when 'a' then 'no action' end
    from pg_constraint
    join pg_attribute as mine on mine.attrelid = conrelid and mine.attnum = any (conkey)
    join pg_attribute as theirs on theirs.attrelid = confrelid and theirs.attnum = any (confkey)
    where contype = 'f' and connamespace = current_schema()::regnamespace"""

SQLITE_CHECKS = "select name, sql from sqlite_master where type = 'table'"
POSTGRES_CHECKS = """select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
    where contype = 'c' and connamespace = current_schema()::regnamespace"""

INDEX = re.compile(
    r"create (unique )?index (\w+) on (?:public\.)?(\w+) (?:using btree )?\((.*?)\)"
    r"(?: where (.*))?$"
)
CHECK = re.compile(r"check \(+(.*?\))\)")


@pytest.fixture
async def engines(tmp_path: Path, server_database: Server) -> AsyncIterator[Engines]:
    ours, theirs = await Sqlite.open(tmp_path / "a.db"), await Postgres.open(server_database)
    yield ours, theirs
    await ours.close()
    await theirs.close()


def plain(sql: str) -> str:
    """As either engine would say it: PostgreSQL adds brackets and types, and spells `in` out."""
    text = " ".join(sql.lower().replace('"', "").split())
    text = re.sub(r"::(text|double precision)", "", text)
    return re.sub(r"= any \(array\[(.*?)\]\)", r"in (\1)", text)


def bare(condition: str) -> str:
    return re.sub(r"[() ]", "", condition)


def index(sql: str) -> tuple[str, ...]:
    match = INDEX.match(plain(sql))
    assert match, sql
    unique, name, table, columns, where = match.groups("")
    return unique, name, table, columns, bare(where)


def checks(rows: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return sorted((name, bare(found)) for name, sql in rows for found in CHECK.findall(plain(sql)))


def test_each_migration_has_its_like_on_the_other_engine() -> None:
    numbers = [int(file.name[:3]) for file in sqlite_migrations()]
    assert list(postgres_migrations()) == numbers[numbers.index(13) :]


async def test_columns_agree(engines: Engines) -> None:
    ours, theirs = engines
    assert await ours.schema() == await theirs.schema()


async def test_indexes_agree_with_their_conditions(engines: Engines) -> None:
    ours, theirs = engines
    found = {index(row[0]) for row in await ours.rows(SQLITE_INDEXES)}
    assert found == {index(row[0]) for row in await theirs.rows(POSTGRES_INDEXES)}
    assert ("unique ", "one_live_message", "messages", "table_id, seat", "retired=0") in found


async def test_references_agree(engines: Engines) -> None:
    ours, theirs = engines
    found = sorted(tuple(row) for row in await ours.rows(SQLITE_REFERENCES))
    assert found == sorted(tuple(row) for row in await theirs.rows(POSTGRES_REFERENCES))
    assert ("chairs", "table_id", "tables", "id", "cascade") in found


async def test_checks_agree(engines: Engines) -> None:
    ours, theirs = engines
    found = checks([(row[0], row[1]) for row in await ours.rows(SQLITE_CHECKS)])
    assert found == checks([(row[0], row[1]) for row in await theirs.rows(POSTGRES_CHECKS)])
    assert ("people", "dmsin'unknown','open','closed'") in found
