"""The buttons of every game can be read on a phone: short, never cut, each one different."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.screens.speakers import NAME_ON_BUTTON, short_names
from bot.ui import ids
from bot.ui.buttons import Menu, Row
from bot.ui.control import Surface
from bot.ui.limits import BUTTON_LABEL, NAME
from bot.ui.planner import Place, Plan, plan
from bot.ui.progress import Chosen
from bot.words import LANGUAGES, Speaker, Wording
from rules.core.asks import Ask
from rules.core.game import AnyGame
from rules.core.record import Seat
from tests.contract.play import evenly, played, variants

ROOT = Path(__file__).parents[2]

LIMIT = {"en": 25, "fr": 28}
"""Characters of a button that a phone shows, with a little more for French."""

COMMON = 0.95
"""Of all buttons that are shown, so many are within the limit."""

POSITIONS = 40
"""Looked at in each game, from all over it."""

NAMES = ("Ana", "Maximilian Alexander", "Maximilian Alexis", "Dan", "Dan", "Fay", "Gus", "Hal")


def test_long_names_are_short_on_buttons_and_stay_apart() -> None:
    assert short_names(NAMES) == (
        "Ana",
        "Maximil… (2)",
        "Maximil… (3)",
        "Dan (4)",
        "Dan (5)",
        "Fay",
        "Gus",
        "Hal",
    )
    assert short_names(["Wolfeschlegelstein"]) == ("Wolfeschleg…",)
    assert all(len(name) <= NAME_ON_BUTTON for name in short_names(["W" * 32] * 8))


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_buttons_are_shown_whole_on_a_phone(game: AnyGame, language: str) -> None:
    lengths = sorted(len(label) for labels in shown(game, language) for label in labels)
    assert lengths[int(len(lengths) * COMMON)] <= LIMIT[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_fixed_buttons_are_shown_whole_on_a_phone_and_differ(language: str) -> None:
    """Those that belong to no game: under boards, in lobbies, on private pages."""
    say = Speaker(language)
    labels = {message: say(message, **FACTS) for message in fixed_buttons()}
    assert len(labels) > MANY
    too_long = {m: label for m, label in labels.items() if len(label) > LIMIT[language]}
    assert not too_long
    assert not {label for label in labels.values() if label != label.strip() or not label}
    footer = [labels[message] for message in FOOTER]
    assert len(set(footer)) == len(FOOTER)


FACTS = {"count": 3, "number": 3, "name": NAMES[1][:NAME_ON_BUTTON], "value": "3"}
FOOTER = ("your-move", "my-view", "sheets", "happened", "rules", "more", "undo-short")
"""Buttons that may stand together under a board."""

MANY = 30


def fixed_buttons() -> set[str]:
    """The messages that the code gives to buttons by name."""
    found = set[str]()
    for file in (ROOT / "bot").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Button":
                found |= {message for argument in node.args[1:2] for message in said(argument)}
    return found


def said(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Call) and argument.args:
        first = argument.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value


@pytest.mark.parametrize("wording", ["short", "full"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_is_whole_and_different(
    game: AnyGame, language: str, wording: Wording
) -> None:
    for labels in shown(game, language, wording):
        assert all(len(label) <= BUTTON_LABEL and label == label.strip() for label in labels)
        assert not [label for label in labels if len(label) == BUTTON_LABEL and label[-1] == "…"]
        assert len(labels) == len(set(labels)), labels


@cache
def shown(game: AnyGame, language: str, wording: Wording = "short") -> list[list[str]]:
    """The buttons of every message that random games show, at each number of seats and option."""
    names = short_names(NAMES, NAME if wording == "full" else NAME_ON_BUTTON)
    say = Speaker(language, game.key, names, wording=wording)
    return [
        labels(plan.rows)
        for state in positions(game)
        for seat, ask in game.asks(state).items()
        for plan in plans(ask, seat, say)
    ]


@cache
def positions(game: AnyGame) -> list[Any]:
    return [
        state
        for seed, (seats, options) in enumerate(variants(game))
        for state in evenly(played(game, seats, options, seed=seed).states, POSITIONS, seed)
    ]


def plans(ask: Ask, seat: Seat, say: Speaker) -> Iterator[Plan]:
    """The controls as they are first, and behind each button and entry that leads further."""
    place = Place(Surface.PRIVATE, 1, seat, 1)
    ahead: list[Chosen | None] = [None]
    for progress in ahead:
        found = plan(ask, place, say, progress)
        yield found
        deeper = [way for row in found.rows for way in ways(row) if way.depth]
        ahead += [way for way in deeper if way not in ahead]


def ways(row: Row) -> Iterator[Chosen]:
    if isinstance(row, Menu):
        control = ids.read(row.id)
        if isinstance(control, ids.ChoiceMenu):
            for entry in row.entries:
                action, _, depth = entry.value.partition(":")
                yield Chosen(control.question, action, int(depth))
        return
    for button in row:
        control = ids.read(button.id)
        if isinstance(control, ids.Into):
            yield Chosen(control.question, control.action, control.depth)


def labels(rows: tuple[Row, ...]) -> list[str]:
    return [button.label for row in rows if not isinstance(row, Menu) for button in row]
