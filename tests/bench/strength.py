"""`python -m tests.bench.strength [GAMES]`: finds DESfausse's `STRENGTHS` in a few minutes.

In 4,000 games with each number of players everybody plays plainly, on the simulator. At the start
of each turn it notes what everybody holds, and at the end of the round who has won it. The
strengths are those under which these winners are likeliest, if a hand wins as often as its share of
all. Seeds from 100,000 on.
"""

import sys
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from rules.core.chance import Luck
from rules.desfausse.box import MOST_DICE, SEATS, rounds_to_win
from rules.desfausse.plain import play_out
from rules.desfausse.prospects import Strength
from rules.desfausse.simulator import BIG, Falls, Table

FIRST_SEED = 100_000
STEPS = 800
RATE = 0.05
"""How far a weight moves at most at each step; in the end a tenth of it."""

HELD = 1e-4
"""How strongly weights that nothing speaks for are held at nothing."""

Features = tuple[float, ...]
Seen = tuple[list[Features], list[int]]
"""What each player held at the start of a turn, and who won the round."""


def main(games: int = 4000) -> None:
    for seats in SEATS:
        seen = [one for game in range(games) for one in noted(FIRST_SEED + game, seats)]
        sys.stderr.write(f"{seats} players: {len(seen)} turns\n")
        sys.stdout.write(f"    {fitted(seen)!r},\n")


def noted(seed: int, seats: int) -> Iterator[Seen]:
    """The turns of one game: the hands of each, and who won its round in the end."""
    luck, table, tokens = Luck(str(seed).encode()), Table.begun(seats), [0] * seats
    while max(tokens) < rounds_to_win(seats):
        turns, winners = [], list[int]()
        while not winners:
            turns.append([features(table, seat) for seat in range(seats)])
            falls = Falls(luck, seats)
            table.roll_all(falls)
            winners = play_out(table, falls)
        for winner in winners:
            tokens[winner] += 1
        yield from ((turn, winners) for turn in turns)
        table.deal()


def features(table: Table, seat: int) -> Features:
    """What of a hand is weighed."""
    types, trophies = table.types[seat], table.trophies[seat]
    dice = [float(len(types) == count) for count in range(1, MOST_DICE + 1)]
    return (*dice, sum(kind >= BIG for kind in types), *(min(count, 2) for count in trophies))


def fitted(seen: list[Seen]) -> Strength:
    """The strengths, a single small die without trophies being 1; no trophy makes weaker."""
    hands = np.array([turn for turn, _ in seen], np.float64)
    won = np.zeros(hands.shape[:2])
    for turn, (_, winners) in enumerate(seen):
        won[turn, winners] = 1 / len(winners)
    weights, moment, spread = (np.zeros(hands.shape[2]) for _ in range(3))
    for step in range(1, STEPS + 1):
        slope = _slope(weights, hands, won) - HELD * weights
        moment += 0.1 * (slope - moment)
        spread += 0.01 * (slope**2 - spread)
        rate = RATE * (1 - 0.9 * step / STEPS)
        weights += rate * moment / (np.sqrt(spread / (1 - 0.99**step)) + 1e-8)
    dice, big, trophies = weights[:MOST_DICE], weights[MOST_DICE], weights[MOST_DICE + 1 :]
    return Strength(
        tuple(round(float(np.exp(one - dice[0])), 4) for one in dice),
        round(float(np.exp(big)), 3),
        tuple(round(float(np.exp(max(one, 0))), 3) for one in trophies),
    )


def _slope(
    weights: NDArray[np.float64], hands: NDArray[np.float64], won: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Where the winners become likelier, a turn on average."""
    strengths = np.exp(hands @ weights)
    shares = strengths / strengths.sum(axis=1, keepdims=True)
    flat = hands.reshape(-1, hands.shape[2])
    return (won - shares).ravel() @ flat / len(hands)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
