"""DESfausse's palette: two colours of dice, embers for Hell, players in colours no die has."""

from renderers.core.palette import THEME, Palette

PAPERS = ("paper", "card", "glow", "rule", "ink", "pencil", "felt", "felt-deep", "gold", "bone")

TINTS = {"red": (188, 40, 40), "green": (20, 124, 76)}
SHADES = {"red": (128, 20, 28), "green": (8, 80, 52)}

SEATS = {
    "seat-0": (40, 92, 160),
    "seat-1": (124, 64, 140),
    "seat-2": (152, 92, 12),
    "seat-3": (12, 108, 128),
    "seat-4": (84, 84, 100),
}
"""Players in colours that no die has."""

HELL = {"hell": (72, 24, 28), "ember": (232, 108, 44)}

GROUNDS = ("card", "glow", "felt", "hell")
"""What dice lie on."""

PALETTE = Palette(
    {name: THEME[name] for name in PAPERS}
    | SEATS
    | HELL
    | {f"tint-{colour}": paint for colour, paint in TINTS.items()}
    | {f"shade-{colour}": paint for colour, paint in SHADES.items()},
    {
        ("paper", "ink"): 10,
        ("card", "ink"): 10,
        ("glow", "ink"): 7,
        ("rule", "ink"): 6,
        ("gold", "ink"): 8,
        ("paper", "pencil"): 4,
        ("card", "pencil"): 5,
        ("glow", "pencil"): 4,
        ("card", "rule"): 2,
        ("glow", "rule"): 2,
        ("rule", "pencil"): 2,
        ("paper", "card"): 2,
        ("paper", "glow"): 2,
        ("paper", "rule"): 2,
        ("paper", "felt"): 6,
        ("paper", "hell"): 5,
        ("paper", "gold"): 4,
        ("card", "gold"): 5,
        ("glow", "gold"): 4,
        ("felt", "card"): 8,
        ("felt", "gold"): 6,
        ("felt", "ink"): 3,
        ("felt", "felt-deep"): 3,
        ("hell", "card"): 8,
        ("hell", "ember"): 6,
        ("hell", "ink"): 3,
        ("card", "hell"): 5,
        ("glow", "hell"): 4,
        **{("card", seat): 4 for seat in SEATS},
        **{(ground, seat): 2 for ground in ("glow", "felt") for seat in SEATS},
        **{(f"tint-{colour}", f"shade-{colour}"): 4 for colour in TINTS},
        **{(f"tint-{colour}", "card"): 7 for colour in TINTS},
        **{(f"tint-{colour}", "ink"): 4 for colour in TINTS},
        **{(ground, f"shade-{colour}"): 3 for ground in GROUNDS for colour in TINTS},
    },
    borrowed={("felt", "hell")} | {("gold", seat) for seat in SEATS},
)
