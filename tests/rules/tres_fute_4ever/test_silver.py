"""Passive players at the silver tray (p. 4), and polish (p. 11)."""

import pytest

from rules.core.errors import Refused
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.actions import Decline, TakeSilver
from rules.tres_fute_4ever.box import COLOURS
from rules.tres_fute_4ever.dice import way_to, ways
from rules.tres_fute_4ever.events import NothingToTake, Polished, TookFromBox, TookSilver
from tests.rules.notation import of_type
from tests.rules.tres_fute_4ever.notation import (
    FULL,
    ONLY_PINK,
    do,
    faces,
    offered,
    parts,
    play,
    presented,
    sheet,
)

ONE_LEFT = """
top     6
middle  1 1 1 1 1
bottom  1 1 1 1 1
grey    A B C D E F G H I J K L M N O P
upper   1 1 1 1 1 1 1 1 1 1 1
lower   1 1 1 1 1 1 1 1 1 1 1
pink    1 1 1 1 1 1 1 1 1 1 1 1
blue    x x x x x x
        x x x x x x
        x x x x x x
        x x x x x x
        x x x x x .
        x x x x x x
"""
"""Grey Q and the blue cell (5, 6) are left."""


def test_all_passive_players_choose_at_once_and_may_take_the_same_die():
    state = presented(sheet(), sheet(), tray="Y1 P4 G6", box="B1 S2 W5")
    assert set(GAME.asks(state)) == {1, 2}
    state = play(state, "P: pink 4", seat=2, taking=TakeSilver).state
    assert set(GAME.asks(state)) == {1}
    assert "P: pink 4" in offered(state, 1)
    assert faces(state, "tray") == "Y1 G6 P4"


def test_the_turn_ends_when_everybody_is_done():
    state = presented(sheet(), sheet(), tray="Y1 P4 G6", box="B1 S2 W5")
    state = do(state, Decline(), seat=1).state
    assert state.active == 0
    state = do(state, Decline(), seat=2).state
    assert (state.active, state.roll, state.boxes) == (1, 0, ())
    assert [player.doing for player in state.players] == ["waiting", "roll", "waiting"]


def test_the_boxes_are_closed_while_the_tray_can_be_used():
    state = presented(sheet(), tray="Y1 P4 G6", box="B1 S2 W5")
    assert {text[0] for text in offered(state, 1)} == {"Y", "P", "G", "D"}


def test_who_can_use_none_of_the_tray_may_use_a_box():
    state = presented(sheet(ONLY_PINK), tray="Y1 B2 G6", box="P4 S2 W5")
    assert offered(state, 1) == {"P: pink 4", "W: pink 5", "Decline"}
    assert parts(state, 1, "P: pink 4")[0] == ("silver", {"dice": "pink-4", "lies": "box"})
    change = play(state, "P: pink 4", seat=1, taking=TakeSilver)
    assert of_type(change, TookFromBox)
    assert not of_type(change, TookSilver)


def test_giving_up_a_usable_die_opens_no_box():
    state = presented(sheet(ONLY_PINK), tray="Y1 P2 G6", box="B4 S2 W5")
    assert offered(state, 1) == {"P: pink 2", "Decline"}
    with pytest.raises(Refused, match="not-offered"):
        play(state, "W: pink 5", seat=1, taking=TakeSilver)


def test_nobody_must_polish_to_count_as_able():
    """The blue cell (5, 6) is one polish away: the boxes are open, and so is the polished die."""
    state = presented(sheet(ONE_LEFT + "polish o"), tray="Y1 B4 G6", box="P4 S2 W6")
    assert offered(state, 1) == {"B: blue 5 6", "S: grey Q", "W: grey Q", "W: blue 5 6", "Decline"}


def test_a_box_die_is_never_polished():
    state = presented(sheet(ONLY_PINK + "polish o o o"), tray="Y1 B2 G6", box="P4 S2 W5")
    assert offered(state, 1) == {"P: pink 4", "W: pink 5", "Decline"}


