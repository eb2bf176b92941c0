"""*Sheets*: whose sheet it is, and no button where a game has none."""

import pytest

from bot.ui import ids
from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

FRENCH = {"play": "/jouer", "game": "jeu", "join": "Rejoindre", "start": "Commencer"}


def board(person: Person, table: Channel) -> SeenMessage:
    return next(m for m in person.sees(table)[::-1] if m.pictures and not m.private)


@pytest.mark.parametrize("game", ["think-str8", "desfausse"])
async def test_a_game_without_sheets_has_no_such_button(
    bot: Bot, table: Channel, ana: Person, chloe: Person, game: str
) -> None:
    people = Round(bot, table, [ana, chloe])
    await people.open(game)
    shown = board(ana, table)
    assert shown.button("Your move")
    assert shown.button("Sheets") is None
    old = str(ids.Look("sheets", (await people.table()).id))
    await ana.forges(old, on=shown)
    assert "This game has no sheets." in (await people.told(ana))[-1]
    await chloe.forges(old, on=shown)
    told = (await people.told(chloe))[-1]
    assert "Ce jeu n’a pas de feuilles." in told
    assert "«\u202fMy view\u202f»" in told, "as the button is called on this board"


@pytest.mark.parametrize("game", ["yahtzee", "verflixxt", "tres-fute-4ever"])
async def test_a_sheet_is_that_of_the_person_it_names(
    bot: Bot, table: Channel, ana: Person, ben: Person, game: str
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open(game)
    for _ in range(12):
        for person in await people.awaited():
            await people.press(person)
    names = [chair.name for chair in (await people.table()).chairs]
    for reader in (ana, ben):
        looked = await reader.presses("Sheets", channel=table)
        seen = set()
        for name in names:
            sheet = await reader.presses(name, on=looked.private_message)
            assert sheet.message is not None
            assert f"{name}’s sheet" in sheet.message.text
            (picture,) = sheet.message.pictures
            assert name in picture.alt
            assert not any(other in picture.alt for other in names if other != name)
            seen.add(picture.pixels)
        assert len(seen) == len(names)


async def test_in_french(bot: Bot, table: Channel, chloe: Person, ben: Person) -> None:
    people = Round(bot, table, [chloe, ben])
    await people.open("verflixxt", **FRENCH)
    sheets = await chloe.presses("Feuilles", channel=table)
    bens = await chloe.presses("Ben", on=sheets.private_message)
    assert bens.message is not None
    assert "Feuille\u202f: Ben" in bens.message.text
    assert bens.message.pictures[0].alt.startswith("Ben. 0 point, 3 pions en route.")
