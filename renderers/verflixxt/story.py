"""How Verflixxt!'s story is told: a turn is a line, from the roll to what it brought."""

from renderers.core.dice import PIPS
from renderers.core.story import Story

STORY = Story(
    joints={
        "rolled": {"extra-turn": "and"},
        "rolled-both": {"extra-turn": "and"},
        "worm-seen": {"worm-drawn": "which"},
    },
    icons={
        **{f"number-{face}": f"die-{face}" for face in PIPS},
        "face-flixxy": "flixxy",
        "event-guard-moved": "guard",
        "event-flixxy-moved": "flixxy",
        "event-worm-drawn": "worm",
        "event-worm-played": "worm",
    },
)
