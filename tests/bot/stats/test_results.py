"""Results in the store: with the end of a game, away with its undoing, and anonymous for good."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from bot.store import Store
from bot.store.chairs import Chair
from bot.store.errors import Violation
from bot.store.log import StepRow
from bot.store.messages import CHANNEL, Message
from bot.store.people import Person
from bot.store.proposals import Proposal
from bot.store.sqlite import open_store
from bot.store.sqlite.file import APPLICATION, migrations
from bot.store.tables import Table
from rules.core.game import Result
from tests.support.rows import every_row

NAMES = {"en": "Somebody", "fr": "Quelqu’un"}
ANA, BEN = Chair(7, "Ana"), Chair(8, "Ben")
RESULT = Result((120, 240), (2, 1), "all-sheets-full")


def running(*chairs: Chair, channel: int = 5, **changes: object) -> Table:
    table = Table(
        guild=1,
        channel=channel,
        game="yahtzee",
        language="en",
        stage="playing",
        rules_version=1,
        options={"sheets": "1"},
        seed=b"0",
        head=b"{}",
        step=9,
        opened_by=7,
        opened_at=1.0,
        changed_at=2.0,
        chairs=chairs or (ANA, BEN),
    )
    return msgspec.structs.replace(table, **changes)


def last_step(table: Table) -> StepRow:
    return StepRow(table.step + 1, 0, b"{}", b"[]", (), 0, 3.0)


async def over(store: Store, *chairs: Chair, result: Result = RESULT, **changes: object) -> Table:
    table = await store.tables.add(running(*chairs, **changes))
    ended = msgspec.structs.replace(table, stage="over", step=10, changed_at=3.0)
    return await store.tables.save(ended, last_step(table), result=result)


async def test_the_end_of_a_game_is_kept_seat_by_seat(store: Store) -> None:
    table = await over(store)
    first, second = await store.results.in_server(1, "yahtzee")
    assert (first.user, first.name, first.place, first.score) == (7, "Ana", 2, 120)
    assert (second.user, second.name, second.place, second.score) == (8, "Ben", 1, 240)
    assert (first.table, first.kind, first.seats, first.at) == (table.id, "people", 2, 3.0)
    assert first.options == '{"sheets":"1"}'
    assert await store.results.of(8) == [second]


@pytest.mark.parametrize(
    ("chairs", "kind"),
    [
        ((ANA, BEN), "people"),
        ((ANA, Chair(0, "Ada")), "robots"),
        ((ANA, msgspec.structs.replace(BEN, former=(9,))), "people"),
        ((ANA, msgspec.structs.replace(BEN, former=(0,))), "robots"),
        ((ANA, Chair(0, "Ben", former=(8,), absent=8)), "people"),
    ],
)
async def test_kinds_of_games(store: Store, chairs: tuple[Chair, ...], kind: str) -> None:
    await over(store, *chairs)
    rows = await store.results.in_server(1)
    assert [row.kind for row in rows] == [kind, kind]
    assert [row.changed for row in rows] == [bool(chair.former) for chair in chairs]


async def test_a_game_alone(store: Store) -> None:
    await over(store, ANA, result=Result((200,), (1,), "all-sheets-full"))
    assert [row.kind for row in await store.results.of(7)] == ["solo"]


async def test_a_game_without_an_end_counts_as_aborted_and_a_lobby_not_at_all(
    store: Store,
) -> None:
    for step, channel in ((0, 5), (4, 6)):
        table = await store.tables.add(running(step=step, channel=channel))
        await store.tables.save(msgspec.structs.replace(table, stage="closed"))
    assert [(row.table, row.kind, row.place) for row in await store.results.of(7)] == [
        (table.id, "aborted", 0)
    ]


async def test_a_failed_save_keeps_no_result(store: Store) -> None:
    table = await store.tables.add(running())
    await store.tables.save(table, last_step(table))
    ended = msgspec.structs.replace(table, stage="over", version=1)
    with pytest.raises(Violation):
        await store.tables.save(ended, last_step(table), result=RESULT)
    assert await store.results.in_server(1) == []


async def test_taking_back_takes_the_result_away(store: Store) -> None:
    table = await over(store)
    other = await over(store, channel=6)
    await store.tables.save(msgspec.structs.replace(table, stage="playing"), undone_from=10)
    assert {row.table for row in await store.results.in_server(1)} == {other.id}


async def test_a_later_save_of_a_finished_table_keeps_its_result(store: Store) -> None:
    table = await over(store)
    before = await store.results.in_server(1)
    await store.tables.save(table)
    assert await store.results.in_server(1) == before


async def test_servers_and_games_are_apart(store: Store) -> None:
    here = await over(store)
    there = await over(store, channel=6, guild=2)
    other = await over(store, channel=7, game="verflixxt")
    assert {row.table for row in await store.results.in_server(1)} == {here.id, other.id}
    assert {row.table for row in await store.results.in_server(1, "yahtzee")} == {here.id}
    assert {row.table for row in await store.results.of(7, 2)} == {there.id}
    assert {row.table for row in await store.results.of(7)} == {here.id, there.id, other.id}


async def test_whoever_is_not_counted_is_nobody_in_particular(store: Store) -> None:
    await over(store)
    await store.people.change(8, counted=False)
    assert [row.user for row in await store.results.in_server(1)] == [7, None]
    await store.people.change(8, counted=True)
    assert [row.user for row in await store.results.in_server(1)] == [7, 8]


async def test_a_game_that_ended_before_results_were_kept(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as raw:
        for file in migrations()[:3]:
            raw.executescript(file.read_text("utf-8"))
        for number, (stage, step) in enumerate([("over", 9), ("closed", 4), ("closed", 0)], 1):
            raw.execute(
                """insert into tables (id, guild, channel, game, language, stage, version,
                   rules_version, options, seed, drawn, setup, baseline, baseline_step, head, step,
                   opened_by, opened_at, changed_at, behind, robot_due)
                   values (?, 1, 5, 'yahtzee', 'en', ?, 3, 1, '{}', x'00', 0, '[]', '{}', 0, '{}',
                   ?, 7, 1.0, 2.0, 0, 0)""",
                (number, stage, step),
            )
            for seat in (0, 1):
                raw.execute(
                    "insert into chairs (table_id, seat, user, name, ask, awaited)"
                    " values (?, ?, ?, 'Ana', 0, 0)",
                    (number, seat, 7 + seat),
                )
        raw.executescript(f"pragma user_version = 3; pragma application_id = {APPLICATION};")
    raw.close()
    store = await open_store(path)
    rows = await store.results.in_server(1)
    assert [(row.table, row.user, row.kind, row.seats) for row in rows] == [
        (2, 7, "aborted", 2),
        (2, 8, "aborted", 2),
    ]
    assert await store.results.missing() == [1]
    table = await store.tables.get(1)
    assert table is not None
    await store.results.put(msgspec.structs.replace(table, version=2), RESULT)
    assert await store.results.missing() == [1], "it has changed since it was read"
    await store.results.put(table, RESULT)
    assert await store.results.missing() == []
    assert [row.score for row in await store.results.in_server(1) if row.table == 1] == [120, 240]
    await store.close()


async def test_somebody_is_forgotten_in_all_games_that_have_ended(store: Store) -> None:
    await store.people.change(7, language="fr", zone="Europe/Paris", remind="off")
    english = await over(store)
    french = await over(store, channel=6, language="fr")
    handed = msgspec.structs.replace(BEN, former=(7, 9), absent=7)
    changed = await over(store, handed, Chair(9, "Cleo"), channel=7)
    live = await store.tables.add(running(channel=8))
    await store.people.forget(7, NAMES)

    assert await store.results.of(7) == []
    rows = [row for row in await store.results.in_server(1) if row.table == english.id]
    assert [(row.user, row.score, row.kind) for row in rows] == [
        (None, 120, "people"),
        (8, 240, "people"),
    ]
    for table, name in ((english, "Somebody"), (french, "Quelqu’un")):
        after = await store.tables.get(table.id)
        assert after is not None
        assert [(chair.user, chair.name) for chair in after.chairs] == [(0, name), (8, "Ben")]
        assert after.opened_by == 0
    after = await store.tables.get(changed.id)
    assert after is not None
    assert (after.chairs[0].former, after.chairs[0].absent) == ((0, 9), 0)
    assert await store.tables.get(live.id) == live, "a running game is not touched"
    assert await store.people.get(7) == Person(user=7, counted=False)
    assert [row.number for row in await store.log.steps(english.id)] == [10], "nor are moves"


async def test_no_row_of_a_game_that_has_ended_names_whoever_was_forgotten(
    store: Store,
) -> None:
    stranger = 987_654_321
    table = await store.tables.add(running(Chair(stranger, "Ana"), BEN, opened_by=stranger))
    asked = Proposal(
        table=table.id,
        kind="end",
        by=stranger,
        asked=stranger,
        expires_at=9.0,
        votes={stranger: True, 8: False},
        stage="refused",
    )
    await store.proposals.add(asked)
    shown = Message(
        message=1,
        channel=5,
        table=table.id,
        seat=CHANNEL,
        version=0,
        since=0,
        posted=0,
        posted_at=0.0,
        mentioned=((stranger, 1), (8, 1)),
    )
    await store.messages.put(shown)
    await store.tables.save(msgspec.structs.replace(table, stage="over"), result=RESULT)
    await store.people.forget(stranger, NAMES)
    named = [row for row in await every_row(store) if str(stranger) in row]
    assert len(named) == 1, named
    assert named[0].startswith("people"), "only that they are not counted"
