"""The wormy variant (expansion p. 3)."""

from typing import Any

import pytest

from rules.core.game import Result
from rules.verflixxt import GAME
from rules.verflixxt.actions import Done, Move, PlayBury, PlayDouble, PlayPush, PlaySwap
from rules.verflixxt.events import WormDrawn, WormPlayed, WormSeen
from rules.verflixxt.state import State
from tests.rules.notation import of_type, told
from tests.rules.verflixxt.notation import (
    back,
    drawn,
    make,
    move,
    offers,
    position,
    push,
    stack,
    swap,
    worm_offers,
    worms,
)


def wormy(text: str, held: str = "", **more: Any) -> State:
    """A position in which A holds these tokens and is about to move."""
    more = {"roll": 2, "face": "cross", "worms": {"A": held}, **more}
    return position(text, **more)


def offered(state: State, kind: type[Any]) -> list[Move]:
    return [action for action in worm_offers(state) if isinstance(action, kind)]


# Drawing


def test_taking_a_malus_draws_a_token_that_its_owner_alone_sees() -> None:
    change = move(wormy("S:Bx -3a:A -4a -5a F", pile="push swap"), "A -3a", 1, 4)
    assert worms(change.state, "A") == "(push)"
    assert change.state.pile == ("swap",)
    assert of_type(change, WormDrawn) == [WormDrawn(seat=0)]
    assert of_type(change, WormSeen) == [WormSeen(to=(0,), seat=0, worm="push")]


@pytest.mark.parametrize("tile", ["+3", "La"])
def test_other_tiles_draw_none(tile: str) -> None:
    change = move(wormy(f"S:Bx {tile}:A -4a -5a F", pile="push"), f"A {tile}", 1, 4)
    assert worms(change.state, "A") == ""


def test_a_malus_that_flixxy_left_draws_for_the_one_who_takes_it() -> None:
    state = wormy("S:AB -3a:x -4a -5a F", face="flixxy", pile="push")
    assert worms(move(state, "x -3a", 1, 4).state, "A") == "(push)"


def test_a_malus_received_through_a_verflixxt_tile_draws_none() -> None:
    state = wormy("S:Bx Va:A -4a -5a F", pile="push", stacks={"A": "-3a"})
    after = move(state, "A Va", 1, 4).state
    assert stack(after, "B") == "-3a"
    assert worms(after, "B") == ""


def test_an_empty_pile_gives_none() -> None:
    change = move(wormy("S:Bx -3a:A -4a -5a F"), "A -3a", 1, 4)
    assert stack(change.state, "A") == "-3a"
    assert "WormDrawn" not in told(change)


def test_a_token_may_be_played_from_the_next_turn_on() -> None:
    state = wormy("S:Bx -3a:A -4a -5a:B -6a F", pile="double")
    drew = move(state, "A -3a", 1, 4).state
    assert worms(drew, "A") == "(double)"
    again = move(drew, "B S", 1, 4).state
    assert worms(again, "A") == "double"
    assert worm_offers(again) == [PlayDouble()]


def test_tokens_gained_in_a_turn_cannot_be_played_in_its_extra_turn() -> None:
    state = wormy("S:Bx -3a:A -4a -5a F", "double", pile="bury")
    doubled = make(state, PlayDouble()).state
    extra = move(doubled, "A -3a", 1, 4).state
    assert extra.turn.seat == 0
    assert worms(extra, "A") == "(bury)"
    assert worm_offers(extra) == []


def test_a_played_token_goes_under_the_pile_at_once() -> None:
    state = wormy("S:Bx -3a:A -5a:B F", "push double", pile="bury")
    change = make(state, PlayDouble())
    assert change.state.pile == ("bury", "double")
    assert worms(change.state, "A") == "push"
    assert of_type(change, WormPlayed) == [WormPlayed(seat=0, worm="double")]


def test_the_token_just_played_may_be_the_next_one_drawn() -> None:
    after = make(wormy("S:Ax -3a:B -4a -5a F", "push"), push("-3a"), 1, 4).state
    assert stack(after, "B") == "-3a"
    assert worms(after, "B") == "push"


def test_equal_tokens_are_offered_once() -> None:
    assert worm_offers(wormy("S:ABx -3a F", "double double")) == [PlayDouble()]


