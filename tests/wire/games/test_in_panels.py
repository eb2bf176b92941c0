"""Whole games played in private panels alone: each shows the question as soon as it is asked."""

import asyncio

import pytest

from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from rules.catalog import GAMES
from rules.core.chance import drawn
from tests.wire.conftest import Bot
from tests.wire.players import Round, controls

pytestmark = [pytest.mark.wire, pytest.mark.long]

MOST = 3000
RESTARTED = 9
"""One press in so many is followed by a restart."""


class InPanels(Round):
    """People who press nothing but their own panel, which they open once."""

    async def open_panels(self) -> None:
        for person in self.people.values():
            await person.presses(custom_id=self.your_move(person), channel=self.channel)

    def panel(self, person: Person) -> SeenMessage:
        """The only private message that this person has."""
        (panel,) = [m for m in person.sees(self.channel) if m.private and not refused(m)]
        return panel

    def where(self, person: Person) -> SeenMessage | None:
        return self.panel(person)

    async def check(self) -> None:
        """Whoever is awaited can press at once, and nobody who is not asked can."""
        await self.bot.idle()
        table = await self.table()
        for seat, chair in enumerate(table.chairs):
            shown = bool(controls(self.panel(self.people[chair.user])))
            assert shown or seat not in table.awaited, f"{chair.name} is awaited and cannot know it"


SAID_ONCE = ("That has been done already.", "not possible now", "I cannot send you direct")


def refused(message: SeenMessage) -> bool:
    """Whether it is a sentence about something else."""
    return any(words in message.text for words in SAID_ONCE)


@pytest.fixture
async def opened(
    request: pytest.FixtureRequest,
    bot: Bot,
    playground: Playground,
    table: Channel,
    ana: Person,
    ben: Person,
) -> InPanels:
    """One of them takes no direct messages."""
    playground.close_dms(ben)
    people = InPanels(bot, table, [ana, ben], seed=7)
    await people.open(request.param)
    await people.open_panels()
    return people


@pytest.mark.parametrize("opened", sorted(GAMES), indirect=True)
async def test_a_whole_game_with_restarts(opened: InPanels, bot: Bot) -> None:
    while (await opened.table()).stage == "playing":
        await opened.check()
        await opened.press(drawn(opened.luck, await opened.awaited()))
        if not opened.luck.below(RESTARTED):
            await bot.restart()
        assert opened.presses < MOST, "the game does not end"
    await bot.idle()
    for person in opened.people.values():
        assert not controls(opened.panel(person)), "nothing live is left"


@pytest.mark.parametrize("opened", ["desfausse", "tres-fute-4ever"], indirect=True)
async def test_everybody_presses_at_the_same_moment(opened: InPanels) -> None:
    for _ in range(30):
        await opened.check()
        await asyncio.gather(*map(opened.press, await opened.awaited()))
    assert (await opened.table()).step >= 10
