"""1. Lancer des dés."""

from itertools import product

from rules.core.asks import Choose
from rules.core.chance import Luck
from rules.core.game import advance
from rules.think_str8 import GAME
from rules.think_str8.box import COLOURS
from rules.think_str8.state import (
    GreysTurned,
    Keep,
    Kept,
    Roll,
    Rolled,
    RoundBegins,
    Turn,
    Turned,
    TurnGreys,
)
from tests.rules.think_str8.notation import FOUR, LEARNING, TWO, asked, moves, play, table


def test_the_player_furthest_behind_rolls_for_all() -> None:
    state = table(FOUR, "1:cb 3:ad")
    assert asked(state) == "c"
    assert moves(state, "c") == (Roll(),)
    change = play(state, ("c", Roll()), dice="blue blue red")
    assert change.events == (Rolled(seat=2, dice=("blue", "blue", "red")),)
    assert asked(change.state) == "c"


def test_the_roll_comes_with_the_round() -> None:
    state = GAME.new(2, {}, Luck(b"0"))
    assert state.step == "turn"
    assert tuple(GAME.opening(state)) == (Rolled(seat=state.order[0], dice=state.dice),)
    while state.round == 1:
        seat = min(GAME.asks(state))
        change = advance(GAME, state, seat, GAME.asks(state)[seat].moves[0], Luck(b"1"))
        state = change.state
    assert [type(event) for event in change.events[-2:]] == [RoundBegins, Rolled]
    assert state.step == "turn"


def test_the_roll_may_be_pressed() -> None:
    state = GAME.new(2, {"auto-roll": "off"}, Luck(b"0"))
    assert GAME.asks(state)[state.order[0]].moves == (Roll(),)


def test_the_roller_may_keep_the_dice() -> None:
    state = play(table(TWO), ("a", Roll()), dice="blue green red").state
    change = play(state, ("a", Keep()))
    assert change.state.dice == ("blue", "green", "red")
    assert change.events == (Kept(seat=0),)
    assert change.state.step == "strips"


def test_the_roller_may_turn_one_die_to_any_other_colour() -> None:
    state = play(table(TWO), ("a", Roll()), dice="blue green red").state
    expected = {
        Turn(die, colour)
        for die, colour in product(("blue", "green", "red"), COLOURS)
        if die != colour
    }
    assert set(moves(state, "a")) == {Keep(), *expected}
    change = play(state, ("a", Turn("green", "grey")))
    dice = ("blue", "grey", "red")
    assert change.state.dice == dice
    assert change.events == (Turned(seat=0, die="green", turned="grey", dice=dice),)
    assert change.state.step == "strips"


def test_equal_dice_are_offered_once() -> None:
    state = play(table(TWO), ("a", Roll()), dice="red blue red").state
    assert len(moves(state, "a")) == 1 + 2 * 5
    assert play(state, ("a", Turn("red", "blue"))).state.dice == ("blue", "blue", "red")


def test_keeping_the_dice_and_each_turn_are_one_press() -> None:
    state = play(table(TWO), ("a", Roll()), dice="red blue red").state
    keep, turn = GAME.asks(state)[0].questions
    assert isinstance(keep, Choose)
    assert isinstance(turn, Choose)
    assert [option.action for option in keep.options] == [Keep()]
    assert {len(option.parts) for option in turn.options} == {1}
    assert turn.buttons == 0, "a menu"


def test_learning_every_grey_face_is_turned_freely_and_one_die_may_be_turned_on_top() -> None:
    state = play(table(LEARNING), ("a", Roll()), dice="grey red grey").state
    assert set(moves(state, "a")) == {
        TurnGreys(colours) for colours in product(COLOURS[:5], repeat=2)
    }
    change = play(state, ("a", TurnGreys(("blue", "violet"))))
    assert change.state.dice == ("blue", "red", "violet")
    assert change.events == (GreysTurned(seat=0, dice=("blue", "red", "violet")),)
    change = play(change.state, ("a", Turn("red", "green")))
    assert change.state.dice == ("blue", "green", "violet")


def test_learning_no_die_is_turned_to_grey() -> None:
    state = play(table(LEARNING), ("a", Roll()), dice="blue red red").state
    turned = {move.colour for move in moves(state, "a") if isinstance(move, Turn)}
    assert turned == set(COLOURS[:5])


def test_learning_three_greys_leave_125_ways() -> None:
    state = play(table(LEARNING), ("a", Roll()), dice="grey grey grey").state
    assert len(moves(state, "a")) == 125


def test_with_six_colours_grey_is_a_colour_like_the_others() -> None:
    state = play(table(TWO), ("a", Roll()), dice="grey grey red").state
    assert Keep() in moves(state, "a")
