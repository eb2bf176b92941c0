"""200 tables played at once: people here, the stand-in for Discord and the bot in other processes.

The tables go through the five games, each with the fewest people who can play it. In a closed loop
somebody at each table presses, sees what comes of it, thinks for a moment and presses again
(`open_loop.py` has the other way).
"""

import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from bot.ui import ids
from bot.ui.lobby import Lobby
from playground.host.supervisor import die_with_parent
from rules.catalog import GAMES
from rules.core.chance import Luck, drawn
from tests.bench.crowd import Deed, News
from tests.bench.outcome import TOO_LATE, Figures, Press, lost, quantile, spread
from tests.bench.wire import Control, controls, your_move

TABLES, SECONDS = 200, 60.0
THINKING = (1.0, 5.0)
"""Seconds between what came of a press and the next press at a table: drawn evenly from these."""

PATIENCE = 15.0
LINE = 2**22


class Load:
    """All tables, and the line to the stand-in."""

    def __init__(self, crowd: asyncio.subprocess.Process, tables: list[list[int]]) -> None:
        assert crowd.stdin is not None
        self.line = crowd.stdin
        self.figures = Figures()
        self.presses: dict[int, Press] = {}
        """Every press by its number."""
        self.asks: Counter[tuple[int, int]] = Counter()
        """By table and seat the newest question that anybody was shown."""
        self.limited = 0
        self.complaints: dict[int, str] = {}
        """What is wrong, by the number of its press; 0 and below: by none."""
        self.ready = asyncio.Event()
        games = tuple(GAMES)
        self.tables = {
            channel: Table(self, channel, people, games[n % len(games)], Luck(str(n).encode()))
            for n, (channel, *people) in enumerate(tables)
        }

    def do(self, deed: Deed, *, whole: bool) -> None:
        press = Press(deed.channel, ids.read(deed.control) if deed.control else None, whole)
        self.presses[deed.number] = press
        if self.figures.begun and not self.figures.ended:
            self.figures.all.append(press)
        self.line.write(msgspec.json.encode(deed) + b"\n")

    def hear(self, news: News) -> None:
        match news.kind:
            case "ready":
                self.ready.set()
            case "acknowledged" | "words" | "shown":
                self.presses[news.number].came.setdefault(news.kind, news.ms)
            case "gone":
                self.presses[news.number].gone = True
                self.tables[news.channel].look_again()
            case "message" if news.channel in self.tables:
                self._learn(news)
                self.tables[news.channel].see(news)

    def _learn(self, news: News) -> None:
        """What is asked by the controls of a message has been shown to somebody."""
        for part in news.parts:
            control = ids.read(part["custom_id"])
            if isinstance(control, ids.Answer):
                place = control.table, control.seat
                self.asks[place] = max(self.asks[place], control.ask)


