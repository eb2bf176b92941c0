"""Robots against each other and against the reference players: shares of wins with their intervals.

Every game of a match has a seed of its own, from `FIRST_SEED` on. What is played is kept in
`artefacts/robots.json` by match, and a run goes on where the last has stopped, unless the rules,
the robots or the reference players have changed since. Several processes play it sooner, and not
differently: a game knows nothing of the others, and decisions are timed by their CPU.
"""

import hashlib
import json
import statistics
import sys
import time
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.catalog import GAMES
from rules.core.chance import Luck
from rules.core.game import advance, awaited
from tests.bench.rivals import MATCHES, Match

FILE = Path("artefacts/robots.json")
GAMES_EACH = 200
FIRST_SEED = 1000
"""Former forms of some robots were judged on earlier seeds; nothing was tuned on these."""
PIECE = 5
"""So many games are played of each match before the next has its turn: all grow together."""
AHEAD = 2
"""So many pieces are handed out for each process, that none waits for the next."""
CONFIDENCE = 1.96
"""Standard errors on either side, so that 19 of 20 intervals hold the true share."""

ROOT = Path(__file__).parents[2]

Kept = dict[str, dict[str, Any]]
"""By the name of a match: the digest of what played, what was won, and CPU by decision."""


@dataclass
class Played:
    """One game: what of first place the seat got, how often it decided, and the CPU in ms."""

    won: float
    decisions: int
    cpu: float
    slowest: float


def standings(
    games: int = GAMES_EACH, minutes: float = 0, only: str = "", workers: int = 1
) -> dict[str, str]:
    """Plays on until each match has so many games or the time is up; then how they stand."""
    matches = {
        named(match, seats): (match, seats)
        for match in MATCHES
        for seats in match.seats
        if only in named(match, seats)
    }
    kept = read(matches)
    end = time.monotonic() + 60 * minutes if minutes else float("inf")
    for name, piece in pieces(matches, kept, games, end, workers):
        add(kept[name], piece)
        written(kept)
        sys.stderr.write(f"{name}: {told(kept[name])}\n")
    return {name: told(kept[name]) for name in matches if kept[name]["won"]}


def pieces(
    matches: Mapping[str, tuple[Match, int]], kept: Kept, games: int, end: float, workers: int
) -> Iterator[tuple[str, list[Played]]]:
    """The games that are missing, those with the first seeds first, until the time is up."""
    missing = sorted(
        (first, place, name)
        for place, name in enumerate(matches)
        for first in range(len(kept[name]["won"]), games, PIECE)
    )
    begun = deque[tuple[str, Future[list[Played]]]]()
    with ProcessPoolExecutor(workers) as pool:
        for first, _, name in missing:
            if time.monotonic() > end:
                break
            places = range(first, min(first + PIECE, games))
            begun.append((name, pool.submit(play, *matches[name], places)))
            if len(begun) == AHEAD * workers:
                yield _ended(begun)
        while begun:
            yield _ended(begun)


def _ended(begun: deque[tuple[str, Future[list[Played]]]]) -> tuple[str, list[Played]]:
    """The piece that was begun first, once it is played: so games stay in the order of seeds."""
    name, piece = begun.popleft()
    return name, piece.result()


def play(match: Match, seats: int, places: Sequence[int]) -> list[Played]:
    """A few games of a match."""
    return [played(match, seats, FIRST_SEED + place) for place in places]


def add(kept: dict[str, Any], games: Sequence[Played]) -> None:
    """What came of these games."""
    for game in games:
        kept["won"].append(game.won)
        kept["decisions"] += game.decisions
        kept["cpu"] += game.cpu
        kept["slowest"] = max(kept["slowest"], game.slowest)


def played(match: Match, seats: int, seed: int) -> Played:
    """One game. The seat that the match is about goes round the table from game to game."""
    game, own = GAMES[match.key], seed % seats
    luck, thoughts = Luck(str(seed).encode()), Luck(f"thoughts {seed}".encode())
    state, spent = game.new(seats, match.options, luck), []
    while asks := game.asks(state):
        mover = awaited(asks)[0]
        think = game.at_level(match.level) if mover == own else match.rival
        view, began = game.view(state, mover), time.process_time()
        action = think(view, asks[mover], thoughts)
        if mover == own:
            spent.append(1000 * (time.process_time() - began))
        state = advance(game, state, mover, action, luck).state
    result = game.result(state)
    assert result is not None
    won = (result.places[own] == 1) / result.places.count(1)
    return Played(won, len(spent), sum(spent), max(spent, default=0))


def named(match: Match, seats: int) -> str:
    return f"{match.key} {match.level} against {match.name}, {match.told}{seats} players"


def told(kept: Mapping[str, Any]) -> str:
    """The share of wins with its interval, and what decisions cost."""
    won, cpu = kept["won"], kept["cpu"] / max(1, kept["decisions"])
    cost = f"{cpu:.0f} ms of CPU a decision, the slowest {kept['slowest']:.0f}"
    return f"{share(won)}, {len(won)} games; {cost}"


def share(won: Sequence[float]) -> str:
    """The share of wins and Wilson's interval, which is true near 0 and 1 as well.

    Whoever shares first place has won a part of the game.
    """
    games, mean = len(won), statistics.mean(won)
    spread = CONFIDENCE**2 / games
    middle = (mean + spread / 2) / (1 + spread)
    reach = CONFIDENCE * (mean * (1 - mean) / games + spread / games / 4) ** 0.5 / (1 + spread)
    return f"{_short(mean)} ({_short(max(0.0, middle - reach))}–{_short(middle + reach)})"


def _short(part: float) -> str:
    return f"{part:.2f}".removeprefix("0")


def interval(values: Sequence[float], digits: int) -> str:
    """The mean, give or take two standard errors."""
    error = statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{statistics.mean(values):.{digits}f} ± {2 * error:.{digits}f}"


def read(matches: Mapping[str, tuple[Match, int]]) -> Kept:
    """What was played before by the same code; nothing for all others."""
    kept: Kept = json.loads(FILE.read_text()) if FILE.exists() else {}
    for name, (match, _) in matches.items():
        digest = digest_of(match.key)
        if kept.get(name, {}).get("digest") != digest:
            kept[name] = {"digest": digest, "won": [], "decisions": 0, "cpu": 0.0, "slowest": 0.0}
    return kept


def written(kept: Kept) -> None:
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def digest_of(key: str) -> str:
    """Of all that decides how a match goes."""
    package = key.replace("-", "_")
    files = [*ROOT.glob("rules/core/*.py"), *ROOT.glob(f"rules/{package}/*")]
    digest = hashlib.sha256()
    players = [ROOT / f"tests/bench/{name}.py" for name in ("rivals", "newcomers", "tournament")]
    for file in sorted([*files, *players]):
        if file.is_file():
            digest.update(file.read_bytes())
    return digest.hexdigest()
