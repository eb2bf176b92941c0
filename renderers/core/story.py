"""How the events of a game become lines of its story: rules of joining, as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field

LINE = "line"
"""Not joined: a new line begins."""

SILENT = "silent"
"""Not said: what stands before it says the same."""

OTHERWISE = "otherwise"
"""In the place of an event: any that is not named."""

Joint = str | Mapping[str, str]


@dataclass(frozen=True)
class Story:
    """How events are told, by their tags.

    A line tells what one player did in a row. `joints` says how an event is joined to the one
    before it on that line: always the same way, or by the event before it. A way is `LINE`,
    `SILENT` or the message `join-<way>`; without one, what a player did is joined with `join-and`.
    An event of the table, which is nobody's, has a line of its own, and so has a milestone; they
    are joined only where the event before is named. Events that are `gathered` become one sentence,
    `events-<tag>`, when several follow one another; it lists the players, or what `each-<tag>` says
    of each.

    `icons` has, by the message of a word or of a whole event, the icon that stands before it.
    """

    joints: Mapping[str, Joint] = field(default_factory=dict, hash=False)
    gathered: tuple[str, ...] = ()
    icons: Mapping[str, str] = field(default_factory=dict, hash=False)

    def icon(self, message: str) -> str:
        """The icon before a word; empty where there is none."""
        return self.icons.get(message, "")

    def joint(self, tag: str, before: str, *, alone: bool) -> str:
        """How an event is joined to the one before it; one that stands `alone` needs it named."""
        declared = self.joints.get(tag, "and")
        if isinstance(declared, str):
            return LINE if alone else declared
        return declared.get(before, LINE if alone else declared.get(OTHERWISE, LINE))


PLAIN = Story()
"""Everything that a player did in a row, one after the other."""
