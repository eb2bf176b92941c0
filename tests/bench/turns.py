"""How many presses a turn takes for somebody who plays in the channel only, in games of robots.

A press is one interaction that Discord sends. Where something is asked in private, or several are
asked at once, the panel under "Your move" is opened once a turn; it opens by itself for whoever has
just answered on the board. Standing wishes are set and taken
back where that saves presses.
"""

import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from bot.ui import ids
from bot.ui.buttons import Menu
from bot.ui.control import Surface
from bot.ui.parts import under
from bot.ui.planner import Place, plan
from bot.ui.progress import Chosen
from bot.words import Speaker
from rules.catalog import GAMES
from rules.core.asks import Ask, Choose, Pick
from rules.core.game import AnyGame
from rules.core.record import Seat, fingerprint
from rules.yahtzee.state import RollAgain
from tests.contract.play import by_robot, played

GAMES_PLAYED = 10
NAMES = ("Ana", "Ben", "Cleo", "Dan")

Turn = tuple[str, Hashable]
"""What kind of turn it is, and which one."""

Where = tuple[str, Hashable, Seat]
"""Somebody's turn."""

GOALS = {
    "yahtzee: a turn with two re-rolls": 5.0,
    "tres-fute-4ever: an active turn": 8.0,
    "tres-fute-4ever: a passive turn": 2.5,
    "think-str8: a round": 4.5,
    "think-str8: the final guess": 9.0,
    "verflixxt: a turn": 1.0,
    "desfausse: a turn": 5.0,
}


def measure() -> dict[str, float]:
    found = {kind: mean for key in GAMES for kind, mean in of_game(key) if kind in GOALS}
    return {f"{kind}, presses (at most {GOALS[kind]:g})": found[kind] for kind in GOALS}


def of_game(key: str) -> Iterator[tuple[str, float]]:
    """The average of each kind of turn; those in which nothing was pressed count too."""
    turns: dict[str, list[int]] = defaultdict(list)
    for seed in range(GAMES_PLAYED):
        for (kind, _, _), presses in pressed(GAMES[key], seed).items():
            turns[kind].append(presses)
    for kind, counts in turns.items():
        yield kind, statistics.mean(counts)


class Answer(NamedTuple):
    """One move of a game: in which turn and by whom it was made, and what it took to make it."""

    where: Where
    seat: Seat
    ask: Ask
    action: Any
    presses: int
    in_panel: bool


def pressed(game: AnyGame, seed: int) -> dict[Where, int]:
    """By kind of turn, turn and seat the presses of one game."""
    answers = list(_answers(game, seed))
    found = {answer.where: 0 for answer in answers}
    wished, taken_back = _wished(answers)
    opened, on_board = set[Where](), set[Where]()
    for number, answer in enumerate(answers):
        if number in wished:
            continue
        if (answer.in_panel or number in taken_back) and answer.where not in opened:
            opened.add(answer.where)
            found[answer.where] += answer.where not in on_board
        if not answer.in_panel:
            on_board.add(answer.where)
        found[answer.where] += answer.presses + (number in taken_back)
    if game.key == "yahtzee":
        rolled = Counter(a.where for a in answers if isinstance(a.action, RollAgain))
        return {where: count for where, count in found.items() if rolled[where] == 2}
    return found


def _answers(game: AnyGame, seed: int) -> Iterator[Answer]:
    play = played(game, max(2, game.seats[0]), {}, seed=seed, player=by_robot)
    for state, step, _, _ in play.moves():
        where = (*KINDS[game.key](state, step.seat), step.seat)
        asks = game.asks(state)
        ask = asks[step.seat]
        private = len(asks) > 1 or not _in_public(ask, step.action)
        presses = presses_for(game, ask, step.seat, step.action, private=private)
        yield Answer(where, step.seat, ask, step.action, presses, private)


