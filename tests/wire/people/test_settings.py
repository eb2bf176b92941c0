"""`/settings mine`: settings are changed where they are shown, and saved at once."""

import pytest

from playground import Person
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round, settings_shown

pytestmark = pytest.mark.wire

HOUR = 60 * 60


async def test_every_menu_changes_its_setting_in_place(
    bot: Bot, table: Channel, ana: Person
) -> None:
    page = await ana.types(table, "/settings mine")
    assert page.message is not None
    assert page.message.private
    for choice in (
        "When it is your turn: a direct message",
        "Reminders: in the game’s channel",
        "First reminder after 4 hours",
        "Quiet hours: 23:00–07:00",
        "Language: Français",
    ):
        changed = await ana.chooses(choice, [choice], on=page.message)
        assert changed.answer == "deferred update", "the page itself changes"
    shown = settings_shown(ana.sees(table)[-1])
    assert "Langue\u202f: Français" in shown, "and speaks the new language at once"
    assert "Rappels\u202f: dans le salon de la partie" in shown
    person = await bot.store.people.get(ana.id)
    assert (person.notices, person.remind, person.remind_after) == ("dm", "channel", 4 * HOUR)
    assert (person.quiet, person.language) == ("23:00-07:00", "fr")
    await bot.restart()
    await ana.presses("Compter mes parties\u202f: oui", channel=table)
    assert not (await bot.store.people.get(ana.id)).counted


async def test_switches_are_buttons_and_absence_shows_on_the_page(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/settings mine")
    await ana.presses("Pass for me if idle: off", channel=table)
    assert (await bot.store.people.get(ana.id)).passes
    await ana.presses("Pass for me if idle: on", channel=table)
    assert not (await bot.store.people.get(ana.id)).passes
    await ana.presses("I’m away…", channel=table)
    await ana.fills({"Until when?": ["For a week"]})
    await bot.idle()
    (page,) = ana.sees(table)
    assert "Away until" in page.text
    assert "Count my games: on" in settings_shown(page)


async def test_other_quiet_hours_are_typed_as_people_write_them(
    bot: Bot, table: Channel, chloe: Person
) -> None:
    await chloe.types(table, "/réglages perso")
    await chloe.chooses("D’autres heures de silence…", ["D’autres heures de silence…"])
    assert chloe.modal is not None
    assert chloe.modal.title == "Heures de silence"
    await chloe.fills({chloe.modal.labels[0]: "21h30 – 7h"})
    assert "Heures de silence\u202f: 21:30–07:00" in settings_shown(chloe.sees(table)[-1])
    await chloe.chooses("D’autres heures de silence…", ["D’autres heures de silence…"])
    assert chloe.modal is not None
    await chloe.fills({chloe.modal.labels[0]: "la nuit"})
    await bot.idle()
    assert "Je ne comprends pas" in chloe.reads(table)
    assert (await bot.store.people.get(chloe.id)).quiet == "21:30-07:00"


async def test_the_time_zone_of_the_language_comes_first_and_brings_quiet_hours(
    bot: Bot, table: Channel, chloe: Person
) -> None:
    page = await chloe.types(table, "/réglages perso")
    assert page.message is not None
    zones = next(s for s in page.message.selects if "Fuseau horaire" in s.placeholder)
    assert zones.options[0].label == "Fuseau horaire\u202f: Europe/Paris"
    assert zones.options[0].description is not None
    assert zones.options[0].description.endswith("là-bas")
    await chloe.chooses(zones.placeholder, [zones.options[0].label])
    assert "Vos heures de silence\u202f: 22:00–08:00" in chloe.reads(table)
    person = await bot.store.people.get(chloe.id)
    assert (person.zone, person.quiet) == ("Europe/Paris", "22:00-08:00")


async def test_who_chose_no_quiet_hours_gets_none_with_the_zone(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/settings mine", quiet="off")
    await ana.types(table, "/settings mine", timezone="Europe/Paris")
    assert "from now on" not in ana.reads(table)
    assert "Quiet hours: none" in settings_shown(ana.sees(table)[-1])
    assert (await bot.store.people.get(ana.id)).quiet == "off"


async def test_a_zone_that_is_not_in_the_list_is_typed(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/settings mine")
    await ana.chooses("Another time zone…", ["Another time zone…"])
    assert ana.modal is not None
    await ana.fills({ana.modal.labels[0]: "asia/kathmandu"})
    assert "Time zone: Asia/Kathmandu" in settings_shown(ana.sees(table)[-1])
    assert (await bot.store.people.get(ana.id)).zone == "Asia/Kathmandu"


async def test_people_are_blocked_and_unblocked_in_a_menu(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    await ana.types(table, "/settings mine")
    await ana.chooses("Blocked people: nobody", [ben, chloe])
    assert await bot.store.people.blocks(ana.id) == {ben.id, chloe.id}
    await ana.chooses("Blocked people: nobody", [chloe])
    assert await bot.store.people.blocks(ana.id) == {chloe.id}
    await ana.chooses("Blocked people: nobody", [ana, chloe])
    await bot.idle()
    assert "You cannot block yourself" in ana.reads(table)
    await ana.chooses("Blocked people: nobody", [], on=ana.sees(table)[0])
    assert await bot.store.people.blocks(ana.id) == frozenset()


async def test_the_first_reminder_asks_for_the_time_zone_once(
    bot: Bot, table: Channel, chloe: Person
) -> None:
    people = Round(bot, table, [chloe])
    await people.open("yahtzee", play="/jouer", game="jeu", join="Rejoindre", start="Commencer")
    await bot.passes(A_WHILE + 8 * HOUR)
    first = chloe.dms[-1]
    assert first.button("Mon fuseau horaire…")
    await bot.restart()
    await bot.passes(24 * HOUR)
    assert chloe.dms[-1].id != first.id
    assert not chloe.dms[-1].button("Mon fuseau horaire…"), "once only"
    asked = await chloe.presses("Mon fuseau horaire…", on=first)
    assert "Quelle heure est-il chez vous" in asked.private
    await chloe.chooses(
        "Fuseau horaire\u202f: Europe/Paris",
        ["Fuseau horaire\u202f: Europe/Paris"],
        on=asked,
    )
    assert (await bot.store.people.get(chloe.id)).zone == "Europe/Paris"
    assert "22:00–08:00, sans mention" in chloe.dms[-1].text


async def test_a_forged_setting_is_refused(bot: Bot, table: Channel, ana: Person) -> None:
    page = await ana.types(table, "/settings mine")
    for forged, values in (
        ("st:language:klingon", None),
        ("st:after:", ["2h"]),
        ("st:quiet:", []),
        ("sf:zone:0", ["Middle/Earth"]),
        ("bl", ["everybody"]),
    ):
        await ana.forges(forged, values, on=page)
    assert await bot.store.people.blocks(ana.id) == frozenset()
    person = await bot.store.people.get(ana.id)
    assert (person.language, person.zone, person.quiet) == ("", "", "")
