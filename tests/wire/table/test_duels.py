"""Duels: everybody plays alone with the same dice, and all of it is laid open at the end."""

import json

import pytest

from bot.store import Table
from playground import Person, Playground
from playground.discord.world import Channel
from renderers.core.signs import SIGNS
from rules.yahtzee.box import BOXES
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

HOUR = 60 * 60


async def opened(bot: Bot, channel: Channel, people: list[Person], **options: str) -> Round:
    """A duel of these people that has begun."""
    round_ = Round(bot, channel, people)
    first, *others = people
    await first.types(channel, "/duel", **options)
    for person in others:
        await person.presses("Join", channel=channel)
    await first.presses("Start", channel=channel)
    await bot.idle()
    return round_


def public(person: Person, channel: Channel) -> str:
    """All that everybody reads in the channel."""
    return "\n".join(m.text for m in person.sees(channel) if not m.private)


async def one_finishes(round_: Round, person: Person) -> Table:
    """This person alone plays to the end."""
    for _ in range(400):
        table = await round_.table()
        if person not in await round_.awaited():
            return table
        await round_.press(person)
    raise AssertionError("the game does not end")


async def test_a_duel_is_played_in_private_and_laid_open_at_the_end(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben])
    assert "0 of" not in public(ana, table)
    halfway = await one_finishes(duel, ana)
    assert halfway.stage == "playing"
    assert await duel.awaited() == [ben]
    told = public(ben, table)
    assert "Ana" in told
    assert "has played to the end" in told
    over = await duel.play()
    assert over.stage == "over"
    last = ben.sees(table)[-1].text
    assert "Everything is laid open" in last
    assert sum(last.count(sign) for sign in SIGNS) == 2 * len(BOXES)
    await ben.presses("Turn by turn", channel=table)
    opened_ = ben.sees(table)[-1].text
    assert "Turn 1" in opened_
    assert "Ana" in opened_
    assert "in all" in opened_