def test_tokens_are_asked_in_private_beside_public_moves() -> None:
    public, private = GAME.asks(wormy("S:ABx -3a F", "double"))[0].questions
    assert (public.private, private.private) == (False, True)


def test_nobody_is_asked_for_tokens_before_the_roll() -> None:
    assert worm_offers(wormy("S:ABx -3a F", "double", roll=0)) == []


def test_unused_tokens_are_worth_a_point_each() -> None:
    state = wormy("S:x +3:A F:AABBB", "push bury")
    assert GAME.result(move(state, "A +3").state) == Result((5, 0), (1, 2), "all-home")


# Double turn


def test_a_double_turn_rolls_and_plays_again() -> None:
    doubled = make(wormy("S:ABx -3a -4a -5a F", "double"), PlayDouble()).state
    change = move(doubled, "A S", 3, 4)
    assert told(change)[-2:] == ["ExtraTurn", "RolledBoth"]
    assert (change.state.turn.seat, change.state.turn.number) == (0, 3)
    assert move(change.state, "A -4a", 1, 4).state.turn.seat == 1


def test_double_turns_stack() -> None:
    state = wormy("S:AABx -3a -4a -5a F", "double double")
    state = make(make(state, PlayDouble()).state, PlayDouble()).state
    seats = []
    for _ in range(3):
        state = make(state, GAME.asks(state)[0].questions[0].options[0].action, 1, 4).state  # type: ignore[union-attr]
        seats.append(state.turn.seat)
    assert seats == [0, 0, 1]


def test_a_double_turn_is_void_once_your_pawns_are_home() -> None:
    doubled = make(wormy("S:Bx -3a:A F:AA", "double"), PlayDouble()).state
    assert move(doubled, "A -3a", 1, 4).state.turn.seat == 1


# Bury


def test_bury_puts_the_top_tile_under_the_stack() -> None:
    state = wormy("S:ABx -3a F", "bury", stacks={"A": "+1 +2 -9"})
    change = make(state, PlayBury())
    assert stack(change.state, "A") == "-9 +1 +2"
    assert change.state.turn.seat == 0
    assert offers(change.state) == offers(state)


def test_bury_needs_two_tiles() -> None:
    assert worm_offers(wormy("S:ABx -3a F", "bury", stacks={"A": "+1"})) == []
    assert worm_offers(wormy("S:ABx -3a F", "bury", stacks={"A": "+1 +2"})) == [PlayBury()]


# Push


def test_push_names_a_tile_with_a_pawn_and_a_foreign_piece() -> None:
    state = wormy("S:ABx -3a:A -4a:B -5a:AB La:Ag Lb:gg -6a F:AB", "push")
    assert offered(state, PlayPush) == [push("-4a"), push("-5a"), push("La")]


def test_flixxy_makes_a_tile_one_to_push() -> None:
    assert offered(wormy("S:AB -3a:x La:xg Lb:g F", "push"), PlayPush) == [push("-3a"), push("La")]


def test_all_foreign_pieces_go_forward_and_own_pawns_stay() -> None:
    state = wormy("S:B -3a:AABgx -4a -5a -6a F", "push")
    change = make(state, push("-3a"), 1, 4)
    assert drawn(change.state.track) == "S:B -3a:AA -4a -5a:Bgx -6a F"
    assert "TileTaken" not in told(change)
    assert change.state.turn.seat == 1


def test_two_leaving_together_leave_the_tile_in_place() -> None:
    state = wormy("S:ABx -3a:BC -4a -5a -6a F", "push", seats=3, pile="bury")
    change = make(state, push("-3a"), 1, 4)
    assert drawn(change.state.track) == "S:ABx -3a -4a -5a:BC -6a F"
    assert stack(change.state, "B") + stack(change.state, "C") == ""


def test_a_lone_pawn_pushed_takes_the_tile_and_draws_a_token() -> None:
    state = wormy("S:ACx -3a:B -4a -5a F", "push", seats=3, pile="bury swap", turn="A")
    change = make(state, push("-3a"), 1, 4)
    assert drawn(change.state.track) == "S:ACx -4a -5a:B F"
    assert stack(change.state, "B") == "-3a"
    assert of_type(change, WormSeen) == [WormSeen(to=(1,), seat=1, worm="bury")]


