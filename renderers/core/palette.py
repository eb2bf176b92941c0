"""A palette made by hand: theme colours, and the steps between those that meet.

Pictures are in palette mode because writing them is then several times faster. Nothing is left to
an automatic palette, which shifts flat colours: every colour that fills an area is an entry, and
each pair that touches has a ramp of steps in between, so that edges and letters stay smooth.
"""

import warnings
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property

from PIL import Image

RGB = tuple[int, int, int]
Pair = tuple[str, str]
"""Two theme colours that meet: the ground, and what is painted on it."""

SIZE = 256
"""Entries in a palette."""

THEME: Mapping[str, RGB] = {
    "paper": (240, 228, 208),
    "card": (252, 248, 240),
    "glow": (252, 232, 176),
    "rule": (224, 208, 184),
    "ink": (44, 36, 32),
    "pencil": (108, 96, 92),
    "felt": (32, 84, 72),
    "felt-deep": (20, 60, 52),
    "felt-lit": (72, 128, 108),
    "gold": (240, 180, 64),
    "green": (36, 112, 64),
    "ivory": (252, 248, 228),
    "bone": (212, 196, 160),
    "seat-0": (184, 60, 44),
    "seat-1": (40, 92, 160),
    "seat-2": (76, 112, 36),
    "seat-3": (124, 64, 140),
    "seat-4": (152, 92, 12),
    "seat-5": (12, 116, 128),
    "seat-6": (176, 48, 108),
    "seat-7": (84, 84, 100),
}
"""What every game shares. Channels are multiples of four, where Pillow's lookup is exact."""

SEATS = 8
"""Players who have a colour of their own."""

RAMPS: Mapping[Pair, int] = {
    ("paper", "ink"): 10,
    ("card", "ink"): 10,
    ("glow", "ink"): 9,
    ("paper", "pencil"): 6,
    ("card", "pencil"): 6,
    ("glow", "pencil"): 6,
    ("paper", "card"): 2,
    ("paper", "felt"): 6,
    ("paper", "gold"): 4,
    ("card", "green"): 4,
    ("glow", "green"): 4,
    ("felt", "card"): 10,
    ("felt", "gold"): 6,
    ("felt", "felt-deep"): 3,
    ("felt", "bone"): 6,
    ("ink", "gold"): 8,
    ("ivory", "bone"): 9,
    ("ivory", "ink"): 8,
    **{("paper", f"seat-{seat}"): 4 for seat in range(SEATS)},
    **{("card", f"seat-{seat}"): 6 for seat in range(SEATS)},
}
"""Steps strictly between two colours that meet, by pair."""

BORROWED: frozenset[Pair] = frozenset(
    {("card", "rule"), ("glow", "rule"), ("rule", "green")}
    | {("rule", f"seat-{seat}") for seat in range(SEATS)}
)
"""Pairs that meet along a few pixels only: the colours of other ramps will do."""


def mixed(under: RGB, over: RGB, share: float) -> RGB:
    """`over` painted on `under` with this share of cover."""
    red, green, blue = (round(u + (o - u) * share) for u, o in zip(under, over, strict=True))
    return red, green, blue


class MissingRamp(UserWarning):
    """Two colours meet for which a palette has no ramp: the edge between them is rough.

    Our tests turn warnings into errors. A player gets the picture with the rough edge.
    """

    def __init__(self, under: str, over: str) -> None:
        super().__init__(
            f"{over!r} is painted on {under!r} without a ramp, so its edge is rough: add "
            f'("{under}", "{over}") with a number of steps to the ramps of this palette, or to '
            "its borrowed pairs if the colours of its other ramps look good enough"
        )


