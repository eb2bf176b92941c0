"""What is seen by whom."""

from rules.verflixxt import GAME
from rules.verflixxt.actions import PlayDouble
from rules.verflixxt.box import GUARD
from rules.verflixxt.state import Trace
from tests.rules.verflixxt.notation import (
    drawn,
    make,
    move,
    names,
    position,
    push,
    swap,
    tiles,
    with_turn,
)

TABLE = position(
    "S:ABx -3a:A La:Bg F",
    roll=2,
    face="cross",
    worms={"A": "push swap", "B": "bury"},
    pile="double swap",
    stacks={"A": "La -8a", "B": "+2"},
)


def test_worm_tokens_are_seen_by_their_owner_alone() -> None:
    assert GAME.view(TABLE, 0).ready == ("push", "swap")
    assert GAME.view(TABLE, 1).ready == ("bury",)
    assert GAME.view(TABLE, None).ready == ()


def test_fresh_tokens_are_seen_by_their_owner_alone() -> None:
    after = move(TABLE, "A -3a", 1, 4).state
    assert GAME.view(after, 0).fresh == ("double",)
    assert GAME.view(after, 1).fresh == GAME.view(after, None).fresh == ()


def test_everybody_sees_how_many_tokens_each_player_holds() -> None:
    for seat in (None, 0, 1):
        view = GAME.view(TABLE, seat)
        assert [player.worms for player in view.players] == [2, 1]
        assert view.pile == 2


def test_running_scores_have_luck_applied() -> None:
    assert [player.score for player in GAME.view(TABLE, None).players] == [8 + 2, 2 + 1]


def test_the_public_question_says_nothing_of_tokens() -> None:
    played = make(TABLE, push("La"))
    assert GAME.asks(played.state)[0].questions[0].private is False
    assert all(event.to is None for event in played.events)


def test_the_table_as_everybody_sees_it() -> None:
    view = GAME.view(TABLE, None)
    assert drawn(view.track) == "S:ABx -3a:A La:Bg F"
    assert [player.out for player in view.players] == [2, 2]
    assert [player.stack for player in view.players] == [tiles("La -8a"), tiles("+2")]
    assert (view.seat, view.turn.number, view.turn.face, view.flixxy) == (None, 2, "cross", True)
    assert view.rounds == (4, 3, 2, 1)
    assert GAME.view(TABLE, 1).seat == 1


def test_the_ways_of_the_last_round_are_kept() -> None:
    state = position("S:AABB -1a -2a -3a La:g F", roll=1)
    start, one, two = names("S -1a -2a")
    first = move(state, "A S", 2).state
    second = move(first, "B S", 1).state
    assert GAME.view(second, None).traces == (
        Trace(1, 0, 0, start, one),
        Trace(2, 1, 1, start, two),
    )
    third = move(second, "A S", 1).state
    fourth = move(third, "B S", 1).state
    assert [trace.turn for trace in GAME.view(fourth, None).traces] == [3, 4]


def test_a_swap_leaves_two_traces() -> None:
    state = position("S:ABx -3a:A La:g F", roll=2, face="cross", worms={"A": "swap"})
    after = make(state, swap("-3a g La")).state
    malus, luck = names("-3a La")
    assert after.traces == (Trace(1, 0, 0, malus, luck), Trace(1, 0, GUARD, luck, malus))


def test_extra_turns_to_come_are_seen() -> None:
    state = position("S:ABx -3a F", roll=2, face="cross", worms={"A": "double"})
    assert GAME.view(make(state, PlayDouble()).state, None).turn.owed == 1
    assert GAME.view(with_turn(state, owed=0), None).turn.owed == 0
