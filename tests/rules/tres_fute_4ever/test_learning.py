"""The learnt worth: what it looks at, how it is worked out, and how it is learnt."""

from importlib.resources import files
from itertools import chain

import numpy as np
import pytest

from rules.core.chance import Luck
from rules.tres_fute_4ever import GAME, compact, features, learn, selfplay, value
from rules.tres_fute_4ever.features import BETWEEN, EXTRAS, MOST, MOSTS
from rules.tres_fute_4ever.policy import SETS, Imagined
from rules.tres_fute_4ever.reading import after, compact_sheet, stage_of
from rules.tres_fute_4ever.value import Network
from tests.contract.play import evenly, random_play
from tests.rules.tres_fute_4ever.notation import FULL, sheet

UNTAUGHT = learn.network_of(learn.untaught(np.random.default_rng(0)))
TRUST = 0.1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_features_are_bytes_each_with_its_most(seats: int):
    found, _ = selfplay.lessons(Network(UNTAUGHT), seats, range(2), TRUST)
    for seen, _ in found:
        assert len(seen) == sum(map(len, MOSTS))
        assert min(seen) >= 0
        assert max(seen) <= MOST


def test_playing_reckons_as_learning_does():
    """Six look-ups and a sum give what the network gives as it is learnt."""
    weights = learn.untaught(np.random.default_rng(0))
    network = Network(learn.network_of(weights))
    for state in evenly(random_play(GAME, 1).states[:-1], 20):
        for seat, ask in GAME.asks(state).items():
            small, pool, phase = after(state, seat, ask.moves[0])
            stage = stage_of(state, seat)
            seen = np.array([*chain(*features.features(small, pool, phase, stage))], np.float32)
            answer = learn.Pass(weights, seen[None] / learn.MOST).answers[0] * learn.POINTS
            points = sum(has(zone) for has, zone in zip(compact.POINTS, small, strict=False))
            worth = network.at(stage).worth(small, pool, phase)
            if phase not in (BETWEEN, EXTRAS) or sum(stage[1:3]):
                assert worth == pytest.approx(answer + points, abs=0.5)


def test_what_was_asked_before_changes_nothing():
    """Also where a zone adds nothing of its own, as before anything is learnt."""
    silent = learn.network_of(learn.silent(learn.untaught(np.random.default_rng(0))))
    network, stage = Network(silent), (1, 3, 3, 3)
    sheets = [compact_sheet(sheet(text)) for text in ("pink 1 2", "pink 1 2 4", "bottom 6 6")]
    for small in sheets:
        network.at(stage).worth(small, (), BETWEEN)
    for small in sheets:
        assert network.at(stage).worth(small, (), BETWEEN) == compact.total(small)
        assert Network(silent).at(stage).worth(small, (), BETWEEN) == compact.total(small)


def test_after_the_last_turn_a_sheet_is_worth_its_points():
    small = compact_sheet(sheet(FULL + "foxes 2\n"))
    worth = value.network().at((1, 0, 0, 4)).worth(small, (), BETWEEN)
    assert worth == compact.total(small)


def test_the_same_seeds_teach_the_same():
    first, second = (selfplay.lessons(Network(UNTAUGHT), 2, range(2), TRUST) for _ in range(2))
    assert first == second


def test_what_was_learnt_fits_better():
    """A few lessons, learnt by heart: the errors fall."""
    known = learn.rows(selfplay.lessons(Network(UNTAUGHT), 1, range(40), 0)[0])
    weights = learn.untaught(np.random.default_rng(0))
    luck = np.random.default_rng(1)
    errors = [learn.learnt(weights, known, luck) for _ in range(3)]
    assert errors[2] < errors[0]


def test_the_file_has_all_weights_and_is_small():
    data = files("rules.tres_fute_4ever").joinpath(value.FILE).read_bytes()
    assert len(data) == 2 * sum(rows * columns for rows, columns in value.shapes())
    assert len(data) < 50_000
    assert value.packed([n for layer in value.unpacked(data) for row in layer for n in row]) == data


def test_imagined_dice_are_fair():
    luck = Imagined(0)
    counts = [0] * 6
    for _ in range(6000):
        counts[luck.die() - 1] += 1
    assert all(900 < count < 1100 for count in counts)


def test_imagined_games_follow_their_seed():
    assert [Imagined(1).bits() for _ in range(3)] == [Imagined(1).bits() for _ in range(3)]
    assert Imagined(1).bits() != Imagined(2).bits()


def test_a_set_of_dice_lists_its_dice():
    assert SETS[0b100101] == (0, 2, 5)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_stages_count_the_turns_to_come(seats: int):
    """All active and passive turns of a player, from before the first roll to after the last."""
    luck = Luck(b"0")
    state = GAME.new(seats, {"auto-roll": "off"}, luck)
    seen: list[set[tuple[int, int]]] = [set() for _ in range(seats)]
    while asks := GAME.asks(state):
        for seat in range(seats):
            seen[seat].add(stage_of(state, seat)[1:3])
        seat = min(asks)
        state = GAME.apply(state, seat, asks[seat].sample(luck), luck).state
    rounds = state.rounds
    for stages in seen:
        assert max(stages) == (rounds, rounds * max(seats - 1, 1))
        assert min(stages) == (0, 0)
        assert len(stages) == rounds * (2 if seats == 1 else seats) + 1
