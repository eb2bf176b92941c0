"""The colour schemes: whom each is for can tell all colours apart that mean different things."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import combinations

import pytest
from coloraide import Color
from coloraide.filters.cvd import Deutan, Protan, Tritan
from PIL import Image

from renderers.catalog import PICTURES
from renderers.core.palette import RGB, Palette, mixed
from renderers.core.scheme import SCHEMES, STANDARD, Scheme
from renderers.schemes import ENTRIES, EVERYWHERE, PALETTES, changes, recoloured, theme
from tests.renderers.meanings import MEANINGLESS, MEANINGS
from tests.renderers.shown import Shown
from tests.renderers.test_palette import contrast

APART = 10
"""CIEDE2000: far enough to be told apart at a glance."""

SIGHT = {
    "red-green": ("deutan", "protan", ""),
    "blue-yellow": ("tritan", ""),
    "contrast": ("",),
}
"""How each scheme must be told apart: with which deficiency, or with none."""

LETTERS = 4
"""Steps of a ramp from which on it is made for letters, not for an edge alone."""

ROUGH = 100
"""How far the edge of a borrowed pair may be from the mix of its colours, of 255; 44 where it is
at home."""


class Seen(Color):
    """Colours with the simulations of Machado, Oliveira and Fernandes (2009)."""


Seen.register([Protan(), Deutan(), Tritan()], overwrite=True)


@cache
def seen(colour: RGB, deficiency: str) -> Seen:
    """A colour as somebody sees it who lacks one kind of cones entirely."""
    whole = Seen("srgb", [channel / 255 for channel in colour])
    if not deficiency:
        return whole
    return whole.filter(deficiency, 1, method="machado", space="srgb-linear").clip("srgb")


def apart(one: RGB, other: RGB, deficiency: str) -> float:
    return float(seen(one, deficiency).delta_e(seen(other, deficiency), method="2000"))


def pairs(name: str) -> Iterator[tuple[str, str]]:
    """All pairs of colours of a palette that mean different things."""
    for group in MEANINGS[name]:
        for here, there in combinations(group.values(), 2):
            yield from ((one, other) for one in here for other in there)


def test_the_simulation_is_that_of_machado() -> None:
    """Pure red and pure blue by the published matrices, in linear light."""
    red = seen((255, 0, 0), "deutan").convert("srgb-linear").coords()
    assert red == pytest.approx([0.367322, 0.280085, 0], abs=1e-4), "-0.011820 cannot be shown"
    blue = seen((0, 0, 255), "tritan").convert("srgb-linear").coords()
    assert blue == pytest.approx([0, 0.147602, 0.303900], abs=1e-4)


def test_the_distance_is_that_of_ciede2000() -> None:
    """Three of the pairs by which implementations are checked (Sharma, Wu and Dalal 2005)."""
    for one, other, distance in (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ):
        found = Color("lab-d65", one).delta_e(Color("lab-d65", other), method="2000")
        assert found == pytest.approx(distance, abs=1e-3)


@pytest.mark.parametrize("scheme", SIGHT)
@pytest.mark.parametrize("name", PALETTES)
def test_what_means_different_things_looks_different(name: str, scheme: Scheme) -> None:
    colours = theme(name, scheme)
    close = [
        (round(distance, 1), deficiency, one, other)
        for deficiency in SIGHT[scheme]
        for one, other in pairs(name)
        if (distance := apart(colours[one], colours[other], deficiency)) < APART
    ]
    assert not close


def test_without_a_scheme_they_do_not() -> None:
    """Or the schemes would not be needed, and the test above could not fail."""
    for name in set(PALETTES) - {"plain"}:
        colours = theme(name, STANDARD)
        for deficiency in ("deutan", "protan"):
            found = (apart(colours[one], colours[other], deficiency) for one, other in pairs(name))
            assert min(found) < APART, (name, deficiency)


@pytest.mark.parametrize("name", PALETTES)
def test_every_colour_has_a_meaning_or_is_known_to_have_none(name: str) -> None:
    grouped = {one for group in MEANINGS[name] for names in group.values() for one in names}
    unknown = set(PALETTES[name][0].theme) - grouped - MEANINGLESS
    assert not unknown, f"say in tests/renderers/meanings.py what they mean: {unknown}"


@pytest.mark.parametrize("scheme", SIGHT)
@pytest.mark.parametrize("name", PALETTES)
def test_a_scheme_changes_colours_that_there_are(name: str, scheme: Scheme) -> None:
    assert set(changes(name, scheme)) <= set(PALETTES[name][0].theme)
    assert EVERYWHERE[scheme]


@pytest.mark.parametrize("scheme", SIGHT)
@pytest.mark.parametrize("name", PALETTES)
def test_what_can_be_read_can_be_read_in_every_scheme(name: str, scheme: Scheme) -> None:
    """4.5 is enough for text by the W3C, 7 where contrast is wished for."""
    palette, colours = PALETTES[name][0], theme(name, scheme)
    least = 7 if scheme == "contrast" else 4.5
    for (under, over), steps in palette.ramps.items():
        usual = contrast(palette.theme[under], palette.theme[over])
        if usual >= 4.5 and steps >= LETTERS:
            assert contrast(colours[under], colours[over]) >= least * 0.98, (under, over)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", PALETTES)
def test_edges_are_smooth_in_every_scheme(name: str, scheme: Scheme) -> None:
    """A ramp lies between its two colours; a borrowed edge is not far from the mix of its own."""
    palette, colours = PALETTES[name][0], theme(name, scheme)
    entries = entries_of(palette, scheme)
    for (under, over), steps in palette.ramps.items():
        table = palette.table(under, over)
        fewest = min(steps, palette.ramps.get((over, under), steps))
        half = distance(colours[under], colours[over]) / (2 * (fewest + 1))
        for share in range(256):
            mix = mixed(colours[under], colours[over], share / 255)
            assert distance(entries[table[share]], mix) <= half + 2, (under, over)
        assert (entries[table[0]], entries[table[255]]) == (colours[under], colours[over])
    for under, over in (tuple(pair) for pair in palette.borrowed):
        table = palette.table(under, over)
        for share in range(256):
            mix = mixed(colours[under], colours[over], share / 255)
            assert distance(entries[table[share]], mix) <= ROUGH, (under, over)


def entries_of(palette: Palette, scheme: Scheme) -> list[RGB]:
    flat = ENTRIES[palette.flat, scheme]
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]


def distance(one: RGB, other: RGB) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("key", PICTURES)
def test_every_picture_can_be_shown_in_every_scheme(key: str) -> None:
    """Its pixels stay; with the standard scheme nothing changes at all."""
    shown: Shown = import_module(f"tests.renderers.{key.replace('-', '_')}.positions").SHOWN
    scenes = list(shown.scenes(shown.say("en", "Ana")))
    drawn = [picture.draw(scene)[0] for picture, scene in scenes[:: max(1, len(scenes) // 4)]]
    rules = (shown.pictures.rules(page, shown.say("en", "Ana")) for page in range(10))
    for image in [*drawn, *(page for page in rules if page is not None)]:
        usual = image.convert("RGB").tobytes()
        assert recoloured(image, STANDARD).convert("RGB").tobytes() == usual
        for scheme in SIGHT:
            other = recoloured(image.copy(), scheme)
            assert other.tobytes() == image.tobytes()
            assert other.getpalette() != image.getpalette(), "its palette is one of PALETTES"


def test_a_picture_of_another_palette_stays_as_it_is() -> None:
    image = Image.new("P", (2, 2), 1)
    image.putpalette(bytes(range(30)))
    assert recoloured(image, "contrast").getpalette("RGB")[:6] == list(range(6))
    true = Image.new("RGB", (2, 2), (1, 2, 3))
    assert recoloured(true, "contrast").getpixel((0, 0)) == (1, 2, 3)
