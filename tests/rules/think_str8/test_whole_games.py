"""Whole random games: they end soon, no card is lost, every hint is true."""

from functools import cache

import pytest

from rules.think_str8 import GAME
from rules.think_str8.box import ROUNDS, VALUES
from rules.think_str8.state import Guess, State
from rules.think_str8.view import view
from tests.contract.play import Play, at_random, played
from tests.rules.think_str8.contract import hints_hold, recounted


@cache
def random_game(seed: int) -> Play:
    options = {"colours": "65"[seed % 2], "auto-roll": ("on", "off")[seed // 2 % 2]}
    return played(GAME, 2 + seed % 3, options, seed=seed, player=at_random)


SEEDS = range(24)


def cards(state: State, column: int) -> list[int]:
    beside = [card.value for card in state.aside if card.colour == state.colours[column]]
    on_racks = [rack[column] for rack in state.racks]
    return sorted((state.removed[column], *on_racks, *beside, *state.piles[column]))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_ends_within_its_rounds(seed: int) -> None:
    """A round has at most a roll, two turns of dice, and a strip, a place and a card a player."""
    play = random_game(seed)
    moves = [step for step in play.steps if not isinstance(step.action, Guess)]
    assert len(moves) <= ROUNDS[play.seats] * (3 + 3 * play.seats) + play.seats
    assert play.result.scores == recounted(play)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_somewhere_exactly_once(seed: int) -> None:
    for state in random_game(seed).states:
        for column in range(len(state.colours)):
            assert cards(state, column) == list(VALUES)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_strip_is_held_by_one_player_and_every_pawn_stands_once(seed: int) -> None:
    for state in random_game(seed).states:
        taken = [strip.cells for strip in state.strips if strip is not None]
        assert len(taken) == len(set(taken))
        assert sorted(state.track) == list(range(len(state.scores)))
        behind = [state.scores[seat] for seat in state.track]
        assert behind == sorted(behind)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_hint_that_was_given_is_true(seed: int) -> None:
    for state in random_game(seed).states:
        assert all(hints_hold(state, seat) for seat in range(len(state.scores)))


@pytest.mark.parametrize("seed", SEEDS)
def test_scores_are_what_the_checks_gave_until_the_final_guess(seed: int) -> None:
    for state in random_game(seed).states[:-1]:
        for seat, score in enumerate(state.scores):
            checks = [check for past in state.rounds for check in past.checks]
            assert score == sum(check.points for check in checks if check.seat == seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_told_which_way_with_the_shortest_strip(seed: int) -> None:
    head = random_game(seed).head
    for check in (check for past in head.rounds for check in past.checks):
        assert (check.hint in ("too-high", "too-low")) <= (check.cells > 1)
        assert (check.hint == "wrong") <= (check.cells == 1)


def test_a_step_is_shown_to_everybody_alike() -> None:
    steps = {
        step
        for seed in SEEDS
        for state in random_game(seed).states
        for step in {view(state, seat).step for seat in (None, *range(len(state.scores)))}
    }
    assert steps == {"roll", "greys", "turn", "strips", "exchange", "guess", "over"}
