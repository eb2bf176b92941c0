"""Verflixxt! on the wire: whole games by presses, worm tokens in private, the lobby's refusals."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from bot.store.tables import Table
from bot.ui.limits import BUTTON_LABEL
from playground import Person, Playground
from playground.discord.world import Channel, Server
from playground.people.seen_message import SeenMessage
from rules.catalog import GAMES
from rules.verflixxt import GAME
from rules.verflixxt.state import State
from tests.rules.verflixxt.notation import position
from tests.wire.conftest import Bot
from tests.wire.players import Round, controls, sets_options

pytestmark = pytest.mark.wire

KEY = GAME.key
ENGLISH = {"play": "/play", "game": "game", "join": "Join", "start": "Start"}
FRENCH = {"play": "/jouer", "game": "jeu", "join": "Rejoindre", "start": "Commencer"}
NAMES = ("Ana", "Ben", "Chloé", "Denis", "Éva", "Farid", "Gus", "Hal")
WORMS = {
    "Expansion": ["Verflixxt nochmal!, shuffled track"],
    "Variants": ["Worm tokens (with the expansion)"],
}
VERS = {
    "Extension": ["Verflixxt nochmal\u202f!, parcours standard"],
    "Fin de la partie": ["Quand un joueur a rentré tous ses pions"],
    "Variantes": ["Jetons véreux (avec l’extension)"],
}


class Wormy(Round):
    """People who also play their worm tokens, under "Your move"."""

    async def press(self, person: Person) -> None:
        table = await self.table()
        ask = self.bot.client.app.tables.position(table).asks[table.seat_of(person.id) or 0]
        secret = any(question.private for question in ask.questions)
        if secret and not any(m.private and controls(m) for m in person.sees(self.channel)):
            await person.presses(custom_id=self.your_move(person), channel=self.channel)
        await super().press(person)


@pytest.fixture(name="crowd")
def _crowd(playground: Playground, server: Server) -> list[Person]:
    """Eight people; every second one reads French, the first one too."""
    locales = ("fr", "en-US") * 4
    return [
        playground.person(name, locale=locale, servers=[server])
        for name, locale in zip(NAMES, locales, strict=True)
    ]


async def opened(
    people: Round, values: Mapping[str, Sequence[str]], words: Mapping[str, str] = ENGLISH
) -> None:
    """A lobby with these options, everybody seated, and the start."""
    first, *others = people.people.values()
    await first.types(people.channel, words["play"], **{words["game"]: KEY})
    await sets_options(first, people.channel, values)
    for person in others:
        await person.presses(words["join"], channel=people.channel)
    await first.presses(words["start"], channel=people.channel)
    await people.bot.idle()


async def dealt(bot: Bot, state: State) -> None:
    """The next game on this bot begins like this."""
    bot.games = {**GAMES, KEY: replace(GAME, new=lambda *_: state)}
    await bot.restart()


async def replayed(people: Round, over: Table) -> None:
    await people.bot.idle()
    tables = people.bot.client.app.tables
    assert over.stage == "over"
    assert await tables.replayed(over) == tables.position(over).state


def board(person: Person, channel: Channel) -> SeenMessage:
    return next(m for m in person.sees(channel)[::-1] if m.pictures and not m.private)


# ── whole games ──────────────────────────────────────────────────────────────────────────────────


async def test_two_people_play_the_base_game_with_at_most_one_press_a_turn(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    over = await people.play()
    await replayed(people, over)
    assert people.presses == over.step <= bot.client.app.tables.position(over).state.turn.count
    assert "Every pawn is home." in ana.sees(table)[-1].text
    assert ana.dms == ben.dms == [], "nothing is secret, so nobody is whispered to"


async def test_six_people_play_the_base_game_in_french(
    bot: Bot, table: Channel, crowd: list[Person]
) -> None:
    people = Round(bot, table, crowd[:6], seed=1)
    await people.open(KEY, **FRENCH)
    assert board(crowd[0], table).buttons[0].label.startswith("Départ → ")
    await replayed(people, await people.play())
    assert "Tous les pions sont rentrés." in crowd[0].sees(table)[-1].text


async def test_eight_people_play_the_expansion_with_worms_in_both_languages(
    bot: Bot, playground: Playground, table: Channel, crowd: list[Person]
) -> None:
    """The table speaks French, everybody's own messages their reader's language.

    Most have closed their direct messages: for them everything goes under "Your move".
    """
    for person in crowd[2:]:
        playground.close_dms(person)
    people = Wormy(bot, table, crowd, seed=2)
    await opened(people, VERS, FRENCH)
    over = await people.play()
    await replayed(people, over)
    told = [row.events for row in await bot.store.log.steps(over.id)]
    assert any(b"worm-played" in bytes(events) for events in told)
    assert "La partie est terminée" in crowd[0].sees(table)[-1].text
    assert all(person.dms == [] for person in crowd[2:])
    french, english = (person.dms[-1].text for person in crowd[:2])
    assert "La partie est terminée." in french
    assert "The game is over." in english


async def test_robots_are_told_in_one_board_with_a_line_each(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/play", game=KEY)
    for _ in range(5):
        await ana.presses("Add a robot", channel=table)
    await ana.presses("Start", channel=table)
    people = Round(bot, table, [ana], seed=3)
    await people.press(ana)
    await bot.idle()
    await people.press(ana)
    await bot.idle()
    lines = [line for line in board(ana, table).words.splitlines() if line.startswith("- ")]
    assert len(lines) <= 6, "what she has read is not told again"
    for robot in ("🦉 Ada", "🦊 Blaise", "🐻 Carl", "🐬 Daphne", "🐝 Emmy"):
        (told,) = [line for line in lines if line.startswith(f"- **{robot}** rolls")]
        assert " → " in told
    assert lines[-1].startswith("- **Ana** rolls ")
    assert len(board(ana, table).text) < 2000
    await replayed(people, await people.play())
    assert len([m for m in ana.sees(table) if m.pictures]) <= 2, "one person alone: edits"


# ── the lobby ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"Variants": ["Worm tokens (with the expansion)"]}, "Worm tokens need the expansion"),
        (
            {
                "Expansion": ["Verflixxt nochmal!, standard track"],
                "Variants": ["Passed tiles come back before Finish"],
            },
            "With the expansion passed tiles do not come back",
        ),
    ],
)
async def test_what_does_not_go_together_is_refused_with_the_reason(
    bot: Bot, table: Channel, ana: Person, values: Mapping[str, Sequence[str]], reason: str
) -> None:
    await ana.types(table, "/play", game=KEY)
    await sets_options(ana, table, values)
    await bot.idle()
    assert any(reason in m.text for m in ana.sees(table) if m.private)
    last = await bot.store.tables.last_in(table.id)
    assert last is not None
    assert last.options.get("worms", "off") == last.options.get("recycle", "off") == "off"


async def test_the_seventh_player_needs_the_expansion(
    bot: Bot, table: Channel, crowd: list[Person]
) -> None:
    _, first, *others = (*crowd, crowd[0])
    await first.types(table, "/play", game=KEY)
    assert "2 to 6 players" in first.sees(table)[-1].text
    for person in others[:5]:
        await person.presses("Join", channel=table)
    refused = await others[5].presses("Join", channel=table)
    await bot.idle()
    assert "7 players need the expansion" in refused.private
    await sets_options(first, table, {"Expansion": ["Verflixxt nochmal!, standard track"]})
    await bot.idle()
    assert "2 to 8 players" in first.sees(table)[0].text
    for person in others[5:]:
        await person.presses("Join", channel=table)
    await first.presses("Start", channel=table)
    await bot.idle()
    assert "2 × Ben" in board(first, table).pictures[0].alt


async def test_a_first_direct_message_comes_as_soon_as_there_are_secrets(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    await ana.types(table, "/play", game=KEY)
    await ben.presses("Join", channel=table)
    await bot.idle()
    assert ana.dms == ben.dms == []
    await sets_options(ana, table, WORMS)
    await bot.idle()
    assert len(ana.dms) == len(ben.dms) == 1
    await chloe.presses("Join", channel=table)
    await bot.idle()
    assert len(chloe.dms) == 1
    assert len(ana.dms) == 1


# ── worm tokens ──────────────────────────────────────────────────────────────────────────────────

SWAP = "S:x -3a:A -4a:B -5a:Bg -6a:A La F"


def holding(worm: str) -> State:
    """Ana to move, with this token in her hand."""
    return position(SWAP, roll=1, face="cross", worms={"A": worm}, pile="push")


async def test_a_token_is_played_in_private_part_by_part_across_a_restart(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await dealt(bot, holding("swap"))
    people = Round(bot, table, [ana, ben])
    await opened(people, WORMS)
    assert ana.dms[-1].button("Swap…") is not None
    yours = await ana.presses("Your move", channel=table)
    part = await ana.presses("Swap…", on=yours.private_message)
    assert part.message is not None
    await bot.restart()
    inside = await ana.presses("pawn on −6a", on=part.message)
    assert inside.message is not None
    assert "Swap… → pawn on −6a" in inside.message.text
    await ana.presses("guard on −5a", on=inside.message)
    await bot.idle()
    assert "plays “swap”" in board(ben, table).words
    assert (await people.awaited()) == [ana], "the move is still to be made"


async def test_a_token_is_played_in_the_direct_message(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await dealt(bot, holding("double"))
    people = Round(bot, table, [ana, ben])
    await opened(people, WORMS)
    await ana.presses("Double turn", on=ana.dms[-1])
    await bot.idle()
    assert "plays “double turn”" in board(ben, table).words
    await ana.presses("−3a → −4a · take", on=ana.dms[-1])
    await bot.idle()
    assert " · plays again · rolls " in board(ben, table).words
    assert await people.awaited() == [ana]


async def test_the_channel_cannot_tell_which_tokens_are_held(
    bot: Bot, playground: Playground, server: Server, ana: Person, ben: Person, chloe: Person
) -> None:
    """Also where one kind could be played now and the other could not."""
    seen = []
    for number, worm in enumerate(("double", "bury")):
        await dealt(bot, holding(worm))
        channel = playground.channel(server, f"table-{number}")
        await opened(Round(bot, channel, [ana, ben]), WORMS)
        shown = board(chloe, channel)
        story = "\n".join(line for line in shown.text.splitlines() if "-#" not in line)
        labels = [button.label for button in shown.buttons]
        seen.append((story, labels, shown.pictures[0].alt, shown.pictures[0].pixels))
    assert seen[0] == seen[1]
    assert "Your move" in seen[0][1]
    assert "bury" in ana.dms[-1].pictures[0].alt


# ── at the limits ────────────────────────────────────────────────────────────────────────────────

MOST = "S -3a:Ag -4a:Ag -5a:Ag -6a:Bg -7a:Bg -8a:Bg La:Cg Lb:Cg +8:x F"


async def test_the_most_moves_that_can_be_on_offer(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    """A 1 that is free: everything forward, nearly everything back, or stay. A menu holds it."""
    await dealt(bot, position(MOST, roll=1, face="question", seats=3, one_is_free=True))
    people = Round(bot, table, [ana, ben, chloe])
    await people.open(KEY)
    await bot.idle()
    (menu,) = board(ana, table).selects
    assert 20 < len(menu.options) <= 25
    assert all(len(option.label) <= BUTTON_LABEL for option in menu.options)
    await ana.chooses(menu.placeholder, ["Stay where you are"], on=board(ana, table))
    await bot.idle()
    assert "**Ana** stays put" in board(ben, table).text


async def test_two_presses_at_once_are_one_move(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    (person,) = await people.awaited()
    shown = board(person, table)
    pawn = shown.buttons[0].custom_id
    await asyncio.gather(*(person.press_soon(custom_id=pawn, on=shown) for _ in range(2)))
    await bot.idle()
    assert (await people.table()).step == 1
    assert any("already" in text for text in await people.told(person))


async def test_a_restart_in_the_middle_and_the_others_buttons(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben], seed=5)
    await people.open(KEY)
    for _ in range(8):
        await bot.restart()
        (person,) = await people.awaited()
        other = ben if person is ana else ana
        shown = board(person, table)
        await other.presses(custom_id=shown.buttons[0].custom_id, on=board(other, table))
        await people.press(person)
    assert (await people.table()).step == 8, "nobody has moved for somebody else"
