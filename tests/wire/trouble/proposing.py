"""Every kind of proposal, brought to where it waits for one more yes."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.store.proposals import Proposal, ProposalKind
from bot.store.tables import Table
from bot.ui import ids
from playground import Person
from playground.discord.world import Channel
from playground.people.person import Answer
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.players import Round

HOUR = 60 * 60
DAY = 24 * HOUR

VOTE = "the others may let a robot play that move"


@dataclass
class Company:
    """Three people at a table in a channel, and somebody who only looks on."""

    bot: Bot
    channel: Channel
    people: list[Person]
    stranger: Person

    @property
    def round(self) -> Round:
        return Round(self.bot, self.channel, self.people)

    async def table(self) -> Table:
        return await self.round.table()

    async def opens_lobby(self) -> None:
        first, *others = self.people
        await first.types(self.channel, "/play", game="yahtzee")
        for person in others:
            await person.presses("Join", channel=self.channel)

    async def starts(self, time: str = "") -> None:
        await self.opens_lobby()
        if time:
            await self.people[0].presses("Time", channel=self.channel)
            await self.people[0].fills(
                {"How long may a move take?": time, "And when the time is up?": VOTE}
            )
        await self.people[0].presses("Start", channel=self.channel)

    async def in_turn(self) -> tuple[Person, list[Person]]:
        (now,) = await self.round.awaited()
        return now, [person for person in self.people if person is not now]


@dataclass
class Waiting:
    """A proposal that waits: the yes of `voters`, one after the other, completes it.

    `overtaking` moves the table on, so that the question is another one.
    """

    company: Company
    voters: Sequence[Person]
    overtaking: Callable[[], Awaitable[object]]

    async def find(self) -> Proposal:
        store = self.company.bot.store.proposals
        numbers = await store.open_at((await self.company.table()).id)
        self.number = numbers[-1]
        found = await store.get(self.number)
        assert found is not None
        self.message = found.message
        return found

    async def proposal(self) -> Proposal:
        found = await self.company.bot.store.proposals.get(self.number)
        assert found is not None
        return found

    def question(self) -> SeenMessage:
        seen = self.company.stranger.sees(self.company.channel)
        return next(message for message in seen if message.id == self.message)

    async def says(self, person: Person, yes: bool = True) -> Answer:
        """Sends a vote, whether or not the message still offers it."""
        return await person.forges(str(ids.Vote(self.number, int(yes))), on=self.question())

    async def all_say_yes(self) -> None:
        for person in self.voters:
            await self.says(person)
        await self.company.bot.idle()


async def undo(company: Company) -> Waiting:
    await company.starts()
    now, others = await company.in_turn()
    await now.presses("Roll the dice", channel=company.channel)
    await now.types(company.channel, "/undo")
    return Waiting(company, others, lambda: now.presses("Chance", channel=company.channel))


async def end(company: Company) -> Waiting:
    await company.starts()
    await company.people[0].types(company.channel, "/end")

    async def closed() -> None:
        tables = company.bot.client.app.tables
        await tables.close((await company.table()).id)

    return Waiting(company, company.people[1:2], closed)


async def stand_in(company: Company) -> Waiting:
    await company.starts("8 hours")
    late, others = await company.in_turn()
    await company.bot.passes(8 * HOUR)
    return Waiting(company, others, lambda: late.presses("Roll the dice", channel=company.channel))


async def sit_in(company: Company) -> Waiting:
    await company.starts()
    silent, others = await company.in_turn()
    await company.bot.passes(7 * DAY + HOUR)

    async def moved() -> None:
        await silent.presses("Roll the dice", channel=company.channel)

    return Waiting(company, others, moved)


async def hand_over(company: Company) -> Waiting:
    await company.starts()
    giver = company.people[0]
    await giver.types(company.channel, "/seat give", person=company.stranger)
    return Waiting(company, [company.stranger], lambda: giver.types(company.channel, "/seat robot"))


async def start(company: Company) -> Waiting:
    await company.opens_lobby()
    opener, second, third = company.people
    await second.presses("Start", channel=company.channel)
    return Waiting(company, [third], lambda: opener.presses("Add a robot", channel=company.channel))


async def close(company: Company) -> Waiting:
    await company.opens_lobby()
    opener, second, third = company.people
    await second.types(company.channel, "/end")
    return Waiting(company, [third], lambda: opener.presses("Start", channel=company.channel))


KINDS: Mapping[ProposalKind, Callable[[Company], Awaitable[Waiting]]] = {
    "undo": undo,
    "end": end,
    "stand-in": stand_in,
    "sit-in": sit_in,
    "hand-over": hand_over,
    "start": start,
    "close": close,
}


async def carried_out(waiting: Waiting, kind: ProposalKind) -> int:
    """How often what was proposed has been done."""
    table = await waiting.company.table()
    log = await waiting.company.bot.store.log.steps(table.id)
    match kind:
        case "undo":
            return sum(row.undone for row in log)
        case "stand-in":
            return len({row.seat for row in log if row.stood_in})
        case "sit-in":
            return sum(bool(chair.absent) for chair in table.chairs)
        case "hand-over":
            return table.people.count(waiting.company.stranger.id)
        case "start":
            return int(table.stage == "playing")
        case "end" | "close":
            return int(table.stage == "closed")
