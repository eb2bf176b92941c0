"""The property behind notices, over whole games of every kind: one ring a question, and no other.

People answer after seconds, minutes or days; some take no direct messages, some have quiet hours,
and the bot is restarted now and then. An independent statement of the rule says when each question
should have rung, from nothing but the presses and the clock.
"""

from dataclasses import dataclass, field
from datetime import UTC, datetime

import pytest

from bot.people.presence import NOTED_EVERY
from bot.people.quiet import awake
from bot.store.people import Person as Settings
from playground import Person, Playground
from playground.discord.world import Channel, Ring, Server
from rules.catalog import GAMES
from rules.core.chance import Luck, drawn
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = [pytest.mark.wire, pytest.mark.long]

DELAYS = (9, 9, 9, 9, 47, 301, 11_000, 200_000)
"""Seconds until somebody answers."""

HERE = 120
AWAKE = 30 * 60
SLACK = 5
"""Seconds: whatever lies so close to a limit is not judged."""

REMEMBERED = SLACK + NOTED_EVERY
"""The same for presses, which several workers note for each other now and then."""

MOST = 2000
RESTARTED = 12
"""One press in so many is followed by a restart."""


@dataclass
class Question:
    """What somebody was asked, from when to when, and what they had pressed meanwhile."""

    user: int
    since: float
    answer_at: float
    pressed: list[float]
    until: float = 0.0
    known: bool = True


@dataclass
class Diary:
    """All presses since the last restart, and all questions, by user."""

    round: Round
    luck: Luck
    presses: dict[int, list[float]] = field(default_factory=dict)
    open: dict[tuple[int, float], Question] = field(default_factory=dict)
    closed: list[Question] = field(default_factory=list)

    def now(self) -> float:
        return self.round.bot.client.app.clock.now()

    async def look(self) -> None:
        """Notes the questions that have come and gone."""
        table = await self.round.table()
        asked = {(c.user, c.since) for c in table.chairs if c.awaited and c.user}
        for gone in self.open.keys() - asked:
            question = self.open.pop(gone)
            question.until = self.now()
            self.closed.append(question)
        for user, since in sorted(asked - self.open.keys()):
            delay = drawn(self.luck, DELAYS)
            before = list(self.presses.get(user, []))
            self.open[user, since] = Question(user, since, self.now() + delay, before)

    async def press(self, question: Question) -> None:
        """One press of the person asked, at the moment it was meant for."""
        await self.round.bot.passes(max(question.answer_at - self.now(), 0.01))
        at = self.now()
        question.pressed.append(at)
        for other in self.open.values():
            if other.user == question.user and other is not question:
                other.pressed.append(at)
        self.presses.setdefault(question.user, []).append(at)
        await self.round.press(self.round.people[question.user])
        await self.round.bot.idle()

    async def restart(self) -> None:
        """A bot that is alone forgets who is here: what rings by that is not judged to the minute.

        Of several workers the next one finds it in the database.
        """
        await self.round.bot.restart()
        if not self.round.bot.store.leases.alone:
            return
        self.presses.clear()
        for question in self.open.values():
            question.known = False
            question.pressed.clear()


def by_day(question: Question) -> float:
    """When a question should ring if there were no nights."""
    before = [at for at in question.pressed if at <= question.since]
    if not before or max(before) < question.since - HERE:
        return question.since
    moment = question.since + HERE
    for at in question.pressed:
        if question.since < at < moment:
            moment = at + HERE
    return moment


def due(question: Question, settings: Settings) -> float:
    """When a question should ring."""
    moment = by_day(question)
    lately = any(moment - AWAKE < at <= moment for at in question.pressed)
    return moment if lately else awake(moment, settings)


def judged(question: Question, settings: Settings) -> bool:
    """Whether nothing about it lies too close to a limit, and nobody woke up in between."""
    moment, ringing = by_day(question), due(question, settings)
    edges = [abs(at - question.since + HERE) for at in question.pressed]
    edges += [abs(moment - at - AWAKE) for at in question.pressed]
    remembered = any(edge < REMEMBERED for edge in edges)
    woken = any(moment < at < ringing and at != question.pressed[-1] for at in question.pressed)
    close = remembered or abs(ringing - question.until) < SLACK
    return question.known and not close and not woken


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", range(2))
async def test_one_ring_a_question_and_none_else(
    game: str,
    seed: int,
    bot: Bot,
    playground: Playground,
    server: Server,
    table: Channel,
    ana: Person,
    ben: Person,
) -> None:
    luck = Luck(f"{game} {seed}".encode())
    cleo = playground.person("Cleo", servers=[server])
    people = [ana, ben, cleo][: 2 + seed]
    await bot.until(datetime(2038, 1, 12, 9 + luck.below(12), tzinfo=UTC))
    for person in people:
        quiet = drawn(luck, ("off", "22:00-08:00", "13:00-15:00"))
        await person.types(table, "/settings mine", reminders="off", quiet=quiet)
    if luck.below(2):
        playground.close_dms(ben)
    diary = Diary(Round(bot, table, people, seed=seed), luck)
    diary.presses = {person.id: [diary.now()] for person in people}
    await diary.round.open(game)
    await diary.look()
    while diary.open and diary.round.presses < MOST:
        await diary.press(min(diary.open.values(), key=lambda q: q.answer_at))
        await diary.look()
        if not luck.below(RESTARTED):
            await diary.restart()
    await judge(bot, diary, people)


async def judge(bot: Bot, diary: Diary, people: list[Person]) -> None:
    """Each question that was answered rang as often as it should, and nothing else rang."""
    settings = {person.id: await bot.store.people.get(person.id) for person in people}
    rung = 0
    for person in people:
        theirs = [q for q in (*diary.closed, *diary.open.values()) if q.user == person.id]
        for ring in person.rings:
            within = [q for q in theirs if q.since <= ring.at <= (q.until or ring.at)]
            assert within, f"{person.name} was rung for nothing"
            assert not_at_night(ring, within[0], settings[person.id])
        for question in theirs:
            until = question.until or diary.now()
            rings = [r for r in person.rings if question.since <= r.at <= until]
            assert len(rings) <= 1, f"{person.name} was rung twice"
            if question.until and judged(question, settings[person.id]):
                expected = due(question, settings[person.id]) < question.until
                assert len(rings) == expected, (person.name, question)
                rung += expected
    assert rung, "nobody was ever rung"


def not_at_night(ring: Ring, question: Question, settings: Settings) -> bool:
    """Whether a ring came outside quiet hours, or to somebody who had just pressed something."""
    lately = any(ring.at - at < AWAKE + SLACK for at in question.pressed)
    return lately or not question.known or awake(ring.at, settings) == ring.at
