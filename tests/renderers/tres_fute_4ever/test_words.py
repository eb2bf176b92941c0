"""A blind player plays from the alt text and from the table as text; the examples are true."""

from renderers.catalog import PICTURES
from renderers.tres_fute_4ever.rules import EXAMPLE, EXAMPLE_POINTS
from rules.tres_fute_4ever.scoring import points
from tests.renderers.tres_fute_4ever.positions import (
    at_the_tray,
    looked_at,
    opened,
    over,
    rolling,
    seen,
    speaker,
)

ALT, TEXT = PICTURES["tres-fute-4ever"].alt, PICTURES["tres-fute-4ever"].text
LANGUAGES = ("en", "fr")


def test_the_alt_text_says_what_the_decision_needs() -> None:
    said = ALT(seen(rolling()), speaker()).text()
    for part in (
        "Ana is the active player. Très Futé 4ever, round 2 of 4.",
        "Rolled (roll 2 of 3): Blue 2, Grey 3, Pink 6.",
        "On the boxes: Yellow 4.",
        "On the silver tray: Green 1, White 2.",
        "Ana’s sheet: yellow top 2 3 5, yellow middle 1 1 5 4",
        "blue crosses (row-column) 1-2 2-5 5-2 6-5 6-6",
        "re-rolls 2, extra dice 1, polish 4. Foxes: 2.",
        "Totals: Ana 249, Benjamin 174",
    ):
        assert part in said


def test_a_passive_player_hears_of_their_own_sheet() -> None:
    assert "Cleo’s sheet" in ALT(seen(at_the_tray(), 2), speaker()).text()
    assert "’s sheet" not in ALT(seen(at_the_tray()), speaker()).text()
    _, _, first, *_ = TEXT(seen(at_the_tray(), 2), speaker())
    assert first.startswith("**Cleo**")


def test_what_is_new_is_told_to_each_as_their_picture_marks_it() -> None:
    state = looked_at()
    told = "New: Ana: pink 6 5; Benjamin: blue crosses (row-column) 6-6, polish used 1."
    assert ALT(seen(state, 1), speaker()).changed == (told,)
    assert ALT(seen(state, 0), speaker()).changed == ()
    (channel,) = ALT(seen(state), speaker()).changed
    assert channel.startswith("New: Ana: yellow top 5, yellow middle 4, blue crosses")
    assert "Benjamin" not in channel


def test_the_text_says_what_comes_next() -> None:
    text = "\n".join(TEXT(seen(rolling()), speaker()))
    assert "yellow top 2 3 5. Next bonus: green “?”." in text
    assert "To be crossed next: D (2 cells), F (6 cells, polish)" in text
    assert "row 4: extra die" in text
    assert "row 6: fox" in text, "Benjamin has one cross there"


def test_open_marks_are_told() -> None:
    assert "To use now: black “?”, blue “?”, pink “?”." in ALT(seen(opened()), speaker()).text()


def test_the_winner_is_told() -> None:
    assert "First: Ana, 249 points." in ALT(seen(over()), speaker()).text()


def test_the_examples_on_the_pages_of_rules_are_worth_what_they_say() -> None:
    assert points(EXAMPLE) == EXAMPLE_POINTS
