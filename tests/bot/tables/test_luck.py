"""A table's luck: keyed in new games, by number in those begun before, and bound to the lobby."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.clock import Clock
from bot.store import Store
from bot.store.sqlite import open_store
from bot.store.tables import Table, Word
from bot.tables.luck import bound
from bot.tables.tables import Tables
from rules.yahtzee.state import Roll, RollAgain
from tests.support.by_hand import BY_HAND

SEED = bytes(32)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await open_store(tmp_path / "sixpips.db")
    tables = Tables(store, BY_HAND, Clock())
    tables.lobbies.new_seed = lambda: SEED
    yield tables
    await store.close()


async def opened(tables: Tables, channel: int = 5) -> Table:
    return await tables.lobbies.open(
        game="yahtzee", guild=1, channel=channel, language="en", user=7, name="Ana"
    )


async def moved(tables: Tables, table: Table, action: Any) -> Table:
    return await tables.answer(table.id, 0, table.chairs[0].ask, action)


async def before_keys(store: Store, table: Table) -> Table:
    """A game that an earlier version has begun."""
    return await store.tables.save(msgspec.structs.replace(table, luck="numbered"))


def dice(tables: Tables, table: Table) -> tuple[int, ...]:
    shown: tuple[int, ...] = tables.position(table).state.dice
    return shown


@pytest.mark.parametrize("numbered", [False, True])
async def test_the_same_again_after_an_undo_meets_the_same(tables: Tables, numbered: bool) -> None:
    table = await tables.start((await opened(tables)).id, 7)
    assert table.luck == "keyed"
    if numbered:
        table = await before_keys(tables.store, table)
    table = await moved(tables, table, Roll())
    rolled = await moved(tables, table, RollAgain((0, 1, 2)))
    back = await tables.take_back(table.id, rolled.step, rolled.step)
    again = await moved(tables, back, RollAgain((0, 1, 2)))
    assert dice(tables, again) == dice(tables, rolled)
    assert again.drawn == rolled.drawn


async def test_another_choice_meets_other_dice_only_where_they_are_keyed(tables: Tables) -> None:
    """Re-roll one, undo, re-roll two: by number the first of them would be known."""
    for channel, numbered in enumerate((False, True)):
        table = await tables.start((await opened(tables, channel)).id, 7)
        if numbered:
            table = await before_keys(tables.store, table)
        table = await moved(tables, table, Roll())
        seen = []
        for places in ((0,), (1,), (2,), (3,), (4,), (0, 1), (0, 2)):
            rolled = await moved(tables, table, RollAgain(places))
            seen.append(dice(tables, rolled)[places[0]])
            table = await tables.take_back(table.id, rolled.step, rolled.step)
        assert (len(set(seen)) == 1) is numbered


async def test_the_dice_are_bound_to_the_lobbys_message_and_words(tables: Tables) -> None:
    """The same secret gives other dice for another message, or another word."""
    rolls = set()
    for pressed, words in (
        (0, ()),
        (1, ()),
        (2, ()),
        (2, ("x",)),
        (2, ("x", "y")),
        (2, ("y", "x")),
    ):
        lobby = await opened(tables, channel=len(rolls))
        added = tuple(Word(7 + place, word) for place, word in enumerate(words))
        await tables.store.tables.save(msgspec.structs.replace(lobby, words=added))
        table = await tables.start(lobby.id, 7, pressed)
        assert table.anchor == pressed
        table = await moved(tables, table, Roll())
        rolls.add(dice(tables, table))
    assert len(rolls) == 6
    assert bound(SEED, "1", ["2"]) != bound(SEED, "12", [])


async def test_a_table_read_from_the_file_has_the_same_luck(tables: Tables, tmp_path: Path) -> None:
    table = await tables.start((await opened(tables)).id, 7, 99)
    fresh = await open_store(tmp_path / "sixpips.db")
    again = Tables(fresh, BY_HAND, Clock())
    there = again.decide(again.position(await again.load(table.id)), 0, Roll())
    here = tables.decide(tables.position(table), 0, Roll())
    await fresh.close()
    assert there.step.tape == here.step.tape
