"""Games end; what is offered goes, nothing else does; nothing that was is changed."""

import msgspec
import pytest

from rules.core.asks import Pick
from rules.core.chance import Luck
from rules.core.errors import Refused
from rules.core.game import AnyGame, advance, awaited
from rules.core.record import Action
from tests.contract.play import by_robot, evenly, played, random_play, variants

SEEDS = range(20)


class Foreign(Action, frozen=True):
    """A move of no game."""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_ends_with_a_result_for_every_seat(game: AnyGame, seed: int) -> None:
    play = random_play(game, seed)
    assert all(game.result(state) is None for state in play.states[:-1])
    assert len(play.result.scores) == len(play.result.places) == play.seats
    assert min(play.result.places) == 1


def test_a_view_names_the_winners_once_the_game_is_over(game: AnyGame) -> None:
    for seed in SEEDS:
        play = random_play(game, seed)
        first = tuple(seat for seat, place in enumerate(play.result.places) if place == 1)
        for seat in (None, *range(play.seats)):
            assert game.view(play.head, seat).winners == first
            assert not any(game.view(state, seat).winners for state in play.states[:-1:9])


def test_somebody_is_awaited_until_the_game_is_over(game: AnyGame) -> None:
    for seed in SEEDS:
        play = random_play(game, seed)
        assert all(awaited(game.asks(state)) for state in play.states[:-1])
        assert not game.asks(play.head)


def test_robots_play_to_the_end(game: AnyGame) -> None:
    for seed, (seats, options) in enumerate(variants(game)[::3]):
        assert played(game, seats, options, seed=seed, player=by_robot).result


def test_every_move_on_offer_is_accepted(game: AnyGame) -> None:
    for seed in SEEDS[:4]:
        for state in random_play(game, seed).states[::7]:
            for seat, ask in game.asks(state).items():
                for action in (*ask.moves, *picks(ask.questions)):
                    assert ask.accepts(action)
                    assert advance(game, state, seat, action, Luck(b"0")).state


def picks(questions: tuple[object, ...]) -> list[object]:
    """The fewest first items, and the most last items."""
    return [
        question.with_picked(picked)
        for question in questions
        if isinstance(question, Pick)
        for picked in (
            tuple(range(question.least)),
            tuple(range(len(question.items) - question.most, len(question.items))),
        )
    ]


def test_what_another_position_offers_is_refused_here(game: AnyGame) -> None:
    for seed in SEEDS[:4]:
        play = random_play(game, seed)
        others = [step.action for step in evenly(play.steps[::3], 40)]
        refused = 0
        for state, step, _, _ in evenly(list(play.moves())[::5], 40):
            ask = game.asks(state)[step.seat]
            for action in others:
                if not ask.accepts(action):
                    assert refusal(game, state, step.seat, action) == "not-offered"
                    refused += 1
        assert refused


def test_a_move_of_no_game_is_refused(game: AnyGame) -> None:
    play = random_play(game, 0)
    for state, step in zip(play.states, play.steps, strict=False):
        assert refusal(game, state, step.seat, Foreign()) == "not-offered"


def test_a_seat_that_is_not_asked_is_refused(game: AnyGame) -> None:
    for seed in SEEDS:
        for state, step, _, _ in list(random_play(game, seed).moves())[::5]:
            asked = game.asks(state)
            for seat in set(range(-1, 9)) - set(asked):
                assert refusal(game, state, seat, step.action) == "not-asked"


def test_after_the_end_every_move_is_refused(game: AnyGame) -> None:
    play = random_play(game, 1)
    for step in play.steps:
        assert refusal(game, play.head, step.seat, step.action) == "game-over"


def test_a_pick_out_of_range_or_order_is_refused(game: AnyGame) -> None:
    for state in random_play(game, 2).states:
        for seat, ask in game.asks(state).items():
            for pick in ask.questions:
                if isinstance(pick, Pick):
                    for picked in impossible(pick):
                        action = msgspec.structs.replace(pick.blank, picked=picked)
                        assert refusal(game, state, seat, action) == "not-offered"


def impossible(pick: Pick) -> list[tuple[int, ...]]:
    last = len(pick.items) - 1
    beside = [(*range(pick.least - 1), last + 1), (-1, *range(pick.least - 1)), (0, 0), (1, 0)]
    few = [tuple(range(pick.least - 1))] if pick.least else []
    many = [tuple(range(pick.most + 1))]
    return [picked for picked in (*beside, *few, *many) if picked or pick.least]


def test_a_move_leaves_the_old_state_as_it_was(game: AnyGame) -> None:
    for seed in SEEDS[:3]:
        for state, step, _, _ in random_play(game, seed).moves():
            before = msgspec.json.encode(state)
            advance(game, state, step.seat, step.action, Luck(b"1"))
            assert msgspec.json.encode(state) == before


def refusal(game: AnyGame, state: object, seat: int, action: object) -> str:
    with pytest.raises(Refused) as refused:
        advance(game, state, seat, action, Luck(b"0"))
    return refused.value.code
