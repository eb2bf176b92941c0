"""Whoever is given words alone plays a duel as well as anybody, and is told of no other game."""

from functools import lru_cache
from importlib import import_module

import pytest

from bot.words import LANGUAGES
from renderers.catalog import PICTURES
from renderers.duel.pictures import with_duels as with_duels_drawn
from rules.catalog import GAMES, with_duels
from rules.core.chance import Luck
from rules.core.duel import original
from tests.contract.play import Play, by_robot, played
from tests.contract.test_words_only import bare, different
from tests.renderers.duel.hearing import Hearing
from tests.support.ear import Ear
from tests.support.listening import Listener

PLAYED = {key: game for key, game in with_duels(GAMES).items() if game.duel}
DRAWN = with_duels_drawn(PICTURES)
SEATS, PERSON = 3, 1


@lru_cache(maxsize=4)
def robots_game(key: str) -> Play:
    return played(PLAYED[key], SEATS, {}, seed=0, player=by_robot)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PLAYED)
def test_from_words_alone_the_robot_chooses_the_same(key: str, language: str) -> None:
    play, listened = robots_game(key), 0
    hearing = Hearing(import_module(f"tests.renderers.{original(key).replace('-', '_')}.hearing"))
    for number, step in enumerate(play.steps):
        if step.seat != PERSON:
            continue
        listener = Listener(play, DRAWN[key], number, PERSON, language)
        snapshot = listener.snapshot
        view, ask = snapshot.position.view(PERSON), snapshot.position.asks[PERSON]
        ear = Ear(snapshot.say, SEATS)
        text = f"{listener.first}\n\n{listener.further}"
        rebuilt = hearing.heard(ear, text, PERSON, snapshot.table.options)
        assert different(rebuilt, hearing.told(view)) == {}, f"step {number}"
        chosen = play.game.robot(rebuilt, bare(ask), Luck(b"thoughts"))
        assert chosen == play.game.robot(view, ask, Luck(b"thoughts"))
        assert not listener.screen.drawings
        listened += 1
    assert listened


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PLAYED)
def test_labels_are_unique_words(key: str, language: str) -> None:
    play = robots_game(key)
    for number, step in enumerate(play.steps):
        if step.seat == PERSON:
            listener = Listener(play, DRAWN[key], number, PERSON, language)
            labels = listener.labels
            assert len(set(labels)) == len(labels), labels
            assert not any(button.disabled for button in listener.buttons)
