"""Who is a robot, and how strong: said wherever the players are listed."""

import pytest

from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.people.reviewing import panel, played_out
from tests.wire.players import Round, in_turn

pytestmark = pytest.mark.wire


def board(person: Person, table: Channel) -> SeenMessage:
    return next(m for m in reversed(person.sees(table)) if m.pictures and not m.private)


async def test_on_the_board_its_alt_text_as_text_in_the_history_and_at_the_end(
    bot: Bot, table: Channel, ana: Person
) -> None:
    people = Round(bot, table, [ana])
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Ada: good", channel=table)
    await ana.presses("Start", channel=table)
    await bot.idle()
    shown = board(ana, table)
    assert shown.text.splitlines()[1] == "-# 🦉 Ada (robot, strong)"
    assert shown.pictures[0].alt.endswith("Ada (robot, strong).")
    whole = (await ana.types(table, "/table", **{"as-text": True})).text
    assert whole.count("🦉 Ada (robot, strong).") == 1
    while not (await bot.store.log.steps((await people.table()).id)):
        await people.press(ana)
    history = (await ana.types(table, "/history")).text
    assert history.splitlines()[1] == "-# 🦉 Ada (robot, strong)"
    over = await played_out(bot, await people.table())
    assert over.stage == "over"
    assert "\u00a0🦉 Ada (robot, strong): " in board(ana, table).text
    assert "**🦉 Ada** " in (await ana.types(table, "/history")).text, "with its face in stories"


async def test_in_french(bot: Bot, table: Channel, chloe: Person) -> None:
    people = Round(bot, table, [chloe])
    await chloe.types(table, "/jouer", jeu="yahtzee")
    await chloe.presses("Ajouter un robot", channel=table)
    assert "🦉 Ada (robot, bon)" in chloe.reads(table)
    await chloe.presses("Commencer", channel=table)
    await bot.idle()
    assert board(chloe, table).text.splitlines()[1] == "-# 🦉 Ada (robot, bon)"
    assert board(chloe, table).pictures[0].alt.endswith("Ada (robot, bon).")
    await played_out(bot, await people.table())
    assert "\u00a0🦉 Ada (robot, bon)\u202f: " in board(chloe, table).text


@pytest.mark.usefixtures("bot")
async def test_whoever_listens_hears_it_without_a_face(table: Channel, ana: Person) -> None:
    await ana.types(table, "/settings mine", words="on")
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Start", channel=table)
    await ana.presses("My view", channel=table)
    whole = (await ana.presses("The whole table", on=panel(ana, table))).private_message
    assert whole is not None
    assert whole.text.count("Ada (robot, good).") == 1
    assert "🦉" not in whole.text


async def test_a_robot_that_sits_in_has_the_name_of_the_seat_and_no_face_of_its_own(
    bot: Bot, table: Channel, ana: Person, ada: Person
) -> None:
    people = Round(bot, table, [ana, ada])
    await people.open("yahtzee")
    await ada.types(table, "/seat robot")
    await bot.idle()
    assert "-# 🤖 Ada (robot, good)" in board(ana, table).text
    await ada.types(table, "/seat back")
    await bot.idle()
    assert "(robot, " not in board(ana, table).text


async def test_somebody_who_was_forgotten_is_no_robot(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    await played_out(bot, await people.table())
    asked = await ana.types(table, "/settings forget")
    await ana.presses("Forget me", on=asked)
    history = (await ben.types(table, "/history")).text
    assert "Somebody" in history
    assert "robot" not in history


async def test_the_picture_shows_who_is_a_robot_as_soon_as_one_sits_in(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("verflixxt")
    _, other = await in_turn(people)
    before = board(ana, table).pictures[0].pixels
    await other.types(table, "/seat robot")
    await bot.idle()
    assert board(ana, table).pictures[0].pixels != before, "nobody has moved"
    await other.types(table, "/seat back")
    await bot.idle()
    assert board(ana, table).pictures[0].pixels == before
