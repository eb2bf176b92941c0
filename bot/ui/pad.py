"""The menus under a private view with which somebody marks their own pad."""

from collections.abc import Iterator, Sequence

from bot.ui import ids, limits
from bot.ui.planner import Entry, Menu, Place, Row
from bot.words.sanitize import cut
from renderers.core.pad import Column, Notes
from renderers.core.say import Say
from rules.core.asks import Part

FIXED = 8
"""Components of a private message beside its rows: box, texts, two pictures, line, "Refresh"."""


def menus(
    columns: Sequence[Column], notes: Notes, place: Place, say: Say, opened: int | None
) -> Iterator[Menu]:
    """The columns, and the marks of the one that is open."""
    if not columns:
        return
    entries = (
        Entry(str(n), label(column.title, say), column.title.icon, n == opened)
        for n, column in enumerate(columns)
    )
    yield Menu(str(ids.PadColumn(place.surface, place.table)), say("note-pad"), tuple(entries))
    if opened is not None and opened < len(columns):
        yield _marks(columns[opened], notes, ids.PadMarks(place.surface, place.table, opened), say)


def _marks(column: Column, notes: Notes, control: ids.PadMarks, say: Say) -> Menu:
    entries = tuple(
        Entry(mark, label(part, say), part.icon, mark in notes)
        for mark, part in column.marks.items()
    )
    nothing = say("note-none", **column.title.facts)
    return Menu(str(control), cut(nothing, limits.PLACEHOLDER), entries, 0, len(entries))


def fitting(rows: Sequence[Row], more: Sequence[Menu]) -> tuple[Row, ...]:
    """The rows, and the pad's below them as far as Discord takes so many components."""
    every = (*rows, *more)
    while len(every) > len(rows) and FIXED + sum(map(_components, every)) > limits.COMPONENTS:
        every = every[:-1]
    return every


def _components(row: Row) -> int:
    return 2 if isinstance(row, Menu) else 1 + len(row)


def listed(columns: Sequence[Column], notes: Notes, say: Say) -> str:
    """The marks in words, a line for each column that has any."""
    lines = [
        f"- {label(column.title, say)} · {', '.join(marked)}"
        for column in columns
        for marked in ([label(p, say) for mark, p in column.marks.items() if mark in notes],)
        if marked
    ]
    return "\n".join([f"**{say('note-pad')}**", *lines]) if lines else ""


def label(part: Part, say: Say) -> str:
    """What a column or a mark is called."""
    return cut(say(f"note-{part.word}", **part.facts), limits.OPTION_TEXT)
