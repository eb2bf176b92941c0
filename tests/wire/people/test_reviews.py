"""Luck or skill: a review of a finished game, private, made once and kept."""

import pytest

from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire


def panel(person: Person, channel: Channel) -> SeenMessage:
    return next(message for message in reversed(person.sees(channel)) if message.private)


async def played(bot: Bot, channel: Channel, *people: Person) -> Round:
    """A game of Yahtzee, played by lot to its end."""
    round = Round(bot, channel, people)
    await round.open("yahtzee")
    await round.play()
    return round


async def settled(bot: Bot) -> None:
    """Until every review is made."""
    while bot.client.app.reviews.underway:
        await bot.idle()
        tasks = [job.task for job in bot.client.app.reviews.underway.values() if job.task]
        for task in tasks:
            await task
    await bot.idle()


async def test_a_review_after_the_game(bot: Bot, ana: Person, ben: Person, table: Channel) -> None:
    round = await played(bot, table, ana, ben)
    await ana.presses("Luck or skill?", channel=table)
    await settled(bot)
    shown = panel(ana, table)
    assert "your choices cost" in shown.text
    assert not [m for m in ben.sees(table) if m.private and "choices" in m.text]
    kept = await bot.client.app.reviews.kept(await round.table(), 0)
    assert kept is not None
