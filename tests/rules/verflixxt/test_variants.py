"""Variants 2 to 5 (base p. 4)."""

from rules.core.game import Result
from rules.verflixxt import GAME
from rules.verflixxt.actions import Stay
from rules.verflixxt.events import AllHome, Ended, LastMalusTaken, TilesRecycled
from tests.rules.notation import of_type, told
from tests.rules.verflixxt.notation import (
    away,
    back,
    drawn,
    make,
    move,
    names,
    offers,
    position,
    stack,
)

# Variant 2: one is free


def test_a_1_also_lets_a_piece_step_back_or_stay() -> None:
    state = position("S:AB -1a -2a:A La:Bg F", roll=1, one_is_free=True)
    assert offers(state) == [
        "A S → -1a",
        "A -2a → La takes",
        "g La → F",
        "A -2a → -1a takes",
        "g La → -2a",
        "stay",
    ]


def test_only_a_1_is_free() -> None:
    state = position("S:AB -1a -2a:A La:Bg F", roll=2, one_is_free=True)
    assert offers(state) == ["A S → -2a", "A -2a → F takes", "g La → F"]
    assert "stay" not in offers(position("S:AB -1a -2a:A F", roll=1))


def test_nobody_steps_back_onto_start_or_from_start_or_finish() -> None:
    state = position("S:AB -1a:A -2a F:A", roll=1, one_is_free=True)
    assert offers(state) == ["A S → -1a", "A -1a → -2a takes", "stay"]


def test_stepping_back_alone_takes_the_tile() -> None:
    state = position("S:B -1a -2a:A F", roll=1, one_is_free=True)
    change = back(state, "A -2a", 1)
    assert drawn(change.state.track) == "S:B -1a:A F"
    assert stack(change.state, "A") == "-2a"


def test_back_means_the_previous_tile_still_there() -> None:
    state = position("S:B -1a -5a:AB F", roll=1, one_is_free=True)
    assert drawn(back(state, "A -5a", 1).state.track) == "S:B -1a:A -5a:B F"


def test_staying_ends_the_turn() -> None:
    change = make(position("S:B -1a:A F", roll=1, one_is_free=True), Stay(), 4)
    assert told(change) == ["Stayed", "Rolled"]
    assert change.state.turn.seat == 1
    assert drawn(change.state.track) == "S:B -1a:A F"


def test_with_the_expansion_the_action_die_still_says_which_pieces_may_move() -> None:
    text = "S:B -3a -4a:A La:xg F"
    cross = position(text, roll=1, face="cross", one_is_free=True)
    back = ["A -4a → -3a takes", "g La → -4a"]
    assert offers(cross) == ["A -4a → La takes", "g La → F", *back, "stay"]
    flixxy = position(text, roll=1, face="flixxy", one_is_free=True)
    assert offers(flixxy) == ["x La → F", "x La → -4a", "stay"]
    assert len(offers(position(text, roll=1, face="question", one_is_free=True))) == 7


def test_flixxy_back_is_no_arrival() -> None:
    state = position("S:AB -3a -4a:x F", roll=1, face="flixxy", one_is_free=True)
    after = back(state, "x -4a", 1, 1).state
    assert drawn(after.track) == "S:AB -3a:x F"
    assert after.rounds == (4, 3, 2, 1)
    assert stack(after, "A") == "-4a"


# Variant 3: recycle


def test_passed_tiles_are_put_before_finish_in_order_with_their_guards() -> None:
    state = position("S -1a:A La:g -2a -3a:B -4a F", roll=3, recycle=True)
    change = move(state, "A -1a", 1)
    assert drawn(change.state.track) == "S -3a:AB -4a La':g -2a' F"
    assert of_type(change, TilesRecycled) == [TilesRecycled(tile=names("La -2a"))]
    assert away(change.state) == ""


def test_the_move_is_complete_before_tiles_are_put_back() -> None:
    change = move(position("S -1a:A -2a -3a:B F:A", roll=3, recycle=True), "A -1a", 1)
    assert drawn(change.state.track) == "S -3a:B -2a' F:AA"


def test_passed_again_it_comes_back_again() -> None:
    """The book sets no limit."""
    state = position("S -3a:A -2a':g -4a -5a:B F", roll=3, recycle=True)
    change = move(state, "A -3a", 1)
    assert drawn(change.state.track) == "S -5a:AB -2a':g -4a' F"
    assert away(change.state) == ""


