"""Somebody who is given words alone plays as well as anybody: nothing is told by pictures only."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec
import pytest

from bot.screens.text import in_words
from bot.ui.limits import COMPONENTS
from bot.ui.screen import layout
from bot.words import LANGUAGES
from rules.core.asks import Ask, Choose, Option, Part
from rules.core.chance import Luck
from rules.core.game import AnyGame
from rules.core.record import Seat
from tests.contract.conftest import Subject
from tests.contract.play import Play, by_robot, evenly, played, variants
from tests.support.ear import Ear
from tests.support.listening import Listener

SEEDS = (0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2)))
"""A whole game with the quick tests, and two more."""

HEARD = pytest.mark.parametrize(("seed", "language"), [(0, "en"), (0, "fr"), (1, "en"), (2, "fr")])
"""The same game in both languages, and two more in one of them."""

WORD = re.compile(r"[^\W\d_]{2,}")
SIGNS = re.compile("[→✓◀▶·]")
ARROWS = re.compile("[→⇒]")
LISTENED = 100
"""Questions of a game that are looked at, from all over it."""


def hearing(contract: Subject) -> Any:
    """How a game's words are understood: `tests/renderers/<game>/hearing.py`."""
    key = contract.game.key
    toy = key == "toy"
    return import_module(
        "tests.toy.hearing" if toy else f"tests.renderers.{key.replace('-', '_')}.hearing"
    )


def game_of(contract: Subject, seed: int) -> Play:
    """Robots play; with each seed another table."""
    return robots_game(contract.game, seed)


@lru_cache(maxsize=16)
def robots_game(game: AnyGame, seed: int) -> Play:
    every = variants(game)
    seats, options = every[seed * 7 % len(every)]
    return played(game, seats, options, seed=seed, player=by_robot)


def questions(contract: Subject, play: Play, language: str) -> Iterator[tuple[Listener, Ask]]:
    """Each question that one person is asked in a whole game."""
    assert contract.pictures
    person = play.seats - 1
    for number, step in enumerate(play.steps):
        if step.seat == person:
            listener = Listener(play, contract.pictures, number, person, language)
            yield listener, listener.snapshot.position.asks[person]


def bare(ask: Ask) -> Ask:
    """The moves without anything that their labels say."""
    part = Part("")
    return msgspec.structs.replace(
        ask,
        questions=tuple(
            msgspec.structs.replace(q, options=tuple(Option(o.action, (part,)) for o in q.options))
            if isinstance(q, Choose)
            else msgspec.structs.replace(q, items=(part,) * len(q.items))
            for q in ask.questions
        ),
    )


def heard(contract: Subject, listener: Listener, seat: Seat, text: str) -> Any:
    options = listener.snapshot.table.options
    ear = Ear(listener.snapshot.say, listener.play.seats)
    return hearing(contract).heard(ear, text, seat, options)


def different(heard: Any, view: Any) -> dict[str, Any]:
    """The fields that were understood otherwise: as they were, and as they are."""
    found, real = msgspec.structs.asdict(heard), msgspec.structs.asdict(view)
    return {name: (found[name], real[name]) for name in real if found[name] != real[name]}


@pytest.mark.long
@HEARD
def test_from_words_alone_the_robot_chooses_the_same(
    contract: Subject, language: str, seed: int
) -> None:
    """The first page and those on request tell the seat's whole view, in every question asked."""
    play, listened = game_of(contract, seed), 0
    for listener, ask in questions(contract, play, language):
        seat = listener.seat
        view = listener.snapshot.position.view(seat)
        text = f"{listener.first}\n\n{listener.further}"
        rebuilt = heard(contract, listener, seat, text)
        assert different(rebuilt, hearing(contract).told(view)) == {}, f"step {listener.number}"
        chosen = contract.game.robot(rebuilt, bare(ask), Luck(b"thoughts"))
        assert chosen == contract.game.robot(view, ask, Luck(b"thoughts"))
        listened += 1
    assert listened


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_a_robot_and_how_strong_is_heard_once(contract: Subject, language: str) -> None:
    play = game_of(contract, 0)
    listener, _ = next(questions(contract, play, language))
    heard = Ear(listener.snapshot.say, play.seats).every("robot-listed", listener.further)
    assert [(each.seat(), each.code("level")) for each in heard] == [(0, "strong")]


@HEARD
def test_labels_are_unique_words_that_can_be_pressed(
    contract: Subject, language: str, seed: int
) -> None:
    play = game_of(contract, seed)
    for listener, _ in evenly(list(questions(contract, play, language)), LISTENED):
        labels = listener.labels
        assert len(set(labels)) == len(labels), labels
        assert all(WORD.search(label) for label in labels), labels
        assert not any(SIGNS.search(label) for label in labels), labels
        assert not any(button.disabled for button in listener.buttons)
        assert not ARROWS.search(listener.first), listener.first
        assert not listener.screen.drawings
        assert layout(listener.screen, {}).total_children_count <= COMPONENTS


@pytest.mark.parametrize("seed", SEEDS)
def test_the_question_comes_first_then_what_lies_there_then_the_options(
    contract: Subject, seed: int
) -> None:
    play = game_of(contract, seed)
    asked = [(listener, ask) for listener, ask in questions(contract, play, "en") if ask.waiting]
    for listener, ask in evenly(asked, LISTENED):
        say = listener.snapshot.say
        first = ask.questions[0]
        question = say(f"ask-{first.word}", **first.facts)
        places = [listener.first.find(question), listener.first.find(say("words-options-head"))]
        brief = listener.snapshot.pictures.brief(
            listener.snapshot.position.view(listener.seat), say
        )
        places.insert(1, listener.first.find(brief[0]) if brief else places[1] - 1)
        assert -1 not in places
        assert places == sorted(places)


@pytest.mark.long
def test_a_line_that_is_left_out_is_missed(contract: Subject) -> None:
    """The proof can fail: what few lines can be spared is told elsewhere, or is a sum of others."""
    asked = list(questions(contract, game_of(contract, 0), "en"))
    listener, _ = asked[len(asked) // 2]
    table = "\n\n".join(in_words(listener.snapshot, listener.seat)).split("\n")
    spoken = [place for place, line in enumerate(table) if line]
    missed = [place for place in spoken if is_missed(contract, listener, table, place)]
    assert len(missed) >= 0.75 * len(spoken)


def is_missed(contract: Subject, listener: Listener, table: Sequence[str], place: int) -> bool:
    """Whether without this line the view cannot be understood, or is another one."""
    text = "\n".join((listener.first, "", *table[:place], *table[place + 1 :]))
    view = hearing(contract).told(listener.snapshot.position.view(listener.seat))
    try:
        return bool(heard(contract, listener, listener.seat, text) != view)
    except (AssertionError, LookupError, StopIteration, ValueError):
        return True
