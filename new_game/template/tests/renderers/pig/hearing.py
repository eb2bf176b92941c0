"""Pig as a listener knows it: the view rebuilt from words alone."""

from new_game.template.rules.pig.view import TurnView, View
from rules.core.game import Options
from rules.core.record import Seat
from tests.support.ear import Ear


def told(view: View) -> View:
    """The words tell all of it."""
    return view


def heard(ear: Ear, text: str, seat: Seat, options: Options) -> View:  # noqa: ARG001
    """The view that is told; a listener knows their own seat and the table's options."""
    table = text.partition("\n\n")[2]
    dice, before = ear.find("alt-dice", table), ear.find("alt-before", table)
    points = table.partition(ear.say("alt-points"))[2]
    return View(
        goal=ear.need("alt-goal", table).number("goal"),
        points=tuple(score.number("points") for score in ear.every("alt-score", points)),
        turn=TurnView(
            ear.need("alt-turn", table).seat(),
            dice.numbers("dice") if dice else (),
            dice.number("points") if dice else 0,
        ),
        before=TurnView(before.seat(), before.numbers("dice"), before.number("points"))
        if before
        else None,
    )
