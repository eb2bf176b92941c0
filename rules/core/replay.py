"""The log of a game: its moves with their luck, from which every position can be replayed."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from rules.core.chance import Tape, Taped
from rules.core.game import Game, advance
from rules.core.record import Record, Seat

S = TypeVar("S", bound=Record)
A = TypeVar("A")
V = TypeVar("V", bound=Record)


class Step(msgspec.Struct, frozen=True):
    """One move of the log and what was drawn for it."""

    seat: Seat
    action: Any
    tape: Tape = ()


def states(game: Game[S, A, V], baseline: S, steps: Iterable[Step]) -> Iterator[S]:
    """The state before the first step, and the state after each step with the luck of its tape."""
    yield (state := baseline)
    for step in steps:
        taped = Taped(step.tape)
        state = advance(game, state, step.seat, step.action, taped).state
        taped.finish()
        yield state


def replay(game: Game[S, A, V], baseline: S, steps: Iterable[Step]) -> S:
    """The state after all steps."""
    *_, head = states(game, baseline, steps)
    return head


def upgraded(game: Game[S, A, V], head: bytes, version: int) -> S:
    """A state saved under that rules version, as one of the present version."""
    if version == game.rules_version:
        return msgspec.json.decode(head, type=game.State)
    shape = msgspec.json.decode(head)
    for step in range(version, game.rules_version):
        shape = game.upgrades.get(step, lambda same: same)(shape)
    return msgspec.convert(shape, game.State)
