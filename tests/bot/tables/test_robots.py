"""Robots under load: the strong ones fall back, and every answer can be found again by its seed."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.clock import Clock
from bot.pool import Pool
from bot.store import Store
from bot.store.sqlite import open_store
from bot.store.tables import Table
from bot.tables.earlier import practice_from
from bot.tables.robots import Robots
from bot.tables.tables import Tables
from bot.throttle import Throttle
from rules.catalog import GAMES
from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.errors import Refused
from rules.core.game import AnyGame

NOBODY_ELSE = 12


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(tmp_path / "robots.db")
    yield store
    await store.close()


async def begun(store: Store, games: Mapping[str, AnyGame] = GAMES) -> tuple[Tables, Table]:
    """One person and a strong robot; the person begins, or the robot."""
    tables = Tables(store, games, Clock())
    tables.lobbies.new_seed = lambda: b"0" * 32
    lobby = await tables.lobbies.open(
        game="yahtzee", guild=1, channel=2, language="en", user=3, name="Ana"
    )
    await tables.lobbies.add_robot(lobby.id, 3)
    await tables.lobbies.change_level(lobby.id, 3, "Ada")
    return tables, await tables.start(lobby.id, 3, 4)


async def levels(tables: Tables, robots: Robots, table: Table) -> set[str]:
    """By which levels the robot has played until it is the person's turn for the third time."""
    while table.step < NOBODY_ELSE:
        if task := robots.play(table):
            await task
        table = await tables.load(table.id)
        if not table.chairs[table.awaited[0]].robot:
            table = await robots.stand_in(table, table.awaited[0])
    steps = await tables.store.log.steps(table.id)
    return {step.level for step in steps if step.seat == 1}


async def test_a_strong_robot_plays_strongly_while_nobody_queues(store: Store) -> None:
    tables, table = await begun(store)
    assert await levels(tables, Robots(tables, Pool(0), Throttle()), table) == {"strong"}


async def test_a_strong_robot_does_not_keep_people_waiting(store: Store) -> None:
    tables, table = await begun(store)
    pool = Pool(0)
    pool.waiting = 1
    assert await levels(tables, Robots(tables, pool, Throttle()), table) == {"good"}


def fails(_view: Any, _ask: Ask, _chance: Chance) -> Any:
    raise MemoryError


async def test_where_a_strong_robot_fails_a_good_one_plays(store: Store) -> None:
    broken = replace(GAMES["yahtzee"], levels={**GAMES["yahtzee"].levels, "strong": fails})
    tables, table = await begun(store, {"yahtzee": broken})
    assert await levels(tables, Robots(tables, Pool(0), Throttle()), table) == {"good"}


async def test_a_stand_in_is_a_good_robot(store: Store) -> None:
    tables, table = await begun(store)
    robots = Robots(tables, Pool(0), Throttle())
    await levels(tables, robots, table)
    steps = await store.log.steps(table.id)
    assert {(step.level, step.stood_in) for step in steps if step.seat == 0} == {("good", True)}


async def test_the_answer_does_not_depend_on_where_it_is_thought(store: Store) -> None:
    tables, table = await begun(store)
    seat = table.awaited[0]
    pools = Pool(0), Pool(1)
    try:
        here, there = await asyncio.gather(
            *(Robots(tables, pool, Throttle())._thinks(table, seat, own=False) for pool in pools)
        )
    finally:
        pools[1].close()
    assert here == there


async def test_in_what_if_a_robot_plays_at_its_level_again(store: Store) -> None:
    tables, table = await begun(store)
    practice = practice_from(tables.position(table), 0, 3, {}, 0.0)
    assert [chair.level for chair in practice.chairs if chair.robot] == ["strong"]


async def test_where_all_seats_are_taken_no_robot_finds_one(store: Store) -> None:
    """Also where somebody is called like a robot, so that no name is left either."""
    lobbies = Tables(store, GAMES, Clock()).lobbies
    lobby = await lobbies.open(
        game="yahtzee", guild=1, channel=2, language="en", user=3, name="Ada"
    )
    for _ in range(7):
        lobby = await lobbies.add_robot(lobby.id, 3)
    assert len({chair.name for chair in lobby.chairs}) == 8
    with pytest.raises(Refused):
        await lobbies.add_robot(lobby.id, 3)
