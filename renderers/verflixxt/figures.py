"""The figures on the pages of rules: nothing is typed there that the rules already know."""

from collections.abc import Mapping

from renderers.verflixxt.rules import COUNTED, MOVES, TRACK, WON
from rules.core.record import Fact
from rules.verflixxt.box import (
    ACTION_DIE,
    BONUS,
    FIRST_RUN,
    GUARDS,
    LUCK,
    MALUS_VALUES,
    NAMED,
    ORANGE_SHUFFLED,
    ORANGE_STANDARD,
    ROUND_TOKENS,
    VERFLIXXT,
    WORM_TOKENS,
    WORMS,
    pawns_each,
)

FEW = 4
"""The most players with whom everybody has more pawns."""

BASE_MOST = 6
SEATS = (2, 8)
"""The most players of the base game; the fewest and the most with the expansion."""

WORM_POINTS = 1
"""What a worm token is worth at the end."""

LEFT_OUT = (1, 2)
"""The minus tiles that the shuffled track of the expansion leaves out."""

FIGURES: Mapping[str, Fact] = {
    "many_pawns": pawns_each(FEW),
    "few_pawns": pawns_each(FEW + 1),
    "few": FEW,
    "twice_to": len(FIRST_RUN),
    "malus_nine": MALUS_VALUES[-2],
    "malus_ten": MALUS_VALUES[-1],
    "bonus": len(BONUS),
    "bonus_low": BONUS[0].value,
    "lucks": len(LUCK),
    "guards": GUARDS,
    "guarded_high": BONUS[-1].value,
    "guarded_low": BONUS[-2].value,
    "lone_roll": MOVES[0][0],
    "lone_tile": -TRACK[MOVES[0][2]].tile.value,
    "shared_roll": MOVES[2][0],
    "first": -NAMED[WON[0]].value,
    "second": -NAMED[WON[2]].value,
    "third": -NAMED[WON[4]].value,
    "plus": NAMED[WON[5]].value,
    "lucky": sum(name.startswith("luck") for name in WON),
    "points": sum(COUNTED),
    "base_most": BASE_MOST,
    "least": SEATS[0],
    "most": SEATS[1],
    "face_flixxy": ACTION_DIE.count("flixxy"),
    "face_question": ACTION_DIE.count("question"),
    "face_cross": ACTION_DIE.count("cross"),
    "token_one": ROUND_TOKENS[0],
    "token_two": ROUND_TOKENS[1],
    "token_three": ROUND_TOKENS[2],
    "token_four": ROUND_TOKENS[3],
    "oranges": len(VERFLIXXT),
    "left_out_one": LEFT_OUT[0],
    "left_out_two": LEFT_OUT[1],
    "shuffled": ORANGE_SHUFFLED,
    "standard": ORANGE_STANDARD,
    "worms": len(WORMS),
    "swaps": WORM_TOKENS["swap"],
    "pushes": WORM_TOKENS["push"],
    "doubles": WORM_TOKENS["double"],
    "buries": WORM_TOKENS["bury"],
    "worm_points": WORM_POINTS,
}
"""By name, as the messages `rules-1` … are filled with them."""
