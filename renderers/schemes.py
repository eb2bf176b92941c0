"""Every picture in other colours: for people who cannot tell some of the usual ones apart.

A scheme changes what the entries of a palette look like, and no pixel: each entry keeps its place,
and the ramps between two colours follow. So nothing is drawn twice, and drawing takes no longer.
`tests/renderers/test_schemes.py` measures how far apart the colours are to whom.
"""

from collections.abc import Iterator, Mapping

from PIL import Image

from renderers.core import plain
from renderers.core.palette import RGB, SHARED, THEME, Palette
from renderers.core.scheme import SCHEMES, STANDARD, Scheme
from renderers.desfausse import colours as desfausse
from renderers.think_str8 import colours as think_str8
from renderers.tres_fute_4ever import colours as tres_fute_4ever
from renderers.verflixxt import colours as verflixxt

Theme = Mapping[str, RGB]
Themes = Mapping[Scheme, Theme]
"""By scheme, the colours that differ from the standard."""

EVERYWHERE: Themes = {
    "red-green": {
        "green": (24, 104, 60),
        "seat-0": (88, 8, 20),
        "seat-1": (40, 100, 176),
        "seat-2": (80, 112, 20),
        "seat-3": (100, 44, 116),
        "seat-4": (100, 56, 0),
        "seat-6": (172, 48, 104),
        "seat-7": (52, 48, 64),
    },
    "blue-yellow": {
        "glow": (244, 224, 168),
        "green": (76, 108, 64),
        "seat-0": (184, 40, 32),
        "seat-1": (76, 80, 152),
        "seat-2": (52, 76, 8),
        "seat-6": (156, 28, 92),
    },
    "contrast": {
        "paper": (255, 255, 255),
        "card": (255, 255, 255),
        "glow": (255, 236, 140),
        "rule": (188, 180, 168),
        "ink": (0, 0, 0),
        "pencil": (48, 44, 44),
        "felt": (8, 56, 48),
        "felt-deep": (0, 32, 28),
        "felt-lit": (96, 156, 136),
        "gold": (255, 200, 60),
        "green": (0, 88, 44),
        "ivory": (255, 255, 248),
        "bone": (208, 192, 156),
        "seat-0": (168, 40, 28),
        "seat-1": (32, 88, 156),
        "seat-2": (64, 96, 16),
        "seat-4": (128, 76, 0),
        "seat-5": (0, 96, 108),
        "seat-6": (164, 32, 96),
    },
}
"""What is different of the theme that all games share."""

THINK_STR8: Themes = {
    "red-green": {
        "seat-0": (64, 32, 0),
        "seat-1": (32, 112, 124),
        "seat-2": (180, 40, 112),
        "seat-3": (4, 0, 32),
        "tint-blue": (0, 96, 208),
        "tint-yellow": (248, 204, 60),
        "tint-violet": (60, 20, 104),
        "tint-red": (192, 48, 12),
        "tint-grey": (72, 80, 84),
        "shade-blue": (0, 75, 162),
        "shade-green": (16, 97, 62),
        "shade-yellow": (193, 159, 47),
        "shade-violet": (47, 16, 81),
        "shade-red": (150, 37, 9),
        "shade-grey": (56, 62, 66),
    },
    "blue-yellow": {
        "seat-0": (120, 72, 32),
        "seat-1": (0, 48, 60),
        "seat-2": (172, 52, 112),
        "seat-3": (52, 48, 92),
        "tint-blue": (12, 84, 176),
        "tint-green": (12, 124, 76),
        "tint-yellow": (248, 204, 60),
        "tint-violet": (120, 60, 152),
        "tint-red": (192, 40, 40),
        "shade-blue": (9, 66, 137),
        "shade-green": (9, 97, 59),
        "shade-yellow": (193, 159, 47),
        "shade-violet": (94, 47, 119),
        "shade-red": (150, 31, 31),
        "shade-grey": (81, 84, 90),
    },
    "contrast": {
        "seat-0": (112, 64, 24),
        "seat-1": (0, 84, 100),
        "seat-2": (152, 4, 92),
        "seat-3": (40, 44, 84),
        "tint-blue": (24, 88, 168),
        "tint-green": (0, 100, 60),
        "tint-red": (176, 24, 28),
        "tint-grey": (84, 88, 96),
        "shade-blue": (19, 69, 131),
        "shade-green": (0, 78, 47),
        "shade-yellow": (190, 156, 44),
        "shade-violet": (90, 47, 119),
        "shade-red": (137, 19, 22),
        "shade-grey": (66, 69, 75),
    },
}

