"""Plays until there were so many kills and faults in all, prints the figures and writes them.

`--seed` with `--games` replays one evening: its schedule, its dice and what people press are those
of the seed. How far the bot has got when it is killed is up to the machine.
"""

import argparse
import json
import sys
from itertools import count
from pathlib import Path

from rules.catalog import GAMES
from tests.faults.nights_report import watch_over
from tests.faults.report import Figures, as_numbers, summed, table
from tests.faults.season import season

ARTEFACT = Path("artefacts/faults.json")


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def wishes(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.faults")
    parser.add_argument("--seed", type=int, help="this evening alone, for each of the games")
    parser.add_argument("--first", type=int, default=0, help="the seed to begin with")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--faults", type=int, default=2000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--workers", type=int, nargs="+", help="nights with so many workers each")
    parser.add_argument(
        "--nights",
        type=int,
        default=3,
        help="with each number of workers; 0: what a press costs alone",
    )
    parser.add_argument(
        "--short", action="store_true", help="short nights with workers, and no costs of a press"
    )
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    wish = wishes(words)
    if wish.workers:
        first, nights = (wish.first, wish.nights) if wish.seed is None else (wish.seed, 1)
        seeds = range(first, first + nights)
        return watch_over(wish.workers, seeds, wish.games, say, short=wish.short)
    seeds = count(wish.first) if wish.seed is None else [wish.seed]
    evenings = ((game, seed) for seed in seeds for game in wish.games)
    everything, found = list[Figures](), list[Figures]()
    for seed, figures in season(
        evenings, kills=wish.kills, faults=wish.faults, processes=wish.processes
    ):
        everything.append(figures)
        felt = f"{figures.kills} kills, {figures.faults.total()} faults, {figures.moves} moves"
        say(f"{figures.game} {seed}: {felt}, {len(figures.failures)} failures")
        for failure in figures.failures:
            say(f"  {failure}")
        if figures.failures:
            say(f"  again: python -m tests.faults --games {figures.game} --seed {seed}")
        found = summed(everything)
        ARTEFACT.parent.mkdir(exist_ok=True)
        ARTEFACT.write_text(json.dumps([as_numbers(one) for one in found], indent=2) + "\n")
    say(table(found))
    return 1 if found[-1].failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
