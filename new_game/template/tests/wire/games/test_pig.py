"""A whole game of Pig, pressed by people who see only their Discord."""

import pytest

from playground import Person
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire


async def test_two_people_play_a_whole_game(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("pig")
    over = await people.play()

    result = bot.client.app.tables.position(over).result
    assert result is not None
    winner = ("Ana", "Ben")[result.places.index(1)]
    assert f"1.\N{NO-BREAK SPACE}{winner}: {max(result.scores)}" in ana.sees(table)[-1].text
