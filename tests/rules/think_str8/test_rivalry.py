"""The strong robot's final guess: it works out what the others will name."""

from collections import Counter

import pytest

from rules.core.chance import Luck
from rules.core.game import advance, awaited
from rules.think_str8 import GAME
from rules.think_str8.deduction import possible_racks
from rules.think_str8.guessing import choices, for_points
from rules.think_str8.rivalry import rival_total, strong, winning, winning_choice
from rules.think_str8.state import Done, State


def before_the_guess(seats: int, seed: int) -> State:
    luck = Luck(str(seed).encode())
    state = GAME.new(seats, {}, luck)
    while state.step != "guess":
        asks = GAME.asks(state)
        seat = awaited(asks)[0]
        action = GAME.robot(GAME.view(state, seat), asks[seat], luck)
        state = advance(GAME, state, seat, action, luck).state
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_knows_what_good_robots_end_with_if_it_knew_its_own_rack(seats: int) -> None:
    state, luck = before_the_guess(seats, 3), Luck(b"0")
    view = GAME.view(state, 0)
    foreseen = [rival_total(view, state.racks[0], other) for other in range(1, seats)]
    while asks := GAME.asks(state):
        seat = awaited(asks)[0]
        action = Done() if seat == 0 else GAME.robot(GAME.view(state, seat), asks[seat], luck)
        state = advance(GAME, state, seat, action, luck).state
    assert foreseen == list(state.scores[1:])


def test_its_guess_wins_at_least_as_often_as_that_for_points() -> None:
    """Against rivals who are a little ahead."""
    view = GAME.view(before_the_guess(4, 5), 1)
    racks = possible_racks(view)
    cards = [choices(Counter(column)) for column in zip(*racks, strict=True)]
    behind = [[0, 3, 6]] * len(racks)
    for_win = winning_choice(cards, racks, behind)
    assert winning(for_win, racks, behind) >= winning(for_points(cards), racks, behind)


def test_it_names_colour_by_colour_and_is_done() -> None:
    state, luck = before_the_guess(3, 1), Luck(b"0")
    for _ in range(20):
        ask = GAME.asks(state).get(0)
        if ask is None or not ask.waiting:
            break
        action = strong(GAME.view(state, 0), ask, luck)
        state = advance(GAME, state, 0, action, luck).state
    assert 0 in state.guessed
