"""Which controls lead to a move: what somebody has to press for it, one after the other."""

from collections.abc import Iterator
from itertools import groupby

import msgspec

from bot.ui import ids
from bot.ui.buttons import Button, Menu, Row
from bot.ui.parts import under
from bot.ui.planner import Place, plan
from bot.ui.progress import Chosen, Picked, Progress
from renderers.core.say import Say
from rules.core.asks import Ask, Choose, Pick
from rules.core.record import Action


class Press(msgspec.Struct, frozen=True):
    """A control, what is read on it, and what is chosen where it is a menu."""

    control: str
    labels: tuple[str, ...]
    values: tuple[str, ...] = ()


def presses(ask: Ask, action: Action, place: Place, say: Say) -> tuple[Press, ...]:
    """The way to a move through the controls that are planned for an ask."""
    whole = _way_to_option(ask, action, place, say)
    return whole or _way_to_pick(ask, action, place, say)


def labels(ask: Ask, action: Action, place: Place, say: Say) -> str:
    """The way to a move as it is written in a sentence; the items of a pick stand side by side."""
    parts: list[str] = []
    for items, together in groupby(presses(ask, action, place, say), key=_toggles):
        read = [label for press in together for label in press.labels]
        parts += [", ".join(read)] if items else read
    return say("join-then").join(f"**{part}**" for part in parts)


def _toggles(press: Press) -> bool:
    return isinstance(ids.read(press.control), ids.Toggle)


# ── one of several moves ─────────────────────────────────────────────────────────────────────────


class _Step(msgspec.Struct, frozen=True):
    """A press on the way to one of several moves, and how far it leads; 0: the move is made."""

    press: Press
    question: int
    action: str
    depth: int


def _way_to_option(ask: Ask, action: Action, place: Place, say: Say) -> tuple[Press, ...]:
    """Part by part; nothing where no control leads to the move."""
    way: list[Press] = []
    progress: Progress = None
    while True:
        rows = plan(ask, place, say, progress).rows
        onward = [step for step in _steps(rows) if _leads(ask, step, action, progress)]
        if not onward:
            return ()
        step = min(onward, key=lambda step: step.depth)
        way.append(step.press)
        if not step.depth:
            return tuple(way)
        progress = Chosen(step.question, step.action, step.depth)


def _steps(rows: tuple[Row, ...]) -> Iterator[_Step]:
    """What can be pressed for a move, or a part of one."""
    for row in rows:
        if isinstance(row, Menu):
            yield from _menu_steps(row)
        else:
            yield from (step for button in row for step in _button_steps(button))


def _button_steps(button: Button) -> Iterator[_Step]:
    press = Press(button.id, (button.label,))
    match ids.read(button.id):
        case ids.Move(question=question, action=action):
            yield _Step(press, question, action, 0)
        case ids.Into(question=question, action=action, depth=depth):
            yield _Step(press, question, action, depth)


def _menu_steps(menu: Menu) -> Iterator[_Step]:
    control = ids.read(menu.id)
    if not isinstance(control, ids.ChoiceMenu | ids.WholeMenu):
        return
    for entry in menu.entries:
        action, _, depth = entry.value.partition(":")
        press = Press(menu.id, (menu.placeholder, entry.label), (entry.value,))
        yield _Step(press, control.question, action, int(depth))


def _leads(ask: Ask, step: _Step, action: Action, before: Progress) -> bool:
    """Whether a press makes the move, or brings it nearer."""
    question = ask.questions[step.question]
    assert isinstance(question, Choose)
    if not step.depth:
        return ask.named(step.question, step.action) == action
    if isinstance(before, Chosen) and step.depth <= before.depth:
        return False
    options, _ = under(question, Chosen(step.question, step.action, step.depth))
    return any(option.action == action for option in options)


# ── some of several items ────────────────────────────────────────────────────────────────────────


def _way_to_pick(ask: Ask, action: Action, place: Place, say: Say) -> tuple[Press, ...]:
    """Item by item, or all of them in a menu, and then the button that confirms them."""
    for number, question in enumerate(ask.questions):
        if isinstance(question, Pick) and question.accepts(action):
            picked: tuple[int, ...] = getattr(action, "picked", ())
            return tuple(_picking(ask, number, picked, place, say))
    return ()


def _picking(
    ask: Ask, number: int, picked: tuple[int, ...], place: Place, say: Say
) -> Iterator[Press]:
    rows = plan(ask, place, say).rows
    for menu in (row for row in rows if isinstance(row, Menu)):
        control = ids.read(menu.id)
        if isinstance(control, ids.PickMenu | ids.KeptMenu) and control.question == number:
            values = tuple(map(str, picked))
            named = [entry.label for entry in menu.entries if entry.value in values]
            yield Press(menu.id, (menu.placeholder, *named), values)
            if isinstance(control, ids.KeptMenu):
                return
    bits = 0
    for item in picked:
        for button in _buttons(rows):
            control = ids.read(button.id)
            if isinstance(control, ids.Toggle) and (control.question, control.item) == (
                number,
                item,
            ):
                yield Press(button.id, (button.label,))
        bits |= 1 << item
        rows = plan(ask, place, say, Picked(number, bits)).rows
    for button in _buttons(rows):
        control = ids.read(button.id)
        if isinstance(control, ids.Confirm) and control.question == number:
            yield Press(button.id, (button.label,))


def _buttons(rows: tuple[Row, ...]) -> Iterator[Button]:
    return (button for row in rows if not isinstance(row, Menu) for button in row)
