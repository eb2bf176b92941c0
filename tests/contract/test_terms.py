"""docs/terms.md keeps its word: what is called one thing is called nothing else."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bot.words import LESSON, SHARED
from rules.catalog import GAMES
from tests.contract.documents import ROOT
from tests.contract.test_words import messages, texts

TERMS = (ROOT / "docs" / "terms.md").read_text(encoding="utf-8")
COLUMNS = {"en": 3, "fr": 4}
"""By language the column of the words that are not used."""

TYPED = "typed-"
"""Messages with what people may type, so in as many words as they like."""


class Forbidden(NamedTuple):
    """A word that does not stand in a Fluent file of a language."""

    file: str
    language: str
    word: str


def sections() -> Iterator[tuple[tuple[str, ...], str]]:
    """The Fluent files that a section is about, and its text."""
    parts = re.split(r"^## .*\((.*)\)$", TERMS, flags=re.MULTILINE)
    for named, text in zip(parts[1::2], parts[2::2], strict=True):
        yield tuple(re.findall(r"`([\w-]+)`", named)), text


def forbidden() -> Iterator[Forbidden]:
    for files, text in sections():
        for line in re.findall(r"^\| (?!what it is|---)(.*) \|$", text, re.MULTILINE):
            cells = [cell.strip() for cell in line.split("|")]
            for language, column in COLUMNS.items():
                for word in filter(None, cells[column].split(", ")):
                    for file in (*files, *(LESSON.format(game=f) for f in files if f in GAMES)):
                        yield Forbidden(file, language, word)


def found(word: str, text: str) -> bool:
    """Whether a text has the word, or with `…` one that begins with it."""
    ends = "" if word.endswith("…") else r"\b"
    return bool(re.search(rf"\b{re.escape(word.rstrip('…'))}{ends}", text, re.IGNORECASE))


def test_the_files_with_terms_exist() -> None:
    named = {file for files, _ in sections() for file in files}
    assert {*SHARED} <= named <= {*SHARED, *GAMES}


def test_every_row_has_its_columns() -> None:
    rows = re.findall(r"^\|.*\|$", TERMS, re.MULTILINE)
    assert {row.count("|") for row in rows} == {6}


@pytest.mark.parametrize(("file", "language"), sorted({(f.file, f.language) for f in forbidden()}))
def test_no_forbidden_word_is_used(file: str, language: str) -> None:
    words = [term.word for term in forbidden() if (term.file, term.language) == (file, language)]
    said = messages(ROOT / "bot" / "words" / language / f"{file}.ftl")
    wrong = {
        (name, word)
        for name, message in said.items()
        if not name.startswith(TYPED)
        for text in texts(message)
        for word in words
        if found(word, text)
    }
    assert not wrong


@pytest.mark.parametrize(("word", "text"), [("échang…", "Échangez"), ("tu", "Si tu veux")])
def test_a_forbidden_word_is_found(word: str, text: str) -> None:
    assert found(word, text)
    assert not found("tes", "les faces latentes")
