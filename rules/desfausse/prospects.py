"""What a round is worth: who may win it, and how near that brings somebody to the title."""

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from rules.core.record import Seat
from rules.desfausse.box import MOST_DICE, rounds_to_win

Tokens = tuple[int, ...]
"""The round tokens of each seat."""


class Hand(NamedTuple):
    """What somebody begins a turn with: dice, how many of them are big, trophies of each kind."""

    dice: int
    big: int
    trophies: tuple[int, ...]


class Strength(NamedTuple):
    """How near hands are to winning a round: each wins as often as its share of all.

    By how many dice there are, from 1 on; times so much for each big die, and for each trophy.
    """

    dice: tuple[float, ...]
    big: float
    trophies: tuple[float, ...]


STRENGTHS = (
    Strength(
        dice=(1.0, 0.404, 0.2902, 0.212, 0.1569, 0.1264, 0.1081, 0.0899, 0.0789),
        big=1.045,
        trophies=(1.044, 1.025, 1.422, 1.044, 1.0),
    ),
    Strength(
        dice=(1.0, 0.3365, 0.2319, 0.1593, 0.1063, 0.0798, 0.0577, 0.0499, 0.0528),
        big=1.109,
        trophies=(1.042, 1.015, 1.54, 1.073, 1.0),
    ),
    Strength(
        dice=(1.0, 0.3521, 0.2501, 0.1619, 0.0996, 0.0767, 0.0486, 0.0311, 0.0248),
        big=1.077,
        trophies=(1.05, 1.012, 1.542, 1.0, 1.0),
    ),
    Strength(
        dice=(1.0, 0.3044, 0.2302, 0.1351, 0.0859, 0.0604, 0.0366, 0.0254, 0.0175),
        big=1.093,
        trophies=(1.054, 1.013, 1.59, 1.0, 1.0),
    ),
)
"""With 2, 3, 4 and 5 players, as `python -m tests.bench.strength` found them."""

DONE = 20.0
"""Somebody who can shed their last dice is so much stronger than with one: who wins first?"""


@lru_cache(maxsize=20_000)
def strength(hand: Hand, seats: int) -> float:
    """How near a hand is to winning the round."""
    if not hand.dice:
        return DONE
    known = STRENGTHS[seats - 2]
    trophies = prod(
        more ** min(count, 2) for more, count in zip(known.trophies, hand.trophies, strict=True)
    )
    return known.dice[min(hand.dice, MOST_DICE) - 1] * known.big**hand.big * trophies


def prospect(hands: Sequence[Hand], tokens: Tokens, seat: Seat) -> float:
    """The chance of the title with these hands, on the scale of winning the round.

    1 where the seat wins the round for certain, 0 where one of the others does, but for this: it
    matters which of them.
    """
    if not hands[seat].dice:
        return 1.0
    return _expected(hands, stakes_of(tokens, seat))


def chance_of_title(hands: Sequence[Hand], tokens: Tokens, seat: Seat) -> float:
    """The chance of the title at the start of a turn."""
    return _expected(hands, _titles(tokens, seat))


def _expected(hands: Sequence[Hand], stakes: Sequence[float]) -> float:
    strengths = [strength(hand, len(hands)) for hand in hands]
    return sum(map(float.__mul__, strengths, stakes)) / sum(strengths)


@lru_cache(maxsize=10_000)
def stakes_of(tokens: Tokens, seat: Seat) -> tuple[float, ...]:
    """What it means to the seat when each of them wins the round: 1 for itself, about 0 else."""
    after = _titles(tokens, seat)
    others = (sum(after) - after[seat]) / (len(after) - 1)
    return tuple((chance - others) / (after[seat] - others) for chance in after)


@lru_cache(maxsize=10_000)
def _titles(tokens: Tokens, seat: Seat) -> tuple[float, ...]:
    """By who wins the round: the chance of the title after it."""
    return tuple(title_chance(with_token(tokens, winner), seat) for winner in range(len(tokens)))


@lru_cache(maxsize=10_000)
def title_chance(tokens: Tokens, seat: Seat) -> float:
    """The chance of the title if everybody is as likely to win each round to come."""
    enough = rounds_to_win(len(tokens))
    if max(tokens) >= enough:
        return float(tokens[seat] >= enough)
    return sum(_titles(tokens, seat)) / len(tokens)


def with_token(tokens: Tokens, winner: Seat) -> Tokens:
    """The tokens after somebody has won a round."""
    return tuple(count + (seat == winner) for seat, count in enumerate(tokens))
