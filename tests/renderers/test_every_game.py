"""What holds for the pictures and texts of every game. Its `positions.py` says in which positions.

Nothing overlaps or leaves the canvas, a picture is about as wide as high with nothing on it too
small for a phone, files are small, the alt text is short enough, and no word is missing.
"""

import logging
from itertools import pairwise

import pytest

from bot.screens.lobby_picture import drawing as lobby_picture
from bot.words import Speaker
from renderers.catalog import PICTURES
from renderers.core import canvas
from renderers.core.encode import png
from renderers.core.say import ALT_LIMIT
from renderers.core.scene import Scene
from renderers.core.text import LEAST, READABLE
from rules.catalog import GAMES
from tests.renderers.conftest import Lines
from tests.renderers.gallery import shown as shown_of
from tests.renderers.places import outside, overlapping
from tests.renderers.shown import Shown

WIDTHS = range(1000, 1201)
TALLEST = 1.15
"""Height by width: a desktop client shows a single picture within about 550 × 350 to 470 pixels."""

MOST_BYTES = 120 * 1024

LONGEST = "W" * 32
LANGUAGES = ("en", "fr")


@pytest.fixture(params=PICTURES)
def shown(request: pytest.FixtureRequest) -> Shown:
    """The positions of each game in turn."""
    return shown_of(request.param)


def test_nothing_overlaps_or_leaves_the_canvas(shown: Shown) -> None:
    for picture, scene in shown.scenes(shown.say("en", "Ana")):
        for boxes in picture.layout(scene):
            assert not outside(boxes)
            assert not overlapping(boxes, shown.is_container)


def test_the_layout_is_that_of_the_picture_and_its_file_is_small(shown: Shown) -> None:
    for picture, scene in shown.scenes(shown.say("fr", LONGEST)):
        for image, boxes in zip(picture.draw(scene), picture.layout(scene), strict=True):
            assert boxes["canvas"] == (0, 0, *image.size)
            assert image.width in WIDTHS
            assert image.mode == "P"
            assert len(png(image)) <= MOST_BYTES


def test_the_picture_of_a_lobby_is_a_small_file_too(shown: Shown) -> None:
    for language in LANGUAGES:
        image = lobby_picture(GAMES[shown.game], shown.pictures, language)
        assert image.width in WIDTHS
        assert image.height <= image.width
        assert len(png(image)) <= MOST_BYTES


def test_a_picture_is_about_as_wide_as_high(shown: Shown) -> None:
    for picture, scene in shown.scenes(shown.say("fr", "Ana")):
        for boxes in picture.layout(scene):
            _, _, width, height = boxes["canvas"]
            assert height <= TALLEST * width, (width, height)


def test_nothing_is_too_small_for_a_phone(shown: Shown, set_lines: Lines) -> None:
    for picture, scene in shown.scenes(shown.say("fr", LONGEST)):
        picture.draw(scene)
    assert set_lines
    assert min(line.size for _, line in set_lines) >= LEAST


def test_what_a_decision_needs_is_easy_to_read(shown: Shown, set_lines: Lines) -> None:
    """All but what the game calls small print."""
    width = max(
        image.width
        for picture, scene in shown.scenes(shown.say("fr", LONGEST))
        for image in picture.draw(scene)
    )
    small = {
        (line.text, line.size)
        for text, line in set_lines
        if line.size * 1000 < READABLE * width and not shown.is_small_print(text)
    }
    assert not small


def test_players_with_the_same_letter_are_told_apart_without_their_colours(
    shown: Shown, set_lines: Lines
) -> None:
    say = Speaker("en", shown.game, [f"X{letter}" for letter in "abcdefgh"])
    for number in range(len(shown.views)):
        set_lines.clear()
        canvas.forget_tiles()
        for _, picture, scene in shown.of_view(number, say):
            picture.draw(scene)
        letters = {text for text, _ in set_lines if text.startswith("X") and len(text) == 2}
        assert letters >= {"X1"}, shown.game


def test_a_picture_is_never_changed_by_the_next_one(shown: Shown) -> None:
    scenes = list(shown.scenes(shown.say("en", "Ana")))
    for (picture, scene), (other, next_scene) in pairwise(scenes[:: max(1, len(scenes) // 8)]):
        first, *_ = picture.draw(scene)
        before = first.tobytes()
        other.draw(next_scene)
        assert first.tobytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [LONGEST, "\\*" * 32], ids=["wide", "escaped"])
def test_no_word_is_missing_and_the_alt_text_is_never_too_long(
    shown: Shown, language: str, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    say = shown.say(language, name)
    for view in shown.views:
        assert 0 < len(shown.pictures.alt(view, say).text()) <= ALT_LIMIT
        assert all(shown.pictures.text(view, say))
    for picture, scene in shown.scenes(say):
        picture.draw(scene)
    for view in shown.table:
        alts = shown.pictures.further_alts(view, say)
        assert len(alts) + 1 == len(shown.pictures.table.layout(Scene(view, say)))
        assert all(0 < len(alt) <= ALT_LIMIT for alt in alts)
    for page in range(10):
        shown.pictures.rules(page, say)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
