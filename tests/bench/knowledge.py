"""What a rack that is partly known will bring in Think Str8!: `python -m tests.bench.knowledge 60`.

Robots play so many games at each table. After every check, and once everybody has exchanged, it is
noted how many racks each player may still have and how many points follow until the end. A straight
line through these, by players and by rounds to come, is what `rules/think_str8/prospects.py` goes
by.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from math import log2

from rules.catalog import GAMES
from rules.core.chance import Luck
from rules.core.game import advance
from rules.think_str8.box import ROUNDS
from rules.think_str8.deduction import possible_racks
from rules.think_str8.state import State

GAME = GAMES["think-str8"]
FIRST_SEED = 100_000

Place = tuple[int, bool, int]
"""Players, whether a card is to be exchanged, and rounds to come."""

Noted = tuple[Place, float, int]
"""Where, the bits that are unknown, and the points that follow."""


def noted(players: int, seed: int) -> Iterator[Noted]:
    """What one game shows."""
    luck = Luck(f"knowledge {players} {seed}".encode())
    state: State = GAME.new(players, {}, luck)
    found = [(seat, place, bits, 0) for seat, place, bits in _known(state)]
    while asks := GAME.asks(state):
        seat = next(seat for seat, ask in asks.items() if ask.waiting)
        action = GAME.robot(GAME.view(state, seat), asks[seat], luck)
        before, state = state, advance(GAME, state, seat, action, luck, asks).state
        if state.step != "over" and len(state.rounds) + len(state.aside) > len(before.rounds) + len(
            before.aside
        ):
            found += [(who, at, bits, state.scores[who]) for who, at, bits in _known(state)]
    for who, place, bits, score in found:
        yield place, bits, state.scores[who] - score


def _known(state: State) -> Iterator[tuple[int, Place, float]]:
    players = len(state.scores)
    for seat in range(players):
        racks = possible_racks(GAME.view(state, seat))
        left = ROUNDS[players] - len(state.rounds)
        yield seat, (players, seat in state.exchanging, left), log2(len(racks))


def main(games: int) -> None:
    """Prints for each place how often it was seen, and the line."""
    for players in GAME.seats:
        by_place: dict[Place, list[tuple[float, int]]] = defaultdict(list)
        for seed in range(FIRST_SEED, FIRST_SEED + games):
            for place, bits, points in noted(players, seed):
                by_place[place].append((bits, points))
        for place, seen in sorted(by_place.items()):
            bits, points = (sum(values) / len(seen) for values in zip(*seen, strict=True))
            spread = sum((b - bits) ** 2 for b, _ in seen)
            slope = sum((b - bits) * (p - points) for b, p in seen) / spread if spread else 0.0
            sys.stdout.write(
                f"{place} seen {len(seen)} bits {bits:.2f} points {points:.2f} a bit {slope:.2f}\n"
            )
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
