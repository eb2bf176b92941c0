"""`python -m tests.bench [PART …]`: measures, prints a table and writes `bench.json`.

Without a part: all of them. A figure with a target says so in its name; the table has the target
beside the figure, with a mark where it is missed.
"""

import asyncio
import json
import os
import platform
import re
import sys
import time
import traceback
from collections.abc import Callable, Mapping
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
    robots,
    rules,
    transactions,
    turns,
)

TARGET = re.compile(r" \((?:(?P<side>at most|at least) (?P<bound>[\d.]+)[^)]*|none)\)")

PRESSES = 500
FILE = Path("bench.json")

Figures = Mapping[str, float | str]


def robots_measured() -> Figures:
    return {
        **robots.alone("yahtzee", "strong", range(2000)),
        **robots.alone("yahtzee", "easy", range(500)),
        **robots.alone("tres-fute-4ever", "good", range(200)),
        **robots.alone("tres-fute-4ever", "strong", range(200)),
        **robots.alone("tres-fute-4ever", "easy", range(200)),
        **robots.strengths(),
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
    "turns": turns.measure,
    "listening": listening.measure,
    "labels": labels.measure,
}


def main(names: list[str]) -> int:
    if unknown := set(names) - set(PARTS):
        sys.stderr.write(f"bench: no part {', '.join(unknown)}; there are {', '.join(PARTS)}\n")
        return 2
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.machine()}"
    found: dict[str, Figures] = {}
    for name in names or PARTS:
        began = time.perf_counter()
        try:
            found[name] = PARTS[name]()
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
