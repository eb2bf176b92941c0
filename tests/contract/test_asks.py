"""What is asked can be shown: few enough parts at each step, every move said differently."""

from collections import defaultdict
from collections.abc import Iterator

import msgspec
import pytest

from rules.core.asks import Ask, Choose, Part, Pick, Question
from rules.core.game import AnyGame
from tests.contract.play import evenly, random_play

SEEDS = range(20)
POSITIONS = 120
"""Looked at in each game, from all over it."""


def asks(game: AnyGame, seed: int) -> Iterator[Ask]:
    for state in evenly(random_play(game, seed).states, POSITIONS, start=seed):
        yield from game.asks(state).values()


def said(part: Part) -> bytes:
    return msgspec.json.encode((part.word, sorted(part.facts.items())))


@pytest.mark.parametrize("seed", SEEDS)
def test_questions_can_be_shown(game: AnyGame, seed: int) -> None:
    for ask in asks(game, seed):
        assert ask.questions
        for question in ask.questions:
            check_question(question)
        moves = [msgspec.json.encode(move) for move in ask.moves]
        assert len(moves) == len(set(moves)), "the same move is on offer twice"
        assert all(map(ask.accepts, ask.wishes.values())), "a wish for what is not on offer"


def check_question(question: Question) -> None:
    match question:
        case Choose():
            check_options(question)
        case Pick():
            assert 0 <= question.least <= question.most <= len(question.items) <= 25
            assert question.most > 0
            assert question.blank.picked == ()


def check_options(question: Choose) -> None:
    """At most 500 moves, at most 25 parts after a prefix, and no move inside another."""
    assert 1 <= len(question.options) <= 500
    paths = [tuple(said(part) for part in option.parts) for option in question.options]
    assert all(paths), "a move without a part"
    assert len(paths) == len(set(paths)), "two moves are said alike"
    after = defaultdict[tuple[bytes, ...], set[bytes]](set)
    for path in paths:
        for place, part in enumerate(path):
            after[path[:place]].add(part)
    assert max(map(len, after.values())) <= 25
    assert not after.keys() & set(paths), "a move is the beginning of another"
