"""Le jeu: who starts, the three rolls, the sheets and who wins."""

import pytest
from msgspec.structs import replace

from rules.core.chance import Luck
from rules.core.errors import Refused
from rules.core.game import Result
from rules.yahtzee import GAME
from rules.yahtzee.state import (
    Roll,
    RollAgain,
    Rolled,
    Scratch,
    SheetOver,
    StartingRoll,
    Starts,
    UpperBonus,
    Write,
    Wrote,
)
from tests.rules.notation import Scripted
from tests.rules.yahtzee.notation import (
    dice,
    full_but,
    may_roll_again,
    may_scratch,
    may_write,
    move,
    play,
    sheet,
    table,
)

PRESSED = {"auto-roll": "off"}
"""Somebody has to press for every roll."""


def test_the_highest_five_dice_start() -> None:
    state = GAME.new(3, PRESSED, Scripted(dice("1 1 1 1 1  6 6 6 6 5  6 6 6 5 5")))
    assert state.starter == state.turn == 1
    assert state.starting_rolls == (
        ((0, dice("1 1 1 1 1")), (1, dice("6 6 6 6 5")), (2, dice("6 6 6 5 5"))),
    )


def test_ties_roll_again_among_the_tied() -> None:
    state = GAME.new(
        3, PRESSED, Scripted(dice("5 5 5 5 5  1 1 1 1 1  6 6 6 6 1  2 2 2 2 2  3 3 3 3 3"))
    )
    assert state.starter == 2
    assert state.starting_rolls[1] == ((0, dice("2 2 2 2 2")), (2, dice("3 3 3 3 3")))


def test_nobody_rolls_for_the_start_alone() -> None:
    state = GAME.new(1, PRESSED, Scripted())
    assert (state.starter, state.starting_rolls) == (0, ())


def test_play_goes_clockwise_from_the_starter() -> None:
    state = GAME.new(3, PRESSED, Scripted(dice("1 1 1 1 1  1 1 1 1 1  2 2 2 2 2")))
    seats = []
    for _ in range(6):
        seats.append(state.turn)
        state = play(state, (Roll(), "1 2 3 4 6"), (Write(f"{free(state)}"), ""))
    assert seats == [2, 0, 1, 2, 0, 1]


def free(state: object) -> str:
    view = GAME.view(state, None)  # type: ignore[arg-type]
    return "aces" if view.players[view.turn or 0].boxes[0] is None else "twos"


def test_the_first_roll_takes_all_five_dice() -> None:
    start = table()
    assert GAME.asks(start)[0].moves == (Roll(),)
    change = move(start, Roll(), "3 1 4 1 5")
    assert change.state.dice == dice("3 1 4 1 5")
    assert change.events == (Rolled(seat=0, roll=1, count=5, dice=dice("3 1 4 1 5")),)


def test_picked_dice_are_rolled_again_and_the_others_stay_in_place() -> None:
    state = move(table("3 1 4 1 5", rolls=1), RollAgain((0, 2)), "6 2").state
    assert state.dice == dice("6 1 2 1 5")
    assert state.held == (1, 3, 4)


def test_dice_kept_before_may_be_rolled_again() -> None:
    state = play(table("3 1 4 1 5", rolls=1), (RollAgain((0, 2)), "6 2"), (RollAgain((1,)), "3"))
    assert state.dice == dice("6 3 2 1 5")


def test_the_player_may_stop_after_any_roll() -> None:
    for rolls in (1, 2, 3):
        assert may_write(table("3 1 4 1 5", rolls=rolls))["chance"] == 14


def test_after_the_third_roll_no_die_is_rolled() -> None:
    assert may_roll_again(table("3 1 4 1 5", rolls=2))
    assert not may_roll_again(table("3 1 4 1 5", rolls=3))
    with pytest.raises(Refused, match="not-offered"):
        move(table("3 1 4 1 5", rolls=3), RollAgain((0,)), "1")


def test_at_least_one_die_is_rolled() -> None:
    with pytest.raises(Refused, match="not-offered"):
        move(table("3 1 4 1 5", rolls=1), RollAgain(()))


def test_a_single_answer_after_the_last_roll_is_carried_through() -> None:
    """The last box, when the dice give nothing there."""
    state = table("1 2 3 4 6", full_but("yahtzee"), sheet(), rolls=2)
    change = move(state, RollAgain((0,)), "5")
    assert change.state.turn == 1
    assert change.events[1] == Wrote(seat=0, box="yahtzee", points=0)


def test_the_last_box_is_asked_for_while_a_0_on_purpose_is_possible() -> None:
    state = move(table("1 2 3 4 6", full_but("chance"), rolls=2), RollAgain((0,)), "5").state
    assert may_write(state) == {"chance": 20}
    assert may_scratch(state) == {"chance"}


def test_reaching_63_is_told_once() -> None:
    state = table("6 6 6 1 1", sheet(aces=3, twos=6, threes=9, fours=12, fives=15))
    change = move(state, Write("sixes"))
    assert change.events[1:] == (UpperBonus(seat=0, points=35),)
    later = table("6 6 6 1 1", sheet(aces=3, twos=6, threes=9, fours=12, fives=15, sixes=18))
    assert len(move(later, Write("chance")).events) == 1


