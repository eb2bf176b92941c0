"""2. Hypothèses."""

import pytest

from rules.core.errors import Refused
from rules.think_str8.box import STRIPS
from rules.think_str8.state import Laid, Lay, Take, Took
from tests.rules.think_str8.notation import FOUR, TWO, asked, moves, play, rolled, table

DICE = "yellow green blue"


def test_strips_are_taken_in_order_from_furthest_behind() -> None:
    state = rolled(table(FOUR, "0:b 2:dc 5:a"), DICE)
    assert asked(state) == "b"
    assert moves(state, "b") == tuple(Take(cells) for cells in STRIPS)
    change = play(state, ("b", Take(7)))
    assert change.events == (Took(seat=1, cells=7, points=1),)
    assert asked(change.state) == "bd"


def test_a_strip_that_is_taken_is_no_longer_free() -> None:
    state = play(rolled(table(FOUR, "0:b 2:dc 5:a"), DICE), ("b", Take(7)), ("d", Take(4))).state
    assert moves(state, "c") == tuple(Take(cells) for cells in (1, 2, 3, 5, 6))


def test_laying_is_not_bound_to_the_order() -> None:
    """b may lay while d has yet to take, c and a after everybody has taken, in any order."""
    state = rolled(table(FOUR, "0:b 2:dc 5:a"), DICE)
    state = play(state, ("b", Take(7)), ("d", Take(4)), ("d", Lay(3)), ("c", Take(1))).state
    assert asked(state) == "abc"
    state = play(state, ("a", Take(2)), ("a", Lay(0))).state
    assert asked(state) == "bc"


def test_cathy_lays_the_strip_of_seven_from_9_to_15() -> None:
    state = play(rolled(table(TWO), DICE), ("a", Take(7))).state
    change = play(state, ("a", Lay(9)))
    assert change.events == (Laid(seat=0, cells=7, first=9, last=15),)


@pytest.mark.parametrize("cells", STRIPS)
def test_a_strip_lies_fully_inside_the_scale(cells: int) -> None:
    state = play(rolled(table(TWO), DICE), ("a", Take(cells))).state
    assert moves(state, "a") == tuple(Lay(first) for first in range(22 - cells + 1))


def test_a_laid_strip_is_final() -> None:
    state = play(rolled(table(TWO), DICE), ("a", Take(3)), ("a", Lay(5))).state
    assert moves(state, "a") == ()
    with pytest.raises(Refused, match="not-asked"):
        play(state, ("a", Lay(6)))


def test_nothing_is_checked_before_all_strips_lie() -> None:
    state = rolled(table(TWO), DICE)
    change = play(state, ("a", Take(3)), ("a", Lay(5)), ("b", Take(4)))
    assert change.state.rounds == ()
    change = play(change.state, ("b", Lay(0)))
    assert len(change.state.rounds) == 1
