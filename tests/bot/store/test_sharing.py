"""What several workers know of each other's presses, and what each of them does once for all."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.clock import HOUR
from bot.store import Store
from bot.store.messages import CHANNEL
from bot.store.proposals import Proposal
from bot.store.sql import pending, people
from tests.support.rows import board, lobby


async def test_a_half_made_choice_is_known_to_every_worker(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    revision = ada.leases.held[table.id].revision
    assert await ada.drafts.put(table.id, 0, "b", 3, '{"one":1}')
    assert not await bob.drafts.put(table.id, 1, "d", 2, '{"two":2}'), "the other one shows it"
    assert await bob.drafts.at(table.id, 0, "b", 3) == '{"one":1}'
    assert await bob.drafts.at(table.id, 0, "b", 4) == "", "to another question"
    assert await ada.drafts.since(table.id, revision + 1) == [("d", 1)]
    assert await ada.tables.get(table.id) == table, "no new version"


async def test_the_token_of_a_press_edits_for_every_worker(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    await ada.messages.put(board(table))
    ada.messages.note_token(1, "newer", 20.0, table.id)
    bob.messages.note_token(1, "older", 10.0, table.id)
    await ada.tables.save(table)
    await bob.pending.flush()
    shown = await bob.messages.shown(table.id, CHANNEL)
    assert shown is not None
    assert (shown.token, shown.token_until) == ("newer", 20.0)
    assert "newer" not in repr(shown)


async def test_a_press_on_one_worker_is_known_to_the_others(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    ada.presence.note(7, table.id, 50.0, table.id)
    ada.presence.note(7, 5, 50.0, 0)
    written = ada.engine.transactions
    await ada.tables.save(table)
    known = [(7, table.id, 50.0), (7, 5, 50.0)]
    assert sorted(await bob.presence.of([7, 8])) == known, "with the save"
    assert ada.engine.transactions == written + 1
    bob.presence.note(7, 5, 40.0, 0)
    await bob.pending.flush()
    assert sorted(await bob.presence.of([7])) == known


async def test_what_went_with_a_save_is_not_hurried_any_more(
    ada: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pending, "HURRY", 0.05)
    table = await ada.tables.add(lobby())
    ada.presence.note(7, table.id, 50.0, table.id, first=True)
    table = await ada.tables.save(table)
    before = ada.engine.transactions
    await ada.messages.note(board(table))
    await asyncio.sleep(0.2)
    assert ada.engine.transactions == before, "the rest can wait"
    ada.presence.note(8, table.id, 50.0, table.id, first=True)
    await asyncio.sleep(0.2)
    assert ada.engine.transactions == before + 1


async def test_workers_are_counted_for_as_long_as_they_are_there(ada: Store, bob: Store) -> None:
    assert await ada.duties.workers(9) == 1
    assert [await store.duties.workers(9) for store in (bob, ada, ada)] == [2, 2, 2]
    await ada.duties.leave()
    assert await bob.duties.workers(9) == 1
    await ada.duties.workers(0.05)
    await asyncio.sleep(0.1)
    assert await bob.duties.workers(9) == 1, "one of which nothing is heard is gone"


async def test_a_duty_is_one_workers(ada: Store, bob: Store) -> None:
    assert [await store.duties.keep("sync", 9) for store in (ada, bob, ada)] == [True, False, True]
    await bob.duties.drop("sync")
    assert not await bob.duties.keep("sync", 9), "nobody drops what is another's"
    await ada.duties.drop("sync")
    assert await bob.duties.keep("sync", 0.05)
    await asyncio.sleep(0.1)
    assert await ada.duties.keep("sync", 9), "whoever had it is gone"


async def test_something_is_claimed_once(ada: Store, bob: Store) -> None:
    claims = await asyncio.gather(*(store.duties.claim("film", 9) for store in (ada, bob) * 4))
    assert sorted(claims) == [False] * 7 + [True]
    await ada.duties.unclaim("film")
    assert await bob.duties.claim("film", 9)


async def test_announcements_are_counted_together(ada: Store, bob: Store) -> None:
    for now, store in ((10.0, ada), (11.0, bob)):
        assert await store.duties.count(7, "thread", 2, now, HOUR) == 0
    assert await ada.duties.count(7, "thread", 2, 12.0, HOUR) == 10 + HOUR
    assert await bob.duties.count(8, "thread", 2, 12.0, HOUR) == 0
    assert await bob.duties.count(7, "thread", 2, 10.5 + HOUR, HOUR) == 0
    await ada.duties.forget_old(12.0 + 2 * HOUR)
    assert await ada.engine.rows("select 1 from announcements") == []


async def test_of_votes_at_the_same_moment_the_last_one_sees_all(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    asked = Proposal(table=table.id, kind="end", by=7, expires_at=9.0, votes={7: True})
    asked = await ada.proposals.add(asked)
    seen = await asyncio.gather(
        *(store.proposals.vote(asked.id, user, True) for user, store in ((8, ada), (9, bob)))
    )
    assert {7, 8, 9} in [set(found.votes) for found in seen if found]


async def test_a_proposal_ends_once_and_is_told_once(ada: Store, bob: Store) -> None:
    table = await ada.tables.add(lobby())
    asked = Proposal(table=table.id, kind="end", by=7, expires_at=9.0, notice_at=5.0)
    asked = await ada.proposals.add(asked)
    told = await asyncio.gather(
        *(store.proposals.claim_telling(asked, 60.0) for store in (ada, bob))
    )
    assert sorted(told) == [False, True]
    ends = [replace(asked, stage="expired"), replace(asked, stage="refused")]
    closed = await asyncio.gather(ada.proposals.close(ends[0]), bob.proposals.close(ends[1]))
    assert sorted(closed) == [False, True]


async def test_the_others_are_told_of_a_silent_person_once(ada: Store, bob: Store) -> None:
    table = lobby(stage="playing")
    awaited = replace(table.chairs[0], awaited=True, since=1.0, heard=1.0)
    await ada.tables.add(replace(table, chairs=(awaited, *table.chairs[1:])))
    now = awaited.silent_at
    (wait,) = await ada.waits.silent(now)
    claims = await asyncio.gather(
        *(store.waits.claim_silent(wait, now + 9, now) for store in (ada, bob))
    )
    assert sorted(claims) == [False, True]


async def test_two_workers_that_learn_of_a_person_do_not_undo_each_other(
    ada: Store, bob: Store
) -> None:
    await asyncio.gather(
        ada.people.change(7, language="fr", zone="Europe/Paris"),
        bob.people.change(7, dms="closed"),
        ada.people.change(7, direct=5),
    )
    row = await ada.engine.row("select language, zone, dms, direct from people where user = 7")
    assert row is not None
    assert tuple(row) == ("fr", "Europe/Paris", "closed", 5)


async def test_a_worker_that_saves_gives_back_what_it_has_shown_by_the_way(
    ada: Store, bob: Store
) -> None:
    shown, other = await ada.tables.add(lobby()), await ada.tables.add(lobby(6))
    await ada.tables.caught_up(shown.id, shown.version, ada.leases.held[shown.id].revision)
    written = ada.engine.transactions
    await ada.tables.save(other)
    assert ada.engine.transactions == written + 1
    assert await bob.leases.hold(shown.id)
    assert await bob.leases.hold(other.id) is None


async def test_half_made_choices_and_new_messages_take_along_what_is_to_be_noted(
    ada: Store, bob: Store
) -> None:
    shown, other = await ada.tables.add(lobby()), await ada.tables.add(lobby(6))
    changes = (
        lambda: ada.drafts.put(other.id, 0, "b", 3, "{}"),
        lambda: ada.messages.put(board(other)),
    )
    for number, change in enumerate(changes, start=1):
        await ada.leases.wait(shown.id)
        ada.presence.note(7, 5, 50.0 + number, 0)
        await ada.tables.caught_up(shown.id, shown.version, ada.leases.held[shown.id].revision)
        await ada.tables.caught_up(other.id, other.version, ada.leases.held[other.id].revision)
        written = ada.engine.transactions
        await change()
        assert ada.engine.transactions == written + 1
        assert await bob.presence.of([7]) == [(7, 5, 50.0 + number)]
        holders = await bob.engine.rows("select holder from tables order by id")
        assert [row[0] for row in holders] == ["", "ada"], "this one is about to be shown"


async def test_people_are_asked_for_once_in_a_moment(
    ada: Store, bob: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await ada.people.get(7)).language == ""
    await bob.people.change(7, language="fr")
    assert (await bob.people.get(7)).language == "fr", "whoever changes somebody knows it"
    monkeypatch.setattr(people, "FRESH", 0.0)
    await asyncio.sleep(0.5 if not ada.engine.exclusive else 0)
    if not ada.engine.exclusive:
        assert (await ada.people.get(7)).language == "fr", "others know it after a moment"
