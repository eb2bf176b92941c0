"""What a PostgreSQL server refuses at the start: one line, and nobody is left waiting for it."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from bot import doctor
from bot.__main__ import main
from bot.config import Server
from bot.store.errors import Unavailable, UnusableStore
from bot.store.opening import open_store
from bot.store.postgres import database, schema


async def run(server: Server, *statements: str) -> None:
    connection = await asyncpg.connect(server.url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture
async def poor(new_server: Server) -> AsyncIterator[Server]:
    """An empty database, as somebody who may not make tables in it."""
    name = f"poor_{secrets.token_hex(4)}"
    await run(
        new_server,
        "revoke create on schema public from public",
        f"create role {name} login password 'hushhush'",
    )
    host = new_server.url.split("@")[1]
    yield Server(f"postgresql://{name}:hushhush@{host}")
    await run(new_server, f"drop role {name}")


async def test_a_user_who_may_not_make_tables(poor: Server) -> None:
    with pytest.raises(UnusableStore, match="does not let its user make tables") as refusal:
        await open_store(poor)
    assert "\n" not in str(refusal.value)
    found = await doctor.server(poor)
    assert found.wrong
    assert "does not let its user make tables" in found.text


async def _made(path: Path) -> None:
    await (await open_store(path)).close()


def test_a_move_to_where_no_tables_may_be_made(
    poor: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_made(tmp_path / "a.db"))
    assert main(["move", str(tmp_path / "a.db"), poor.url]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "does not let its user make tables" in line
    assert "hushhush" not in line


@pytest.mark.parametrize("added", ["channel_binding=require", "pgbouncer=true"])
async def test_an_address_with_what_the_server_does_not_know(
    server_database: Server, added: str
) -> None:
    with pytest.raises(UnusableStore, match=added.split("=")[0]) as refusal:
        await open_store(Server(f"{server_database.url}?{added}"))
    assert "\n" not in str(refusal.value)


async def test_a_server_that_is_too_old(
    new_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "OLDEST", 99)
    with pytest.raises(UnusableStore, match="it must be 99 or newer"):
        await open_store(new_server)
    assert (await doctor.server(new_server)).wrong


async def test_the_doctor_says_what_the_bot_would_say(
    new_server: Server, server_database: Server
) -> None:
    assert "will get our tables" in (await doctor.server(new_server)).text
    await run(server_database, "insert into sixpips (version) values (999)")
    found = await doctor.server(server_database)
    assert found.wrong
    assert "from a newer version of Sixpips" in found.text
    await run(new_server, "create table music (id bigint)")
    assert "not those of Sixpips" in (await doctor.server(new_server)).text
    nowhere = await doctor.server(Server("postgresql://a:hushhush@no-such-host.invalid/games"))
    assert "the name no-such-host.invalid cannot be resolved" in nowhere.text


def with_one_more(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    scripts = dict(schema.migrations())
    scripts[max(scripts) + 1] = script
    monkeypatch.setattr(schema, "migrations", lambda: scripts)


async def test_a_migration_may_take_longer_than_an_answer(
    server_database: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would be broken off, tried again, and broken off for ever."""
    monkeypatch.setattr(database, "ANSWERS_WITHIN", 0.4)
    with_one_more(monkeypatch, "select pg_sleep(1); create table later (id bigint)")
    store = await open_store(server_database)
    assert "later" in await store.engine.schema()
    await store.close()


async def test_a_migration_does_not_stand_in_the_way_of_those_who_play(
    server_database: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever needs a table for which a migration waits would wait as well."""
    monkeypatch.setattr(database, "LOCKED_WITHIN", 0.2)
    with_one_more(monkeypatch, "alter table tables add column later bigint")
    other = await asyncpg.connect(server_database.url)
    async with other.transaction():
        await other.execute("lock table tables in share mode")
        async with asyncio.timeout(20):
            with pytest.raises(Unavailable):
                await open_store(server_database)
    await other.close()
    store = await open_store(server_database)
    assert "later" in (await store.engine.schema())["tables"]
    await store.close()
