"""How DESfausse's story is told: a roll of each player, then call after call."""

from renderers.core.story import LINE, Story
from renderers.desfausse.emojis import COLOURS
from rules.desfausse.box import FACES, TROPHY_BOARD
from rules.desfausse.view import Die

DICE = {
    Die(size, colour, face).name
    for size, faces in FACES.items()
    for colour in COLOURS
    for face in faces
}

PLANS = ("planned-hell", "planned-gift", "planned-trophy")

STORY = Story(
    joints={
        "turn-began": {"round-began": "space"},
        "rolled": LINE,
        "rerolled": {"exorcised": "and", "played-new-roll": "and"},
        "nobody-called": {"nobody-cursed": "space", "cursed": "space"},
        "called": {"nobody-called": "space"},
        "handed": "space",
        "gave-to-cursed": "space",
        **{plan: dict.fromkeys(PLANS, "space") for plan in PLANS},
    },
    gathered=("stopped", "only-devils", "nobody-called"),
    icons={
        **{f"dice-{die}": die for die in DICE},
        **{f"trophy-{row.trophy}": f"trophy-{row.trophy}" for row in TROPHY_BOARD},
        "event-shed-to-hell": "hell",
    },
)
