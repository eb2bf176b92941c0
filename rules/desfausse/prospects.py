"""What a round is worth: who may win it, and how near that brings somebody to the title."""

from collections.abc import Sequence
from functools import lru_cache

from rules.core.record import Seat
from rules.desfausse.aiming import STRENGTH
from rules.desfausse.box import MOST_DICE, rounds_to_win

Tokens = tuple[int, ...]
"""The round tokens of each seat."""


def prospect(held: Sequence[int], tokens: Tokens, seat: Seat) -> float:
    """The chance of the title with these numbers of dice, on the scale of winning the round.

    1 where the seat wins the round for certain, 0 where one of the others does, but for this: it
    matters which of them.
    """
    if not held[seat]:
        return 1.0
    strengths = [STRENGTH[min(dice, MOST_DICE)] for dice in held]
    stakes = stakes_of(tokens, seat)
    return sum(map(float.__mul__, strengths, stakes)) / sum(strengths)


@lru_cache(maxsize=10_000)
def stakes_of(tokens: Tokens, seat: Seat) -> tuple[float, ...]:
    """What it means to the seat when each of them wins the round: 1 for itself, about 0 else."""
    after = [title_chance(with_token(tokens, winner), seat) for winner in range(len(tokens))]
    others = (sum(after) - after[seat]) / (len(after) - 1)
    return tuple((chance - others) / (after[seat] - others) for chance in after)


@lru_cache(maxsize=10_000)
def title_chance(tokens: Tokens, seat: Seat) -> float:
    """The chance of the title if everybody is as likely to win each round to come."""
    enough = rounds_to_win(len(tokens))
    if max(tokens) >= enough:
        return float(tokens[seat] >= enough)
    seats = range(len(tokens))
    return sum(title_chance(with_token(tokens, winner), seat) for winner in seats) / len(tokens)


def with_token(tokens: Tokens, winner: Seat) -> Tokens:
    """The tokens after somebody has won a round."""
    return tuple(count + (seat == winner) for seat, count in enumerate(tokens))
