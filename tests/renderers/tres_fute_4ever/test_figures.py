"""The figures on the pages of rules are those of the rules."""

from msgspec.structs import replace

from renderers.tres_fute_4ever.figures import FIGURES
from renderers.tres_fute_4ever.rules import EXAMPLE
from rules.tres_fute_4ever.box import PINK_BONUS_NUMBERS, PINK_CIRCLED
from rules.tres_fute_4ever.dice import counts
from rules.tres_fute_4ever.scoring import level, points
from rules.tres_fute_4ever.state import Die
from tests.rules.tres_fute_4ever.notation import choosing, faces, play, sheet


def test_the_points_of_the_example() -> None:
    worth = points(EXAMPLE)
    assert [FIGURES[zone] for zone in ("yellow", "blue", "grey", "green", "pink")] == [*worth.zones]
    foxes = int(str(FIGURES["foxes"]))
    assert points(replace(EXAMPLE, foxes=foxes)).foxes == FIGURES["fox_points"]


def test_the_sums_on_the_pages_come_out() -> None:
    figures = {name: figure for name, figure in FIGURES.items() if isinstance(figure, int)}
    yellow = figures["bottom_sum"] - figures["middle_sum"] + figures["column_points"]
    blue = figures["column_one"] + figures["column_two"] + figures["other_diagonal"]
    green = sum(figures[f"green_{cell}"] for cell in ("one", "two", "three", "four"))
    pink = figures["pink_reached"] + figures["circled"]
    told = tuple(figures[zone] for zone in ("yellow", "blue", "green", "pink"))
    assert (yellow, blue, green, pink) == told


def test_what_pink_numbers_do() -> None:
    assert tuple(PINK_CIRCLED) == tuple(FIGURES[name] for name in ("two", "four", "six"))
    assert tuple(FIGURES[name] for name in ("five", "six")) == PINK_BONUS_NUMBERS


def test_polish_never_goes_round() -> None:
    low, high = (int(str(FIGURES[name])) for name in ("low", "high"))
    for face, other in ((low, high), (high, low)):
        assert other not in counts(Die("pink", face, "tray"), polish=1)


def test_the_levels_are_the_lowest_a_good_one_and_the_best() -> None:
    told = [int(str(FIGURES[f"{name}_level"])) for name in ("start", "good", "best")]
    assert [level(total) for total in told] == [10, 6, 1]
    assert level(told[0] - 1) == 11


def test_what_the_example_of_a_turn_sends_to_the_tray() -> None:
    two, three, four = (FIGURES[name] for name in ("two", "three", "four"))
    state = choosing(sheet(), f"Y{four} B{two} S5 G6 P{four} W{three}", seats=2)
    state = play(state, f"P: pink {four}").state
    assert faces(state, "tray") == f"B{two} W{three}"
    assert f"Y{four}" in faces(state, "hand")
