"""Rolling, banking, busting, and how the game ends: one rule, one test."""

import pytest

from new_game.template.rules.pig import GAME
from new_game.template.rules.pig.state import Bank, Banked, Busted, Roll, Rolled, Turn
from new_game.template.tests.rules.pig.notation import move, table
from rules.core.errors import Refused
from rules.core.game import Result
from tests.rules.notation import Scripted


def test_who_begins_is_drawn_by_lot() -> None:
    assert GAME.new(3, {}, Scripted([2])).turn == Turn(seat=1)


def test_the_goal_is_agreed_before_the_game() -> None:
    assert GAME.new(2, {}, Scripted([1])).goal == 100
    assert GAME.new(2, {"goal": "50"}, Scripted([1])).goal == 50


def test_a_roll_adds_to_the_points_at_stake() -> None:
    change = move(table("30 40", "4"), Roll(), "6")
    assert change.state.turn == Turn(seat=0, dice=(4, 6))
    assert change.events == (Rolled(seat=0, face=6),)
    assert GAME.view(change.state, None).points == (30, 40)


def test_a_1_loses_the_points_at_stake_and_ends_the_turn() -> None:
    change = move(table("30 40", "4 6"), Roll(), "1")
    assert change.events == (Rolled(seat=0, face=1), Busted(seat=0, points=10))
    assert change.state.turn == Turn(seat=1, number=2)
    assert GAME.view(change.state, None).points == (30, 40)


def test_banking_keeps_the_points_and_ends_the_turn() -> None:
    change = move(table("30 40", "4 6", seat=1), Bank())
    assert change.events == (Banked(seat=1, points=10, total=50),)
    assert change.state.turn == Turn(seat=0, number=2)
    assert GAME.view(change.state, None).points == (30, 50)


def test_nothing_can_be_banked_before_the_first_roll() -> None:
    with pytest.raises(Refused, match="not-offered"):
        move(table(), Bank())


def test_the_turn_before_stays_on_the_table() -> None:
    before = GAME.view(move(table("0 0", "5"), Roll(), "1").state, None).before
    assert before is not None
    assert (before.seat, before.dice, before.points) == (0, (5, 1), 0)


def test_points_at_stake_do_not_win() -> None:
    assert GAME.result(table("95 40", "6")) is None


def test_whoever_reaches_the_goal_wins_at_once() -> None:
    state = move(table("60 95 70", "5", seat=1), Bank()).state
    assert GAME.result(state) == Result((60, 100, 70), (3, 1, 2), "goal-reached")
    assert GAME.view(state, None).winners == (1,)
    assert not GAME.asks(state)
