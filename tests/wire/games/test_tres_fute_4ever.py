"""Très Futé 4ever on the wire: whole games by presses, the tray at the same moment, chains."""

import asyncio
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.store.tables import Table
from bot.ui import ids
from bot.ui.buttons import Button, Menu, Row
from bot.ui.planner import Place, plan
from bot.ui.progress import Chosen, Progress
from bot.ui.screen import Screen, layout
from bot.words import Speaker
from playground import Person, Playground
from playground.discord.world import Channel, Server
from playground.people.seen_message import SeenMessage
from playground.wire.activity import Exchange
from rules.core.asks import Ask
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.sheet import Sheet
from rules.tres_fute_4ever.state import Player
from tests.rules.tres_fute_4ever.notation import FULL, choosing, presented, sheet
from tests.wire.conftest import Bot
from tests.wire.games.tres_fute_4ever import KEY, laid_out, private, started, the_state
from tests.wire.players import Round, controls, sets_options

pytestmark = pytest.mark.wire

MANY = """
    extra   o o o o o o
    polish  o o o o o o o o
    grey    A B C
"""
"""A sheet on which almost everything is possible."""

FRENCH = {"play": "/jouer", "game": "jeu", "join": "Rejoindre", "start": "Commencer"}


@pytest.fixture
def denis(playground: Playground, server: Server) -> Person:
    return playground.person("Denis", locale="fr", servers=[server])


async def check_over(people: Round, over: Table) -> None:
    tables = people.bot.client.app.tables
    position = tables.position(over)
    assert position.result is not None
    assert await tables.replayed(over) == position.state


# ── whole games ──────────────────────────────────────────────────────────────────────────────────


