"""Every control has a handler, and every form that a control opens has one too."""

from typing import get_args

from bot.handlers.looks import PAGES, VIEWS
from bot.incoming.dispatch import PRESSED, SUBMITTED
from bot.ui import ids
from bot.ui.control import Reply


def test_every_control_has_a_handler() -> None:
    assert tuple(PRESSED) == ids.CONTROLS


def test_every_form_has_a_handler() -> None:
    assert set(SUBMITTED) == {kind for kind in ids.CONTROLS if kind.reply is Reply.MODAL}


def test_everything_one_can_look_at_is_shown_by_one_function() -> None:
    assert {*VIEWS, *PAGES} == set(get_args(ids.View))
    assert not VIEWS.keys() & PAGES.keys()
