"""How a game begins: fair dice are promised and the roll for the start is told, once."""

import itertools

import pytest

from bot.tables.luck import bound
from bot.ui.markup import shortened
from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from rules.core.chance import KeyedLuck, commitment
from rules.yahtzee import GAME
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

ENGLISH = {"play": "/play", "game": "game", "robot": "Add a robot", "start": "Start"}
FRENCH = {"play": "/jouer", "game": "jeu", "robot": "Ajouter un robot", "start": "Commencer"}


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def starter(number: int) -> int:
    return GAME.new(2, {}, KeyedLuck(bound(seed(number), "1", ()))).starter


def promise(secret: bytes) -> str:
    return shortened(commitment(secret))


def boards(person: Person, table: Channel) -> list[SeenMessage]:
    return [m for m in person.sees(table) if m.pictures and not m.private]


async def with_a_robot(
    bot: Bot, table: Channel, person: Person, words: dict[str, str], first: int
) -> bytes:
    """A game of one person and a robot, in which seat `first` begins."""
    number = next(n for n in itertools.count() if starter(n) == first)
    bot.seeds = itertools.count(number)
    await person.types(table, words["play"], **{words["game"]: "yahtzee"})
    await person.presses(words["robot"], channel=table)
    await person.presses(words["start"], channel=table)
    await bot.idle()
    return seed(number)


@pytest.mark.parametrize("first", [0, 1])
async def test_the_promise_is_on_the_first_board_whoever_begins(
    bot: Bot, table: Channel, ana: Person, first: int
) -> None:
    secret = await with_a_robot(bot, table, ana, ENGLISH, first)
    (board,) = boards(ana, table)
    assert (await Round(bot, table, [ana]).table()).step > 0 or first == 0, "the robot has played"
    assert f"`{promise(secret)}`" in board.text
    assert "For the start: Ana " in board.text
    assert f"**{'Ana' if first == 0 else '🦉 Ada'}** starts round 1" in board.text


async def test_later_boards_do_not_repeat_it_and_the_history_has_it(
    bot: Bot, table: Channel, ana: Person
) -> None:
    secret = await with_a_robot(bot, table, ana, ENGLISH, 1)
    people = Round(bot, table, [ana])
    for _ in range(12):
        await people.press(ana)
        await bot.idle()
    assert promise(secret) not in boards(ana, table)[-1].text
    page = (await ana.types(table, "/history")).message
    while page is not None and promise(secret) not in page.text:
        back = page.button("◀")
        assert back is not None
        assert not back.disabled, "the first page, and it is not there"
        page = (await ana.presses("◀", on=page)).message
    assert page is not None
    assert "For the start: " in page.text
    assert page.text.index("starts round 1") < page.text.index("`  1`")


async def test_in_french(bot: Bot, table: Channel, chloe: Person) -> None:
    secret = await with_a_robot(bot, table, chloe, FRENCH, 1)
    (board,) = boards(chloe, table)
    assert f"empreinte\u202f: `{promise(secret)}`" in board.text
    assert "Pour commencer\u202f: Chloé " in board.text


async def test_whoever_plays_alone_rolls_for_no_start(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await Round(bot, table, [ana]).open("yahtzee")
    (board,) = boards(ana, table)
    assert "Fair dice" in board.text
    assert "start" not in board.text
    assert "Fair dice" in (await ana.types(table, "/history")).text, "before anybody has moved"


async def test_with_robots_a_game_begins_at_once(bot: Bot, table: Channel, ana: Person) -> None:
    await ana.types(table, "/play", game="yahtzee", robots=2)
    await bot.idle()
    begun = await Round(bot, table, [ana]).table()
    assert begun.stage == "playing"
    assert [chair.robot for chair in begun.chairs] == [False, True, True]


async def test_a_game_for_several_gets_as_many_robots_as_it_needs_and_takes(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/play", game="think-str8", robots=7)
    await bot.idle()
    begun = await Round(bot, table, [ana]).table()
    assert len(begun.chairs) == bot.games["think-str8"].seats[-1]
