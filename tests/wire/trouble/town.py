"""Several tables in two servers, to which anything at all is sent: what must hold after each."""

import asyncio
import logging
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from math import inf

from bot.incoming.rate_limit import RateLimit
from bot.store.tables import Table
from playground import Person, Playground
from playground.discord.components import message_text, walk
from playground.discord.world import Interaction, Json, Message, Server
from rules.catalog import GAMES
from tests.wire.conftest import Bot
from tests.wire.players import Round
from tests.wire.trouble import forging
from tests.wire.trouble.forging import AUTOCOMPLETE, COMPONENT, MODAL_SUBMIT, Forged

REPLACED = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
"""Discord's refusal of an edit that keeps a picture, where a press at the same moment has replaced
it: the bot draws it then."""

UNREADABLE = re.compile(r"Traceback|Error\b|Exception|sqlite|0x[0-9a-f]{6}|<\w+ object|\{ ?\$")
"""What no sentence for people has in it."""


class Errors(logging.Handler):
    """What the log calls an error, the library's too: it goes on after one of our tracebacks."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps what was said, with its traceback."""
        self.found.append(self.format(record))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """For as long as the block lasts."""
        loggers = [logging.getLogger(name) for name in ("bot", "discord", "asyncio")]
        for logger in loggers:
            logger.addHandler(self)
        yield
        for logger in loggers:
            logger.removeHandler(self)


@dataclass
class Town:
    """Several tables in two servers, and people who sit at some of them."""

    bot: Bot
    playground: Playground
    people: list[Person]
    errors: Errors = field(default_factory=Errors)
    read: dict[int, tuple[int, frozenset[str]]] = field(default_factory=dict)
    """Of each message, after how many edits it was read, and the ids that stood on it."""

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
        return sorted(set().union(*map(self.ids_on, self.playground.world.messages.values())))

    def ids_on(self, message: Message) -> frozenset[str]:
        edits, known = self.read.get(message.id, (-1, frozenset[str]()))
        if edits != message.edits:
            parts = (part for _, part in walk(message.components))
            known = frozenset(part["custom_id"] for part in parts if "custom_id" in part)
            self.read[message.id] = message.edits, known
        return known

    def seen_by(self, person: Person) -> list[Message]:
        acts, messages = self.playground.actions, self.playground.world.messages.values()
        return [message for message in messages if acts.can_see(person.user, message)]

    async def tables(self) -> dict[int, Table]:
        found, number = {}, 1
        while (table := await self.bot.store.tables.get(number)) is not None:
            found[number], number = table, number + 1
        return found

    async def send(self, sent: Sequence[Forged]) -> Person:
        """One person sends all of it at the same moment, and all of it is answered."""
        person = self.people[sent[0].who % len(self.people)]
        asked, interactions = self.ask(person, sent), self.playground.interactions
        settle = partial(interactions.settle, timeout=max(5.0, interactions.answer_seconds))
        settled = await asyncio.gather(*map(settle, asked))
        await self.bot.idle()
        for forged, interaction, ended in zip(sent, asked, settled, strict=True):
            assert interaction.answer is not None, f"left without an answer: {forged}"
            ended |= forged.kind == AUTOCOMPLETE
            assert ended, f"left thinking: {forged}"
        return person

    def ask(self, person: Person, sent: Sequence[Forged]) -> list[Interaction]:
        """Somebody sends something on messages that they see, with ids that stand anywhere."""
        messages, anywhere, commands = self.seen_by(person), self.ids(), self.commands
        asked = []
        for forged in sent:
            message, custom_id = messages[forged.where % len(messages)], forged.custom_id
            if forged.real is not None:
                found = (forged.here and sorted(self.ids_on(message))) or anywhere
                custom_id = found[forged.real % len(found)]
            interaction = self.playground.interactions.ask(
                forged.kind,
                person.id,
                message.channel_id,
                forging.details(forged, custom_id, commands),
                message if forged.kind in (COMPONENT, MODAL_SUBMIT) else None,
                partial(forging.spoil, forged=forged),
            )
            asked.append(interaction)
        return asked

    # ── what must hold ───────────────────────────────────────────────────────────────────────────

    async def takes(self, sent: Sequence[Forged]) -> None:
        """Whoever sent it all is answered in words, and nobody else's game has moved."""
        self.errors.found.clear()
        self.playground.activity.exchanges.clear()
        shown = {number: seen.edits for number, seen in self.playground.world.messages.items()}
        before = await self.tables()
        person = await self.send(sent)
        after = await self.tables()
        for number, table in before.items():
            assert await entitled(self, table, after[number], person), f"table {number} has changed"
        assert not self.errors.found, self.errors.found[0]
        refused, self.playground.violations = self.playground.violations, []
        broken = [str(each) for each in refused if REPLACED not in str(each)]
        assert not broken, broken[0]
        for number, message in self.playground.world.messages.items():
            if shown.get(number) != message.edits:
                text = message_text(message).replace(forging.REFERENCES, "")
                assert not UNREADABLE.search(text), text
        for exchange in self.playground.activity.exchanges:
            assert_pings_no_crowd(exchange.body)

    async def still_stands(self) -> None:
        """The log of every game leads to its head."""
        tables = self.bot.client.app.tables
        for table in (await self.tables()).values():
            if table.stage in ("playing", "over"):
                assert await tables.replayed(table) == tables.position(table).state


