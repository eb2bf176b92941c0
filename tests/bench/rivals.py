"""Named players for the robots to be measured against, and the matches they play."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rules.catalog import GAMES
from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.game import Options
from rules.core.levels import Level

Think = Callable[[Any, Ask, Chance], Any]


@dataclass(frozen=True)
class Match:
    """One robot of a level on one seat, the same rival on all others."""

    key: str
    level: Level
    name: str
    rival: Think
    seats: tuple[int, ...]
    options: Options = field(default_factory=dict)

    @property
    def told(self) -> str:
        """The options, where they are not the usual ones."""
        return "".join(f"{key} {choice}, " for key, choice in self.options.items())


MATCHES = (Match("yahtzee", "strong", "one who plays for points", GAMES["yahtzee"].robot, (2, 4)),)
