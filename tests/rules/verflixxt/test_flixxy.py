"""Flixxy, the action die, round tokens and Verflixxt tiles (expansion p. 2)."""

import pytest

from rules.verflixxt import GAME
from rules.verflixxt.events import FlixxyLeft, RoundTokenTaken, TileGiven, TileLost
from tests.rules.notation import of_type, told
from tests.rules.verflixxt.notation import (
    away,
    drawn,
    move,
    offers,
    position,
    stack,
    tiles,
    with_turn,
)

TRACK = "S:AB -3a:A La:xg -4a:B F"


# The action die


def test_the_flixxy_face_moves_flixxy_only() -> None:
    assert offers(position(TRACK, roll=1, face="flixxy")) == ["x La → -4a"]


def test_the_question_mark_moves_flixxy_a_pawn_or_a_guard() -> None:
    question = position(TRACK, roll=1, face="question")
    assert offers(question) == ["A S → -3a", "A -3a → La takes", "g La → -4a", "x La → -4a"]


def test_the_x_does_not_move_flixxy() -> None:
    cross = position(TRACK, roll=1, face="cross")
    assert offers(cross) == ["A S → -3a", "A -3a → La takes", "g La → -4a"]


@pytest.mark.parametrize(
    ("rolled", "face"),
    [*((1, "flixxy"), (2, "question"), (3, "question")), *((n, "cross") for n in (4, 5, 6))],
)
def test_the_action_die_has_one_flixxy_two_questions_three_crosses(rolled: int, face: str) -> None:
    after = move(position(TRACK, roll=1, face="cross"), "A S", 5, rolled).state
    assert (after.turn.number, after.turn.face) == (5, face)


# Flixxy as a pawn


def test_whoever_moves_flixxy_takes_the_tile_it_left_alone() -> None:
    change = move(position("S:AB -3a:x -4a F", roll=1, face="flixxy"), "x -3a", 1, 1)
    assert drawn(change.state.track) == "S:AB -4a:x F"
    assert stack(change.state, "A") == "-3a"


def test_flixxy_beside_a_guard_or_a_pawn_takes_nothing() -> None:
    for beside in ("g", "A", "B"):
        state = position(f"S:AB -3a:x{beside} -4a F", roll=1, face="flixxy")
        assert "TileTaken" not in told(move(state, "x -3a", 1, 1))


def test_a_pawn_beside_flixxy_is_not_alone() -> None:
    change = move(position("S:AB -3a:Ax -4a F", roll=1, face="cross"), "A -3a", 1, 1)
    assert drawn(change.state.track) == "S:AB -3a:x -4a:A F"


def test_while_flixxy_plays_nothing_is_passed() -> None:
    change = move(position("S -3a:A La:g -4a:B F:x", roll=2, face="cross"), "A -3a", 1, 1)
    assert drawn(change.state.track) == "S La:g -4a:AB F:x"


def test_flixxy_does_not_keep_the_game_going() -> None:
    state = position("S -5a:x -3a:A F:BBBAA", roll=6, face="cross")
    assert GAME.result(move(state, "A -3a").state) is not None


# Going round


def test_flixxy_on_the_last_tile_with_a_3_gets_to_the_first_tile_for_one_token() -> None:
    state = position("S:AB -3a -4a:x F", roll=3, face="flixxy")
    change = move(state, "x -4a", 1, 1)
    assert drawn(change.state.track) == "S:AB -3a:x F"
    assert of_type(change, RoundTokenTaken) == [RoundTokenTaken(seat=0, points=4)]
    assert change.state.players[0].tokens == (4,)
    assert change.state.rounds == (3, 2, 1)
    assert stack(change.state, "A") == "-4a"


def test_flixxy_onto_finish_takes_a_token_and_leaving_it_none() -> None:
    onto = move(position("S:AB -3a:x -4a -5a -6a F", roll=4, face="flixxy"), "x -3a", 3, 1)
    assert drawn(onto.state.track) == "S:AB -4a -5a -6a F:x"
    assert onto.state.players[0].tokens == (4,)
    leaving = move(onto.state, "x F", 1, 1)
    assert drawn(leaving.state.track) == "S:AB -4a -5a:x -6a F"
    assert leaving.state.players[1].tokens == ()


def test_start_and_finish_count_one_step_each() -> None:
    text = "S:AB -3a -4a -5a F:x"
    for steps, reached in ((1, "S:ABx"), (2, "-3a:x"), (4, "-5a:x")):
        change = move(position(text, roll=steps, face="flixxy"), "x F", 1, 1)
        assert reached in drawn(change.state.track).split()
        assert "RoundTokenTaken" not in told(change)


def test_a_whole_lap_from_finish_to_finish_is_an_arrival() -> None:
    text = "S:AB Va Vb Vc Vd F:x"
    change = move(position(text, roll=6, face="flixxy"), "x F", 1, 1)
    assert drawn(change.state.track) == text
    assert of_type(change, RoundTokenTaken) == [RoundTokenTaken(seat=0, points=4)]


