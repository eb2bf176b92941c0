"""The controls of lessons and tips."""

from typing import Literal

from bot.ui.control import Control


class Learn(Control, frozen=True):
    """A game's practice hand, where somebody has left it; no game: all of them to choose from."""

    letter = "ln"
    lesson: str = ""
    fresh: int = 1


LessonVerb = Literal["next", "show", "text", "skip", "leave", "restart", "robot", "friends"]


class LessonStep(Control, frozen=True):
    """Something to do in a lesson at one of its tasks, beside the controls of the game."""

    letter = "le"
    lesson: str
    task: int
    verb: LessonVerb


class NoTips(Control, frozen=True):
    """No more tips in my first games."""

    letter = "nt"
