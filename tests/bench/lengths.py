"""How long games take, counted in answers: robots play, and what people would wait for is added up.

`python -m tests.bench.lengths` writes `bot/screens/lengths.json`, from which lobbies tell how
long a game takes.
"""

import json
import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path

from rules.catalog import GAMES
from rules.core.game import AnyGame, awaited
from rules.core.record import Seat
from tests.contract.play import by_robot, played

FILE = Path("bot/screens/lengths.json")
SEEDS = range(5)
MADE = (
    "by python -m tests.bench.lengths: robot games at default options with seeds 0 to 4. By game"
    " and number of players: medians for 1, 2, 3 … people at the table (the others are robots)."
    " `answers`: answers that follow one another; `waits`: how many of them begin a wait for"
    " somebody who had not just answered."
)

Moment = tuple[Seat, frozenset[Seat]]
"""Who answered, and who was awaited after it."""


def moments(game: AnyGame, seats: int, seed: int) -> tuple[frozenset[Seat], Sequence[Moment]]:
    """Who is awaited at the start of a robot game, and after each of its answers."""
    play = played(game, seats, {}, seed=seed, player=by_robot)
    asked = [frozenset(awaited(game.asks(state))) for state in play.states]
    after = zip(play.steps, asked[1:], strict=False)
    return asked[0], [(step.seat, then) for step, then in after]


def longest(first: frozenset[Seat], answers: Sequence[Moment], people: int, *, own: int) -> int:
    """Units of time until the end, where people answer within one and robots at once.

    Those who are asked at the same moment think at the same time. `own` is the cost of an answer
    that follows one's own.
    """
    asked = dict.fromkeys(first, (0, 1))
    now = 0
    for seat, then in answers:
        since, cost = asked.pop(seat, (now, own))
        done = since + (cost if seat < people else 0)
        now = max(now, done)
        asked = {other: kept for other, kept in asked.items() if other in then}
        for other in then - set(asked):
            asked[other] = (done, own) if other == seat else (now, 1)
    return now


def measured(game: AnyGame, seats: int) -> Mapping[str, Sequence[int]]:
    """The medians for this number of players."""
    games = [moments(game, seats, seed) for seed in SEEDS]

    def median(people: int, own: int) -> int:
        return round(statistics.median(longest(*one, people, own=own) for one in games))

    several = range(1, seats + 1)
    return {
        "answers": [median(people, 1) for people in several],
        "waits": [median(people, 0) for people in several],
    }


def main() -> None:
    """Writes the file."""
    lengths = {
        key: {str(seats): measured(game, seats) for seats in game.seats}
        for key, game in GAMES.items()
    }
    lines = json.dumps({"made": MADE, "games": lengths}, indent=1)
    FILE.write_text(f"{lines}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
