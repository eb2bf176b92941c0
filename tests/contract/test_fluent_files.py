"""What holds for the Fluent files themselves: each message once, used, well typed, short enough."""

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from bot.commands.names import LOCALES
from bot.ui.limits import MODAL_TITLE, OPTION_TEXT, SHOWN_LABEL
from bot.words import LANGUAGES, LESSON, SHARED, Speaker
from rules.catalog import GAMES
from tests.contract.documents import ROOT
from tests.contract.test_labels import LIMIT
from tests.contract.test_words import FILES, messages, placeholders, texts

WORDS = ROOT / "bot" / "words"
LESSONS = tuple(LESSON.format(game=game) for game in GAMES)
WRITTEN = (*SHARED, *GAMES, *LESSONS)
"""Every file of the catalogue, by its name."""

IN_EACH = pytest.mark.parametrize("language", LANGUAGES)
COMMAND_NAME = re.compile(r"[-\w]{1,32}")
"""What Discord takes as the name of a command or an option."""

BY_RULES = re.compile(
    r"(event|events|each|outcome|part|ask|pick|option|languages|robot-moves|coach|why|refusal)-.*"
)
"""Said by what the rules decide; `test_words.py` finds what is left over of them in a game."""


def files(language: str, *names: str) -> Iterator[tuple[str, dict[str, ast.Message]]]:
    for name in names:
        yield name, messages(WORDS / language / f"{name}.ftl")


@IN_EACH
@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_written_twice_in_files_that_are_loaded_together(
    language: str, game: str
) -> None:
    counted = Counter(
        name
        for _, every in files(language, *SHARED, game, LESSON.format(game=game))
        for name in every
    )
    assert not [name for name, count in counted.items() if count > 1]


@IN_EACH
@pytest.mark.parametrize("file", WRITTEN)
def test_quotes_and_apostrophes_are_typographic(language: str, file: str) -> None:
    """But for code between backticks, and what Fluent itself puts in quotes."""
    for name, message in messages(WORDS / language / f"{file}.ftl").items():
        for text in texts(message):
            plain = re.sub(r"`.*?`", "", text)
            assert not set("'\"") & set(plain), f"{name}: {text}"


@pytest.mark.parametrize("file", WRITTEN)
def test_a_percent_sign_stands_as_each_language_has_it(file: str) -> None:
    """English closes up; French puts a narrow space before it."""
    for language, wrong in (("en", r"x\s%"), ("fr", r"x%|x[ \t]%")):
        for name, message in messages(WORDS / language / f"{file}.ftl").items():
            assert not any(re.search(wrong, text) for text in texts(message)), name


@pytest.mark.parametrize("file", WRITTEN)
def test_french_puts_no_preposition_before_a_name_that_it_would_have_to_elide(file: str) -> None:
    """ "de Ana" is wrong and "d’Ben" too: the sentence is turned so that neither is needed."""
    for name, message in messages(WORDS / "fr" / f"{file}.ftl").items():
        assert not elided(message), name


def elided(message: ast.Message) -> list[str]:
    """The names of players that stand after "de" or "que"."""
    found = Before()
    found.visit(message)
    return found.names


