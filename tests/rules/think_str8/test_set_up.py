"""Mise en place: cards, racks, pawns, options."""

import pytest

from rules.core.chance import Luck
from rules.core.game import advance
from rules.think_str8 import GAME
from rules.think_str8.box import COLOURS, LEFT_OUT, SCALE, STRIPS, points_of
from rules.think_str8.state import State
from rules.think_str8.turns import new
from tests.rules.think_str8.notation import pawns


def dealt(seats: int = 2, **options: str) -> State:
    return new(seats, options, Luck(b"0"))


def cards(state: State) -> list[list[int]]:
    """By colour every card: removed, on the racks, beside them, in the pile."""
    return [
        [
            state.removed[column],
            *(rack[column] for rack in state.racks),
            *(card.value for card in state.aside if card.colour == colour),
            *state.piles[column],
        ]
        for column, colour in enumerate(state.colours)
    ]


def test_there_are_48_cards_from_0_to_7_in_six_colours() -> None:
    assert dealt().colours == ("blue", "green", "yellow", "violet", "red", "grey")
    assert [sorted(colour) for colour in cards(dealt())] == [list(range(8))] * 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_racks_are_filled_whoever_plays_and_three_cards_a_colour_remain(seats: int) -> None:
    state = dealt(seats)
    assert [len(rack) for rack in state.racks] == [6, 6, 6, 6]
    assert [len(pile) for pile in state.piles] == [3] * 6
    assert len(state.removed) == 6


@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_the_number_of_rounds_goes_by_the_players(seats: int, rounds: int) -> None:
    state, luck = dealt(seats), Luck(b"1")
    assert GAME.view(state, None).last_round == rounds
    while GAME.result(state) is None:
        seat, ask = next((s, a) for s, a in GAME.asks(state).items() if a.waiting)
        state = advance(GAME, state, seat, ask.sample(luck), luck).state
    assert [played.number for played in state.rounds] == list(range(1, rounds + 1))


def test_a_learning_game_has_no_grey_cards_and_15_to_draw() -> None:
    state = dealt(colours="5")
    assert state.colours == COLOURS[:5]
    assert LEFT_OUT not in state.colours
    assert [sorted(colour) for colour in cards(state)] == [list(range(8))] * 5
    assert sum(map(len, state.piles)) == 15


def test_pawns_start_in_one_stack_in_random_order() -> None:
    stacks = {pawns(new(3, {}, Luck(str(seed).encode()))) for seed in range(60)}
    assert stacks == {"0:abc", "0:acb", "0:bac", "0:bca", "0:cab", "0:cba"}


def test_the_upper_pawn_of_the_first_stack_rolls() -> None:
    for seed in range(10):
        state = new(4, {}, Luck(str(seed).encode()))
        assert list(GAME.asks(state)) == [state.track[0]]


def test_strips_have_1_to_7_cells_for_7_to_1_points_on_a_scale_from_0_to_21() -> None:
    assert [(cells, points_of(cells)) for cells in STRIPS] == [
        (1, 7),
        (2, 6),
        (3, 5),
        (4, 4),
        (5, 3),
        (6, 2),
        (7, 1),
    ]
    assert (SCALE[0], SCALE[-1]) == (0, 21)


def test_assistance_is_agreed_in_the_lobby_and_off_by_default() -> None:
    assert not dealt().assist
    assert dealt(assist="on").assist
    assert GAME.view(dealt(assist="on"), None).assist
