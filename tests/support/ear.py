"""Understands what the bot says: the Fluent messages, turned into patterns that read facts back.

A listener has nothing but words. Each message is read with the same file that says it, so that a
parser of a game's words names messages and works in every language.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from fluent.syntax import FluentParser, ast

from bot.words import FOLDERS, SHARED, Speaker
from rules.core.record import Seat

NUMBER = r"[-−]?\d+"
FREE = r"[^\n.]+"
"""What somebody else has put together: up to the end of the sentence."""

FREE_FACTS = ("name", "value", "text", "who", "whom", "when", "link")


class Facts(dict[str, str]):
    """The facts of one message as they were said, and what they mean."""

    def __init__(self, ear: "Ear", said: Mapping[str, str]) -> None:
        super().__init__(said)
        self.ear = ear

    def number(self, name: str) -> int:
        return int(self[name].replace("−", "-"))

    def numbers(self, name: str) -> tuple[int, ...]:
        return tuple(int(word.replace("−", "-")) for word in self[name].split())

    def codes(self, name: str) -> tuple[str, ...]:
        return tuple(self.ear.codes(name)[word] for word in self[name].split(", "))

    def code(self, name: str) -> str:
        (code,) = self.codes(name)
        return code

    def seat(self, name: str = "seat") -> Seat:
        return self.ear.names.index(self[name])

    def seats(self, name: str = "seats") -> tuple[Seat, ...]:
        words = self[name].replace(f" {self.ear.say('and')} ", ", ")
        return tuple(self.ear.names.index(word) for word in words.split(", "))


class Ear:
    """Reads texts about one game, in the language and wording in which they were said."""

    def __init__(self, say: Speaker, seats: int) -> None:
        self.say = say
        self.names = [say.name(seat) for seat in range(seats)]
        self._codes: dict[str, Mapping[str, str]] = {}
        self._patterns: dict[str, tuple[re.Pattern[str], Mapping[str, tuple[str, str]]]] = {}

    @cached_property
    def messages(self) -> Mapping[str, ast.Message]:
        found: dict[str, ast.Message] = {}
        for name in (*SHARED, self.say.game):
            for file in (folder / self.say.language / f"{name}.ftl" for folder in FOLDERS):
                text = file.read_text("utf-8") if file.exists() else ""
                body = FluentParser(with_spans=False).parse(text).body
                found |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
        return found

    def codes(self, fact: str) -> Mapping[str, str]:
        """By how it is said, each code that a fact of this name may have."""
        if fact not in self._codes:
            head = f"{fact}-"
            known = [
                name for name in self.messages if name.startswith(head) and self._is_bare(name)
            ]
            self._codes[fact] = {self.say(name): name.removeprefix(head) for name in known}
        return self._codes[fact]

    def _is_bare(self, message: str) -> bool:
        """Whether a message has no facts itself."""
        value = self.messages[message].value
        placed = (
            [e.expression for e in value.elements if isinstance(e, ast.Placeable)] if value else []
        )
        return not any(isinstance(e, ast.VariableReference | ast.SelectExpression) for e in placed)

    # ── listening ────────────────────────────────────────────────────────────────────────────────

    def every(self, message: str, text: str) -> Iterator[Facts]:
        """Each time that a message is said in a text."""
        pattern, groups = self._pattern(message)
        for match in pattern.finditer(text):
            said: dict[str, str] = {}
            for group, word in match.groupdict().items():
                fact, key = groups[group]
                if word is not None:
                    said.setdefault(fact, key) if key else said.update({fact: word})
            yield Facts(self, said)

    def find(self, message: str, text: str) -> Facts | None:
        """The first time that it is said."""
        return next(self.every(message, text), None)

    def need(self, message: str, text: str) -> Facts:
        """What must have been said."""
        found = self.find(message, text)
        assert found is not None, f"not said: {message}"
        return found

    def heard(self, message: str, text: str) -> bool:
        """Whether a sentence without facts was said."""
        return self.say(message) in text

    # ── patterns ─────────────────────────────────────────────────────────────────────────────────

    def _pattern(self, message: str) -> tuple[re.Pattern[str], Mapping[str, tuple[str, str]]]:
        if message not in self._patterns:
            found = self.messages[message]
            full = [a.value for a in found.attributes if a.id.name == "full"]
            value = full[0] if full and self.say.in_full else found.value
            assert value is not None
            groups: dict[str, tuple[str, str]] = {}
            body = self._elements(value, groups)
            self._patterns[message] = re.compile(rf"(?<!\w){body}(?!\w)"), groups
        return self._patterns[message]

    def _elements(self, pattern: ast.Pattern, groups: dict[str, tuple[str, str]]) -> str:
        return "".join(self._element(element, groups) for element in pattern.elements)

    def _element(
        self, element: ast.TextElement | ast.Placeable, groups: dict[str, tuple[str, str]]
    ) -> str:
        if isinstance(element, ast.TextElement):
            return re.escape(element.value)
        match element.expression:
            case ast.StringLiteral() as literal:
                return re.escape(str(literal.parse()["value"]))
            case ast.VariableReference(id=ast.Identifier(name=fact)):
                return self._group(fact, "", self._words(fact), groups)
            case ast.SelectExpression(selector=ast.VariableReference(id=fact), variants=variants):
                either = (self._variant(fact.name, variant, groups) for variant in variants)
                return f"(?:{'|'.join(either)})"
            case other:
                raise AssertionError(f"cannot be read back: {other}")

    def _variant(self, fact: str, variant: ast.Variant, groups: dict[str, tuple[str, str]]) -> str:
        """One of several wordings, which tells the fact by itself where it does not say it."""
        key = variant.key
        told = key.value if isinstance(key, ast.NumberLiteral) else key.name
        body = self._elements(variant.value, groups)
        return self._group(fact, {"one": "1"}.get(told, told), body, groups)

    def _group(self, fact: str, key: str, body: str, groups: dict[str, tuple[str, str]]) -> str:
        name = f"g{len(groups)}"
        while name in groups:
            name += "x"
        groups[name] = (fact, key)
        return f"(?P<{name}>{body})"

    def _words(self, fact: str) -> str:
        if fact in FREE_FACTS:
            return FREE
        if fact == "seat" or fact.endswith("_seat"):
            return self._either(self.names)
        if fact == "seats" or fact.endswith("_seats"):
            name = self._either(self.names)
            return rf"{name}(?:, {name})*(?: {self.say('and')} {name})?"
        numbers, codes = rf"{NUMBER}(?: {NUMBER})*", list(self.codes(fact))
        if not codes:
            return numbers
        code = self._either(codes)
        return rf"(?:{code}(?:, {code})*|{numbers})"

    def _either(self, words: Sequence[str]) -> str:
        longest = sorted(words, key=len, reverse=True)
        return f"(?:{'|'.join(map(re.escape, longest))})"


def paragraph(text: str, start: str) -> str:
    """The paragraph of a text that begins so; empty where there is none."""
    return next((each for each in text.split("\n\n") if each.startswith(start)), "")
