"""Verflixxt!'s palette: a strong and a pale colour for each kind of tile."""

from renderers.core.palette import SEATS, THEME, Palette

KINDS = ("malus", "bonus", "luck", "verflixxt")
"""The kinds of tiles that are named like their colours."""

OWN = {
    "malus": (128, 36, 40),
    "malus-pale": (244, 216, 204),
    "bonus": (36, 100, 56),
    "bonus-pale": (216, 232, 196),
    "luck": (24, 80, 136),
    "luck-pale": (208, 228, 244),
    "verflixxt": (244, 156, 52),
    "verflixxt-pale": (252, 224, 164),
    "worm": (228, 152, 148),
}

RAMPS = {
    ("paper", "ink"): 10,
    ("card", "ink"): 10,
    ("glow", "ink"): 9,
    ("paper", "pencil"): 6,
    ("card", "pencil"): 4,
    ("paper", "card"): 2,
    ("paper", "glow"): 2,
    ("paper", "felt"): 6,
    ("paper", "gold"): 4,
    ("paper", "bone"): 3,
    ("felt", "card"): 8,
    ("felt", "gold"): 4,
    ("felt", "worm"): 4,
    ("felt", "felt-deep"): 2,
    ("felt", "bone"): 4,
    ("ink", "gold"): 8,
    ("worm", "ink"): 6,
    ("verflixxt", "ink"): 8,
    ("ivory", "bone"): 7,
    ("ivory", "ink"): 6,
    **{(kind, "card"): 6 for kind in ("malus", "bonus", "luck")},
    **{("paper", kind): 3 for kind in KINDS},
    **{("paper", f"seat-{seat}"): 2 for seat in range(SEATS)},
    **{("card", f"seat-{seat}"): 5 for seat in range(SEATS)},
}

BORROWED = {
    ("card", "gold"),
    ("card", "glow"),
    ("felt", "ink"),
    ("glow", "gold"),
    *((kind, "gold") for kind in KINDS),
    *((f"seat-{seat}", f"{kind}-pale") for kind in KINDS for seat in range(SEATS)),
    *((ground, "worm") for ground in ("paper", "card", "glow")),
    *(("glow", kind) for kind in KINDS),
    *(("paper", f"{kind}-pale") for kind in KINDS),
    *((f"{kind}-pale", colour) for kind in KINDS for colour in ("card", "ink")),
}

PALETTE = Palette({**THEME, **OWN}, RAMPS, BORROWED)


def written_on(kind: str) -> str:
    """The colour of what is written on a kind's strong colour."""
    return "ink" if kind == "verflixxt" else "card"
