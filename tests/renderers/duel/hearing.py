"""A duel as a listener knows it: one's own game as that game is understood, and how far all are."""

from types import ModuleType
from typing import Any

from msgspec.structs import replace

from rules.core.duel import View
from rules.core.game import Options
from rules.core.record import Seat
from tests.support.ear import Ear


class Hearing:
    """How the words of a duel are understood, made from how those of its game are."""

    def __init__(self, game: ModuleType) -> None:
        self.game = game

    def told(self, view: View[Any]) -> View[Any]:
        """What the words tell of a view."""
        return replace(view, own=self.game.told(view.own))

    def heard(self, ear: Ear, text: str, seat: Seat, options: Options) -> View[Any]:
        """The view that is told; nobody has left off."""
        alone = Ear(ear.say.among((seat,)), 1)
        far = [_line(ear, text, name) for name in ear.names]
        reached = [ear.find("duel-reached", line) for line in far]
        turns = next(facts.number("turns") for facts in reached if facts)
        return View(
            seat=seat,
            done=tuple(facts.number("done") if facts else turns for facts in reached),
            turns=turns,
            own=self.game.heard(alone, text, 0, options),
        )


def _line(ear: Ear, text: str, name: str) -> str:
    """How far somebody is."""
    head = "- " + ear.say("labelled", what=name, which="").rstrip()
    return next(line for line in text.splitlines() if line.startswith(head))
