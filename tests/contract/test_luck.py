"""Luck is keyed by what is thrown: the same again meets the same, anything else what nobody saw."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from typing import Any

import pytest

from rules.core.asks import Pick
from rules.core.chance import Keyed, KeyedLuck, Luck
from rules.core.game import AnyGame, advance, awaited
from rules.core.record import Seat
from tests.contract.play import Play, at_random, by_robot, evenly, module_of, played, variants


class Watched(KeyedLuck):
    """Keyed luck that remembers its keys, and refuses a draw without one."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.keys: list[str] = []

    def below(self, n: int, /) -> int:
        raise AssertionError(f"a draw below {n} without a key")

    def throw(self, key: str, n: int) -> int:
        self.keys.append(key)
        return super().throw(key, n)


def plays(game: AnyGame) -> Iterator[tuple[Play, list[str]]]:
    """Games at several tables with keyed luck, each with the keys of all its draws."""
    for seed, (seats, options) in enumerate(variants(game)):
        luck = Watched(str(seed).encode())
        player = by_robot if seed % 4 == 1 else at_random
        yield played(game, seats, options, seed=seed, player=player, luck=luck), luck.keys


def test_every_draw_has_a_key_of_its_own(game: AnyGame) -> None:
    for _, keys in plays(game):
        assert len(set(keys)) == len(keys)


def test_draws_are_evenly_spread(game: AnyGame) -> None:
    """About half of them fall into the lower half, and none that is drawn often is one-sided."""
    seen: dict[int, list[int]] = {}
    for play, _ in plays(game):
        for n, value in (*play.opening, *(draw for step in play.steps for draw in step.tape)):
            seen.setdefault(n, []).append(value)
    halves = [value < n // 2 for n, values in seen.items() if n % 2 == 0 for value in values]
    assert len(halves) > 100
    assert 0.4 < sum(halves) / len(halves) < 0.6
    for n, values in seen.items():
        assert n < 2 or len(values) < 25 or max(map(values.count, values)) < 2 * len(values) / n + 9


@pytest.mark.parametrize("seed", range(6))
def test_the_same_again_meets_the_same(game: AnyGame, seed: int) -> None:
    for state, seat, choices in decisions(game, seed):
        for action in choices[:3]:
            assert onward(game, state, seat, action) == onward(game, state, seat, action)


@pytest.mark.parametrize("seed", range(6))
def test_another_choice_meets_what_nobody_has_seen(game: AnyGame, seed: int) -> None:
    """Unless the other way leads to the very same position, and the same is decided there."""
    stays = stays_in(game)
    compared = 0
    for state, seat, choices in decisions(game, seed):
        found = [onward(game, state, seat, action) for action in choices]
        for one, other in combinations(found, 2):
            if one.decided != other.decided and one.after != other.after:
                shared = set(one.keys) & set(other.keys)
                assert not {key for key in shared if not stays(key, seat)}
                compared += bool(one.keys and other.keys)
    assert compared


def stays_in(game: AnyGame) -> Callable[[str, Seat], bool]:
    """What a seat's choice never changes, as the game's `contract.py` tells, such as the others'
    dice."""
    found: Callable[[str, Seat], bool] = getattr(
        import_module(module_of(game.key)), "stays", lambda _key, _seat: False
    )
    return found


def decisions(game: AnyGame, seed: int) -> Iterator[tuple[Any, Seat, list[Any]]]:
    """Positions from all over a game in which somebody has a choice, and several of the choices."""
    every = variants(game)
    seats, options = every[(seed * 5) % len(every)]
    play = played(game, seats, options, seed=seed, luck=KeyedLuck(b"0"))
    for state in evenly(play.states[:-1], 25, seed):
        asks = game.asks(state)
        seat = awaited(asks)[0]
        choices = [*evenly(list(asks[seat].moves), 5, seed), *picks(asks[seat].questions)]
        if len(choices) > 1:
            yield state, seat, choices


def picks(questions: tuple[object, ...]) -> list[object]:
    """The first item alone, the last alone, and the first two."""
    return [
        question.with_picked(picked)
        for question in questions
        if isinstance(question, Pick) and question.least <= 1 < question.most
        for picked in ((0,), (len(question.items) - 1,), (0, 1))
    ]


@dataclass(frozen=True)
class Drawn:
    """What is drawn next: the keys, the decision that they are drawn for, and where it leads."""

    keys: list[str]
    decided: tuple[Any, Seat, Any]
    after: Any


def onward(game: AnyGame, state: Any, seat: Seat, action: Any) -> Drawn:
    """What is drawn for this move, or for the first move after it that draws anything."""
    luck, thoughts = Watched(b"0"), Luck(b"thoughts")
    while True:
        decided = (state, seat, action)
        state = advance(game, state, seat, action, luck).state
        asks = game.asks(state)
        if luck.keys or not asks:
            return Drawn(luck.keys, decided, state)
        seat = awaited(asks)[0]
        action = asks[seat].sample(thoughts)


def test_a_chance_without_keys_is_enough(game: AnyGame) -> None:
    assert not isinstance(Luck(b"0"), Keyed)
    seats, options = variants(game)[0]
    assert played(game, seats, options, seed=1, luck=Luck(b"0")).result
