"""A player's own pad: the form in which its marks are put and removed, and the marks in words."""

from collections.abc import Iterator, Sequence

import discord

from bot.ui import ids, limits
from bot.ui.buttons import Button
from bot.ui.forms import checkboxes, form
from bot.ui.planner import Place
from bot.words.sanitize import cut
from renderers.core.pad import Column, Notes
from renderers.core.say import Say
from rules.core.asks import Ask, Part, Pick
from rules.core.record import Action

COLUMNS_IN_GROUP = 2


def buttons(
    columns: Sequence[Column], notes: Notes, ask: Ask | None, place: Place, say: Say
) -> Iterator[Button]:
    """What opens the form, and what answers as the pad leaves it; nothing where there is no pad."""
    if columns:
        yield Button(str(ids.PadForm(place.surface, place.table)), say("note-open"))
    if ask and any(leaves(columns, notes, ask)):
        yield Button(str(ids.PadAnswers(place.surface, place.table)), say("note-take"))


def leaves(columns: Sequence[Column], notes: Notes, ask: Ask) -> Iterator[Action]:
    """The answers that the pad leaves, to what is asked about its columns and not answered yet."""
    for pick in ask.questions if ask.waiting else ():
        if not isinstance(pick, Pick) or pick.already:
            continue
        for column in columns:
            left = column.left(notes) if column.title.facts == pick.facts else ()
            if left and pick.least <= len(left) <= pick.most:
                yield pick.with_picked(left)


def marking(
    control: ids.PadForm, columns: Sequence[Column], notes: Notes, say: Say
) -> discord.ui.Modal:
    """The form with every column, what is marked already ticked."""
    opened = form(control, say("note-pad"))
    for number, group in enumerate(groups(columns)):
        title = " · ".join(label(column.title, say) for column in group)
        words = {mark: name for column in group for mark, name in _names(column, say)}
        opened.add_item(checkboxes(str(number), title, words, notes))
    return opened


def groups(columns: Sequence[Column]) -> Iterator[Sequence[Column]]:
    """The columns of each group of check boxes."""
    for first in range(0, len(columns), COLUMNS_IN_GROUP):
        yield columns[first : first + COLUMNS_IN_GROUP]


def _names(column: Column, say: Say) -> Iterator[tuple[str, str]]:
    """The marks of a column, each said with its column."""
    for mark, part in column.marks.items():
        yield mark, f"{label(column.title, say)} {label(part, say)}"


def listed(columns: Sequence[Column], notes: Notes, say: Say) -> str:
    """The marks in words, a line for each column that has any."""
    lines = [f"- {title} · {marks}" for title, marks in _marked(columns, notes, say)]
    return "\n".join([f"**{say('note-pad')}**", *lines]) if lines else ""


def crossed(columns: Sequence[Column], notes: Notes, say: Say) -> str:
    """The marks in a sentence; empty where there are none."""
    columns_said = (f"{title} {marks}" for title, marks in _marked(columns, notes, say))
    said = f"{say('semicolon')} ".join(columns_said)
    return f"{say('note-marked')} {said}." if said else ""


def _marked(columns: Sequence[Column], notes: Notes, say: Say) -> Iterator[tuple[str, str]]:
    """Each column that has marks, and those marks."""
    for column in columns:
        marks = [label(part, say) for mark, part in column.marks.items() if mark in notes]
        if marks:
            yield label(column.title, say), ", ".join(marks)


def label(part: Part, say: Say) -> str:
    """What a column or a mark is called."""
    return cut(say(f"note-{part.word}", **part.facts), limits.OPTION_TEXT)