def test_nothing_at_all_to_take_is_passed_and_told():
    state = presented(sheet(FULL), sheet(), tray="P1 B2 G6", box="Y4 S2 W5")
    change = do(state, Decline(), seat=2)
    assert [event.seat for event in of_type(change, NothingToTake)] == [1]
    assert change.state.active == 1


def test_passive_blue_uses_a_white_die_in_the_active_players_box():
    state = presented(sheet(), tray="Y1 B2 G6", box="P4 S2 W5")
    assert "B: blue 2 5" in offered(state, 1)


# Polish


def test_each_polish_counts_the_die_one_higher_or_lower_within_1_to_6():
    state = presented(sheet("polish o o"), tray="Y1 P5 G6", box="B1 S2 W5")
    assert {t for t in offered(state, 1) if t[0] == "P"} == {f"P: pink {n}" for n in (3, 4, 5, 6)}
    assert {t for t in offered(state, 1) if t[0] == "G" and "upper" in t} == {
        f"G: green upper {n}" for n in (4, 5, 6)
    }
    assert parts(state, 1, "P: pink 3")[1] == ("counts", {"number": 3, "polish": 2, "left": 2})
    change = play(state, "P: pink 3", seat=1, taking=TakeSilver)
    assert change.state.players[1].sheet.pink == (3, 3)
    assert change.state.players[1].sheet.polish.left == 0
    (polished,) = of_type(change, Polished)
    assert (polished.dice, polished.number, polished.uses) == ("pink-5", 3, 2)


def test_the_face_stays_for_the_others():
    state = presented(sheet("polish o"), sheet(), tray="Y1 P5 G6", box="B1 S2 W5")
    state = play(state, "P: pink 6", seat=1, taking=TakeSilver).state
    assert faces(state, "tray") == "Y1 G6 P5"
    assert {t for t in offered(state, 2) if t[0] == "P"} == {"P: pink 5"}


def test_both_of_blue_and_white_may_be_polished_each_step_costing_one():
    state = presented(sheet("polish o o"), tray="B3 W3 G6", box="P4 S2 Y5")
    cells = {t.removeprefix("B: blue ") for t in offered(state, 1) if t[0] == "B"}
    assert cells == {
        f"{row} {column}"
        for row in range(1, 7)
        for column in range(1, 7)
        if abs(row - 3) + abs(column - 3) <= 2
    }
    change = play(state, "B: blue 4 2", seat=1, taking=TakeSilver)
    assert change.state.players[1].sheet.polish.left == 0
    assert [(event.dice, event.number) for event in of_type(change, Polished)] == [
        ("blue-3", 4),
        ("white-3", 2),
    ]


def test_grey_is_polished_only_as_far_as_the_region_needs():
    """Spare pips are lost: a 2 needs two polish for B, none for A."""
    state = presented(sheet("polish o o o"), tray="S2 W3 G6", box="P4 B2 Y5")
    assert parts(state, 1, "S: grey A")[1][1]["polish"] == 0
    assert parts(state, 1, "S: grey B")[1][1]["polish"] == 2


def test_a_polish_gained_by_an_entry_cannot_change_it():
    state = presented(sheet(), tray="P5 W3 G6", box="S4 B2 Y5")
    assert {t for t in offered(state, 1) if t[0] == "P"} == {"P: pink 5"}
    assert parts(state, 1, "P: pink 5")[-1][1]["bonus"] == ("polish",)


def test_the_parts_of_a_polished_white_die():
    """Die → value → colour → place."""
    state = presented(sheet("polish o"), tray="P5 W3 G6", box="S4 B2 Y5")
    words = [word for word, _ in parts(state, 1, "W: green lower 4")]
    assert words == ["silver", "counts", "zone", "green"]
    assert parts(state, 1, "W: green lower 4")[-1][1]["bonus"] == ("reroll",)


def test_an_entry_costs_what_the_offered_way_says():
    own = sheet("polish o o o o o o o o o")
    table = presented(own, tray="Y2 B3 S2 W5 G6 P1").dice
    for colour in COLOURS:
        for way in ways(own, table, colour):
            assert way_to(table, colour, way.entry) == way
