"""The question stands in words above every board, panel and direct message."""

import pytest

from playground import Person
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire


async def test_the_board_asks_whoever_is_awaited(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("verflixxt")
    (now,) = await people.awaited()
    head = ana.sees(table)[-1].text.splitlines()[0]
    assert head.startswith(f"**Verflixxt!** · {now.mention} · You rolled a ")
    assert head.endswith("Which piece do you move?")


async def test_a_private_question_is_said_to_its_player_alone(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("desfausse")
    await bot.idle()
    asked = "Which dice do you roll again?"
    assert asked in ana.dms[-1].text
    assert asked not in ana.sees(table)[-1].text
    panel = (await ana.presses("Your move", channel=table)).private_message
    assert panel is not None
    assert asked in panel.text
