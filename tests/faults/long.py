"""`make faults LONG=1`: a night's work, which can be stopped at any moment and taken up again.

Evening after evening, for each game by each door, and after each round of them a night with several
workers on PostgreSQL, until there were so many kills and faults in all.

What each came to is a line of a file; evenings that have a line are not played again. `--report`
prints what is in the file and plays nothing.
"""

import argparse
import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from datetime import UTC, datetime
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rules.catalog import GAMES
from tests.faults import nights
from tests.faults.evening import Pace
from tests.faults.night import Pace as NightPace
from tests.faults.report import Figures, summed, table
from tests.faults.season import spent

STATE = Path("artefacts/faults-long.jsonl")
DOORS = ("gateway", "http")
SHARED = "workers"
"""In the place of a door: several workers over HTTP, on PostgreSQL, with a table of every game."""

WORKERS = (2, 4, 8)
EVERY = "every game"

AT_ONCE = 3

DENSE = Pace(calm=1, kills_in_ten=7, troubles=6)
"""More goes wrong at once, and people have less peace between."""

Evening = tuple[str, str, int]
"""A game, a door and a seed."""


def evenings() -> Iterator[Evening]:
    """Every game by every door, seed after seed."""
    for seed in count():
        yield from ((game, door, seed) for door in DOORS for game in GAMES)
        yield EVERY, SHARED, seed


def spent_together(seed: int) -> Figures:
    """A night with several workers, in the figures of an evening."""
    workers = WORKERS[seed % len(WORKERS)]
    try:
        night = asyncio.run(nights.spend(workers, seed, NightPace(), tuple(GAMES)))
    except Exception as error:
        return Figures(EVERY, broken=[f"{type(error).__name__}: {error}"])
    same = (
        "games",
        "faults",
        "presses",
        "acknowledged",
        "moves",
        "lost",
        "doubled",
        "late",
        "leaks",
    )
    broken = [*night.broken, *night.at_once, *night.told_twice]
    return Figures(EVERY, broken=broken, **{name: getattr(night, name) for name in same})


def spent_by(evening: Evening) -> Figures:
    """Whatever kind of evening it is."""
    game, door, seed = evening
    return spent_together(seed) if door == SHARED else spent(game, seed, DENSE, door)


def commit() -> str:
    """Of the code that is tried."""
    told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    return told.stdout.strip() or "unknown"


class Log:
    """What was played so far: a line for each evening."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text("utf-8") if file.exists() else ""
        self.lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]

    @property
    def played(self) -> set[Evening]:
        return {(line["game"], line["door"], line["seed"]) for line in self.lines}

    @property
    def blows(self) -> int:
        """Kills and faults in all."""
        return sum(one.kills + one.faults.total() for one in self.figures())

    def figures(self, door: str = "") -> list[Figures]:
        chosen = (line for line in self.lines if door in ("", line["door"]))
        return [as_figures(line["figures"]) for line in chosen]

    def add(self, evening: Evening, figures: Figures) -> None:
        game, door, seed = evening
        when = datetime.now(UTC).isoformat(timespec="seconds")
        line = {"game": game, "door": door, "seed": seed, "commit": commit(), "at": when}
        kept = vars(figures) | {"faults": dict(figures.faults)}
        self.lines.append(line | {"figures": kept})
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(self.lines[-1]) + "\n")


def as_figures(found: dict[str, Any]) -> Figures:
    return Figures(**{**found, "faults": Counter(found["faults"])})


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def report(log: Log) -> int:
    """A table for each door and for all; 1 where anything failed."""
    if not log.lines:
        say("nothing was played yet")
        return 0
    for door in (*DOORS, SHARED):
        if figures := log.figures(door):
            say(f"\nInteractions by {door}:\n{table(summed(figures))}")
    commits = sorted({line["commit"] for line in log.lines})
    failures = [failure for one in log.figures() for failure in one.failures]
    say(f"\n{log.blows:,} kills and faults, {len(failures)} failures; commits {', '.join(commits)}")
    return 1 if failures else 0


def play(log: Log, blows: int, at_once: int) -> None:
    """Until there were so many kills and faults, each evening in a process of its own.

    An evening mostly waits for a bot that starts, so a core can take several at once.
    """
    played = log.played
    coming = (evening for evening in evenings() if evening not in played)
    with ProcessPoolExecutor(at_once, get_context("spawn"), max_tasks_per_child=1) as pool:
        going = {pool.submit(spent_by, evening): evening for evening in islice(coming, at_once)}
        while going:
            ended, _ = wait(going, return_when=FIRST_COMPLETED)
            for one in ended:
                evening, figures = going.pop(one), one.result()
                log.add(evening, figures)
                tell(evening, figures, log.blows)
                if log.blows < blows:
                    after = next(coming)
                    going[pool.submit(spent_by, after)] = after


def tell(evening: Evening, figures: Figures, blows: int) -> None:
    """One line of progress."""
    game, door, seed = evening
    said = f"{figures.kills} kills, {figures.faults.total()} faults, {figures.moves} moves"
    say(f"{game} {door} {seed}: {said}, {len(figures.failures)} failures; {blows:,} in all")


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.long", description=__doc__)
    parser.add_argument("--blows", type=int, default=10_000, help="kills and faults in all")
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="evenings at the same time")
    parser.add_argument("--state", type=Path, default=STATE)
    parser.add_argument("--report", action="store_true")
    wish = parser.parse_args(words)
    log = Log(wish.state)
    if not wish.report:
        try:
            play(log, wish.blows, wish.at_once)
        except KeyboardInterrupt:
            say("stopped: the same command goes on from here")
    return report(log)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
