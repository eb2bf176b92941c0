"""A move as somebody types it, found among what they are asked.

Case, accents and dashes do not matter, nor the order of the words or their ends: "FOURS", "pink 2
cell 3", "8-11". Whatever is offered has a phrase, which means that move when it is typed.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import groupby

import msgspec

from bot.ui.limits import MENU_ENTRIES, OPTION_TEXT
from bot.ui.parts import branches, part_label
from bot.ui.typed_picks import Picking, pickings
from bot.words import Speaker
from bot.words.reading import Words, read
from rules.core.asks import Ask, Choose, Option
from rules.core.record import fingerprint

SHORTCUT = re.compile(r"#(\d{1,3}):([a-z0-9]{1,40})")
"""Stands for a move whose phrase is too long for a suggestion."""


class Offer(msgspec.Struct, frozen=True):
    """A move on offer, or with neither `action` nor `bits` the beginning of several.

    `action` is a fingerprint, `bits` are the items of a pick.
    """

    phrase: str
    question: int = 0
    action: str = ""
    bits: int | None = None

    @property
    def value(self) -> str:
        """What is typed for it, within Discord's limit for suggestions."""
        if len(self.phrase) <= OPTION_TEXT:
            return self.phrase
        return f"#{self.question}:{self.action or self.bits}"


class Fit(msgspec.Struct, frozen=True, order=True):
    """How well a phrase fits what was typed: the less of everything, the better."""

    begun: int
    apart: bool
    left: int


class Typed:
    """What a seat is asked, ready to be matched with typed text."""

    def __init__(self, ask: Ask, say: Speaker, short: Speaker) -> None:
        self.ask = ask
        self.say = say
        self.options = [
            phrased
            for number, question in enumerate(ask.questions)
            if isinstance(question, Choose)
            for phrased in _phrased(number, question, say, short)
        ]
        self.picks = list(pickings(ask, short))
        self.noise = frozenset(read(say("typed-noise"))) | _asking(ask, say)

    def meant(self, text: str) -> list[Offer]:
        """The move that is meant, alone; or all that it could be; nothing where nothing fits."""
        if shortcut := SHORTCUT.fullmatch(text.strip()):
            return list(self._short_cut(shortcut))
        typed = read(text)
        if same := [p for p in self.options if typed in p.words]:
            return [same[0].offer]
        picked = [offer for pick in self.picks for offer in _offers(pick, pick.read(typed))]
        ranked = self._ranked(typed) if typed else []
        if any(pick.is_named(typed) for pick in self.picks) or not ranked:
            return picked or _moves(p for _, p in ranked)
        alone = _alone(typed, ranked, sure=bool(picked))
        return [alone.offer] if alone else [*picked, *_moves(p for _, p in ranked)]

    def suggested(self, text: str) -> list[Offer]:
        """What to offer while somebody types, the best first."""
        typed = read(text)
        picks = [o for pick in self.picks for o in _offers(pick, pick.continued(typed))]
        ranked = [phrased for _, phrased in self._ranked(typed)]
        chosen = list(self._grouped(ranked)) if len(ranked) > MENU_ENTRIES else _moves(ranked)
        named = any(pick.is_named(typed) for pick in self.picks)
        offers = [*picks, *chosen] if named else [*chosen, *picks]
        return list({offer.phrase: offer for offer in offers}.values())[:MENU_ENTRIES]

    def nearest(self, text: str, most: int) -> list[Offer]:
        """What is most like a text that fits nothing."""
        typed = " ".join(read(text))

        def unlike(offer: Offer) -> float:
            return -SequenceMatcher(None, typed, " ".join(read(offer.phrase))).ratio()

        picks = [o for pick in self.picks for o in _offers(pick, pick.continued(()))]
        return sorted([*_moves(self.options), *picks], key=unlike)[:most]

    def _ranked(self, typed: Words) -> "list[tuple[Fit, _Phrased]]":
        fits = ((phrased.fit(typed, self.noise), phrased) for phrased in self.options)
        return sorted(((f, p) for f, p in fits if f is not None), key=lambda found: found[0])

    def _short_cut(self, found: re.Match[str]) -> Iterator[Offer]:
        number, rest = int(found[1]), found[2]
        options = (p.offer for p in self.options if p.number == number)
        yield from (offer for offer in options if offer.action == rest)
        if rest.isdecimal():
            for pick in self.picks:
                if pick.number == number:
                    yield from _offers(pick, [pick.of_bits(int(rest))])

    def _grouped(self, ranked: "Sequence[_Phrased]") -> Iterator[Offer]:
        """Where more fit than can be shown: the parts with which they begin."""
        for _, group in groupby(sorted(ranked, key=lambda p: p.number), key=lambda p: p.number):
            phrased = list(group)
            by_option = {id(p.option): p for p in phrased}
            for _, options, depth in branches([p.option for p in phrased], 0):
                if len(options) == 1:
                    yield by_option[id(options[0])].offer
                else:
                    yield Offer(_phrase(options[0], self.say, depth))