def _wished(answers: Sequence[Answer]) -> tuple[set[int], set[int]]:
    """The answers that a standing wish gives, and those before which it has to be taken back.

    Somebody who will give the same answer several times in a row sets the wish with the first one,
    which is one press like the answer itself, and takes it back in the panel with another. They do
    so where that saves presses.
    """
    given, before = set[int](), set[int]()
    for seat, word in {(a.seat, word) for a in answers for word in a.ask.wishes}:
        covered = [n for n, a in enumerate(answers) if a.seat == seat and word in a.ask.wishes]
        same = {n: answers[n].action == answers[n].ask.wishes[word] for n in covered}
        for run in [list(run) for alike, run in groupby(covered, same.__getitem__) if alike]:
            other = next((n for n in covered if n > run[-1]), None)
            costs = 0 if other is None else 1 if answers[other].in_panel else 2
            if sum(answers[n].presses for n in run[1:]) > costs:
                given.update(run[1:])
                before.update(() if other is None else (other,))
    return given, before


def _in_public(ask: Ask, action: object) -> bool:
    return any(question.accepts(action) and not question.private for question in ask.questions)


def presses_for(game: AnyGame, ask: Ask, seat: Seat, action: Any, *, private: bool) -> int:
    """The fewest presses with which the planned controls make this move."""
    surface = Surface.PRIVATE if private else Surface.BOARD
    place, say = Place(surface, 1, seat, 1), Speaker("en", game.key, NAMES)
    counts = [
        _picked(question, action)
        if isinstance(question, Pick)
        else _chosen(ask, number, question, action, place, say)
        for number, question in enumerate(ask.questions)
        if question.accepts(action)
    ]
    return min(counts)


def _picked(pick: Pick, action: Any) -> int:
    """A press for each die that changes and one that confirms; a menu takes all at once."""
    if pick.at_once:
        return 1
    changed = set(action.picked) ^ set(pick.already)
    return 1 + (len(changed) if len(pick.items) <= 10 else 1)


def _chosen(
    ask: Ask, number: int, question: Choose, action: Any, place: Place, say: Speaker
) -> int:
    """The way through the parts of a move, as the planner lays it out."""
    presses, progress = 0, None
    while True:
        presses += 1
        deeper = _next(ask, number, question, action, plan(ask, place, say, progress).rows)
        if deeper is None:
            return presses
        progress = deeper


def _next(ask: Ask, number: int, question: Choose, action: Any, rows: Any) -> Chosen | None:
    """What is chosen after the press that leads to the move; None where that made it."""
    for row in rows:
        for name, depth in _offers(row, number):
            if depth == 0 and name == fingerprint(action):
                return None
            chosen = Chosen(number, name, depth)
            if depth and action in [o.action for o in under(question, chosen)[0]]:
                return chosen
    raise AssertionError(f"no way to {action} in {ask}")


def _offers(row: Any, number: int) -> Iterator[tuple[str, int]]:
    """The moves of a row by fingerprint, each with how many parts it settles (0: all)."""
    if isinstance(row, Menu):
        control = ids.read(row.id)
        if isinstance(control, ids.ChoiceMenu | ids.WholeMenu) and control.question == number:
            for entry in row.entries:
                name, _, depth = entry.value.partition(":")
                yield name, int(depth)
        return
    for control in (ids.read(button.id) for button in row):
        match control:
            case ids.Move(question=found, action=name) if found == number:
                yield name, 0
            case ids.Into(question=found, action=name, depth=depth) if found == number and depth:
                yield name, depth


KINDS: dict[str, Callable[[Any, Seat], Turn]] = {
    "yahtzee": lambda state, seat: (
        "yahtzee: a turn with two re-rolls",
        (state.sheet, state.players[seat].boxes),
    ),
    "tres-fute-4ever": lambda state, seat: (
        f"tres-fute-4ever: {'an active' if seat == state.active else 'a passive'} turn",
        (state.round, state.active),
    ),
    "think-str8": lambda state, _: (
        "think-str8: the final guess" if state.step == "guess" else "think-str8: a round",
        state.round,
    ),
    "verflixxt": lambda state, _: ("verflixxt: a turn", state.turn.count),
    "desfausse": lambda state, _: ("desfausse: a turn", (state.round, state.turn)),
}
"""To which turn a move belongs."""
