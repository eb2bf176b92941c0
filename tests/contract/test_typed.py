"""Whatever can be pressed can be typed: every offer has a phrase that means it and nothing else."""

import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest

from bot.screens.speakers import short_names
from bot.ui.limits import MENU_ENTRIES, NAME, OPTION_TEXT
from bot.ui.parts import part_label
from bot.ui.typed import Offer, Typed
from bot.words import LANGUAGES, Speaker
from renderers.catalog import Pictures
from rules.core.asks import Ask, Choose, Pick
from rules.core.chance import Luck, drawn
from rules.core.game import AnyGame
from rules.core.record import fingerprint
from tests.contract.conftest import Subject
from tests.contract.play import evenly, played, variants

NAMES = ("Ana", "Ben", "Chloé", "Denis", "Émile", "Fay", "Gus", "Hal")
POSITIONS = 6
MOST_TYPED = 12
"""Moves that are typed for one question, drawn by lot."""


def asks(game: AnyGame, pictures: Pictures | None) -> Iterator[Ask]:
    """What seats are asked in random games, as their own players read it."""
    for seed, (seats, options) in enumerate(variants(game)):
        for state in evenly(played(game, seats, options, seed=seed).states, POSITIONS, seed):
            for seat, ask in game.asks(state).items():
                yield pictures.ask(game.view(state, seat), ask) if pictures else ask


def typed_in(game: AnyGame, language: str, ask: Ask) -> Typed:
    full = Speaker(language, game.key, short_names(NAMES, NAME), wording="full")
    return Typed(ask, full, Speaker(language, game.key, short_names(NAMES)))


def sloppy(text: str) -> str:
    """Without accents, in capitals, every dash a hyphen."""
    parts = unicodedata.normalize("NFD", text.replace("–", "-").replace("−", "-"))
    return "".join(sign for sign in parts if not unicodedata.combining(sign)).upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_typed(contract: Subject, language: str) -> None:
    luck = Luck(b"typed")
    for ask in asks(contract.game, contract.pictures):
        typed = typed_in(contract.game, language, ask)
        for _ in range(min(MOST_TYPED, len(typed.options))):
            offer = drawn(luck, typed.options).offer
            meant = typed.meant(offer.value)
            assert [o.action for o in meant] == [offer.action], (offer.value, meant)
            assert typed.meant(sloppy(offer.value) if offer.value == offer.phrase else offer.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pick_can_be_typed(contract: Subject, language: str) -> None:
    luck = Luck(b"picked")
    for ask in asks(contract.game, contract.pictures):
        typed = typed_in(contract.game, language, ask)
        for pick in typed.picks:
            action = pick.question.sample(luck)
            found = pick.of_bits(sum(1 << place for place in action.picked))
            assert found is not None
            (meant,) = typed.meant(sloppy(found[0]))
            assert labels(ask, meant) == labels(ask, Offer("", pick.number, bits=found[1])), found


def labels(ask: Ask, offer: Offer) -> list[tuple[str, Any]]:
    """What is picked: of several items that are called the same, any."""
    question = ask.questions[offer.question]
    assert isinstance(question, Pick)
    assert offer.bits is not None
    return sorted(
        (item.word, tuple(sorted(item.facts.items())))
        for place, item in enumerate(question.items)
        if offer.bits >> place & 1
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_suggested_is_what_is_asked(contract: Subject, language: str) -> None:
    """Within Discord's limits, with nothing typed or the beginning of anything; and it is meant."""
    luck = Luck(b"suggested")
    for ask in asks(contract.game, contract.pictures):
        typed = typed_in(contract.game, language, ask)
        some = drawn(luck, typed.suggested("")).phrase
        for text in ("", some[: 1 + luck.below(len(some))]):
            offers = typed.suggested(text)
            assert 0 < len(offers) <= MENU_ENTRIES, text
            assert len({offer.value for offer in offers}) == len(offers)
            for offer in offers:
                assert 0 < len(offer.value) <= OPTION_TEXT
                assert is_on_offer(ask, offer)


def is_on_offer(ask: Ask, offer: Offer) -> bool:
    question = ask.questions[offer.question]
    if offer.bits is not None:
        return ask.accepts(ask.picked(offer.question, offer.bits))
    if offer.action:
        return ask.named(offer.question, offer.action) is not None
    assert isinstance(question, Choose)
    return True


def test_what_fits_nothing_is_nobodys_move(contract: Subject) -> None:
    for ask in asks(contract.game, contract.pictures):
        typed = typed_in(contract.game, "en", ask)
        assert typed.meant("xyzzy") == []
        assert typed.nearest("xyzzy", 8)
        moves = {fingerprint(move) for move in ask.moves}
        assert all(o.action in moves or o.bits is not None for o in typed.nearest("xyzzy", 8))


def test_a_part_has_a_label_of_its_own(contract: Subject) -> None:
    """Two moves of a question are never said alike, or one of them could not be typed."""
    for language in LANGUAGES:
        say = Speaker(language, contract.game.key, NAMES, wording="full")
        for ask in asks(contract.game, contract.pictures):
            for question in ask.questions:
                if isinstance(question, Choose):
                    said = [tuple(part_label(p, say) for p in o.parts) for o in question.options]
                    assert len(said) == len(set(said)), said
