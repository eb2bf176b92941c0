"""The board in words."""

from collections.abc import Callable

from bot.screens.snapshot import Snapshot
from bot.screens.speakers import faced
from bot.ui import pad
from rules.core.record import Seat


def as_text(snapshot: Snapshot, seat: Seat | None) -> Callable[[], str]:
    """Says the board in one text; called only where no picture can be attached."""
    return lambda: "\n\n".join(in_words(snapshot, seat))


def in_words(snapshot: Snapshot, seat: Seat | None) -> tuple[str, ...]:
    """The paragraphs of the whole board for a seat (None: the channel), its own notes below.

    Who is a robot, and how strong, is said once: before what everybody has.
    """
    view, say = snapshot.position.view(seat), snapshot.say
    notes = pad.listed(snapshot.pictures.pad(view), snapshot.notes, say) if seat is not None else ""
    moment, *rest = snapshot.pictures.text(view, say)
    robots = [faced(snapshot.table, seat, say) for seat in snapshot.table.robots]
    told = (f"{', '.join(robots)}.",) if robots else ()
    return (moment, *told, *rest, *((notes,) if notes else ()))
