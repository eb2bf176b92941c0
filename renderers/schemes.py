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
        "paper": (236, 236, 236),
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
        "seat-1": (24, 76, 144),
        "seat-2": (56, 86, 12),
        "seat-3": (112, 52, 124),
        "seat-4": (128, 76, 0),
        "seat-5": (0, 96, 108),
        "seat-6": (150, 24, 86),
        "seat-7": (64, 60, 72),
    },
}
"""What is different of the theme that all games share."""

THINK_STR8: Themes = {
    "red-green": {
        "seat-0": (64, 32, 0),
        "seat-2": (164, 44, 104),
        "seat-3": (4, 0, 32),
        "tint-blue": (20, 100, 200),
        "tint-yellow": (248, 204, 60),
        "tint-violet": (56, 28, 104),
        "tint-red": (192, 48, 12),
        "tint-grey": (68, 68, 72),
        "shade-blue": (16, 78, 156),
        "shade-green": (16, 97, 62),
        "shade-yellow": (193, 159, 47),
        "shade-violet": (44, 22, 81),
        "shade-red": (150, 37, 9),
        "shade-grey": (53, 53, 56),
    },
    "blue-yellow": {
        "seat-1": (0, 48, 60),
        "seat-2": (176, 48, 112),
        "seat-3": (52, 48, 88),
        "tint-blue": (24, 84, 176),
        "tint-green": (24, 124, 76),
        "tint-yellow": (248, 204, 60),
        "tint-violet": (120, 64, 156),
        "tint-red": (192, 36, 40),
        "shade-blue": (19, 66, 137),
        "shade-green": (19, 97, 59),
        "shade-yellow": (193, 159, 47),
        "shade-violet": (94, 50, 122),
        "shade-red": (150, 28, 31),
        "shade-grey": (81, 84, 90),
    },
    "contrast": {
        "seat-0": (112, 64, 24),
        "seat-1": (0, 84, 100),
        "seat-2": (148, 20, 92),
        "seat-3": (68, 64, 104),
        "tint-blue": (24, 88, 168),
        "tint-green": (0, 100, 60),
        "tint-violet": (64, 36, 132),
        "tint-red": (168, 40, 32),
        "tint-grey": (84, 88, 96),
        "shade-blue": (19, 69, 131),
        "shade-green": (0, 78, 47),
        "shade-yellow": (190, 156, 44),
        "shade-violet": (50, 28, 103),
        "shade-red": (131, 31, 25),
        "shade-grey": (66, 69, 75),
    },
}

TRES_FUTE_4EVER: Themes = {
    "red-green": {
        "felt": (28, 76, 64),
        "gold": (224, 176, 116),
        "yellow-pale": (248, 236, 196),
        "blue": (28, 112, 196),
        "blue-pale": (216, 228, 252),
        "grey": (100, 92, 96),
        "shade-L": (200, 204, 200),
        "shade-D": (144, 148, 156),
        "green-zone": (52, 128, 76),
        "green-pale": (168, 192, 156),
        "green-dim": (156, 188, 152),
        "pink": (144, 0, 108),
        "pink-pale": (192, 176, 200),
        "silver": (164, 176, 188),
        "fox": (188, 84, 0),
        "lead": (40, 44, 60),
        "fresh": (116, 0, 0),
        "blue-deep": (33, 89, 147),
        "grey-deep": (83, 75, 77),
        "green-zone-deep": (50, 100, 63),
        "pink-deep": (114, 11, 85),
    },
    "blue-yellow": {
        "felt": (20, 64, 56),
        "gold": (236, 152, 32),
        "yellow-pale": (248, 236, 192),
        "blue": (80, 100, 168),
        "blue-pale": (204, 208, 232),
        "grey": (96, 100, 112),
        "shade-L": (200, 192, 192),
        "shade-D": (160, 168, 176),
        "green-zone": (28, 124, 64),
        "green-pale": (220, 252, 220),
        "green-dim": (180, 220, 184),
        "pink": (196, 52, 120),
        "pink-pale": (236, 196, 204),
        "silver": (188, 212, 228),
        "lead": (56, 56, 72),
        "fresh": (152, 0, 12),
        "blue-deep": (69, 81, 127),
        "grey-deep": (80, 81, 88),
        "green-zone-deep": (33, 98, 54),
        "pink-deep": (150, 47, 94),
    },
    "contrast": {
        "felt": (0, 32, 28),
        "gold": (228, 156, 32),
        "yellow-pale": (248, 236, 196),
        "blue": (28, 88, 160),
        "blue-pale": (200, 216, 236),
        "grey": (84, 88, 100),
        "shade-L": (204, 200, 192),
        "shade-D": (172, 172, 184),
        "green-zone": (20, 100, 48),
        "green-pale": (204, 228, 200),
        "pink": (172, 16, 96),
        "silver": (152, 172, 184),
        "fox": (192, 88, 8),
        "lead": (36, 32, 48),
        "fresh": (120, 0, 0),
        "yellow-deep": (171, 137, 36),
        "blue-deep": (20, 62, 112),
        "grey-deep": (59, 62, 70),
        "green-zone-deep": (14, 70, 34),
        "pink-deep": (120, 11, 67),
        "shade-W-deep": (202, 202, 202),
    },
}

VERFLIXXT: Themes = {
    "red-green": {
        "malus": (120, 24, 32),
        "malus-pale": (220, 192, 184),
        "bonus": (48, 112, 68),
        "bonus-pale": (236, 252, 216),
        "verflixxt-pale": (244, 216, 152),
    },
    "blue-yellow": {
        "malus-pale": (252, 232, 220),
        "bonus": (28, 92, 48),
        "bonus-pale": (224, 240, 200),
        "luck": (36, 96, 160),
        "luck-pale": (200, 228, 244),
        "verflixxt": (228, 140, 32),
        "verflixxt-pale": (236, 204, 136),
        "worm": (248, 172, 168),
    },
    "contrast": {
        "malus": (144, 52, 56),
        "bonus": (24, 92, 48),
        "luck": (0, 88, 156),
        "luck-pale": (216, 236, 252),
        "verflixxt": (240, 152, 40),
        "verflixxt-pale": (244, 216, 152),
        "worm": (224, 164, 164),
    },
}

DESFAUSSE: Themes = {
    "red-green": {
        "seat-0": (52, 104, 176),
        "seat-1": (104, 44, 120),
        "seat-3": (40, 112, 128),
        "seat-4": (72, 72, 84),
        "hell": (64, 16, 24),
        "tint-red": (148, 0, 8),
        "shade-red": (107, 0, 6),
        "shade-green": (14, 89, 55),
    },
    "blue-yellow": {
        "seat-0": (60, 96, 164),
        "seat-2": (144, 88, 8),
        "seat-3": (8, 56, 68),
        "tint-green": (12, 128, 80),
        "shade-red": (135, 29, 29),
        "shade-green": (9, 92, 58),
    },
    "contrast": {
        "seat-0": (0, 68, 132),
        "seat-1": (112, 52, 128),
        "seat-2": (128, 76, 0),
        "seat-3": (0, 84, 100),
        "seat-4": (64, 68, 84),
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
