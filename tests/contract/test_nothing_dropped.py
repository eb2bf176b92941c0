"""What somebody has chosen is never dropped silently: it counts, or it is still shown as chosen."""

from typing import Any

import pytest

from bot.ui import ids
from bot.ui.buttons import Button, Menu
from bot.ui.control import Surface
from bot.ui.planner import Place, is_spelt_out, plan
from bot.ui.progress import Picked, beside
from bot.words import Speaker
from rules.core.asks import Ask, Pick, Question
from rules.core.chance import Luck
from rules.core.game import AnyGame, advance
from tests.contract.play import evenly, random_play

SEEDS = range(6)
POSITIONS = 60
"""Looked at in each game, from all over it."""
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


def place_of(seat: int) -> Place:
    return Place(Surface.PRIVATE, 1, seat, 1)


def controls(ask: Ask, seat: int, say: Speaker, progress: Any = None) -> list[Button | Menu]:
    rows = plan(ask, place_of(seat), say, progress).rows
    return [c for row in rows for c in ([row] if isinstance(row, Menu) else row)]


@pytest.mark.parametrize("seed", SEEDS)
def test_choosing_in_one_question_and_then_in_another_both_count(game: AnyGame, seed: int) -> None:
    """Answers that are kept at once: each stays while the others are given, in any order."""
    for state in evenly(random_play(game, seed).states, POSITIONS, start=seed):
        for seat, ask in game.asks(state).items():
            picks = [q for q in ask.questions if isinstance(q, Pick) and q.at_once]
            after = state
            for pick in picks:
                after = advance(game, after, seat, pick.with_picked((0,)), Luck(b"0")).state
            now = game.asks(after).get(seat, Ask(()))
            kept = [q for q in now.questions if isinstance(q, Pick) and q.at_once]
            assert [pick.already for pick in kept] == [(0,)] * len(picks)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_chosen_is_shown_and_confirmed(game: AnyGame, seed: int) -> None:
    """A pick that must be confirmed shows what is picked, and its button holds just that."""
    say = Speaker("en", game.key, NAMES)
    for state in evenly(random_play(game, seed).states, POSITIONS, start=seed):
        for seat, ask in game.asks(state).items():
            for number, question in enumerate(ask.questions):
                if is_toggled(question, ask):
                    shown = controls(ask, seat, say, Picked(number, 1))
                    confirms = [c for c in shown if is_confirm(c, number)]
                    assert [ids.read(c.id).picked for c in confirms] == [1]  # type: ignore[union-attr]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_picked_stays_while_another_question_is_looked_into(
    game: AnyGame, seed: int
) -> None:
    say = Speaker("en", game.key, NAMES)
    for state in evenly(random_play(game, seed).states, POSITIONS, start=seed):
        for seat, ask in game.asks(state).items():
            for number, question in enumerate(ask.questions):
                for other in range(len(ask.questions)):
                    if is_toggled(question, ask) and other != number:
                        progress = beside(Picked(other, 0), Picked(number, 1))
                        shown = controls(ask, seat, say, progress)
                        confirms = [ids.read(c.id) for c in shown if is_confirm(c, number)]
                        assert [confirm.picked for confirm in confirms] == [1]  # type: ignore[union-attr]


def is_toggled(question: Question, ask: Ask) -> bool:
    """Whether it is picked item by item and confirmed."""
    if not isinstance(question, Pick) or question.at_once:
        return False
    return not is_spelt_out(question, ask)


def is_confirm(control: Button | Menu, number: int) -> bool:
    read = ids.read(control.id)
    return isinstance(read, ids.Confirm) and read.question == number
