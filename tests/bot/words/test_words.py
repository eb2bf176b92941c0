"""Every sentence that the bot's own code asks for is there, in every language, and none is idle."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.words import LANGUAGES, Speaker, bundle, spoken
from rules.catalog import GAMES

ROOT = Path(__file__).parents[3] / "bot"
SPEAKERS = {"say", "label", "word", "knows", "self"}
GAMES_OWN = {"game-name", "game-about"}


def called(tree: ast.AST) -> Iterator[str]:
    """The first argument of everything that says something; `{}` stands for what is filled in."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in SPEAKERS:
            yield from templates(node.args[0])
        if name in ("Refused", "Refusal"):
            yield from (f"refusal-{code}" for code in templates(node.args[0]))


def templates(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.JoinedStr(values=values):
            yield "".join(v.value if isinstance(v, ast.Constant) else "{}" for v in values)
        case ast.IfExp(body=body, orelse=orelse):
            yield from templates(body)
            yield from templates(orelse)


def asked() -> set[str]:
    files = (path for path in ROOT.rglob("*.py"))
    return {said for path in files for said in called(ast.parse(path.read_text("utf-8")))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_code_names_exists(language: str) -> None:
    say = Speaker(language)
    plain = {message for message in asked() if "{}" not in message} - GAMES_OWN
    assert len(plain) > 100
    games = [Speaker(language, game) for game in GAMES]
    unknown = [message for message in sorted(plain) if not say.knows(message)]
    assert [m for m in unknown if not any(game.knows(m) for game in games)] == []


def test_no_message_of_the_bot_is_idle() -> None:
    """Each is named in the code, matches a pattern there, or is a refusal of the rules."""
    patterns = [re.escape(m).replace(r"\{\}", "[a-z0-9-]+") for m in asked()]
    source = "\n".join(path.read_text("utf-8") for path in ROOT.rglob("*.py"))
    quoted = set(re.findall(r'"([a-z][a-z0-9-]+)"', source))
    core = {"refusal-game-over", "refusal-unknown-option", "refusal-unknown-choice"}
    core |= {"refusal-too-few-players", "refusal-too-many-players"}
    idle = [
        message
        for message in bundle(LANGUAGES[0])._messages
        if message not in quoted | core and not any(re.fullmatch(p, message) for p in patterns)
    ]
    assert [m for m in idle if not m.startswith("permission-")] == []


@pytest.mark.parametrize(
    ("locale", "language"), [("fr", "fr"), ("en-US", "en"), ("en-GB", "en"), ("de", "en")]
)
def test_a_locale_finds_a_language(locale: str, language: str) -> None:
    assert spoken(locale) == language


def test_a_missing_message_is_logged_and_said_by_its_name(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert Speaker("en")("no-such-message") == "no-such-message"
    assert "the words of no-such-message in en: no such message" in caplog.text
    caplog.clear()
    Speaker("en")("waiting-for")
    assert "waiting-for" in caplog.text
