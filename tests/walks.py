"""`python -m tests.walks`: how far five common things walk through the code of the bot.

Each is done by the real bot against the playground and traced. Printed is how many functions of
`bot/` it enters, each counted once, and how many of them are called from another file: so often has
a reader who follows the calls to change the file. Rules and renderers are left out; lambdas and
comprehensions belong to the function around them.
"""

import asyncio
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import CodeType, FrameType

from msgspec.structs import replace as with_fields

from bot.__main__ import point_at_playground
from playground.testing import watched
from tests.support.icons import has_icons
from tests.wire.conftest import Bot
from tests.wire.games.think_str8 import KEY, begins_with, from_round
from tests.wire.players import Round

BOT = f"{Path(__file__).parents[1] / 'bot'}/"
HOURS = 60 * 60


class Trace:
    """The functions of the bot that are entered, in the order of their first call."""

    def __init__(self) -> None:
        self.entered: dict[CodeType, str] = {}
        self.changes = 0
        """How many of them were called from another file."""

    def __enter__(self) -> "Trace":
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or not _is_ours(frame) or code in self.entered:
            return
        self.entered[code] = code.co_filename.removeprefix(BOT)
        caller = frame.f_back
        while caller is not None and not _is_ours(caller):
            caller = caller.f_back
        self.changes += caller is not None and caller.f_code.co_filename != code.co_filename


def _is_ours(frame: FrameType) -> bool:
    code = frame.f_code
    return code.co_filename.startswith(BOT) and not code.co_name.startswith("<")


Walk = Callable[[], Awaitable[object]]


@asynccontextmanager
async def around_a_table(seats: int = 2) -> AsyncIterator[Round]:
    """People in a channel with a bot that has just started."""
    async with watched() as playground:
        point_at_playground(playground.url)
        has_icons(playground)
        server = playground.server("Friends")
        channel = playground.channel(server, "table")
        people = [playground.person(n, servers=[server]) for n in ("Ana", "Ben", "Cleo")[:seats]]
        with tempfile.TemporaryDirectory() as folder:
            bot = Bot(playground, Path(folder) / "sixpips.db")
            await bot.start()
            yield Round(bot, channel, people)
            await bot.stop()


async def traced(people: Round, walk: Walk) -> Trace:
    """A walk to its end, with all that it makes the bot do."""
    await people.bot.idle()
    with Trace() as trace:
        await walk()
        await people.bot.idle()
    return trace


async def press_on_roll() -> Trace:
    """A press on *Roll*, to its board."""
    async with around_a_table() as people:
        await people.open("yahtzee")
        (now,) = await people.awaited()
        return await traced(people, lambda: now.presses("Roll the dice", channel=people.channel))


async def play_to_start() -> Trace:
    """`/play`, *Join*, *Start*."""
    async with around_a_table() as people:
        return await traced(people, lambda: people.open("yahtzee"))


async def private_final_guess() -> Trace:
    """*Your move* and *Done* in Think Str8!'s final guess."""
    async with around_a_table() as people:
        begins_with(people.bot, with_fields(from_round(10, 2), step="guess"))
        await people.bot.restart()
        await people.open(KEY)
        ana = next(iter(people.people.values()))

        async def guess() -> None:
            view = (await ana.presses("Your move", channel=people.channel)).private_message
            await ana.presses("Done", on=view)

        return await traced(people, guess)


async def reminder() -> Trace:
    """A reminder that falls due."""
    async with around_a_table(1) as people:
        await people.open("yahtzee")
        return await traced(people, lambda: people.bot.passes(8 * HOURS))


async def robots_move() -> Trace:
    """A person's last press of a turn, and the robot's turn after it."""
    async with around_a_table(1) as people:
        (ana,) = people.people.values()
        await ana.types(people.channel, "/play", game="yahtzee")
        await ana.presses("Add a robot", channel=people.channel)
        await ana.presses("Start", channel=people.channel)
        await ana.presses("Roll the dice", channel=people.channel)
        return await traced(people, lambda: ana.presses("Chance", channel=people.channel))


WALKS = {
    "a press on Roll": press_on_roll,
    "/play to start": play_to_start,
    "a private final guess": private_final_guess,
    "a reminder": reminder,
    "a robot's move": robots_move,
}


def modules() -> int:
    """How many files `bot/` has."""
    return len([file for file in Path(BOT).rglob("*.py") if file.name != "__init__.py"])


async def main(steps: bool) -> None:
    """Prints a table; with `steps` also the functions of each walk."""
    sys.stdout.write(f"modules in bot/: {modules()}\n")
    sys.stdout.write(f"{'walk':24}{'functions':>10}{'files':>8}{'changes of file':>18}\n")
    for name, walk in WALKS.items():
        trace = await walk()
        files = len(set(trace.entered.values()))
        sys.stdout.write(f"{name:24}{len(trace.entered):>10}{files:>8}{trace.changes:>18}\n")
        if steps:
            for code, file in trace.entered.items():
                sys.stdout.write(f"    {file:36}{code.co_qualname}\n")


if __name__ == "__main__":
    asyncio.run(main("--steps" in sys.argv))
