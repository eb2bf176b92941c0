"""Moving and taking tiles: base p. 1 and 2."""

import pytest

from rules.core.errors import Refused
from rules.verflixxt.events import TilesPassed, TileTaken
from tests.rules.notation import of_type, told
from tests.rules.verflixxt.notation import (
    FIRST_RUN,
    SECOND_RUN,
    away,
    drawn,
    move,
    names,
    offers,
    position,
    stack,
)

REST = "La:g Lb:g Lc:g Ld:g Le:g Lf:g +8:g +7:g +6 +5 +4 +3 +2 +1 " + SECOND_RUN + " F"
RED_AND_BLUE = f"S:AABB -1a -2a -3a -4a:AB -5a -6a -7a -8a {REST}"
WITHOUT_4 = f"S:AABB -1a -2a:A -3a -5a -6a -7a -8a La:gBC {REST[5:]}"


def test_from_4_a_5_reaches_the_first_luck_tile() -> None:
    """P. 2, first example: the −4 stays, because blue is still on it."""
    change = move(position(RED_AND_BLUE, roll=5), "A -4a", 5)
    assert "La:Ag" in drawn(change.state.track).split()
    assert "-4a:B" in drawn(change.state.track).split()
    assert stack(change.state, "A") == ""


def test_the_last_pawn_to_leave_takes_the_tile() -> None:
    """P. 2, first example: blue follows with a 5 and must take the −4."""
    red = move(position(RED_AND_BLUE, roll=5), "A -4a", 5).state
    assert offers(red) == ["B S → -5a", "B -4a → La takes", "g La → Lf"]
    blue = move(red, "B -4a", 1)
    assert "La:ABg" in drawn(blue.state.track).split()
    assert "-4a" not in drawn(blue.state.track)
    assert stack(blue.state, "B") == "-4a"
    assert of_type(blue, TileTaken) == [TileTaken(seat=1, tile="malus-4-a")]


def test_gaps_are_skipped_and_only_the_guard_beside_pawns_moves() -> None:
    """P. 2, second example: with −4 gone a 4 goes Start → −5, −2 → −7, guard luck a → luck e.

    All other guards stand without a pawn and cannot be moved.
    """
    state = position(WITHOUT_4, roll=4, seats=3)
    assert offers(state) == ["A S → -5a", "A -2a → -7a takes", "g La → Le"]


def test_a_guard_moved_takes_no_tile() -> None:
    change = move(position(WITHOUT_4, roll=4, seats=3), "g La", 1)
    track = drawn(change.state.track).split()
    assert "La:BC" in track
    assert "Le:gg" in track
    assert "TileTaken" not in told(change)


def test_the_guard_left_behind_keeps_the_tile() -> None:
    change = move(position("S:B La:Ag +8 F", roll=1), "A La", 1)
    assert drawn(change.state.track) == "S:B La:g +8:A F"
    assert stack(change.state, "A") == ""


def test_two_own_pawns_are_not_alone() -> None:
    change = move(position("S:B -1a:AA -2a F", roll=1), "A -1a", 1)
    assert drawn(change.state.track) == "S:B -1a:A -2a:A F"


def test_leaving_with_only_another_pawn_left_keeps_the_tile() -> None:
    change = move(position("S:B -1a:AB -2a F", roll=1), "A -1a", 1)
    assert drawn(change.state.track) == "S:B -1a:B -2a:A F"


def test_equal_pieces_on_one_tile_are_one_move() -> None:
    state = position("S:AAB La:AAgg F", roll=1)
    assert offers(state) == ["A S → La", "A La → F", "g La → F"]


def test_a_guard_beside_another_guard_only_stays() -> None:
    assert offers(position("S:AB La:gg +8 F", roll=2)) == ["A S → +8"]


def test_beyond_finish_stops_at_finish() -> None:
    state = position("S:B -9:A -10 F", roll=6)
    change = move(state, "A -9", 1)
    assert drawn(change.state.track) == "S:B -10 F:A"
    assert stack(change.state, "A") == "-9"


def test_a_guard_on_finish_leaves_the_game() -> None:
    change = move(position("S:B -9:Ag -10 F", roll=2), "g -9", 1)
    assert drawn(change.state.track) == "S:B -9:A -10 F"


def test_pieces_on_finish_move_nothing() -> None:
    assert offers(position("S:B -9:A F:AA", roll=2)) == ["A -9 → F takes"]


def test_start_is_never_taken() -> None:
    change = move(position("S:A -1a:B F", roll=1), "A S", 1)
    assert drawn(change.state.track) == "S -1a:AB F"
    assert stack(change.state, "A") == ""


def test_foreign_pawns_cannot_be_moved() -> None:
    state = position("S -1a:B -2a:A F", roll=1)
    assert offers(state) == ["A -2a → F takes"]
    with pytest.raises(Refused) as refused:
        move(state, "B -1a")
    assert refused.value.code == "not-offered"


def test_passed_tiles_leave_the_game_with_their_guards() -> None:
    state = position("S -1a:A La:g -2a -3a:B F", roll=3)
    change = move(state, "A -1a", 1)
    assert drawn(change.state.track) == "S -3a:AB F"
    assert away(change.state) == "La -2a"
    assert stack(change.state, "A") == "-1a"
    assert of_type(change, TilesPassed) == [TilesPassed(tile=names("La -2a"))]


def test_home_pawns_do_not_hold_tiles_back() -> None:
    change = move(position("S -1a:A La:g -2a:B F:AB", roll=2), "A -1a", 1)
    assert drawn(change.state.track) == "S -2a:AB F:AB"


def test_a_pawn_on_start_holds_every_tile_back() -> None:
    change = move(position("S:B -1a -2a:A -3a F", roll=1), "A -2a", 1)
    assert drawn(change.state.track) == "S:B -1a -3a:A F"
    assert away(change.state) == ""


def test_play_goes_clockwise_past_those_who_are_home() -> None:
    state = position("S:AC -1a F:B", roll=1, seats=3)
    after = move(state, "A S", 2).state
    assert after.turn.seat == 2
    assert move(after, "C S", 2).state.turn.seat == 0


def test_the_last_player_plays_on_alone() -> None:
    after = move(position("S:A -1a -2a F:B", roll=1), "A S", 1).state
    assert after.turn.seat == 0
    assert after.turn.count == 2


def test_the_whole_first_run_in_text() -> None:
    assert drawn(position(f"S:AB {FIRST_RUN} F").track) == f"S:AB {FIRST_RUN} F"
