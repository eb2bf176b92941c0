"""Lines of the story: all that anybody read in one must stand in the log, for their ears."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.screens.story import lines_of, said
from bot.tables.log import may_know
from bot.words import Speaker
from bot.words.sanitize import escaped
from renderers.catalog import PICTURES
from rules.catalog import GAMES
from rules.core.record import Event, Seat, tag_of

MARK = "- "
"""Begins a line of the story."""

JOINTS = ("and", "then", "so", "which", "space")


class Told:
    """What the log can account for. It learns as the log grows."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game = GAMES[game]
        self.say = Speaker("en", game, names, escaped)
        self.story = PICTURES[game].story
        self.read = 0
        self.alike: list[Event] = []
        """The events just before that may be told in one sentence."""
        self.beginnings: dict[str, list[Event]] = {}
        """How a line may begin, and who may know it."""
        self.clauses: dict[str, list[Event]] = {}
        """What may follow on a line after a joint."""
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
        self._learn_lines(event)
        self.clauses.setdefault(said(event, self.say), []).append(event)
        if self.say.knows(f"outcome-{tag_of(event)}"):
            outcome = said(event, self.say, "outcome")
            self.outcomes.setdefault(outcome, []).append(event)

    def _learn_lines(self, event: Event) -> None:
        """The line that begins with it, also where it is gathered with those before it."""
        fits = self.alike and tag_of(self.alike[0]) == tag_of(event)
        gathered = tag_of(event) in self.story.gathered
        if gathered or not self._is_passed_over(event):
            self.alike = [*(self.alike if fits else ()), event] if gathered else []
        runs = [self.alike[first:] for first in range(len(self.alike))] if gathered else [[event]]
        for run in runs:
            (line,) = lines_of(run, self.say, self.story)
            self.beginnings.setdefault(line.text, []).append(event)
            if len(run) > 1:
                self.clauses.setdefault(line.text, []).append(event)

    def _is_passed_over(self, event: Event) -> bool:
        """Whether some readers are not told of it between others: what few may know, and what its
        owner has read above the story as what came of their answer."""
        return event.to is not None or self.say.knows(f"outcome-{tag_of(event)}")

    def accounts_for(self, line: str, seat: Seat | None) -> bool:
        """Whether a line is nothing but what this seat may have been told."""
        own = [s for s, events in self.outcomes.items() if _any_known(_own(events, seat), seat)]
        if _made_of(line, own, own, (" ",)):
            return True
        begins, follows = _known(self.beginnings, seat), _known(self.clauses, seat)
        return _made_of(line.removeprefix(MARK), begins, follows, self.joints)

    def happened(self, line: str) -> bool:
        """Whether it is made of what the log tells, whoever it is for."""
        return _made_of(line.removeprefix(MARK), self.beginnings, self.clauses, self.joints)

    @property
    def joints(self) -> tuple[str, ...]:
        """What may stand between two clauses."""
        return tuple(self.say(f"join-{way}") for way in JOINTS)


def _own(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    return [event for event in events if seat is not None and getattr(event, "seat", None) == seat]


def _any_known(events: Iterable[Event], seat: Seat | None) -> bool:
    return any(may_know(event, seat) for event in events)


def _known(told: Mapping[str, Sequence[Event]], seat: Seat | None) -> list[str]:
    return [text for text, events in told.items() if _any_known(events, seat)]


def _made_of(
    line: str, beginnings: Iterable[str], clauses: Iterable[str], joints: Sequence[str]
) -> bool:
    """Whether a line is one of the beginnings, and after it nothing but clauses behind joints."""
    found = [joint + clause for clause in clauses if clause in line for joint in joints]
    reached = {len(text) for text in beginnings if line.startswith(text)}
    waiting = list(reached)
    while waiting:
        start = waiting.pop()
        if start == len(line):
            return True
        ends = {start + len(text) for text in found if line.startswith(text, start)} - reached
        reached |= ends
        waiting += ends
    return False
