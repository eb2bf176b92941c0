"""Rows for tests of the store."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from bot.store import Store
from bot.store.chairs import Chair
from bot.store.log import StepRow
from bot.store.messages import CHANNEL, Message
from bot.store.tables import Table


def lobby(channel: int = 5, **changes: object) -> Table:
    table = Table(
        guild=1,
        channel=channel,
        game="yahtzee",
        language="en",
        stage="lobby",
        rules_version=1,
        seed=b"\x00\xff",
        opened_by=7,
        opened_at=1.5,
        changed_at=2.5,
        chairs=(Chair(7, "Ana"), Chair(0, "Ada", 3, True)),
    )
    return msgspec.structs.replace(table, **changes)


def step(number: int) -> StepRow:
    return StepRow(number, 0, b'{"move":"roll"}', b"[]", ((6, 3),), 0, 9.5)


def board(table: Table, message: int = 1, since: int = 0) -> Message:
    return Message(
        message=message,
        channel=table.channel,
        table=table.id,
        seat=CHANNEL,
        version=table.version,
        since=since,
        posted=since,
        posted_at=0,
    )


async def given_up(saving: Coroutine[Any, Any, Table]) -> None:
    """Whoever waits for it goes away while it is under way."""
    task = asyncio.create_task(saving)
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def everything_done(store: Store) -> None:
    """Until every change is made, also those for which nobody waits."""
    await asyncio.gather(*getattr(store.engine, "underway", ()), return_exceptions=True)


async def every_row(store: Store) -> list[str]:
    """All that is in a database, one text a row that begins with its table's name."""
    return [
        f"{table} {tuple(row)}"
        for table in await store.engine.schema()
        for row in await store.engine.rows(f"select * from {table}")
    ]
