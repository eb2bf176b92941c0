"""The figures on the pages of rules are those of the rules."""

from collections.abc import Callable

from renderers.yahtzee.figures import EXAMPLE, FIGURES
from rules.core.chance import FACES
from rules.yahtzee.box import BOXES, UPPER_GOAL, Dice
from rules.yahtzee.scoring import longest_row, meets, most_equal, offers, points
from rules.yahtzee.turns import SEATS

EMPTY = (None,) * len(BOXES)
ROLLS = [(a, b, c, d, e) for a in FACES for b in FACES for c in FACES for d in FACES for e in FACES]


def test_what_the_example_gives() -> None:
    given = dict(zip(BOXES, offers(EMPTY, EXAMPLE, "rulebook"), strict=True))
    assert given["full-house"] == FIGURES["full_house"] == max(filter(None, given.values()))
    assert given["three-of-a-kind"] == given["chance"] == FIGURES["example_sum"]
    assert given["fours"] == FIGURES["example_fours"]
    assert given["sixes"] == FIGURES["example_sixes"]
    assert EXAMPLE.count(4) == FIGURES["enough"]


def test_so_many_dice_of_each_number_are_just_enough() -> None:
    assert sum(FACES) * int(str(FIGURES["enough"])) == UPPER_GOAL


def test_how_many_may_play() -> None:
    assert FIGURES["most"] == SEATS[-1]


def test_what_the_upper_example_gives() -> None:
    assert points("threes", (3, 3, 1, 5, 6)) == FIGURES["upper_points"]
    assert FIGURES["upper_dice"] == (3, 3, 1, 5, 6)


def test_what_the_lower_boxes_need() -> None:
    assert needed("three-of-a-kind", most_equal) == FIGURES["triple"]
    assert needed("four-of-a-kind", most_equal) == FIGURES["kind"]
    assert needed("small-straight", longest_row) == FIGURES["small_row"]
    assert needed("large-straight", longest_row) == FIGURES["large_row"]
    full = (4,) * int(str(FIGURES["triple"])) + (6,) * int(str(FIGURES["pair"]))
    assert meets("full-house", full)


def needed(box: str, measure: Callable[[Dice], int]) -> int:
    """The least of a measure with which any dice meet the box."""
    return min(measure(dice) for dice in ROLLS if meets(box, dice))
