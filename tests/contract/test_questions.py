"""Every ask is said in a sentence, in every language; what is private is not said on the board."""

import logging
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from bot.screens.question import own_question, public_question
from bot.words import LANGUAGES, Speaker
from rules.core.asks import Ask
from rules.core.chance import Luck
from rules.core.game import AnyGame
from tests.contract.conftest import Subject
from tests.contract.play import evenly, random_play

SEEDS = range(12)
POSITIONS = 120
SHORT = 25
"""Characters of a label that a phone shows whole beside another one."""

"""Looked at in each game, from all over it."""
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ask_has_its_sentence(
    game: AnyGame, language: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    say = Speaker(language, game.key, NAMES)
    for state in evenly(random_play(game, seed).states, POSITIONS, start=seed):
        for ask in game.asks(state).values():
            assert own_question(ask, say).endswith(("?", "."))
            assert bool(public_question(ask, say)) == bool(without_private(ask).questions)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_says_what_it_would_without_private_questions(game: AnyGame, seed: int) -> None:
    say = Speaker(LANGUAGES[0], game.key, NAMES)
    for state in evenly(random_play(game, seed).states, POSITIONS, start=seed):
        for ask in game.asks(state).values():
            assert public_question(ask, say) == public_question(without_private(ask), say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_standing_wish_has_its_sentences(game: AnyGame, language: str) -> None:
    """Its button, what it says while it is set, and the button that takes it back."""
    say = Speaker(language, game.key, NAMES)
    asks = [ask for seed in SEEDS for s in random_play(game, seed).states for ask in asked(game, s)]
    for word in {word for ask in asks for word in ask.wishes}:
        assert all(say.knows(f"wish-{word}{part}") for part in ("", "-kept", "-end"))
        assert max(len(say(f"wish-{word}{part}")) for part in ("", "-end")) <= SHORT


def asked(game: AnyGame, state: Any) -> Iterable[Ask]:
    return game.asks(state).values()


def without_private(ask: Ask) -> Ask:
    public = tuple(question for question in ask.questions if not question.private)
    return msgspec.structs.replace(ask, questions=public)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_says_nothing_that_the_channel_cannot_see(contract: Subject, seed: int) -> None:
    """However the hidden is dealt again, what the board asks anybody is the same."""
    game, redeal, chance = contract.game, contract.redeal, Luck(b"redeal")
    say = Speaker(LANGUAGES[0], game.key, NAMES)
    for state in evenly(random_play(game, seed).states, POSITIONS, start=seed):
        other = state if redeal is None else redeal(state, None, chance)
        assert on_board(game, state, say) == on_board(game, other, say)


def on_board(game: AnyGame, state: Any, say: Speaker) -> dict[int, str]:
    return {seat: public_question(ask, say) for seat, ask in game.asks(state).items()}
