"""The active player's three rolls (p. 2, 3) and re-rolls (p. 10)."""

import pytest

from rules.core.errors import Refused
from rules.tres_fute_4ever.actions import GiveUpRoll, Reroll, Roll
from rules.tres_fute_4ever.events import Polished, RollGivenUp, RollLost, TookDie
from tests.rules.notation import of_type
from tests.rules.tres_fute_4ever.notation import (
    FULL,
    choosing,
    do,
    faces,
    offered,
    parts,
    play,
    sheet,
)


def test_lucias_turn_p3():
    """Pink 2 with one lower die, white 4 as pink with two lower ones, then yellow alone."""
    state = choosing(sheet(), "Y5 B1 S4 G3 P2 W6", seats=2)
    assert parts(state, 0, "P: pink 2")[0] == (
        "die",
        {"dice": "pink-2", "tray": ("blue",), "lower": 1},
    )
    state = play(state, "P: pink 2").state
    assert (faces(state, "hand"), faces(state, "tray")) == ("Y5 S4 G3 W6", "B1")
    state = do(state, Roll(), luck="5 2 3 4").state
    state = play(state, "W: pink 4").state
    assert (faces(state, "hand"), faces(state, "tray")) == ("Y5", "B1 S2 G3")
    state = do(state, Roll(), luck="3").state
    state = play(state, "Y: yellow bottom 3").state
    assert state.boxes == ("pink", "white", "yellow")
    assert faces(state, "tray") == "B1 S2 G3"
    assert state.players[0].sheet.pink == (2, 4)
    assert [player.doing for player in state.players] == ["done", "tray"]


def test_equal_dice_stay():
    state = play(choosing(sheet(), "Y3 B3 S3 G4 P2 W3"), "Y: yellow top 3").state
    assert (faces(state, "hand"), faces(state, "tray")) == ("B3 S3 G4 W3", "P2")


def test_the_lowest_die_sends_nothing_to_the_tray():
    state = play(choosing(sheet(), "Y1 B3 S3 G4 P2 W3"), "Y: yellow top 1").state
    assert faces(state, "tray") == ""


def test_no_dice_left_ends_the_turn_early():
    state = play(choosing(sheet(), "Y6 B3 S3 G4 P2 W3", seats=2), "Y: yellow top 6").state
    assert faces(state, "tray") == "B3 S3 G4 P2 W3"
    assert state.players[1].doing == "tray"


def test_white_is_any_colour_and_its_own_face_decides():
    """White 4 as blue crosses row 2 of the blue die, but what is lower than 4 goes to the tray."""
    state = choosing(sheet(), "Y5 B2 S3 G4 P1 W4")
    whites = {text for text in offered(state) if text.startswith("W")}
    yellow = {f"W: yellow {row} 4" for row in ("top", "middle", "bottom")}
    green = {"W: green upper 4", "W: green lower 4"}
    assert whites == yellow | {"W: blue 2 4", "W: grey A", "W: grey B"} | green | {"W: pink 4"}
    state = play(state, "W: blue 2 4").state
    assert (faces(state, "hand"), faces(state, "tray")) == ("Y5 G4", "B2 S3 P1")


def test_after_the_third_roll_everything_goes_to_the_tray():
    state = choosing(sheet(), "Y5 B2 S3", box="P4 W4", tray="G1", roll=3, seats=2)
    assert parts(state, 0, "B: blue 2 4")[0][1]["tray"] == (), "whatever is chosen: not said"
    change = play(state, "B: blue 2 4")
    assert faces(change.state, "tray") == "Y5 S3 G1"
    assert of_type(change, TookDie)[0].tray == ("yellow", "grey")


def test_a_roll_given_up_moves_no_die_and_leaves_a_box_empty():
    state = choosing(sheet(), "Y5 B2 S3 G4 P1 W4")
    change = do(state, GiveUpRoll())
    assert of_type(change, RollGivenUp)[0].roll == 1
    assert faces(change.state, "hand") == "Y5 B2 S3 G4 P1 W4"
    rolled = do(change.state, Roll(), luck="1 1 1 1 1 1").state
    assert (rolled.roll, rolled.boxes) == (2, ())


def test_a_third_roll_given_up_sends_everything_to_the_tray():
    state = choosing(sheet(), "Y5 B2 S3", box="P4 W4", tray="G1", roll=3, seats=2)
    assert faces(do(state, GiveUpRoll()).state, "tray") == "Y5 B2 S3 G1"


