"""What is printed on the sheet."""

from collections import Counter

from rules.tres_fute_4ever import box
from rules.tres_fute_4ever.bonuses import book, entered
from rules.tres_fute_4ever.scoring import points
from rules.tres_fute_4ever.sheet import Blue, Green, Grey, Pink, Sheet, Yellow


def icons() -> Counter[str]:
    """Every icon on the sheet and the round track; bar ends not."""
    printed = [
        *box.ROUND_BONUSES,
        *(bonus for row in box.YELLOW_BONUSES.values() for bonus in row),
        *box.BLUE_ROWS,
        box.BLUE_DIAGONAL,
        *box.GREY_BONUSES.values(),
        *("fox" for _ in box.SHADES),
        *box.GREEN_BONUSES,
        *box.PINK_BONUSES,
    ]
    return Counter(bonus for bonus in printed if bonus)


def test_as_many_icons_as_the_rules_count():
    assert icons() == {
        "reroll": 7,
        "extra": 7,
        "polish": 9,
        "fox": 7,
        "yellow": 6,
        "green": 5,
        "blue": 5,
        "pink": 4,
        "grey": 4,
        "black": 1,
    }


def test_a_bar_has_a_circle_for_each_icon():
    assert {tool: icons()[tool] for tool in box.TOOLS} == box.BAR_LENGTHS


def test_the_grey_map_has_64_cells_in_17_regions():
    assert len(box.REGION_AT) == len(box.SHADE_AT) == 64
    sizes = "".join(f"{region}{size}" for region, size in box.GREY_SIZE.items())
    assert sizes == "A1B4C5D2E5F6G3H2I5J4K6L3M2N5O4P6Q1"


def test_a_region_has_one_shade_and_its_icon_lies_in_it():
    for cells in box.GREY_CELLS.values():
        assert len({box.SHADE_AT[cell] for cell in cells}) == 1
    assert box.GREY_ICONS.keys() == box.GREY_BONUSES.keys()
    for region, cell in box.GREY_ICONS.items():
        assert box.REGION_AT[cell] == region


def test_a_region_hangs_together():
    for cells in box.GREY_CELLS.values():
        found = {cells[0]}
        for _ in cells:
            found |= {c for c in cells for f in found if abs(c[0] - f[0]) + abs(c[1] - f[1]) == 1}
        assert found == set(cells)


def test_the_most_a_zone_can_bring():
    """95 yellow, 63 blue, 106 grey, 228 green, 90 pink."""
    full = Sheet(
        top=(1, 2, 3, 4, 5),
        middle=(1,) * 5,
        bottom=(6,) * 5,
        blue=box.BLUE_CELLS,
        grey=box.REGIONS,
        upper=(6,) * 11,
        lower=(6,) * 11,
        pink=(4,) * 12,
    )
    assert points(full).zones == (95, 63, 106, 228, 90)


def test_a_sheet_filled_to_the_last_cell_gains_every_icon_and_fills_every_bar():
    entries = [
        *(Yellow("top", n) for n in range(1, 6)),
        *(Yellow(row, 1) for row in ("middle", "bottom") for _ in range(5)),
        *(Blue(*cell) for cell in box.BLUE_CELLS),
        *(Grey(region) for region in box.REGIONS),
        *(Green(triangle, 1) for triangle in box.TRIANGLES for _ in range(11)),
        *(Pink(6) for _ in range(12)),
    ]
    booked = book(Sheet(), [bonus for bonus in box.ROUND_BONUSES if bonus])
    gained, full = Counter(booked.bonuses), []
    for entry in entries:
        booked = entered(booked.sheet, entry)
        gained += Counter(booked.bonuses)
        full += booked.full
    assert sorted(full) == sorted(box.TOOLS)
    assert gained == icons() + Counter(box.BAR_ENDS.values())
    assert booked.sheet.foxes == 7
