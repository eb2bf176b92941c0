"""Who sits on which seat of a table."""

import msgspec

from bot.clock import DAY
from rules.core.levels import Level

SILENCE = 7 * DAY
"""After so long without a sign of somebody who is awaited, the others may go on without them."""


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a seat, and what number their present ask has.

    `since` and `due` are when a present wait began and must end (0: not awaited, no deadline).
    `wishes` are the words of its person's standing wishes at this table, nobody else's to see.
    `idle`: there are standing wishes that would answer the present ask.
    `former` are the people who sat here before; `absent` may take the seat back from the robot on
    it; an `open` seat may be taken by anybody. `heard`: when its person last did something here.
    `level` is how well a robot plays there. `hints`: how often its person has asked the coach, last
    about the ask with the number `hinted`.
    """

    user: int
    name: str
    ask: int = 0
    awaited: bool = False
    since: float = 0
    due: float = 0
    idle: bool = False
    former: tuple[int, ...] = ()
    absent: int = 0
    open: bool = False
    heard: float = 0
    wishes: tuple[str, ...] = ()
    level: Level = "good"
    hints: int = 0
    hinted: int = 0

    @property
    def robot(self) -> bool:
        """Whether a robot plays this seat now."""
        return self.user == 0

    @property
    def own_robot(self) -> bool:
        """Whether the seat is a robot's own, and was never anybody's."""
        return self.robot and not self.former

    @property
    def robot_played(self) -> bool:
        """Whether a robot is to be seen here, also after the game.

        A seat whose last player nobody knows was somebody's who has asked to be forgotten.
        """
        return self.robot and self.former[-1:] != (0,)

    @property
    def beginner(self) -> int:
        """Who sat here when the game began; 0 for a robot."""
        return self.former[0] if self.former else self.user

    @property
    def owner(self) -> int:
        """Whose seat it is, also while a robot sits in for them; 0 where it is nobody's."""
        return self.user or self.absent

    @property
    def silent_at(self) -> float:
        """From when on its person counts as silent; 0 where nobody waits for a sign of them."""
        waits = self.absent or (self.user and self.awaited)
        return max(self.since, self.heard) + SILENCE if waits else 0