TRES_FUTE_4EVER: Themes = {
    "red-green": {
        "gold": (228, 172, 32),
        "yellow": (252, 216, 128),
        "yellow-pale": (252, 240, 180),
        "blue": (60, 112, 188),
        "blue-pale": (212, 224, 252),
        "grey": (100, 96, 96),
        "shade-L": (188, 204, 204),
        "shade-D": (152, 156, 156),
        "green-zone": (20, 112, 52),
        "green-pale": (192, 216, 188),
        "green-dim": (176, 208, 176),
        "pink": (144, 4, 104),
        "pink-pale": (184, 164, 196),
        "silver": (160, 172, 180),
        "fox": (216, 104, 16),
        "lead": (48, 48, 64),
        "fresh": (132, 0, 4),
        "yellow-deep": (190, 162, 99),
        "blue-deep": (55, 89, 141),
        "grey-deep": (83, 78, 77),
        "green-zone-deep": (27, 89, 46),
        "pink-deep": (114, 14, 82),
    },
    "blue-yellow": {
        "gold": (236, 168, 48),
        "yellow": (236, 208, 64),
        "yellow-pale": (248, 236, 192),
        "blue": (0, 76, 160),
        "blue-pale": (172, 200, 220),
        "shade-L": (196, 204, 200),
        "shade-D": (172, 168, 176),
        "green-zone": (24, 128, 64),
        "green-pale": (220, 248, 216),
        "green-dim": (216, 248, 212),
        "pink": (196, 52, 120),
        "pink-pale": (244, 200, 212),
        "silver": (168, 180, 192),
        "fresh": (156, 12, 16),
        "yellow-deep": (178, 156, 54),
        "blue-deep": (13, 64, 122),
        "green-zone-deep": (30, 100, 54),
        "pink-deep": (150, 47, 94),
    },
    "contrast": {
        "yellow": (196, 160, 0),
        "blue": (28, 88, 160),
        "blue-pale": (212, 220, 244),
        "grey": (84, 88, 100),
        "shade-L": (196, 220, 224),
        "green-zone": (20, 100, 48),
        "green-dim": (188, 220, 188),
        "pink": (172, 16, 96),
        "silver": (152, 168, 176),
        "fox": (192, 88, 8),
        "lead": (36, 36, 52),
        "fresh": (132, 0, 4),
        "yellow-deep": (137, 112, 0),
        "blue-deep": (20, 62, 112),
        "grey-deep": (59, 62, 70),
        "green-zone-deep": (14, 70, 34),
        "pink-deep": (120, 11, 67),
        "shade-W-deep": (202, 202, 202),
    },
}

VERFLIXXT: Themes = {
    "red-green": {
        "malus": (120, 28, 32),
        "malus-pale": (216, 192, 184),
        "bonus": (52, 112, 68),
        "bonus-pale": (232, 248, 212),
        "luck-pale": (212, 232, 248),
        "verflixxt-pale": (240, 212, 148),
    },
    "blue-yellow": {
        "malus-pale": (216, 184, 172),
        "bonus": (36, 108, 60),
        "bonus-pale": (220, 232, 196),
        "luck": (24, 72, 124),
        "luck-pale": (204, 228, 244),
        "verflixxt": (228, 140, 32),
        "verflixxt-pale": (252, 232, 176),
        "worm": (248, 172, 168),
    },
}

DESFAUSSE: Themes = {
    "red-green": {
        "seat-0": (24, 68, 124),
        "seat-1": (136, 80, 172),
        "seat-3": (28, 100, 116),
        "seat-4": (60, 60, 72),
        "hell": (60, 12, 20),
        "tint-red": (148, 12, 20),
        "tint-green": (32, 128, 84),
        "shade-red": (107, 9, 14),
        "shade-green": (23, 92, 60),
    },
    "blue-yellow": {
        "seat-0": (0, 64, 140),
        "seat-2": (144, 88, 8),
        "seat-3": (0, 108, 132),
        "tint-green": (0, 88, 40),
        "shade-red": (135, 29, 29),
        "shade-green": (0, 63, 29),
    },
    "contrast": {
        "seat-0": (20, 76, 140),
        "seat-1": (112, 52, 128),
        "seat-2": (128, 76, 0),
        "seat-3": (0, 84, 100),
        "seat-4": (76, 76, 92),
        "hell": (52, 8, 12),
        "ember": (252, 128, 64),
        "tint-red": (176, 24, 32),
        "tint-green": (0, 100, 56),
        "shade-red": (127, 17, 23),
        "shade-green": (0, 72, 40),
    },
}

PALETTES: Mapping[str, tuple[Palette, Themes]] = {
    "shared": (SHARED, {}),
    "plain": (plain.PALETTE, {}),
    "think-str8": (think_str8.PAINTS, THINK_STR8),
    "tres-fute-4ever": (tres_fute_4ever.PALETTE, TRES_FUTE_4EVER),
    "verflixxt": (verflixxt.PALETTE, VERFLIXXT),
    "desfausse": (desfausse.PALETTE, DESFAUSSE),
}
"""Every palette, and what is different of its own colours."""


def changes(name: str, scheme: Scheme) -> Theme:
    """What a scheme changes in a palette: the shared colours, and then its own."""
    palette, own = PALETTES[name]
    shared = {
        colour: paint
        for colour, paint in EVERYWHERE.get(scheme, {}).items()
        if palette.theme.get(colour) == THEME[colour]
    }
    return {**shared, **own.get(scheme, {})}


def theme(name: str, scheme: Scheme) -> Theme:
    """All theme colours of a palette in a scheme."""
    return {**PALETTES[name][0].theme, **changes(name, scheme)}


def _entries() -> Iterator[tuple[tuple[bytes, Scheme], bytes]]:
    for name, (palette, _) in PALETTES.items():
        for scheme in SCHEMES:
            yield (palette.flat, scheme), palette.in_colours(changes(name, scheme))


ENTRIES = dict(_entries())
"""By the entries of a standard palette and a scheme, the entries in that scheme."""


def recoloured(image: Image.Image, scheme: Scheme) -> Image.Image:
    """The picture itself, in the colours of a scheme; unchanged where it has no palette of ours."""
    if scheme == STANDARD or image.mode != "P":
        return image
    entries = ENTRIES.get((bytes(image.getpalette("RGB") or ()), scheme))
    if entries is not None:
        image.putpalette(entries)
    return image