class Before(visitor.Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  (fluent's)
        for text, place in zip(node.elements, node.elements[1:], strict=False):
            name = _person(place)
            ends = isinstance(text, ast.TextElement) and re.search(
                r"\b(de|que|d’|qu’)\s*$", text.value
            )
            if name and ends:
                self.names.append(name)
        self.generic_visit(node)


def _person(element: ast.TextElement | ast.Placeable) -> str:
    """The fact, where it is somebody's name."""
    if not isinstance(element, ast.Placeable):
        return ""
    fact = element.expression
    if isinstance(fact, ast.VariableReference) and re.search(
        r"(^|_)(seats?|who|whom)$", fact.id.name
    ):
        return fact.id.name
    return ""


@IN_EACH
@pytest.mark.parametrize("file", WRITTEN)
def test_a_command_that_a_text_names_exists_in_its_language(language: str, file: str) -> None:
    say = Speaker(language)
    known = {
        say(name) for _, every in files(language, *SHARED) for name in every if is_command(name)
    }
    for name, message in messages(WORDS / language / f"{file}.ftl").items():
        for text in texts(message):
            for command in re.findall(r"(?:^|[\s*«“(])/([\w-]+)", text):
                assert command in known, f"{name}: {text}"


def is_command(name: str) -> bool:
    return bool(re.fullmatch(r"command-(?!.*-about$).*", name))


# ── lengths ──────────────────────────────────────────────────────────────────────────────────────


@IN_EACH
def test_commands_are_named_and_described_within_discords_limits(language: str) -> None:
    assert language == LANGUAGES[0] or language in LOCALES
    say = Speaker(language)
    for _, every in files(language, *SHARED):
        for name in filter(re.compile("command-").match, every):
            if name.endswith("-about"):
                assert len(say(name)) <= OPTION_TEXT, name
            else:
                assert COMMAND_NAME.fullmatch(say(name)), name
                assert say(name) == say(name).lower(), name


@IN_EACH
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_said_in_a_line_of_the_menu(language: str, game: str) -> None:
    say = Speaker(language, game)
    assert len(f"{say('game-name')} · {say('game-about')}") <= OPTION_TEXT


@IN_EACH
@pytest.mark.parametrize("game", GAMES)
def test_options_are_said_whole_in_a_menu(language: str, game: str) -> None:
    say = Speaker(language, game)
    for option in GAMES[game].options:
        assert len(say(f"option-{option.key}-about")) <= OPTION_TEXT
        for choice in option.choices:
            line = f"{say(f'option-{option.key}')} : {say(f'option-{option.key}-{choice}')}"
            assert len(line) <= OPTION_TEXT, line


@IN_EACH
def test_forms_have_titles_and_fields_that_fit(language: str) -> None:
    for _, every in files(language, *SHARED):
        for name, message in every.items():
            if name.endswith(("-title", "-field")) and not placeholders(message):
                assert len(Speaker(language)(name)) <= MODAL_TITLE, name


@IN_EACH
def test_the_houses_buttons_are_shown_whole_on_a_phone(language: str) -> None:
    """Those that are said without facts; the moves of the games are measured elsewhere."""
    assert LIMIT[LANGUAGES[0]] == SHOWN_LABEL
    shared = {
        name: message for _, every in files(language, *SHARED) for name, message in every.items()
    }
    labels = [name for name in buttons() if name in shared and not placeholders(shared[name])]
    assert len(labels) > 20
    for name in labels:
        assert len(Speaker(language)(name)) <= LIMIT[language], name


def buttons() -> set[str]:
    """The messages that are said on buttons: the second argument of a `Button`."""
    return {
        word.value
        for tree in sources()
        for call in python.walk(tree)
        if isinstance(call, python.Call) and getattr(call.func, "id", "") == "Button"
        for word in python.walk(python.Tuple([*call.args[1:2]]))
        if isinstance(word, python.Constant) and isinstance(word.value, str)
    }


# ── what is said ─────────────────────────────────────────────────────────────────────────────────


@cache
def sources() -> tuple[python.Module, ...]:
    """The modules that say messages."""
    every = (
        file for folder in ("bot", "renderers", "rules") for file in (ROOT / folder).rglob("*.py")
    )
    return tuple(python.parse(file.read_text(encoding="utf-8")) for file in every)


@cache
def spoken() -> re.Pattern[str]:
    """Every string of the sources, and every f-string with anything in its gaps."""
    said: set[str] = set()
    for tree in sources():
        for node in python.walk(tree):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                said.add(re.escape(node.value))
            elif isinstance(node, python.JoinedStr):
                parts = [getattr(part, "value", None) for part in node.values]
                said.add("".join(re.escape(p) if isinstance(p, str) else ".+" for p in parts))
    words = (word for word in said if re.fullmatch(r"([a-z]{2}|\.\+\\-[a-z]{4})[\w\\.+-]*", word))
    return re.compile("|".join(sorted(words)))


@pytest.mark.parametrize("file", FILES, ids=[file.name for file in FILES])
def test_every_message_is_said_somewhere(file: Path) -> None:
    """By its id, as a code that fills another message, as a refusal, or inside another message."""
    every = messages(file)
    facts = {fact for other in FILES for m in messages(other).values() for fact in placeholders(m)}
    inside = {name for message in every.values() for name in referred(message)}
    for name in every:
        code = any(name.startswith(f"{fact}-") for fact in facts)
        refusal = name.startswith("refusal-") and spoken().fullmatch(name.removeprefix("refusal-"))
        known = spoken().fullmatch(name) or code or refusal or name in inside
        assert known or BY_RULES.fullmatch(name), name


def referred(message: ast.Message) -> set[str]:
    """The messages that stand inside a message."""
    found = Referred()
    found.visit(message)
    return found.names


class Referred(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (fluent's)
        self.names.add(node.id.name)


def test_a_message_that_nothing_says_is_found() -> None:
    assert not spoken().fullmatch("refresh-everything")


def test_a_name_after_a_preposition_is_found() -> None:
    (wrong,) = FluentParser().parse("x = La feuille de { $seat }").body
    (right,) = FluentParser().parse("x = Feuille : { $seat }").body
    assert isinstance(wrong, ast.Message)
    assert isinstance(right, ast.Message)
    assert elided(wrong)
    assert not elided(right)
