"""How light a turn feels: the roll that comes with it, and single moves played by themselves."""

from rules.core.chance import Luck
from rules.verflixxt import GAME
from rules.verflixxt.actions import Roll
from tests.rules.notation import told
from tests.rules.verflixxt.notation import make, move, offers, position


def test_the_roll_comes_with_the_turn() -> None:
    assert GAME.new(2, {"single-moves": "off"}, Luck(b"0")).turn.number > 0
    change = move(position("S:AB -1a -2a F", roll=1), "A S", 4)
    assert told(change) == ["PawnMoved", "Rolled"]
    assert change.state.turn.number == 4


def test_the_roll_may_be_pressed() -> None:
    state = GAME.new(2, {"roll": "off", "single-moves": "off"}, Luck(b"0"))
    assert state.turn.number == 0
    assert GAME.asks(state)[state.turn.seat].moves == (Roll(),)
    rolled = make(state, Roll(), 4)
    assert told(rolled) == ["Rolled"]
    assert rolled.state.turn.number == 4
    assert told(make(rolled.state, GAME.asks(rolled.state)[state.turn.seat].moves[0])) == [
        "PawnMoved"
    ]


def test_a_game_begins_with_its_first_choice() -> None:
    """All pawns stand on Start: the first move of everybody is a single one, and is told."""
    state = GAME.new(3, {}, Luck(b"0"))
    assert len(offers(state)) > 1
    events = [type(event).__name__ for event in GAME.opening(state)]
    assert events == ["PawnMoved"] * 3 + ["Rolled"]
    assert [trace.turn for trace in state.traces] == [1, 2, 3]


def test_single_moves_may_be_pressed() -> None:
    state = GAME.new(2, {"single-moves": "off"}, Luck(b"0"))
    assert len(offers(state)) == 1
    change = move(position("S:AB -1a -2a F", roll=1), "A S", 4)
    assert offers(change.state) == ["B S → F"]


def test_single_moves_play_themselves_where_the_table_wants_it() -> None:
    state = position("S:AAB -1a -2a -3a F", roll=1, single_moves=True)
    change = move(state, "A S", 2, 1)
    assert told(change) == ["PawnMoved", "Rolled", "PawnMoved", "Rolled"]
    assert change.state.turn.seat == 0
    assert offers(change.state) == ["A S → -1a", "A -1a → -2a takes"]


def test_single_moves_may_play_the_game_to_its_end() -> None:
    change = move(position("S -1a -2a:AB F:AABB", roll=6, single_moves=True), "A -2a", 6)
    assert GAME.result(change.state) is not None
    assert told(change)[-2:] == ["AllHome", "Ended"]


def test_a_pressed_roll_is_never_played_by_itself() -> None:
    state = position("S:AB -1a -2a -3a F", roll=1, single_moves=True, pressed=True)
    change = move(state, "A S")
    assert told(change) == ["PawnMoved"]
    rolled = make(change.state, Roll(), 2)
    assert told(rolled) == ["Rolled", "PawnMoved"]
    assert rolled.state.turn.number == 0


def test_whoever_holds_a_worm_token_is_always_asked() -> None:
    """Even where none could be played: the others must not see that."""
    text = "S:ABx -3a -4a -5a F"
    without = position(text, roll=1, face="cross", single_moves=True)
    assert told(move(without, "A S", 1, 4)).count("PawnMoved") > 1
    holding = position(text, roll=1, face="cross", single_moves=True, worms={"B": "bury"})
    assert told(move(holding, "A S", 1, 4)) == ["PawnMoved", "RolledBoth"]
