"""Think Str8! on the wire: whole games, everybody at once, and the final guess."""

import asyncio

import pytest
from msgspec.structs import replace as with_fields

from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel, Server
from rules.think_str8.state import Strip
from tests.wire.conftest import Bot
from tests.wire.games.think_str8 import GROUP, KEY, TAKE, dealt, from_round, opened
from tests.wire.players import Round, controls

pytestmark = pytest.mark.wire

FRENCH = {"play": "/jouer", "game": "jeu", "join": "Rejoindre", "start": "Commencer"}


@pytest.fixture(name="denis")
def _denis(playground: Playground, server: Server) -> Person:
    return playground.person("Denis", locale="fr", servers=[server])


async def finished(people: Round) -> None:
    over = await people.play()
    await people.bot.idle()
    tables = people.bot.client.app.tables
    position = tables.position(over)
    assert position.result is not None
    assert await tables.replayed(over) == position.state


async def test_two_people_play_in_english(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    await finished(people)
    assert "All cards have been guessed and shown." in ana.reads(table)
    mine = await ana.presses("My view", channel=table)
    assert mine.private_message is not None
    assert mine.private_message.pictures


async def test_three_people_play_in_french(
    bot: Bot,
    playground: Playground,
    server: Server,
    table: Channel,
    chloe: Person,
    denis: Person,
) -> None:
    emma = playground.person("Emma", locale="fr", servers=[server])
    people = Round(bot, table, [chloe, denis, emma], seed=1)
    await people.open(KEY, **FRENCH)
    await finished(people)
    assert "Toutes les cartes ont été devinées et montrées." in chloe.reads(table)
    assert "game" not in chloe.reads(table)
    assert "Votre bloc" not in chloe.reads(table)


async def test_four_people_play_and_one_takes_no_direct_messages(
    bot: Bot,
    playground: Playground,
    table: Channel,
    ana: Person,
    ben: Person,
    chloe: Person,
    denis: Person,
) -> None:
    """A table of two languages; the direct messages are opened again in the middle."""
    playground.close_dms(ben)
    people = Round(bot, table, [ana, ben, chloe, denis], seed=2)
    await people.open(KEY)
    for _ in range(3):
        for person in await people.awaited():
            await people.press(person)
    await bot.idle()
    assert ben.dms == []
    assert ana.dms[-1].pictures
    playground.open_dms(ben)
    await ben.types(table, "/doctor")
    await finished(people)
    assert "Think Str8!" in ben.dms[-1].text
    assert "The game is over." in ben.dms[-1].text


async def test_a_restart_between_all_steps(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """A last round with its exchanges, and the final guess."""
    await dealt(bot, from_round(10, 2))
    people = Round(bot, table, [ana, ben], seed=3)
    await people.open(KEY)
    seen = [""]
    while (now := await people.table()).stage == "playing":
        step = bot.client.app.tables.position(now).state.step
        seen.append(step)
        await bot.restart()
        await people.press((await people.awaited())[0])
    assert set(seen) >= {"roll", "turn", "strips", "exchange", "guess"}


async def test_robots_sit_at_a_table_with_assistance(bot: Bot, table: Channel, ana: Person) -> None:
    await dealt(bot, from_round(8, 4, assist="on"))
    await ana.types(table, "/play", game=KEY)
    for _ in range(3):
        await ana.presses("Add a robot", channel=table)
    await ana.presses("Start", channel=table)
    people = Round(bot, table, [ana], seed=4)
    await finished(people)
    assert "The game is over." in ana.dms[-1].text


async def test_two_lay_at_the_same_time_and_one_of_them_twice(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """Whoever holds a strip need not wait to lay it; of one seat's answers the first counts."""
    held = (Strip(3), Strip(5))
    start = with_fields(from_round(2, 2), step="strips", dice=("red",) * 3, strips=held)
    await dealt(bot, start)
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    await bot.idle()
    view = (await ana.presses("Your move", channel=table)).private_message
    sure = await ana.presses("4–6", on=view)
    assert (await people.table()).step == 0, "a slip among twenty neighbours is nothing yet"
    await ana.presses("7–9", on=ana.dms[-1])
    await ben.presses("17–21", on=ben.dms[-1])
    await asyncio.gather(
        ana.presses("Yes, lay it on 4–6", on=sure.message),
        ana.presses("Yes, lay it on 7–9", on=ana.dms[-1]),
        ben.presses("Yes, lay it on 17–21", on=ben.dms[-1]),
    )
    await bot.idle()
    after = await people.table()
    assert after.step == 2
    (played,) = bot.client.app.tables.position(after).state.rounds[1:]
    assert {(check.seat, check.first) for check in played.checks} in (
        {(0, 4), (1, 17)},
        {(0, 7), (1, 17)},
    )
    assert "That is already done." in "\n".join(m.text for m in ana.sees(table) + ana.dms)


async def test_the_final_guess_is_made_in_private_colour_by_colour(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    """Changeable until all are in; the channel learns who is done, and nothing else."""
    await dealt(bot, with_fields(from_round(10, 2), step="guess"))
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    view = (await ana.presses("Your move", channel=table)).private_message
    assert view is not None
    named = await ana.chooses("Red: no number yet", ["red 2", "red 5"], on=view)
    assert named.message is not None
    menu = named.message.select("Red: 2 named")
    assert menu is not None
    assert [option.label for option in menu.options if option.default] == ["red 2", "red 5"]
    named = await ana.chooses("Blue: no number yet", ["blue 1"], on=named.message)
    assert named.message is not None
    assert named.message.select("Red: 2 named"), "what was chosen before is kept"
    assert "red" not in chloe.reads(table)
    asked = await ana.presses("Done", on=named.message)
    assert asked.message is not None
    assert "Done → blue 1 → green none → yellow none → violet none → red 2 5" in asked.message.text
    assert "**Ana** has guessed" not in chloe.reads(table)
    await ana.presses("Yes, these are my guesses", on=asked.message)
    assert "**Ana** has guessed" in chloe.reads(table)
    again = (await ana.presses("Your move", channel=table)).private_message
    assert again is not None
    assert "You can still change your answer." in again.text
    await ana.chooses("Blue: 1 named", [], on=again)
    await ben.presses("Your move", channel=table)
    await ben.presses("Done", channel=table)
    await ben.presses("Yes, these are my guesses", channel=table)
    assert (await people.table()).stage == "over"
    assert "**Ana** <:cardblue:" in chloe.reads(table)


async def test_the_pad_answers_what_it_leaves_where_nothing_is_named(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    """Its player sees it, changes it and confirms it like any other guess; nobody else reads it."""
    await dealt(bot, with_fields(from_round(10, 2), step="guess"))
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    view = (await ana.presses("Your move", channel=table)).private_message
    assert view is not None
    boxes = await opened(ana, view)
    blue = [box["value"] for box in boxes if box["label"].startswith("Blue")]
    green = [box["value"] for box in boxes if box["label"].startswith("Green")]
    named = await ana.chooses("Green: no number yet", ["green 7"], on=view)
    marked = await ana.fills({GROUP: [*blue[1:], *green[1:]]})
    shown = marked.private_message or marked.message
    assert shown is not None
    await ana.presses(TAKE, on=shown)
    state = bot.client.app.tables.position(await people.table()).state
    assert state.guesses[0][0] == (int(blue[0].split("-")[1]),)
    assert state.guesses[0][1] == (7,), "what was named by hand stays"
    assert state.guesses[1] == ((),) * 6
    assert not state.guessed, "nothing counts before it is confirmed"
    assert "blue" not in chloe.reads(table)
    assert named.message is not None
    after = (await ana.presses("Your move", channel=table)).private_message
    assert after is not None
    assert after.select("Blue: 1 named")


async def test_nobody_takes_what_anothers_pad_leaves(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """By a forged press somebody answers from their own pad alone, and never on the board."""
    await dealt(bot, with_fields(from_round(10, 2, assist="on"), step="guess"))
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    number = (await people.table()).id
    board = next(message for message in ben.sees(table) if message.button("Your move"))
    for surface in (ids.Surface.BOARD, ids.Surface.PRIVATE):
        await ben.forges(str(ids.PadAnswers(surface, number)), on=board)
    assert (await people.table()).step == 0
    view = (await ben.presses("Your move", channel=table)).private_message
    await ben.forges(str(ids.PadAnswers(ids.Surface.PRIVATE, number)), on=view)
    state = bot.client.app.tables.position(await people.table()).state
    assert any(state.guesses[1])
    assert state.guesses[0] == ((),) * 6


async def test_whoever_takes_a_strip_on_the_board_finds_their_panel_open(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """Then both are asked at once, which the board cannot do."""
    state = from_round(3, 2)
    await dealt(bot, with_fields(state, step="strips", dice=state.colours[:3]))
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    (first,) = await people.awaited()
    opened = [message for message in first.sees(table) if message.private]
    assert not opened
    await people.press(first)
    await bot.idle()
    assert {person.name for person in await people.awaited()} == {"Ana", "Ben"}
    (panel,) = [message for message in first.sees(table) if message.private]
    assert controls(panel), "the strip can be laid there"
    other = ana if first is ben else ben
    assert not [message for message in other.sees(table) if message.private]
