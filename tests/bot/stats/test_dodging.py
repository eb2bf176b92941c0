"""No rated loss is dodged, and nobody's choice changes the others' ratings (docs/ratings.md)."""

import msgspec
import pytest

from bot.stats.rating import Ladders, Rating, matches
from bot.store import Store
from bot.store.chairs import Chair
from bot.store.log import StepRow
from bot.store.tables import Table
from rules.core.game import Result
from tests.bot.stats.test_results import NAMES, running

ANA, BEN, CLEO = Chair(7, "Ana"), Chair(8, "Ben"), Chair(9, "Cleo")
LOST = Result((250, 120, 90), (1, 2, 3), "all-sheets-full")
"""Ana wins, Ben is second, Cleo last."""


async def ended(
    store: Store,
    *chairs: Chair,
    result: Result | None = LOST,
    stood_in: tuple[int, ...] = (),
    channel: int = 5,
) -> Table:
    """A game of nine steps, three by each seat; of those of `stood_in` a robot plays two."""
    table = await store.tables.add(running(*chairs, step=0, channel=channel))
    for number in range(1, 10):
        seat = number % 3
        robot = seat in stood_in and number > 3
        row = StepRow(number, seat, b"{}", b"[]", (), 0, float(number), stood_in=robot)
        last = number == 9
        stage = "playing" if not last else "over" if result else "closed"
        after = msgspec.structs.replace(table, stage=stage, step=number, changed_at=float(number))
        table = await store.tables.save(after, row, result=result if last else None)
    return table


async def rated(store: Store) -> dict[int, Rating]:
    return Ladders().ratings(1, "yahtzee", await store.results.in_server(1, "yahtzee"))


async def ranks(store: Store) -> list[tuple[int, int, bool]]:
    (match,) = matches(await store.results.in_server(1))
    return list(match)


def gone(chair: Chair, **changes: object) -> Chair:
    return msgspec.structs.replace(chair, former=(chair.user,), **changes)


async def test_whoever_lets_a_robot_sit_in_and_comes_back_is_rated_as_placed(store: Store) -> None:
    back = msgspec.structs.replace(BEN, former=(8, 0))
    await ended(store, ANA, back, CLEO)
    assert await ranks(store) == [(7, 1, True), (8, 2, True), (9, 3, True)]
    assert {row.kind for row in await store.results.in_server(1)} == {"people"}


@pytest.mark.parametrize(
    "left",
    [
        gone(BEN, user=0, absent=8),
        gone(BEN, user=0, open=True),
        gone(BEN, user=10, name="Dora"),
    ],
    ids=["a robot sits in", "left", "handed over"],
)
async def test_whoever_leaves_is_last_and_the_others_are_rated(store: Store, left: Chair) -> None:
    await ended(store, ANA, left, CLEO)
    assert await ranks(store) == [(7, 1, True), (8, 4, True), (9, 3, True)]
    ratings = await rated(store)
    assert list(ratings) == [7, 9, 8]
    assert 10 not in ratings, "who came to the seat is not rated"


async def test_whoever_leaves_while_winning_is_last_too(store: Store) -> None:
    await ended(store, gone(ANA, user=0, open=True), BEN, CLEO)
    assert list(await rated(store)) == [8, 9, 7]
    (row,) = await store.results.of(7)
    assert (row.kind, row.changed, row.won) == ("people", True, False), "a game played, not won"


async def test_robots_that_play_most_of_somebodys_steps_win_them_nothing(store: Store) -> None:
    await ended(store, ANA, BEN, CLEO, stood_in=(0,))
    assert await ranks(store) == [(7, 1, False), (8, 2, True), (9, 3, True)]
    assert list(await rated(store)) == [8, 9]


async def test_a_few_steps_by_robots_change_nothing(store: Store) -> None:
    table = await store.tables.add(running(ANA, BEN, CLEO, step=0))
    row = StepRow(1, 0, b"{}", b"[]", (), 0, 1.0, stood_in=True)
    own = StepRow(2, 0, b"{}", b"[]", (), 0, 2.0)
    table = await store.tables.save(msgspec.structs.replace(table, step=1), row)
    over = msgspec.structs.replace(table, step=2, stage="over")
    await store.tables.save(over, own, result=LOST)
    assert await ranks(store) == [(7, 1, True), (8, 2, True), (9, 3, True)]


async def test_an_aborted_game_is_rated_for_nobody(store: Store) -> None:
    await ended(store, ANA, BEN, CLEO, result=None)
    assert matches(await store.results.in_server(1)) == []
    assert await rated(store) == {}


async def test_a_game_that_robots_began_is_rated_for_nobody(store: Store) -> None:
    await ended(store, ANA, BEN, Chair(0, "Ada"))
    assert await rated(store) == {}


async def many(store: Store) -> None:
    """Ben always beats Ana; Cleo, who beats Ben, plays the last games."""
    for channel in range(8):
        winner = Result((90, 250, 10), (2, 1, 3), "all-sheets-full")
        await ended(store, ANA, BEN, CLEO, result=winner, channel=channel)
    best = Result((90, 120, 250), (3, 2, 1), "all-sheets-full")
    await ended(store, ANA, BEN, CLEO, result=best, channel=99)


async def test_opting_out_changes_nobody_elses_rating(store: Store) -> None:
    await many(store)
    before = await rated(store)
    await store.people.change(7, counted=False)
    after = await rated(store)
    assert after == {user: one for user, one in before.items() if user != 7}
    await store.people.change(7, counted=True)
    assert await rated(store) == before


async def test_being_forgotten_changes_nobody_elses_rating(store: Store) -> None:
    await many(store)
    before = await rated(store)
    await store.people.forget(7, NAMES)
    assert await rated(store) == {user: one for user, one in before.items() if user != 7}
    await store.people.forget(9, NAMES)
    assert await rated(store) == {8: before[8]}
    players = {row.player for row in await store.results.in_server(1)}
    assert len(players) == 3, "two who were forgotten are not one"
    assert sorted(players)[2] == 8


async def test_a_game_taken_back_and_ended_again_is_rated_as_it_ended(store: Store) -> None:
    table = await ended(store, ANA, BEN, CLEO)
    back = await store.tables.save(
        msgspec.structs.replace(table, stage="playing"), undone_from=table.step
    )
    assert await rated(store) == {}
    row = StepRow(10, 0, b"{}", b"[]", (), 0, 10.0)
    over = msgspec.structs.replace(back, stage="over", step=10)
    await store.tables.save(over, row, result=Result((1, 2, 3), (3, 2, 1), "all-sheets-full"))
    assert await ranks(store) == [(7, 3, True), (8, 2, True), (9, 1, True)]
