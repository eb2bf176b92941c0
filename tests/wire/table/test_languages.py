"""A table with people of both languages may speak both; its buttons speak that of the opener."""

import pytest

from bot.ui.limits import TEXT
from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

MENU, BOTH = "Languages of the board", "Languages of the board: English and French"
MENU_FR, BOTH_FR = "Langues du plateau", "Langues du plateau\u202f: français et anglais"


def board(person: Person, channel: Channel) -> SeenMessage:
    return next(m for m in person.sees(channel)[::-1] if m.pictures and not m.private)


async def in_both(people: Round, game: str) -> SeenMessage:
    """The first person, who speaks English, opens the table and chooses both; its lobby."""
    ana, chloe = people.people.values()
    await ana.types(people.channel, "/play", game=game)
    await chloe.presses("Join", channel=people.channel)
    page = await ana.presses("Options", channel=people.channel)
    await ana.chooses(MENU, [BOTH], on=page)
    ana.dismisses(page)
    return ana.sees(people.channel)[-1]


@pytest.mark.parametrize("game", ["yahtzee", "think-str8", "tres-fute-4ever", "desfausse"])
async def test_a_board_speaks_both_and_its_buttons_one(
    bot: Bot, table: Channel, ana: Person, chloe: Person, game: str
) -> None:
    people = Round(bot, table, [ana, chloe], seed=1)
    lobby = await in_both(people, game)
    assert BOTH in lobby.text
    assert "players ·" in lobby.text
    assert "joueurs ·" in lobby.text
    await ana.presses("Start", channel=table)
    for _ in range(40):
        for person in await people.awaited():
            await people.press(person)
        shown = board(ana, table)
        assert len(shown.text) <= TEXT
        assert len([line for line in shown.words.splitlines() if line.startswith("- ")]) <= 6
    assert shown.button("What happened?")
    assert not shown.button("Que s’est-il passé\u202f?")
    over = await people.play()
    assert over.languages == "both"
    text = board(ana, table).text
    assert text.index("## The game is over") < text.index("## La partie est terminée")


async def test_each_line_stands_in_both_the_openers_first(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, chloe])
    await in_both(people, "yahtzee")
    await ana.presses("Start", channel=table)
    (now,) = await people.awaited()
    assert "Roll the five dice.\n" in board(ana, table).text
    await now.presses("Roll the dice", channel=table)
    text = board(ana, table).words
    english, french = f"**{now.name}** rolls ", f"**{now.name}** lance "
    assert text.index(english) < text.index(french)
    assert text.index("Which dice do you roll again") < text.index("Quels dés relancez-vous")


@pytest.mark.usefixtures("bot")
async def test_somebody_who_speaks_french_opens_it_in_french_first(
    table: Channel, chloe: Person, ana: Person
) -> None:
    await chloe.types(table, "/jouer", jeu="yahtzee")
    page = await chloe.presses("Options", channel=table)
    await chloe.chooses(MENU_FR, [BOTH_FR], on=page)
    chloe.dismisses(page)
    await ana.presses("Rejoindre", channel=table)
    await chloe.presses("Commencer", channel=table)
    shown = board(ana, table)
    assert shown.text.index("Lancez les cinq dés") < shown.text.index("Roll the five dice")
    assert "Hasard vérifiable" in shown.text
    assert "Fair dice" not in shown.text, "the promise is said once"
    assert shown.button("Règles")


async def test_other_tables_speak_one_language_and_votes_speak_those_of_their_table(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, chloe])
    await people.open("yahtzee")
    assert "Lancez" not in board(chloe, table).text
    assert (await people.table()).languages == "one"
    await ana.types(table, "/end")
    await bot.idle()
    assert "would like to end this game" in ana.reads(table)
    assert "souhaite" not in ana.reads(table)


async def test_a_vote_at_a_table_of_both_is_asked_in_both(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, chloe])
    await in_both(people, "yahtzee")
    await ana.presses("Start", channel=table)
    await ana.types(table, "/end")
    await bot.idle()
    asked = next(m for m in ana.sees(table) if "would like to end this game" in m.text)
    lines = asked.text.splitlines()
    assert len(lines) == 4
    assert lines[0] != lines[1]
