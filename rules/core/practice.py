"""The positions of a lesson, each of which follows from the script by replay."""

from typing import Any

import msgspec

from rules.core.chance import Taped
from rules.core.game import AnyGame, advance
from rules.core.lesson import LEARNER, Lesson, Reply, Task
from rules.core.record import Event


class Told(msgspec.Struct, frozen=True):
    """One move of the script and what there is to tell about it."""

    move: Reply
    events: tuple[Event, ...]


class Moment(msgspec.Struct, frozen=True):
    """The position at a task, or at the end, and the moves that led to it from the last one."""

    state: Any
    told: tuple[Told, ...] = ()


def moments(game: AnyGame, lesson: Lesson) -> tuple[Moment, ...]:
    """The position before each task, and the one after the last."""
    found: list[Moment] = []
    state: Any = _dealt(game, lesson)
    told: tuple[Told, ...] = ()
    for chapter in lesson.chapters:
        if chapter.start is not None:
            state, told = chapter.start, ()
        for task in chapter.tasks:
            found.append(Moment(state, told))
            state, told = _after(game, state, task)
    return (*found, Moment(state, told))


def _dealt(game: AnyGame, lesson: Lesson) -> Any:
    """How the game is set up; nothing where the first chapter has a position of its own."""
    if lesson.chapters[0].start is not None:
        return None
    taped = Taped(lesson.setup)
    state = game.new(lesson.seats, lesson.options, taped)
    taped.finish()
    return state


def _after(game: AnyGame, state: Any, task: Task) -> tuple[Any, tuple[Told, ...]]:
    """Where a task and what the others then do lead."""
    own = () if task.action is None else (Reply(LEARNER, task.action, task.tape),)
    told: list[Told] = []
    for move in (*own, *task.then):
        taped = Taped(move.tape)
        change = advance(game, state, move.seat, move.action, taped)
        taped.finish()
        state = change.state
        told.append(Told(move, change.events))
    return state, tuple(told)
