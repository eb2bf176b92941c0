"""Two versions of the bot side by side, as while it is updated.

`python -m tests.faults.versions REVISION --minutes 60` starts a worker of that revision, and then
one of the code that is here. People play all games, at the pace of an evening, and whoever answers
them is dealt round. Nothing else happens; at the end it is judged like a night of faults.
"""

import argparse
import asyncio
import itertools
import json
import subprocess
import sys
import tarfile
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from rules.catalog import GAMES
from tests.faults.night import Pace
from tests.faults.nights import Figures, judged, night_of
from tests.faults.nights_report import as_numbers, table

ARTEFACT = Path("artefacts/versions.json")

EVENING = Pace(presses=10**6, every=0, thinking=(4.0, 12.0))
"""Nobody hurries."""


@contextmanager
def code_of(revision: str) -> Iterator[Path]:
    """The code of a revision, in a folder of its own."""
    packed = subprocess.run(["git", "archive", revision], capture_output=True, check=True).stdout
    with tempfile.TemporaryDirectory(prefix="sixpips-") as folder:
        with tarfile.open(fileobj=BytesIO(packed)) as files:
            files.extractall(folder, filter="data")
        yield Path(folder)


def side_by_side(code: Path, minutes: float) -> tuple[Figures, Counter[str]]:
    """One evening after another for so long; what came of them, and how many presses each worker
    answered."""
    ends = time.monotonic() + 60 * minutes
    together, answered = Figures(workers=2, nights=0), Counter[str]()
    for seed in itertools.count():
        if time.monotonic() > ends:
            return together, answered
        figures, by = asyncio.run(evening(code, seed, ends))
        together.add(figures)
        answered += by
        sys.stdout.write(f"{figures.presses} presses, {len(figures.failures)} failures\n")
        sys.stdout.flush()
    raise AssertionError


async def evening(code: Path, seed: int, ends: float) -> tuple[Figures, Counter[str]]:
    """A table of each game until all are over, or until the time has come.

    People alone: the words for a robot are not those of every version, and words are judged.
    """
    async with night_of(1, seed, [*GAMES], robots=False, settled=True, others=[code]) as night:

        def end() -> None:
            night.over = True

        ending = asyncio.get_running_loop().call_later(ends - time.monotonic(), end)
        await night.spend(EVENING)
        ending.cancel()
        asked = night.playground.world.interactions.values()
        return await judged(night), Counter(one.answered_by for one in asked)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.versions", description=__doc__)
    parser.add_argument("revision", help="what runs beside the code that is here")
    parser.add_argument("--minutes", type=float, default=60)
    wish = parser.parse_args(words)
    with code_of(wish.revision) as code:
        figures, answered = side_by_side(code, wish.minutes)
    shares = ", ".join(f"{worker} {count}" for worker, count in sorted(answered.items()))
    ARTEFACT.parent.mkdir(exist_ok=True)
    kept = {"revision": wish.revision, "answered": answered, **as_numbers(figures)}
    ARTEFACT.write_text(json.dumps(kept, indent=2) + "\n")
    sys.stdout.write(f"{table([figures])}\nAnswered: {shares} (worker 1: {wish.revision})\n")
    for failure in figures.failures:
        sys.stdout.write(f"  {failure}\n")
    return 1 if figures.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
