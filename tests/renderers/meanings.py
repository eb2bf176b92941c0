"""Which colours mean different things, for every palette.

In each group a colour, or a few that belong together, stands for one thing and has to be told from
all others of the group. Whatever stands for nothing is a ground or an ink.
"""

from collections.abc import Mapping

from rules.think_str8.box import COLOURS

Group = Mapping[str, tuple[str, ...]]


def each(*names: str) -> Group:
    """Colours that stand for themselves."""
    return {name: (name,) for name in names}


def seats(count: int) -> Group:
    return each(*(f"seat-{seat}" for seat in range(count)))


MARKED = each("card", "glow")
"""Whoever is awaited, and what can be chosen, glows."""

KINDS = ("malus", "bonus", "luck", "verflixxt")

MEANINGS: Mapping[str, tuple[Group, ...]] = {
    "shared": ({**seats(8), **each("gold", "green", "felt")}, MARKED),
    "plain": ({**seats(8), **each("gold", "green", "felt")}, MARKED),
    "think-str8": (
        {**{colour: (f"tint-{colour}", f"shade-{colour}") for colour in COLOURS}, **seats(4)},
        each("card", "gold", "felt"),
        each("green", "ink"),
        MARKED,
    ),
    "tres-fute-4ever": (
        {
            "yellow": ("yellow", "yellow-deep"),
            "blue": ("blue", "blue-deep"),
            "grey": ("grey", "grey-deep"),
            "green": ("green-zone", "green-zone-deep"),
            "pink": ("pink", "pink-deep"),
            "white": ("shade-W", "shade-W-deep"),
            **each("black", "silver", "fox", "gold"),
        },
        {**each("yellow-pale", "blue-pale", "pink-pale", "shade-W", "shade-L", "shade-D")}
        | {"green": ("green-pale", "green-dim")},
        seats(4),
        each("lead", "fresh"),
        MARKED,
    ),
    "verflixxt": (
        {**each(*KINDS, "worm")},
        {**each(*(f"{kind}-pale" for kind in KINDS))},
        seats(8),
        each("card", "glow", "gold"),
    ),
    "desfausse": (
        {
            "red": ("tint-red", "shade-red"),
            "green": ("tint-green", "shade-green"),
            **seats(5),
            **each("hell", "ember", "gold"),
        },
        MARKED,
    ),
}

MEANINGLESS = frozenset(
    {"paper", "card", "rule", "ink", "pencil", "felt", "felt-deep", "felt-lit", "gold", "green"}
    | {"ivory", "bone", "silver-lit"}
)
"""Grounds, inks and decoration; some of them have a meaning in one game and none in another."""
