"""The figures on the pages of rules: nothing is typed there that the rules already know."""

from collections.abc import Mapping

from renderers.desfausse.rules import EXAMPLES, shed
from rules.core.record import Fact
from rules.desfausse.box import (
    FACES,
    LEAST_COMBINATION,
    MOST_DICE,
    ROLLS,
    STARTING_DICE,
    TROPHY_BOARD,
    VALUES,
    rounds_to_win,
)

WITHOUT_DEVILS, ONE_DEVIL, ALL_DEVILS = EXAMPLES
"""The rows of dice in the picture of what may be shed."""

BOARD: Mapping[str, Fact] = {
    f"{name}_{row.trophy.replace('-', '_')}": figure
    for row in TROPHY_BOARD
    for name, figure in (("tokens", row.tokens), ("least", row.least_shed))
}
"""Of each trophy how many tokens there are, and for how many dice one is taken."""

FIGURES: Mapping[str, Fact] = {
    **BOARD,
    "two": 2,
    "rounds_two": rounds_to_win(2),
    "rounds": rounds_to_win(3),
    "dice": len(STARTING_DICE),
    "small": STARTING_DICE.count(("small", "red")),
    "big": STARTING_DICE.count(("big", "red")),
    "faces": FACES["small"][1:],
    "big_faces": FACES["big"][1:],
    "most": MOST_DICE,
    "rolls": ROLLS,
    "first": VALUES[0],
    "last": VALUES[-1],
    "combination": LEAST_COMBINATION,
    "value": ONE_DEVIL[0].face,
    "equal": shed(ONE_DEVIL)["combination"],
    "devils": shed(ONE_DEVIL)["devils"],
    "count": shed(ONE_DEVIL)["count"],
    "reds": 2,
    "given": 1,
    "free_value": WITHOUT_DEVILS[0].face,
    "free_equal": shed(WITHOUT_DEVILS)["combination"],
    "lost_value": ALL_DEVILS[0].face,
    "lost_equal": shed(ALL_DEVILS)["combination"],
    "lost_devils": shed(ALL_DEVILS)["devils"],
}
"""By name, as the messages `rules-1` … are filled with them."""
