"""How many presses a turn takes for somebody who plays in the channel only, in games of robots.

A press is one interaction that Discord sends. Where something is asked in private, or several are
asked at once, the panel under "Your move" is opened once a turn.
"""

import statistics
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from typing import Any

from bot.ui import ids
from bot.ui.planner import Chosen, Menu, Place, plan, under
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


def pressed(game: AnyGame, seed: int) -> dict[tuple[str, Hashable, Seat], int]:
    """By kind of turn, turn and seat the presses of one game."""
    seats = max(2, game.seats[0])
    play = played(game, seats, {}, seed=seed, player=by_robot)
    found: dict[tuple[str, Hashable, Seat], int] = defaultdict(int)
    opened, rolled = set[Any](), defaultdict[Any, int](int)
    for state, step, _, _ in play.moves():
        kind, turn = KINDS[game.key](state, step.seat)
        asks, where = game.asks(state), (kind, turn, step.seat)
        ask = asks[step.seat]
        rolled[where] += isinstance(step.action, RollAgain)
        private = len(asks) > 1 or not _in_public(ask, step.action)
        if private and where not in opened:
            opened.add(where)
            found[where] += 1
        found[where] += presses_for(game, ask, step.seat, step.action, private=private)
    if game.key == "yahtzee":
        return {where: count for where, count in found.items() if rolled[where] == 2}
    return found


def _in_public(ask: Ask, action: object) -> bool:
    return any(question.accepts(action) and not question.private for question in ask.questions)


def presses_for(game: AnyGame, ask: Ask, seat: Seat, action: Any, *, private: bool) -> int:
    """The fewest presses with which the planned controls make this move."""
    surface = ids.Surface.PRIVATE if private else ids.Surface.BOARD
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
