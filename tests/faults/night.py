"""Several tables played at once on several workers, which are killed and stopped meanwhile.

People press at the same time, so that two workers decide about one table. Interactions are dealt
round, and for a third of the time each is delivered twice.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from bot.config import Server
from playground import Person, Playground
from playground.discord.world import Channel
from playground.host.postgres import Cluster
from playground.people.seen_message import SeenMessage
from rules.core.chance import Luck, drawn
from tests.faults.crew import LOG_LINES, Crew, Hand
from tests.faults.evening import OPTIONS
from tests.faults.guests import Guests
from tests.faults.ledger import Ledger
from tests.faults.publications import Publications
from tests.faults.queries import Queries
from tests.faults.witness import Shown, Witness

HALTED = 5.0
"""Seconds that a worker is stopped: longer than its lease."""

TRUE_WITHIN = 5.0
"""Seconds in which a board should show the head again."""

GIVEN_UP = 40.0
"""Seconds after which a board is late, whatever else the machine had to do."""

LATENCY = 0.03
"""Seconds that each request to Discord takes, as on a good day."""

MINUTES, HOURS = 3 * 60, 8 * 3600 + 600
"""Time that goes by without a press: until a notice is due, and until a reminder is."""

HASTY, LIVELY = (0.05, 0.3), (1.0, 3.0)
"""Seconds that somebody looks at the board before they press: drawn evenly from these."""


@dataclass
class Pace:
    """How long it is played, and how often something happens."""

    presses: int = 400
    """At each table, at most."""
    every: float = 3.0
    """Seconds between two faults; 0: nothing happens."""
    pauses: int = 2
    """How often everybody goes away until notices and reminders have come."""
    faults: int = 1000
    """After so many, people go home."""
    thinking: tuple[float, float] = HASTY


@dataclass
class Course:
    """What happened in the course of a night, apart from what was kept and shown."""

    faults: Counter[str] = field(default_factory=Counter)
    recoveries: list[float] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    told: int = 0
    told_twice: list[str] = field(default_factory=list)
    presses: int = 0


class Place:
    """One table: its channel, its people, and what the database says of it."""

    def __init__(self, night: "Night", game: str, number: int, *, robot: bool) -> None:
        self.night = night
        self.game = game
        playground = night.playground
        server = playground.server(f"Friends {number}")
        channel = playground.channel(server, "table")
        self.channel: Channel = playground.thread(channel) if number % 2 else channel
        names = (f"Ana{number}", f"Ben{number}")
        self.people: Sequence[Person] = [playground.person(n, servers=[server]) for n in names]
        luck = Luck(f"presses of {game} {number} {night.seed}".encode())
        self.guests = Guests(playground, self.channel, self.people, luck)
        self.robots = int(robot)
        self.pressing = asyncio.Event()
        self.pressing.set()
        self.pressed = 0.0
        """When anybody last found something to press."""

    async def open(self) -> None:
        await self.guests.open(self.game, OPTIONS.get(self.game, {}), self.robots)
        query = f"select max(id) from tables where channel = {self.channel.id}"
        number = self.night.queries.number(query)
        self.ledger = Ledger(self.night.queries.rows, self.game, number)
        self.night.publications.channels.add(self.channel.id)

    async def play(self, pace: Pace) -> None:
        """Everybody presses what they see, each by themselves, until the game is over."""
        self.pressed = time.monotonic()
        await asyncio.gather(*(self._play(seat, pace) for seat in range(len(self.people))))

    async def _play(self, seat: int, pace: Pace) -> None:
        least, most = pace.thinking
        while self.guests.presses < pace.presses and not self.night.over:
            await asyncio.sleep(least + self.guests.chance.below(1000) / 1000 * (most - least))
            await self.pressing.wait()
            if await asyncio.to_thread(self.ledger.stage) != "playing":
                return
            if await self.guests.press_as(seat):
                self.pressed = time.monotonic()
            elif time.monotonic() - self.pressed > TRUE_WITHIN:
                self.pressed = time.monotonic()
                await self.guests.ask_for_the_table()

    async def true_again(self, since: float) -> float:
        """Seconds until the board shows the head, while people press on."""
        while time.monotonic() - since < GIVEN_UP:
            if await asyncio.to_thread(self.shows_head):
                return time.monotonic() - since
            await asyncio.sleep(0.05)
        self.night.course.late.append(self.how_it_stands())
        await self.guests.ask_for_the_table()
        return time.monotonic() - since

    def board(self) -> SeenMessage | None:
        seen = reversed(self.people[0].sees(self.channel))
        return next((m for m in seen if not m.private and (m.buttons or m.pictures)), None)

    def shows_head(self) -> bool:
        board = self.board()
        return board is not None and self.ledger.head().is_on(board)

    def how_it_stands(self) -> str:
        """Everything from which one may see why a board is late."""
        said = self.night.crew.log.read_text(errors="replace").splitlines()[-LOG_LINES:]
        board = self.board()
        pictures = [picture.alt for picture in board.pictures] if board else []
        stands = [f"{self.ledger.head()}", f"is not on {board}, {pictures}", self.ledger.shown()]
        return "\n    ".join([*stands, *said])

    def shown(self, witness: Witness) -> list[Shown]:
        """What the witness saw of this table: in its channel, and in messages to its people."""
        users = {person.id for person in self.people}
        return [s for s in witness.shown if s.channel == self.channel.id or s.reader in users]


class Night:
    """All tables, all workers, the database, and what goes wrong."""

    def __init__(
        self,
        playground: Playground,
        crew: Crew,
        queries: Queries,
        seed: int,
        games: Sequence[str],
        cluster: Cluster | None,
        *,
        robots: bool = True,
    ) -> None:
        """With a robot at every third table, or with none."""
        self.playground = playground
        self.crew = crew
        self.queries = queries
        self.seed = seed
        self.luck = Luck(f"night {seed}".encode())
        self.cluster = cluster
        """The database's server, where it may be restarted."""
        self.publications = Publications(playground)
        self.witness = Witness(playground)
        self.course = Course()
        self.places = [
            Place(self, game, number, robot=robots and number % 3 == 2)
            for number, game in enumerate(games)
        ]
        self.over = False
        self._halted: dict[str, float] = {}

    @property
    def database(self) -> Server:
        return self.crew.database

    async def open(self) -> None:
        """Every lobby, and the start of every game."""
        await self.playground.registered(30)
        await asyncio.gather(*(place.open() for place in self.places))
        self.witness.shown.clear()
        self.playground.faults.latency = LATENCY

    async def spend(self, pace: Pace) -> None:
        """Until every game is over."""
        playing = [asyncio.create_task(place.play(pace)) for place in self.places]
        failing = asyncio.create_task(self.fail(pace)) if pace.every else None
        try:
            await asyncio.gather(*playing)
            self.over = True
            if failing is not None:
                await failing
        finally:
            for task in (*playing, *([failing] if failing else [])):
                task.cancel()
        self.playground.endpoint.times = 1
        await self.everything_is_shown()

    async def everything_is_shown(self) -> None:
        """Nobody presses any more: each board shows the head, and there is one."""
        begun = time.monotonic()
        self.course.recoveries += await asyncio.gather(
            *(place.true_again(begun) for place in self.places)
        )

    # ── what goes wrong ──────────────────────────────────────────────────────────────────────────

    async def fail(self, pace: Pace) -> None:
        """One thing after the other, for as long as people play."""
        faults = self.faults(pace)
        while not self.over and self.course.faults.total() < pace.faults:
            await asyncio.sleep(pace.every)
            kind, fault = next(faults)
            self.playground.endpoint.times = 1 + (self.luck.below(3) == 0)
            begun = await fault()
            self.course.faults[kind] += 1
            self.course.recoveries += await asyncio.gather(
                *(place.true_again(begun) for place in self.places)
            )
        self.over = True
        await self.back_to_work()

    def faults(self, pace: Pace) -> "Iterator[tuple[str, Callable[[], object]]]":
        """Pauses come early, so that also a short night has one."""
        kinds: list[tuple[str, Callable[[], object]]] = [
            ("killed", self.kill_one),
            ("killed", self.kill_one),
            ("stopped", self.stop_one),
        ]
        for number in range(10**6):
            yield drawn(self.luck, kinds)
            if number < pace.pauses:
                yield "hours pass", self.let_hours_pass
            if self.cluster is not None and number % 3 == 0:
                yield "database restarted", self.restart_database

    def anybody(self) -> Hand:
        """A worker that is at work."""
        working = [hand for hand in self.crew.hands if hand.worker.name not in self._halted]
        return drawn(self.luck, working)

    async def kill_one(self) -> float:
        """It is started again a moment later, as a supervisor does it."""
        hand = self.anybody()
        await asyncio.sleep(self.luck.below(100) / 1000)
        await self.crew.kill(hand)
        begun = time.monotonic()
        await asyncio.sleep(0.3)
        await self.crew.start(hand)
        return begun

    async def stop_one(self) -> float:
        """It goes on a while after its lease is over, and knows nothing of that."""
        hand = self.anybody()
        await asyncio.sleep(self.luck.below(100) / 1000)
        self.crew.halt(hand)
        begun = time.monotonic()
        self._halted[hand.worker.name] = begun
        asyncio.get_running_loop().call_later(HALTED, self._continue, hand)
        return begun

    def _continue(self, hand: Hand) -> None:
        if self._halted.pop(hand.worker.name, None) is not None:
            self.crew.go_on(hand)

    async def back_to_work(self) -> None:
        """Nobody stays stopped."""
        for hand in self.crew.hands:
            self._continue(hand)

    async def restart_database(self) -> float:
        """Half of the times as an update does it, else it crashes. Counted from when it is back.

        In one thread: there are few, and while the server is away all others may wait for it.
        """
        cluster, how = self.cluster, drawn(self.luck, ("fast", "immediate"))
        assert cluster is not None

        def restarted() -> None:
            cluster.stop(how)
            cluster.start()

        await asyncio.to_thread(restarted)
        return time.monotonic()

    # ── notices and reminders ────────────────────────────────────────────────────────────────────

    async def let_hours_pass(self) -> float:
        """Everybody goes away. Whoever is awaited is told once, and reminded once; a worker is
        killed while that is done."""
        for place in self.places:
            place.pressing.clear()
        await self.playground.quiet(1.0, 10)
        for seconds in (MINUTES, HOURS):
            rings = len(self.playground.rings)
            await self.playground.advance(seconds)
            await self.kill_one()
            await asyncio.sleep(TRUE_WITHIN)
            await self.playground.quiet(1.0, 10)
            told = Counter(ring.user_id for ring in self.playground.rings[rings:])
            self.course.told += len(told)
            names = {p.id: p.name for place in self.places for p in place.people}
            self.course.told_twice += [
                f"{names.get(user, user)} was told {count} times within {seconds} s"
                for user, count in told.items()
                if count > 1
            ]
        for place in self.places:
            place.pressing.set()
        return time.monotonic()
