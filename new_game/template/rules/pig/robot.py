"""A robot that stops where another roll gains nothing on average."""

from new_game.template.rules.pig.state import Bank, Move, Roll
from new_game.template.rules.pig.view import View
from rules.core.asks import Ask
from rules.core.chance import Chance

ENOUGH = 20
"""Five faces of six bring 4 points on average, the sixth loses everything: 5 × 4 = 20."""


def robot(view: View, ask: Ask, chance: Chance) -> Move:  # noqa: ARG001  (it needs no luck)
    """Banks 20 points, or as many as win the game; else rolls."""
    if view.turn is None or Bank() not in ask.moves:
        return Roll()
    missing = view.goal - view.points[view.turn.seat]
    return Bank() if view.turn.points >= min(ENOUGH, missing) else Roll()
