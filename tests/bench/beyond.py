"""By how much robots beat the learnt worth of Très Futé: `python -m tests.bench.beyond 60`.

The worth is learnt from players who are mistaken now and then, so it is low for whoever is not. By
players and turns to come this prints how many points more a sheet ended with than it promised,
which is what `rules/tres_fute_4ever/review.py` adds.
"""

import sys
from collections import defaultdict

from rules.core.record import Seat
from rules.tres_fute_4ever import compact
from rules.tres_fute_4ever.compact import Pool, Sheet
from rules.tres_fute_4ever.features import BETWEEN, Phase
from rules.tres_fute_4ever.policy import Policy, Record
from rules.tres_fute_4ever.selfplay import Table
from rules.tres_fute_4ever.value import Moment, network

FIRST_SEED = 100_000


class Faultless(Table):
    """A game of players who are never mistaken; notes what each sheet promised after a turn."""

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(network(), seats, seed)
        self.promised: list[list[tuple[int, float]]] = [[] for _ in self.sheets]
        self._policies = [Policy(self._luck, 0, self._noting(seat)) for seat in range(seats)]

    def _noting(self, seat: Seat) -> Record:
        def note(sheet: Sheet, pool: Pool, phase: Phase, moment: Moment) -> None:
            if phase == BETWEEN and not pool:
                turns = moment.stage[1] + moment.stage[2]
                self.promised[seat].append((turns, moment.worth(sheet, (), BETWEEN)))

        return note


def main(games: int) -> None:
    """Prints a row for each number of players."""
    for seats in range(1, 5):
        more: dict[int, list[float]] = defaultdict(list)
        for seed in range(FIRST_SEED, FIRST_SEED + games):
            table = Faultless(seats, seed)
            table.play()
            for sheet, promised in zip(table.sheets, table.promised, strict=True):
                for turns, worth in promised:
                    more[turns].append(compact.total(sheet) - worth)
        row = ", ".join(f"{sum(more[turns]) / len(more[turns]):.0f}" for turns in sorted(more))
        sys.stdout.write(f"{seats}: ({row})\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
