"""docs/rulings.md keeps its word: every game has its rulings, and what they name is there."""

import re

import pytest

from bot.words import LANGUAGES, Speaker
from rules.catalog import GAMES
from tests.contract.documents import ROOT, defined_in

RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`((?:rules|tests)/[\w/]+\.py)::(\w+)`")


def sections() -> dict[str, str]:
    """By a game's key what stands under its heading."""
    parts = re.split(r"^## .*\(`([\w-]+)`\)$", RULINGS, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rulings(section: str) -> list[str]:
    """The rulings of a section, each with its question in the first line."""
    return re.split(r"^### ", section, flags=re.MULTILINE)[1:]


def test_every_game_of_the_catalogue_has_rulings() -> None:
    assert sections().keys() == GAMES.keys()
    assert any(rulings(section) for section in sections().values())


@pytest.mark.parametrize("key", GAMES)
def test_a_ruling_has_its_place_in_the_book_its_code_and_its_tests(key: str) -> None:
    package = key.replace("-", "_")
    for ruling in rulings(sections()[key]):
        assert ruling.partition("\n")[0].endswith("?"), ruling
        assert re.search(r"^- Book: (\[H\] )?[^[\s]", ruling, re.MULTILINE), ruling
        assert re.search(rf"^- Code: `rules/{package}/", ruling, re.MULTILINE), ruling
        assert re.search(r"^- Tests?:\s+(- )?`tests/", ruling, re.MULTILINE), ruling


@pytest.mark.parametrize(("file", "name"), sorted(set(NAMED.findall(RULINGS))))
def test_what_the_rulings_name_exists(file: str, name: str) -> None:
    assert name in defined_in(ROOT / file)
    assert file.startswith("rules/") or name.startswith("test_")


@pytest.mark.parametrize("key", GAMES)
def test_a_ruling_is_told_on_a_page_of_the_rules(key: str) -> None:
    for ruling in rulings(sections()[key]):
        (told,) = re.findall(r"^- Told: (?:`(rules-\d+)`|nowhere, \S.*)$", ruling, re.MULTILINE)
        assert not told or all(Speaker(language, key).knows(told) for language in LANGUAGES), ruling


def test_nothing_is_named_in_another_way() -> None:
    """A name that the pattern does not find would not be checked."""
    assert RULINGS.count("::") == len(NAMED.findall(RULINGS))
