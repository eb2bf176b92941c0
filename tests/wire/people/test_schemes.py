"""Colours: a table's are for everybody, a person's for what they alone see."""

from io import BytesIO

import pytest
from PIL import Image

from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from renderers.core.scheme import SCHEMES, Scheme
from renderers.schemes import ENTRIES, PALETTES
from tests.wire.conftest import Bot
from tests.wire.people.reviewing import over, panel, reviewed
from tests.wire.players import Round, sets_options

pytestmark = pytest.mark.wire

CONTRAST = "Colours: high contrast"
RED_GREEN = "for red-green colour blindness (deuteranopia, protanopia)"


def scheme(message: SeenMessage | None, palette: str = "shared") -> Scheme:
    """The scheme of the first picture of a message."""
    assert message is not None
    with Image.open(BytesIO(message.pictures[0].content)) as image:
        entries = bytes(image.getpalette() or ())
    flat = PALETTES[palette][0].flat
    (found,) = [one for one in SCHEMES if entries == ENTRIES[flat, one]]
    return found


async def chooses_contrast(person: Person, table: Channel) -> None:
    page = await person.types(table, "/settings mine")
    await person.chooses(CONTRAST, [CONTRAST], on=page.message)


async def test_somebodys_own_colours_are_theirs_alone(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    await chooses_contrast(ana, table)
    assert (await bot.store.people.get(ana.id)).scheme == "contrast"
    panels = [await p.types(table, "/view") for p in (ana, ben)]
    assert scheme(panels[0].private_message) == "contrast"
    assert scheme(panels[1].private_message) == "standard"
    board = next(m for m in ana.sees(table) if m.pictures and not m.private)
    assert scheme(board) == "standard", "everybody sees the board"
    sheets = await ana.presses("Sheets", channel=table)
    assert scheme(sheets.private_message) == "contrast"
    rules = (await ana.types(table, "/rules", game="yahtzee")).private_message
    while rules and not rules.pictures:
        rules = (await ana.presses("▶", on=rules)).message
    assert scheme(rules) == "contrast"


async def test_an_open_panel_and_a_direct_message_change_at_once(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("desfausse")
    await bot.idle()
    panel = (await ana.presses("Your move", channel=table)).private_message
    assert panel is not None
    assert scheme(panel, "desfausse") == scheme(ana.dms[-1], "desfausse") == "standard"
    await chooses_contrast(ana, table)
    await bot.idle()
    (panel,) = [m for m in ana.sees(table) if m.id == panel.id]
    assert scheme(panel, "desfausse") == scheme(ana.dms[-1], "desfausse") == "contrast"
    assert scheme(ben.dms[-1], "desfausse") == "standard"


async def test_the_colours_of_a_table_are_agreed_in_its_lobby(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await ana.types(table, "/play", game="yahtzee")
    (lobby,) = ana.sees(table)
    before = lobby.pictures[0].pixels
    assert "Colours" not in lobby.text
    await sets_options(ana, table, {"Colours": [RED_GREEN]})
    await bot.idle()
    lobby = ana.sees(table)[0]
    assert f"Colours: {RED_GREEN}" in lobby.text
    assert lobby.pictures[0].pixels != before
    await ben.presses("Join", channel=table)
    assert ana.sees(table)[0].pictures[0].pixels == lobby.pictures[0].pixels, "it is not lost"
    await ana.presses("Start", channel=table)
    board = next(m for m in ana.sees(table)[::-1] if m.pictures and not m.private)
    assert scheme(board) == "red-green"
    panel = await ben.types(table, "/view")
    assert scheme(panel.private_message) == "red-green", "as at the table, where nobody chose"
    await chooses_contrast(ben, table)
    assert scheme((await ben.types(table, "/view")).private_message) == "contrast"
    await bot.restart()
    assert (await people.table()).scheme == "red-green"
    assert (await people.table()).options.keys() == {"sheets", "joker", "auto-roll"}


async def test_colours_can_be_typed_and_taken_back(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    await chloe.types(table, "/réglages perso", couleurs="contraste élevé")
    assert (await bot.store.people.get(chloe.id)).scheme == "contrast"
    page = await chloe.types(table, "/réglages perso", couleurs="celles de la table")
    assert (await bot.store.people.get(chloe.id)).scheme == ""
    assert page.message is not None
    menu = next(m for m in page.message.selects if "couleurs" in m.placeholder)
    assert [o.label for o in menu.options if o.default] == ["Couleurs\u202f: celles de la table"]
    assert (await bot.store.people.get(ana.id)).scheme == ""


async def test_reviews_lessons_statistics_and_todays_dice_have_them_too(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await bot.store.people.change(ana.id, scheme="contrast")
    await over(bot, table, ana)
    assert scheme(await reviewed(bot, ana, table)) == "contrast"
    await ana.presses("Your three mistakes", channel=table)
    assert scheme(panel(ana, table)) == "contrast"
    for _ in range(2):
        await over(bot, table, ana)
    statistics = (await ana.types(table, "/stats", game="yahtzee")).private_message
    assert scheme(statistics) == "contrast"
    await ana.types(table, "/learn", game="yahtzee")
    assert scheme(panel(ana, table)) == "contrast"
    page = (await ana.types(table, "/today")).private_message
    assert scheme((await ana.presses("Play Yahtzee", on=page)).message) == "contrast"
