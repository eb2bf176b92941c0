"""The figures on the pages of rules are those of the rules."""

from renderers.think_str8.figures import FIGURES, GUESSES
from renderers.think_str8.rules import BETS, VALUES
from rules.think_str8.box import COLOURS, SCALE
from rules.think_str8.scoring import hidden_sum, hint, marks


def test_what_the_example_of_a_final_guess_gives() -> None:
    assert sum(marks(GUESSES, VALUES)) == FIGURES["guess_points"]
    assert [len(numbers) for numbers in GUESSES] == [1, 2, 3, 1, 0, 0]


def test_the_sum_of_the_example_is_told_as_the_picture_says() -> None:
    hidden = hidden_sum(VALUES, COLOURS, ("blue", "green", "yellow"))
    assert hidden == FIGURES["sum"]
    right, too_low, _ = BETS
    assert hint(right.first, right.cells, hidden) == "right"
    assert hint(too_low.first, too_low.cells, hidden) == "too-low"


def test_the_sums_that_are_left_are_those_of_the_hint() -> None:
    for bet in BETS:
        left = [number for number in SCALE if hint(bet.first, bet.cells, number) == bet.hint]
        assert tuple(left) == bet.learnt


def test_each_rack_has_a_card_of_each_colour_and_one_is_unseen() -> None:
    assert FIGURES["left"] == 3
    assert FIGURES["cards"] == 48
