"""Everything a game can say is said in every language, with the facts it is given."""

import logging
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast, visitor

from bot.screens.story import facts_of
from bot.words import FOLDERS, LANGUAGES, Speaker
from renderers.catalog import PICTURES
from rules.core.asks import Ask, Choose, Part
from rules.core.errors import Refusal
from rules.core.game import AnyGame
from rules.core.record import Event, Fact, kebab, tag_of
from tests.contract.play import combinations, counts, played, variants

GAMES_SAID = 200
MOVES_SAID = 8_000
"""Enough of either: long games say in fewer of them all they can say."""
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
CORE_REFUSALS = (
    Refusal("game-over"),
    Refusal("not-asked", {"seats": (0, 1)}),
    Refusal("not-offered"),
    Refusal("unknown-option", {"name": "x"}),
    Refusal("unknown-choice", {"name": "x", "value": "y"}),
    Refusal("too-few-players", {"least": 2, "players": 1}),
    Refusal("too-many-players", {"most": 2, "players": 3}),
)

Saying = tuple[str, tuple[tuple[str, Fact], ...]]
"""A message and the facts that fill it."""


class Sayings:
    """What a game says, each kind of sentence once.

    Numbers of a tuple and seats are said the same way whatever they are, so that they count as one.
    """

    def __init__(self) -> None:
        self._by_kind: dict[Any, Saying] = {}

    def add(self, message: str, **facts: Fact) -> None:
        kind = (message, tuple((name, alike(name, fact)) for name, fact in facts.items()))
        self._by_kind.setdefault(kind, (message, tuple(facts.items())))

    def __iter__(self) -> Iterator[Saying]:
        return iter(self._by_kind.values())

    @property
    def messages(self) -> set[str]:
        return {message for message, _ in self._by_kind.values()}


def alike(name: str, fact: Fact) -> Any:
    if name.endswith(("seat", "seats")):
        return isinstance(fact, tuple) and len(fact)
    if isinstance(fact, tuple) and all(isinstance(item, int) for item in fact):
        return len(fact)
    return fact


@pytest.fixture(scope="module")
def sayings(game: AnyGame) -> Sayings:
    """What 200 random games say, or as many as have moves enough, and the lobby before them."""
    said = Sayings()
    every = variants(game)
    moves = 0
    for seed in range(GAMES_SAID):
        seats, options = every[seed % len(every)]
        play = played(game, seats, options, seed=seed)
        listen(said, game, play)
        moves += len(play.steps)
        if moves > MOVES_SAID and seed % len(every) == len(every) - 1:
            break
    listen_in_the_lobby(said, game)
    return said


def listen(said: Sayings, game: AnyGame, play: Any) -> None:
    pictures = PICTURES.get(game.key)
    for state in play.states:
        for seat, ask in game.asks(state).items():
            listen_to_ask(said, ask)
            private = pictures.ask(game.view(state, seat), ask) if pictures else ask
            if private is not ask:
                listen_to_ask(said, private)
    for event in (event for told in play.told for event in told):
        listen_to_event(said, event)
    said.add(f"why-{play.result.why}")


def listen_to_ask(said: Sayings, ask: Ask) -> None:
    for question in ask.questions:
        said.add(f"ask-{question.word}", **question.facts)
        if isinstance(question, Choose):
            parts = [part for option in question.options for part in option.parts]
        else:
            parts = list(question.items)
            for count in range(question.most + 1):
                said.add(f"pick-{question.word}", count=count, **question.facts)
        for part in parts:
            said.add(f"part-{part.word}", **part.facts)


def listen_to_event(said: Sayings, event: Event) -> None:
    """What it tells, alone and, where it may be gathered, together with others like it."""
    tag, facts = tag_of(event), facts_of(event)
    for item in event.items():
        said.add(f"each-{tag}", **item)
    listed: dict[str, Fact] = {"each": NAMES[0]} if event.items() else {}
    said.add(f"event-{tag}", **facts, **listed)


