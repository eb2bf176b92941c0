"""How Très Futé 4ever's story is told: a roll is a line, with the die and all that it sets off."""

from renderers.core.story import LINE, OTHERWISE, SILENT, Story
from rules.tres_fute_4ever.box import BONUSES, COLOURS, FACES, MARKS

ENTRIES = ("wrote-yellow", "crossed-blue", "crossed-grey", "wrote-green", "wrote-pink")

STORY = Story(
    joints={
        "turn-began": LINE,
        "passive-turn-began": LINE,
        "rolled": {"turn-began": "and", "passive-turn-began": "and"},
        "rerolled": "then",
        "took-die": "then",
        "took-silver": LINE,
        "took-from-box": LINE,
        **dict.fromkeys(ENTRIES, "which"),
        "gained": "so",
        "bar-filled": "so",
        "used-mark": {"gained": SILENT, "bar-filled": SILENT, OTHERWISE: "so"},
    },
    gathered=("declined", "nothing-to-take", "nothing-fits"),
    icons={
        **{f"dice-{c}-{face}": f"cube-{c}" for c in COLOURS for face in FACES},
        **{f"tray-{colour}": f"cube-{colour}" for colour in COLOURS},
        **{f"bonus-{bonus}": f"bonus-{bonus}" for bonus in BONUSES},
        **{f"mark-{mark}": f"bonus-{mark}" for mark in MARKS},
    },
)
