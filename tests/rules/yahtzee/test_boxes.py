"""Comment marquer les points: what a roll gives in each box."""

import pytest

from rules.yahtzee.box import BOXES
from rules.yahtzee.scoring import points, total
from rules.yahtzee.state import Scratch, Write
from tests.rules.yahtzee.notation import dice, full_but, may_scratch, may_write, move, sheet, table


def test_a_pair_of_threes_gives_6_in_threes() -> None:
    assert points("threes", dice("3 3 1 5 6")) == 6


@pytest.mark.parametrize(("number", "box"), list(enumerate(BOXES[:6], 1)))
def test_an_upper_box_counts_the_dice_of_its_number_alone(number: int, box: str) -> None:
    assert points(box, dice("1 2 3 4 5")) == (number if number < 6 else 0)
    assert points(box, (number,) * 5) == 5 * number


@pytest.mark.parametrize(
    ("rolled", "box", "given"),
    [
        ("3 3 3 4 6", "three-of-a-kind", 19),
        ("5 5 5 5 1", "four-of-a-kind", 21),
        ("5 5 5 4 4", "full-house", 25),
        ("5 5 5 4 4", "three-of-a-kind", 23),
        ("5 5 5 4 4", "fives", 15),
        ("5 5 5 4 4", "fours", 8),
        ("5 5 5 4 4", "chance", 23),
        ("1 2 3 4 5", "small-straight", 30),
        ("1 2 3 4 5", "large-straight", 40),
        ("3 3 3 3 3", "yahtzee", 50),
    ],
)
def test_examples_of_the_rulebook(rolled: str, box: str, given: int) -> None:
    assert points(box, dice(rolled)) == given


@pytest.mark.parametrize(
    ("box", "met", "missed"),
    [
        ("three-of-a-kind", "2 5 2 6 2", "2 2 5 5 6"),
        ("four-of-a-kind", "2 2 2 2 1", "2 2 2 1 1"),
        ("full-house", "6 1 6 1 6", "6 6 6 6 1"),
        ("full-house", "1 1 2 2 2", "2 2 2 2 2"),
        ("full-house", "1 1 2 2 2", "1 1 2 2 3"),
        ("small-straight", "4 2 3 1 1", "1 2 3 5 6"),
        ("small-straight", "3 4 5 6 3", "1 2 4 5 6"),
        ("small-straight", "6 5 4 3 2", "1 2 3 3 3"),
        ("large-straight", "6 2 5 3 4", "1 2 3 4 6"),
        ("yahtzee", "1 1 1 1 1", "1 1 1 1 2"),
    ],
)
def test_a_box_takes_0_when_its_condition_is_not_met(box: str, met: str, missed: str) -> None:
    assert points(box, dice(met)) > 0
    assert points(box, dice(missed)) == 0


def test_chance_and_the_kinds_take_the_sum_of_all_five() -> None:
    for box in ("three-of-a-kind", "four-of-a-kind", "chance"):
        assert points(box, dice("6 6 6 6 5")) == 29


def test_example_of_play_offers_five_boxes() -> None:
    offered = may_write(table("3 3 3 5 5"))
    assert {box: given for box, given in offered.items() if given} == {
        "threes": 9,
        "fives": 10,
        "three-of-a-kind": 19,
        "full-house": 25,
        "chance": 19,
    }
    assert len(offered) == len(BOXES)


def test_with_those_five_filled_a_0_goes_in_another_box() -> None:
    state = table(
        "3 3 3 5 5", sheet(threes=9, fives=10, three_of_a_kind=19, full_house=25, chance=19)
    )
    assert set(may_write(state).values()) == {0}
    assert len(may_write(state)) == 8
    assert not may_scratch(state)


def test_a_filled_box_is_not_offered_again() -> None:
    assert set(may_write(table("1 2 3 4 5", full_but("twos", "chance")))) == {"twos", "chance"}


def test_a_0_may_be_chosen_on_purpose_in_any_empty_box() -> None:
    """Option zéro."""
    state = table("5 5 5 4 4", sheet(chance=20))
    assert may_scratch(state) == {"fours", "fives", "three-of-a-kind", "full-house"}
    scratched = move(state, Scratch("full-house")).state.players[0]
    assert scratched == sheet(chance=20, full_house=0)


def test_a_box_where_the_dice_give_nothing_takes_its_0_by_writing() -> None:
    written = move(table("5 5 5 4 4"), Write("aces")).state.players[0]
    assert written == sheet(aces=0)


def test_62_in_the_upper_section_give_no_bonus() -> None:
    assert total(sheet(aces=2, twos=6, threes=9, fours=12, fives=15, sixes=18)) == 62


def test_63_in_the_upper_section_give_35() -> None:
    """Three of each number."""
    assert total(sheet(aces=3, twos=6, threes=9, fours=12, fives=15, sixes=18)) == 63 + 35
