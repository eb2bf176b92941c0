"""Games that the learnt worth plays against itself, and what can be learnt from them."""

from collections.abc import Iterable
from itertools import chain

from rules.tres_fute_4ever import compact
from rules.tres_fute_4ever.box import ROLLS, ROUNDS
from rules.tres_fute_4ever.compact import EMPTY, KINDS, POINTS, Pool, Sheet
from rules.tres_fute_4ever.features import GIFTS, Phase, features
from rules.tres_fute_4ever.policy import ALL, DICE, Imagined, Policy
from rules.tres_fute_4ever.value import Moment, Network

ERRORS = 1.0
"""By how many points the players are mistaken about each worth, so that games differ."""
WILD = 4
"""Every so many games they are mistaken three times as much."""

SHARE = 2
"""One of so many positions is learnt from: the next one is much the same."""

FINENESS = 16
"""Points are learnt in such parts."""

Lesson = tuple[tuple[int, ...], int]
"""The features of a position, and what the network should make of them, in parts of a point."""


class Diary:
    """The positions that one player came to, each with what it was taken to be worth."""

    def __init__(self) -> None:
        self._pages: list[tuple[Sheet, Pool, Phase, Moment, float]] = []

    def note(self, sheet: Sheet, pool: Pool, phase: Phase, moment: Moment) -> None:
        """One more position."""
        self._pages.append((sheet, pool, phase, moment, moment.worth(sheet, pool, phase)))

    def lessons(self, points: float, trust: float, luck: Imagined) -> Iterable[Lesson]:
        """What each position turned out to be worth: TD(λ) with λ = 1 − `trust`.

        That is what the next position was taken to be worth and what it turned out to be worth, the
        former with so much weight; for the last one, the points at the end.
        """
        for sheet, pool, phase, moment, worth in reversed(self._pages):
            if luck.bits() % SHARE == 0:
                has = sum(POINTS[kind](sheet[kind]) for kind in KINDS)
                found = chain.from_iterable(features(sheet, pool, phase, moment.stage))
                yield tuple(found), round((points - has) * FINENESS)
            points += trust * (worth - points)


class Table:
    """A game with several compact sheets."""

    def __init__(self, network: Network, seats: int, seed: int) -> None:
        self._network = network
        self._luck = Imagined(seed)
        self._rounds = ROUNDS[seats]
        self.sheets = [EMPTY] * seats
        self.diaries = [Diary() for _ in self.sheets]
        errors = ERRORS if seed % WILD else 3 * ERRORS
        self._policies = [Policy(self._luck, errors, diary.note) for diary in self.diaries]
        self._active = [self._rounds] * seats
        self._passive = [self._rounds * max(seats - 1, 1)] * seats

    def play(self) -> None:
        """The whole game."""
        seats = range(len(self.sheets))
        for number in range(1, self._rounds + 1):
            for seat in seats:
                moment = self._moment(seat, number)
                self.sheets[seat] = self._policies[seat].gift(self.sheets[seat], number, moment)
            for active in seats:
                self._turn(active, number)
            if len(seats) == 1:
                self._passive[0] -= 1
                policy, moment = self._policies[0], self._moment(0, number)
                self.sheets[0] = policy.passive_turn(self.sheets[0], moment)

    def _moment(self, seat: int, number: int) -> Moment:
        active, passive = self._active[seat], self._passive[seat]
        return self._network.at((len(self.sheets), active, passive, min(number, GIFTS)))

    def _turn(self, active: int, number: int) -> None:
        others = [seat for seat in range(len(self.sheets)) if seat != active]
        self._active[active] -= 1
        for seat in others:
            self._passive[seat] -= 1
        faces, moment = [0] * len(DICE), self._moment(active, number)
        policy = self._policies[active]
        sheet, boxes = policy.rolls(self.sheets[active], (ROLLS, ALL), faces, 0, moment)
        self.sheets[active] = policy.extras(sheet, faces, boxes, 0, moment)
        for seat in others:
            policy, moment = self._policies[seat], self._moment(seat, number)
            sheet = policy.silver(self.sheets[seat], faces, boxes, moment)
            self.sheets[seat] = policy.extras(sheet, faces, boxes, 0, moment)


def lessons(network: Network, seats: int, seeds: range, trust: float) -> tuple[list[Lesson], float]:
    """What is learnt from these games, and their average points."""
    found: list[Lesson] = []
    points = 0
    for seed in seeds:
        table = Table(network, seats, seed)
        table.play()
        luck = Imagined(seed)
        for sheet, diary in zip(table.sheets, table.diaries, strict=True):
            total = compact.total(sheet)
            points += total
            found += diary.lessons(total, trust, luck)
    return found, points / (seats * len(seeds))
