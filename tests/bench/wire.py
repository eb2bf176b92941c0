"""Bots in processes of their own, and people who press on a loopback Discord in this one."""

import asyncio
import os
import statistics
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.people.announcements import AN_HOUR
from bot.ui import ids
from playground import Person, Playground
from playground.discord.components import walk
from playground.discord.world import Channel, Interaction, Message
from playground.host.supervisor import die_with_parent
from rules.catalog import GAMES
from rules.core.chance import Chance, Luck, drawn, shuffled
from rules.core.record import Reconsider, fingerprint

PATIENCE = 10.0
"""Seconds after which a press that leads to nothing stops the measurement."""

SETTLED = 0.03
"""Seconds without any request after which an answered press has no more to show."""

WARM = 200
"""Rounds before anything is counted: by then a few games are played and most tiles drawn."""

REST = 0.02
"""Seconds before a press: what another bot still has to write by then disturbs nobody."""

BOARD, OWN, BESIDE = "board", "own view", "board beside own view"
"""Where a new picture shows: where somebody pressed, or in the channel after a press in private."""

NAMES = ("Ana", "Ben")
WHOLE = (ids.Move, ids.Confirm)
BACK = fingerprint(Reconsider())


@asynccontextmanager
async def child(
    playground: Playground, *module: str, python: str = "", script: str = "", **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot as a process, for as long as the block lasts: a module of ours, or a script."""
    environment = {**os.environ, "DISCORD_TOKEN": playground.token, "PLAYGROUND": playground.url}
    process = await asyncio.create_subprocess_exec(
        *(python or sys.executable, *((script,) if script else ("-m", *module))),
        env={**environment, "LOG_LEVEL": "warning", **settings},
        preexec_fn=die_with_parent,
    )
    try:
        await playground.registered(30)
        yield process
    finally:
        process.terminate()
        await process.wait()


def itself(times: Sequence[float]) -> float:
    """Every second time ÷ the others: how far a ratio can be trusted."""
    return statistics.median(times[::2]) / statistics.median(times[1::2])


# ── what can be pressed ──────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Control:
    """A button, or a menu with what is chosen in it."""

    id: str
    seat: int
    whole: bool
    values: tuple[str, ...] | None = None


def controls(parts: Iterable[dict[str, Any]], chance: Chance) -> list[Control]:
    """What is offered of a game: whole moves where there are any, else parts of one."""
    read = ((part, ids.read(part.get("custom_id") or "")) for part in parts)
    found = [
        control
        for part, answer in read
        if isinstance(answer, ids.Answer) and not part.get("disabled")
        for control in _meant(part, answer, chance)
    ]
    return [control for control in found if control.whole] or found


def _meant(part: dict[str, Any], answer: ids.Answer, chance: Chance) -> Iterable[Control]:
    name = str(part["custom_id"])
    match answer:
        case ids.ChoiceMenu() | ids.WholeMenu():
            value = str(drawn(chance, part["options"])["value"])
            if not value.startswith(BACK):
                yield Control(name, answer.seat, value.endswith(":0"), (value,))
        case ids.PickMenu() | ids.KeptMenu():
            count = part["min_values"] + chance.below(part["max_values"] - part["min_values"] + 1)
            picked = shuffled(chance, range(len(part["options"])))[:count]
            values = tuple(str(part["options"][place]["value"]) for place in sorted(picked))
            yield Control(name, answer.seat, False, values)
        case ids.Move(action=action) if action == BACK:
            return
        case _:
            yield Control(name, answer.seat, isinstance(answer, WHOLE))


def your_move(parts: Iterable[dict[str, Any]]) -> str | None:
    """The button under which those who are asked in private find their controls.

    There is none on the board of a game that is over, which asks for another one instead.
    """
    read = [ids.read(part.get("custom_id") or "") for part in parts]
    if any(isinstance(control, ids.Again) for control in read):
        return None
    return next((str(c) for c in read if isinstance(c, ids.Look) and _opens_panel(c)), None)


def _opens_panel(look: ids.Look) -> bool:
    return look.what == "your-move" and bool(look.fresh)


# ── pressing and looking ─────────────────────────────────────────────────────────────────────────


@dataclass
class Took:
    """Milliseconds from a press to what came of it; what did not come is missing."""

    acknowledged: float
    shown: dict[str, float] = field(default_factory=dict)


class Side(ABC):
    """A bot under measurement: its Discord, a channel, and people in it."""

    def __init__(self, playground: Playground, people: int = 1) -> None:
        self.playground = playground
        self.server = playground.server("Bench")
        self.channel: Channel = playground.channel(self.server, "table")
        self.people = self.come(people)

    def come(self, people: int) -> list[Person]:
        """So many people whom the bot has never met."""
        return [self.playground.person(name, servers=[self.server]) for name in NAMES[:people]]

    @abstractmethod
    async def press(self) -> Took:
        """What comes of the next press."""

    @property
    def board(self) -> Message:
        return self.playground.world.messages[self.channel.last_message_id or 0]

    async def timed(self, asked: Interaction, pressed: Message, began: float) -> Took:
        """What comes of a press: a new picture on the board, and on the pressed message."""
        here, board = self.playground, self.board
        seen = {BOARD: pictures(board)}
        if pressed is not board:
            seen = {OWN: pictures(pressed), BESIDE: pictures(board)}
        shown: dict[str, float] = {}

        def everything() -> bool:
            for place, before in seen.items():
                now = pictures(pressed if place == OWN else self.board)
                if place not in shown and now - before:
                    shown[place] = (time.perf_counter() - began) * 1000
            return len(shown) == len(seen) or self._over(asked)

        acknowledged = await self.acknowledged(asked, began)
        assert await here.until(everything, PATIENCE), "a press led to nothing"
        return Took(acknowledged, shown)

    async def acknowledged(self, asked: Interaction, began: float) -> float:
        await self.playground.until(lambda: asked.answer is not None or asked.failed, PATIENCE)
        assert not asked.failed, "an interaction failed"
        return (time.perf_counter() - began) * 1000

    def _over(self, asked: Interaction) -> bool:
        here = self.playground
        silence = time.monotonic() - here.activity.last_request
        return here.interactions.is_settled(asked) and not here.activity.busy and silence > SETTLED


Name = TypeVar("Name", str, int)


async def alternately(sides: Mapping[Name, Side], rounds: int) -> dict[Name, list[Took]]:
    """Each once a round, and each round in another order: nobody always comes after the same."""
    times: dict[Name, list[Took]] = {name: [] for name in sides}
    luck = Luck(b"0")
    for number in range(WARM + rounds):
        for name in shuffled(luck, tuple(sides)):
            await asyncio.sleep(REST)
            took = await sides[name].press()
            if number >= WARM:
                times[name].append(took)
    return times


def pictures(message: Message) -> set[int]:
    """What a message shows."""
    return {attachment.id for attachment in message.attachments}


class Ours(Side):
    """Our bot, at a table of the fewest people who can play a game."""

    def __init__(self, playground: Playground, game: str) -> None:
        super().__init__(playground, GAMES[game].seats[0])
        self.game = game
        self.luck = Luck(b"0")
        self.turn = 0
        self.opened = 0

    async def press(self) -> Took:
        """The next press that leads to a new picture; those on the way are not counted."""
        while True:
            took = await self.press_once()
            await self.playground.quiet(0.005)
            if took is not None and took.shown:
                return took

    async def press_once(self) -> Took | None:
        """The next press; None where it is no whole move."""
        person, message, control = self.next()
        if control is None:
            await self.open()
            return None
        acts, began = self.playground.actions, time.perf_counter()
        if control.values is None:
            asked = acts.press(person.user, message, control.id)
        else:
            asked = acts.choose(person.user, message, control.id, control.values)
        took = await self.timed(asked, message, began)
        return took if control.whole else None

    def next(self) -> tuple[Person, Message, Control | None]:
        """On the board, else in a message of the next person's own, else "Your move" for one."""
        board = self.board
        if offered := controls(_parts(board), self.luck):
            control = drawn(self.luck, offered)
            return self.people[control.seat], board, control
        self.turn = (self.turn + 1) % len(self.people)
        person = self.people[self.turn]
        own = self._own(person)
        if own and (offered := controls(_parts(own), self.luck)):
            return person, own, drawn(self.luck, offered)
        look = your_move(_parts(board))
        return person, board, Control(look, 0, False) if look else None

    def _own(self, person: Person) -> Message | None:
        """The newest message that is for this person alone."""
        messages = reversed(self.playground.world.messages.values())
        return next((m for m in messages if m.reader_id == person.id), None)

    async def open(self) -> None:
        """A table from the lobby to its first board; newcomers come when these opened enough."""
        if self.opened and self.opened % AN_HOUR["lobby"] == 0:
            self.people = self.come(len(self.people))
        self.opened += 1
        first, *others = self.people
        await first.types(self.channel, "/play", game=self.game)
        for person in others:
            await person.presses("Join", channel=self.channel)
        await first.presses("Start", channel=self.channel)
        await self.playground.quiet()


def _parts(message: Message) -> list[dict[str, Any]]:
    return [part for _, part in walk(message.components)]
