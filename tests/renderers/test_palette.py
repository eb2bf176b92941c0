"""The palette: colours apart, edges smooth, text readable."""

from itertools import combinations

import pytest
from PIL import Image

from renderers.core.dice import die
from renderers.core.palette import RAMPS, RGB, SEATS, SHARED, THEME, MissingRamp, Palette


def test_theme_colours_are_at_least_eight_apart() -> None:
    for (one, here), (other, there) in combinations(THEME.items(), 2):
        assert max(abs(a - b) for a, b in zip(here, there, strict=True)) >= 8, (one, other)


def test_every_theme_colour_is_kept_exactly() -> None:
    for name, colour in THEME.items():
        tile = SHARED.quantised(Image.new("RGB", (1, 1), colour), frozenset(THEME))
        assert SHARED.entries[tile.getpixel((0, 0))] == colour, name


def test_a_ramp_goes_from_ground_to_colour() -> None:
    table = SHARED.table("card", "ink")
    assert (table[0], table[255]) == (SHARED["card"], SHARED["ink"])
    brightness = [sum(SHARED.entries[place]) for place in table]
    assert brightness == sorted(brightness, reverse=True)
    assert len(set(table)) == 12


def test_a_borrowed_pair_takes_the_nearest_colours() -> None:
    palette = Palette(THEME, RAMPS, {("gold", "felt-deep")})
    for under, over in (("gold", "felt-deep"), ("felt-deep", "gold")):
        table = palette.table(under, over)
        assert (table[0], table[255]) == (palette[under], palette[over])


def test_a_colour_on_itself_needs_no_ramp() -> None:
    assert set(SHARED.table("card", "card")) == {SHARED["card"]}


def test_a_pair_without_a_ramp_says_what_to_do() -> None:
    """A warning is an error here; where the bot runs, the edge is only rough."""
    palette = Palette(THEME, RAMPS)
    with pytest.warns(MissingRamp, match=r'add \("gold", "felt-deep"\)'):
        table = palette.table("gold", "felt-deep")
    assert (table[0], table[255]) == (palette["gold"], palette["felt-deep"])


def test_too_many_colours_are_refused() -> None:
    with pytest.raises(ValueError, match="colours in a palette"):
        Palette(THEME, {("paper", "ink"): 250})


def test_a_die_has_no_strange_colours() -> None:
    tile = die(SHARED, 6, 124, "felt").convert("RGB")
    reds_above_greens = [c for _, c in tile.getcolors() if c[0] > c[1] + 24]
    assert not reds_above_greens


WRITTEN = [
    *(("paper", "ink"), ("card", "ink"), ("glow", "ink"), ("ink", "card"), ("felt", "card")),
    *(("paper", "pencil"), ("card", "pencil"), ("glow", "pencil"), ("felt", "gold")),
    *(("gold", "ink"), ("card", "green"), ("glow", "green")),
    *((f"seat-{seat}", "card") for seat in range(SEATS)),
]


@pytest.mark.parametrize(("ground", "colour"), WRITTEN)
def test_what_is_written_can_be_read(ground: str, colour: str) -> None:
    assert contrast(THEME[ground], THEME[colour]) >= 4.5


def contrast(one: RGB, other: RGB) -> float:
    """As the W3C counts it; 4.5 is enough for text."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: RGB) -> float:
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    ]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
