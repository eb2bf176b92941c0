"""The example of the first two turns with three players (pp. 4–6).

The rulebook's pictures of dice are lost; the dice here fit everything its text says of them.
"""

from rules.desfausse.actions import SmallExorcism, Stop
from rules.desfausse.events import HeldBack, NobodyCursed
from tests.rules.desfausse.notation import (
    after_first_roll,
    asked,
    at,
    counts,
    hands,
    prizes,
    roll,
    say,
    shed,
    trophies,
    wheres,
)
from tests.rules.notation import of_type

FIRST_TURN = """
r* r2 g2 g2 R4 r6
r* g* r3 g3 r6 G5
r5 g5 r4 g4 R3 r6
"""

SECOND_TURN = """
r6 g6 r* R4 G3
r* r4 r4 g4 r5 G5
g4 r* g* | small-exorcism
"""


def test_first_turn_three_hands_of_six_become_five_six_and_three() -> None:
    state = after_first_roll(FIRST_TURN)
    state = roll(state, "A", "r6").state
    state = roll(state, "B", "r6 G5").state
    state = roll(state, "C", "R3 r6", luck="r* r* G4 R5 r2").state
    assert hands(state) == ["r* r2 g2 g2 R4 r*", "r* g* r3 g3 r* G4", "r5 g5 r4 g4 R5 r2"]

    state = say(state, "A", Stop()).state
    state = say(state, "B", Stop()).state
    change = roll(state, "C", "r4 g4 r2", luck="r6 g3 r2")
    assert of_type(change, NobodyCursed)
    state = change.state
    assert hands(state)[2] == "r5 g5 r6 g3 R5 r2"

    assert asked(state) == "A"
    assert prizes(state, "A", "hell r2") == set()
    change = shed(state, "A", "hell r2")
    assert of_type(change, HeldBack) == [HeldBack(seat=1, value=3, combination=2, devils=3)]
    state = change.state

    assert asked(state) == "C"
    assert prizes(state, "C", "hell r5 g5 R5") == {"new-roll", "small-exorcism"}
    assert {"A r5 R5", "B r5 R5", "share r5 R5"} < wheres(state, "C")
    assert "recolour-one" in prizes(state, "C", "A r5 R5")
    state = shed(state, "C", "hell r5 g5 R5 · small-exorcism").state
    assert counts(state) == [5, 6, 3]
    assert trophies(state, "C") == ("small-exorcism",)


def test_second_turn_five_six_and_three_become_four_three_and_two() -> None:
    state = after_first_roll(SECOND_TURN, turn=2)
    state = say(state, "A", Stop()).state
    state = roll(state, "B", "r5").state
    state = say(state, "C", SmallExorcism(at(state, "C", "r*")[0])).state
    state = roll(state, "C", "g4 r*", luck="r2 g4 r4").state
    assert hands(state)[1:] == ["r* r4 r4 g4 r2 G5", "g4 r4 g*"]

    assert asked(state) == "BC"
    state = say(state, "C", Stop()).state
    change = roll(state, "B", "r2 G5", luck="r6 G4")
    assert of_type(change, NobodyCursed)
    state = change.state
    assert hands(state)[1] == "r* r4 r4 g4 r6 G4"

    assert asked(state) == "B"
    gifts = {where for where in wheres(state, "B") if where[0] in "AC"}
    assert gifts == {"A r4", "A g4", "A G4", "C r4", "C g4", "C G4"}
    state = shed(state, "B", "hell r4 r4 g4").state

    assert asked(state) == "C"
    assert {where for where in wheres(state, "C") if where != "keep"} == {"hell g4", "hell r4"}
    state = shed(state, "C", "hell g4").state

    assert asked(state) == "A"
    state = shed(state, "A", "hell r6").state
    assert counts(state) == [4, 3, 2]
