"""What happened at a table, told in a few lines to whoever may know it."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from bot.screens.fairness import promised
from bot.screens.snapshot import Snapshot
from bot.store import StepRow
from bot.tables.log import events_of, may_know
from bot.tables.undoing import concerns
from bot.words import Speaker
from rules.core.record import Event, Seat, tag_of

MOST_LINES = 14
MOST_CHARACTERS = 1500
LINE_LENGTH = 180


def told(
    snapshot: Snapshot,
    seat: Seat | None,
    say: Speaker,
    without: Collection[Event] = (),
    *,
    promise: bool = True,
    most: int = MOST_CHARACTERS,
) -> str:
    """What happened, the latest last; what is too long ago for `most` characters is counted.

    Events `without` which it is told have been said elsewhere on the screen. The beginning of a
    game is told with the `promise` of fair dice, or without.
    """
    events = [
        event
        for row in snapshot.steps
        for event in events_of(snapshot.position.game, row)
        if not row.undone and may_know(event, seat) and event not in without
        if row.number != snapshot.own or _is_news(event, seat)
    ]
    lines = lines_of(events, say)
    shown = lines[-MOST_LINES:]
    while sum(map(len, shown)) > most and len(shown) > 1:
        shown = shown[1:]
    left_out = len(lines) - len(shown)
    opening = opened(snapshot, seat, say, promise=promise) if _is_first(snapshot) else []
    earlier = [say("earlier", count=left_out)] if left_out else []
    game = snapshot.position.game
    known = [row for row in snapshot.steps if concerns(game, row, seat)]
    undone = sum(row.undone for row in known)
    taken_back = [say("taken-back", count=undone)] if undone else []
    return "\n".join([*opening, *earlier, *shown, *taken_back, *_stood_in(known, say)])


def _is_news(event: Event, seat: Seat | None) -> bool:
    """Whether an event of a seat's own step is more than what its player has done."""
    return event.to is not None or getattr(event, "seat", seat) != seat


def outcome(snapshot: Snapshot, seat: Seat) -> Sequence[Event]:
    """What came of a seat's own last answer, as far as there are words to tell its player.

    It may come with the answer of somebody else, for whom everybody had to wait.
    """
    for row in (row for row in reversed(snapshot.steps) if not row.undone):
        events = events_of(snapshot.position.game, row)
        own = [event for event in events if getattr(event, "seat", None) == seat]
        known = [event for event in own if _tells_owner(event, seat, snapshot.say)]
        if known or row.seat == seat:
            return known
    return ()


def _tells_owner(event: Event, seat: Seat, say: Speaker) -> bool:
    return may_know(event, seat) and say.knows(f"outcome-{tag_of(event)}")


def _stood_in(steps: Sequence[StepRow], say: Speaker) -> Iterable[str]:
    """For whom a robot has played."""
    moves = Counter(row.seat for row in steps if row.stood_in and not row.undone)
    for seat, count in moves.items():
        yield say("stood-in", seat=seat, count=count)


def lines_of(events: Sequence[Event], say: Speaker) -> list[str]:
    """What one player did in a row is one line, as long as it stays readable.

    A milestone is a line of its own, in bold.
    """
    lines: list[str] = []
    acting, alone = None, True
    for event in events:
        seat, sentence = getattr(event, "seat", acting), said(event, say)
        apart = alone or event.milestone or seat != acting
        if not apart and len(lines[-1]) + len(sentence) < LINE_LENGTH:
            lines[-1] += f" {sentence}"
        else:
            lines.append(f"- **{sentence}**" if event.milestone else f"- {sentence}")
        acting, alone = seat, event.milestone
    return lines


def opened(
    snapshot: Snapshot, seat: Seat | None, say: Speaker, *, promise: bool = True
) -> list[str]:
    """How the game began: the promise of fair dice, and what happened in the set-up."""
    events = [event for event in snapshot.position.opening if may_know(event, seat)]
    return [*(promised(snapshot.table, say) if promise else ()), *lines_of(events, say)]


def _is_first(snapshot: Snapshot) -> bool:
    """Whether the whole game is told and no person has moved in it: robots may begin."""
    table, steps = snapshot.table, snapshot.steps
    whole = len(steps) == table.step
    return whole and all(table.chairs[row.seat].robot and not row.stood_in for row in steps)


@lru_cache(maxsize=8192)
def said(event: Event, say: Speaker, kind: Literal["event", "outcome"] = "event") -> str:
    """The sentence for an event; an `outcome` speaks to the player whom it is about.

    Cached, because the boards of a turn tell the same ones again.
    """
    facts = {name: fact for name, fact in msgspec.structs.asdict(event).items() if name != "to"}
    return say(f"{kind}-{tag_of(event)}", **facts)
