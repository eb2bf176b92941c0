"""Think Str8! on the wire: whole games, the private pad, and nothing secret in the channel."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as with_fields

from bot import table as bot_table
from bot.ui import ids
from playground import Person, Playground
from playground.seen import Seen
from playground.testing import watched
from playground.world import Channel, Message, Server
from rules.catalog import GAMES
from rules.core.chance import Luck
from rules.think_str8 import GAME
from rules.think_str8.state import State
from tests.contract.play import played
from tests.rules.think_str8.supplied import redeal
from tests.rules.think_str8.test_secrets import dealt_for
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

KEY = "think-str8"
FRENCH = {"play": "/jouer", "game": "jeu", "join": "Rejoindre", "start": "Commencer"}
PAD = "Cross numbers out on your pad"


def from_round(number: int, seats: int, **options: str) -> State:
    """The table as it stands when this round of a random game begins."""
    play = played(GAME, seats, options, seed=number)
    return next(s for s in play.states if s.step == "roll" and s.round == number)


async def dealt(bot: Bot, state: State) -> None:
    """The next game on this bot begins like this."""
    bot.games = {**GAMES, KEY: replace(GAME, new=lambda *_: state)}
    await bot.restart()


@pytest.fixture(name="denis")
def _denis(playground: Playground, server: Server) -> Person:
    return playground.person("Denis", locale="fr", servers=[server])


# ── whole games ──────────────────────────────────────────────────────────────────────────────────


async def finished(people: Round) -> None:
    over = await people.play()
    await people.bot.idle()
    tables = people.bot.client.house.tables
    position = tables.position(over)
    assert position.result is not None
    assert await tables.replayed(over) == position.state


async def test_two_people_play_in_english(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    await finished(people)
    assert "All cards have been guessed and shown." in ana.sees(table)[-1].text


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
    """Half of the game is played before the direct messages are opened again."""
    playground.close_dms(ben)
    await dealt(bot, from_round(6, 4))
    people = Round(bot, table, [ana, ben, chloe, denis], seed=2)
    await people.open(KEY)
    for _ in range(6):
        for person in await people.awaited():
            await people.press(person)
    await bot.idle()
    assert ben.dms == []
    assert ana.dms[-1].pictures
    playground.open_dms(ben)
    await ben.types(table, "/doctor")
    await finished(people)
    assert "Think Str8!" in ben.dms[-1].text
    assert ben.dms[-1].pictures


async def test_a_restart_between_all_steps(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """A last round with its exchanges, and the final guess."""
    await dealt(bot, from_round(10, 2))
    people = Round(bot, table, [ana, ben], seed=3)
    await people.open(KEY)
    while (await people.table()).stage == "playing":
        await bot.restart()
        await people.press((await people.awaited())[0])
    steps = {row.seat for row in await bot.store.steps((await people.table()).id)}
    assert steps == {0, 1}


async def test_robots_sit_at_a_table_with_assistance(bot: Bot, table: Channel, ana: Person) -> None:
    await dealt(bot, from_round(8, 4, assist="on"))
    await ana.types(table, "/play", game=KEY)
    for _ in range(3):
        await ana.presses("Add a robot", channel=table)
    await ana.presses("Start", channel=table)
    people = Round(bot, table, [ana], seed=4)
    await finished(people)
    assert ana.dms[-1].pictures


# ── the pad ──────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(name="two")
async def _two(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    await dealt(bot, from_round(4, 2))
    people = Round(bot, table, [ana, ben], seed=5)
    await people.open(KEY)
    await bot.idle()
    return people


async def crossed(person: Person, message: Seen, count: int = 2) -> tuple[Seen, list[str]]:
    """Opens blue on a private message and crosses its first values out."""
    opened = await person.chooses(PAD, ["Blue"], on=message)
    shown = opened.private_message or opened.message
    assert shown is not None
    menu = marks(shown)
    values = [option.value for option in menu.options[:count]]
    answer = await person.chooses(menu.placeholder, values, on=shown)
    after = answer.private_message or answer.message
    assert after is not None
    return after, values


def marks(message: Seen):  # type: ignore[no-untyped-def]  # the playground's own kind of menu
    return next(m for m in message.selects if isinstance(ids.read(m.custom_id), ids.Mark))


def chosen(message: Seen) -> list[str]:
    return [option.value for option in marks(message).options if option.default]


async def test_crosses_are_drawn_kept_and_shown_on_every_private_view(
    two: Round, table: Channel, ana: Person, ben: Person
) -> None:
    bot, before = two.bot, ana.dms[-1]
    after, values = await crossed(ana, before)
    assert chosen(after) == values
    assert after.pictures[0].content != before.pictures[0].content
    await bot.restart()
    opened = await ana.presses("My view", channel=table)
    view = opened.private_message
    assert view is not None
    assert view.pictures[0].content == after.pictures[0].content
    view, fewer = await crossed(ana, view, count=1)
    await bot.idle()
    assert ana.dms[-1].pictures[0].content == view.pictures[0].content, "the message follows"
    assert await bot.store.notes((await two.table()).id, 0) == fewer
    assert await bot.store.notes((await two.table()).id, 1) == []
    assert ben.dms[-1].pictures[0].content != view.pictures[0].content


async def test_notes_are_no_moves(two: Round, table: Channel, ana: Person, ben: Person) -> None:
    """No step, no version, nothing in the channel; and they are said to a blind player."""
    before, seen = await two.table(), ben.sees(table)
    _, values = await crossed(ana, ana.dms[-1])
    assert await two.table() == before
    assert [m.record for m in ben.sees(table)] == [m.record for m in seen]
    await ana.presses("More", channel=table)
    answer = await ana.presses("As text", channel=table)
    text = (answer.private_message or answer.message).text  # type: ignore[union-attr]
    numbers = ", ".join(value.split("-")[1] for value in values)
    assert f"{PAD}**\n- Blue · {numbers}" in text


async def test_an_exchange_erases_the_crosses_of_its_colour(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    start = from_round(4, 2)
    seat = start.track[0]
    await dealt(bot, with_fields(start, step="exchange", dice=("red",) * 3, exchanging=(seat,)))
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    await bot.idle()
    person = (ana, ben)[seat]
    direct, values = await crossed(person, person.dms[-1])
    assert direct.button("The blue card")
    stale = direct
    await person.presses("The blue card", on=direct)
    await bot.idle()
    opened = await person.chooses(PAD, ["Blue"], on=person.dms[-1])
    assert opened.message is not None
    assert chosen(opened.message) == []
    assert not set(values) & {option.value for option in marks(opened.message).options}
    await person.forges(marks(stale).custom_id, values, on=person.dms[-1])
    kept = await bot.store.notes((await people.table()).id, seat)
    assert sorted(kept) == sorted(values), "an old menu puts nothing on the new card"


async def test_nobody_marks_another_seats_pad(
    two: Round, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    after, values = await crossed(ana, ana.dms[-1])
    board = ben.sees(table)[-1]
    for person in (ben, chloe):
        await person.forges(marks(after).custom_id, [], on=board)
    number = (await two.table()).id
    assert list(await two.bot.store.notes(number, 0)) == values
    view = await ben.presses("My view", channel=table)
    assert view.private_message is not None
    forged = ids.Mark(ids.PRIVATE, number, 0)
    await ben.forges(str(forged), ["blue-9-9"], on=view.private_message)
    assert list(await two.bot.store.notes(number, 1)) == []


# ── the final guess ──────────────────────────────────────────────────────────────────────────────


async def test_the_final_guess_is_made_in_private_colour_by_colour(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    """Changeable until all are in; the channel learns who is done, and nothing else."""
    await dealt(bot, with_fields(from_round(10, 2), step="guess"))
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    view = (await ana.presses("Your move", channel=table)).private_message
    assert view is not None
    public = [message.text for message in chloe.sees(table)]
    picked = await ana.chooses("Red: name none", ["red 2", "red 5"], on=view)
    named = await ana.presses("Red: name 2 numbers", on=picked.message)
    assert named.message is not None
    menu = named.message.select("Red: name 2 numbers")
    assert menu is not None
    assert [option.label for option in menu.options if option.default] == ["red 2", "red 5"]
    await ana.chooses(PAD, ["Grey"], on=named.message)
    assert [message.text for message in chloe.sees(table)][-1:] == public[-1:]
    await ana.presses("Done", on=named.message)
    assert "Ana has guessed." in chloe.reads(table)
    again = (await ana.presses("Your move", channel=table)).private_message
    assert again is not None
    assert "You may still change your answer." in again.text
    await ana.presses("Blue: name none", on=again)
    await ben.presses("Your move", channel=table)
    await ben.presses("Done", channel=table)
    assert (await people.table()).stage == "over"
    assert "Ana had" in chloe.reads(table)


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────


Snapshot = tuple[str, str, list[tuple[str | None, bytes]]]


def normal(text: str, channel: Channel) -> str:
    """Without ids, which are given by the clock, in the order in which they come."""
    known: dict[str, str] = {str(channel.id): "the channel"}
    return re.sub(r"\d{17,20}", lambda m: known.setdefault(m[0], f"#{len(known)}"), text)


@asynccontextmanager
async def recorded(folder: Path, state: State) -> AsyncIterator[tuple[Round, list[Snapshot]]]:
    """A table of two people on a Discord of its own, and all that is sent to its channel."""
    async with watched() as playground:
        bot_main_point(playground.url)
        server = playground.server("Friends")
        channel = playground.channel(server, "table")
        people = [playground.person(name, servers=[server]) for name in ("Ana", "Ben")]
        sent: list[Snapshot] = []
        playground.announce = listening(playground.announce, channel, sent)  # type: ignore[method-assign]
        folder.mkdir()
        bot = Bot(playground, folder / "sixpips.db")
        bot.games = {**GAMES, KEY: replace(GAME, new=lambda *_: state)}
        await bot.start()
        yield Round(bot, channel, people, seed=6), sent
        await bot.stop()


def listening(
    announce: Callable[[str, Message], None], channel: Channel, sent: list[Snapshot]
) -> Callable[[str, Message], None]:
    def heard(event: str, message: Message) -> None:
        if message.channel_id == channel.id and not message.ephemeral:
            said = normal(f"{message.content} {message.components}", channel)
            sent.append((event, said, [(a.description, a.content) for a in message.attachments]))
        announce(event, message)

    return heard


def bot_main_point(url: str) -> None:
    from bot.__main__ import point_at_playground

    point_at_playground(url)


async def to_the_guesses(people: Round) -> State:
    """Three rounds by presses, crosses on both pads, and some guesses that nobody reveals."""
    await people.open(KEY)
    tables = people.bot.client.house.tables
    for person in people.people.values():
        await people.bot.idle()
        await crossed(person, person.dms[-1])
    while (state := tables.position(await people.table()).state).step != "guess":
        await people.press((await people.awaited())[0])
    for person in people.people.values():
        opened = await person.presses("Your move", channel=people.channel)
        await person.presses("Green: name none", on=opened.private_message)
        await people.bot.idle()
    return state


async def test_the_channel_gets_the_same_bytes_whatever_the_hidden_cards_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games with the same presses that differ only in what the channel cannot see."""
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(bot_table.secrets, "token_bytes", lambda n: b"7" * n)
    start = from_round(8, 2)
    async with recorded(tmp_path / "one", start) as (people, sent):
        end = await to_the_guesses(people)
    other = dealt_for(redeal(end, None, Luck(b"again")), start)
    assert other.racks != start.racks
    assert other.aside == start.aside
    async with recorded(tmp_path / "other", other) as (people, sent_again):
        await to_the_guesses(people)
    assert len(sent) > 20
    assert sent_again == sent
