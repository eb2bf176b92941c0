"""Measures everything, prints a table and writes `bench.json`."""

import asyncio
import json
import platform
import sys
from pathlib import Path

from tests.bench import pictures, presses, robots

PRESSES = 500


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    found: dict[str, float] = {}
    say(f"Python {platform.python_version()} on {platform.machine()}")
    for part in (
        lambda: pictures.measure(),
        lambda: asyncio.run(presses.measure(PRESSES, say)),
        lambda: robots.alone("yahtzee", range(500)),
        lambda: robots.alone("tres-fute-4ever", range(200)),
        lambda: robots.thinking(),
        lambda: robots.matches(),
    ):
        measured = part()
        for name, value in measured.items():
            say(f"{name:<70} {value:10.2f}")
        found |= measured
    Path("bench.json").write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
