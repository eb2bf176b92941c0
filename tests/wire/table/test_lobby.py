"""The lobby: joining, options, robots, threads, ending by agreement."""

import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire


async def test_joining_and_leaving(bot: Bot, table: Channel, ana: Person, ben: Person) -> None:
    people = Round(bot, table, [ana, ben])
    await ana.types(table, "/play", game="yahtzee")
    await ben.presses("Join", channel=table)
    assert "2. Ben" in ana.sees(table)[-1].text
    await ben.presses("Join", channel=table)
    assert await people.told(ben) == ["You are at this table already."]
    await ben.presses("Leave", channel=table)
    assert "Ben" not in ana.sees(table)[-1].text
    await ben.presses("Start", channel=table)
    assert (await people.told(ben))[-1] == "You are not at this table."
    await ana.presses("Leave", channel=table)
    assert "This table is closed" in ana.sees(table)[-1].text
    assert ana.sees(table)[-1].buttons == []


async def test_options_are_asked_in_a_modal_and_shown(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana])
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Options", channel=table)
    assert ana.modal is not None
    assert ana.modal.title == "Options of Yahtzee"
    assert ana.modal.labels == ["Sheets", "Joker", "Variants"]
    await ana.fills({"Sheets": ["2 sheets"], "Joker": ["Forced, as in tournaments"]})
    assert "Sheets: 2 sheets" in ana.sees(table)[-1].text
    await chloe.presses("Options", channel=table)
    assert await people.told(chloe) == ["Vous n’êtes pas à cette table."]
    await ana.presses("Start", channel=table)
    agreed = {"sheets": "2", "joker": "forced", "auto-roll": "off"}
    assert dict((await people.table()).options) == agreed


async def test_a_modal_outlives_a_restart(bot: Bot, table: Channel, ana: Person) -> None:
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Options", channel=table)
    await bot.restart()
    await ana.fills({"Sheets": ["3 sheets"]})
    await bot.idle()
    assert "Sheets: 3 sheets" in ana.sees(table)[-1].text


async def test_a_second_table_gets_a_thread(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    await ana.types(table, "/play", game="yahtzee")
    offer = await ben.types(table, "/play", game="yahtzee")
    assert "There is a table in this channel already" in offer.text
    await ben.presses("Open a thread", on=offer.message)
    await bot.idle()
    (thread,) = [c for c in playground.world.channels.values() if c.is_thread]
    assert thread.name == "Yahtzee · Ben"
    people = Round(bot, thread, [ben, ana])
    await ana.presses("Join", channel=thread)
    await ben.presses("Start", channel=thread)
    (now,) = await people.awaited()
    await people.press(now)
    refused = await ana.types(thread, "/play", game="yahtzee")
    assert refused.text == "There is a table in this channel already."


async def test_ending_by_agreement(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, ben, chloe])
    await people.open("yahtzee")
    assert (await ana.types(table, "/end")).text == "I have asked the others."
    asked = ana.sees(table)[-2] if ana.sees(table)[-1].private else ana.sees(table)[-1]
    assert "would like to end this game" in asked.text
    assert sorted(asked.pings) == sorted([ben.id, chloe.id])
    again = await ben.types(table, "/end")
    assert "proposed already" in again.text
    await ben.presses("No", channel=table)
    assert (await people.table()).stage == "playing"
    await chloe.presses("Yes", channel=table)
    await bot.idle()
    assert (await people.table()).stage == "closed"
    assert "Agreed" in ana.reads(table)
    assert "This table was ended without a result" in ana.reads(table)


async def test_most_people_against_it_and_the_game_goes_on(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    await ana.types(table, "/end")
    await ben.presses("No", channel=table)
    await bot.idle()
    assert "The game goes on." in ana.reads(table)
    assert (await people.table()).stage == "playing"


async def test_a_moderator_ends_a_table_after_being_asked(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    mod = playground.person("Mod", servers=[server])
    playground.grant(mod, server, "MANAGE_CHANNELS")
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    sure = await mod.types(table, "/end")
    assert "End this table for everybody?" in sure.text
    assert (await people.table()).stage == "playing"
    await mod.presses("End the table", on=sure.message)
    assert (await people.table()).stage == "closed"


async def test_a_stranger_cannot_end_a_table(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    assert (await chloe.types(table, "/finir")).text == "Vous n’êtes pas à cette table."
    number = (await people.table()).id
    await chloe.forges(f"e:{number}", on=chloe.sees(table)[-1])
    assert (await people.table()).stage == "playing"


async def test_commands_without_a_table(bot: Bot, table: Channel, ana: Person) -> None:
    for command in ("/table", "/view", "/end"):
        answer = await ana.types(table, command)
        assert answer.text == "There is no table in this channel. Type /play to open one.", bot


async def test_the_table_again_below_the_chat(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    for line in ("so", "much", "chat"):
        ana.says(table, line)
    await ben.types(table, "/table")
    last = ana.sees(table)[-1]
    assert last.pictures
    assert [m for m in ana.sees(table) if any(b.label == "Roll the dice" for b in m.buttons)] == [
        last
    ] or sum("Roll the dice" in [b.label for b in m.buttons] for m in ana.sees(table)) == 1


async def test_looking_at_sheets_text_and_rules(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, chloe])
    await people.open("yahtzee")
    sheets = await ana.presses("Sheets", channel=table)
    assert sheets.private_message is not None
    assert sheets.private_message.pictures
    other = await ana.presses("Chloé", on=sheets.private_message)
    assert "Chloé" in (other.message.text if other.message else "")
    more = await chloe.presses("More", channel=table)
    text = await chloe.presses("En texte", on=more.private_message)
    assert text.message is not None
    assert "Brelan" in text.message.text
    rules = await chloe.presses("Rules", channel=table)
    assert rules.private_message is not None
    assert "Yahtzee" in rules.private_message.text
    page = await chloe.presses("▶", on=rules.private_message)
    assert page.message is not None
    assert page.message.text != rules.private_message.text
    typed = await ana.types(table, "/rules", game="yahtzee")
    assert "Yahtzee" in typed.text
