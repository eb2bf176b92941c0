"""A view shows what its seat may know, and nothing else moves it. Scores add up.

`tests/rules/<game>/contract.py` says how to deal again and how to count again.
"""

from typing import Any

import msgspec
import pytest

from rules.core.chance import Luck
from rules.core.game import AnyGame
from rules.core.record import Seat
from tests.contract.conftest import Subject
from tests.contract.play import evenly, random_play

SEEDS = range(12)
POSITIONS = 80
"""Dealt again in each game, from all over it."""


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_see_may_be_dealt_again(contract: Subject, seed: int) -> None:
    """Its view and what it is asked stay the same. Where nothing is hidden, all views are, but for
    the seat they may name."""
    game, redeal = contract.game, contract.redeal
    play = random_play(game, seed)
    chance = Luck(b"redeal")
    for state in evenly(play.states, POSITIONS, start=seed):
        for seat in (None, *range(play.seats)):
            if redeal is None:
                assert seen(game, state, seat) == seen(game, state, None)
                continue
            other = redeal(state, seat, chance)
            assert game.view(other, seat) == game.view(state, seat)
            if seat is not None:
                assert game.asks(other).get(seat) == game.asks(state).get(seat)


def seen(game: AnyGame, state: Any, seat: Seat | None) -> dict[str, Any]:
    return {**msgspec.structs.asdict(game.view(state, seat)), "seat": None}


def test_dealing_again_really_changes_the_table(contract: Subject) -> None:
    if contract.redeal is None:
        events = [event for told in random_play(contract.game, 0).told for event in told]
        assert all(event.to is None for event in events), "secret events, but nothing to deal again"
        return
    state = random_play(contract.game, 0).states[0]
    assert contract.redeal(state, 0, Luck(b"redeal")) != state
    assert contract.redeal(state, None, Luck(b"redeal")) != state


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_told_to_others_alone_changes_nothing_for_a_seat(game: AnyGame, seed: int) -> None:
    """The channel and every seat but the mover's see nothing new unless they are told something."""
    play = random_play(game, seed)
    for before, step, told, after in play.moves():
        for seat in {None, *range(play.seats)} - {step.seat}:
            if not any(event.to is None or seat in event.to for event in told):
                assert game.view(before, seat) == game.view(after, seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_scores_counted_from_scratch_agree(contract: Subject, seed: int) -> None:
    play = random_play(contract.game, seed)
    assert contract.recounted(play) == play.result.scores


@pytest.mark.parametrize("seed", SEEDS)
def test_places_follow_the_result(game: AnyGame, seed: int) -> None:
    places = random_play(game, seed).result.places
    assert all(place == 1 + sum(other < place for other in places) for place in places)
