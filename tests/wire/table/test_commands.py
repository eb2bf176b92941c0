"""/history, /settings, /doctor and what they say."""

import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.wire.conftest import Bot
from tests.wire.players import Round, settings_shown

pytestmark = pytest.mark.wire


async def test_history_in_pages(bot: Bot, table: Channel, ana: Person, ben: Person) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    assert "For the start: " in (await ana.types(table, "/history")).text
    await people.play()
    last = await ana.types(table, "/history")
    assert "Round 1 is over" in last.text
    page = last.message
    while page is not None and not any(first in page.text for first in ("`  1`", "` 1`", "`1`")):
        page = (await ana.presses("◀", on=page)).message
    assert page is not None
    assert "For the start: " in page.text, "how it began stands on the first page"
    assert "Round 1 is over" not in page.text


async def test_a_person_chooses_a_language(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    answer = await ana.types(table, "/settings mine", language="fr")
    assert "Langue\u202f: Français" in settings_shown(answer.message)
    people = Round(bot, table, [ben])
    await people.open("yahtzee")
    view = await ana.presses("My view", channel=table)
    assert "Vous assistez à la partie." in view.private
    await ana.types(table, "/settings mine", language="auto")
    view = await ana.presses("My view", channel=table)
    assert "You are watching this game." in view.private


async def test_moderators_choose_the_servers_language(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person
) -> None:
    refused = await ana.types(table, "/settings server", language="fr")
    assert refused.text == "Only moderators (Manage Server) can set that. Ask one of them."
    mod = playground.person("Mod", servers=[server])
    playground.grant(mod, server, "MANAGE_GUILD")
    await mod.types(table, "/settings server", language="fr")
    await ana.types(table, "/play", game="yahtzee")
    assert "Joueurs" in ana.sees(table)[-1].text
    assert await bot.store.servers.language(server.id) == "fr"


async def test_the_doctor_names_what_is_missing(
    bot: Bot, playground: Playground, table: Channel, ana: Person, chloe: Person
) -> None:
    well = await ana.types(table, "/doctor")
    assert "❌" not in well.text
    assert "Attach Files" in well.text
    playground.deny(table, "ATTACH_FILES")
    playground.close_dms(chloe)
    ill = await chloe.types(table, "/diagnostic")
    missing = [line for line in ill.text.splitlines() if line.startswith("❌")]
    assert missing[0] == "❌ Joindre des fichiers"
    assert "Messages privés" in missing[1]
    assert len(missing) == 2
    playground.open_dms(chloe)
    assert "❌ Messages" not in (await chloe.types(table, "/diagnostic")).text
    assert (await bot.store.people.get(chloe.id)).dms == "open"


async def test_commands_are_told_to_discord_once(bot: Bot, playground: Playground) -> None:
    before = dict(playground.world.commands)
    await bot.restart()
    assert playground.world.commands == before


async def test_every_command_has_a_name_and_a_description_in_french(
    bot: Bot, playground: Playground
) -> None:
    assert bot.client.tree.get_commands()
    for command in playground.world.commands.values():
        payload = command if isinstance(command, dict) else vars(command)
        assert "fr" in str(payload), payload


async def test_help_says_in_five_lines_what_to_do_and_opens_a_table(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    answer = await ana.types(table, "/help")
    assert len(answer.text.splitlines()) == 5
    assert answer.message is not None
    (menu,) = answer.message.selects
    assert all(option.description for option in menu.options), "a line on each game"
    mine = await ana.presses("My settings", on=answer)
    assert "Your settings" in mine.private
    french = await chloe.types(table, "/aide")
    assert len(french.text.splitlines()) == 5
    await chloe.presses("Règles", on=french)
    await ana.chooses("Open a table: which game?", ["Verflixxt!"], on=answer)
    await bot.idle()
    opened = await bot.store.tables.live_in(table.id)
    assert opened is not None
    assert opened.game == "verflixxt"


async def test_rules_are_those_of_the_table_or_a_line_on_each_game(
    bot: Bot, table: Channel, ana: Person
) -> None:
    which = await ana.types(table, "/rules")
    assert which.message is not None
    assert len(which.message.buttons) == len(bot.games)
    await ana.presses("Think Str8!", on=which)
    assert "## Think Str8!" in ana.sees(table)[-1].text
    await ana.types(table, "/play", game="desfausse")
    assert "## DESfausse" in (await ana.types(table, "/rules")).text


async def test_the_list_of_games_has_a_line_on_each(bot: Bot, playground: Playground) -> None:
    assert bot.games
    told = str(
        [vars(c) if hasattr(c, "__dict__") else c for c in playground.world.commands.values()]
    )
    assert "Yahtzee · Three rolls a turn" in told
    assert "Yahtzee · Trois lancers par tour" in told
