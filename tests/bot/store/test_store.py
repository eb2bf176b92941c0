"""The store: one transaction a change, one live table a channel, nothing touched by mistake."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.config import Server
from bot.store import Store
from bot.store.chairs import Chair
from bot.store.errors import ChannelTaken, Conflict, Violation
from bot.store.messages import CHANNEL, LOBBY, Message
from bot.store.opening import open_store
from bot.store.panels import Panel
from bot.store.people import Person
from bot.store.proposals import Proposal
from rules.core.chance import Luck
from tests.support.rows import board, everything_done, given_up, lobby, step


class Forgetful(dict[int, Person]):
    """A cache that keeps nothing."""

    def __setitem__(self, user: int, person: Person) -> None:
        pass


@pytest.fixture
async def reader(store: Store, address: Path | Server) -> AsyncIterator[Store]:  # noqa: ARG001
    """Another one on the same database, which keeps nothing of what it reads."""
    reader = await open_store(address)
    reader.people.cache = Forgetful()
    yield reader
    await reader.close()


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    added = await store.tables.add(lobby(options={"sheets": "2"}, setup=((6, 1),), head=b"{}"))
    assert await store.tables.get(added.id) == added
    assert await store.tables.live_in(5) == added
    assert await store.tables.get(99) is None


async def test_one_live_table_a_channel(store: Store) -> None:
    first = await store.tables.add(lobby())
    with pytest.raises(ChannelTaken):
        await store.tables.add(lobby())
    await store.tables.save(msgspec.structs.replace(first, stage="closed"))
    second = await store.tables.add(lobby())
    assert await store.tables.last_in(5) == second


async def test_a_save_from_an_old_version_is_refused_whole(store: Store) -> None:
    table = await store.tables.add(lobby())
    await store.tables.save(table, step(1))
    with pytest.raises(Conflict):
        await store.tables.save(table, step(2))
    assert [row.number for row in await store.log.steps(table.id)] == [1]


async def test_a_failed_step_leaves_the_table_as_it_was(store: Store) -> None:
    table = await store.tables.save(await store.tables.add(lobby()), step(1))
    with pytest.raises(Violation):
        await store.tables.save(msgspec.structs.replace(table, stage="over"), step(1))
    assert await store.tables.get(table.id) == table
    assert (await store.tables.save(table)).version == 2, "nothing of the failed one is left behind"


async def test_saves_at_once_do_not_mix(store: Store) -> None:
    tables = [await store.tables.add(lobby(channel)) for channel in range(20)]
    await asyncio.gather(*(store.tables.save(table, step(1)) for table in tables))
    for table in tables:
        assert len(await store.log.steps(table.id)) == 1
        assert await store.log.last_step(table.id, 0) == 1
        assert await store.log.last_step(table.id, 1) == 0


async def test_whoever_stops_waiting_for_a_save_leaves_it_whole(store: Store) -> None:
    table = await store.tables.add(lobby())
    await given_up(store.tables.save(table))
    await store.facts.put("next", "yes")
    await everything_done(store)
    found = await store.tables.get(table.id)
    assert found is not None
    assert found.version == 1
    assert await store.facts.get("next") == "yes"


async def test_chairs_that_leave_are_gone(store: Store) -> None:
    table = await store.tables.add(lobby())
    await store.tables.save(msgspec.structs.replace(table, chairs=(Chair(8, "Ben"),)))
    after = await store.tables.get(table.id)
    assert after is not None
    assert after.chairs == (Chair(8, "Ben"),)


async def test_a_seat_has_its_own_last_step_and_what_came_after_it(store: Store) -> None:
    """Neither what was taken back nor what a robot played for somebody is their own."""
    table = await store.tables.add(lobby(chairs=(Chair(7, "Ana"), Chair(8, "Ben"))))
    assert await store.log.since_own(table.id, 0) == (0, [])
    rows = [
        step(1),
        msgspec.structs.replace(step(2), seat=1),
        msgspec.structs.replace(step(3), stood_in=True),
        step(4),
    ]
    for row in rows:
        table = await store.tables.save(table, row)
    assert await store.log.since_own(table.id, 0) == (4, rows[3:])
    assert await store.log.since_own(table.id, 1) == (2, rows[1:])
    await store.tables.save(table, undone_from=4)
    own, after = await store.log.since_own(table.id, 0)
    assert (own, [row.number for row in after]) == (1, [1, 2, 3, 4])
    assert own == await store.log.last_step(table.id, 0)


@pytest.mark.parametrize("seed", range(20))
async def test_what_is_kept_is_what_is_in_the_file(store: Store, reader: Store, seed: int) -> None:
    """Several people at several tables, all at once: saving, failing, giving up and showing."""
    luck = Luck(str(seed).encode())
    tables = [await store.tables.add(lobby(channel)) for channel in range(3)]

    async def changed(number: int) -> None:
        table = await store.tables.get(number)
        assert table is not None
        row = step(table.step + 1)
        match luck.below(6):
            case 0:
                await store.messages.put(board(table, table.id * 10 + luck.below(4), table.step))
            case 1:
                await store.tables.save(table, undone_from=max(1, table.step))
            case 2:
                await given_up(store.tables.save(table))
            case _:
                await store.tables.save(msgspec.structs.replace(table, step=row.number), row)

    for _ in range(10):
        numbers = [luck.below(3) + tables[0].id for _ in range(4)]
        happened = await asyncio.gather(*map(changed, numbers), return_exceptions=True)
        assert all(isinstance(each, Conflict | None) for each in happened)
        await store.facts.put("everything before", "is done")
        await everything_done(store)
        for table in tables:
            assert await store.tables.get(table.id) == await reader.tables.get(table.id)
            assert await store.messages.board(table.id) == await reader.messages.board(table.id)


@pytest.mark.parametrize("seed", range(10))
async def test_people_are_known_as_they_are_in_the_file(
    store: Store, reader: Store, seed: int
) -> None:
    """They are read, changed and forgotten, all at once."""
    luck = Luck(str(seed).encode())
    for round_ in range(20):
        language = str(round_)
        doing: list[Coroutine[Any, Any, object]] = []
        for _ in range(6):
            user = luck.below(2)
            work = luck.below(6)
            if work == 0:
                doing.append(store.people.forget(user, {}))
            elif work == 1:
                doing.append(store.people.change(user, language=language))
            else:
                doing.append(store.people.get(user))
        await asyncio.gather(*doing)
        for user in range(2):
            assert await store.people.get(user) == await reader.people.get(user)


async def test_the_board_comes_with_the_steps_it_tells_of(store: Store) -> None:
    table = await store.tables.add(lobby())
    assert await store.messages.board(table.id) == (None, [])
    for number in (1, 2, 3):
        table = await store.tables.save(table, step(number))
    shown = board(table, since=1)
    await store.messages.put(msgspec.structs.replace(shown, message=2, seat=0, since=0))
    await store.messages.put(shown)
    assert await store.messages.board(table.id) == (shown, [step(2), step(3)])


async def test_what_is_behind_and_whose_robots_are_due(store: Store) -> None:
    table = await store.tables.add(lobby())
    assert list(await store.tables.behind()) == [table.id]
    await store.tables.caught_up(table.id, 99)
    assert list(await store.tables.behind()) == [table.id], "it has gone on since"
    await store.tables.caught_up(table.id, table.version)
    assert list(await store.tables.behind()) == []
    await store.tables.save(msgspec.structs.replace(table, stage="playing"))
    assert list(await store.tables.robot_due()) == [table.id]


async def test_a_new_message_retires_the_old_one(store: Store) -> None:
    table = await store.tables.add(lobby())

    def message(number: int, seat: int = CHANNEL) -> Message:
        return Message(
            message=number,
            channel=5,
            table=table.id,
            seat=seat,
            version=0,
            since=0,
            posted=0,
            posted_at=0.0,
            mentioned=((7, 1),),
        )

    for shown in (message(1), message(2), message(3, seat=0)):
        await store.messages.put(shown)
    assert list(await store.messages.live(table.id)) == [message(2), message(3, seat=0)]
    assert list(await store.messages.retired(table.id)) == [message(1)]
    await store.messages.drop(1)
    assert list(await store.messages.retired(table.id)) == []
    assert await store.messages.table_of(2) == table.id


async def test_people_servers_proposals_and_facts(store: Store) -> None:
    assert await store.people.get(7) == Person(user=7)
    await store.people.change(7, language="fr", seen="en")
    person = Person(user=7, language="fr", seen="en", dms="closed", told_dms=True)
    assert await store.people.change(7, dms="closed", told_dms=True) == person
    assert await store.people.get(7) == person
    await store.servers.put_language(1, "fr")
    assert await store.servers.language(1) == "fr"
    table = await store.tables.add(lobby())
    asked = Proposal(table=table.id, kind="end", by=7, expires_at=9.0, votes={7: True})
    asked = await store.proposals.add(asked)
    with pytest.raises(Conflict):
        await store.proposals.add(asked)
    voted = msgspec.structs.replace(asked, votes={7: True, 8: False})
    assert await store.proposals.vote(asked.id, 8, False) == voted
    ended = msgspec.structs.replace(voted, stage="refused")
    assert [await store.proposals.close(ended) for _ in range(2)] == [True, False]
    assert await store.proposals.vote(asked.id, 8, True) == ended, "no vote counts any more"
    await store.facts.put("commands", "x")
    assert await store.facts.get("commands") == "x"
    assert await store.works()


async def test_what_is_noted_is_seen_at_once_and_written_a_moment_later(
    store: Store, reader: Store
) -> None:
    table = await store.tables.add(lobby())
    shown = board(table)
    await store.messages.put(shown)
    panel = Panel(table=table.id, user=7, message=2, token="secret", expires_at=9.0)
    edited = msgspec.structs.replace(shown, version=table.version, since=3, attached=LOBBY)
    await store.messages.note(edited)
    await store.panels.put(panel)
    await store.tables.caught_up(table.id, table.version)
    assert await store.messages.board(table.id) == (edited, [])
    assert await store.messages.shown(table.id, CHANNEL) == edited
    assert await store.panels.get(table.id, 7) == panel
    assert list(await store.tables.behind()) == []
    assert await reader.messages.shown(table.id, CHANNEL) == shown, "not written yet"
    await store.pending.flush()
    assert await reader.messages.shown(table.id, CHANNEL) == edited
    assert await reader.panels.get(table.id, 7) == panel
    assert list(await reader.tables.behind()) == []


async def test_notes_go_with_the_next_save_of_their_table(store: Store, reader: Store) -> None:
    """Where there are several workers, with the next save of any table."""
    table, other = await store.tables.add(lobby()), await store.tables.add(lobby(6))
    for each in (table, other):
        await store.messages.put(board(each, each.id))
        await store.messages.note(msgspec.structs.replace(board(each, each.id), since=1))
    before = store.engine.transactions
    await store.tables.save(table)
    assert store.engine.transactions == before + 1
    told = [await reader.messages.shown(each.id, CHANNEL) for each in (table, other)]
    others = 0 if store.leases.alone else 1
    assert [message.since for message in told if message] == [1, others]


async def test_notes_of_a_save_that_fails_are_not_lost(store: Store, reader: Store) -> None:
    table = await store.tables.add(lobby())
    await store.messages.put(board(table))
    await store.messages.note(msgspec.structs.replace(board(table), since=1))
    with pytest.raises(Conflict):
        await store.tables.save(msgspec.structs.replace(table, version=9))
    await store.pending.close()
    told = await reader.messages.shown(table.id, CHANNEL)
    assert told is not None
    assert told.since == 1


async def test_a_panel_that_is_dropped_does_not_come_back(store: Store) -> None:
    table = await store.tables.add(lobby())
    panel = Panel(table=table.id, user=7, message=2, token="secret", expires_at=9.0)
    await store.panels.put(panel)
    await store.panels.drop(panel)
    await store.pending.flush()
    assert await store.panels.of(table.id) == []
    await store.panels.put(panel)
    await store.panels.drop_expired(10)
    assert await store.panels.of(table.id) == []


async def test_a_reminder_is_claimed_by_one_process(store: Store, reader: Store) -> None:
    chairs = (Chair(7, "Ana", awaited=True, since=100.25),)
    table = await store.tables.add(lobby(stage="playing", chairs=chairs))
    (wait,) = await store.waits.of(7)
    assert wait.remind_at > 0
    after = msgspec.structs.replace(wait, remind_at=wait.remind_at + 0.1, reminded=1)
    claims = [each.waits.claim_reminders({wait: after}) for each in (store, reader, store)]
    claimed = await asyncio.gather(*claims)
    assert sorted(map(len, claimed)) == [0, 0, 1]
    (wait,) = await reader.waits.of(7)
    assert (wait.table, wait.remind_at, wait.reminded) == (table.id, after.remind_at, 1)
