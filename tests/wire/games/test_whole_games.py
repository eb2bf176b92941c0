"""Whole games, pressed from /play to the ranking, by people who see only their Discord."""

import pytest

from bot.ui.markup import shortened
from playground import Person, Playground
from playground.discord.world import Channel, Server
from rules.core.chance import commitment
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire


async def test_two_people_play_in_english(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    promised = ana.reads(table)
    over = await people.play()

    last = ana.sees(table)[-1].text
    result = bot.client.app.tables.position(over).result
    assert result is not None
    assert "The game is over" in last
    assert f"1.\u00a0{('Ana', 'Ben')[result.places.index(1)]}: {max(result.scores)}" in last
    secret = over.seed.hex()
    assert f"{secret[:8]}…{secret[-8:]}" in last
    assert shortened(commitment(over.seed)) in promised
    assert await bot.client.app.tables.replayed(over) == (
        bot.client.app.tables.position(over).state
    )


async def test_two_people_play_in_french(
    bot: Bot, playground: Playground, server: Server, table: Channel, chloe: Person
) -> None:
    denis = playground.person("Denis", locale="fr", servers=[server])
    people = Round(bot, table, [chloe, denis], seed=1)
    await people.open("yahtzee", play="/jouer", game="jeu", join="Rejoindre", start="Commencer")
    assert "Lancez les cinq dés." in chloe.reads(table)
    await people.play()
    assert "La partie est terminée" in chloe.sees(table)[-1].text
    assert "game" not in chloe.reads(table)


async def test_a_restart_between_every_two_presses(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben], seed=2)
    await people.open("yahtzee")
    for _ in range(12):
        await bot.restart()
        (person,) = await people.awaited()
        await people.press(person)
    assert (await people.table()).stage == "playing"


async def test_robots_take_seats_and_their_moves_become_one_board(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Remove Ada", channel=table)
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Start", channel=table)
    people = Round(bot, table, [ana], seed=3)
    over = await people.play()
    assert [chair.robot for chair in over.chairs] == [False, True, True]
    boards = [message for message in ana.sees(table) if message.pictures]
    assert len(boards) <= 2, "one person alone is mentioned once; everything else is an edit"


async def test_somebody_alone_plays_for_a_high_score(bot: Bot, table: Channel, ana: Person) -> None:
    people = Round(bot, table, [ana], seed=4)
    await people.open("yahtzee")
    over = await people.play()
    assert over.stage == "over"
    await ana.types(table, "/play", game="yahtzee")
    assert "Players" in ana.sees(table)[-1].text, "the channel is free again"
