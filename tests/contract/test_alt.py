"""The alt text of a picture says what is asked, what lies there, the options, what changed."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from bot.screens.painter import placed
from bot.screens.question import own_question, public_question
from bot.screens.snapshot import Snapshot
from bot.store.messages import CHANNEL
from bot.words import LANGUAGES
from renderers.core.say import ALT_LIMIT, Alt
from rules.core.record import Seat
from tests.contract.conftest import Subject
from tests.contract.play import evenly
from tests.contract.test_words_only import SEEDS, game_of
from tests.support.listening import Listener

LOOKED_AT = 40
"""Moments of a game, from all over it."""


class Told(NamedTuple):
    """A picture's sentences, and the alt text made of them."""

    snapshot: Snapshot
    seat: Seat | None
    parts: Alt
    text: str


def pictures(contract: Subject, language: str, seed: int) -> Iterator[Told]:
    """What the channel and every seat are told, all over a game."""
    assert contract.pictures
    play = game_of(contract, seed)
    for number in evenly(range(len(play.states)), LOOKED_AT):
        snapshot = Listener(play, contract.pictures, number, 0, language).snapshot
        for seat in (None, *range(play.seats)):
            view = snapshot.position.view(seat)
            first, *_ = placed(snapshot, CHANNEL if seat is None else seat)
            say = snapshot.label
            yield Told(snapshot, seat, contract.pictures.alt(view, say), first.alt)


def question(told: Told) -> str:
    """What the reader is asked; for the channel, what one seat is asked in public."""
    asks, say = told.snapshot.position.asks, told.snapshot.say
    if told.seat is None:
        (ask,) = asks.values() if len(asks) == 1 else (None,)
        return public_question(ask, say) if ask else ""
    ask = asks.get(told.seat)
    return own_question(ask, say) if ask and ask.waiting else ""


def follow(sentences: Sequence[str], text: str) -> None:
    """Each sentence comes after the one before it, also where two are the same."""
    end = 0
    for sentence in sentences:
        assert sentence in text[end:], (sentence, text)
        end = text.index(sentence, end) + len(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_it_follows_the_order_of_a_decision(contract: Subject, language: str, seed: int) -> None:
    """Nothing before the rest is ever cut, and all of it fits."""
    asked = 0
    for told in pictures(contract, language, seed):
        parts, say = told.parts, told.snapshot.label
        assert len(told.text) <= ALT_LIMIT
        head = question(told)
        options = say("alt-options") if head else ""
        order = (*parts.moment, head, *parts.lies, options, *parts.changed, *parts.rest[:1])
        sentences = [sentence for sentence in order if sentence]
        if len(told.text) == ALT_LIMIT and sentences[-1:] == list(parts.rest[:1]):
            sentences.pop()
        follow(sentences, told.text)
        asked += bool(head)
    assert asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_changed_is_told(contract: Subject, language: str) -> None:
    """Once everybody has moved something is new, but for a few moments after nobody did a thing."""
    everyone = list(pictures(contract, language, 0))
    middle = [told for told in everyone[len(everyone) // 3 :] if told.snapshot.position.asks]
    silent = [told.text for told in middle if not told.parts.changed]
    assert middle
    assert len(silent) <= len(middle) // 10, silent[0]
