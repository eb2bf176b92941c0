"""Extra dice at the end of a turn (p. 10) and of the game (p. 11)."""

from msgspec.structs import replace

from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.actions import Decline, Done, GiveUpRoll, TakeExtra, TakeSilver
from rules.tres_fute_4ever.events import FinalScore, KeptExtras, NoExtraFits, TookExtra
from tests.rules.notation import of_type
from tests.rules.tres_fute_4ever.notation import (
    FULL,
    choosing,
    do,
    faces,
    offered,
    parts,
    play,
    presented,
    sheet,
)


def test_any_of_the_six_dice_wherever_it_lies():
    state = presented(sheet("extra o"), tray="Y1 P4 G6", box="B1 S2 W5", doing="extra")
    assert {text[0] for text in offered(state, 1)} == {*"YPGBSW", "D"}
    assert parts(state, 1, "B: blue 1 5")[0] == ("extra", {"dice": "blue-1", "left": 1})


def test_after_the_tray_comes_the_extra_die_even_the_same_one():
    state = presented(sheet("extra o"), tray="Y1 P4 G6", box="B1 S2 W5")
    state = play(state, "P: pink 4", seat=1, taking=TakeSilver).state
    change = play(state, "P: pink 4", seat=1, taking=TakeExtra)
    assert change.state.players[1].sheet.pink == (4, 4)
    assert of_type(change, TookExtra)[0].left == 0


def test_after_declining_too():
    state = presented(sheet("extra o"), tray="Y1 P4 G6", box="B1 S2 W5")
    assert "P: pink 4" in offered(do(state, Decline(), seat=1).state, 1)


def test_each_die_once_as_extra_and_blue_does_not_use_up_white():
    state = presented(sheet("extra o o o"), tray="Y1 P4 G6", box="B1 S2 W5", doing="extra")
    state = play(state, "B: blue 1 5", seat=1, taking=TakeExtra).state
    assert {text[0] for text in offered(state, 1)} == {*"YPGSW", "D"}
    state = play(state, "P: pink 4", seat=1, taking=TakeExtra).state
    assert {text[0] for text in offered(state, 1)} == {*"YGSW", "D"}


def test_the_next_turn_all_dice_are_free_again():
    state = presented(sheet("extra o o"), tray="Y1 P4 G6", box="B1 S2 W5", doing="extra")
    state = play(state, "P: pink 4", seat=1, taking=TakeExtra).state
    assert do(state, Done(), seat=1).state.players[1].extras == ()


def test_an_extra_die_gained_meanwhile_may_be_used_at_once():
    own = sheet("""
        middle  1 1 1
    """)
    state = presented(own, tray="Y1 P4 G6", box="B1 S2 W5")
    state = play(state, "Y: yellow middle 1", seat=1, taking=TakeSilver).state
    assert state.players[1].doing == "extra"
    assert "P: pink 4" in offered(state, 1)


def test_an_extra_die_from_the_tray_may_be_polished_one_from_a_box_not():
    own = sheet("""
        extra   o
        polish  o
    """)
    state = presented(own, tray="Y1 P4 G6", box="B1 S2 W5", doing="extra")
    pinks = {f"P: pink {n}" for n in (3, 4, 5)}
    assert {t for t in offered(state, 1) if t[0] == "P"} == pinks
    assert {t for t in offered(state, 1) if t.startswith("W: pink")} == {"W: pink 5"}


def test_the_active_player_takes_extra_dice_while_the_others_choose():
    state = choosing(sheet("extra o"), "Y5 B2 S3", box="P4 W4", tray="G1", roll=3, seats=3)
    state = do(state, GiveUpRoll()).state
    assert set(GAME.asks(state)) == {0, 1, 2}
    assert "S: grey A" in offered(state, 0)
    assert faces(state, "tray") == "Y5 B2 S3 G1"


def test_done_keeps_the_rest_for_later():
    state = presented(sheet("extra o o"), tray="Y1 P4 G6", box="B1 S2 W5", doing="extra")
    change = do(state, Done(), seat=1)
    assert of_type(change, KeptExtras)[0].left == 2
    assert change.state.players[1].sheet.extra.left == 2


def test_extra_dice_without_a_fitting_die_are_told_and_kept():
    full = sheet(FULL + "extra o")
    state = presented(full, sheet(), tray="P1 B2 G6", box="Y4 S2 W5")
    change = do(state, Decline(), seat=2)
    assert [(event.seat, event.left) for event in of_type(change, NoExtraFits)] == [(1, 1)]


def test_after_the_last_turn_the_same_window_ends_the_game():
    """A die used as extra stays used; re-rolls left are lost; then the game is over."""
    own = sheet("""
        extra   o o
        reroll  o
    """)
    state = presented(own, tray="Y1 P4 G6", box="B1 S2 W5", doing="extra")
    state = replace(state, round=6, first=1)
    state = play(state, "P: pink 4", seat=1, taking=TakeExtra).state
    assert not {t for t in offered(state, 1) if t[0] == "P"}
    change = play(state, "G: green upper 6", seat=1, taking=TakeExtra)
    assert change.state.over
    assert GAME.asks(change.state) == {}
    assert [event.total for event in of_type(change, FinalScore)] == [0, 6]
    result = GAME.result(change.state)
    assert result is not None
    assert (result.scores, result.places) == ((0, 6), (2, 1))
