"""The colours of the sheet: one for each zone with a pale one for its cells, silver for the tray.

Colour never stands alone: every zone, die and "?" has a letter or a word beside it.
"""

from renderers.core import badges
from renderers.core.dice import Tint
from renderers.core.palette import RGB, THEME, Palette, mixed
from renderers.core.say import Say
from rules.core.record import Seat

OWN: dict[str, RGB] = {
    "yellow": (244, 196, 52),
    "yellow-pale": (252, 240, 200),
    "blue": (48, 104, 180),
    "blue-pale": (216, 228, 244),
    "grey": (92, 96, 108),
    "shade-W": (252, 252, 252),
    "shade-L": (220, 224, 228),
    "shade-D": (172, 176, 184),
    "green-zone": (44, 124, 68),
    "green-pale": (212, 236, 208),
    "green-dim": (184, 216, 184),
    "pink": (200, 60, 124),
    "pink-pale": (252, 220, 232),
    "silver": (188, 196, 204),
    "silver-lit": (228, 232, 236),
    "fox": (216, 104, 28),
    "lead": (60, 60, 76),
    "fresh": (164, 16, 20),
    "black": (28, 24, 24),
}

SHARED_COLOURS = (
    "paper",
    "card",
    "glow",
    "rule",
    "ink",
    "pencil",
    "felt",
    "gold",
    "seat-0",
    "seat-1",
    "seat-2",
    "seat-3",
)
"""What is used here of the theme of all games."""

ZONE = {
    "yellow": "yellow",
    "blue": "blue",
    "grey": "grey",
    "green": "green-zone",
    "pink": "pink",
    "white": "shade-W",
    "black": "black",
}
"""The full colour of a zone, a die or a "?"."""

PALE = {
    "yellow": "yellow-pale",
    "blue": "blue-pale",
    "grey": "shade-L",
    "green": "green-pale",
    "pink": "pink-pale",
}
"""The colour of a zone's cells."""

OVER = {zone: "ink" if zone in ("yellow", "white") else "card" for zone in ZONE}
"""What is written on a full colour."""

GROUNDS = (*PALE.values(), "shade-W", "shade-D", "green-dim", "card", "paper")

DEEP = {colour: f"{name}-deep" for colour, name in ZONE.items() if colour != "black"}
"""The colour of a die's flank."""

_deep = {
    DEEP[colour]: mixed(OWN[ZONE[colour]], THEME["ink"], 0.2 if colour == "white" else 0.3)
    for colour in DEEP
}
_ramps: dict[tuple[str, str], int] = {
    ("paper", "ink"): 8,
    ("card", "ink"): 8,
    ("glow", "ink"): 5,
    ("paper", "pencil"): 5,
    ("card", "pencil"): 4,
    ("felt", "card"): 6,
    ("felt", "gold"): 4,
    ("silver", "ink"): 5,
    ("yellow", "ink"): 6,
    **{(colour, "card"): 5 for colour in ("blue", "grey", "green-zone", "pink", "fox", "black")},
    **{(ground, "lead"): 4 for ground in GROUNDS},
    **{(ground, "fresh"): 3 for ground in GROUNDS},
    **{("paper", colour): 2 for colour in ("card", "felt", "grey", "silver", "gold")},
    ("shade-W", "ink"): 4,
    **{("paper", f"seat-{seat}"): 3 for seat in range(4)},
    **{("card", f"seat-{seat}"): 4 for seat in range(4)},
}

_borrowed = {
    ("blue", "blue-deep"),
    ("blue", "blue-pale"),
    ("blue", "shade-W"),
    ("blue-deep", "card"),
    ("green-zone", "green-pale"),
    ("pink", "pink-pale"),
    ("yellow", "card"),
    ("card", "glow"),
    *(("glow", f"seat-{seat}") for seat in range(4)),
    *(("paper", colour) for colour in ("yellow", "blue", "green-zone", "pink", "glow")),
}

PALETTE = Palette({name: THEME[name] for name in SHARED_COLOURS} | OWN | _deep, _ramps, _borrowed)

SEATS = 4
"""Players who have a colour of their own; more than these play in duels alone."""


def mark(seat: Seat, say: Say) -> badges.Mark:
    """A player's letter and colour."""
    return badges.mark(seat, say, SEATS)


TINTS = {
    colour: Tint(OWN[ZONE[colour]], _deep[DEEP[colour]], PALETTE.theme[OVER[colour]])
    for colour in DEEP
}
"""What the six dice are made of."""
