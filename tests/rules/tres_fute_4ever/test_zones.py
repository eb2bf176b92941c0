"""What the zones take and which bonuses they give (p. 4 to 8)."""

import pytest

from rules.tres_fute_4ever.bonuses import entered
from rules.tres_fute_4ever.box import REGIONS
from rules.tres_fute_4ever.sheet import Sheet
from rules.tres_fute_4ever.zones import is_open, mark_takes, reachable, takes
from tests.rules.tres_fute_4ever.notation import entry, sheet, written


def places(own: Sheet, zone: str, number: int) -> list[str]:
    return [written(made) for made in takes(own, zone, number)]


def bonuses(own: Sheet, *entries: str) -> list[tuple[str, ...]]:
    gained = []
    for text in entries:
        booked = entered(own, entry(text))
        own = booked.sheet
        gained.append(booked.bonuses)
    return gained


# Yellow


def test_yellow_takes_any_row_and_the_top_one_only_rising_numbers():
    own = sheet("top 2 3")
    assert places(own, "yellow", 4) == ["yellow top 4", "yellow middle 4", "yellow bottom 4"]
    assert places(own, "yellow", 3) == ["yellow middle 3", "yellow bottom 3"]


def test_nothing_follows_a_6_in_the_top_row():
    own = sheet("""
        top     6
        middle  1 1 1 1 1
    """)
    assert all(places(own, "yellow", n) == [f"yellow bottom {n}"] for n in range(1, 7))


def test_a_full_yellow_row_takes_nothing():
    own = sheet("""
        top     1 2 3 4 5
        middle  6 6 6 6 6
    """)
    assert places(own, "yellow", 6) == ["yellow bottom 6"]


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("top", [(), ("polish",), ("grey",), ("green",), ("fox",)]),
        ("middle", [("reroll",), ("pink",), ("blue",), ("extra",), ("yellow",)]),
        ("bottom", [()] * 5),
    ],
)
def test_yellow_bonuses(row: str, expected: list[tuple[str, ...]]):
    assert bonuses(sheet(), *(f"yellow {row} {n}" for n in range(1, 6))) == expected


# Blue


def test_blue_row_bonus_at_exactly_the_second_cross():
    assert bonuses(sheet(), "blue 5 1", "blue 5 2", "blue 5 3") == [(), ("grey",), ()]


@pytest.mark.parametrize(
    ("row", "bonus"), list(enumerate(("green", "pink", "yellow", "extra", "grey", "fox"), 1))
)
def test_blue_row_bonuses(row: int, bonus: str):
    left, right = [column for column in range(1, 7) if column != row][:2]
    assert bonuses(sheet(), f"blue {row} {left}", f"blue {row} {right}") == [(), (bonus,)]


def test_the_falling_diagonal_gives_a_reroll_once():
    assert bonuses(sheet(), "blue 1 1", "blue 4 4", "blue 6 6") == [(), ("reroll",), ()]


def test_one_cross_may_set_off_row_and_diagonal():
    assert bonuses(sheet(), "blue 1 1", "blue 2 5", "blue 2 2")[-1] == ("pink", "reroll")


def test_the_blue_example_p6_sets_off_no_bonus():
    crosses = ("blue 2 5", "blue 5 2", "blue 1 2", "blue 6 5")
    assert bonuses(sheet(), *crosses) == [(), (), (), ()]


def test_a_crossed_blue_cell_is_taken():
    assert places(sheet("blue" + " . . . . . .\n     " * 5 + " x . . . . ."), "blue", 6) == [
        f"blue 6 {column}" for column in range(2, 7)
    ]


# Grey


def test_grey_begins_in_the_first_column():
    assert places(sheet(), "grey", 6) == ["grey A", "grey B"]
    assert places(sheet(), "grey", 3) == ["grey A"]


def test_a_region_must_share_a_side_with_a_crossed_one():
    assert "".join(reachable(sheet("grey A"))) == "BC"
    assert "".join(reachable(sheet("grey B"))) == "ACD"
    assert "".join(reachable(sheet("grey A B C E H"))) == "DFGIJ"


