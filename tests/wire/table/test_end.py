"""The end: posted anew below the chat, and nothing that can be pressed is left of the game."""

import pytest

from bot.publishing.proposals import RETRY
from bot.ui.markup import shortened
from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from playground.wire.faults import Fault
from rules.core.chance import commitment
from tests.wire.conftest import Bot
from tests.wire.players import Round, controls

pytestmark = pytest.mark.wire

FRENCH = {"play": "/jouer", "game": "jeu", "join": "Rejoindre", "start": "Commencer"}


def seen(person: Person, table: Channel, message: SeenMessage) -> SeenMessage:
    return next(m for m in person.sees(table) if m.id == message.id)


async def nearly(people: Round) -> SeenMessage:
    """Plays on until the next move may be the last; returns the board."""
    while True:
        table = await people.table()
        position = people.bot.client.app.tables.position(table)
        boxes = [box for sheet in position.view(None).players for box in sheet.boxes]
        if boxes.count(None) == 1 and position.view(None).dice:
            break
        await people.press((await people.awaited())[0])
    await people.bot.idle()
    (person,) = await people.awaited()
    return next(m for m in person.sees(people.channel)[::-1] if controls(m))


async def test_the_end_is_posted_below_the_chat(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    board = await nearly(people)
    ana.says(table, "Exciting!")
    over = await people.play()
    await bot.idle()
    end = ben.sees(table)[-1]
    assert end.id > board.id
    assert end.text.startswith("## The game is over")
    assert "1.\N{NO-BREAK SPACE}" in end.text
    assert end.pictures
    labels = [button.label for button in end.buttons]
    assert labels[:4] == ["Again?", "Step by step", "Replay", "Save as a file"]
    last = seen(ben, table, board)
    assert not last.buttons
    assert "The game is over" not in last.text
    assert ": **" in last.text, "it tells the last turn"
    secret = over.seed.hex()
    assert f"`{secret[:8]}…{secret[-8:]}`" in end.text
    assert secret not in end.text
    more = await ben.presses("More", on=end)
    page = await ben.presses("Fair dice", on=more)
    assert page.message is not None
    assert page.message.private
    assert f"Secret: `{secret}`" in page.message.text
    assert f"Fingerprint: `{commitment(over.seed)}`" in page.message.text


async def test_while_a_game_runs_only_the_fingerprint_is_told(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, chloe])
    await people.open("yahtzee")
    seed = (await people.table()).seed
    more = await chloe.presses("More", channel=table)
    page = await chloe.presses("Hasard vérifiable", on=more)
    assert page.message is not None
    assert f"Empreinte\u202f: `{commitment(seed)}`" in page.message.text
    assert seed.hex() not in page.message.text


async def test_a_finished_game_that_is_taken_back_has_a_live_board_again(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    over = await people.play()
    await bot.idle()
    end = ana.sees(table)[-1]
    app = bot.client.app
    await app.tables.take_back(over.id, over.step, over.step)
    await app.publisher.publish(over.id)
    (person,) = await people.awaited()
    board = person.sees(table)[-1]
    assert board.id == end.id, "there is no end any more"
    assert controls(board)
    await people.play()
    await bot.idle()
    again = ana.sees(table)[-1]
    assert again.id > board.id
    assert again.button("Again?")
    assert not seen(ana, table, board).buttons


@pytest.mark.parametrize("ended", [False, True])
async def test_no_vote_and_no_seat_notice_is_left(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person, ended: bool
) -> None:
    people = Round(bot, table, [ana, ben, chloe])
    await people.open("yahtzee")
    await chloe.types(table, "/place robot")
    notice = next(m for m in ana.sees(table)[::-1] if m.button("Take my seat back"))
    await ana.types(table, "/end")
    vote = next(m for m in ben.sees(table)[::-1] if m.button("Yes"))
    if ended:
        await ben.presses("Yes", on=vote)
    else:
        await people.play()
    await bot.idle()
    settled = seen(ana, table, notice)
    assert settled.text == "**Yahtzee** · A robot played for Chloé to the end of the game."
    assert not settled.buttons
    answered = seen(ana, table, vote)
    assert not answered.buttons
    said = "Agreed: the game is ended." if ended else "No longer needed: the game is over."
    assert said in answered.text
    assert not [m for m in ana.sees(table) if m.button("Yes") or m.button("Take my seat back")]


async def test_direct_messages_are_set_aside_with_the_result(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana, chloe])
    await people.open("think-str8")
    over = await people.play()
    await bot.idle()
    result = bot.client.app.tables.position(over).result
    assert result is not None
    for person, words in ((ana, "The game is over."), (chloe, "La partie est terminée.")):
        last = person.dms[-1]
        assert words in last.text
        assert str(result.scores[over.seat_of(person.id) or 0]) in last.text
        assert not any(message.buttons or message.selects for message in person.dms)
        assert not last.pictures


async def test_direct_messages_of_a_table_that_was_ended(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("think-str8")
    await ana.types(table, "/end")
    await ben.presses("Yes", channel=table)
    await bot.idle()
    for person in (ana, ben):
        assert "This table was closed without a result." in person.dms[-1].text
        assert not any(message.buttons or message.selects for message in person.dms)


async def test_in_french(bot: Bot, table: Channel, chloe: Person) -> None:
    people = Round(bot, table, [chloe])
    await people.open("yahtzee", **FRENCH)
    first = chloe.sees(table)[-1]
    over = await people.play()
    await bot.idle()
    end = chloe.sees(table)[-1]
    assert end.id > first.id
    assert end.text.startswith("## La partie est terminée")
    secret = over.seed.hex()
    assert (
        f"`{secret[:8]}…{secret[-8:]}`, d’empreinte `{shortened(commitment(over.seed))}`."
        in end.text
    )
    assert "Il est en entier sous «\u202fPlus\u202f»." in end.text
    more = await chloe.presses("Plus", on=end)
    page = await chloe.presses("Hasard vérifiable", on=more)
    assert page.message is not None
    assert f"Secret\u202f: `{secret}`" in page.message.text


@pytest.mark.parametrize("lost", [False, True], ids=["refused", "answer lost"])
async def test_a_question_that_could_not_be_asked_is_asked_a_minute_later(
    bot: Bot,
    playground: Playground,
    table: Channel,
    ana: Person,
    ben: Person,
    lost: bool,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Once, also if it was asked and nobody heard of it."""
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    fault = Fault(match=("POST", r"/channels/\d+/messages"), lose=lost, refuse=not lost)
    playground.faults.add(fault)
    answer = await ana.types(table, "/end")
    assert "Something went wrong" in answer.text
    caplog.clear()
    assert fault.times == 0
    await bot.passes(2 * RETRY)
    (question,) = [m for m in ben.sees(table) if m.button("Yes")]
    await ben.presses("Yes", on=question)
    assert (await people.table()).stage == "closed"
    assert "Agreed: the game is ended." in seen(ana, table, question).text