class Table:
    """People at one table, who press one after the other what they see."""

    def __init__(self, load: Load, channel: int, people: list[int], game: str, luck: Luck) -> None:
        self.load, self.channel, self.people = load, channel, people
        self.game, self.luck = game, luck
        self.board: News | None = None
        self.own: dict[int, News] = {}
        self.joined = 1
        self.turn = 0
        self.playing = asyncio.Event()
        self._public, self._private = asyncio.Event(), asyncio.Event()

    def see(self, news: News) -> None:
        if news.reader and not news.parts:
            self.refused(news)
        elif news.reader:
            self.own[news.reader] = news
            self._private.set()
        elif self.board is None or news.message >= self.board.message:
            self.board = news
            self._public.set()

    def refused(self, news: News) -> None:
        """A sentence without controls says why a press did nothing, as when another was faster.

        On a slow machine it may come after the next press.
        """
        if news.number in self.load.presses:
            self.load.presses[news.number].refused = True
        self.look_again()

    def look_again(self) -> None:
        """What was seen last may be gone."""
        self.own.clear()
        self._public.set()
        self._private.set()

    async def play(self) -> None:
        while not self.load.figures.ended:
            await self._press()
            least, most = THINKING
            await asyncio.sleep(least + self.luck.below(1000) / 1000 * (most - least))

    async def sit_down(self) -> None:
        """From the lobby to the first board."""
        while not self.playing.is_set():
            await self._press()

    async def _press(self) -> None:
        deed, private = self.press()
        try:
            event = self._private if private else self._public
            await asyncio.wait_for(event.wait(), PATIENCE)
        except TimeoutError:
            self.load.complaints[deed.number] = f"{self.game}: nothing came of {deed}"

    def press(self) -> tuple[Deed, bool]:
        """The next press, and whether what comes of it is for the presser alone."""
        user, control, message = self._next()
        self._public.clear()
        self._private.clear()
        deed = Deed(len(self.load.presses) + 1, user, self.channel)
        if control is None:
            self.joined = 1
            deed.line, deed.values = "/play", {"game": self.game}
        else:
            deed.message, deed.control = message, control.id
            deed.values = None if control.values is None else list(control.values)
        self.load.do(deed, whole=control is not None and control.whole)
        private = control is not None and not control.whole and self._in_private(control, message)
        return deed, private

    def _in_private(self, control: Control, message: int) -> bool:
        look = isinstance(ids.read(control.id), ids.Look)
        return look or any(own.message == message for own in self.own.values())

    def _next(self) -> tuple[int, Control | None, int]:
        """Who presses what on which message; no control: a new table is opened."""
        board = self.board
        if board is None:
            return self.people[0], None, 0
        if verb := self._lobby(board.parts):
            return verb[0], verb[1], board.message
        if offered := controls(board.parts, self.luck):
            self.playing.set()
            control = drawn(self.luck, offered)
            return self.people[control.seat], control, board.message
        look = your_move(board.parts)
        if look is None:
            self.own.clear()
            return self.people[0], None, 0
        self.playing.set()
        self.turn = (self.turn + 1) % len(self.people)
        user = self.people[self.turn]
        own = self.own.get(user)
        if own and (offered := controls(own.parts, self.luck)):
            return user, drawn(self.luck, offered), own.message
        return user, Control(look, 0, False), board.message

    def _lobby(self, parts: Iterable[dict[str, Any]]) -> tuple[int, Control] | None:
        read = [ids.read(part["custom_id"]) for part in parts]
        verbs = {each.verb: str(each) for each in read if isinstance(each, Lobby)}
        if not verbs:
            return None
        if self.joined < len(self.people):
            self.joined += 1
            return self.people[self.joined - 1], Control(verbs["join"], 0, False)
        return self.people[0], Control(verbs["start"], 0, False)


# ── the processes ────────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def process(*words: str, **how: Any) -> AsyncIterator[asyncio.subprocess.Process]:
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", *words), preexec_fn=die_with_parent, **how
    )
    try:
        yield started
    finally:
        if started.returncode is None:
            started.send_signal(signal.SIGTERM)
        await started.wait()


async def measure(tables: int = TABLES, seconds: float = SECONDS) -> dict[str, float]:
    async def closed(load: Load, _: Path) -> None:
        await crowd_playing(load, seconds)

    return await measured(tables, closed, summed_up)


Playing = Callable[[Load, Path], Awaitable[None]]
Summing = Callable[[Load, Path], dict[str, float]]


async def measured(tables: int, playing: Playing, summing: Summing) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        seats = [game.seats[0] for game in GAMES.values()]
        people = [str(seats[n % len(seats)]) for n in range(tables)]
        pipes = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
        async with process("tests.bench.crowd", *people, limit=LINE, **pipes) as crowd:
            load = await played(crowd, folder, playing)
        return summing(load, folder)


