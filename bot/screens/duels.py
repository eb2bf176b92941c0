"""A duel: who still plays, and at the end what everybody did."""

from collections.abc import Iterable, Sequence

from bot.screens.snapshot import Snapshot
from bot.screens.speakers import faced
from bot.screens.story import lines_of
from bot.store.chairs import Chair
from bot.store.tables import Table
from bot.tables.duels import Turn, turns
from bot.tables.log import events_of
from bot.ui import ids
from bot.ui.buttons import Button
from bot.ui.markup import relative
from bot.words import Speaker
from bot.words.signs import undrawn
from rules.core.record import Seat


def asking(table: Table, awaited: Sequence[Chair], say: Speaker) -> str:
    """Who still plays, and until when."""
    who = say.listed([f"<@{chair.user}>" for chair in awaited])
    return say("duel-asking", who=who, when=relative(table.ends_at))


def lines(snapshot: Snapshot) -> Iterable[str]:
    """At the end of a duel everybody's game in signs, the best first."""
    table, result = snapshot.table, snapshot.position.result
    if not table.duel or result is None or len(snapshot.steps) < table.step:
        return
    places = result.places
    for seat in sorted((s for s, place in enumerate(places) if place), key=lambda s: places[s]):
        yield f"{_signs(snapshot, seat)} **{faced(table, seat, snapshot.say)}**"


def _signs(snapshot: Snapshot, seat: Seat) -> str:
    game, line = snapshot.position.game, snapshot.pictures.line
    own = [row for row in snapshot.steps if row.seat == seat]
    events = [event for row in own for event in events_of(game, row)]
    return line(events) if line else ""


def ways(table: Table, say: Speaker, fresh: int) -> dict[ids.View, Button]:
    """The ways to see a duel again, everybody's turns or one's own steps: not before it is over."""
    if table.live:
        return {}
    return {
        "history": Button(str(ids.Look("history", table.id, 0, fresh)), say("duel-turns"), "main"),
        "step": Button(str(ids.Look("step", table.id, 0, fresh)), say("step-by-step")),
    }


def laid_open(snapshot: Snapshot) -> Sequence[str]:
    """Turn by turn who chose what where, and what it was worth; a turn begins with its number."""
    told, number = list[str](), 0
    for turn in turns(snapshot.position, snapshot.steps):
        line = _turn(turn, snapshot)
        if turn.number > number:
            number = turn.number
            line = f"**{snapshot.say('duel-turn', number=number)}**\n{line}"
        told.append(line)
    return told


def _turn(turn: Turn, snapshot: Snapshot) -> str:
    """What somebody did in a turn, and what it was worth; each of several rolls below that."""
    events = [event for event in turn.events if not event.milestone]
    told = [line.text for line in lines_of(events, snapshot.tell, snapshot.pictures.story)]
    worth = snapshot.say("duel-worth", points=turn.points, total=turn.total)
    if len(told) == 1:
        return undrawn(f"- {told[0]} · {worth}")
    head = f"- **{snapshot.tell.name(turn.seat)}** · {worth}"
    return undrawn("\n".join([head, *(f"  - {line}" for line in told)]))
