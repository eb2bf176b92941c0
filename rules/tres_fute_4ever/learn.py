"""`python -m rules.tres_fute_4ever.learn`: learns what a position is worth, and writes the file
that the robots play by.

A network that knows nothing plays games against itself, alone and with others; from them it learns
what positions turned out to be worth; the better one plays the next games, and so on. Each
generation learns from its own games and those of the three before. The seeds of all games are from
100,000 up, so that robots can be measured on the others. It takes numpy, which playing does not
need, and about an hour of one core. Every draw has a seed, so that the same code gives the same
numbers again with the same numpy on the same kind of machine; elsewhere sums are rounded otherwise,
and the games that follow are others. The file that is shipped was learnt by earlier code.
"""

import sys
from collections.abc import Iterator
from itertools import accumulate, islice, pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rules.tres_fute_4ever.features import MOSTS
from rules.tres_fute_4ever.selfplay import FINENESS, Lesson, lessons
from rules.tres_fute_4ever.value import FILE, HIDDEN, SUMMED, Network, packed, shapes

Values = NDArray[np.float32]

GAMES = (1200, 1200, 2000, 2000, *(3000,) * 5)
"""How many games are played alone in each generation; with others a third as many sheets."""
FIRST_SEED = 100_000
KEPT = 4
"""From the games of how many generations a network learns."""
TRUST = (0.0,) * 4 + (0.07,) * (len(GAMES) - 4)
"""By generation how far worths that were learnt are trusted against the points at the end."""

POINTS = 50.0
"""The network reckons in so many points."""
ROUNDS = 6
"""How often a network looks at each lesson."""
BATCH = 512
RATE = 0.002
"""How far a weight moves at most at each step; by the end of the lessons it is next to nothing."""

WIDTHS = [len(most) for most in MOSTS]
PARTS = [slice(start, end) for start, end in pairwise(accumulate(WIDTHS, initial=0))]
MOST = np.concatenate([np.array(most, np.float32) for most in MOSTS])
SIGNS = np.repeat(np.array([1, -1], np.float32), SUMMED // 2)


def untaught(luck: np.random.Generator) -> list[Values]:
    """Weights that say next to nothing yet: for each zone two layers, each with a bias."""
    found = []
    for rows, columns in shapes():
        width = 0 if rows == 1 else 1.2 / rows**0.5 if columns == HIDDEN else 0.5 / HIDDEN**0.5
        found.append(luck.normal(0, 1, (rows, columns)).astype(np.float32) * np.float32(width))
    return found


def silent(weights: list[Values]) -> list[Values]:
    """The same weights with no say: only the points that a zone has already count."""
    return [weight * np.float32(0) for weight in weights]


def network_of(weights: list[Values]) -> bytes:
    """The file with these weights; the second layers reckon in points there."""
    units = (1, 1, POINTS, POINTS)
    scaled = [weight * units[place % 4] for place, weight in enumerate(weights)]
    return packed([float(number) for weight in scaled for number in weight.ravel()])


class Pass:
    """What a network makes of some lessons, and how far each weight is to blame for its errors."""

    def __init__(self, weights: list[Values], seen: Values) -> None:
        self._weights = weights
        self._seen = [seen[:, part] for part in PARTS]
        self._hidden = [
            np.maximum(found @ weights[4 * group] + weights[4 * group + 1], 0)
            for group, found in enumerate(self._seen)
        ]
        added = [
            hidden @ weights[4 * group + 2] + weights[4 * group + 3]
            for group, hidden in enumerate(self._hidden)
        ]
        sums = np.sum(added, axis=0)
        self._above: Values = np.maximum(sums[:, :SUMMED], 0)
        self.answers: Values = self._above @ SIGNS + sums[:, SUMMED]

    def blame(self, errors: Values) -> list[Values]:
        """By weight how much more it would be to the error if it were larger."""
        summed = errors[:, None] * np.append(SIGNS, np.float32(1))
        summed[:, :SUMMED] *= self._above > 0
        found = []
        for group, (seen, hidden) in enumerate(zip(self._seen, self._hidden, strict=True)):
            inner = (summed @ self._weights[4 * group + 2].T) * (hidden > 0)
            found += [seen.T @ inner, inner.sum(0, keepdims=True)]
            found += [hidden.T @ summed, summed.sum(0, keepdims=True)]
        return found


class Adam:
    """Kingma and Ba's way to move weights (2015), with a rate that falls to next to nothing."""

    def __init__(self, weights: list[Values], steps: int) -> None:
        self._weights = weights
        self._steps = steps
        self._step = 0
        self._mean = [np.zeros_like(weight) for weight in weights]
        self._square = [np.zeros_like(weight) for weight in weights]

    def move(self, blame: list[Values]) -> None:
        """One step."""
        self._step += 1
        rate = RATE * (0.01 + 0.99 * (1 + np.cos(np.pi * self._step / self._steps)) / 2)
        first, second = 1 - 0.9**self._step, 1 - 0.999**self._step
        for weight, slope, mean, square in zip(
            self._weights, blame, self._mean, self._square, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= np.float32(rate / first) * mean / (np.sqrt(square / second) + 1e-8)


def learnt(weights: list[Values], known: Values, luck: np.random.Generator) -> float:
    """Changes the weights so that they fit the lessons; how far they are off in the end."""
    steps = len(known) // BATCH
    adam = Adam(weights, ROUNDS * steps)
    off = 0.0
    for _ in range(ROUNDS):
        off = 0.0
        for chosen in batches(luck.permutation(len(known)), steps):
            lesson = known[chosen].astype(np.float32)
            tried = Pass(weights, lesson[:, :-1] / MOST)
            errors = tried.answers - lesson[:, -1] / (POINTS * FINENESS)
            off += float(np.square(errors).mean()) / steps
            adam.move(tried.blame(errors * np.float32(2 / BATCH)))
    return POINTS * float(off**0.5)


def batches(order: NDArray[np.int64], count: int) -> Iterator[NDArray[np.int64]]:
    """So many equal parts of an order."""
    return islice((order[start : start + BATCH] for start in range(0, len(order), BATCH)), count)


def rows(found: list[Lesson]) -> NDArray[np.int16]:
    """Lessons as rows of numbers, the answer last."""
    return np.array([(*seen, answer) for seen, answer in found], np.int16)


def main() -> None:
    """Learns, says how far it is, and writes the file."""
    luck = np.random.default_rng(FIRST_SEED)
    weights = untaught(luck)
    data = network_of(silent(weights))
    known: list[NDArray[np.int16]] = []
    seed = FIRST_SEED
    for generation, (alone, trust) in enumerate(zip(GAMES, TRUST, strict=True), 1):
        for seats in (1, 2, 3, 4):
            games = alone if seats == 1 else alone // (9 * seats)
            found, points = lessons(Network(data), seats, range(seed, seed + games), trust)
            known.append(rows(found))
            seed += games
            said = f"generation {generation}: {games} games, {seats} players, {points:.1f} points"
            sys.stdout.write(said + "\n")
        known = known[-4 * KEPT :]
        off = learnt(weights, np.concatenate(known), luck)
        data = network_of(weights)
        sys.stdout.write(f"generation {generation}: learnt, off by {off:.1f} points\n")
        sys.stdout.flush()
    Path(__file__).with_name(FILE).write_bytes(data)


if __name__ == "__main__":
    main()
