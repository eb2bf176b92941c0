"""Press → acknowledgement at one table while somebody's review is made, and without one.

One bot in a process of its own with one process in its pool, which the review keeps busy. Presses
with and without a review take turns; those without are made twice, and how far these are apart is
noise.
"""

import statistics
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from playground import Person, Playground
from playground.people.seen_message import SeenMessage
from rules.core.chance import Luck, shuffled
from tests.bench.thinking import acknowledged
from tests.bench.wire import Ours, child

GAME = "verflixxt"
"""A game whose reviews take long: it is played out to its end many times."""

EACH = 10
"""Presses in a row with the same review, or without one."""

QUIET, AGAIN, REVIEWING = "quiet", "quiet again", "reviewing"
WORKING = "▱"


class Reviewed(Ours):
    """Somebody who has played a game with a robot to its end."""

    def __init__(self, playground: Playground) -> None:
        super().__init__(playground, GAME)
        server = playground.server("Reviews")
        self.channel = playground.channel(server, "reviews")
        self.people = [playground.person("Cleo", servers=[server])]

    @property
    def person(self) -> Person:
        return self.people[0]

    async def play(self) -> None:
        """A game by lot."""
        await self.person.types(self.channel, "/play", game=self.game)
        for button in ("Add a robot", "Ada: good", "Ada: strong", "Start"):
            await self.person.presses(button, channel=self.channel)
        while True:
            await self.playground.quiet()
            person, message, control = self.next()
            if control is None:
                return
            if control.values is None:
                self.playground.actions.press(person.user, message, control.id)
            else:
                self.playground.actions.choose(person.user, message, control.id, control.values)

    @property
    def told(self) -> list[SeenMessage]:
        """What the person alone sees."""
        return [message for message in self.person.sees(self.channel) if message.private]

    @property
    def under_way(self) -> bool:
        """Whether a review is being made."""
        return any(WORKING in message.text for message in self.told)

    async def begin(self) -> None:
        """A review is begun, on the message of one that was cancelled or on a new one."""
        labels = {button.label for message in self.told for button in message.buttons}
        label = "Review this game" if "Review this game" in labels else "Luck or skill?"
        await self.person.presses(label, channel=self.channel)

    async def cancel(self) -> None:
        """The review is not made any further."""
        await self.person.presses("Cancel", channel=self.channel)


async def measure(presses: int) -> dict[str, float]:
    async with AsyncExitStack() as open_:
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        here = await open_.enter_async_context(Playground())
        pressed, reviewed = Ours(here, "yahtzee"), Reviewed(here)
        bot = child(here, "bot", DATABASE=str(folder / "bench.db"), PROCESSES="1")
        await open_.enter_async_context(bot)
        await pressed.open()
        await reviewed.play()
        times: dict[str, list[float]] = {QUIET: [], AGAIN: [], REVIEWING: []}
        luck, under_way, warm = Luck(b"0"), list[bool](), True
        for _ in range(1 + presses // EACH):
            for name in shuffled(luck, tuple(times)):
                if name == REVIEWING:
                    await reviewed.begin()
                took = []
                for _ in range(EACH):
                    await here.quiet()
                    took.append(await acknowledged(pressed))
                if name == REVIEWING:
                    under_way.append(reviewed.under_way)
                    await reviewed.cancel()
                times[name] += [] if warm else [each for each in took if each]
            warm = False
        middle = {name: statistics.median(took) for name, took in times.items()}
        return {
            "press → acknowledged, ms": middle[QUIET],
            "the same while a review is made ÷ without (at most 1.1)": (
                middle[REVIEWING] / middle[QUIET]
            ),
            "without ÷ without": middle[AGAIN] / middle[QUIET],
            "reviews that were still being made after the presses, of one": statistics.mean(
                under_way
            ),
        }