def test_the_label_says_the_token() -> None:
    state = position("S:AB -3a -4a:x F", roll=1, face="flixxy", rounds=(2, 1))
    (option,) = GAME.asks(state)[0].questions[0].options  # type: ignore[union-attr]
    assert option.parts[0].facts["points"] == 2
    (option,) = GAME.asks(with_turn(state, number=6))[0].questions[0].options  # type: ignore[union-attr]
    assert option.parts[0].facts["points"] == 2


def test_the_fifth_arrival_takes_flixxy_and_the_action_die_away() -> None:
    """The rest of the roll is lost, and the tile Flixxy left is taken as usual."""
    state = position("S:AB -3a -4a:x F", roll=3, face="flixxy", rounds=())
    change = move(state, "x -4a", 5, 1)
    assert drawn(change.state.track) == "S:AB -3a F"
    assert of_type(change, FlixxyLeft) == [FlixxyLeft(seat=0)]
    assert stack(change.state, "A") == "-4a"
    assert (change.state.turn.number, change.state.turn.face) == (5, "")
    assert told(change)[-1] == "Rolled"


def test_when_flixxy_leaves_all_passed_tiles_go_but_verflixxt_tiles_stay() -> None:
    state = position("S La:g Va:g -3a -4a:AB -5a:x F", roll=1, face="flixxy", rounds=())
    change = move(state, "x -5a", 1)
    assert drawn(change.state.track) == "S Va:g -4a:AB F"
    assert away(change.state) == "La -3a"


# Verflixxt tiles


def test_leaving_a_verflixxt_tile_alone_gives_the_top_tile_to_the_next_player() -> None:
    state = position(
        "S:BCx Va:A -3a F", roll=1, face="cross", seats=3, stacks={"A": "+8 -4a", "B": "+1"}
    )
    assert offers(state) == ["A Va → -3a gives"]
    change = move(state, "A Va", 1, 1)
    assert of_type(change, TileGiven) == [TileGiven(seat=0, receiver_seat=1, tile="malus-4-a")]
    assert (stack(change.state, "A"), stack(change.state, "B")) == ("+8", "+1 -4a")
    assert drawn(change.state.track) == "S:BCx Va -3a:A F"


def test_flixxy_leaving_it_makes_the_one_who_moved_it_give() -> None:
    state = position("S:AB Va:x F", roll=1, face="flixxy", turn="B", stacks={"B": "+8"})
    after = move(state, "x Va", 1, 1).state
    assert (stack(after, "A"), stack(after, "B")) == ("+8", "")


@pytest.mark.parametrize("beside", ["g", "x", "B", "A"])
def test_nobody_gives_who_was_not_alone(beside: str) -> None:
    text = f"S:B{'' if beside == 'x' else 'x'} Va:A{beside} -3a F"
    state = position(text, roll=1, face="cross", stacks={"A": "+8"})
    assert stack(move(state, "A Va", 1, 1).state, "A") == "+8"


def test_a_guard_leaving_it_gives_nothing() -> None:
    state = position("S:Bx Va:Ag -3a F", roll=1, face="cross", stacks={"A": "+8"})
    assert stack(move(state, "g Va", 1, 1).state, "A") == "+8"


def test_an_empty_stack_gives_nothing() -> None:
    state = position("S:Bx Va:A -3a F", roll=1, face="cross")
    assert offers(state) == ["A Va → -3a"]
    assert "TileGiven" not in told(move(state, "A Va", 1, 1))


def test_players_who_are_home_receive_nothing() -> None:
    state = position("S:Cx Va:A -3a F:BB", roll=1, face="cross", seats=3, stacks={"A": "+8"})
    after = move(state, "A Va", 1, 1).state
    assert (stack(after, "B"), stack(after, "C")) == ("", "+8")


def test_who_is_still_in_play_is_judged_after_the_move() -> None:
    """The giver's last pawn may get home with that very move: the others still receive."""
    state = position("S:x -3a:B Va:A F:AAB", roll=1, face="cross", stacks={"A": "+8"})
    assert stack(move(state, "A Va", 1, 1).state, "B") == "+8"


def test_with_nobody_else_in_play_the_tile_leaves_the_game() -> None:
    state = position("S:x Va:A -3a F:BBB", roll=1, face="cross", stacks={"A": "+8"})
    change = move(state, "A Va", 1, 1)
    assert of_type(change, TileLost) == [TileLost(seat=0, tile="bonus-8")]
    assert change.state.away == tiles("+8")
    assert (stack(change.state, "A"), stack(change.state, "B")) == ("", "")


def test_the_very_last_pawn_loses_its_tile_too() -> None:
    state = position("S:x Va:A F:AABBB", roll=1, face="cross", stacks={"A": "+8"})
    after = move(state, "A Va").state
    assert stack(after, "A") == ""
    assert GAME.result(after) is not None
