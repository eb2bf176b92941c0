"""How the robot rolls: it aims at one value and knows exactly what more rolls for it promise."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from rules.desfausse.box import FACES, LEAST_COMBINATION, MOST_DICE, VALUES
from rules.desfausse.dice import Die, free_places

STRENGTH = (20.0, 1.0, 0.345, 0.249, 0.194, 0.152, 0.125, 0.115, 0.078, 0.057)
"""How near a hand of so many dice is to winning a round: it wins as often as its share of all.

`python -m tests.bench.strength 500` found them in games between robots; those of 6 and 7 dice,
which came out the wrong way round, are evened out. Fitted once more to the games of this robot, it
may come out a little different.
"""


class Counts(NamedTuple):
    """A hand while one value is aimed at: hits, devils, other small and other big dice."""

    hits: int
    devils: int
    small: int
    big: int


class Aim(NamedTuple):
    """The chance of winning the round, and how many small and big dice to roll for it."""

    chance: float
    small: int = 0
    big: int = 0


def winning_chance(mine: int, rivals: Sequence[int]) -> float:
    """The chance of winning the round with so many dice against so many."""
    if mine == 0:
        return 1.0
    strength, *others = (STRENGTH[min(dice, MOST_DICE)] for dice in (mine, *rivals))
    return strength / (strength + sum(others))


def aim(
    dice: Sequence[Die], rivals: tuple[int, ...], *, rolls: int
) -> tuple[float, tuple[int, ...]]:
    """The chance with so many rolls left, and the places of the dice to roll now."""
    return max(aims(dice, rivals, rolls=rolls))


def aims(
    dice: Sequence[Die], rivals: tuple[int, ...], *, rolls: int
) -> Iterator[tuple[float, tuple[int, ...]]]:
    """The same for each value that one could go for."""
    for value in VALUES:
        others = [place for place in free_places(dice) if dice[place].face != value]
        others.sort(key=lambda place: not dice[place].is_devil)
        small = [place for place in others if dice[place].size == "small"]
        big = [place for place in others if dice[place].size == "big"]
        hits = sum(die.face == value for die in dice)
        blocked = sum(die.blocked for die in dice)
        counts = Counts(hits, blocked, len(small), len(big))
        found = _best(counts, FACES["big"].count(value), rivals, rolls)
        yield found.chance, (*small[: found.small], *big[: found.big])


@lru_cache(maxsize=100_000)
def _best(counts: Counts, big_hits: int, rivals: tuple[int, ...], rolls: int) -> Aim:
    """Stop, or roll any number of the dice that miss, to go on from there as well as possible."""
    aims = [Aim(_outcome(counts, rivals))]
    if rolls:
        aims += [
            Aim(_after_a_roll(counts, (small, big), big_hits, rivals, rolls), small, big)
            for small in range(counts.small + 1)
            for big in range(counts.big + 1)
            if small or big
        ]
    return max(aims)


def _after_a_roll(
    counts: Counts, rolled: tuple[int, int], big_hits: int, rivals: tuple[int, ...], rolls: int
) -> float:
    total = 0.0
    for small_hits, small_devils, likely in _spread(rolled[0], 1):
        for more_hits, more_devils, as_likely in _spread(rolled[1], big_hits):
            after = Counts(
                counts.hits + small_hits + more_hits,
                counts.devils + small_devils + more_devils,
                counts.small - small_hits - small_devils,
                counts.big - more_hits - more_devils,
            )
            total += likely * as_likely * _best(after, big_hits, rivals, rolls - 1).chance
    return total


@cache
def _spread(count: int, hits: int) -> tuple[tuple[int, int, float], ...]:
    """How many of so many dice hit, how many show devils, and how likely that is.

    `hits` of a die's six faces show the value, one the devil.
    """
    sides = len(FACES["small"])
    misses = sides - 1 - hits
    return tuple(
        (hit, devil, ways * hits**hit * misses ** (count - hit - devil) / sides**count)
        for hit in range(count + 1 if hits else 1)
        for devil in range(count - hit + 1)
        for ways in (comb(count, hit) * comb(count - hit, devil),)
    )


def _outcome(counts: Counts, rivals: tuple[int, ...]) -> float:
    """What the shed leaves, or the curse: then every rival gives a die."""
    mine, shed = sum(counts), counts.hits - counts.devils
    if shed > 0 and (counts.hits >= LEAST_COMBINATION or mine == 1):
        return winning_chance(mine - shed, rivals)
    if 2 * counts.devils > mine:
        return winning_chance(mine + len(rivals), [max(dice - 1, 0) for dice in rivals])
    return winning_chance(mine, rivals)
