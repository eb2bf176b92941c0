"""Text that fits, whatever people are called."""

import pytest

from bot.words.sanitize import visible
from renderers.core.glyphs import ROBOT, SUBSTITUTE, cleaned, drawable, initials
from renderers.core.text import ELLIPSIS, LEAST, fitted, measured, setting
from tests.renderers.names import DIFFICULT


def test_a_short_text_keeps_its_size() -> None:
    line = fitted("Ana", "bold", 30, 200)
    assert (line.text, line.size) == ("Ana", 30)


def test_a_longer_text_shrinks_before_it_is_cut() -> None:
    line = fitted("Maximiliane", "bold", 40, 170)
    assert line.text == "Maximiliane"
    assert LEAST <= line.size < 40


def test_a_text_too_long_ends_in_an_ellipsis() -> None:
    line = fitted("W" * 32, "bold", 40, 170)
    assert line.text.endswith(ELLIPSIS)
    assert line.size == LEAST
    assert line.width <= 170


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
def test_a_difficult_name_fits_and_is_drawable(name: str) -> None:
    line = fitted(name, "semibold", 30, 140)
    assert line.width <= 140
    assert all(drawable(letter) or letter == SUBSTITUTE for letter in line.text)
    assert setting(line).mask.width <= 140


def test_an_unknown_character_becomes_a_substitute() -> None:
    assert cleaned("漢😀") == SUBSTITUTE * 2
    assert cleaned("👩‍👩‍👧") == SUBSTITUTE * 3, "joiners are not seen"


def test_a_robot_has_a_sign_before_its_name_that_nobody_can_type() -> None:
    name = f"{ROBOT} Ada"
    assert cleaned(name) == name
    assert visible(name, 32) == "Ada"
    assert initials((name, "Ben")) == ("A", "B")
    bare, shown = fitted("Ada", "bold", 30, 300), fitted(name, "bold", 30, 300)
    assert shown.width > bare.width + 30 * 0.9
    assert setting(shown).mask.crop((0, 0, 27, 100)).getbbox(), "something is drawn there"


def test_letters_with_a_plain_form_are_written_plainly() -> None:
    assert cleaned("𝕵𝖔𝖊") == "Joe"


def test_at_most_two_accents_stay_on_a_letter() -> None:
    assert len(cleaned("x" + "\u0301" * 20)) <= 3


def test_controls_and_line_breaks_vanish() -> None:
    assert cleaned("a\u202e\u200bb\n\tc ") == "ab c"


def test_french_typography_is_in_the_font() -> None:
    assert all(drawable(letter) for letter in "ÀÉÈÇœæ’«»…–×→−\u202f")


def test_a_badge_shows_a_letter_or_the_seat() -> None:
    assert initials(("ana", "漢字", "😀 éva", "")) == ("A", "2", "É", "4")


def test_players_with_the_same_letter_have_their_number_with_it() -> None:
    assert initials(("Ana", "Ben", "alex", "漢")) == ("A1", "B", "A3", "4")
    assert initials(("漢", "1st")) == ("11", "12")


def test_a_substitute_is_seen() -> None:
    line = fitted("漢", "regular", 30, 100)
    assert measured(line.text, "regular", 30) > 10
    assert setting(line).mask.getextrema()[1] == 255
