"""Whole games by typing alone: every move with `/move`, never a press on a board."""

import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Server
from rules.catalog import GAMES
from rules.core.chance import drawn
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

MOST = 600
"""Moves that no game of two needs."""


class Typists(Round):
    """People who type what is suggested to them, a word at a time and none too tidily."""

    command, option = "/move", "move"

    async def press(self, person: Person) -> None:
        """One move, typed: nothing but what this person is offered while typing."""
        self.presses += 1
        before, text = await self.table(), ""
        for _ in range(9):
            offers = await person.autocompletes(self.channel, self.command, self.option, text)
            if not offers:  # a standing wish was taken back
                offers = await person.autocompletes(self.channel, self.command, self.option, "")
            assert offers, f"nothing is suggested after {text!r}"
            _, value = drawn(self.luck, offers)
            text = str(value)
            typed = text.replace("–", "-").upper() if "#" not in text else text
            answer = await person.types(self.channel, self.command, **{self.option: typed})
            after = await self.table()
            if after.step != before.step:
                assert answer.private_message is not None
                return
        raise AssertionError(f"{text!r} leads to no move")


class Dactylos(Typists):
    command, option = "/coup", "coup"


async def type_whole_game(people: Typists, game: str, /, **words: str) -> None:
    await people.open(game, **words)
    over = await people.play(MOST)
    assert over.stage == "over"
    assert await people.bot.client.app.tables.replayed(over) == (
        people.bot.client.app.tables.position(over).state
    )


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_can_be_typed(
    bot: Bot, table: Channel, ana: Person, ben: Person, game: str
) -> None:
    people = Typists(bot, table, [ana, ben])
    await type_whole_game(people, game)


async def test_a_whole_game_can_be_typed_in_french(
    bot: Bot, playground: Playground, server: Server, table: Channel, chloe: Person
) -> None:
    denis = playground.person("Denis", locale="fr", servers=[server])
    people = Dactylos(bot, table, [chloe, denis], seed=1)
    words = {"play": "/jouer", "game": "jeu", "join": "Rejoindre", "start": "Commencer"}
    await type_whole_game(people, "tres-fute-4ever", **words)
