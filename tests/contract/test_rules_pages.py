"""The pages of rules teach: the aim first, short pages, and no figure that somebody typed."""

import logging
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from bot.handlers.rules_pages import rules_pages
from bot.words import LANGUAGES, Speaker
from renderers.catalog import PICTURES
from rules.catalog import GAMES
from tests.contract.test_words import messages, own_file, placeholders, texts

MOST_PAGES = 8
MOST_CHARACTERS = 1500
"""Of a page, which has to be read on a phone, below its picture."""

AIM = {"en": "### The aim", "fr": "### Le but"}
SILENT = {"en": "### Where the rulebook is silent", "fr": "### Là où la règle est muette"}

NUMBERS = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen seventeen twenty "
    "thirty forty fifty sixty hundred",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze treize dix-sept vingt trente "
    "quarante cinquante soixante cent",
}
"""Figures that somebody could write out; "one" is an article too."""

PLAYED = pytest.mark.parametrize("key", GAMES)
IN_EACH = pytest.mark.parametrize("language", LANGUAGES)


def told(key: str, language: str) -> Iterator[tuple[str, ast.Message]]:
    """The messages on the pages of a game's rules, and of their pictures."""
    for name, message in messages(own_file(GAMES[key], language)).items():
        if re.fullmatch(r"(alt-)?rules-\d+", name):
            yield name, message


@PLAYED
@IN_EACH
def test_the_pages_are_few_and_short_and_begin_with_the_aim(
    key: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    pages = rules_pages(Speaker(language, key), PICTURES[key].figures)
    assert 0 < len(pages) <= MOST_PAGES
    assert max(map(len, pages)) <= MOST_CHARACTERS
    assert pages[0].startswith(AIM[language])
    assert SILENT[language] in pages[-1]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@PLAYED
@IN_EACH
def test_no_figure_is_typed(key: str, language: str) -> None:
    for name, message in told(key, language):
        for text in texts(message):
            assert not typed(text, language), f"{name}: {text}"


def typed(text: str, language: str) -> list[str]:
    """Digits and numbers in words."""
    words = "|".join(NUMBERS[language].split())
    return re.findall(rf"\d+|\b(?:{words})\b", text.casefold())


@pytest.mark.parametrize(("language", "text"), [("en", "All Five dice"), ("fr", "vaut 63 points")])
def test_a_typed_figure_is_found(language: str, text: str) -> None:
    assert typed(text, language)


@PLAYED
def test_every_figure_is_told(key: str) -> None:
    said = set().union(*(placeholders(message) for _, message in told(key, LANGUAGES[0])))
    assert said == PICTURES[key].figures.keys()
