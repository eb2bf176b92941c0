"""People who call themselves terrible things: shown everywhere, and harmless everywhere."""

import re
import unicodedata
from collections.abc import Iterator

import pytest

from playground import Person, Playground
from playground.discord.components import walk
from playground.discord.world import Channel, Message, Server
from renderers.catalog import PICTURES
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

NAMES = (
    "@everyone <@1> <@&1>",
    "**b** _i_ ||s|| [x](http://a.b)",
    "\u202egnp.exe\u202c\u2066\u2069",
    "Z" + "\u0300\u0323\u0489" * 10,
    "\u200b\u2060\u3164\u2800",
    "W" * 32,
    "👩‍👩‍👧‍👦 🏳️‍🌈",
    "two\nlines\x00\x1b[31m",
)
GAMES = {"yahtzee": 8, "tres-fute-4ever": 4, "think-str8": 4, "verflixxt": 6, "desfausse": 5}
STEERING = re.compile("[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066\u2067]")
STACKED = re.compile("m{3}")
EFFECTIVE = re.compile(r"@everyone|<@1>|<@&1>|\*\*b\*\*|(?<!\\)\|\|s|(?<!\\)\[x\]\(|http://a")


def written(message: Message) -> Iterator[str]:
    """Everything that can be read on a message, with labels and alternative texts."""
    for _, part in walk(message.components):
        for key in ("content", "label", "placeholder"):
            yield part.get(key) or ""
        yield from (option["label"] for option in part.get("options") or [])
        yield from (item.get("description") or "" for item in part.get("items") or [])


def assert_harmless(message: Message, people: set[int]) -> None:
    for text in written(message):
        assert not STEERING.search(text), ascii(text)
        marks = "".join("m" if unicodedata.category(s) in ("Mn", "Me") else "." for s in text)
        assert not STACKED.search(marks), ascii(text)
    for _, part in walk(message.components):
        assert not EFFECTIVE.search(part.get("content") or ""), ascii(part["content"])
    assert set(message.pinged) <= people


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_of_terrible_names(
    game: str, bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person
) -> None:
    terrible = [playground.person(name, servers=[server]) for name in NAMES[: GAMES[game]]]
    people = Round(bot, table, terrible)
    await people.open(game)
    for _ in range(6):
        for person in await people.awaited():
            await people.press(person)
    for command in ("/view", "/history", "/turns"):
        await terrible[0].types(table, command)
    sheets = ("Sheets",) if PICTURES[game].sheet else ()
    await ana.presses(custom_id=people.your_move(ana), channel=table)
    for label in (*sheets, "What happened?"):
        await ana.presses(label, channel=table)
    more = await ana.presses("More", channel=table)
    await ana.presses("As text", on=more)
    await terrible[1].types(table, "/settings mine", reminders="channel")
    await terrible[1].types(table, "/seat substitute")
    await ana.presses("Take this seat", channel=table)
    await terrible[2].types(table, "/seat robot")
    await bot.passes(9 * 60 * 60)
    names = [chair.name for chair in (await people.table()).chairs]
    assert all(name.strip() and len(name) <= 32 for name in names)
    known = {person.id for person in terrible} | {ana.id}
    for message in playground.world.messages.values():
        assert_harmless(message, known)


async def test_somebody_without_a_visible_name_is_called_by_a_number(
    bot: Bot, playground: Playground, server: Server, table: Channel
) -> None:
    nobody = playground.person("\u200b\u3164", servers=[server])
    await nobody.types(table, "/play", game="yahtzee")
    row = await bot.store.tables.last_in(table.id)
    assert row is not None
    assert row.chairs[0].name == f"#{nobody.id % 10_000:04}"


async def test_a_thread_is_called_by_a_harmless_name(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person
) -> None:
    rude = playground.person("\u202e@everyone" + "\u0300" * 20, servers=[server])
    await ana.types(table, "/play", game="yahtzee")
    offer = await rude.types(table, "/play", game="yahtzee")
    await rude.presses("Open a thread", on=offer)
    (thread,) = [c for c in playground.world.channels.values() if c.is_thread]
    assert thread.name == "Yahtzee · @everyonè\u0300\u0300"
    assert not [m for m in playground.world.messages.values() if ana.id in m.pinged]
    assert await bot.store.tables.live_in(thread.id)


async def test_nonsense_that_is_typed_is_said_back_harmlessly(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    for typed in (*NAMES, "x" * 6000):
        for option in ("timezone", "quiet"):
            answer = await ana.types(table, "/settings mine", **{option: typed})
            assert answer.text.startswith("I "), answer.text
            assert len(answer.text) < 400
    for message in playground.world.messages.values():
        assert_harmless(message, set())
    person = await bot.store.people.get(ana.id)
    assert (person.zone, person.quiet) == ("", "")
