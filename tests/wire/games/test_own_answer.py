"""What came of one's own last answer is said above the next question, to the one who gave it."""

import re

import pytest

from bot.tables.log import events_of
from playground import Person, Playground
from playground.discord.world import Channel, Server
from playground.people.seen_message import SeenMessage
from rules.think_str8 import GAME
from rules.think_str8.state import TooHigh, TooLow, Wrong
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

MISSED = (TooHigh, TooLow, Wrong)
ENGLISH = re.compile(r"^(Too high|Too low|Wrong): your strip covered \d", re.M)
FRENCH = re.compile(r"^(Trop haut|Trop bas|Faux)\u202f: votre réglette couvrait \d", re.M)


async def missed(people: Round) -> Person:
    """Plays until somebody has lost a bet and is to exchange a card."""
    while True:
        table = await people.table()
        last = (await people.bot.store.log.steps(table.id))[-1:]
        events = [event for row in last for event in events_of(GAME, row)]
        losers = [event.seat for event in events if isinstance(event, MISSED)]
        found = [seat for seat in losers if seat in table.awaited]
        if found:
            return people.people[table.chairs[found[0]].user]
        await people.press((await people.awaited())[0])


def above(message: SeenMessage, words: str) -> str:
    """What stands before these words."""
    assert words in message.text
    return message.text.partition(words)[0]


async def test_in_the_panel_and_in_the_direct_message(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben], seed=3)
    await people.open("think-str8")
    loser = await missed(people)
    await bot.idle()
    panel = (await loser.presses("Your move", channel=table)).private_message
    assert panel is not None
    for message in (panel, loser.dms[-1]):
        assert ENGLISH.search(above(message, "Which card do you exchange?"))
        assert f"**{loser.name}** " not in message.text, "said once, and to the player"
    (other,) = [person for person in (ana, ben) if person is not loser]
    theirs = (await other.presses("Your move", channel=table)).private_message
    assert theirs is not None
    assert f"**{loser.name}** " in theirs.text, "to the others it is told by name"


async def test_in_french(
    bot: Bot, table: Channel, chloe: Person, playground: Playground, server: Server
) -> None:
    denis = playground.person("Denis", locale="fr", servers=[server])
    people = Round(bot, table, [chloe, denis], seed=3)
    words = {"play": "/jouer", "game": "jeu", "join": "Rejoindre", "start": "Commencer"}
    await people.open("think-str8", **words)
    loser = await missed(people)
    await bot.idle()
    panel = (await loser.presses("À vous", channel=table)).private_message
    assert panel is not None
    for message in (panel, loser.dms[-1]):
        assert FRENCH.search(above(message, "Quelle carte changez-vous\u202f?"))
