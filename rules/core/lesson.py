"""A practice hand: a game with scripted luck, in which one player is told what to do and why.

A lesson is data: positions, the moves that are meant, what is drawn for them, and what the others
do in between. Its sentences stand in the Fluent file `<game>-lesson.ftl`, under the words that are
given here. Every position follows by replay, so that of a learner only the number of the task has
to be remembered.
"""

from collections.abc import Mapping
from typing import Any
from zlib import crc32

import msgspec

from rules.core.asks import Ask, Choose
from rules.core.chance import Tape
from rules.core.record import Seat

LEARNER: Seat = 0
"""The seat of whoever learns; robots sit on the others, and move by the script."""

MOST_TASKS = 12


class Reply(msgspec.Struct, frozen=True):
    """What another player does in between, and what is drawn for it."""

    seat: Seat
    action: Any
    tape: Tape = ()


class Task(msgspec.Struct, frozen=True):
    """One thing to do, or to read where there is no `action`.

    The coach says `lesson-<lesson>-<word>` before it, and `lesson-<lesson>-<word>-but` to whoever
    does anything else; `others` has by a further word the moves, or the kinds of move, about which
    there is more to say: `lesson-<lesson>-<word>-<further word>`. `marks` are the names of what is
    framed on the picture. `tape` is drawn for the move, and `then` are the moves of the others that
    follow.
    """

    word: str
    action: Any = None
    tape: Tape = ()
    marks: tuple[str, ...] = ()
    others: Mapping[str, tuple[Any, ...]] = {}
    then: tuple[Reply, ...] = ()

    def about(self, action: Any) -> str:
        """The word of what there is to say about a move that is not meant."""
        kinds = (action, type(action))
        known = (word for word, moves in self.others.items() if any(k in moves for k in kinds))
        return next(known, "but")


class Chapter(msgspec.Struct, frozen=True):
    """Some tasks about one thing: what "skip" skips. `lesson-<lesson>-<word>` is its heading.

    It begins at a position of its own (`start`), or where the one before it has ended.
    """

    word: str
    tasks: tuple[Task, ...]
    start: Any = None


class Lesson(msgspec.Struct, frozen=True):
    """A practice hand for so many seats; `setup` is drawn by the game's `new`."""

    key: str
    seats: int
    chapters: tuple[Chapter, ...]
    options: Mapping[str, str] = {}
    setup: Tape = ()

    @property
    def number(self) -> int:
        """A number for the ids of controls, the same in every version."""
        return crc32(self.key.encode())

    @property
    def tasks(self) -> tuple[Task, ...]:
        """All tasks in their order."""
        return tuple(task for chapter in self.chapters for task in chapter.tasks)

    def chapter_of(self, place: int) -> int:
        """The chapter of the task at this place."""
        ends = 0
        for number, chapter in enumerate(self.chapters):
            ends += len(chapter.tasks)
            if place < ends:
                return number
        return len(self.chapters)

    def after_chapter(self, place: int) -> int:
        """The place of the first task of the next chapter; of the end after the last one."""
        through = self.chapters[: self.chapter_of(place) + 1]
        return sum(len(chapter.tasks) for chapter in through)


class Tip(msgspec.Struct, frozen=True):
    """A line for whoever plays a game for the first time, said once: `tip-<word>`.

    It is said when they are asked a question called `asked`, or offered a `part` called so.
    """

    word: str
    asked: str = ""
    part: str = ""

    def comes_up(self, ask: Ask) -> bool:
        """Whether it is about what is asked."""
        words = {question.word for question in ask.questions}
        choices = (question for question in ask.questions if isinstance(question, Choose))
        options = (option for choice in choices for option in choice.options)
        return self.asked in words or any(p.word == self.part for o in options for p in o.parts)


def faces(*shown: int) -> Tape:
    """What is drawn where ordinary dice show these faces."""
    return tuple((6, face - 1) for face in shown)
