"""What typed text means, and what it never tells anybody."""

import pytest

from bot.ui.parts import part_label
from bot.words import Speaker
from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.wire.conftest import Bot
from tests.wire.players import Round, in_turn

pytestmark = pytest.mark.wire


async def suggested(person: Person, channel: Channel, text: str = "") -> list[str]:
    return [name for name, _ in await person.autocompletes(channel, "/move", "move", text)]


async def rolled(people: Round) -> tuple[int, ...]:
    position = people.bot.client.app.tables.position(await people.table())
    dice: tuple[int, ...] = position.view(None).dice
    return dice


async def says(person: Person, channel: Channel, text: str) -> str:
    """What somebody is told privately when they type a move."""
    answer = await person.types(channel, "/move", move=text)
    assert answer.private_message is not None
    return answer.private_message.text


@pytest.fixture
async def people(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    """Two at Yahtzee, of whom one has rolled."""
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    now, _ = await in_turn(people)
    await says(now, table, "roll")
    return people


async def test_dice_are_named_to_be_kept_or_rolled_again(people: Round, table: Channel) -> None:
    now, _ = await in_turn(people)
    before = await rolled(people)
    answer = await says(now, table, f"KEEP {before[2]} {before[0]}")
    kept = list(await rolled(people))
    assert before[0] in kept
    assert before[2] in kept
    assert "Which box do you fill?" in answer or "Which dice do you roll again" in answer
    again = await rolled(people)
    await says(now, table, f"reroll {again[4]}")
    assert sorted(again[:4]) == sorted(_without(await rolled(people), again[:4])[0])


def _without(dice: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """Those of the dice that are among the wanted ones, and the others."""
    left, found = list(dice), list[int]()
    for die in wanted:
        if die in left:
            left.remove(die)
            found.append(die)
    return found, left


async def test_dice_without_a_verb_could_be_meant_either_way(people: Round, table: Channel) -> None:
    now, _ = await in_turn(people)
    before, die = await people.table(), (await rolled(people))[0]
    answer = await says(now, table, str(die))
    assert f"“{die}” could be several moves. Nothing has happened." in answer
    assert f"- roll again {die}" in answer
    assert f"- keep {die}" in answer
    assert "Which dice do you roll again, or which box do you fill?" in answer
    assert (await people.table()).step == before.step


async def test_what_fits_nothing_is_answered_with_what_comes_nearest(
    people: Round, table: Channel
) -> None:
    now, _ = await in_turn(people)
    before = await people.table()
    answer = await says(now, table, "chanse *?*")
    assert "“chanse \\*?\\*” is not a move you can make now. Nothing has happened." in answer
    assert "- Chance: " in answer
    assert (await people.table()).step == before.step


async def test_a_box_by_its_first_letters_in_any_case(people: Round, table: Channel) -> None:
    now, other = await in_turn(people)
    answer = await says(now, table, "chAN")
    assert f"Waiting for {other.name}" in answer
    assert (await in_turn(people))[0] is other


async def test_only_their_own_options_are_suggested_to_somebody(
    people: Round, table: Channel, playground: Playground, server: Server
) -> None:
    now, other = await in_turn(people)
    watching = playground.person("Eve", servers=[server])
    assert any(name.startswith("Chance") for name in await suggested(now, table, "ch"))
    assert await suggested(other, table) == []
    assert await suggested(watching, table) == []
    before = await people.table()
    assert f"{now.name}" in await says(other, table, "chance"), "they are told who is awaited"
    assert "You are not at this table" in await says(watching, table, "chance")
    assert (await people.table()).step == before.step


async def test_secret_options_are_suggested_to_their_player_alone(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """All roll at once in DESfausse: each is offered their own dice."""
    people = Round(bot, table, [ana, ben])
    await people.open("desfausse")
    position = bot.client.app.tables.position(await people.table())
    say = Speaker("en", "desfausse", ("Ana", "Ben"))
    own = [
        {f"roll {part_label(die, say)}" for die in position.asks[seat].questions[0].items}
        for seat in (0, 1)
    ]
    assert own[0] != own[1]
    for person, dice in ((ana, own[0]), (ben, own[1])):
        offered = await suggested(person, table, "roll")
        assert {name for name in offered if name.startswith("roll ")} == dice


async def test_a_strip_is_laid_and_numbers_are_named(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("think-str8")
    while "lay" not in (words := await asked(people)):
        (now, *_) = await people.awaited()
        await says(now, table, {"roll": "roll", "keep": "keep"}.get(words[0], "3 cells"))
    (now, *_) = await people.awaited()
    before = await people.table()
    await says(now, table, "8-10")
    assert (await people.table()).step == before.step + 1


async def asked(people: Round) -> list[str]:
    """The words of the questions of whoever is awaited first."""
    position = people.bot.client.app.tables.position(await people.table())
    return [question.word for question in position.asks[position.table.awaited[0]].questions]


async def test_in_a_direct_message_the_only_game_that_waits_is_meant(
    people: Round,
) -> None:
    now, other = await in_turn(people)
    assert "No game is waiting for you right now" in await says(other, other.dm, "chance")
    assert any(name.startswith("Chance") for name in await suggested(now, now.dm, "ch"))
    await says(now, now.dm, "chance")
    assert (await in_turn(people))[0] is other


async def test_in_a_direct_message_several_waiting_games_are_not_mixed_up(
    bot: Bot, playground: Playground, server: Server, ana: Person
) -> None:
    for name in ("here", "there"):
        await Round(bot, playground.channel(server, name), [ana]).open("yahtzee")
    assert "Several games are waiting for you" in await says(ana, ana.dm, "roll")


@pytest.mark.usefixtures("bot")
async def test_a_lobby_has_nothing_to_type(table: Channel, ana: Person) -> None:
    assert "/play" in await says(ana, table, "fours")
    await ana.types(table, "/play", game="yahtzee")
    assert await suggested(ana, table) == []
    assert "has not begun yet" in await says(ana, table, "fours")
