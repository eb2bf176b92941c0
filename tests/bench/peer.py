"""A peer on the same work: `discord-games` from PyPI, its 2048 with a picture, on a loopback too.

It lives in a virtual environment of its own, made for the measurement. What is unlike: it answers
with one request where we first acknowledge; its picture is 485 px square and has 16 tiles; it saves
nothing, so that a restart loses the game, and it keeps a view in memory for every board.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from playground import Playground
from playground.discord.components import walk
from playground.discord.enums import ComponentType
from rules.core.chance import Luck, drawn
from tests.bench.wire import BOARD, Ours, Side, Took, alternately, child, itself

PEER = "discord-games==1.12.6"
GAME = "yahtzee"
SOURCE = Path(__file__).parent / "peer_bot.py"


class Peer(Side):
    def __init__(self, playground: Playground) -> None:
        super().__init__(playground)
        self.luck = Luck(b"0")
        self.unanswered = 0
        """Presses that it never answers, as it may at the end of a game: another one is opened."""

    async def open(self) -> None:
        await self.people[0].types(self.channel, "/board")

    async def press(self) -> Took:
        buttons = [p for _, p in walk(self.board.components) if p["type"] == ComponentType.BUTTON]
        offered = [str(part["custom_id"]) for part in buttons if not part.get("disabled")]
        if not offered:
            await self.open()
            return await self.press()
        began, board = time.perf_counter(), self.board
        control = drawn(self.luck, offered)
        asked = self.playground.actions.press(self.people[0].user, board, control)
        try:
            took = await self.timed(asked, board, began)
        except AssertionError:
            self.unanswered += 1
            await self.open()
            return await self.press()
        await self.playground.quiet(0.002)
        return took


def installed(folder: Path) -> Path | None:
    """The peer's own Python, or None where it cannot be had."""
    python = folder / "bin" / "python"
    quietly = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": True}
    try:
        subprocess.run([sys.executable, "-m", "venv", str(folder)], **quietly)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", PEER], **quietly)
    except (subprocess.CalledProcessError, OSError):
        return None
    return python


async def measure(presses: int) -> dict[str, float | str]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        python = installed(folder / "peer")
        if python is None:
            return {f"{PEER}: press → board": "not reachable"}
        return await compared(folder, python, presses)


async def compared(folder: Path, python: Path, presses: int) -> dict[str, float | str]:
    async with AsyncExitStack() as open_:
        here = [await open_.enter_async_context(Playground()) for _ in range(2)]
        ours, peer = Ours(here[0], GAME), Peer(here[1])
        bot = child(here[0], "bot", DATABASE=str(folder / "bench.db"))
        await open_.enter_async_context(bot)
        rival = child(here[1], python=str(python), script=str(SOURCE))
        await open_.enter_async_context(rival)
        await ours.open()
        await peer.open()
        sides: dict[str, Side] = {"ours": ours, "peer": peer}
        pressed = await alternately(sides, presses)
    times = {name: [took.shown[BOARD] for took in each] for name, each in pressed.items()}
    middle = {side: statistics.median(values) for side, values in times.items()}
    return {
        f"{PEER}, 2048: press → board, ms": middle["peer"],
        f"press → board in {GAME} ÷ {PEER}'s 2048": middle["ours"] / middle["peer"],
        f"press → board in {GAME}, every second press ÷ the others": itself(times["ours"]),
        f"{PEER}, 2048: presses without an answer": peer.unanswered,
    }
