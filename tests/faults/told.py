"""Sentences of the story: each one that anybody read must stand in the log, for their ears."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.screens.story import said
from bot.tables.log import may_know
from bot.words import Speaker
from bot.words.sanitize import escaped
from rules.catalog import GAMES
from rules.core.record import Event, Seat, tag_of

MARK = "- "
"""Begins a line of the story."""

BOLD = "**"


class Told:
    """What the log can account for. It learns as the log grows."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game = GAMES[game]
        self.say = Speaker("en", game, names, escaped)
        self.read = 0
        self.sentences: dict[str, list[Event]] = {}
        self.outcomes: dict[str, list[Event]] = {}
        """What came of somebody's own answer: said to them alone."""

    def learn_opening(self, baseline: bytes) -> None:
        """What happened in the set-up, which is no step: a first roll that came by itself."""
        state = msgspec.json.decode(baseline, type=self.game.State)
        for event in self.game.opening(state):
            self._learn(event)

    def learn(self, steps: Sequence[tuple[int, int, str, str]]) -> None:
        for *_, events in steps[self.read :]:
            for event in msgspec.json.decode(events, type=tuple[self.game.Event, ...]):
                self._learn(event)
        self.read = len(steps)

    def _learn(self, event: Event) -> None:
        self.sentences.setdefault(said(event, self.say), []).append(event)
        if self.say.knows(f"outcome-{tag_of(event)}"):
            outcome = said(event, self.say, "outcome")
            self.outcomes.setdefault(outcome, []).append(event)

    def accounts_for(self, line: str, seat: Seat | None) -> bool:
        """Whether a line is nothing but sentences that this seat may have been told."""
        known = [s for s, events in self.sentences.items() if _any_known(events, seat)]
        own = [s for s, events in self.outcomes.items() if _any_known(_own(events, seat), seat)]
        return _made_of(plain(line), known + own)

    def happened(self, line: str) -> bool:
        """Whether it is made of sentences of the log, whoever they are for."""
        return _made_of(plain(line), self.sentences)


def plain(line: str) -> str:
    """A line of the story without what makes it one, and without the bold of a milestone."""
    return line.removeprefix(MARK).removeprefix(BOLD).removesuffix(BOLD)


def _own(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    return [event for event in events if seat is not None and getattr(event, "seat", None) == seat]


def _any_known(events: Iterable[Event], seat: Seat | None) -> bool:
    return any(may_know(event, seat) for event in events)


def _made_of(line: str, sentences: Iterable[str]) -> bool:
    found = [sentence for sentence in sentences if sentence in line]
    reached, waiting = {0}, [0]
    while waiting:
        start = waiting.pop()
        if start >= len(line):
            return True
        for sentence in found:
            end = start + len(sentence) + 1
            fits = line.startswith(sentence, start) and line[end - 1 : end] in ("", " ")
            if fits and end not in reached:
                reached.add(end)
                waiting.append(end)
    return False
