"""Every game can be seen and read."""

import pytest

from bot.ui import ids, pad
from bot.ui.limits import MENU_ENTRIES, OPTION_TEXT
from bot.ui.planner import Place
from bot.words import LANGUAGES, Speaker
from tests.contract.conftest import Subject
from tests.contract.play import random_play
from tests.contract.test_words import NAMES, errors


def test_the_game_has_pictures(contract: Subject) -> None:
    assert contract.pictures, "no entry in renderers.catalog.PICTURES"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_read(
    contract: Subject, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """At the start, on the way and at the end, by the channel and by every seat."""
    assert contract.pictures
    play = random_play(contract.game, 1)
    say = Speaker(language, contract.game.key, NAMES)
    for state in (*play.states[::9], play.head):
        for seat in (None, *range(play.seats)):
            view = contract.game.view(state, seat)
            assert 0 < len(contract.pictures.alt(view, say)) <= 1024
            assert "".join(contract.pictures.text(view, say)).strip()
    assert not errors(caplog)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pad_can_be_shown_and_said(
    contract: Subject, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """At most 25 columns of 25 marks, each a short string; the channel has none."""
    assert contract.pictures
    play = random_play(contract.game, 1)
    say = Speaker(language, contract.game.key, NAMES)
    for state in play.states[::9]:
        assert not contract.pictures.pad(contract.game.view(state, None))
        for seat in range(play.seats):
            columns = contract.pictures.pad(contract.game.view(state, seat))
            assert len(columns) <= MENU_ENTRIES
            for column in columns:
                assert 1 <= len(column.marks) <= MENU_ENTRIES
                assert all(len(mark) <= OPTION_TEXT for mark in column.marks)
            place = Place(ids.Surface.PRIVATE, 1, 0, 1)
            assert len(list(pad.menus(columns, (), place, say, 0))) == 2 * bool(columns)
    assert not errors(caplog)
