"""The pawns: stacks, and who is further behind."""

import pytest
from msgspec.structs import replace

from rules.think_str8.state import Take
from rules.think_str8.track import moved
from tests.rules.think_str8.notation import (
    FOUR,
    asked,
    bets,
    moves,
    pawns,
    play,
    rolled,
    seat,
    table,
)


def after_move(before: str, player: str, points: int) -> str:
    state = table(FOUR, before)
    track, scores = moved(state.track, state.scores, seat(player), points=points)
    return pawns(replace(state, track=track, scores=scores))


@pytest.mark.parametrize(
    ("before", "player", "points", "after"),
    [
        ("0:abcd", "a", 3, "0:bcd 3:a"),
        ("0:bcd 3:a", "c", 3, "0:bd 3:ca"),
        ("0:bd 3:ca", "a", 1, "0:bd 3:c 4:a"),
        ("0:b 3:dca", "b", 3, "3:bdca"),
        ("0:b 3:dca", "c", 7, "0:b 3:da 10:c"),
        ("0:ab 4:cd", "c", -4, "0:cab 4:d"),
        ("0:ab 4:cd", "d", -6, "-2:d 0:ab 4:c"),
        ("0:ab 4:cd", "d", 0, "0:ab 4:cd"),
    ],
)
def test_a_pawn_lands_on_top_and_the_others_keep_their_order(
    before: str, player: str, points: int, after: str
) -> None:
    assert after_move(before, player, points) == after


def test_further_behind_is_the_lower_score_and_within_a_stack_the_upper_pawn() -> None:
    state = rolled(table(FOUR, "2:d 3:ba 9:c"), "blue green yellow")
    order = ""
    while takers := [player for player in asked(state) if Take(7) in moves(state, player)]:
        order += takers[0]
        state = play(state, (takers[0], Take(len(order)))).state
    assert order == "dbac"


def test_the_order_of_a_round_is_that_of_the_track_when_it_began() -> None:
    """Blue, green, yellow: a has 12, b 2, c 13, d 18. All are right and move at once."""
    state = rolled(table(FOUR, "0:abcd"), "blue green yellow")
    change = bets(state, "a 12, b 1-2, c 12-14, d 15-18")
    assert [event.seat for event in change.events if hasattr(event, "score")] == [0, 1, 2, 3]
    assert pawns(change.state) == "4:d 5:c 6:b 7:a"
    assert change.state.order == (3, 2, 1, 0)


def test_whoever_moves_later_to_the_same_cell_stands_on_top() -> None:
    """a goes from 0 to 4 first, then b from 3 to 4: b is further behind."""
    state = rolled(table(FOUR, "0:a 3:b 8:cd"), "blue green yellow")
    change = bets(state, "a 10-13, b 1-7, c 0, d 0-1")
    assert pawns(change.state) == "4:ba 8:cd"
