"""People who play a whole game of anything by pressing what they see."""

import asyncio
from collections.abc import Mapping, Sequence

from bot.store.tables import Table
from bot.ui import ids
from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from rules.core.chance import Luck, drawn
from tests.wire.conftest import Bot

A_WHILE = 3 * 60
"""Seconds without a press, after which nobody counts as being at the table."""

MOVES = (ids.Move, ids.Into, ids.Toggle, ids.Confirm)
MENUS = (ids.ChoiceMenu, ids.WholeMenu)


class Round:
    """Some people around a table. What they press is drawn by lot."""

    def __init__(self, bot: Bot, channel: Channel, people: Sequence[Person], seed: int = 0) -> None:
        self.bot = bot
        self.channel = channel
        self.people = {person.id: person for person in people}
        self.luck = Luck(str(seed).encode())
        self.presses = 0
        self.at_once = 0

    async def open(self, chosen: str, /, **words: str) -> None:
        """The first person opens a table, the others join, and it starts."""
        first, *others = self.people.values()
        command = words.get("play", "/play")
        await first.types(self.channel, command, **{words.get("game", "game"): chosen})
        for person in others:
            await person.presses(words.get("join", "Join"), channel=self.channel)
        await first.presses(words.get("start", "Start"), channel=self.channel)

    async def told(self, person: Person) -> list[str]:
        """What this person was told privately here, once everything has been said."""
        await self.bot.idle()
        return [message.text for message in person.sees(self.channel) if message.private]

    async def table(self) -> Table:
        table = await self.bot.store.tables.last_in(self.channel.id)
        assert table is not None
        return table

    async def awaited(self) -> list[Person]:
        table = await self.table()
        users = [table.chairs[seat].user for seat in table.awaited]
        return [self.people[user] for user in users if user]

    async def play(self, most: int = 2000) -> Table:
        """Until the game is over."""
        while (await self.table()).stage == "playing":
            for person in await self.awaited():
                await self.press(person)
            assert self.presses < most, "the game does not end"
        return await self.table()

    async def play_together(self, most: int = 2000) -> Table:
        """Until the game is over, all who are awaited pressing at the same moment."""
        while people := await self.awaited():
            self.at_once = max(self.at_once, len(people))
            await asyncio.gather(*map(self.press, people))
            assert self.presses < most, "the game does not end"
        return await self.table()

    async def press(self, person: Person) -> None:
        """One press of this person's, on the board or under "Your move"."""
        self.presses += 1
        message = self.where(person)
        if message is None:
            await person.presses(custom_id=self.your_move(person), channel=self.channel)
            return
        control = drawn(self.luck, controls(message))
        if isinstance(control, str):
            menu = next(menu for menu in message.selects if menu.custom_id == control)
            await person.chooses(
                menu.placeholder, [drawn(self.luck, menu.options).label], on=message
            )
        else:
            await person.presses(custom_id=str(control), on=message)

    def where(self, person: Person) -> SeenMessage | None:
        """The newest message on which this person can play."""
        return next((m for m in person.sees(self.channel)[::-1] if controls(m)), None)

    def first_move(self, person: Person) -> str:
        """The first whole move that this person can press."""
        moves = (c for m in person.sees(self.channel)[::-1] for c in controls(m))
        return str(next(c for c in moves if isinstance(c, ids.Move)))

    def last_move(self, person: Person) -> str:
        """The last whole move on the newest message: in Yahtzee a box, not dice to keep."""
        message = next(m for m in person.sees(self.channel)[::-1] if controls(m))
        return str([c for c in controls(message) if isinstance(c, ids.Move)][-1])

    def your_move(self, person: Person) -> str:
        for message in person.sees(self.channel)[::-1]:
            for button in message.buttons:
                control = ids.read(button.custom_id or "")
                if isinstance(control, ids.Look) and control.what == "your-move" and control.fresh:
                    return str(control)
        raise AssertionError(f"{person.name} sees no way to move")


def controls(message: SeenMessage) -> "list[ids.Control | str]":
    """The game's controls that can be pressed now; of a menu, its id."""
    read = [ids.read(b.custom_id or "") for b in message.buttons if not b.disabled]
    menus = [m.custom_id for m in message.selects if isinstance(ids.read(m.custom_id), MENUS)]
    return [control for control in read if isinstance(control, MOVES)] + list(menus)


def settings_shown(message: SeenMessage | None) -> list[str]:
    """How the settings on a page of them stand: what is chosen in its menus, and its switches."""
    assert message is not None
    chosen = [option.label for menu in message.selects for option in menu.options if option.default]
    return chosen + [button.label for button in message.buttons]


async def sets_options(
    person: Person, channel: Channel, values: Mapping[str, Sequence[str]]
) -> None:
    """Somebody at a table opens its options and chooses: by the menu, the labels in it."""
    page = await person.presses("Options", channel=channel)
    for name, picked in values.items():
        assert page.private_message is not None
        (menu,) = (m for m in page.private_message.selects if m.placeholder.startswith(name))
        between = "\u202f: " if menu.options[0].label.startswith(f"{name}\u202f") else ": "
        labels = [label if menu.least == 0 else f"{name}{between}{label}" for label in picked]
        await person.chooses(menu.placeholder, labels, on=page)


async def in_turn(people: Round) -> tuple[Person, Person]:
    """At a table of two, whose turn it is and who waits."""
    (now,) = await people.awaited()
    (other,) = [person for person in people.people.values() if person is not now]
    return now, other


async def plays_a_turn(person: Person, table: Channel) -> None:
    """A whole turn of Yahtzee, with pressed rolls, while *Chance* is free."""
    await person.presses("Roll the dice", channel=table)
    await person.presses("Chance", channel=table)
