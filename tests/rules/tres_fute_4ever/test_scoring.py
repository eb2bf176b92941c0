"""The rulebook's own sums."""

from rules.tres_fute_4ever import scoring
from rules.tres_fute_4ever.scoring import level, places, points
from tests.rules.tres_fute_4ever.notation import sheet


def test_yellow_example_p5():
    own = sheet("""
        top     2 3 5
        middle  1 1 5
        bottom  6 6 5 4
    """)
    assert scoring.yellow_points(own) == 21 - 7 + 35 == 49


def test_yellow_may_be_negative():
    assert scoring.yellow_points(sheet("middle 6 6")) == -12


def test_blue_example_p6():
    own = sheet("""
        blue  . x . . . .
              . . . . x .
              . . . . . .
              . . . . . .
              . x . . . .
              . . . . x .
    """)
    assert scoring.blue_points(own) == 8 + 11 + 6 == 25


def test_one_cross_in_a_column_or_on_the_rising_diagonal_brings_nothing():
    own = sheet("""
        blue  x . . . . x
              . . . . . .
              . . . . . .
              . . . . . .
              . . . . . .
              . . . . . .
    """)
    assert scoring.blue_points(own) == 0


def test_green_example_p7():
    own = sheet("""
        upper  6 6 6 4
        lower  4 2 4 3 5
    """)
    assert scoring.green_points(own) == 10 + 8 + 10 + 14 == 42


def test_pink_example_p8():
    assert scoring.pink_points(sheet("pink 1 1 2 1 4 1 6 1")) == 23 + 9 == 32


def test_an_empty_pink_row_scores_0():
    assert scoring.pink_points(sheet()) == 0


def test_grey_figure():
    own = sheet("grey A B C E H J K L N O P Q")
    assert scoring.grey_points(own) == 1 + 6 + 8 + 9 + 10 + 10 + 11 == 55


def test_foxes_count_the_lowest_zone_p11():
    """Zones of 34, 44, 30, 14 and 24 with three foxes: 42 more, 188 in all."""
    scored = scoring.Points(34, 44, 30, 14, 24, foxes=3 * 14)
    assert (scored.foxes, scored.total) == (42, 188)
    own = sheet("""
        top     1 2
        middle  1 1
        bottom  6 6 6 6
        blue    x x . . . .
                x x x . . .
                . . x . . .
                . . . . . .
                . . . . . .
                . . . . . .
        grey    A B C E H J K L N O P Q
        upper   5 6
        lower   2 1
        pink    1 1 2 1 4
        foxes   3
    """)
    assert points(own).zones == (42, 24, 55, 14, 18)
    assert (points(own).foxes, points(own).total) == (42, 195)


def test_foxes_are_negative_with_a_negative_zone():
    own = sheet("""
        middle  4
        foxes   2
    """)
    assert (points(own).foxes, points(own).total) == (-8, -12)


def test_a_tie_goes_to_the_highest_single_zone_then_the_place_is_shared():
    flat = sheet("""
        bottom  2
        pink    1
    """)
    steep = sheet("bottom 4")
    assert points(flat).total == points(steep).total == 4
    assert places((flat, steep, flat)) == (2, 1, 2)
    assert places((sheet(), steep, flat)) == (3, 1, 2)


def test_levels_p12():
    printed = (450, 420, 390, 360, 330, 300, 270, 240, 210, 180)
    assert [level(least) for least in printed] == list(range(1, 11))
    assert [level(least - 1) for least in printed] == list(range(2, 12))
    assert level(-5) == 11
