"""Staying out of statistics, and being forgotten."""

import pytest

from bot.store.people import Person as Known
from playground import Person
from playground.discord.world import Channel, Server
from tests.wire.conftest import Bot
from tests.wire.people.test_stats import shown
from tests.wire.players import Round, settings_shown
from tests.wire.table.finished import chair, finished

pytestmark = pytest.mark.wire


@pytest.fixture
async def played(bot: Bot, server: Server, table: Channel, ana: Person, ben: Person) -> None:
    for scores in ((250, 90), (301, 200), (100, 222)):
        await finished(bot, server, table, (chair(ana), chair(ben)), scores)


@pytest.mark.usefixtures("played")
async def test_whoever_opts_out_is_in_nobodys_statistics_until_they_come_back(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    answer = await ana.types(table, "/stats", game="yahtzee")
    out = shown((await ana.presses("Stop counting my games", on=answer)).message)
    assert "your games are not counted" in out.text
    assert not (await bot.store.people.get(ana.id)).counted
    of_ana = await ben.types(table, "/stats", person=ana)
    assert of_ana.text.endswith("This person keeps their games out of statistics.")
    assert shown(of_ana.message).button("Count my games") is None
    ranking = shown((await ben.presses("This server", on=of_ana)).message)
    game = shown((await ben.presses("Yahtzee", on=ranking)).message)
    for message in (ranking, game):
        assert str(ana.id) not in message.text
        assert all("Ana" not in picture.alt for picture in message.pictures)
        assert str(ben.id) in message.text
    assert "**301**" not in game.text, "nor is their sheet"
    own = await ben.types(table, "/stats", game="yahtzee")
    assert "Games among people: **3** · won: **1**" in own.text, "what others won stays theirs"
    mine = await ana.types(table, "/stats")
    assert "our games are not counted." in mine.text
    back = shown((await ana.presses("Count my games", on=mine)).message)
    assert "Your games count." in back.text
    again = shown((await ana.presses("Me", on=back)).message)
    assert "Games among people: **3** · won: **2**" in again.text


async def test_the_same_by_settings(bot: Bot, table: Channel, ana: Person, chloe: Person) -> None:
    answer = await ana.types(table, "/settings statistics", counted="off")
    assert "your games are not counted" in answer.text
    assert not (await bot.store.people.get(ana.id)).counted
    mine = await ana.types(table, "/settings mine")
    assert "Count my games: off" in settings_shown(mine.message)
    answer = await chloe.types(table, "/réglages statistiques", compter="off")
    assert "vos parties ne comptent plus" in answer.text
    await ana.types(table, "/settings statistics", counted="on")
    assert (await bot.store.people.get(ana.id)).counted


@pytest.mark.usefixtures("played")
async def test_forget_me_asks_first_and_then_does_it(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await ana.types(table, "/settings mine", language="fr")
    people = Round(bot, table, [ana, ben])
    await ana.types(table, "/play", game="yahtzee")
    await ben.presses("Rejoindre", channel=table)
    await ana.presses("Commencer", channel=table)
    live = await people.table()
    asked = await ana.types(table, "/settings forget")
    assert "Dois-je vous oublier" in asked.text
    assert "Les parties en cours ne changent pas" in asked.text
    assert len(await bot.store.results.of(ana.id)) == 3, "not before the button"
    done = shown((await ana.presses("M’oublier", on=asked)).message)
    assert "C’est fait." in done.text
    assert done.buttons == []

    assert await bot.store.results.of(ana.id) == []
    rows = await bot.store.results.in_server(live.guild)
    assert [row.user for row in rows] == [None, ben.id] * 3
    for number in {row.table for row in rows}:
        table_then = await bot.client.app.tables.load(number)
        assert [c.name for c in table_then.chairs] == ["Somebody", "Ben"]
        assert ana.id not in table_then.people
    assert await people.table() == live, "a running game is not touched"
    assert await bot.store.people.get(ana.id) == Known(user=ana.id, counted=False)
    answer = await ana.types(table, "/stats")
    assert "our games are not counted." in answer.text, "the language is forgotten too"
    assert "won: **1**" in (await ben.types(table, "/stats")).text
    over = await people.play()
    assert over.stage == "over", "and can be played to its end"


async def test_a_press_on_the_board_of_a_game_whose_player_was_forgotten(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    await people.play()
    await ana.presses("Forget me", on=await ana.types(table, "/settings forget"))
    sheet = await ben.presses("Sheets", channel=table)
    assert "Somebody" in [button.label for button in shown(sheet.private_message).buttons]
    await ana.presses("Again?", channel=table)
    assert (await people.told(ana))[-1].startswith("You are not at this table.")
    history = await ben.types(table, "/history")
    assert "Ana" not in history.text
    assert "Somebody" in history.text
