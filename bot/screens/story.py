"""What happened at a table, told in a few lines to whoever may know it."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Literal

import msgspec

from bot.screens.fairness import promised
from bot.screens.snapshot import Snapshot, in_each_language
from bot.tables.log import events_of, may_know
from bot.tables.undoing import concerns
from bot.words import Speaker
from bot.words.signs import length, undrawn
from renderers.core.story import LINE, SILENT, Story
from rules.core.record import Event, Fact, Seat, tag_of

MOST_LINES = 6
"""On a board. The rest is behind *What happened?*, which has more room."""

MOST_CHARACTERS = 3000
"""Of a story as it is sent, icons included: the heading needs the rest of a message."""


class Line(msgspec.Struct, frozen=True):
    """A line in the making: which event it begins with, whose it is, and what it told last."""

    first: int
    seat: Seat | None
    tag: str
    text: str
    alone: bool


def told(
    snapshot: Snapshot,
    seat: Seat | None,
    without: Collection[Event] = (),
    *,
    promise: bool = True,
    most: int = MOST_LINES,
    room: int = MOST_CHARACTERS,
    earlier: str = "earlier-history",
) -> str:
    """What happened, the latest last; the message `earlier` says where the rest is.

    Events `without` which it is told have been said elsewhere on the screen. The beginning of a
    game is told with the `promise` of fair dice, or without.
    """
    say = snapshot.say
    first = _is_first(snapshot)
    lines = [*(_opening(snapshot, seat) if first else ()), *_news(snapshot, seat, without)]
    shown = fitting(lines[-most:], room)
    rest = [f"-# {say(earlier)}"] if earlier and len(shown) < len(lines) else []
    fair = promised(snapshot.table, say) if first and promise else ()
    return "\n".join([*fair, *rest, *shown, *_remarks(snapshot, seat)])


def told_to_all(snapshot: Snapshot, *, promise: bool = True, earlier: str = "earlier") -> str:
    """What happened, for the channel: in each language that the table speaks, which share the room.

    Buttons speak the first one, and so does the line that names one of them.
    """
    spoken = in_each_language(snapshot)
    most, room = MOST_LINES // len(spoken), MOST_CHARACTERS // len(spoken)
    first, *others = (
        told(each, None, promise=promise and each is snapshot, most=most, room=room, earlier=where)
        for each, where in zip(spoken, (earlier, *[""] * len(spoken)), strict=False)
    )
    return "\n".join(filter(None, [first, *others]))


def _news(snapshot: Snapshot, seat: Seat | None, without: Collection[Event]) -> list[str]:
    """The steps that are to be told, as far as a seat may know and does not know already."""
    events = [
        event
        for row in snapshot.steps
        for event in events_of(snapshot.position.game, row)
        if not row.undone and may_know(event, seat) and event not in without
        if row.number != snapshot.own or _is_news(event, seat)
    ]
    return [bullet(line) for line in lines_of(events, snapshot.tell, snapshot.pictures.story)]


def fitting(lines: Sequence[str], most: int) -> Sequence[str]:
    """The last lines, as many as fit: with their icons, or where that is too long without."""
    if sum(map(length, lines)) > most:
        lines = [undrawn(line) for line in lines]
    while sum(map(len, lines)) > most and len(lines) > 1:
        lines = lines[1:]
    return lines


def _remarks(snapshot: Snapshot, seat: Seat | None) -> Iterable[str]:
    """What was taken back, and for whom a robot has played."""
    game, say = snapshot.position.game, snapshot.say
    known = [row for row in snapshot.steps if concerns(game, row, seat)]
    undone = sum(row.undone for row in known)
    if undone:
        yield say("taken-back", count=undone)
    moves = Counter(row.seat for row in known if row.stood_in and not row.undone)
    for sat_in, count in moves.items():
        yield say("stood-in", seat=sat_in, count=count)


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


def opened(snapshot: Snapshot, seat: Seat | None) -> list[str]:
    """How the game began: the promise of fair dice, and what happened in the set-up."""
    return [*promised(snapshot.table, snapshot.say), *_opening(snapshot, seat)]


def _opening(snapshot: Snapshot, seat: Seat | None) -> list[str]:
    events = [event for event in snapshot.position.opening if may_know(event, seat)]
    return [bullet(line) for line in lines_of(events, snapshot.tell, snapshot.pictures.story)]


def _is_first(snapshot: Snapshot) -> bool:
    """Whether the whole game is told and no person has moved in it: robots may begin."""
    table, steps = snapshot.table, snapshot.steps
    whole = len(steps) == table.step
    return whole and all(table.chairs[row.seat].robot and not row.stood_in for row in steps)


# ── lines ────────────────────────────────────────────────────────────────────────────────────────


def bullet(line: Line) -> str:
    """A line as it stands in a list."""
    return f"- {line.text}"


def lines_of(events: Sequence[Event], tell: Speaker, story: Story) -> list[Line]:
    """The events in lines, joined by the rules that the game declares."""
    lines: list[Line] = []
    for first, alike in _runs(events, story):
        fresh = _line(first, alike, tell)
        joint = _joint(lines[-1], fresh, alike[0], story) if lines else LINE
        if joint == LINE:
            lines.append(fresh)
        else:
            lines[-1] = _joined(lines[-1], joint, fresh, said(alike[0], tell), tell)
    return lines


def _runs(events: Sequence[Event], story: Story) -> Iterator[tuple[int, list[Event]]]:
    """Each event with its number; those that are told in one sentence are together."""
    place = 0
    for tag, group in groupby(events, tag_of):
        alike = list(group)
        for run in [alike] if tag in story.gathered else [[event] for event in alike]:
            yield place, run
            place += len(run)


def _line(first: int, alike: Sequence[Event], tell: Speaker) -> Line:
    """A line that begins with an event, or with several that are told in one sentence."""
    event, tag = alike[0], tag_of(alike[0])
    if len(alike) > 1:
        return Line(first, None, tag, _gathered(alike, tell), alone=True)
    seat, text = getattr(event, "seat", None), said(event, tell)
    if event.milestone:
        return Line(first, seat, tag, f"**{text}**", alone=True)
    if seat is None:
        return Line(first, None, tag, text, alone=True)
    return Line(first, seat, tag, f"**{tell.name(seat)}** {text}", alone=False)


def _gathered(alike: Sequence[Event], tell: Speaker) -> str:
    tag = tag_of(alike[0])
    each = [
        tell(f"each-{tag}", **facts_of(event))
        if tell.knows(f"each-{tag}")
        else f"**{tell.name(event.seat)}**"  # type: ignore[attr-defined]
        for event in alike
    ]
    return tell(f"events-{tag}", each=tell.listed(each), count=len(each))


def _joint(line: Line, fresh: Line, event: Event, story: Story) -> str:
    """How the next event is joined to a line; a player's own line takes only what is theirs."""
    if event.milestone or line.seat != fresh.seat:
        return LINE
    return story.joint(fresh.tag, line.tag, alone=line.alone or fresh.alone)


def _joined(line: Line, joint: str, fresh: Line, text: str, tell: Speaker) -> Line:
    """The line with one more event at its end."""
    more = "" if joint == SILENT else tell(f"join-{joint}") + (fresh.text if fresh.alone else text)
    return msgspec.structs.replace(line, tag=fresh.tag, text=line.text + more, alone=fresh.alone)


def facts_of(event: Event) -> dict[str, Fact]:
    """What fills the message of an event."""
    return {name: fact for name, fact in msgspec.structs.asdict(event).items() if name != "to"}


@lru_cache(maxsize=8192)
def said(event: Event, say: Speaker, kind: Literal["event", "outcome"] = "event") -> str:
    """The words for an event; an `outcome` speaks to the player whom it is about.

    Cached, because the boards of a turn tell the same ones again.
    """
    tag, facts = tag_of(event), facts_of(event)
    items = [say(f"each-{tag}", **item) for item in event.items()]
    listed = {"each": say.listed(items)} if items else {}
    return say(f"{kind}-{tag}", **facts, **listed)
