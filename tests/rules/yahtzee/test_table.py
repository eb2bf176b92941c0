"""The shipped table: what the solver makes, small, and right where it can be counted by hand."""

from importlib.resources import files

import numpy as np
import pytest

from rules.yahtzee import solve
from rules.yahtzee.table import FILE, HUNDREDTHS, packed, table, to_come, unpacked
from tests.rules.yahtzee.notation import full_but, sheet


def test_an_empty_sheet_brings_what_is_known_from_the_literature() -> None:
    assert to_come(sheet().boxes) == 254.59


def test_a_full_sheet_brings_nothing_more() -> None:
    assert to_come(full_but().boxes) == 0


def test_the_last_box_can_be_counted_by_hand() -> None:
    """Five dice, three rolls: a die shows its number with a chance of 91 in 216."""
    assert to_come(full_but("fours").boxes) == pytest.approx(4 * 5 * 91 / 216, abs=0.005)
    assert to_come(full_but("yahtzee").boxes) == pytest.approx(50 * 0.046029, abs=0.005)


def test_it_is_small_and_unpacks_to_what_was_packed() -> None:
    assert len(files("rules.yahtzee").joinpath(FILE).read_bytes()) < 500_000
    assert list(unpacked(packed([1.23, 0.0, 300.0]))) == [123, 0, 30_000]


@pytest.mark.long
@pytest.mark.parametrize(("joker", "known"), [("rulebook", 254.5896), ("forced", 254.5877)])
def test_the_solver_finds_the_known_values_and_the_shipped_table(joker: str, known: float) -> None:
    """With the forced joker no sheet is worth more than a fifth of a point less."""
    values = solve.solve(joker)
    assert values[0] == pytest.approx(known, abs=0.00005)
    off = np.abs(values - np.array(table()) / HUNDREDTHS).max()
    assert off < (0.0051 if joker == "rulebook" else 0.2)
