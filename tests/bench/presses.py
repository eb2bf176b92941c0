"""Press → acknowledgement, and press → board with a new picture, against the bare bot.

Each bot is a process of its own with a playground of its own; they are pressed alternately.
"""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from playground import Person, Playground
from playground.world import Channel
from rules.core.chance import Luck, drawn

Times = dict[str, list[float]]


@asynccontextmanager
async def child(playground: Playground, *command: str, **settings: str) -> AsyncIterator[None]:
    environment = {**os.environ, "DISCORD_TOKEN": playground.token, "PLAYGROUND": playground.url}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", *command), env={**environment, "LOG_LEVEL": "warning", **settings}
    )
    try:
        await playground.registered(30)
        yield
    finally:
        process.terminate()
        await process.wait()


class Side:
    """One of the two bots, and somebody who presses."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.server = playground.server("Bench")
        self.channel: Channel = playground.channel(self.server, "table")
        self.ana: Person = playground.person("Ana", servers=[self.server])

    def board(self) -> "tuple[int, tuple[str, ...]]":
        message = next(m for m in self.ana.sees(self.channel)[::-1] if m.pictures)
        return message.id, tuple(b.custom_id or "" for b in message.buttons if not b.disabled)

    async def timed(self, custom_id: str, *, whole: bool) -> tuple[float, float]:
        """Milliseconds until the acknowledgement, and until the board shows another picture."""
        number, _ = self.board()
        message = self.playground.world.messages[number]
        before = {a.id for a in message.attachments}
        began = time.perf_counter()
        asked = self.playground.acts.press(self.ana.user, message, custom_id)
        await self.playground.until(lambda: asked.answer is not None, 3)
        acknowledged = time.perf_counter()
        if whole:
            await self.playground.until(lambda: self.new_picture(number, before), 3)
        shown = time.perf_counter()
        return (acknowledged - began) * 1000, (shown - began) * 1000

    def new_picture(self, number: int, before: set[int]) -> bool:
        message = self.playground.world.messages[number]
        if {a.id for a in message.attachments} - before:
            return True
        return self.board()[0] != number


class Ours(Side):
    """Yahtzee alone: each roll and each box is a new picture."""

    def __init__(self, playground: Playground) -> None:
        super().__init__(playground)
        self.luck = Luck(b"0")

    async def press(self) -> tuple[float, float]:
        moves = [c for c in self.board()[1] if c.startswith("m:")]
        if not moves:
            await self.again()
            moves = [c for c in self.board()[1] if c.startswith("m:")]
        took = await self.timed(drawn(self.luck, moves), whole=True)
        await self.playground.quiet()
        return took

    async def again(self) -> None:
        await self.ana.types(self.channel, "/play", game="yahtzee")
        await self.ana.presses("Start", channel=self.channel)
        await self.playground.quiet()


class Floor(Side):
    async def press(self) -> tuple[float, float]:
        deferred, _ = await self.timed("defer", whole=False)
        await self.playground.quiet()
        _, uploaded = await self.timed("upload", whole=True)
        await self.playground.quiet()
        return deferred, uploaded


async def measure(presses: int, say: Callable[[str], None]) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as one, Playground() as two, Playground() as three:
            ours, floor, again = Ours(one), Floor(two), Floor(three)
            database = str(Path(folder) / "bench.db")
            async with child(one, "bot", DATABASE=database):
                await ours.again()
                picture = Path(folder) / "board.png"
                seen = [m for m in ours.ana.sees(ours.channel) if m.pictures][-1]
                picture.write_bytes(seen.pictures[0].content)
                bare = ("tests.bench.bare", str(picture))
                async with child(two, *bare), child(three, *bare):
                    for side in (floor, again):
                        await side.ana.types(side.channel, "/board")
                    return await alternate(ours, floor, again, presses, say)


async def alternate(
    ours: Ours, floor: Floor, again: Floor, presses: int, say: Callable[[str], None]
) -> dict[str, float]:
    times: Times = {}
    for number in range(presses + 20):
        for name, side in (("ours", ours), ("floor", floor), ("again", again)):
            acknowledged, shown = await side.press()
            if number >= 20:
                times.setdefault(f"{name} acknowledged", []).append(acknowledged)
                times.setdefault(f"{name} shown", []).append(shown)
    middle = {name: statistics.median(values) for name, values in times.items()}
    found = {}
    for what in ("acknowledged", "shown"):
        found[f"press → {what}, ms"] = middle[f"ours {what}"]
        found[f"press → {what}, ratio to a bare bot"] = (
            middle[f"ours {what}"] / middle[f"floor {what}"]
        )
        found[f"press → {what}, bare bot against itself"] = (
            middle[f"again {what}"] / middle[f"floor {what}"]
        )
    say(f"presses: {presses} of each bot, alternately")
    return found
