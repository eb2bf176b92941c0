"""Every sentence the bot says, in every language it speaks.

The sentences stand in Fluent files: `<language>/<game>.ftl` for each game, `<game>-lesson.ftl` for
its practice hands, and a few for what belongs to no game. A duel has the words of its game.
"""

import logging
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bot.words.sanitize import isolated, visible
from bot.words.signs import sign
from rules.core.duel import original
from rules.core.record import Fact, Seat

FOLDERS = [Path(__file__).parent]
"""Where the Fluent files are looked for; a test with a game of its own adds a folder."""

SHARED = ("bot", "days", "replay", "stats", "today", "duel", "lessons", "reviews")
"""The files with what belongs to no game."""

LESSON = "{game}-lesson"
"""The file with the practice hands of a game."""

LANGUAGES = ("en", "fr")
"""The first one is spoken where nobody's language is known."""

OWN_WORDS = ("name", "value", "text")
"""Facts that somebody typed: they are said as they are, sanitized."""

MOST_TYPED = 100
"""Characters of somebody's own words that are said back to them."""

MARKUP = ("who", "whom", "when", "link", "each", "what", "which", "button")
"""Facts that the bot has written out already, such as mentions, or other messages."""

Wording = Literal["short", "full"]
"""How a label is said: as short as a phone shows it, or by its attribute `.full`, if it has one."""

log = logging.getLogger(__name__)


@cache
def bundle(language: str, game: str | None = None) -> FluentBundle:
    """The messages of a game and of the bot; without a game those of the bot alone."""
    messages = FluentBundle([language], use_isolating=False)
    for name in (*SHARED, game, LESSON.format(game=game)):
        for file in (folder / language / f"{name}.ftl" for folder in FOLDERS):
            if file.exists():
                messages.add_resource(_parsed(file))
    return messages


@cache
def _parsed(file: Path) -> Resource:
    """The messages of a file; each game's bundle has the shared ones too."""
    return FluentResource(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=8192)
def formatted(
    language: str,
    game: str | None,
    message: str,
    said: tuple[tuple[str, str | int], ...],
    wording: Wording = "short",
) -> tuple[str, tuple[str, ...]]:
    """A message filled in, and what was wrong with it. Cached, because labels repeat often."""
    messages = bundle(language, game)
    if not messages.has_message(message):
        return message, ("no such message",)
    found = messages.get_message(message)
    pattern = found.attributes.get("full", found.value) if wording == "full" else found.value
    if pattern is None:
        return message, ("nothing to say",)
    text, faults = messages.format_pattern(pattern, dict(said))
    return str(text), tuple(str(fault) for fault in faults)


def no_icon(message: str) -> str:  # noqa: ARG001  (the same for every message)
    """What a speaker without icons knows of them."""
    return ""


def spoken(locale: str) -> str:
    """The language we have for a Discord locale such as "fr" or "en-US"."""
    language = locale.partition("-")[0]
    return language if language in LANGUAGES else LANGUAGES[0]


class Speaker:
    """Says messages in one language, with the names of a table's players if it is about one.

    `icon` has by the message of a word (of a number: `<fact>-<number>`) the icon drawn before it.
    A message that is missing, or lacks a fact, is logged as an error and its id is said instead: no
    move fails because of a missing word. Tests treat that error as a failure.
    """

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: Sequence[str] = (),
        written: Callable[[str], str] = str,
        wording: Wording = "short",
        icon: Callable[[str], str] = no_icon,
    ) -> None:
        game = original(game) if game else game
        self._made_of = (language, game, tuple(names), written, wording, icon)
        self.language = language
        self.game = game
        self.wording: Wording = wording
        self._messages = bundle(language, game)
        self.names = tuple(isolated(written(name)) for name in names)
        self._written = written
        self._icon = icon

    def __reduce__(self) -> tuple[type["Speaker"], tuple[Any, ...]]:
        """For another process, which reads its messages itself."""
        return Speaker, self._made_of

    @property
    def in_full(self) -> bool:
        """Whether labels are said to their end, however long."""
        return self.wording == "full"

    def name(self, seat: Seat, /) -> str:
        """What the player on a seat is called."""
        return self.names[seat]

    def among(self, seats: tuple[Seat, ...], /) -> "Speaker":
        """The same words where these players alone sit, in this order."""
        language, game, names, written, wording, icon = self._made_of
        return Speaker(language, game, [names[seat] for seat in seats], written, wording, icon)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._messages.has_message(message)

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """The message, filled with the facts."""
        said = tuple((name, self._said(name, fact)) for name, fact in facts.items())
        text, faults = formatted(self.language, self.game, message, said, self.wording)
        for fault in faults:
            log.error("the words of %s in %s: %s", message, self.language, fault)
        return sign(self._icon(message)) + text

    def _said(self, name: str, fact: Fact) -> str | int:
        if isinstance(fact, tuple):
            if name == "seats" or name.endswith("_seats"):
                return self.listed([self.name(int(seat)) for seat in fact])
            words = [str(self._said(name, item)) for item in fact]
            return (" " if all(isinstance(item, int) for item in fact) else ", ").join(words)
        if name == "seat" or name.endswith("_seat"):
            return self.name(int(fact))
        if name in MARKUP:
            return fact
        if isinstance(fact, int):
            icon = self._icon(f"{name}-{fact}")
            return f"{sign(icon)}{fact}" if icon else fact
        if name in OWN_WORDS or name.endswith("_text"):
            return isolated(self._written(visible(fact, MOST_TYPED)))
        return self(f"{name}-{fact}")

    def listed(self, words: Sequence[str]) -> str:
        """ "Ana, Ben and Cleo"."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self('and')} {words[-1]}"
