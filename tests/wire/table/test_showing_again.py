"""`/table` brings the board below the chat, and nobody can disturb a game with it."""

import asyncio

import pytest

from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from playground.wire.posting import remove
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round

pytestmark = pytest.mark.wire


def boards(person: Person, table: Channel) -> list[SeenMessage]:
    return [m for m in person.sees(table) if m.button("More") and not m.private]


@pytest.fixture
async def people(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    playing = Round(bot, table, [ana, ben])
    await playing.open("yahtzee")
    await bot.passes(A_WHILE)
    return playing


@pytest.mark.usefixtures("people")
async def test_below_the_chat(table: Channel, ana: Person, ben: Person) -> None:
    ben.says(table, "Who is next?")
    await ana.types(table, "/table")
    (board,) = boards(ana, table)
    assert ana.sees(table)[-1].id == board.id


@pytest.mark.usefixtures("people")
async def test_several_at_once_are_one(bot: Bot, table: Channel, ana: Person, ben: Person) -> None:
    before = table.sent
    typed = [person.type_soon(table, "/table") for person in (ana, ben, ana, ben)]
    await asyncio.gather(*typed)
    await bot.idle()
    assert table.sent == before + 1
    late = await ana.types(table, "/table")
    assert "The board is right here" in late.text
    assert table.sent == before + 1


@pytest.mark.usefixtures("people")
async def test_a_board_that_was_deleted_is_not_called_here(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/table")
    (board,) = boards(ana, table)
    remove(playground, playground.world.messages[board.id])
    await ana.types(table, "/table")
    await bot.idle()
    (again,) = boards(ana, table)
    assert again.id != board.id


@pytest.mark.usefixtures("people")
async def test_in_words_it_comes_to_whoever_typed_alone(
    table: Channel, ana: Person, chloe: Person
) -> None:
    before = table.sent
    for person, said in ((ana, "Aces open"), (chloe, "As libre")):
        answer = await person.types(table, "/table", **{"as-text": True})
        assert answer.private_message
        assert said in answer.private_message.text
        assert not answer.private_message.pictures
    assert table.sent == before


@pytest.mark.usefixtures("people")
async def test_whoever_watches_sees_it_alone(table: Channel, chloe: Person) -> None:
    before = table.sent
    answer = await chloe.types(table, "/table")
    assert table.sent == before
    assert answer.message is not None
    assert answer.message.private
    assert answer.message.pictures


async def test_what_is_chosen_so_far_stays_chosen(people: Round, table: Channel) -> None:
    (now,) = await people.awaited()
    (other,) = [person for person in people.people.values() if person is not now]
    await now.presses("Roll the dice", channel=table)
    (board,) = boards(now, table)
    die = next(b for b in board.buttons if (b.custom_id or "").startswith("t:"))
    await now.presses(custom_id=die.custom_id, on=board)
    await people.bot.playground.advance(60)
    await other.types(table, "/table")
    (again,) = boards(now, table)
    assert again.id != board.id
    assert [b.label for b in again.buttons if b.label.startswith("✓")] == [f"✓ {die.label}"]
    confirm = next(b for b in again.buttons if (b.custom_id or "").startswith("c:"))
    await now.presses(custom_id=confirm.custom_id, on=again)
    assert (await people.table()).step == 2
