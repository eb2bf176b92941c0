"""Names and other words of people: harmless wherever they are shown."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ui.limits import NAME
from bot.words import MOST_TYPED, Speaker
from bot.words.sanitize import MOST_ACCENTS, escaped, isolated, visible

MANY = settings(max_examples=500, derandomize=True, deadline=None, database=None)
ANYTHING = st.text(alphabet=st.characters(), max_size=60)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ana", "Ana"),
        ("  two\nlines\t", "two lines"),
        ("\u202egnp.exe\u202c", "gnp.exe"),
        ("\u2066\u2067Ana\u2069", "Ana"),
        ("e\u0301", "é"),
        ("a" + "\u0310" * 30, "a\u0310\u0310"),
        ("ก" + "็" * 9, "ก็็"),
        ("क़ीं", "क़ीं"),
        ("\u200b\u3164\u2800\ufe0f", ""),
        ("\u0301\u0301", ""),
        ("😀", "😀"),
        ("W" * 33, "W" * 31 + "…"),
    ],
)
def test_a_name_as_it_is_shown(typed: str, shown: str) -> None:
    assert visible(typed, NAME) == shown


@given(ANYTHING)
@MANY
def test_one_line_of_signs_without_steering(typed: str) -> None:
    shown = visible(typed, NAME)
    assert len(shown) <= NAME
    assert shown.isprintable()
    assert visible(shown, NAME) == shown
    marks = "".join("m" if unicodedata.category(s) in ("Mn", "Me") else " " for s in shown)
    assert max(map(len, marks.split()), default=0) <= MOST_ACCENTS


def test_words_from_right_to_left_turn_nothing_around_them() -> None:
    assert isolated("עברית") == "\u2068עברית\u2069"
    assert isolated("Ana") == "Ana"
    assert Speaker("en", names=["עברית"])("played", seat=0) == "\u2068עברית\u2069 plays."


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("@everyone", "@\u200beveryone"),
        ("<@1>", "‹@1>"),
        ("<@&1>", "‹@&1>"),
        ("**b** _i_", r"\*\*b\*\* \_i\_"),
        ("`c` ||s||", r"\`c\` \|\|s\|\|"),
        ("[x](https://a.b)", "\\[x](https:\u200b//a.b)"),
        ("# big", r"\# big"),
        ("<t:1>", "‹t:1>"),
    ],
)
def test_words_have_no_effect_on_discord(typed: str, written: str) -> None:
    assert escaped(typed) == written


def test_what_somebody_typed_is_said_back_in_short() -> None:
    said = Speaker("en", written=escaped)("refusal-unknown-zone", value="x\u202e" * 5000)
    assert "x" * (MOST_TYPED - 1) + "…" in said
    assert len(said) < 300