class Palette:
    """The colours of one game's pictures, and how anything else is brought to them."""

    def __init__(
        self,
        theme: Mapping[str, RGB],
        ramps: Mapping[Pair, int],
        borrowed: Collection[Pair] = (),
    ) -> None:
        self.theme = dict(theme)
        self.ramps = dict(ramps)
        self.borrowed = {frozenset(pair) for pair in borrowed}
        self._names = {name: place for place, name in enumerate(self.theme)}
        self._ramps: dict[Pair, tuple[int, ...]] = {}
        self.entries: list[RGB] = list(self.theme.values())
        for (under, over), steps in ramps.items():
            self._add_ramp(under, over, steps)
        if len(self.entries) > SIZE:
            raise ValueError(f"{len(self.entries)} colours in a palette of {SIZE}")
        self._tables: dict[Pair, bytes] = {}

    def _add_ramp(self, under: str, over: str, steps: int) -> None:
        first = len(self.entries)
        between = [
            mixed(self.theme[under], self.theme[over], step / (steps + 1))
            for step in range(1, steps + 1)
        ]
        self.entries += between
        places = (self[under], *range(first, first + steps), self[over])
        self._ramps[under, over] = places
        self._ramps[over, under] = places[::-1]

    def __getitem__(self, colour: str) -> int:
        """The entry of a theme colour."""
        return self._names[colour]

    @cached_property
    def flat(self) -> bytes:
        """All entries, three bytes each, as a PNG holds them."""
        return bytes(channel for entry in self.entries for channel in entry)

    def in_colours(self, theme: Mapping[str, RGB]) -> bytes:
        """All entries as `flat` has them, with some theme colours changed, and the ramps with them.

        Every entry keeps its place, so that finished pixels need no other change.
        """
        return Palette({**self.theme, **theme}, self.ramps).flat

    def blank(self, size: tuple[int, int], colour: str) -> Image.Image:
        """An empty picture in this palette."""
        image = Image.new("P", size, self[colour])
        image.putpalette(self.flat)
        return image

    def table(self, under: str, over: str) -> bytes:
        """For each share of cover, 0 to 255, the entry that shows `over` on `under`."""
        known = self._tables.get((under, over))
        if known is None:
            known = self._tables[under, over] = bytes(self._cover(under, over))
        return known

    def _cover(self, under: str, over: str) -> Iterable[int]:
        ramp = self._ramps.get((under, over))
        if ramp is not None:
            last = len(ramp) - 1
            return (ramp[(share * last + 127) // 255] for share in range(256))
        if under != over and {under, over} not in self.borrowed:
            warnings.warn(MissingRamp(under, over), stacklevel=2)
        mix = (mixed(self.theme[under], self.theme[over], share / 255) for share in range(256))
        return (self.nearest(colour) for colour in mix)

    def nearest(self, colour: RGB) -> int:
        """The entry closest to a colour."""
        red, green, blue = colour
        distances = [
            (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for r, g, b in self.entries
        ]
        return distances.index(min(distances))

    def painted(self, mask: Image.Image, under: str, over: str) -> Image.Image:
        """A tile of `over` where the mask covers, on `under`."""
        return mask.point(self.table(under, over), "P")

    def quantised(self, image: Image.Image, colours: frozenset[str]) -> Image.Image:
        """A tile from true colours, each brought to the nearest entry among these and their ramps.

        Without dithering, which deflate dislikes; with few colours, so that no shade of another
        pair slips in.
        """
        places, swatch = self._chosen(colours)
        tile = image.convert("RGB").quantize(palette=swatch, dither=Image.Dither.NONE)
        return tile.point(places)

    def _chosen(self, colours: frozenset[str]) -> tuple[bytes, Image.Image]:
        """The entries of some colours and of the ramps among them, and a swatch of only these."""
        ramps = (ramp for pair, ramp in self._ramps.items() if colours.issuperset(pair))
        chosen = sorted({place for ramp in ramps for place in ramp} | {self[c] for c in colours})
        swatch = Image.new("P", (1, 1))
        swatch.putpalette(bytes(part for place in chosen for part in self.entries[place]))
        return bytes(chosen).ljust(SIZE, bytes(chosen[:1])), swatch


SHARED = Palette(THEME, RAMPS, BORROWED)
"""The palette of a game that needs no colours of its own."""
