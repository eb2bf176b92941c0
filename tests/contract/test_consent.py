"""What no undo takes back, and what a robot on somebody's own seat leaves alone, in every game."""

from collections.abc import Iterator

import pytest

from rules.core.asks import Ask
from rules.core.chance import Luck, Taped
from rules.core.errors import Refused, TapeMismatch
from rules.core.game import AnyGame, advance
from rules.core.record import Event, Reconsider
from tests.contract.conftest import Subject
from tests.contract.play import Play, random_play

SEEDS = range(6)


def test_whatever_shows_something_hidden_is_declared(contract: Subject) -> None:
    """Dealt again, the same step shows a seat something else: then it can never be taken back."""
    plays = [random_play(contract.game, seed) for seed in SEEDS]
    if contract.redeal is None or contract.hides_choices_only:
        events = [event for play in plays for told in play.told for event in told]
        assert not any(event.shows_hidden for event in events)
        return
    shown = [told for play in plays for told in revealing(contract, play)]
    assert shown, "nothing hidden was ever shown"
    for told in shown:
        assert any(event.shows_hidden for event in told), told


def revealing(contract: Subject, play: Play) -> Iterator[tuple[Event, ...]]:
    """What was told of each step by which some seat, or the channel, saw something hidden."""
    game, redeal, chance = contract.game, contract.redeal, Luck(b"redeal")
    assert redeal is not None
    for before, step, told, after in play.moves():
        for seat in (None, *range(play.seats)):
            try:
                other = redeal(before, seat, chance)
                change = advance(game, other, step.seat, step.action, Taped(step.tape))
            except (Refused, TapeMismatch):
                continue
            if game.view(change.state, seat) != game.view(after, seat):
                yield told


@pytest.mark.parametrize("seed", SEEDS)
def test_a_robot_on_somebodys_seat_takes_back_nothing(game: AnyGame, seed: int) -> None:
    """It goes on from what its owner has said, and never asks for it anew."""
    think = game.sits_in or game.robot
    play, luck = random_play(game, seed), Luck(b"sits in")
    for state in play.states[:-1]:
        for seat, ask in game.asks(state).items():
            if ask.waiting:
                action = think(game.view(state, seat), ask, luck)
                assert ask.accepts(action)
                assert not isinstance(action, Reconsider) or not _has_more(ask)


def _has_more(ask: Ask) -> bool:
    return any(not isinstance(move, Reconsider) for move in ask.moves)
