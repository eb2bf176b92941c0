"""Every kind of proposal against the same abuses: it is carried out once, by those who may."""

import asyncio

import pytest

from bot.store.proposals import ProposalKind
from bot.tables.consent import RULES
from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.wire.conftest import Bot
from tests.wire.trouble.proposing import DAY, KINDS, Company, Waiting, carried_out

pytestmark = [pytest.mark.wire, pytest.mark.parametrize("kind", KINDS)]


@pytest.fixture
async def waiting(
    kind: ProposalKind,
    bot: Bot,
    playground: Playground,
    server: Server,
    table: Channel,
    ana: Person,
    ben: Person,
) -> Waiting:
    dan, mal = (playground.person(name, servers=[server]) for name in ("Dan", "Mal"))
    found = await KINDS[kind](Company(bot, table, [ana, ben, dan], mal))
    await bot.idle()
    assert (await found.find()).kind == kind
    return found


def test_every_kind_is_tried(kind: ProposalKind) -> None:
    assert set(KINDS) == set(RULES), kind


async def test_it_is_carried_out_by_the_yes_that_completes_it(
    waiting: Waiting, kind: ProposalKind
) -> None:
    for person in waiting.voters:
        assert not await carried_out(waiting, kind)
        await waiting.says(person)
    await waiting.company.bot.idle()
    assert await carried_out(waiting, kind) == 1
    assert (await waiting.proposal()).stage == "agreed"
    assert not waiting.question().buttons


async def test_twice(waiting: Waiting, kind: ProposalKind) -> None:
    await waiting.all_say_yes()
    done = await waiting.company.table()
    for _ in range(3):
        for person in waiting.voters:
            await waiting.says(person)
    await waiting.company.bot.idle()
    assert await waiting.company.table() == done
    assert await carried_out(waiting, kind) == 1


async def test_two_at_the_same_moment(waiting: Waiting, kind: ProposalKind) -> None:
    *first, last = waiting.voters
    for person in first:
        await waiting.says(person)
    await asyncio.gather(*(waiting.says(last) for _ in range(4)))
    await waiting.company.bot.idle()
    assert await carried_out(waiting, kind) == 1


async def test_late(waiting: Waiting, kind: ProposalKind) -> None:
    await waiting.company.bot.passes(8 * DAY)
    before = await waiting.company.table()
    await waiting.all_say_yes()
    assert await waiting.company.table() == before
    assert not await carried_out(waiting, kind) or kind in ("close", "start")
    assert (await waiting.proposal()).stage == "expired"


async def test_overtaken(waiting: Waiting, kind: ProposalKind) -> None:
    """It closes by itself, and a vote that comes all the same does nothing."""
    await waiting.overtaking()
    bot = waiting.company.bot
    await bot.client.app.publisher.publish((await waiting.company.table()).id)
    await bot.idle()
    before = await waiting.company.table()
    assert (await waiting.proposal()).stage == "expired"
    assert not waiting.question().buttons
    await waiting.all_say_yes()
    assert await waiting.company.table() == before, kind


async def test_by_strangers(waiting: Waiting, kind: ProposalKind, chloe: Person) -> None:
    before, asked = await waiting.company.table(), await waiting.proposal()
    answer = await waiting.says(chloe)
    assert answer.private.startswith("Cette question s’adresse à d’autres.")
    assert await waiting.company.table() == before, kind
    assert await waiting.proposal() == asked


async def test_over_a_restart(waiting: Waiting, kind: ProposalKind) -> None:
    *first, last = waiting.voters
    for person in first:
        await waiting.says(person)
    await waiting.company.bot.restart()
    await waiting.says(last)
    await waiting.company.bot.idle()
    assert await carried_out(waiting, kind) == 1
    done = await waiting.company.table()
    await waiting.company.bot.restart()
    await waiting.says(last)
    await waiting.company.bot.idle()
    assert (await waiting.company.table()).step == done.step
    assert await carried_out(waiting, kind) == 1


async def test_refused_and_asked_again_at_once(waiting: Waiting, kind: ProposalKind) -> None:
    """One No of whoever is needed; the proposer cannot ask again before an hour has gone."""
    asked = await waiting.proposal()
    before = await waiting.company.table()
    voters = [p for p in (*waiting.company.people, *waiting.voters) if p.id != asked.by]
    for person in voters:
        if (await waiting.proposal()).stage == "open":
            await waiting.says(person, yes=False)
    assert (await waiting.proposal()).stage == "refused"
    assert await waiting.company.table() == before
    proposer = next((p for p in waiting.company.people if p.id == asked.by), None)
    if proposer is None:
        assert kind in ("stand-in", "sit-in"), "which nobody proposes"
        return
    channel, stranger = waiting.company.channel, waiting.company.stranger
    match kind:
        case "undo":
            again = await proposer.types(channel, "/undo")
        case "hand-over":
            again = await proposer.types(channel, "/seat give", person=stranger)
        case "start":
            again = await proposer.presses("Start", channel=channel)
        case _:
            again = await proposer.types(channel, "/end")
    assert "You can ask again" in (again.private or again.text)


IN_LOBBY = ("start", "close")


async def test_by_somebody_absent(waiting: Waiting, kind: ProposalKind) -> None:
    """Whoever lets a robot sit in keeps their vote; in a lobby there are no absent people."""
    *first, last = waiting.voters
    if kind in IN_LOBBY or kind == "hand-over":
        assert last.id in (await waiting.company.table()).people or kind == "hand-over"
        return
    await last.types(waiting.company.channel, "/seat robot")
    await waiting.company.bot.idle()
    assert last.id in (await waiting.company.table()).owners
    asked, before = await waiting.proposal(), await carried_out(waiting, kind)
    if asked.stage == "open":
        for person in first:
            await waiting.says(person)
        assert await carried_out(waiting, kind) == before, "not without the one who is away"
        await waiting.says(last)
        await waiting.company.bot.idle()
        assert await carried_out(waiting, kind) == before + 1
    else:
        assert asked.stage == "expired", "the robot has moved on"
        await waiting.all_say_yes()
        assert await carried_out(waiting, kind) == before


async def test_after_a_hand_over(waiting: Waiting, kind: ProposalKind) -> None:
    """A vote goes with the seat: whoever gave it away has none any more."""
    company, (*_, last) = waiting.company, waiting.voters
    if kind in IN_LOBBY or kind == "hand-over":
        return
    await last.types(company.channel, "/seat give", person=company.stranger)
    offer = next(m for m in company.stranger.sees(company.channel)[::-1] if m.button("Yes"))
    await company.stranger.presses("Yes", on=offer)
    await company.bot.idle()
    before = await company.table()
    assert last.id not in before.owners
    await waiting.says(last)
    await company.bot.idle()
    assert await company.table() == before
    assert not await carried_out(waiting, kind)
