"""Punctuation between words and values stands in the Fluent files: French has a space before it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.words import LANGUAGES, bundle

ROOT = Path(__file__).parents[2]

SPEAKING = (
    "renderers",
    *(f"bot/{room}" for room in ("commands", "days", "handlers", "incoming", "people")),
    *(f"bot/{room}" for room in ("publishing", "screens", "stats", "ui", "words")),
)
"""Where words are put together for people."""

HIGH = re.compile(r"[:;!?]\s|[«»]")
"""A sign before which French puts a space, where it stands between words and not inside a code."""

FOR_OPERATORS = ("log", "sys", "logging")
"""What is written there is for whoever runs the bot, in English."""

LABELS = ("my-view", "your-move", "sheets", "rules", "more", "happened", "history", "as-text")
LABELS += ("undo-short", "refresh", "lobby-join", "lobby-start", "lobby-options", "export")
LABELS += ("step-by-step", "replay", "seat-back", "fair")
"""Buttons that texts may name."""

FILES = sorted(file for folder in SPEAKING for file in (ROOT / folder).rglob("*.py"))


class Joined(ast.NodeVisitor):
    """Literal parts beside values that have a high sign in them."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_Raise(self, node: ast.Raise) -> None:
        """What is raised with a sentence is for operators, too."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """So is what an assertion says."""

    def visit_Call(self, node: ast.Call) -> None:
        function = node.func
        if isinstance(function, ast.Attribute):
            owner = function.value
            if function.attr == "__init__":
                return
            if isinstance(owner, ast.Name) and owner.id in FOR_OPERATORS:
                return
            if function.attr == "join" and isinstance(owner, ast.Constant):
                self._look(owner.lineno, str(owner.value))
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        for part in node.values:
            if isinstance(part, ast.Constant):
                end = "\n" if part is node.values[-1] else ""
                self._look(node.lineno, part.value + end)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        for side in (node.left, node.right):
            if isinstance(node.op, ast.Add) and isinstance(side, ast.Constant):
                self._look(node.lineno, side.value if isinstance(side.value, str) else "")
        self.generic_visit(node)

    def _look(self, line: int, text: str) -> None:
        if HIGH.search(text):
            self.found.append((line, text))


def joined(source: str) -> list[tuple[int, str]]:
    seen = Joined()
    seen.visit(ast.parse(source))
    return seen.found


def test_no_words_are_joined_to_values_by_punctuation_in_python() -> None:
    found = {
        f"{file.relative_to(ROOT)}:{line}": text
        for file in FILES
        for line, text in joined(file.read_text("utf-8"))
    }
    assert not found


@pytest.mark.parametrize(
    "source",
    [
        'f"{a}: {b}"',
        'f"{a} : {b}"',
        'a + ": " + b',
        '"; ".join(c)',
        'f"{a}!"',
        'f"{a}:"',
        'f"« {a} »"',
    ],
)
def test_words_joined_in_python_are_found(source: str) -> None:
    assert joined(source)


@pytest.mark.parametrize("source", ['f"{a}:{b}"', 'log.warning(f"{a}: {b}")', 'f"<t:{a}:R>"'])
def test_codes_and_what_operators_read_are_not(source: str) -> None:
    assert not joined(source)


def quoted() -> Iterator[tuple[str, str, str]]:
    """Every label of a board's button in the quotes of its language, with what is wrong with it."""
    for language in LANGUAGES:
        words = bundle(language)
        for label in LABELS:
            text, _ = words.format_pattern(words.get_message(label).value, {})
            for form in (f"“{text}”", f"«\u202f{text}\u202f»", f"*{text}*"):
                yield language, label, form


def test_texts_name_a_button_by_its_message_and_never_by_a_copy_of_its_words() -> None:
    """A copy would stay behind when the button's label changes."""
    files = {
        language: "\n".join(
            file.read_text("utf-8") for file in (ROOT / "bot/words" / language).glob("*.ftl")
        )
        for language in LANGUAGES
    }
    copies = [(lang, label) for lang, label, form in quoted() if form in files[lang]]
    assert not copies
