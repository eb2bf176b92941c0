"""The figures on the pages of rules: nothing is typed there that the rules already know."""

from collections.abc import Mapping

from new_game.template.rules.pig.box import BUST, GOALS, USUAL_GOAL
from rules.core.record import Fact

FIGURES: Mapping[str, Fact] = {
    "bust": BUST,
    "goal": int(USUAL_GOAL),
    "short": int(GOALS[0]),
    "long": int(GOALS[-1]),
}
"""By name, as the messages `rules-1` … are filled with them."""
