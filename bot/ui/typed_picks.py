"""Several items as somebody types them: "reroll 1 1 5", "keep 4 4", "blue 3 7"."""

from collections.abc import Iterator, Sequence

from bot.ui.parts import part_label
from bot.words import Speaker
from bot.words.reading import Words, read
from rules.core.asks import Ask, Pick

Found = tuple[str, int]
"""The phrase of a pick, and its items as bits."""


def pickings(ask: Ask, say: Speaker) -> "Iterator[Picking]":
    """The picks among the questions."""
    picks = [(n, q) for n, q in enumerate(ask.questions) if isinstance(q, Pick)]
    for number, question in picks:
        yield Picking(number, question, say, alone=len(picks) == 1)


class Picking:
    """A pick, matched with typed text.

    The message `typed-<tag>` has the verbs for it, the first of which is offered; with those of
    `typed-<tag>-rest` the items are named that are not picked, such as the dice to keep.
    """

    def __init__(self, number: int, question: Pick, say: Speaker, *, alone: bool) -> None:
        self.number = number
        self.question = question
        self.alone = alone
        self.labels = [part_label(item, say) for item in question.items]
        items = [read(label) for label in self.labels]
        self.shared = _shared(items)
        self.items = [tuple(w for w in words if w not in self.shared) for words in items]
        self.verbs = _verbs(f"typed-{question.word}", say) or _verbs("typed-pick", say)
        self.rest = _verbs(f"typed-{question.word}-rest", say)
        self.all, self.none = (read(say(f"typed-{word}")) for word in ("all", "none"))
        self.noise = frozenset(read(say("typed-noise")))

    def is_named(self, typed: Words) -> bool:
        """Whether the text names this pick: by a verb, or by what all of its items share."""
        verb, rest = self._verb(typed)
        return verb is not None or bool(self.shared.intersection(rest))

    def read(self, typed: Words) -> list[Found]:
        """What was typed, if it is a whole pick; both, where it could be picked or left."""
        verb, rest = self._verb(typed)
        if not self.alone and not self.shared.intersection(rest):
            return []
        places = self._places(rest)
        if places is None or not (typed and (places or set(rest).intersection(self.none))):
            return []
        verbs = [verb] if verb is not None else [0, *([1] if self.rest else [])]
        found = (self._found(bool(one), places) for one in verbs)
        return [one for one in found if one is not None]

    def continued(self, typed: Words) -> list[Found]:
        """What was typed as far as it goes, and with one item more."""
        verb, rest = self._verb(typed, begun=True)
        if rest and any(word.startswith(rest[-1]) for word in self.shared):
            rest = (*rest[:-1], *self.shared)
        if not self.alone and rest and not self.shared.intersection(rest):
            return []
        longest = max(map(len, self.items))
        for length in range(min(longest, len(rest)) + 1):
            said, last = rest[: len(rest) - length], rest[len(rest) - length :]
            places = self._places(said)
            if places is not None:
                return list(self._with_more(bool(verb), places, last))
        return []

    def _with_more(self, rest: bool, places: Sequence[int], last: Words) -> Iterator[Found]:
        """These items, and with each other one that the last words begin."""
        more = dict[Words, int]()
        for place, item in enumerate(self.items):
            if place not in places and _fits(last, item):
                more.setdefault(item, place)
        whole = [list(places)] if places and not last else []
        for way in (*whole, *([*places, place] for place in more.values())):
            if (found := self._found(rest, way)) is not None:
                yield found

    def of_bits(self, bits: int) -> Found | None:
        """The pick of these items, if it is allowed."""
        places = [place for place in range(len(self.items)) if bits >> place & 1]
        return None if bits >> len(self.items) else self._found(False, places)

    # ── reading ──────────────────────────────────────────────────────────────────────────────────

    def _verb(self, typed: Words, *, begun: bool = False) -> tuple[int | None, Words]:
        """Whether a verb picks (0) or leaves (1) the items, and the text without it.

        With `begun` its first letters will do, where nothing follows them.
        """
        for rest, verbs in ((1, self.rest), (0, self.verbs)):
            for verb in sorted(verbs.values(), key=len, reverse=True):
                if typed[: len(verb)] == verb:
                    return rest, typed[len(verb) :]
                if begun and typed and " ".join(verb).startswith(" ".join(typed)):
                    return rest, ()
        return None, typed

    def _places(self, typed: Words) -> list[int] | None:
        """The items that were named; None where something else was."""
        if set(typed).intersection(self.all) and set(typed) <= self.noise.union(self.all):
            return list(range(len(self.items)))
        skipped = self.shared | self.noise.union(self.none)
        words = tuple(w for w in typed if w not in skipped or any(w in i for i in self.items))
        free, places = dict(enumerate(self.items)), list[int]()
        while words:
            place, length = self._next(words, free)
            if not length:
                return None
            places.append(place)
            del free[place]
            words = words[length:]
        return places

    def _next(self, words: Words, free: dict[int, Words]) -> tuple[int, int]:
        """The item that the next words name, and how many words those are; 0 for none."""
        for length in range(max(map(len, free.values()), default=0), 0, -1):
            said = words[:length]
            for alike in (_same, _begun):
                for place, item in free.items():
                    if len(item) == length == len(said) and alike(said, item):
                        return place, length
        kinds = {item: place for place, item in reversed(free.items()) if words[0] in item}
        return (next(iter(kinds.values())), 1) if len(kinds) == 1 else (0, 0)

    # ── saying ───────────────────────────────────────────────────────────────────────────────────

    def _found(self, rest: bool, places: Sequence[int]) -> Found | None:
        """The phrase and the bits, where so many items may be picked."""
        every = range(len(self.items))
        picked = [p for p in every if p not in places] if rest else places
        if not self.question.least <= len(picked) <= self.question.most:
            return None
        verb = next(iter(self.rest if rest else self.verbs))
        named = ", ".join(self.labels[place] for place in sorted(places))
        nothing = " ".join([*sorted(self.shared), *self.none[:1]])
        return f"{verb} {named or nothing}", sum(1 << place for place in picked)


def _shared(items: Sequence[Words]) -> frozenset[str]:
    """The words that every item has, where each has others too."""
    shared = frozenset(items[0]).intersection(*items)
    return shared if not any(shared.issuperset(item) for item in items) else frozenset()


def _verbs(message: str, say: Speaker) -> dict[str, Words]:
    """Verbs as they are said and as they are read."""
    if not say.knows(message):
        return {}
    return {verb.strip(): read(verb) for verb in say(message).split(",")}


def _same(said: Words, item: Words) -> bool:
    return sorted(said) == sorted(item)


def _fits(said: Words, item: Words) -> bool:
    """Whether each of the words is the beginning of one of the item's."""
    return all(any(one.startswith(word) for one in item) for word in said)


def _begun(said: Words, item: Words) -> bool:
    return all(one.startswith(word) for word, one in zip(said, item, strict=True))
