"""A game as a moving picture: few frames, one size, the end longest, never too large."""

from io import BytesIO

import pytest
from PIL import Image

from renderers.core import film
from rules.core.chance import Luck


def ground(colour: int, size: tuple[int, int] = (40, 30)) -> Image.Image:
    image = Image.new("P", size, colour)
    image.putpalette([channel for entry in range(250) for channel in (entry, 0, 250 - entry)])
    return image


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def durations(data: bytes) -> list[int]:
    image = opened(data)
    found = []
    for place in range(image.n_frames):
        image.seek(place)
        image.load()
        found.append(image.info["duration"])
    return found


def test_every_frame_is_shown_in_turn_and_the_last_one_longest() -> None:
    data = film.gif([ground(colour) for colour in (1, 2, 3)])
    assert durations(data) == [film.SHOWN, film.SHOWN, film.LAST_SHOWN]
    assert opened(data).info["loop"] == 0


def test_frames_of_different_sizes_stand_on_their_own_ground() -> None:
    data = film.gif([ground(5, (40, 30)), ground(9, (40, 50))])
    image = opened(data)
    assert image.size == (40, 50)
    assert image.convert("RGB").getpixel((20, 45)) == (5, 0, 245)
    image.seek(1)
    assert image.convert("RGB").getpixel((20, 5)) == (9, 0, 241)


def test_what_stays_is_not_written_again() -> None:
    """A dot moves over noise: it is where it should be, and the noise as it was."""
    luck = Luck(b"0")
    noise = ground(0)
    noise.putdata([luck.below(250) for _ in range(40 * 30)])
    frames = [noise.copy() for _ in range(3)]
    for place, frame in enumerate(frames):
        frame.paste(7, (place * 10, 5, place * 10 + 4, 9))
    data = film.gif(frames)
    image = opened(data)
    for place, frame in enumerate(frames):
        image.seek(place)
        assert image.convert("RGB").tobytes() == frame.convert("RGB").tobytes()
    assert len(data) < len(film.gif(frames[:1])) + 500


def test_a_frame_like_the_one_before_is_kept() -> None:
    assert durations(film.gif([ground(1), ground(1), ground(2)]))[-1] == film.LAST_SHOWN


def test_a_film_that_is_too_large_has_fewer_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = Luck(b"0")
    frames = [ground(n) for n in range(9)]
    for frame in frames:
        frame.putdata([luck.below(250) for _ in range(40 * 30)])
    whole = film.gif(frames)
    monkeypatch.setattr(film, "MOST_BYTES", len(whole) * 2 // 3)
    smaller = film.gif(frames)
    assert len(smaller) <= film.MOST_BYTES
    assert durations(smaller) == [film.SHOWN] * 4 + [film.LAST_SHOWN]


@pytest.mark.parametrize("count", [1, 2, 59, 60, 61, 500])
def test_places_are_spread_evenly_from_the_first_to_the_last(count: int) -> None:
    places = film.evenly(count, 60)
    assert len(places) == min(count, 60)
    assert (places[0], places[-1]) == (0, count - 1)
    assert places == sorted(set(places))
