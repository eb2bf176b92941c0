"""Press → acknowledgement at one table while strong robots think at four others, and without them.

One bot in a process of its own, with four processes for its robots. Presses with and without robots
that think take turns; those without are made twice, and how far these are apart is noise.
"""

import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from playground import Playground
from rules.core.chance import Luck, shuffled
from tests.bench.outcome import quantile
from tests.bench.wire import Ours, child, pictures

TABLES = 4
BUSY = 3
"""A press counts while so many of the robots think from its beginning to its end."""
WARM = 10
QUIET, AGAIN, THINKING = "quiet", "quiet again", "thinking"


class WithRobot(Ours):
    """Somebody who plays Verflixxt! with a strong robot."""

    def __init__(self, playground: Playground, number: int) -> None:
        super().__init__(playground, "verflixxt")
        server = playground.server(f"Bench {number}")
        self.channel = playground.channel(server, f"table-{number}")
        self.before: set[int] = set()
        self.people = [playground.person(f"Cleo {number}", servers=[server])]

    async def open(self) -> None:
        (person,) = self.people
        await person.types(self.channel, "/play", game=self.game)
        for button in ("Add a robot", "Ada: good", "Start"):
            await person.presses(button, channel=self.channel)
        await self.playground.quiet()

    async def set_thinking(self) -> None:
        """A move, after which it is the robot's turn; not waited for."""
        person, message, control = self.next()
        if control is None:
            await self.open()
            return
        self.before = pictures(self.board)
        asked = self.playground.actions.press(person.user, message, control.id)
        await self.acknowledged(asked, time.perf_counter())

    @property
    def thinks(self) -> bool:
        """Whether the robot has not answered yet: its move and that before it are shown at once."""
        return pictures(self.board) == self.before


async def measure(presses: int) -> dict[str, float]:
    async with AsyncExitStack() as open_:
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        here = await open_.enter_async_context(Playground())
        pressed, robots = Ours(here, "yahtzee"), [WithRobot(here, n) for n in range(TABLES)]
        bot = child(here, "bot", DATABASE=str(folder / "bench.db"), PROCESSES=str(TABLES))
        await open_.enter_async_context(bot)
        for table in (pressed, *robots):
            await table.open()
        times: dict[str, list[float]] = {QUIET: [], AGAIN: [], THINKING: []}
        luck = Luck(b"0")
        for number in range(WARM + presses):
            for name in shuffled(luck, tuple(times)):
                await here.quiet()
                for table in robots if name == THINKING else ():
                    await table.set_thinking()
                took = await acknowledged(pressed)
                if name == THINKING and sum(table.thinks for table in robots) < BUSY:
                    continue
                if took and number >= WARM:
                    times[name].append(took)
        return compared(times, presses)


async def acknowledged(table: Ours) -> float:
    """Milliseconds until a press is acknowledged; 0 where a new game was begun instead."""
    person, message, control = table.next()
    if control is None:
        await table.open()
        return 0.0
    began = time.perf_counter()
    asked = table.playground.actions.press(person.user, message, control.id)
    return await table.acknowledged(asked, began)


def compared(times: dict[str, list[float]], presses: int) -> dict[str, float]:
    """Medians and their ratios; the slow ones are told beside them."""
    middle = {name: statistics.median(took) for name, took in times.items()}
    slow = {name: quantile(took, 0.95) for name, took in times.items()}
    return {
        "press → acknowledged, ms": middle[QUIET],
        "the same while strong robots think at four other tables ÷ without (at most 1.1)": (
            middle[THINKING] / middle[QUIET]
        ),
        "without ÷ without": middle[AGAIN] / middle[QUIET],
        "p95 while they think ÷ without": slow[THINKING] / slow[QUIET],
        "p95 without ÷ without": slow[AGAIN] / slow[QUIET],
        f"presses that count, of {presses}: three of the four robots still thought after it "
        f"(at least {presses // 2})": float(len(times[THINKING])),
    }