class _Phrased:
    """One move with its phrase, and all the words by which it may be typed."""

    def __init__(self, number: int, option: Option, phrase: str, others: Sequence[str]) -> None:
        self.number = number
        self.option = option
        self.words = tuple(dict.fromkeys(read(text) for text in (phrase, *others)))
        self.offer = Offer(phrase, number, fingerprint(option.action))

    def fit(self, typed: Words, noise: frozenset[str]) -> Fit | None:
        """How well what was typed fits; None where it does not."""
        fits = (_fit(typed, words, noise) for words in self.words)
        return min((fit for fit in fits if fit is not None), default=None)

    def begins(self, typed: Words) -> bool:
        """Whether its phrase begins with what was typed."""
        return any(
            len(typed) <= len(words)
            and all(one.startswith(word) for word, one in zip(typed, words, strict=False))
            for words in self.words
        )


def _phrased(number: int, question: Choose, say: Speaker, short: Speaker) -> Iterator[_Phrased]:
    """The moves of a question; a last part that only makes sure of it is not said."""
    whole = [_phrase(option, say) for option in question.options]
    brief = [_phrase(o, say, max(1, len(o.parts) - question.sure)) for o in question.options]
    phrases = brief if len(set(brief)) == len(brief) else whole
    for option, phrase, full in zip(question.options, phrases, whole, strict=True):
        yield _Phrased(number, option, phrase, (full, _phrase(option, short)))


def _alone(
    typed: Words, ranked: "Sequence[tuple[Fit, _Phrased]]", *, sure: bool
) -> _Phrased | None:
    """The move that stands out: the only one, or the only one with these words, or first of all.

    Where the text could be something else too it must be `sure`, and begin with these words.
    """
    exact = [phrased for fit, phrased in ranked if not fit.begun]
    fitting = exact or [phrased for _, phrased in ranked]
    if len(fitting) > 1 or sure:
        fitting = [phrased for phrased in fitting if phrased.begins(typed)]
    return fitting[0] if len(fitting) == 1 else None


def _phrase(option: Option, say: Speaker, most: int | None = None) -> str:
    return " → ".join(part_label(part, say) for part in option.parts[:most])


def _fit(typed: Words, words: Words, noise: frozenset[str]) -> Fit | None:
    """Every word that was typed is one of these, or the beginning of one, or says nothing."""
    left, others, begun = list(words), list[str](), 0
    for word in typed:
        if word in left:
            left.remove(word)
        else:
            others.append(word)
    for word in others:
        same = next((other for other in left if _is_begun(word, other)), None)
        if same is not None:
            left.remove(same)
            begun += 1
        elif word not in noise:
            return None
    if typed and len(left) == len(words):
        return None
    apart = not any(words[at : at + len(typed)] == typed for at in range(len(words)))
    return Fit(begun, apart, len(left))


def fitting(text: str, phrases: Iterable[str]) -> list[str]:
    """Of some phrases the one that was typed, alone; or all that have the words typed."""
    typed, known = read(text), {phrase: read(phrase) for phrase in phrases}
    same = [phrase for phrase, words in known.items() if words == typed]
    return same or [p for p, words in known.items() if _fit(typed, words, frozenset()) is not None]


def _is_begun(word: str, other: str) -> bool:
    """Whether a word is the beginning of another one, whose sign may be left out."""
    return other.startswith(word) or other.lstrip("+-").startswith(word)


def _asking(ask: Ask, say: Speaker) -> frozenset[str]:
    """The words of the questions themselves, which add nothing to an answer; no numbers."""
    said = (say(f"ask-{question.word}", **question.facts) for question in ask.questions)
    return frozenset(word for text in said for word in read(text) if word.isalpha())


def _moves(phrased: Iterable[_Phrased]) -> list[Offer]:
    return [one.offer for one in phrased]


def _offers(pick: Picking, found: "Iterable[tuple[str, int] | None]") -> Iterator[Offer]:
    for one in found:
        if one is not None:
            yield Offer(one[0], pick.number, bits=one[1])