def listen_in_the_lobby(said: Sayings, game: AnyGame) -> None:
    said.add("game-name")
    said.add("game-about")
    said.add("game-idea")
    for option in game.options:
        said.add(f"option-{option.key}")
        said.add(f"option-{option.key}-about")
        for choice in option.choices:
            said.add(f"option-{option.key}-{choice}")
    for options in combinations(game):
        for seats in counts(game):
            refusal = game.fits(options, seats)
            if refusal and refusal.code not in {core.code for core in CORE_REFUSALS}:
                said.add(f"refusal-{refusal.code}", **refusal.facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_has_words(
    game: AnyGame, sayings: Sayings, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    say = Speaker(language, game.key, NAMES)
    for message, facts in sayings:
        assert say(message, **dict(facts)).strip()
    assert not errors(caplog)


def errors(caplog: pytest.LogCaptureFixture) -> set[str]:
    return {record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusals_of_every_game_have_words(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    say = Speaker(language, None, NAMES)
    for refusal in CORE_REFUSALS:
        say(f"refusal-{refusal.code}", **refusal.facts)
    assert not errors(caplog)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_declared_event_has_words(game: AnyGame, language: str) -> None:
    say = Speaker(language, game.key, NAMES)
    assert not [tag for tag in tags(game.Event) if not say.knows(f"event-{tag}")]


def tags(union: Any) -> set[str]:
    return {kebab(kind.__name__) for kind in get_args(union) or (union,)}


def test_no_words_are_left_over(game: AnyGame, sayings: Sayings) -> None:
    """Where the rules decide what is said: events, parts, questions, options, refusals, reasons."""
    ours = r"(event|outcome|part|ask|pick|option|why|refusal)-.*"
    written = {name for name in messages(own_file(game, LANGUAGES[0])) if re.fullmatch(ours, name)}
    declared = {f"{kind}-{tag}" for tag in tags(game.Event) for kind in ("event", "outcome")}
    assert not written - sayings.messages - declared


def own_file(game: AnyGame, language: str) -> Path:
    found = [folder / language / f"{game.key}.ftl" for folder in FOLDERS]
    return next(file for file in found if file.exists())


@cache
def messages(file: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], file
    every = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(every) == len({entry.id.name for entry in every}), f"a message twice in {file}"
    return {entry.id.name: entry for entry in every}


class Placeholders(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (fluent's)
        self.names.add(node.id.name)


def placeholders(message: ast.Message) -> set[str]:
    found = Placeholders()
    found.visit(message)
    return found.names


FILES = [file for folder in FOLDERS for file in sorted(folder.glob("en/*.ftl"))]


@pytest.mark.parametrize("file", FILES, ids=[file.name for file in FILES])
def test_languages_have_the_same_messages_with_the_same_placeholders(file: Path) -> None:
    english = messages(file)
    for language in LANGUAGES[1:]:
        other = messages(file.parents[1] / language / file.name)
        assert english.keys() == other.keys()
        for name, message in english.items():
            assert placeholders(message) == placeholders(other[name]), name


class Texts(visitor.Visitor):
    """The lines of a message, with an x for what fills it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  (fluent's)
        parts = [e.value if isinstance(e, ast.TextElement) else "x" for e in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


FRENCH = [file for folder in FOLDERS for file in sorted(folder.glob("fr/*.ftl"))]


@pytest.mark.parametrize("file", FRENCH, ids=[file.name for file in FRENCH])
def test_french_puts_a_narrow_space_before_high_signs(file: Path) -> None:
    """Before ; : ! ? and inside « », never an ordinary space nor none at all.

    The name of a game is written as on its box.
    """
    every = messages(file)
    names = texts(every["game-name"]) if "game-name" in every else ["no game"]
    for name, message in every.items():
        for text in texts(message):
            assert not mistyped(text.replace(names[0], "x")), f"{name}: {text}"


def texts(message: ast.Message) -> list[str]:
    found = Texts()
    found.visit(message)
    return found.found


def mistyped(text: str) -> list[str]:
    return re.findall(
        r"[^\u202f\s!?][!?;](?!\w)|[^\u202f\s]:(?=\s|$)|[ \u00a0][;:!?»]|«[^\u202f]", text
    )


@pytest.mark.parametrize("text", ["Bravo!", "Bravo !", "Total: 3", "Total : 3", "« x »", "«x»"])
def test_mistyped_french_is_found(text: str) -> None:
    assert mistyped(text)


def test_a_missing_word_is_found(caplog: pytest.LogCaptureFixture) -> None:
    Speaker("en")(f"part-{Part('nonsense').word}")
    assert errors(caplog)