def test_the_tile_of_a_lone_flixxy_is_yours() -> None:
    after = make(wormy("S:AB -3a:x -4a -5a F", "push", pile="bury"), push("-3a"), 1, 4).state
    assert stack(after, "A") == "-3a"
    assert worms(after, "A") == "(bury)"


def test_pushing_a_lone_piece_off_a_verflixxt_tile_makes_you_give() -> None:
    for piece in "Bx":
        rest = "" if piece == "x" else "x"
        state = wormy(f"S:AB{rest} Va:{piece} -4a -5a F", "push", stacks={"A": "+8", "B": "+7"})
        after = make(state, push("Va"), 1, 4).state
        assert (stack(after, "A"), stack(after, "B")) == ("", "+7 +8")


def test_push_ignores_the_action_die() -> None:
    state = wormy("S:AB -3a:x -4a -5a F", "push", face="cross")
    assert drawn(make(state, push("-3a"), 1, 4).state.track) == "S:AB -4a -5a:x F"
    state = wormy("S:ABx -3a:B -4a -5a F", "push", face="flixxy")
    assert drawn(make(state, push("-3a"), 1, 4).state.track) == "S:ABx -4a -5a:B F"


def test_finish_and_lap_rules_apply_and_the_round_token_is_yours() -> None:
    state = wormy("S:A -3a:ABgx -4a F:B", "push", roll=4)
    after = make(state, push("-3a"), 1, 4).state
    assert drawn(after.track) == "S:A -3a:Ax -4a F:BB"
    assert after.players[0].tokens == (4,)


def test_a_push_replaces_the_move_and_more_pushes_may_follow() -> None:
    state = wormy("S:Ax -3a:B -4a:B -5a -6a F", "push push")
    once = make(state, push("-3a")).state
    assert offers(once) == ["done"]
    assert once.turn.number == 2
    twice = make(once, push("-4a"), 1, 4).state
    assert drawn(twice.track) == "S:Ax -5a:B -6a:B F"
    assert twice.turn.seat == 1


def test_after_a_push_the_turn_may_be_ended_with_tokens_in_hand() -> None:
    once = make(wormy("S:Ax -3a:B -4a:B -5a F", "push push"), push("-3a")).state
    change = make(once, Done(), 1, 4)
    assert told(change) == ["Stayed", "RolledBoth"]
    assert worms(change.state, "A") == "push"


def test_after_a_push_a_1_is_no_longer_free() -> None:
    state = wormy("S:Ax -3a:B -4a:B -5a F", "push push", roll=1, one_is_free=True)
    assert offers(make(state, push("-3a")).state) == ["done"]


def test_the_last_push_ends_the_turn_with_a_1_too() -> None:
    state = wormy("S:Ax -3a:B -4a:B -5a F", "push", roll=1, one_is_free=True)
    assert make(state, push("-3a"), 1, 4).state.turn.seat == 1


def test_pushing_somebodys_last_pawn_home_may_end_the_game() -> None:
    state = wormy("S:Ax -3a:B -4a F:BB", "push push", ending="first-home", roll=3)
    change = make(state, push("-3a"))
    assert GAME.asks(change.state) == {}
    assert stack(change.state, "B") == "-3a"
    assert told(change)[-2:] == ["AllHome", "Ended"]


def test_pushing_all_others_home_may_leave_the_last_malus_to_yourself() -> None:
    state = wormy("S:x -3a:ABC -4a F:BC", "push", seats=3, ending="last-pawn", roll=6)
    change = make(state, push("-3a"))
    assert stack(change.state, "A") == "-4a"
    assert told(change)[-2:] == ["LastMalusTaken", "Ended"]


# Swap


def test_swap_with_any_foreign_piece_on_a_neighbouring_tile() -> None:
    state = wormy("S:ABx -3a:B -4a:A La:g Lb:B F", "swap")
    assert offered(state, PlaySwap) == [swap("-4a g La"), swap("-4a B -3a")]


def test_swap_with_flixxy() -> None:
    state = wormy("S:AB -3a:A La:x F", "swap")
    assert offered(state, PlaySwap) == [swap("-3a x La")]
    assert drawn(make(state, swap("-3a x La")).state.track) == "S:AB -3a:x La:A F"


