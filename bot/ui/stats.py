"""The controls of statistics, and of whether somebody is in them."""

from typing import Literal

from bot.ui.control import Control


class Stats(Control, frozen=True):
    """Statistics of a `person` or of the `server` where it is pressed; no game: all of them."""

    letter = "g"
    what: Literal["person", "server"]
    user: int = 0
    game: str = ""


class Count(Control, frozen=True):
    """Be in statistics, or not."""

    letter = "v"
    counted: int


class Forget(Control, frozen=True):
    """Take me out of all results so far; the question has been asked."""

    letter = "y"
