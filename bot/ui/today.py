"""The controls of today's dice."""

from typing import Literal

from bot.ui.control import Control

TodayVerb = Literal["page", "play", "share", "fair"]


class Today(Control, frozen=True):
    """Today's dice: the page about them, a game to play or see again, its line to share, or what
    was promised of the dice."""

    letter = "td"
    checks_itself = True
    verb: TodayVerb
    game: str = ""
    fresh: int = 0


class DayResult(Control, frozen=True):
    """How one's game of some day came out, or its line for the channel."""

    letter = "dr"
    checks_itself = True
    verb: Literal["see", "share"]
    day: str
    game: str
