"""Canaries: private parts of libraries that the bot uses, each in one place.

If one of these fails after an update, its message says what the bot needs, and where the one place
is that has to be changed.
"""

import asyncio
import inspect
from pathlib import Path

import aiosqlite
import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.webhook.async_ import AsyncDeferredLock

from bot.__main__ import point_at_playground
from bot.incoming.repair import repair_interactions
from bot.publishing import tokens
from bot.store.sqlite.database import in_thread
from bot.ui.screen import Press, Selection


async def test_aiosqlite_runs_a_function_in_the_connections_thread(tmp_path: Path) -> None:
    connection = await aiosqlite.connect(tmp_path / "canary.db")
    try:
        found = await in_thread(connection, lambda raw: raw.execute("select 41 + 1").fetchone())
    except (AttributeError, TypeError) as error:
        pytest.fail(
            "aiosqlite no longer has Connection._execute and ._conn, by which several statements go"
            f" to its thread as one job: change in_thread in bot/store/sqlite/database.py ({error})"
        )
    finally:
        await connection.close()
    assert found == (42,)


async def test_discord_py_reads_interactions_with_a_parser_that_can_be_wrapped() -> None:
    client = discord.Client(intents=discord.Intents.none())
    try:
        repair_interactions(client)
    except (AttributeError, KeyError) as error:
        pytest.fail(
            "discord.py no longer has client._connection.parsers['INTERACTION_CREATE'], where the"
            " bot completes payloads before they are read: change repair_interactions in"
            f" bot/incoming/repair.py ({error})"
        )
    assert client._connection.parsers["INTERACTION_CREATE"].__qualname__.startswith("repairing")


def test_discord_py_takes_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    point_at_playground("http://127.0.0.1:1")
    found = (Route("GET", "/users/@me").url, str(DiscordWebSocket.DEFAULT_GATEWAY))
    assert found == ("http://127.0.0.1:1/api/v10/users/@me", "ws://127.0.0.1:1/gateway"), (
        "discord.py no longer builds its addresses from Route.BASE and DEFAULT_GATEWAY: change"
        " point_at_playground in bot/__main__.py"
    )


def test_discord_py_asks_a_control_whether_to_dispatch_it() -> None:
    source = inspect.getsource(discord.ui.view.ViewStore.add_view)
    assert "is_dispatchable" in source, (
        "discord.py no longer asks is_dispatchable before it keeps a view for its controls: see"
        " Press and Selection in bot/ui/screen.py, which say no, so that no view stays in memory"
    )
    assert not Press(custom_id="x", label="x").is_dispatchable()
    assert not Selection(custom_id="x").is_dispatchable()


async def test_discord_py_releases_a_tokens_lock_also_where_a_request_was_given_up() -> None:
    assert AsyncDeferredLock.__aexit__ is tokens._released
    lock = asyncio.Lock()

    async def edits() -> None:
        async with AsyncDeferredLock(lock) as held:
            held.delay_by(60)

    with pytest.raises(TimeoutError):
        await asyncio.wait_for(edits(), 0.01)
    assert not lock.locked(), (
        "discord.py keeps the lock of a token in another way: see bot/publishing/tokens.py, or all"
        " edits by that token may wait for ever"
    )