def test_a_roll_without_a_possible_entry_is_lost_and_told():
    state = choosing(sheet(FULL + "reroll o"), "Y1 B2 S3 G4 P5 W6")
    change = do(state, Reroll(), luck="1 2 3 4 5 6")
    assert of_type(change, RollLost)[0].roll == 1
    assert change.state.players[0].doing == "roll"
    assert faces(change.state, "hand") == "Y1 B2 S3 G4 P5 W6"


def test_with_a_reroll_left_such_a_roll_is_still_asked_about():
    state = choosing(sheet(FULL + "reroll o o"), "Y1 B2 S3 G4 P5 W6")
    change = do(state, Reroll(), luck="1 2 3 4 5 6")
    assert not of_type(change, RollLost)
    assert offered(change.state) == {"Reroll", "GiveUpRoll"}


# Blue and white


@pytest.mark.parametrize(
    ("rolled", "box", "tray"),
    [("Y1 B4 S1 G1 P1 W2", "", ""), ("B4 Y1 S1", "W2 G1", "P1"), ("B4", "P1 Y1", "W2 G1 S1")],
    ids=["rolled", "box", "tray"],
)
def test_white_gives_the_column_wherever_it_lies(rolled: str, box: str, tray: str):
    state = choosing(sheet(), rolled, box=box, tray=tray, seats=2)
    assert {text for text in offered(state) if text.startswith("B")} == {"B: blue 4 2"}
    after = play(state, "B: blue 4 2").state
    assert after.dice[-1].face == 2
    assert "white" not in after.boxes[len(state.boxes) :]
    assert after.players[0].sheet.blue == ((4, 2),)


def test_a_crossed_cell_makes_blue_and_white_as_blue_unusable():
    own = sheet("""
        blue  . . . . . .
              . . . . . .
              . . . . . .
              . x . . . .
              . . . . . .
              . . . . . .
    """)
    state = choosing(own, "Y1 B4 S1 G1 P1 W2")
    assert not {text for text in offered(state) if "blue" in text}
    with pytest.raises(Refused, match="not-offered"):
        play(state, "B: blue 4 2")


def test_the_active_player_may_polish_the_partner_on_the_tray_but_not_a_rolled_die():
    """p. 11: a white die on the tray counts one more or less when blue is chosen."""
    state = choosing(sheet("polish o o"), "Y5 B4", box="P3 G3", tray="W2 S1", roll=3)
    blue = {text for text in offered(state) if text.startswith("B")}
    assert blue == {f"B: blue 4 {column}" for column in (1, 2, 3, 4)}
    yellow = {text for text in offered(state) if text.startswith("Y")}
    assert yellow == {f"Y: yellow {row} 5" for row in ("top", "middle", "bottom")}
    assert parts(state, 0, "B: blue 4 4")[-1][1]["polish"] == 2
    change = play(state, "B: blue 4 4")
    assert change.state.players[0].sheet.polish.left == 0
    (polished,) = of_type(change, Polished)
    assert (polished.dice, polished.number, polished.uses) == ("white-2", 4, 2)


def test_a_partner_in_a_box_is_never_polished():
    state = choosing(sheet("polish o o"), "Y5 B4 P3 G3", box="W2", tray="S1", roll=2)
    assert {text for text in offered(state) if text.startswith("B")} == {"B: blue 4 2"}


def test_the_inverse_white_chosen_as_blue_with_blue_on_the_tray():
    state = choosing(sheet("polish o"), "Y5 W4", box="P3 G3", tray="B6 S1", roll=3)
    blue = {text for text in offered(state) if text.startswith("W: blue")}
    assert blue == {"W: blue 6 4", "W: blue 5 4"}


# Re-roll


def test_a_reroll_rolls_all_dice_just_rolled_and_is_no_roll():
    state = choosing(sheet("reroll o o"), "Y5 B2 S3", box="P4", tray="G1 W1", roll=2)
    assert parts(state, 0, "Reroll") == [("reroll", {"left": 2})]
    change = do(state, Reroll(), luck="6 6 6")
    assert faces(change.state, "rolled") == "Y6 B6 S6"
    assert (faces(change.state, "box"), faces(change.state, "tray")) == ("P4", "G1 W1")
    assert change.state.roll == 2
    assert change.state.players[0].sheet.reroll.left == 1


def test_without_a_reroll_none_is_offered():
    state = choosing(sheet("reroll x"), "Y5 B2 S3 G4 P1 W4")
    assert "Reroll" not in offered(state)
    with pytest.raises(Refused, match="not-offered"):
        do(state, Reroll())


def test_only_the_active_player_acts_while_rolling():
    state = choosing(sheet("reroll o"), "Y5 B2 S3 G4 P1 W4", seats=3)
    with pytest.raises(Refused, match="not-asked"):
        do(state, Reroll(), seat=1)