async def settle(
    bot: Bot, playground: Playground, server: Server, ana: Person, ben: Person, number: int = 0
) -> Town:
    """A town with games under way, in a lobby, played to the end, given up and in French.

    Its number says which games: each is under way, and in a lobby, in some of five towns. Nobody is
    told there that they press too fast, because what they press would not be tried.
    """
    bot.client.admission.rate_limit = RateLimit(burst=inf)
    abroad = playground.server("Abroad")
    names = ("cards", "lobby", "over", "played", "free")
    places = {name: playground.channel(server, name) for name in names}
    away = playground.channel(abroad, "away")
    mal = playground.person("Mal", servers=[server])
    eve = playground.person("Eve", locale="fr", servers=[abroad])
    dice = next(c for c in playground.world.channels.values() if c.name == "table")
    games = [list(GAMES)[(number + place) % len(GAMES)] for place in range(len(GAMES))]
    await Round(bot, dice, [ana, ben]).open(games[0])
    await Round(bot, places["cards"], [ana, ben]).open(games[1])
    await ben.types(places["lobby"], "/play", game=games[2])
    played = Round(bot, places["played"], [ben])
    await played.open("yahtzee")
    await played.play()
    await Round(bot, places["over"], [ben]).open("yahtzee")
    ended = await ben.types(places["over"], "/end")
    await ben.presses("Close the table", on=ended)
    await Round(bot, away, [eve]).open("yahtzee", play="/jouer", game="jeu", start="Commencer")
    await ben.types(dice, "/end")
    await mal.types(dice, "/doctor")
    await ben.types(dice, "/seat substitute")
    return Town(bot, playground, [mal, eve, ana, ben, mal])


def names(thing: Json) -> list[str]:
    return [option["name"] for option in thing.get("options") or []]


async def entitled(town: Town, before: Table, after: Table, person: Person) -> bool:
    """Nothing changed, or somebody at the table did what they may: their own seat's steps.

    Whoever opened it may be forgotten there, where nobody sits any longer.
    """
    if before == after:
        return True
    steps = await town.bot.store.log.steps(before.id, before.step)
    seats = {after.seat_of(person.id), before.seat_of(person.id)}
    own = all(row.seat in seats or after.chairs[row.seat].robot for row in steps)
    return own and person.id in (*before.people, *after.people, before.opened_by)


def assert_pings_no_crowd(body: object) -> None:
    allowed = body.get("allowed_mentions") if isinstance(body, dict) else None
    if allowed is not None:
        assert not set(allowed.get("parse") or ()) & {"everyone", "roles"}
        assert not allowed.get("roles")
