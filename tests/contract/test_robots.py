"""Robots of every level answer what is asked, from the view alone, the same for the same chance."""

import os
import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from rules.catalog import GAMES
from rules.core.chance import Luck
from rules.core.game import AnyGame, Options, awaited
from rules.core.levels import LEVELS, Level, best, careless
from tests.contract.conftest import Subject
from tests.contract.play import Play, at_level, evenly, played, random_play, variants

ROOT = Path(__file__).parents[2]
SEEDS = range(3)
TABLES: dict[str, tuple[tuple[int, Options], ...]] = {
    "verflixxt": (
        (2, {}),
        (2, {"layout": "plus-first"}),
        (8, {"nochmal": "shuffled", "worms": "on"}),
    ),
    "desfausse": ((2, {}), (3, {}), (5, {})),
}
"""Where strong robots think differently: the tables at which each is tried, beside the first ones
of all other games."""
POSITIONS = {"easy": 20, "good": 20, "strong": 4}
"""Thought about in each game, from all over it: a strong robot takes its time."""


@pytest.fixture(
    params=[pytest.param(one, marks=[pytest.mark.long] * (one == "strong")) for one in LEVELS]
)
def level(request: pytest.FixtureRequest) -> Level:
    return request.param  # type: ignore[no-any-return]


def random_game(game: AnyGame, level: Level, number: int) -> Play:
    """One of the random games at which robots of this level are tried."""
    if level != "strong" or game.key not in TABLES:
        return random_play(game, number)
    return random_play(game, variants(game).index(TABLES[game.key][number]))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_robot_answers_what_is_asked(game: AnyGame, level: Level, seed: int) -> None:
    for state in evenly(random_game(game, level, seed).states[:-1], POSITIONS[level], start=seed):
        for seat, ask in game.asks(state).items():
            action = game.at_level(level)(game.view(state, seat), ask, Luck(b"0"))
            assert ask.accepts(action)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_view_and_chance_give_the_same_answer(
    contract: Subject, level: Level, seed: int
) -> None:
    """Also where everything that the seat cannot see is dealt again."""
    game, think = contract.game, contract.game.at_level(level)
    for state in evenly(
        random_game(game, level, seed).states[:-1], POSITIONS[level], start=seed + 1
    ):
        seat = awaited(game.asks(state))[0]
        other = contract.redeal(state, seat, Luck(b"redeal")) if contract.redeal else state
        answers = [
            think(game.view(table, seat), game.asks(table)[seat], Luck(b"1"))
            for table in (state, other)
        ]
        assert answers[0] == answers[1]


ELSEWHERE = """
import pickle, sys
thoughts = pickle.load(sys.stdin.buffer)
sys.stdout.buffer.write(pickle.dumps([think(*given) for think, *given in thoughts]))
"""


def test_another_process_gives_the_same_answers(level: Level) -> None:
    """One with other hashes, for a set or a cache in another order must change nothing."""
    thoughts = [
        (game.at_level(level), game.view(state, seat), ask, Luck(b"2"))
        for game in GAMES.values()
        for state in evenly(random_play(game, 1).states[:-1], POSITIONS["strong"], start=2)
        for seat, ask in game.asks(state).items()
    ]
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps(thoughts),
        env={**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=True,
    )
    assert pickle.loads(done.stdout) == [think(*given) for think, *given in thoughts]


def test_easy_robots_play_to_the_end(game: AnyGame) -> None:
    for seed, (seats, options) in enumerate(variants(game)[::3]):
        assert played(game, seats, options, seed=seed, player=at_level("easy")).result


def test_a_game_without_levels_plays_well_at_all_of_them(game: AnyGame) -> None:
    assert game.at_level("good") is game.robot
    assert set(game.levels) <= {"easy", "strong"}


WORTHS = {"best": 10.0, "fine": 9.0, "poor": 6.5, "silly": 2.0}


def test_the_careless_err_a_little_more_often_than_by_much() -> None:
    luck = Luck(b"0")
    assert best(WORTHS) == "best"
    taken = Counter(careless(WORTHS, 5.0, luck) for _ in range(1000))
    assert taken["best"] > taken["fine"] > taken["poor"] > 0
    assert not taken["silly"]


def test_the_careless_do_what_they_do_as_well_as_they_can() -> None:
    luck = Luck(b"0")
    by_letter = {
        careless(WORTHS, 9.0, luck, lambda move: move in ("best", "fine")) for _ in "x" * 100
    }
    assert by_letter == {"best", "poor"}


def test_the_careless_give_away_nothing_where_nothing_is_left_to_make_up_for_it() -> None:
    luck = Luck(b"0")
    assert {careless(WORTHS, 0.0, luck) for _ in range(20)} == {"best"}
