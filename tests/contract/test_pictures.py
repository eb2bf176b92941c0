"""Every game can be seen and read."""

import pytest

from bot.ui import ids, pad
from bot.ui.control import Surface
from bot.ui.limits import CHECK_BOXES, MODAL_PARTS, OPTION_TEXT
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
            assert 0 < len(contract.pictures.alt(view, say).text()) <= 1024
            assert "".join(contract.pictures.text(view, say)).strip()
    assert not errors(caplog)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pad_can_be_shown_and_said(
    contract: Subject, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """One form of at most five groups with ten check boxes each; the channel has none."""
    assert contract.pictures
    play = random_play(contract.game, 1)
    say = Speaker(language, contract.game.key, NAMES)
    for state in play.states[::9]:
        assert not contract.pictures.pad(contract.game.view(state, None))
        for seat in range(play.seats):
            columns = contract.pictures.pad(contract.game.view(state, seat))
            if not columns:
                continue
            assert all(len(mark) <= OPTION_TEXT for column in columns for mark in column.marks)
            form = pad.marking(ids.PadForm(Surface.PRIVATE, 1), columns, (), say).to_dict()
            groups = [label["component"]["options"] for label in form["components"]]
            assert len(groups) <= MODAL_PARTS
            assert all(1 <= len(boxes) <= CHECK_BOXES for boxes in groups)
            assert sum(map(len, groups)) == sum(len(column.marks) for column in columns)
    assert not errors(caplog)
