"""Nobody is asked what has one answer: whatever decides nothing happens by itself."""

from collections.abc import Iterator
from importlib import import_module

import pytest

from rules.core.asks import Ask, Choose, Question
from rules.core.game import AnyGame
from tests.contract.play import PLAYERS, module_of, played

GAMES_PLAYED = 4
MOST_WITHOUT_CHOICE = 0.03


@pytest.mark.long
@pytest.mark.parametrize("fewest", [True, False], ids=["few players", "many players"])
def test_hardly_any_question_has_one_answer_only(game: AnyGame, fewest: bool) -> None:
    """Over games of robots with the default options."""
    seats = game.seats[0 if fewest else -1]
    asks = [ask for seed in range(GAMES_PLAYED) for ask in answered(game, seats, seed)]
    forced = [ask for ask in asks if len(answers(ask)) == 1]
    told = import_module(module_of(game.key))
    most = getattr(told, "most_without_choice", MOST_WITHOUT_CHOICE)
    assert len(forced) <= most * len(asks)


def answered(game: AnyGame, seats: int, seed: int) -> Iterator[Ask]:
    play = played(game, seats, {}, seed=seed, player=PLAYERS["robots"])
    for state, step, _, _ in play.moves():
        ask = game.asks(state)[step.seat]
        if ask.waiting:
            yield ask


def answers(ask: Ask) -> list[str]:
    """Two of a pick stand for all that it allows, unless that is everything."""
    return [answer for question in ask.questions for answer in _answers(question)]


def _answers(question: Question) -> list[str]:
    if isinstance(question, Choose):
        return [str(option.action) for option in question.options]
    return ["all"] if question.least == len(question.items) else ["some", "others"]
