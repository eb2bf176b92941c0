"""What happened at a table, told in a few lines to whoever may know it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from bot.screens.snapshot import Shows
from bot.tables.tables import events_of
from bot.words import Speaker
from rules.core.chance import commitment
from rules.core.record import Event, Seat, tag_of

STORY_LINES = 14
STORY_LENGTH = 1500
STORY_LINE = 180


def told(shows: Shows, seat: Seat | None, say: Speaker) -> str:
    """What happened, the latest last; what is too long ago for one message is counted."""
    events = [
        event
        for row in shows.steps
        for event in events_of(shows.position.game, row)
        if not row.undone and may_know(event, seat) and (row.number != shows.own or event.to)
    ]
    lines = _lines(events, say)
    shown = lines[-STORY_LINES:]
    while sum(map(len, shown)) > STORY_LENGTH and len(shown) > 1:
        shown = shown[1:]
    left_out = len(lines) - len(shown)
    opening = [_fair(shows, say)] if shows.position.table.step == 0 else []
    earlier = [say("earlier", count=left_out)] if left_out else []
    undone = sum(row.undone for row in shows.steps)
    taken_back = [say("taken-back", count=undone)] if undone else []
    return "\n".join([*opening, *earlier, *shown, *taken_back, *_stood_in(shows, say)])


def _stood_in(shows: Shows, say: Speaker) -> Iterable[str]:
    """For whom a robot has played."""
    moves = Counter(row.seat for row in shows.steps if row.stood_in and not row.undone)
    for seat, count in moves.items():
        yield say("stood-in", seat=seat, count=count)


def _lines(told: Sequence[Event], say: Speaker) -> list[str]:
    """What one player did in a row is one line, as long as it stays readable."""
    lines: list[str] = []
    acting = None
    for event in told:
        seat, sentence = getattr(event, "seat", acting), said(event, say)
        if lines and seat == acting and len(lines[-1]) + len(sentence) < STORY_LINE:
            lines[-1] += f" {sentence}"
        else:
            lines.append(f"- {sentence}")
        acting = seat
    return lines


def _fair(shows: Shows, say: Speaker) -> str:
    """The promise of fair dice, made before the first one falls."""
    return f"-# {say('seed-promised', value=commitment(shows.position.table.seed))}"


def may_know(event: Event, seat: Seat | None) -> bool:
    return event.to is None or (seat is not None and seat in event.to)


@lru_cache(maxsize=8192)
def said(event: Event, say: Speaker) -> str:
    """A sentence. The same ones are told again with every move of a turn."""
    facts = {name: fact for name, fact in msgspec.structs.asdict(event).items() if name != "to"}
    return say(f"event-{tag_of(event)}", **facts)