def test_a_region_has_at_most_as_many_cells_as_the_die_shows():
    own = sheet("grey A B C E H")
    assert places(own, "grey", 3) == ["grey D", "grey G"]
    assert places(own, "grey", 6) == [f"grey {region}" for region in "DFGIJ"]


def test_the_order_of_the_grey_figure_is_possible():
    own = sheet()
    for region in "ABCEHJKLNOPQ":
        assert region in reachable(own)
        own = entered(own, entry(f"grey {region}")).sheet


def test_grey_bonuses_and_a_fox_for_each_full_shade():
    own, foxes = sheet(), {}
    for region in REGIONS:
        booked = entered(own, entry(f"grey {region}"))
        own = booked.sheet
        foxes[region] = booked.bonuses.count("fox")
    assert own.foxes == 3
    assert {region for region, count in foxes.items() if count} == {"O", "P", "Q"}


def test_a_fox_joins_the_regions_own_bonus():
    own = sheet("grey A D F J M")
    assert bonuses(own, "grey P") == [("green", "fox")]


# Green


def test_green_takes_either_row_of_triangles():
    assert places(sheet("upper 1 1 1"), "green", 4) == ["green upper 4", "green lower 4"]
    assert places(sheet("lower" + " 1" * 11), "green", 4) == ["green upper 4"]


def test_green_bonuses_below_only():
    lower = bonuses(sheet(), *("green lower 1",) * 11)
    signs = "reroll blue polish yellow grey extra pink blue yellow fox extra"
    assert lower == [(bonus,) for bonus in signs.split()]
    assert bonuses(sheet(), *("green upper 1",) * 11) == [()] * 11


# Pink


@pytest.mark.parametrize("number", [5, 6])
def test_pink_bonuses_for_a_5_or_a_6(number: int):
    signs = "polish – green extra reroll – grey fox – blue – yellow"
    expected = [() if sign == "–" else (sign,) for sign in signs.split()]
    assert bonuses(sheet(), *(f"pink {number}",) * 12) == expected


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_no_pink_bonus_for_lower_numbers(number: int):
    assert bonuses(sheet(), *(f"pink {number}",) * 6) == [()] * 6


def test_a_pink_3_is_written_twice_without_chaining():
    assert entered(sheet("pink 1"), entry("pink 3")).sheet.pink == (1, 3, 3)


def test_a_pink_3_in_the_last_cell_is_written_once():
    assert entered(sheet("pink" + " 1" * 11), entry("pink 3")).sheet.pink == (*(1,) * 11, 3)


def test_a_full_pink_row_takes_nothing():
    assert places(sheet("pink" + " 1" * 12), "pink", 6) == []


# "?"


def test_a_mark_takes_any_number_by_the_rules_of_its_zone():
    own = sheet("""
        top     4
        middle  1 1 1 1 1
    """)
    expected = {f"yellow bottom {n}" for n in range(1, 7)} | {"yellow top 5", "yellow top 6"}
    assert {written(made) for made in mark_takes(own, "yellow")} == expected


def test_a_blue_mark_takes_any_empty_cell():
    assert len(mark_takes(sheet(), "blue")) == 36


def test_a_grey_mark_takes_every_reachable_region_once():
    assert [written(made) for made in mark_takes(sheet("grey A"), "grey")] == ["grey B", "grey C"]


def test_a_mark_is_open_while_its_zone_takes_something():
    full_pink = sheet("pink" + " 1" * 12)
    assert not is_open(full_pink, "pink")
    assert is_open(full_pink, "black")
    stuck = sheet("""
        top     1 6
        middle  1 1 1 1 1
        bottom  1 1 1 1
    """)
    assert is_open(stuck, "yellow")
    assert not is_open(entered(stuck, entry("yellow bottom 1")).sheet, "yellow")
    assert not is_open(sheet("grey " + " ".join(REGIONS)), "grey")
