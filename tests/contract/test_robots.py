"""Robots of every level answer what is asked, from the view alone, the same for the same chance."""

import pickle

import pytest

from rules.core.chance import Luck
from rules.core.game import AnyGame, awaited
from rules.core.levels import LEVELS, Level, best, careless
from tests.contract.conftest import Subject
from tests.contract.play import at_level, evenly, played, random_play, variants

SEEDS = range(3)
POSITIONS = {"easy": 20, "good": 20, "strong": 4}
"""Thought about in each game, from all over it: a strong robot takes its time."""


@pytest.fixture(
    params=[pytest.param(one, marks=[pytest.mark.long] * (one == "strong")) for one in LEVELS]
)
def level(request: pytest.FixtureRequest) -> Level:
    return request.param  # type: ignore[no-any-return]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_robot_answers_what_is_asked(game: AnyGame, level: Level, seed: int) -> None:
    for state in evenly(random_play(game, seed).states[:-1], POSITIONS[level], start=seed):
        for seat, ask in game.asks(state).items():
            action = game.at_level(level)(game.view(state, seat), ask, Luck(b"0"))
            assert ask.accepts(action)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_view_and_chance_give_the_same_answer(
    contract: Subject, level: Level, seed: int
) -> None:
    """Also where everything that the seat cannot see is dealt again, and in another process."""
    game, think = contract.game, contract.game.at_level(level)
    for state in evenly(random_play(game, seed).states[:-1], POSITIONS[level], start=seed + 1):
        seat = awaited(game.asks(state))[0]
        other = contract.redeal(state, seat, Luck(b"redeal")) if contract.redeal else state
        answers = [
            think(game.view(table, seat), game.asks(table)[seat], Luck(b"1"))
            for table in (state, other)
        ]
        assert answers[0] == answers[1]
        sent = (think, game.view(state, seat), game.asks(state)[seat], Luck(b"1"))
        there, *arguments = pickle.loads(pickle.dumps(sent))
        assert there(*arguments) == answers[0]


def test_easy_robots_play_to_the_end(game: AnyGame) -> None:
    for seed, (seats, options) in enumerate(variants(game)[::3]):
        assert played(game, seats, options, seed=seed, player=at_level("easy")).result


def test_a_game_without_levels_plays_well_at_all_of_them(game: AnyGame) -> None:
    assert game.at_level("good") is game.robot
    assert set(game.levels) <= {"easy", "strong"}


def test_the_careless_take_nothing_that_is_much_worse() -> None:
    worths = {"fine": 9.0, "best": 10.0, "silly": 2.0}
    luck = Luck(b"0")
    assert best(worths) == "best"
    assert {careless(worths, 1.0, luck) for _ in range(50)} == {"fine", "best"}
