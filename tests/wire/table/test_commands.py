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
    assert "for the start" in (await ana.types(table, "/history")).text
    await people.play()
    last = await ana.types(table, "/history")
    assert "Sheet 1 is full" in last.text
    page = last.message
    while page is not None and not any(first in page.text for first in ("`  1`", "` 1`", "`1`")):
        page = (await ana.presses("◀", on=page)).message
    assert page is not None
    assert "for the start" in page.text, "how it began stands on the first page"
    assert "Sheet 1 is full" not in page.text


async def test_a_person_chooses_a_language(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    answer = await ana.types(table, "/settings mine", language="fr")
    assert "Langue\u202f: Français" in settings_shown(answer.message)
    people = Round(bot, table, [ben])
    await people.open("yahtzee")
    view = await ana.presses("My view", channel=table)
    assert "Vous regardez." in view.private
    await ana.types(table, "/settings mine", language="auto")
    view = await ana.presses("My view", channel=table)
    assert "You are watching." in view.private


async def test_moderators_choose_the_servers_language(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person
) -> None:
    refused = await ana.types(table, "/settings server", language="fr")
    assert refused.text == "Only moderators (Manage Server) can set that."
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
    ill = await chloe.types(table, "/docteur")
    missing = [line for line in ill.text.splitlines() if line.startswith("❌")]
    assert missing[0] == "❌ Joindre des fichiers"
    assert "messages privés" in missing[1]
    assert len(missing) == 2
    playground.open_dms(chloe)
    assert "❌ Vos" not in (await chloe.types(table, "/docteur")).text
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
