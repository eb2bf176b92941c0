"""Robots under load: the strong ones fall back, and every answer can be found again by its seed."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.clock import Clock
from bot.pool import Pool
from bot.store import Store
from bot.store.sqlite import open_store
from bot.store.tables import Table
from bot.tables.earlier import practice_from
from bot.tables.log import step_of
from bot.tables.robots import Robots, thoughts
from bot.tables.tables import Tables
from bot.throttle import Throttle
from rules.catalog import GAMES
from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.errors import Refused
from rules.core.game import AnyGame
from rules.desfausse.actions import Stop

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


async def test_nobody_plays_for_somebody_whose_stand_in_fails(store: Store) -> None:
    """Any other robot might change what its owner has named, or show what it has worked out."""
    broken = replace(GAMES["yahtzee"], sits_in=fails)
    tables, table = await begun(store, {"yahtzee": broken})
    robots = Robots(tables, Pool(0), Throttle())
    if task := robots.play(table):
        await task
    table = await tables.load(table.id)
    with pytest.raises(MemoryError):
        await robots.stand_in(table, 0)


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


@pytest.mark.parametrize("seed", [6, 9, 11])
async def test_an_answer_is_found_again_where_somebody_moved_while_it_was_thought(
    store: Store, seed: int
) -> None:
    """Both are asked for their roll at once. The robot's thought lasts until the other has moved;
    then it thinks about the table once more."""
    game, begun, moved = GAMES["desfausse"], asyncio.Event(), Event()
    loop = asyncio.get_running_loop()

    def slow(view: Any, ask: Ask, chance: Chance) -> Any:
        loop.call_soon_threadsafe(begun.set)
        moved.wait()
        return game.at_level("strong")(view, ask, chance)

    tables = Tables(store, {game.key: replace(game, levels={"strong": slow})}, Clock())
    tables.lobbies.new_seed = lambda: bytes([seed]) * 32
    lobby = await tables.lobbies.open(
        game=game.key, guild=1, channel=2, language="en", user=3, name="Ana"
    )
    await tables.lobbies.add_robot(lobby.id, 3, "strong")
    table = await tables.start(lobby.id, 3, 4)
    assert table.awaited == (0, 1)
    task = Robots(tables, Pool(0), Throttle()).play(table)
    assert task
    await begun.wait()
    await tables.answer(table.id, 0, table.chairs[0].ask, Stop())
    moved.set()
    await task
    row = next(row for row in await store.log.steps(table.id) if row.seat == 1)
    state = await tables.replayed(await tables.load(table.id), before=row.number)
    luck = thoughts(table.seed, 1, row.number - 1)
    again = game.at_level("strong")(game.view(state, 1), game.asks(state)[1], luck)
    assert row.number == 2
    assert step_of(game, row).action == again


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
