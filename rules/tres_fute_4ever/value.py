"""The learnt worth of a position: the points with which its sheet will end.

It is a small network, made by `python -m rules.tres_fute_4ever.learn`. Its first part looks at each
zone by itself, and at the rest, and makes a few numbers of each; how much of the game is left is
known to all. These numbers are summed, and what is above zero counts, one half of them for the
sheet and the other against it. One more is summed and counts as it is, like the points that the
zones have already.

The first part is remembered by zone, so that a position costs six look-ups and a short sum.
"""

import struct
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from rules.tres_fute_4ever import compact
from rules.tres_fute_4ever.compact import EXTRA, KINDS, POINTS, Pool, Sheet, Tools, Zone
from rules.tres_fute_4ever.features import (
    BETWEEN,
    EXTRAS,
    MOSTS,
    ZONE_FEATURES,
    Features,
    Phase,
    Stage,
    rest_features,
    stage_features,
)

FILE = "worth.bin"
"""The weights, each with 16 bits, as `shapes` orders them."""

HIDDEN = 16
"""How many numbers are worked out first for a zone."""
SUMMED = 24
"""How many numbers a zone adds to those of the others, without the one that counts as it is."""

CACHE_SIZE = 1000
"""How many states of a zone are remembered for each stage of a game."""
STAGES = 16
"""How many stages of games are remembered: all of a game alone, and some more."""

Row = list[float]


def shapes() -> list[tuple[int, int]]:
    """Rows and columns of the weights: for each zone and the rest two layers, each with a bias."""
    return [
        shape
        for most in MOSTS
        for shape in ((len(most), HIDDEN), (1, HIDDEN), (HIDDEN, SUMMED + 1), (1, SUMMED + 1))
    ]


def packed(weights: Sequence[float]) -> bytes:
    """The file with these weights."""
    return struct.pack(f"<{len(weights)}e", *weights)


def unpacked(data: bytes) -> list[list[Row]]:
    """The weights in such a file, shape by shape."""
    numbers = iter(struct.unpack(f"<{len(data) // 2}e", data))
    return [
        [[next(numbers) for _ in range(columns)] for _ in range(rows)] for rows, columns in shapes()
    ]


class Network:
    """The weights, and what is remembered of each stage."""

    def __init__(self, data: bytes) -> None:
        self._layers = unpacked(data)
        for layer, most in zip(self._layers[::4], MOSTS, strict=True):
            layer[:] = [[w / m for w in row] for row, m in zip(layer, most, strict=True)]
        self._stages: dict[Stage, Moment] = {}

    def at(self, stage: Stage) -> "Moment":
        """The worth of positions at a stage of a game."""
        if stage not in self._stages:
            if len(self._stages) == STAGES:
                self._stages.clear()
            self._stages[stage] = Moment(self, stage)
        return self._stages[stage]

    def part(self, group: int, found: Features) -> Row:
        """What a zone, or the rest, adds to the sums."""
        first, (hidden,), second, (bias,) = self._layers[4 * group : 4 * group + 4]
        out = list(bias)
        for number, row in zip(found, first, strict=True):
            if number:
                hidden = [h + number * w for h, w in zip(hidden, row, strict=True)]
        for inner, row in zip(hidden, second, strict=True):
            if inner > 0:
                out = [o + inner * w for o, w in zip(out, row, strict=True)]
        return out


class Moment:
    """The worth of positions at one stage of a game."""

    def __init__(self, network: Network, stage: Stage) -> None:
        self.stage = stage
        self.valued = 0
        """How many positions it was asked for: what a thought costs, the same on every machine."""
        self._network = network
        self._left = stage_features(stage)
        self._last = stage[1] + stage[2] == 0
        self._zones: list[dict[Zone, Row]] = [{} for _ in KINDS]
        self._rests: dict[tuple[Tools, Pool, Phase], Row] = {}

    def worth(self, sheet: Sheet, pool: Pool, phase: Phase) -> float:
        """The points with which the sheet will end; after the last turn, its points."""
        self.valued += 1
        if self._last and not pool:
            done = phase == EXTRAS and not compact.left(sheet, EXTRA)
            if done or phase == BETWEEN:
                return float(compact.total(sheet))
        yellow, blue, grey, green, pink, tools = sheet
        yellows, blues, greys, greens, pinks = self._zones
        rest = (tools, pool, phase)
        sums = [
            a + b + c + d + e + f
            for a, b, c, d, e, f in zip(
                yellows.get(yellow) or self._zone(0, yellow),
                blues.get(blue) or self._zone(1, blue),
                greys.get(grey) or self._zone(2, grey),
                greens.get(green) or self._zone(3, green),
                pinks.get(pink) or self._zone(4, pink),
                self._rests.get(rest) or self._rest(rest),
                strict=True,
            )
        ]
        worth: float = sums.pop()
        for number in sums[: SUMMED // 2]:
            if number > 0:
                worth += number
        for number in sums[SUMMED // 2 :]:
            if number > 0:
                worth -= number
        return worth

    def _zone(self, kind: int, zone: Zone) -> Row:
        known = self._zones[kind]
        if len(known) == CACHE_SIZE:
            known.clear()
        part = self._network.part(kind, ZONE_FEATURES[kind](zone) + self._left)
        part[-1] += POINTS[kind](zone)
        known[zone] = part
        return part

    def _rest(self, rest: tuple[Tools, Pool, Phase]) -> Row:
        if len(self._rests) == CACHE_SIZE:
            self._rests.clear()
        found = rest_features(*rest, self.stage) + self._left
        self._rests[rest] = part = self._network.part(len(KINDS), found)
        return part


@cache
def network() -> Network:
    """The network that was learnt, read when it is first needed."""
    return Network(files("rules.tres_fute_4ever").joinpath(FILE).read_bytes())
