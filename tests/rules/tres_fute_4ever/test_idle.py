"""Somebody who can do nothing but by spending polish: who wishes so is passed by."""

import pytest
from msgspec.structs import replace

from rules.core.record import Seat
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.actions import Decline, Done
from rules.tres_fute_4ever.events import Declined, KeptExtras, NothingFits
from rules.tres_fute_4ever.state import State, is_last_turn
from tests.contract.play import played
from tests.rules.notation import of_type
from tests.rules.tres_fute_4ever.notation import (
    ONLY_BLUE_5_6,
    ONLY_PINK,
    choosing,
    do,
    offered,
    presented,
    sheet,
)


def idle(state: State, seat: Seat = 1) -> object:
    ask = GAME.asks(state)[seat]
    return ask.wishes.get("pass")


def test_whom_only_polish_would_help_at_the_tray_is_idle():
    own = sheet(ONLY_BLUE_5_6 + "polish o")
    state = presented(own, sheet(), tray="Y1 B4 G6", box="P4 S2 W6")
    assert "B: blue 5 6" in offered(state, 1), "a 4 polished to 5"
    assert idle(state) == Decline()
    assert idle(state, 2) is None


def test_a_die_of_the_tray_that_fits_as_it_lies_is_something():
    own = sheet(ONLY_BLUE_5_6 + "polish o")
    assert idle(presented(own, tray="Y1 B5 G6", box="P4 S2 W6")) is None


def test_a_die_on_a_box_is_something_where_the_tray_has_none():
    own = sheet(ONLY_PINK + "polish o o o")
    assert idle(presented(own, tray="Y1 B2 G6", box="P4 S2 W5")) is None


def test_an_extra_die_that_fits_as_it_lies_is_something():
    own = sheet(ONLY_BLUE_5_6 + "polish o\nextra o")
    assert idle(presented(own, tray="Y1 B5 G6", box="P4 S2 W6", doing="extra")) is None


def test_an_extra_die_that_must_be_polished_is_nothing():
    own = sheet(ONLY_BLUE_5_6 + "polish o\nextra o")
    state = presented(own, tray="Y1 B4 G6", box="P4 S2 W6", doing="extra")
    assert "B: blue 5 6" in offered(state, 1)
    assert idle(state) == Done()
    assert of_type(do(state, Done(), seat=1), KeptExtras)


def test_after_the_last_turn_polish_is_worth_nothing_so_that_it_may_as_well_be_used():
    own = sheet(ONLY_BLUE_5_6 + "polish o")
    last = replace(presented(own, tray="Y1 B4 G6", box="P4 S2 W6"), round=6, active=1, first=0)
    at_tray = replace(last, players=last.players[::-1])
    assert is_last_turn(at_tray)
    assert idle(at_tray, 0) is None
    assert idle(replace(at_tray, round=5), 0) == Decline()


def test_a_re_roll_may_change_everything():
    own = sheet(ONLY_BLUE_5_6 + "polish o\nreroll o")
    state = choosing(own, "Y1 B1 S1 G1 P1 W1", seats=2)
    assert offered(state) == {"Reroll", "GiveUpRoll"}
    assert idle(state, 0) is None


def test_a_mark_must_be_used():
    own = sheet(ONLY_BLUE_5_6 + "polish o")
    state = presented(own, tray="Y1 B4 G6", box="P4 S2 W6")
    one = replace(state.players[1], pool=("blue",))
    assert idle(replace(state, players=(state.players[0], one))) is None


def test_a_pass_is_told_by_what_it_leaves():
    state = presented(sheet(), sheet(ONLY_BLUE_5_6 + "polish o"), tray="Y1 B4 G6", box="P4 S2 W6")
    assert of_type(do(state, Decline(), seat=1), Declined)
    assert of_type(do(state, Decline(), seat=2), NothingFits)


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_nobody_idle_has_a_die_that_fits_without_polish(seed: int):
    """Without any polish the same player would have been passed by the rules themselves."""
    found = 0
    for state in played(GAME, 4, {}, seed=seed).states:
        for seat, ask in GAME.asks(state).items():
            if state.players[seat].doing in ("tray", "extra") and not is_last_turn(state):
                found += 1
                assert ("pass" not in ask.wishes) == can_without_polish(state, seat)
    assert found


def can_without_polish(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    poor = replace(player, sheet=replace(player.sheet, polish=sheet().polish))
    players = (*state.players[:seat], poor, *state.players[seat + 1 :])
    return len(GAME.asks(replace(state, players=players))[seat].moves) > 1
