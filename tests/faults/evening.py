"""One game at one table, from the lobby to its end, with everything that goes wrong meanwhile."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from bot.client import PERMISSIONS_TRIED_EVERY
from playground import Playground
from playground.discord.world import Interaction
from playground.people.seen_message import SeenMessage
from rules.core.chance import Luck
from tests.faults.child import Child
from tests.faults.guests import OPENING, Guests
from tests.faults.ledger import Ledger, in_file
from tests.faults.told import Told
from tests.faults.troubles import DeletedBoard, NoPageLeft, Trouble, trouble
from tests.faults.witness import Witness
from tests.support.icons import has_icons

PATIENCE = 0.6
"""Seconds after which Discord says that a press has failed: less than three, to be quick."""

MINUTE = ((0, 3), (15, 3), (15, 23))
"""Virtual seconds that go by, and real ones, which count too, in which the board is looked for."""

LOG_LINES = 30
"""Of the bot's log, in the report of a late board."""

OPTIONS = {
    "verflixxt": {
        "Expansion": ["Verflixxt nochmal!, standard track"],
        "Variants": ["Worm tokens (with the expansion)"],
    }
}
"""The variants with secrets; the other games have them anyway, or none."""


@dataclass(frozen=True)
class Episode:
    """Some trouble, presses in the middle of it, and perhaps a kill, milliseconds into another."""

    troubles: tuple[Trouble, ...]
    presses: int
    twice: bool
    kill: int | None

    @property
    def quiet(self) -> bool:
        """Whether nothing keeps an answer from arriving."""
        return self.kill is None and all(trouble.quiet for trouble in self.troubles)


@dataclass
class Pace:
    """How much goes wrong: presses without any trouble between two episodes, and the kills."""

    calm: int = 2
    kills_in_ten: int = 6
    troubles: int = 4
    episodes: int = 1000
    """After so many people go home, also in the middle of a game."""


@dataclass
class Course:
    """What happened in the course of an evening, apart from what was kept and shown."""

    faults: Counter[str] = field(default_factory=Counter)
    late: list[str] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    forgotten: list[str] = field(default_factory=list)


