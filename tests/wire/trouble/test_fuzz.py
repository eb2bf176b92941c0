"""Anything at all is sent to a bot with running games: people are answered, nobody's game moves."""

import logging
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from bot.store import Table
from playground import Person, Playground
from playground.discord.components import message_text, walk
from playground.discord.enums import InteractionType
from playground.discord.world import Json, Message, Server
from tests.wire.conftest import Bot
from tests.wire.players import Round
from tests.wire.trouble import forging
from tests.wire.trouble.forging import Forged

pytestmark = pytest.mark.wire

UNREADABLE = re.compile(r"Traceback|Error\b|Exception|sqlite|0x[0-9a-f]{6}|<\w+ object|\{ ?\$")
"""What no sentence for people has in it."""

EXAMPLES = settings(
    max_examples=600,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],  # the town goes on living, so that a smaller example shows nothing
)


@dataclass
class Town:
    """Several tables in two servers, and people who sit at some of them."""

    bot: Bot
    playground: Playground
    people: list[Person]
    log: pytest.LogCaptureFixture

    @property
    def commands(self) -> list[forging.Command]:
        """What can be typed, by its names in English; and something that cannot."""
        found: list[forging.Command] = [(("dance",), []), (("settings",), [])]
        for command in self.playground.world.commands.values():
            options = command.get("options") or []
            inner = [option for option in options if option["type"] == 1]
            found += [((command["name"], part["name"]), names(part)) for part in inner]
            found += [((command["name"],), names(command))] * (not inner)
        return found

    def ids(self) -> list[str]:
        """Every id that stands on any message for anybody."""
        messages = self.playground.world.messages.values()
        parts = (part for message in messages for _, part in walk(message.components))
        return sorted({part["custom_id"] for part in parts if "custom_id" in part})

    def seen_by(self, person: Person) -> list[Message]:
        acts, messages = self.playground.actions, self.playground.world.messages.values()
        return [message for message in messages if acts.can_see(person.user, message)]

    async def tables(self) -> dict[int, Table]:
        found, number = {}, 1
        while (table := await self.bot.store.tables.get(number)) is not None:
            found[number], number = table, number + 1
        return found

    async def send(self, forged: Forged) -> Person:
        person = self.people[forged.who % len(self.people)]
        messages = self.seen_by(person)
        message = messages[forged.where % len(messages)]
        real = self.ids()
        custom_id = forged.custom_id if forged.real is None else real[forged.real % len(real)]
        interaction = self.playground.interactions.ask(
            forged.kind,
            person.id,
            message.channel_id,
            forging.details(forged, custom_id, self.commands),
            message
            if forged.kind in (InteractionType.COMPONENT, InteractionType.MODAL_SUBMIT)
            else None,
            lambda payload: forging.spoil(payload, forged),
        )
        settled = await self.playground.interactions.settle(interaction)
        await self.bot.idle()
        assert interaction.answer is not None, "left without an answer"
        assert settled or interaction.kind == InteractionType.AUTOCOMPLETE, "left thinking"
        return person


@pytest.fixture
async def town(
    bot: Bot,
    playground: Playground,
    server: Server,
    ana: Person,
    ben: Person,
    caplog: pytest.LogCaptureFixture,
) -> AsyncIterator[Town]:
    abroad = playground.server("Abroad")
    places = {name: playground.channel(server, name) for name in ("cards", "lobby", "over", "free")}
    away = playground.channel(abroad, "away")
    mal = playground.person("Mal", servers=[server])
    eve = playground.person("Eve", locale="fr", servers=[abroad])
    dice = next(c for c in playground.world.channels.values() if c.name == "table")
    await Round(bot, dice, [ana, ben]).open("yahtzee")
    await Round(bot, places["cards"], [ana, ben]).open("think-str8")
    await ben.types(places["lobby"], "/play", game="verflixxt")
    await Round(bot, places["over"], [ben]).open("yahtzee")
    ended = await ben.types(places["over"], "/end")
    await ben.presses("Close the table", on=ended)
    await Round(bot, away, [eve]).open("yahtzee", play="/jouer", game="jeu", start="Commencer")
    await ben.types(dice, "/end")
    await mal.types(dice, "/doctor")
    await ben.types(dice, "/seat substitute")
    yield Town(bot, playground, [mal, mal, eve, ana], caplog)
    tables = bot.client.app.tables
    for number in range(1, 6):
        table = await tables.load(number)
        if table.stage in ("playing", "over"):
            assert await tables.replayed(table) == tables.position(table).state


def names(thing: Json) -> list[str]:
    return [option["name"] for option in thing.get("options") or []]


async def entitled(town: Town, before: Table, after: Table, person: Person) -> bool:
    """Nothing changed, or somebody at the table did what they may: their own seat's steps."""
    if before == after:
        return True
    steps = await town.bot.store.log.steps(before.id, before.step)
    seats = {after.seat_of(person.id), before.seat_of(person.id)}
    own = all(row.seat in seats or after.chairs[row.seat].robot for row in steps)
    return own and person.id in (*before.people, *after.people)


@given(forged=forging.FORGED)
@EXAMPLES
async def test_whatever_is_sent_is_answered_and_moves_nobody_elses_game(
    town: Town, forged: Forged
) -> None:
    town.log.clear()
    town.playground.activity.exchanges.clear()
    shown = set(town.playground.world.messages)
    before = await town.tables()
    person = await town.send(forged)
    after = await town.tables()
    for number, table in before.items():
        assert await entitled(town, table, after[number], person), f"table {number} has changed"
    errors = [record for record in town.log.records if record.levelno >= logging.ERROR]
    assert not errors, errors[0].getMessage()
    assert not town.playground.violations
    for number, message in town.playground.world.messages.items():
        if number not in shown:
            assert not UNREADABLE.search(message_text(message)), message_text(message)
    for exchange in town.playground.activity.exchanges:
        assert_pings_no_crowd(exchange.body)


def assert_pings_no_crowd(body: object) -> None:
    allowed = body.get("allowed_mentions") if isinstance(body, dict) else None
    if allowed is not None:
        assert not set(allowed.get("parse") or ()) & {"everyone", "roles"}
        assert not allowed.get("roles")
