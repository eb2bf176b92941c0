"""`python -m tests.bench.strength [GAMES]`: fits DESfausse's `STRENGTH` to games between robots.

At the start of each turn it notes how many dice everybody holds, and at the end of the round who
won it. The strengths are those under which these winners are likeliest, if a hand wins as often as
its share of all strengths (Plackett–Luce, by Hunter's MM steps). Seeds from 100,000 on.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping

from rules.core.chance import Luck
from rules.core.game import advance, awaited
from rules.desfausse import GAME
from rules.desfausse.box import MOST_DICE
from rules.desfausse.state import State

FIRST_SEED = 100_000
STEPS = 200

Hands = tuple[int, ...]
"""How many dice each player holds."""

Rounds = Mapping[tuple[Hands, int], float]
"""By hands at the start of a turn and the size of the hand that won the round: how often."""


def main(games: int = 400) -> None:
    rounds: Counter[tuple[Hands, int]] = Counter()
    for game in range(games):
        for seen in noted(FIRST_SEED + game, GAME.seats[game % len(GAME.seats)]):
            rounds[seen] += 1
        sys.stderr.write(f"\r{game + 1} of {games}")
    strengths = fitted(rounds)
    sys.stdout.write("\n" + ", ".join(f"{strength:.4f}" for strength in strengths) + "\n")


def noted(seed: int, seats: int) -> Iterator[tuple[Hands, int]]:
    """Every turn of a game: the hands, and that of each who won the round in the end."""
    luck, turns = Luck(str(seed).encode()), dict[int, list[Hands]]()
    state = GAME.new(seats, {}, luck)
    before = (0, 0)
    while asks := GAME.asks(state):
        if (state.round, state.turn) != before:
            before = (state.round, state.turn)
            turns.setdefault(len(state.won), []).append(hands(state))
        seat = awaited(asks)[0]
        action = GAME.robot(GAME.view(state, seat), asks[seat], luck)
        state = advance(GAME, state, seat, action, luck).state
    for number, winners in enumerate(state.won):
        for held in turns.get(number, ()):
            yield from ((held, held[winner]) for winner in winners)


def hands(state: State) -> Hands:
    return tuple(len(player.dice) for player in state.players)


def fitted(rounds: Rounds) -> list[float]:
    """By number of dice from 1 on, a single die being 1."""
    strengths = [1.0] * (MOST_DICE + 1)
    for _ in range(STEPS):
        wins, weights = [0.5] * (MOST_DICE + 1), [0.5 / one for one in strengths]
        for (held, winner), times in rounds.items():
            share = times / sum(strengths[count] for count in held)
            wins[winner] += times
            for count in held:
                weights[count] += share
        strengths = [won / weight for won, weight in zip(wins, weights, strict=True)]
    return [strength / strengths[1] for strength in strengths[1:]]


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