class Evening:
    """Everything around one table. Odd seeds play in a thread, every third with a robot."""

    def __init__(
        self, playground: Playground, folder: Path, game: str, seed: int, door: str = "gateway"
    ) -> None:
        self.playground = playground
        self.game = game
        self.luck = Luck(f"faults of {game} {seed}".encode())
        self.database = folder / f"{game}-{seed}.db"
        self.child = Child(playground, self.database, seed, door)
        self.witness = Witness(playground)
        self.ledger = Ledger(in_file(self.database), game)
        server = playground.server("Friends")
        channel = playground.channel(server, "table")
        self.place = playground.thread(channel) if seed % 2 else channel
        self.robots = int(seed % 3 == 2)
        people = [playground.person(name, servers=[server]) for name in ("Ana", "Ben")]
        pressing = Luck(f"presses of {game} {seed}".encode())
        self.guests = Guests(playground, self.place, people, pressing)
        self.course = Course()
        self.heard = 0
        has_icons(playground)
        playground.interactions.answer_seconds = OPENING
        playground.interactions.idle_seconds = OPENING

    def episodes(self, pace: Pace) -> Iterator[Episode]:
        """The schedule of the seed, for as long as the game lasts."""
        luck = self.luck
        while True:
            yield Episode(
                troubles=self.troubles(1 + luck.below(pace.troubles)),
                presses=1 + luck.below(3),
                twice=luck.below(3) == 0,
                kill=luck.below(120) if luck.below(10) < pace.kills_in_ten else None,
            )

    def troubles(self, count: int) -> tuple[Trouble, ...]:
        """At most so many at once, each kind once; a new start comes before all else."""
        found = [
            trouble(
                self.luck,
                thread=self.place.is_thread,
                secret=self.ledger.has_secrets,
                seats=len(self.guests.people),
            )
            for _ in range(count)
        ]
        different = {one.kind: one for one in found}.values()
        return tuple(sorted(different, key=lambda one: not isinstance(one, NoPageLeft)))

    async def spend(self, pace: Pace) -> None:
        """The whole game."""
        await self.child.start()
        await self.playground.registered()
        await self.guests.open(self.game, OPTIONS.get(self.game, {}), self.robots)
        self.playground.interactions.answer_seconds = PATIENCE
        self.playground.interactions.idle_seconds = PATIENCE / 3
        self.witness.shown.clear()
        self.told = Told(self.game, self.ledger.names())
        self.told.learn_opening(self.ledger.baseline())
        for episode in islice(self.episodes(pace), pace.episodes):
            for _ in range(pace.calm):
                await self.play_on()
            if self.ledger.stage() != "playing":
                break
            await self.live_through(episode)
        await self.child.stop()

    async def play_on(self) -> None:
        """A press of somebody; where nobody can press anything, a little time goes by."""
        if not await self.guests.press() and self.ledger.stage() == "playing":
            await self.settle()

    async def live_through(self, episode: Episode) -> None:
        before = len(self.playground.world.interactions)
        for one in episode.troubles:
            await one.begin(self)
        for _ in range(episode.presses):
            await self.guests.press(twice=episode.twice)
        if episode.kill is not None:
            await self.kill_after(episode.kill / 1000)
        for one in episode.troubles:
            if await one.end(self):
                self.course.faults[one.kind] += 1
        pressed = list(self.playground.world.interactions.values())[before:]
        if episode.quiet:
            await self.everybody_is_answered(pressed)
        await self.recover()
        if any(isinstance(one, DeletedBoard) for one in episode.troubles):
            await self.guests.ask_for_the_table()
        await self.settle()

    async def kill_after(self, seconds: float) -> None:
        """In the middle of whatever a press has set off."""
        pressing = asyncio.create_task(self.guests.press())
        await asyncio.sleep(seconds)
        steps = self.ledger.steps()
        await self.child.kill()
        await pressing
        kept = self.ledger.steps()
        if kept[: len(steps)] != steps:
            self.course.forgotten.append(f"steps up to {len(steps)} changed with a kill")
        self.told.learn(kept)
        fresh = {line for one in self.witness.shown[self.heard :] for line in one.story}
        self.course.forgotten += [
            f"{line!r} was told before a kill" for line in fresh if not self.told.happened(line)
        ]
        self.heard = len(self.witness.shown)

    async def recover(self) -> None:
        """A bot with room for its database runs again."""
        if self.child.running and self.child.cramped:
            await self.child.kill()
        if not self.child.running:
            await self.child.start()

    async def everybody_is_answered(self, pressed: list[Interaction]) -> None:
        """Nothing was wrong on the wire: nobody is left without an answer, good or bad."""
        here = self.playground
        await here.until(lambda: all(here.interactions.is_settled(one) for one in pressed), 8)
        self.course.unanswered += [
            f"no answer to {one.details}"
            for one in pressed
            if not here.interactions.is_settled(one)
        ]

    async def settle(self) -> None:
        """The board shows the head within a minute of virtual time.

        Without the gateway nobody tells the bot that it may write again: it tries now and then.
        """
        untold = ((PERMISSIONS_TRIED_EVERY, 5),) if self.child.address else ()
        for virtual, real in (*MINUTE, *untold):
            if virtual:
                await self.playground.advance(virtual)
            if await self.playground.until(self.board_shows_head, real):
                return
        self.course.late.append(self.how_it_stands())
        await self.guests.ask_for_the_table()

    def how_it_stands(self) -> str:
        """Everything from which one may see why a board is late."""
        board = self.board()
        pictures = [picture.alt for picture in board.pictures] if board else []
        said = self.child.log.read_text(errors="replace").splitlines()[-LOG_LINES:]
        return "\n    ".join(
            [
                f"{self.ledger.head()}",
                f"is not on {board}, {pictures}",
                f"{self.ledger.shown()}",
                *said,
            ]
        )

    def board(self) -> SeenMessage | None:
        seen = reversed(self.guests.people[0].sees(self.place))
        return next((m for m in seen if not m.private and (m.buttons or m.pictures)), None)

    def board_shows_head(self) -> bool:
        board = self.board()
        return board is not None and self.ledger.head().is_on(board)
