"""How Yahtzee's story is told: a turn is a line, from the first roll to the box."""

from renderers.core.dice import PIPS
from renderers.core.story import LINE, Story

STORY = Story(
    joints={
        "starts": LINE,
        "rolled": {"rolled": "then", "starts": "and"},
    },
    gathered=("starting-roll",),
    icons={f"dice-{face}": f"die-{face}" for face in PIPS},
)
