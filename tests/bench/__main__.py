"""`python -m tests.bench [PART …]`: measures, prints a table and writes `bench.json`.

Without a part: all of them. A figure with a target says so in its name; the table has the target
beside the figure, with a mark where it is missed. `robots` plays for hours; with `--games N`,
`--minutes M` or `--only TEXT` (in the name of a match) it plays a part of it, and goes on from
there the next time; with `--workers N` so many processes play the matches.
"""

import argparse
import asyncio
import json
import os
import platform
import re
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from tests.bench import (
    growth,
    labels,
    listening,
    load,
    memory,
    open_loop,
    peer,
    pictures,
    presses,
    requests,
    reviewing,
    reviews,
    robots,
    rules,
    thinking,
    tournament,
    transactions,
    turns,
)

TARGET = re.compile(r" \((?:(?P<side>at most|at least) (?P<bound>[\d.]+)[^)]*|none)\)")

PRESSES = 500
FILE = Path("bench.json")

Figures = Mapping[str, float | str]


def robots_measured(
    games: int = 0, minutes: float = 0, only: str = "", workers: int = 1
) -> Figures:
    if games or minutes or only:
        return tournament.standings(games or tournament.GAMES_EACH, minutes, only, workers)
    return {
        **robots.alone("yahtzee", "strong", range(2000)),
        **robots.alone("yahtzee", "easy", range(500)),
        **robots.to_win(2, range(2000)),
        **robots.to_win(4, range(1000)),
        **robots.alone("tres-fute-4ever", "good", range(200)),
        **robots.alone("tres-fute-4ever", "strong", range(200)),
        **robots.alone("tres-fute-4ever", "easy", range(200)),
        **tournament.standings(workers=workers),
        **robots.thinking(),
    }


PARTS: Mapping[str, Callable[[], Figures]] = {
    "presses": lambda: asyncio.run(presses.measure(PRESSES)),
    "requests": lambda: asyncio.run(requests.measure()),
    "load": lambda: asyncio.run(load.measure()),
    "open": lambda: asyncio.run(open_loop.measure()),
    "overload": lambda: asyncio.run(open_loop.overload()),
    "growth": lambda: asyncio.run(growth.measure()),
    "memory": lambda: asyncio.run(memory.measure()),
    "transactions": lambda: asyncio.run(transactions.measure()),
    "peer": lambda: asyncio.run(peer.measure(PRESSES)),
    "pictures": pictures.measure,
    "rules": rules.measure,
    "robots": robots_measured,
    "thinking": lambda: asyncio.run(thinking.measure(PRESSES // 5)),
    "reviewing": lambda: asyncio.run(reviewing.measure(PRESSES // 5)),
    "turns": turns.measure,
    "listening": listening.measure,
    "labels": labels.measure,
    "review": reviews.measure,
    "dearest": reviews.dearest,
}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench")
    parser.add_argument("names", nargs="*", metavar="PART")
    parser.add_argument("--games", type=int, default=0, help="of each match between robots")
    parser.add_argument("--minutes", type=float, default=0, help="for the matches between robots")
    parser.add_argument("--only", default="", help="matches with this text in their name")
    parser.add_argument("--workers", type=int, default=1, help="that play these matches")
    given = parser.parse_args(arguments)
    names: list[str] = given.names
    matches = partial(robots_measured, given.games, given.minutes, given.only, given.workers)
    measures = {**PARTS, "robots": matches}
    if unknown := set(names) - set(PARTS):
        sys.stderr.write(f"bench: no part {', '.join(unknown)}; there are {', '.join(PARTS)}\n")
        return 2
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.machine()}"
    found: dict[str, Figures] = {}
    for name in names or PARTS:
        began = time.perf_counter()
        try:
            found[name] = measures[name]()
        except Exception:
            traceback.print_exc()
            found[name] = {f"{name}: could not be measured": "see above"}
        sys.stderr.write(f"{name}: measured in {time.perf_counter() - began:.0f} s\n")
        kept = {"machine": machine, **found}
        FILE.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    sys.stdout.write("\n".join([machine, *written(found)]) + "\n")
    return 0


def written(found: Mapping[str, Figures]) -> list[str]:
    """One table, a part below the other."""
    width = max(len(TARGET.sub("", name)) for figures in found.values() for name in figures)
    lines = [f"  {'':<{width}}  {'measured':>13}  target"]
    for part, figures in found.items():
        lines += ["", part.upper()]
        for name, value in figures.items():
            figure = value if isinstance(value, str) else f"{value:,.2f}"
            line = f"  {TARGET.sub('', name):<{width}}  {figure:>13}  {target(name, value)}"
            lines.append(line.rstrip())
    return lines


def target(name: str, value: float | str) -> str:
    """What a figure was to be, with a mark if it is not."""
    found = TARGET.search(name)
    if found is None or isinstance(value, str):
        return ""
    side, bound = found["side"] or "at most", float(found["bound"] or 0)
    kept = value >= bound if side == "at least" else value <= bound
    return f"{side} {bound:g}" + ("" if kept else "  ✗")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
