"""Half-made answers: how far somebody has got with a move of several parts."""

from cachetools import LRUCache

from bot.ui.planner import Chosen, Picked, Place, Progress, beside

REMEMBERED = 5_000


class Drafts:
    """What is chosen so far, by where it was chosen and what was asked.

    A press carries it in its id. It is kept here too, in memory only, so that a message which is
    posted or drawn anew while somebody chooses still shows it.
    """

    def __init__(self) -> None:
        self._chosen: LRUCache[Place, Progress] = LRUCache(REMEMBERED)

    def put(self, place: Place, progress: Chosen | Picked) -> None:
        """Somebody has chosen a part, or taken it back; what they picked beside it stays."""
        self._chosen[place] = beside(progress, self._chosen.get(place))

    def at(self, place: Place) -> Progress:
        """What is chosen there; nothing once the question is another one."""
        return self._chosen.get(place)
