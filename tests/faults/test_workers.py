"""Several workers: the beginning of two games while they die, and an update while people play."""

import asyncio

import aiohttp
import pytest

from playground import Playground
from playground.discord.enums import CallbackType, InteractionType
from playground.discord.world import Interaction, Message
from playground.wire.activity import Exchange
from tests.faults.night import Night, Pace
from tests.faults.nights import NEAR, hanging, night_of, spend, unanswered
from tests.faults.publications import Publication, Publications

pytestmark = [
    pytest.mark.wire,
    pytest.mark.long,
    # aiohttp warns of its own doing when a picture comes in pieces
    pytest.mark.filterwarnings("ignore:unread_data"),
]

GAMES = ("yahtzee", "desfausse")
SHORT = Pace(presses=200, every=1.0, pauses=1, faults=4)
CALM = Pace(presses=200, every=0)


@pytest.mark.usefixtures("postgres_server")
async def test_nothing_is_lost_doubled_late_or_told_twice_while_workers_die() -> None:
    figures = await spend(2, 0, SHORT, GAMES)
    assert figures.faults.total() == SHORT.faults
    assert figures.told
    assert figures.moves
    assert figures.failures == []


# ── an update ────────────────────────────────────────────────────────────────────────────────────


async def hears_not_ready(address: str) -> None:
    """Until it says that it is not ready: while it still listens."""
    async with aiohttp.ClientSession() as session:
        while True:
            async with session.get(f"{address}/ready") as answer:
                if answer.status == 503:
                    return
            await asyncio.sleep(0.02)


async def updated(night: Night) -> None:
    """New workers in the place of the old ones, one after the other."""
    try:
        for old in tuple(night.crew.hands):
            await night.crew.hire()
            await night.crew.ready()
            noticing = asyncio.create_task(hears_not_ready(old.worker.address))
            assert await night.crew.dismiss(old), "it ends by itself"
            await asyncio.wait_for(noticing, 1)
    finally:
        night.over = True


@pytest.mark.usefixtures("postgres_server")
async def test_an_update_under_load_fails_no_press() -> None:
    async with night_of(2, 0, GAMES) as night:
        updating = asyncio.create_task(updated(night))
        await night.spend(CALM)
        await updating
        taken = {asked.answered_by for asked in night.playground.world.interactions.values()}
        assert taken >= {f"worker {number}" for number in range(1, 5)}, "each of them had work"
        assert [str(asked) for asked in unanswered(night.playground)] == []
        assert night.playground.interactions.failures == []
        assert night.course.late == []


# ── what is found ────────────────────────────────────────────────────────────────────────────────


def test_two_workers_at_once_are_found_and_one_after_the_other_is_not() -> None:
    found = Publications(Playground())
    first, second = Publication(1, "worker 1", 0, 2), Publication(1, "worker 2", 1, 3)
    found.made = [second, first]
    assert len(list(found.by_two_at_once())) == 1
    for other in (
        Publication(1, "worker 1", 1, 3),
        Publication(2, "worker 2", 1, 3),
        Publication(1, "worker 2", 2, 3),
    ):
        found.made = [first, other]
        assert list(found.by_two_at_once()) == []


def test_an_older_position_that_is_shown_later_is_found() -> None:
    playground = Playground()
    found = Publications(playground)
    found.channels.add(7)
    for number, ask in enumerate((4, 5, 5, 4), start=1):
        playground.activity.serving = Exchange(
            number=number, method="PATCH", path="", at=0, sender=f"worker {number}"
        )
        button = {
            "type": 2,
            "style": 1,
            "label": "Roll",
            "custom_id": f"m:b:1:0:{ask}:0:{'0' * 12}",
        }
        playground.world.messages[1] = Message(
            id=1,
            channel_id=7,
            author_id=playground.world.bot_id,
            timestamp=0,
            components=[{"type": 1, "components": [button]}],
            edits=number,
        )
        playground.changes.notify()
    (what,) = found.backwards
    assert what == "worker 4 showed ask 4 of seat 0 at table 1 after ask 5"


def test_a_press_that_a_living_worker_leaves_hanging_is_found() -> None:
    playground = Playground()
    asked = Interaction(
        id=1,
        token="token",
        kind=InteractionType.COMPONENT,
        user_id=1,
        channel_id=1,
        asked=100.0,
        born=0,
        answer=CallbackType.DEFERRED_MESSAGE,
        answered_by="worker 1",
        milliseconds=500,
    )
    playground.world.interactions[asked.id] = asked
    assert hanging(playground, []) == [asked]
    assert hanging(playground, [("worker 2", 101.0), ("worker 1", 101.0 + NEAR)]) == [asked]
    assert hanging(playground, [("worker 1", 101.0)]) == [], "it died before it could answer"
    asked.answer, asked.failed = None, True
    assert hanging(playground, []) == [], "it was never acknowledged: whoever pressed can see that"
    assert unanswered(playground) == [asked]
    asked.answer, asked.failed, asked.settled = CallbackType.DEFERRED_MESSAGE, False, True
    assert unanswered(playground) == []
