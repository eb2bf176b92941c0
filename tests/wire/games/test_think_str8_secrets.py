"""Nothing secret in the channel: the same bytes, whatever the hidden cards of Think Str8! are."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace as with_fields

from bot.__main__ import point_at_playground
from playground.discord.world import Channel, Message
from playground.people.seen_message import pixels
from playground.testing import watched
from rules.core.chance import Luck
from rules.think_str8.state import State
from tests.rules.think_str8.contract import rack_in_round, redeal
from tests.support.icons import has_icons
from tests.wire.conftest import Bot
from tests.wire.games.think_str8 import KEY, begins_with, crossed, from_round
from tests.wire.players import Round

pytestmark = pytest.mark.wire

Snapshot = tuple[str, str, list[tuple[str | None, bytes]]]


def normal(text: str, channel: Channel) -> str:
    """Without ids, which are given by the clock, in the order in which they come."""
    known: dict[str, str] = {str(channel.id): "the channel"}
    return re.sub(r"\d{17,20}", lambda m: known.setdefault(m[0], f"#{len(known)}"), text)


@asynccontextmanager
async def recorded(database: Path, state: State) -> AsyncIterator[tuple[Round, list[Snapshot]]]:
    """A table of two people on a Discord of its own, and all that is sent to its channel."""
    async with watched() as playground:
        point_at_playground(has_icons(playground).url)
        server = playground.server("Friends")
        channel = playground.channel(server, "table")
        people = [playground.person(name, servers=[server]) for name in ("Ana", "Ben")]
        sent: list[Snapshot] = []
        playground.announce = listening(playground.announce, channel, sent)
        bot = Bot(playground, database)
        begins_with(bot, state)
        await bot.start()
        bot.client.app.tables.lobbies.new_seed = lambda: bytes(32)
        yield Round(bot, channel, people, seed=6), sent
        await bot.stop()


def listening(
    announce: Callable[[str, Message], None], channel: Channel, sent: list[Snapshot]
) -> Callable[[str, Message], None]:
    def heard(event: str, message: Message) -> None:
        if message.channel_id == channel.id and not message.ephemeral:
            said = normal(f"{message.content} {message.components}", channel)
            shown = [(a.description, pixels(a.content)) for a in message.attachments]
            sent.append((event, said, shown))
        announce(event, message)

    return heard


def dealt_otherwise(end: State, start: State) -> State:
    """A start with other hidden cards, from which the same moves lead to this end."""
    players = range(len(end.scores))
    drawn = [
        (card.colour, rack_in_round(end, card.seat, card.round + 1))
        for card in end.aside[len(start.aside) :]
    ]
    return with_fields(
        start,
        removed=end.removed,
        racks=(
            *(rack_in_round(end, seat, start.round) for seat in players),
            *start.racks[len(players) :],
        ),
        piles=tuple(
            (*(rack[column] for of, rack in drawn if of == colour), *end.piles[column])
            for column, colour in enumerate(end.colours)
        ),
    )


async def to_the_guesses(people: Round) -> State:
    """Three rounds by presses, crosses on both pads, and some guesses that nobody reveals."""
    await people.open(KEY)
    tables = people.bot.client.app.tables
    for person in people.people.values():
        await people.bot.idle()
        await crossed(person, person.dms[-1])
    while (state := tables.position(await people.table()).state).step != "guess":
        await people.press((await people.awaited())[0])
        await people.bot.idle()
    for person in people.people.values():
        opened = await person.presses("Your move", channel=people.channel)
        await person.chooses("Green: no number yet", ["green 3"], on=opened.private_message)
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
    start = from_round(8, 2)
    async with recorded(tmp_path / "one.db", start) as (people, sent):
        end = await to_the_guesses(people)
    other = dealt_otherwise(redeal(end, None, Luck(b"again")), start)
    assert other.racks != start.racks
    assert other.aside == start.aside
    async with recorded(tmp_path / "other.db", other) as (people, sent_again):
        await to_the_guesses(people)
    assert len(sent) > 20
    assert sent_again == sent
