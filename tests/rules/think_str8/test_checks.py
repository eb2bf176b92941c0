"""3. Vérification des hypothèses et décompte des points. Player a has 7 1 4 4 6 0."""

import pytest

from rules.think_str8 import scoring
from rules.think_str8.state import Check, Right, TooHigh, TooLow, Wrong
from tests.rules.notation import of_type
from tests.rules.think_str8.notation import TWO, bets, ends, pawns, rolled, table

HINTS = (Right, TooHigh, TooLow, Wrong)


def told(dice: str, where: str) -> object:
    """What a is told when b lays anywhere else."""
    other = "0-5" if ends(where)[1] != 6 else "0-6"
    change = bets(rolled(table(TWO), dice), f"a {where}, b {other}")
    return next(event for event in of_type(change, *HINTS) if event.seat == 0)


@pytest.mark.parametrize(
    ("dice", "hidden"),
    [
        ("blue green yellow", 7 + 1 + 4),
        ("blue red grey", 7 + 6 + 0),
        ("blue blue green", 7 + 7 + 1),
        ("red green red", 6 + 1 + 6),
        ("blue blue blue", 7 * 3),
        ("grey grey grey", 0),
    ],
)
def test_a_colour_shown_twice_counts_twice_and_thrice_three_times(dice: str, hidden: int) -> None:
    assert isinstance(told(dice, str(hidden)), Right)


@pytest.mark.parametrize(
    ("where", "points"), [("12", 7), ("11-12", 6), ("12-16", 3), ("6-12", 1), ("9-15", 1)]
)
def test_a_sum_inside_gives_the_points_of_the_strip(where: str, points: int) -> None:
    first, cells = ends(where)
    assert told("blue green yellow", where) == Right(
        seat=0, cells=cells, first=first, last=first + cells - 1, points=points, score=points
    )


def test_a_sum_below_is_too_high_and_one_above_too_low() -> None:
    assert told("blue green yellow", "13-16") == TooHigh(seat=0, first=13, last=16, most=12)
    assert told("blue green yellow", "10-11") == TooLow(seat=0, first=10, last=11, least=12)


@pytest.mark.parametrize("where", ["11", "13", "0", "21"])
def test_the_shortest_strip_is_only_told_wrong(where: str) -> None:
    assert told("blue green yellow", where) == Wrong(seat=0, first=int(where))


def test_whoever_is_wrong_stays_where_they_are() -> None:
    change = bets(rolled(table(TWO, "2:a 5:b"), "blue green yellow"), "a 0-6, b 2")
    assert pawns(change.state) == "2:a 12:b"


def test_checks_come_in_the_order_of_the_round() -> None:
    change = bets(rolled(table(TWO, "2:b 5:a"), "blue green yellow"), "a 12, b 2-3")
    assert [event.seat for event in of_type(change, *HINTS)] == [1, 0]
    (played,) = change.state.rounds
    assert [check.seat for check in played.checks] == [1, 0]
    assert (played.number, played.dice) == (1, ("blue", "green", "yellow"))


def left(where: str, hint: str) -> tuple[int, ...]:
    first, cells = ends(where)
    return Check(0, first, cells, hint).learnt


def test_seven_cells_on_4_to_10_too_low_leave_11_to_21() -> None:
    assert left("4-10", "too-low") == tuple(range(11, 22))


def test_seven_cells_on_9_to_15_right_leave_9_to_15() -> None:
    assert left("9-15", "right") == tuple(range(9, 16))


@pytest.mark.parametrize("last", range(7, 13))
def test_a_strip_from_6_too_high_leaves_0_to_5(last: int) -> None:
    assert left(f"6-{last}", "too-high") == tuple(range(6))


def test_the_shortest_strip_wrong_leaves_every_other_sum() -> None:
    assert left("4", "wrong") == (0, 1, 2, 3, *range(5, 22))


def test_every_hint_leaves_the_sum_and_the_hints_of_a_place_share_out_the_scale() -> None:
    for cells in range(1, 8):
        for first in range(22 - cells + 1):
            hints = {scoring.hint(first, cells, hidden) for hidden in range(22)}
            shares = [Check(0, first, cells, hint).learnt for hint in hints]
            assert sorted(number for share in shares for number in share) == list(range(22))
            for hidden in range(22):
                hint = scoring.hint(first, cells, hidden)
                assert hidden in Check(0, first, cells, hint).learnt