async def test_four_play_in_two_languages_while_the_dice_roll_by_themselves(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    """A French table with two people, one of whom reads English, and two robots."""
    people = Round(bot, table, [ana, chloe])
    await chloe.types(table, "/jouer", jeu=KEY)
    await sets_options(chloe, table, {"Confort": ["Lancers automatiques"]})
    await ana.presses("Rejoindre", channel=table)
    for _ in range(2):
        await chloe.presses("Ajouter un robot", channel=table)
    await chloe.presses("Commencer", channel=table)
    over = await people.play()
    assert [chair.robot for chair in over.chairs] == [False, False, True, True]
    await check_over(people, over)
    assert "## La partie est terminée" in ana.reads(table)
    english = [message.text for message in ana.sees(table) if message.private]
    french = [message.text for message in chloe.sees(table) if message.private]
    assert english
    assert french
    assert not any("Waiting for" in text or "turn" in text for text in french)
    assert not any("attend" in text or "à vous" in text for text in english)


async def test_four_people_play_to_the_end_pressing_at_the_same_moment(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    """From /play to the ranking by nothing but presses, the passive players all at once."""
    others = [playground.person(name, servers=[server]) for name in ("Cleo", "Dora")]
    people = Round(bot, table, [ana, ben, *others])
    await ana.types(table, "/play", game=KEY)
    await sets_options(ana, table, {"Comfort": ["Automatic rolls"]})
    for person in (ben, *others):
        await person.presses("Join", channel=table)
    await ana.presses("Start", channel=table)
    over = await people.play_together()
    assert not any(chair.robot for chair in over.chairs)
    assert people.at_once >= 3, "whoever is passive presses while the others do"
    await check_over(people, over)
    assert {row.seat for row in await bot.store.log.steps(over.id)} == {0, 1, 2, 3}
    ranking = [message.text for message in ana.sees(table) if not message.private][-1]
    assert ranking.startswith("## The game is over")
    assert all(chair.name in ranking for chair in over.chairs)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_somebody_plays_alone(
    bot: Bot, table: Channel, ana: Person, chloe: Person, language: str
) -> None:
    person, words = (ana, {}) if language == "en" else (chloe, FRENCH)
    people = Round(bot, table, [person], seed=2)
    await people.open(KEY, **words)
    over = await people.play()
    await check_over(people, over)
    ended = {"en": "All rounds have been played.", "fr": "Toutes les manches sont jouées."}
    assert ended[language] in person.sees(table)[-1].text


# ── who sees what, and where ─────────────────────────────────────────────────────────────────────


async def test_passive_players_choose_at_the_same_moment(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person, denis: Person
) -> None:
    people = await started(bot, table, ana, ben, chloe, denis)
    await laid_out(people, presented(*(Sheet(),) * 3, tray="Y1 P4 G6", box="B1 S2 W5"))
    board = ana.sees(table)[-1]
    assert board.button("Your move")
    assert not controls(board), "nothing to press for one of them in public"
    passive = (ben, chloe, denis)
    assert all(f"<@{person.id}>" in board.text for person in passive)
    assert f"<@{ana.id}>" not in board.text
    for person in passive:
        opened = await person.presses(custom_id=people.your_move(person), channel=table)
        assert opened.private_message is not None
        own = (f"{person.name}’s sheet", f"Feuille ({person.name})")
        assert any(words in _alt(opened.private_message) for words in own)
    await asyncio.gather(
        ben.press_soon("Pink 4", on=private(ben, table)),
        chloe.press_soon("Rose 4", on=private(chloe, table)),
        denis.press_soon("Ne rien prendre", on=private(denis, table)),
    )
    await bot.idle()
    state = await the_state(people)
    assert [player.sheet.pink for player in state.players] == [(), (4,), (4,), ()]
    assert state.active == 1, "the turn went on by itself"


def _alt(message: SeenMessage) -> str:
    return " ".join(picture.alt or "" for picture in message.pictures)


async def test_a_private_picture_is_drawn_again_only_when_it_shows_something_else(
    bot: Bot, table: Channel, ben: Person, chloe: Person, ana: Person
) -> None:
    people = await started(bot, table, ana, ben, chloe)
    await laid_out(people, presented(sheet(MANY), Sheet(), tray="W3 P4 G6", box="B1 S2 Y5"))
    await ben.presses("Your move", channel=table)
    (first,) = private(ben, table).pictures
    await ben.presses("White 3", on=private(ben, table))
    (kept,) = private(ben, table).pictures
    assert (kept.name, kept.content) == (first.name, first.content)
    assert not uploads(bot.playground.activity.exchanges[-1])
    await chloe.presses("Your move", channel=table)
    await chloe.presses("Rose 4", on=private(chloe, table))
    await ben.presses("Back", on=private(ben, table))
    (other,) = private(ben, table).pictures
    assert other.name != first.name
    assert other.pixels != first.pixels, "somebody has points now"


def uploads(exchange: Exchange) -> object:
    """The files that a request brings; an edit that does not name them keeps them."""
    assert exchange.method == "PATCH"
    return exchange.body.get("attachments")


async def test_the_last_passive_player_has_the_controls_and_their_sheet_on_the_board(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await started(bot, table, ana, ben)
    await laid_out(people, presented(sheet("pink 6"), tray="Y1 P4 G6", box="B1 S2 W5"))
    board = ben.sees(table)[-1]
    assert board.button("Pink 4")
    assert "Ben’s sheet" in _alt(board)
    mine = await ana.presses("My view", channel=table)
    assert mine.private_message is not None
    assert "Ana’s sheet" in _alt(mine.private_message)
    await ben.presses("Pink 4", channel=table)
    assert (await the_state(people)).players[1].sheet.pink == (6, 4)


async def test_anybodys_sheet_can_be_looked_at(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await started(bot, table, ana, ben)
    await laid_out(people, presented(sheet("pink 6"), tray="Y1 P4 G6", box="B1 S2 W5"))
    looked = await ana.presses("Sheets", channel=table)
    assert looked.private_message is not None
    assert "Ana’s sheet: nothing entered yet." in _alt(looked.private_message)
    await ana.presses("Ben", on=looked.private_message)
    assert "Ben’s sheet: pink 6." in _alt(private(ana, table))


async def test_what_leaves_no_choice_is_carried_through_and_told(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await started(bot, table, ana, ben)
    state = choosing(Sheet(), "Y3", box="B1 S2", tray="P4 G6 W5", roll=3, seats=2)
    await laid_out(people, replace(state, players=(state.players[0], Player(sheet(FULL)))))
    await ana.presses("Give up this roll", channel=table)
    told = ana.reads(table)
    assert "**Ben** can enter none of the dice" in told
    assert "**Ben** is the active player" in told


# ── chains ───────────────────────────────────────────────────────────────────────────────────────


async def test_a_restart_inside_a_chain_of_bonuses(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """A yellow 1 in the middle row's second cell gives pink, pink's third cell green, and so on."""
    people = await started(bot, table, ana, ben)
    own = sheet("""
        middle  1
        pink    1 1
        lower   1
    """)
    await laid_out(people, choosing(own, "Y1 B1 S1 G1 P1 W1", seats=2))
    await ana.chooses("Yellow 1", ["middle row: pink “?”"], channel=table)
    assert (await the_state(people)).players[0].pool == ("pink",)
    await bot.restart()
    await ana.chooses("pink “?”", ["5, cell 3: green “?”"], channel=table)
    await bot.restart()
    await ana.chooses("green “?”", ["number 6 → cell 2 bottom: blue “?”"], channel=table)
    state = await the_state(people)
    assert state.players[0].pool == ("blue",)
    assert state.players[0].sheet.pink == (1, 1, 5)
    await ana.chooses("row 6", ["cell 6-6"], channel=table)
    state = await the_state(people)
    assert not state.players[0].pool
    assert state.players[0].doing == "roll"


async def test_a_chain_is_resolved_by_its_owner_while_the_others_go_on(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    people = await started(bot, table, ana, ben, chloe)
    state = presented(sheet("middle 1"), Sheet(), tray="Y1 P4 G6", box="B1 S2 W5")
    await laid_out(people, state)
    await ben.presses("Your move", channel=table)
    await ben.chooses("Yellow 1", ["middle row: pink “?”"], on=private(ben, table))
    await chloe.presses("Your move", channel=table)
    await chloe.presses("Rose 4", on=private(chloe, table))
    await bot.idle()
    state = await the_state(people)
    assert state.players[1].pool == ("pink",)
    assert state.players[2].sheet.pink == (4,)
    entries = [option.label for menu in ben.sees(table)[-1].selects for option in menu.options]
    assert "5, cell 1: polish" in entries, "the only one awaited plays on the board"


# ── limits ───────────────────────────────────────────────────────────────────────────────────────


async def test_the_most_options_keep_within_discords_limits(
    bot: Bot, table: Channel, ana: Person, playground: Playground
) -> None:
    """Every way through an extra die with nine polishes: die, number, zone, place."""
    people = await started(bot, table, ana)
    own = sheet(MANY)
    state = presented(own, tray="Y3 B3 S3 G3 P3 W3", doing="extra")
    alone = replace(state, players=(replace(state.players[1], sheet=own),), passive_turn=True)
    await laid_out(people, replace(alone, active=0))
    asked = GAME.asks(await the_state(people))[0]
    assert len(asked.moves) > 100
    await ana.presses("+1: White 3", channel=table)
    await ana.chooses("as 6, 3 polish", ["blue → cell 6-6 · 3 polish"], channel=table)
    assert (6, 6) in (await the_state(people)).players[0].sheet.blue
    await playground.quiet()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_of_the_worst_question_fits_a_message(language: str) -> None:
    """All ways through the parts of an extra die, and of a black “?”, on a board with its row."""
    say = Speaker(language, KEY, ("W" * 32,) * 2)
    own = sheet(MANY)
    extra = presented(own, tray="Y3 B3 S3 G3 P3 W3", doing="extra")
    black = replace(extra, players=(extra.players[0], Player(own, "extra", ("black", "pink"))))
    for state in (extra, black):
        ask = GAME.asks(state)[1]
        assert len(ask.moves) > 80
        assert _steps(ask, say, None) > 1


def _steps(ask: Ask, say: Speaker, progress: Progress) -> int:
    """Checks one message and every one that follows from it; counts them."""
    planned = plan(ask, Place(ids.Surface.BOARD, 1, 0, 1), say, progress)
    footer = tuple(Button(f"look-{number}", "Look") for number in range(4))
    layout(Screen(head=planned.chosen or "?", rows=planned.rows, footer=footer), {})
    inward = [control for row in planned.rows for control in _inward(row, progress)]
    return 1 + sum(_steps(ask, say, chosen) for chosen in inward)


def _inward(row: Row, progress: Progress) -> Iterator[Chosen]:
    """The controls of a row that lead further into a move."""
    here = progress.depth if isinstance(progress, Chosen) else 0
    if isinstance(row, Menu):
        read = (entry.value.split(":") for entry in row.entries)
        yield from (Chosen(0, action, int(depth)) for action, depth in read if int(depth))
        return
    for control in (ids.read(button.id) for button in row):
        if isinstance(control, ids.Into) and control.depth > here:
            yield Chosen(control.question, control.action, control.depth)


async def test_the_black_mark_offers_every_zone(bot: Bot, table: Channel, ana: Person) -> None:
    people = await started(bot, table, ana)
    state = choosing(sheet("grey A B C"), "Y1 B1 S1 G1 P1 W1", roll=0)
    hand = tuple(replace(die, lies="hand") for die in state.dice)
    first = replace(state.players[0], pool=("black",), doing="roll")
    await laid_out(people, replace(state, round=4, dice=hand, players=(first,)))
    board = ana.sees(table)[-1]
    zones = [menu.placeholder for menu in board.selects]
    assert zones == ["yellow", "grey", "green", "pink"]
    assert board.button("blue"), "too many cells for one menu"
    await ana.chooses("grey", ["E, 5 cells: green “?”"], channel=table)
    assert (await the_state(people)).players[0].pool == ("green",)