async def played(crowd: asyncio.subprocess.Process, folder: Path, play: Playing) -> Load:
    """From the first lobby to the last answer."""
    assert crowd.stdin is not None
    assert crowd.stdout is not None
    opened = json.loads(await crowd.stdout.readline())
    environment = {
        **os.environ,
        "DISCORD_TOKEN": opened["token"],
        "PLAYGROUND": opened["url"],
        "DATABASE": str(folder / "load.db"),
        "LOG_LEVEL": "warning",
    }
    load = Load(crowd, opened["tables"])
    with (folder / "bot.log").open("w") as log:
        bot = ("tests.bench.heart", str(folder / "bot.json"), "bot")
        idle = ("tests.bench.heart", str(folder / "idle.json"))
        async with process(*bot, env=environment, stderr=log), process(*idle):
            hearing = asyncio.create_task(hear(crowd.stdout, load))
            playing = asyncio.create_task(play(load, folder))
            await asyncio.wait({hearing, playing}, return_when=asyncio.FIRST_COMPLETED)
            assert not hearing.done(), "the stand-in has died"
            playing.result()
    crowd.stdin.close()
    await hearing
    return load


async def hear(line: asyncio.StreamReader, load: Load) -> None:
    while news := await line.readline():
        told = json.loads(news)
        if told["kind"] == "end":
            load.complaints |= {-n: each for n, each in enumerate(told["complaints"])}
            load.limited = told["limited"]
            return
        load.hear(msgspec.convert(told, News))


async def crowd_playing(load: Load, seconds: float) -> None:
    """Everybody sits down; when all boards are out, the time that counts begins."""
    await load.ready.wait()
    playing = [asyncio.create_task(table.play()) for table in load.tables.values()]
    await asyncio.gather(*(table.playing.wait() for table in load.tables.values()))
    load.figures.begun = time.monotonic()
    await asyncio.sleep(seconds)
    load.figures.ended = time.monotonic()
    await asyncio.gather(*playing)
    await asyncio.sleep(2 + TOO_LATE / 1000)


# ── what came of it ──────────────────────────────────────────────────────────────────────────────


def summed_up(load: Load, folder: Path) -> dict[str, float]:
    figures = load.figures
    errors = wrong(load, folder)
    stall = {who: late(folder / f"{who}.json", figures) for who in ("bot", "idle")}
    span = figures.ended - figures.begun
    return {
        f"{len(load.tables)} tables for {span:.0f} s: presses a second": len(figures.presses)
        / span,
        **spread("load", figures),
        "load: errors (none)": len(errors),
        "load: unanswered, not acknowledged within 3 s": figures.unanswered,
        "load: requests refused as too many": load.limited,
        "load: lost, shown or answered and not in the log (none)": len(
            lost(load.presses.values(), load.asks, folder / "load.db")
        ),
        "load: the event loop's stall, p99.9, ms": stall["bot"],
        "load: an idle loop's stall beside it, p99.9, ms": stall["idle"],
        "load: stalled more than the idle loop, ms (at most 50)": stall["bot"] - stall["idle"],
    }


def wrong(load: Load, folder: Path) -> list[str]:
    """What went wrong, but for presses that came too late on an overloaded machine."""
    complaints = [
        each
        for number, each in load.complaints.items()
        if number <= 0 or load.presses[number].in_time
    ]
    logged = (folder / "bot.log").read_text().splitlines()
    errors = [*complaints, *(line for line in logged if not is_known(line))]
    for error in errors[:10]:
        sys.stderr.write(f"{error}\n")
    return errors


def is_known(line: str) -> bool:
    """Whether a line of the log tells of an overloaded machine rather than of a mistake."""
    return any(word in line for word in ("discord.gateway", "came too late", "rate limit"))


def late(file: Path, figures: Figures) -> float:
    """How late the heart beat in the span of time that counts, at its 99.9th percentile."""
    beats = json.loads(file.read_text())
    return quantile([s for at, s in beats if figures.begun <= at <= figures.ended], 0.999) * 1000