def test_a_sheet_ends_when_every_box_is_full() -> None:
    state = table("1 1 1 1 2", full_but(chance=10), full_but("chance"), turn=1)
    change = move(state, Write("chance"))
    assert change.events[1:] == (SheetOver(sheet=1, seats=(0,), points=10),)
    assert not GAME.asks(change.state)
    result = GAME.result(change.state)
    assert result is not None
    assert (result.scores, result.places, result.why) == ((10, 6), (1, 2), "all-sheets-full")


def test_equal_totals_share_the_sheet_and_the_game() -> None:
    state = table("1 1 1 1 2", full_but(chance=6), full_but("chance"), turn=1)
    change = move(state, Write("chance"))
    assert change.events[1:] == (SheetOver(sheet=1, seats=(0, 1), points=6),)
    result = GAME.result(change.state)
    assert result is not None
    assert result.places == (1, 1)


def test_each_sheet_has_its_own_starting_roll_which_is_told() -> None:
    state = table("1 1 1 1 2", full_but(chance=6), full_but("chance"), turn=1, sheets_agreed=2)
    change = move(state, Write("chance"), "1 1 1 1 1  2 2 2 2 2")
    assert change.events[2:] == (
        StartingRoll(seat=0, dice=dice("1 1 1 1 1"), points=5),
        StartingRoll(seat=1, dice=dice("2 2 2 2 2"), points=10),
        Starts(seat=1, sheet=2),
    )
    assert (change.state.sheet, change.state.turn) == (2, 1)
    assert GAME.result(change.state) is None


def test_the_totals_of_a_finished_sheet_stay_and_count() -> None:
    state = table("1 1 1 1 2", full_but(chance=30), full_but("chance"), turn=1, sheets_agreed=2)
    view = GAME.view(move(state, Write("chance"), "1 1 1 1 1  2 2 2 2 2").state, None)
    assert view.finished == ((30, 6),)
    assert view.totals == (30, 6)


def test_the_sum_of_all_sheets_wins_the_game() -> None:
    """The first sheet went 30 to 6, the second 10 to 28."""
    last = table("6 6 6 5 5", full_but(chance=10), full_but("chance"), turn=1, sheets_agreed=2)
    state = move(replace(last, sheet=2, finished=((30, 6),)), Write("chance")).state
    assert GAME.result(state) == Result((40, 34), (1, 2), "all-sheets-full")
    assert GAME.view(state, None).totals == (40, 34)


def test_the_view_keeps_the_last_sheet_when_the_game_is_over() -> None:
    state = move(table("1 1 1 1 2", full_but("chance")), Write("chance")).state
    view = GAME.view(state, None)
    assert view.turn is None
    assert view.players[0].boxes == full_but(chance=6).boxes
    assert view.finished == ((6,),)
    assert view.totals == (6,)


def test_the_view_says_what_each_box_would_give() -> None:
    state = table("5 5 5 4 4", sheet(chance=20), rolls=2)
    assert GAME.view(state, 0).offers == (0, 0, 0, 8, 15, 0, 23, 0, 25, 0, 0, 0, None)
    assert GAME.view(state, 0).rolls_left == 1
    assert set(GAME.view(table(), 0).offers) == {None}


@pytest.mark.parametrize("sheets", ["1", "6"])
def test_one_to_six_sheets_may_be_agreed(sheets: str) -> None:
    assert GAME.new(1, {"sheets": sheets}, Luck(b"0")).sheets == int(sheets)


def test_the_first_roll_comes_with_the_turn() -> None:
    state = GAME.new(2, {}, Luck(b"0"))
    assert (state.rolls, len(state.dice)) == (1, 5)
    change = move(replace(state, turn=0), Write("chance"), "1 2 3 4 5")
    assert (change.state.turn, change.state.rolls, change.state.dice) == (1, 1, (1, 2, 3, 4, 5))
    assert [type(event).__name__ for event in change.events] == ["Wrote", "Rolled"]
    assert [type(event).__name__ for event in GAME.opening(state)][-2:] == ["Starts", "Rolled"]


def test_the_first_roll_of_the_next_sheet_comes_with_it() -> None:
    last = table("1 2 3 4 6", full_but("chance"), sheets_agreed=2)
    change = move(replace(last, auto_roll=True), Write("chance"), "2 2 2 2 2")
    assert change.state.sheet == 2
    assert change.state.dice == (2, 2, 2, 2, 2)


def test_the_first_roll_may_be_pressed() -> None:
    state = GAME.new(2, PRESSED, Luck(b"0"))
    assert state.rolls == 0
    assert GAME.asks(state)[state.turn].moves == (Roll(),)


def test_a_0_on_purpose_is_told_as_a_0() -> None:
    change = move(table("5 5 5 4 4"), Scratch("full-house"))
    assert change.events == (Wrote(seat=0, box="full-house", points=0),)


def test_the_view_names_the_box_that_each_player_wrote_last() -> None:
    state = table("1 1 2 3 6", sheet(), sheet())
    assert GAME.view(state, None).latest == ()
    state = play(state, (Write("aces"), ""))
    assert GAME.view(state, None).latest == ("aces", "")
    state = play(state, (Roll(), "2 2 2 3 6"), (Write("twos"), ""), (Roll(), "4 4 4 4 6"))
    assert GAME.view(play(state, (Write("fours"), "")), None).latest == ("fours", "twos")


def test_a_new_sheet_has_no_latest_box() -> None:
    state = table("1 1 2 3 6", full_but("chance"), sheets_agreed=2)
    assert GAME.view(play(state, (Write("chance"), "")), None).latest == ()
