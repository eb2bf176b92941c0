"""Several tables in two servers, to which anything at all is sent: what must hold after each."""

import logging
import re
from dataclasses import dataclass, field

from bot.store import Table
from playground import Person, Playground
from playground.discord.components import message_text, walk
from playground.discord.enums import InteractionType
from playground.discord.world import Json, Message, Server
from tests.wire.conftest import Bot
from tests.wire.players import Round
from tests.wire.trouble import forging
from tests.wire.trouble.forging import Forged

UNREADABLE = re.compile(r"Traceback|Error\b|Exception|sqlite|0x[0-9a-f]{6}|<\w+ object|\{ ?\$")
"""What no sentence for people has in it."""


class Errors(logging.Handler):
    """What the log calls an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps what was said."""
        self.found.append(record.getMessage())


@dataclass
class Town:
    """Several tables in two servers, and people who sit at some of them."""

    bot: Bot
    playground: Playground
    people: list[Person]
    errors: Errors = field(default_factory=Errors)

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

    # ── what must hold ───────────────────────────────────────────────────────────────────────────

    async def takes(self, forged: Forged) -> None:
        """Whoever sent it is answered in words, and nobody else's game has moved."""
        self.errors.found.clear()
        self.playground.activity.exchanges.clear()
        shown = set(self.playground.world.messages)
        before = await self.tables()
        person = await self.send(forged)
        after = await self.tables()
        for number, table in before.items():
            assert await entitled(self, table, after[number], person), f"table {number} has changed"
        assert not self.errors.found, self.errors.found[0]
        assert not self.playground.violations
        for number, message in self.playground.world.messages.items():
            if number not in shown:
                assert not UNREADABLE.search(message_text(message)), message_text(message)
        for exchange in self.playground.activity.exchanges:
            assert_pings_no_crowd(exchange.body)

    async def still_stands(self) -> None:
        """The log of every game leads to its head."""
        tables = self.bot.client.app.tables
        for number in range(1, 6):
            table = await tables.load(number)
            if table.stage in ("playing", "over"):
                assert await tables.replayed(table) == tables.position(table).state


async def settle(
    bot: Bot, playground: Playground, server: Server, ana: Person, ben: Person
) -> Town:
    """A town with games under way, in a lobby, over and in French."""
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
    return Town(bot, playground, [mal, mal, eve, ana])


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


def assert_pings_no_crowd(body: object) -> None:
    allowed = body.get("allowed_mentions") if isinstance(body, dict) else None
    if allowed is not None:
        assert not set(allowed.get("parse") or ()) & {"everyone", "roles"}
        assert not allowed.get("roles")