def test_swap_never_with_start_or_finish() -> None:
    assert offered(wormy("S:ABx -3a:A -4a F", "swap"), PlaySwap) == []
    assert offered(wormy("S:Bx -3a:A F:B", "swap"), PlaySwap) == []
    assert offered(wormy("S:Ax -3a:B -4a F", "swap"), PlaySwap) == []


def test_swap_takes_and_gives_nothing() -> None:
    state = wormy("S:ABx Va:A -4a:B -5a F", "swap", stacks={"A": "+8"}, pile="bury")
    change = make(state, swap("Va B -4a"))
    assert drawn(change.state.track) == "S:ABx Va:B -4a:A -5a F"
    assert told(change) == ["WormPlayed", "SwappedWithPawn"]
    assert stack(change.state, "A") == "+8"


def test_the_swapped_pawn_may_not_make_the_move() -> None:
    state = wormy("S:ABx -3a:A -4a:B -5a F", "swap")
    after = make(state, swap("-3a B -4a")).state
    assert offers(after) == ["A S → -4a"]


def test_another_own_pawn_on_the_same_tile_may() -> None:
    after = make(wormy("S:Bx -3a:A -4a:AB -5a F", "swap"), swap("-3a B -4a")).state
    assert drawn(after.track) == "S:Bx -3a:B -4a:AA -5a F"
    assert offers(after) == ["A -4a → F"]


def test_a_pawn_that_changed_places_before_changes_again_first() -> None:
    state = wormy("S:Bx -3a:A -4a:AB -5a:B -6a F", "swap swap")
    once = make(state, swap("-3a B -4a")).state
    twice = make(once, swap("-4a B -5a")).state
    assert drawn(twice.track) == "S:Bx -3a:B -4a:AB -5a:A -6a F"
    assert offers(twice) == ["A -4a → -6a"]


def test_in_an_extra_turn_the_swapped_pawn_may_move() -> None:
    state = wormy("S:Bx -3a:A -4a:B -5a -6a F", "swap double")
    state = make(make(state, PlayDouble()).state, swap("-3a B -4a"), 2, 4).state
    assert state.turn.seat == 0
    assert offers(state) == ["A -4a → -6a takes"]


def test_without_another_piece_the_move_is_forfeited() -> None:
    change = make(wormy("S:Bx -3a:A -4a:B -5a F", "swap"), swap("-3a B -4a"), 1, 4)
    assert told(change) == ["WormPlayed", "SwappedWithPawn", "Forfeited", "RolledBoth"]
    assert change.state.turn.seat == 1


def test_with_tokens_left_the_forfeit_is_pressed_so_that_nothing_shows() -> None:
    """Whether the tokens left could still be played is nobody's business."""
    for other in ("push", "bury"):
        after = make(wormy("S:Bx -3a:A -4a:B -5a F", f"swap {other}"), swap("-3a B -4a")).state
        assert offers(after) == ["done"]
        assert told(make(after, Done(), 1, 4)) == ["Forfeited", "RolledBoth"]


def test_a_guard_may_still_be_moved_after_a_swap() -> None:
    after = make(wormy("S:Bx -3a:A La:gg -5a F", "swap"), swap("-3a g La")).state
    assert drawn(after.track) == "S:Bx -3a:g La:Ag -5a F"
    assert offers(after) == ["g La → F"]


def test_a_swap_may_pass_tiles_once_flixxy_has_left() -> None:
    state = wormy("S -3a:A La:g -5a:B F", "swap", face="", nochmal="standard")
    after = make(state, swap("-3a g La"), 1).state
    assert drawn(after.track) == "S La:A -5a:B F"


def test_after_a_swap_a_1_may_still_be_no_move() -> None:
    state = wormy("S:Bx -3a:A -4a:B -5a F", "swap", roll=1, one_is_free=True)
    after = make(state, swap("-3a B -4a")).state
    assert offers(after) == ["stay"]


def test_stepping_back_alone_draws_a_token_too() -> None:
    state = wormy("S:Bx -3a -4a:A F", roll=1, one_is_free=True, pile="push")
    assert worms(back(state, "A -4a", 1, 4).state, "A") == "(push)"
