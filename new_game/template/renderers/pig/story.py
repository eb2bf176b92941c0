"""How the story of Pig is told: a turn is a line, roll after roll."""

from renderers.core.dice import PIPS
from renderers.core.story import Story

STORY = Story(
    joints={"rolled": {"rolled": "then"}},
    icons={f"face-{face}": f"die-{face}" for face in PIPS},
)
"""A roll after a roll is joined with an arrow; after anything else it begins a new line."""
