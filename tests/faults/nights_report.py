"""Nights with several workers: all of them spent, counted, printed and written as JSON."""

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from playground.host.postgres import Unobtainable
from tests.faults.night import TRUE_WITHIN, Pace
from tests.faults.nights import FAILURES, Cost, Figures, cost, spend

ARTEFACT = Path("artefacts/faults-workers.json")

MOST = {"transactions": 1.1, "requests": 1.1, "processor": 1.3}
"""Times what one worker takes."""

MOST_CONFLICTS = 5.0

SHORT = Pace(presses=140, every=2.0, pauses=1, faults=12)
"""A night of two minutes."""


def watch_over(
    workers: Iterable[int],
    seeds: Sequence[int],
    games: Sequence[str],
    say: Callable[[str], None],
    *,
    short: bool = False,
) -> int:
    """Spends the nights, and calm ones before them unless they are short; returns the exit code.

    It is 1 where something failed or a board was late; costs beyond their bounds are only marked.
    """
    failed = False
    try:
        loads = () if short else (False, True)
        alone = [paid(1, each=each) for each in loads]
        for count in workers:
            for before, each in zip(alone, loads, strict=True):
                say(costs([before, paid(count, each=each)]))
            if seeds:
                together = nights(count, seeds, games, say, SHORT if short else Pace())
                keep(together)
                say(table([together]))
                failed = failed or bool(together.failures or together.beyond)
    except Unobtainable as error:
        say(str(error))
        return 2
    return int(failed)


def paid(workers: int, *, each: bool) -> Cost:
    """What a press costs, kept."""
    found = asyncio.run(cost(workers, each=each))
    keep(found)
    return found


def nights(
    workers: int,
    seeds: Sequence[int],
    games: Sequence[str],
    say: Callable[[str], None],
    pace: Pace,
) -> Figures:
    """One after the other; what breaks one off is a failure like any other."""
    together = Figures(workers, nights=0)
    for seed in seeds:
        try:
            figures = asyncio.run(spend(workers, seed, pace, games))
        except Unobtainable:
            raise
        except Exception as error:
            figures = Figures(workers, broken=[f"{type(error).__name__}: {error}"])
        together.add(figures)
        felt = ", ".join(f"{kind} {count}" for kind, count in sorted(figures.faults.items()))
        say(f"{workers} workers, night {seed}: {felt}; {len(figures.failures)} failures")
        for failure in figures.failures:
            say(f"  {failure}")
        if figures.failures:
            say(f"  again: python -m tests.faults --workers {workers} --seed {seed}")
    return together


def keep(found: Figures | Cost) -> None:
    """In the artefact, in the place of what was found with as many workers and tables before."""
    kept = json.loads(ARTEFACT.read_text()) if ARTEFACT.exists() else {}
    kind = f"costs at {found.tables} tables" if isinstance(found, Cost) else "nights"
    kept.setdefault(kind, {})[str(found.workers)] = as_numbers(found)
    ARTEFACT.parent.mkdir(exist_ok=True)
    ARTEFACT.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n")


def as_numbers(found: Figures | Cost) -> dict[str, Any]:
    """For JSON: failures as their number."""
    values = {name: value for name, value in vars(found).items() if name != "workers"}
    return {name: len(value) if name in FAILURES else value for name, value in values.items()}


def table(figures: Sequence[Figures]) -> str:
    """A line for each number of workers; below it the faults by kind."""
    columns = ("nights", "presses", "acknowledged", "unanswered", "moves", "told", *FAILURES)
    lines = [f"{'workers':<8}" + "".join(f"{column:>13}" for column in columns)]
    for one in figures:
        numbers = as_numbers(one)
        lines.append(f"{one.workers:<8}" + "".join(f"{numbers[column]:>13}" for column in columns))
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(one.faults.items()))
        lines.append(f"Faults: {kinds}")
        lines.append(
            f"Boards true again after at most {one.slowest:.1f} s of real time;"
            f" {one.beyond} of {one.recoveries} after more than {TRUE_WITHIN:g} s"
            + missed(bool(one.beyond))
        )
    return "\n".join(lines)


def missed(beyond: bool) -> str:
    """What stands behind a figure that is not as it should be."""
    return "  MISSED" if beyond else ""


def costs(found: Sequence[Cost]) -> str:
    """What a press costs, beside what it costs one worker alone."""
    alone = found[0]
    lines = [
        f"{'workers':<8}{'tables':>8}{'presses':>9}"
        + "".join(f"{name:>24}" for name in MOST)
        + "  conflicts"
    ]
    for one in found:
        cells = "".join(
            f"{value:>10.2f} ({times:4.2f} of {most:g}){missed(times > most)}"
            for name, most in MOST.items()
            for value in (getattr(one, name),)
            for times in (value / max(getattr(alone, name), 1e-9),)
        )
        met = f"{one.conflicts:.1f} in 1,000 saves (at most {MOST_CONFLICTS:g})"
        met += missed(one.conflicts > MOST_CONFLICTS)
        lines.append(f"{one.workers:<8}{one.tables:>8}{one.presses:>9}{cells}  {met}")
        lines.append("  " + ", ".join(f"{kind} {many:.3f}" for kind, many in one.kinds.items()))
    return "\n".join(lines)
