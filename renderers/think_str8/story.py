"""How Think Str8!'s story is told: a round's line with its dice, then a line for each player."""

from renderers.core.story import Story
from rules.think_str8.box import COLOURS

STORY = Story(
    joints={"rolled": {"round-begins": "space"}},
    gathered=("guessed",),
    icons={
        **{f"{fact}-{c}": f"die-{c}" for fact in ("dice", "die", "turned") for c in COLOURS},
        **{f"card-{colour}": f"card-{colour}" for colour in COLOURS},
        "event-right": "done",
        "event-too-high": "cross",
        "event-too-low": "cross",
        "event-wrong": "cross",
    },
)
