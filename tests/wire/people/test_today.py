"""Today's dice: everybody plays alone with the same ones, once, in private."""

import pytest

from bot.store import Table
from bot.tables import today
from bot.ui import ids
from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from rules.core.chance import Luck, drawn
from tests.wire.conftest import Bot
from tests.wire.players import controls

pytestmark = pytest.mark.wire


async def attempt(bot: Bot, person: Person, game: str = "yahtzee") -> Table:
    day = today.day_of(bot.client.app.clock.now())
    table = await bot.store.tables.attempt(day, person.id, game)
    assert table is not None
    return table


def panel(person: Person, channel: Channel) -> SeenMessage:
    return next(message for message in reversed(person.sees(channel)) if message.private)


async def play_out(bot: Bot, person: Person, channel: Channel, seed: int = 0) -> Table:
    """Presses whatever the panel offers until the game is over."""
    luck = Luck(str(seed).encode())
    for _ in range(500):
        if not (await attempt(bot, person)).live:
            return await attempt(bot, person)
        control = drawn(luck, controls(panel(person, channel)))
        await person.presses(custom_id=str(control), channel=channel)
    raise AssertionError("the game does not end")


async def test_a_whole_game_in_private(bot: Bot, ana: Person, ben: Person, table: Channel) -> None:
    await ana.types(table, "/today")
    assert "not played yet" in panel(ana, table).text
    await ana.presses("Play Yahtzee", channel=table)
    await play_out(bot, ana, table)
    shown = panel(ana, table).text
    assert "the first one today" in shown
    assert not ben.sees(table), "nobody else sees anything of it"
    assert ids.Today("page") is not None
