"""Taking back, playing again, and what waits for me."""

import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Server
from rules.catalog import GAMES
from tests.wire.conftest import Bot
from tests.wire.players import Round, in_turn

pytestmark = pytest.mark.wire


@pytest.fixture
async def started(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    return people


async def test_a_box_is_taken_back_freely_while_nobody_has_acted(
    started: Round, bot: Bot, table: Channel
) -> None:
    now, _ = await in_turn(started)
    await now.presses("Roll the dice", channel=table)
    rolled = (await started.table()).head
    await now.presses("Chance", channel=table)
    answer = await now.types(table, "/undo")
    assert answer.text == "Taken back. The dice will not change."
    after = await started.table()
    assert after.head == rolled
    assert [after.chairs[seat].user for seat in after.awaited] == [now.id]
    assert "One move was taken back." in now.reads(table)
    await now.presses(custom_id=started.last_move(now), channel=table)
    final = await started.table()
    tables = bot.client.app.tables
    assert await tables.replayed(final) == tables.position(final).state
    history = await now.types(table, "/history")
    assert "~~" in history.text, "the log keeps that it happened"


async def test_a_box_is_taken_back_freely_though_the_next_roll_came_by_itself(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """The other one's dice stay as they are, whatever box is written instead."""
    bot.games = GAMES
    await bot.restart()
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    now, other = await in_turn(people)
    dice = bot.client.app.tables.position(await people.table()).state.dice
    await now.presses("Chance", channel=table)
    theirs = bot.client.app.tables.position(await people.table()).state.dice
    assert [row.seat for row in await bot.store.log.steps(1)] == [people_seat(now, people)]
    answer = await now.types(table, "/undo")
    assert answer.text == "Taken back. The dice will not change."
    back = await people.table()
    assert bot.client.app.tables.position(back).state.dice == dice
    assert not back.rewound, "nothing was gained by it"
    await now.presses("Sacrifice a box", channel=table)
    await now.presses(custom_id=people.first_move(now), channel=table)
    assert await people.awaited() == [other]
    assert bot.client.app.tables.position(await people.table()).state.dice == theirs


def people_seat(person: Person, people: Round) -> int:
    return list(people.people).index(person.id)


async def test_a_roll_is_taken_back_by_agreement_and_falls_the_same_again(
    started: Round, bot: Bot, table: Channel
) -> None:
    now, other = await in_turn(started)
    await now.presses("Roll the dice", channel=table)
    rolled = (await started.table()).head
    answer = await now.types(table, "/undo")
    assert "I have asked the others" in answer.text
    assert (await started.table()).head == rolled
    await other.presses("Yes", channel=table)
    await bot.idle()
    back = await started.table()
    assert back.head != rolled
    assert back.drawn == len(back.setup), "the draws are wound back"
    await now.presses("Roll the dice", channel=table)
    assert (await started.table()).head == rolled, "the same dice"


async def test_one_no_is_enough(started: Round, bot: Bot, table: Channel) -> None:
    now, other = await in_turn(started)
    await now.presses("Roll the dice", channel=table)
    before = await started.table()
    await now.types(table, "/undo")
    await other.presses("No", channel=table)
    await bot.idle()
    assert await started.table() == before
    assert "Refused" in now.reads(table)


async def test_a_proposal_that_was_overtaken_takes_nothing_back(
    started: Round, bot: Bot, table: Channel
) -> None:
    now, other = await in_turn(started)
    await now.presses("Roll the dice", channel=table)
    await now.types(table, "/undo")
    question = next(m for m in other.sees(table)[::-1] if m.button("Yes"))
    yes = next(b.custom_id for b in question.buttons if b.label.startswith("Yes"))
    await now.presses("Chance", channel=table)
    await bot.idle()
    retired = next(m for m in other.sees(table) if m.id == question.id)
    assert "No longer needed: the game has moved on." in retired.text
    assert not retired.buttons
    await other.forges(yes or "", on=retired)
    assert (await started.table()).step == 2
    assert not any(row.undone for row in await bot.store.log.steps(1))


async def test_nothing_of_mine_to_take_back(started: Round, table: Channel, chloe: Person) -> None:
    now, _ = await in_turn(started)
    assert (await now.types(table, "/undo")).text == "You have no move to take back."
    assert (await chloe.types(table, "/annuler")).text.startswith("Vous n’êtes pas à cette table.")


async def test_an_old_button_is_stale_after_an_undo(started: Round, table: Channel) -> None:
    now, _ = await in_turn(started)
    await now.presses("Roll the dice", channel=table)
    board = now.sees(table)[-1]
    chance = next(b.custom_id for b in board.buttons if b.label.startswith("Chance"))
    await now.presses("Chance", channel=table)
    await now.types(table, "/undo")
    step = (await started.table()).step
    await now.forges(chance or "", on=board)
    assert (await started.table()).step == step


async def test_again_with_the_same_options_and_robots_the_next_one_first(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana], seed=1)
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Start", channel=table)
    over = await people.play()
    await chloe.presses("Again?", channel=table)
    assert [said.split(".")[0] for said in await people.told(chloe)] == [
        "Vous n’êtes pas à cette table"
    ]
    await ana.presses("Again?", channel=table)
    lobby = await people.table()
    assert lobby.id != over.id
    assert [c.name for c in lobby.chairs] == [c.name for c in (*over.chairs[1:], over.chairs[0])]
    await ana.presses("Again?", channel=table)
    assert "This channel already has a table:" in (await people.told(ana))[-1]
    await ana.presses("Start", channel=table)
    assert (await people.table()).stage == "playing"


async def test_nothing_is_taken_back_once_the_secret_of_the_dice_is_shown(
    bot: Bot, table: Channel, ana: Person
) -> None:
    people = Round(bot, table, [ana], seed=1)
    await people.open("yahtzee")
    more = await ana.presses("More", channel=table)
    button = next(b.custom_id for b in more.message.buttons if b.label.startswith("Undo"))  # type: ignore[union-attr]
    over = await people.play()
    await ana.forges(button or "", on=more)
    assert (await people.told(ana))[-1] == "The game is over."
    assert await people.table() == over


async def test_turns_on_all_servers(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person
) -> None:
    abroad = playground.server("Abroad")
    playground.join(ana, abroad)
    away = playground.channel(abroad, "away")
    assert (await ana.types(table, "/turns")).text == "No game is waiting for you."
    for channel in (table, away):
        await Round(bot, channel, [ana]).open("yahtzee")
    answer = await ana.types(table, "/turns")
    assert f"/channels/{server.id}/{table.id}/" in answer.text
    assert f"/channels/{abroad.id}/{away.id}/" in answer.text
    direct = await ana.types(ana.dm, "/turns")
    assert direct.text.count("Yahtzee") == 2