def test_a_tile_put_back_may_be_the_largest_malus_of_the_last_pawn() -> None:
    state = position("S -9:A -8a -3a:B -4a F:AAB", roll=6, ending="last-pawn", recycle=True)
    assert stack(move(state, "A -9").state, "B") == "-8a"


# Variant 4: first home


def test_the_game_ends_when_one_player_has_every_pawn_home() -> None:
    state = position("S:C -1a:B -2a:BC -3a:A Lb:Bg F:AA", roll=2, seats=3, ending="first-home")
    change = move(state, "A -3a")
    assert of_type(change, AllHome) == [AllHome(seat=0)]
    assert of_type(change, Ended) == [Ended(why="first-home")]
    assert GAME.asks(change.state) == {}
    assert stack(change.state, "A") == "-3a"
    assert stack(change.state, "B") == "-1a"
    assert stack(change.state, "C") == ""


def test_luck_turns_the_tile_taken_at_the_end() -> None:
    state = position(
        "S -6a:B -3a:A F:AA", roll=2, ending="first-home", stacks={"B": "La", "A": "+2"}
    )
    assert GAME.result(move(state, "A -3a").state) == Result((-1, 6), (2, 1), "first-home")


def test_a_lone_pawn_on_a_verflixxt_tile_gives_and_takes_nothing_at_the_end() -> None:
    state = position(
        "S -5a:x Va:B -3a:A F:AA", roll=2, face="cross", ending="first-home", stacks={"B": "+5"}
    )
    after = move(state, "A -3a").state
    assert stack(after, "B") == "+5"
    assert "-5a:x" in drawn(after.track)


def test_no_worm_token_is_drawn_at_the_end() -> None:
    state = position(
        "S:x -6a:B La:A F:AA", roll=2, face="cross", ending="first-home", worms={}, pile="push"
    )
    change = move(state, "A La")
    assert stack(change.state, "B") == "-6a"
    assert "WormDrawn" not in told(change)


# Variant 5: last pawn


def test_the_last_pawn_takes_the_largest_free_malus() -> None:
    state = position(
        "S -3a:A -9:g -5a:B -8b -7b F:AAB",
        roll=6,
        ending="last-pawn",
        stacks={"B": "La -1a", "A": "+1"},
    )
    change = move(state, "A -3a")
    assert of_type(change, LastMalusTaken) == [LastMalusTaken(seat=1, tile="malus-8-b")]
    assert of_type(change, Ended) == [Ended(why="last-pawn")]
    assert stack(change.state, "B") == "La -1a -8b"


def test_luck_cannot_turn_the_last_malus() -> None:
    state = position(
        "S -3a:A -5a:B -8b F:AAB", roll=6, ending="last-pawn", stacks={"B": "La -1a", "A": "+1"}
    )
    assert GAME.result(move(state, "A -3a").state) == Result((-2, -7), (1, 2), "last-pawn")


def test_the_tile_under_the_last_pawn_may_be_the_largest() -> None:
    state = position("S -3a:A -8b:B -5a F:AAB", roll=6, ending="last-pawn")
    assert stack(move(state, "A -3a").state, "B") == "-8b"


def test_passed_tiles_are_not_taken() -> None:
    state = position("S -9:A -8a -3a:B -4a F:AAB", roll=6, ending="last-pawn")
    after = move(state, "A -9").state
    assert stack(after, "B") == "-4a"
    assert away(after) == "-8a"


def test_with_flixxy_in_play_nothing_is_passed_at_the_end_either() -> None:
    state = position(
        "S -9:Ax -8a -3a:B -4a F:AAB", roll=6, face="cross", ending="last-pawn", stacks={}
    )
    assert stack(move(state, "A -9").state, "B") == "-9"


def test_without_a_free_malus_nothing_is_taken() -> None:
    state = position("S +3:A -5a:Bg La F:AAB", roll=6, ending="last-pawn")
    change = move(state, "A +3")
    assert stack(change.state, "B") == ""
    assert of_type(change, Ended) == [Ended(why="last-pawn")]


def test_the_game_goes_on_with_two_pawns_out() -> None:
    state = position("S -3a:A -5a:BB F:AA", roll=6, ending="last-pawn")
    assert GAME.asks(move(state, "A -3a", 1).state)


# The ordinary ending


def test_the_game_ends_when_every_pawn_is_home() -> None:
    state = position("S -3a:A F:AABBB", roll=1, stacks={"A": "La +1", "B": "+4"})
    change = move(state, "A -3a")
    assert GAME.result(change.state) == Result((4, 4), (1, 1), "all-home")
    assert GAME.asks(change.state) == {}
