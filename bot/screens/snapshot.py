"""All that a screen of a running or finished game is made of."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.screens.speakers import buttons, labelling, speaking, spoken_at, telling
from bot.store import Store
from bot.store.log import StepRow
from bot.store.tables import Table
from bot.tables.position import Position
from bot.tables.tables import Tables
from bot.words import Speaker, Wording
from renderers.catalog import Pictures
from renderers.core.pad import Notes
from renderers.core.scheme import STANDARD, OwnScheme, Scheme
from rules.core.record import Seat


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A position with what there is to tell about it, for one reader.

    `say` says texts, `tell` what happened, `label` says labels and alt texts, and `button` says
    the moves on buttons, all in the reader's language. `steps` are those to be told,
    `notes` what the reader has marked on their pad. Of the reader's `own` last step what they did
    themselves is no news. Pictures are in the colours of `scheme`, with a frame around what is
    named in `marks`. Where they want `words_first` everything is said in full, and there are no
    pictures.
    """

    table: Table
    position: Position
    pictures: Pictures
    language: str
    say: Speaker
    tell: Speaker
    label: Speaker
    button: Speaker
    steps: Sequence[StepRow] = ()
    notes: Notes = ()
    own: int = 0
    scheme: Scheme = STANDARD
    words_first: bool = False
    marks: tuple[str, ...] = ()


def take(
    position: Position,
    pictures: Pictures,
    steps: Sequence[StepRow],
    language: str,
    scheme: OwnScheme = "",
    *,
    words_first: bool = False,
) -> Snapshot:
    """A position, with these steps to tell; in the table's colours unless the reader has chosen."""
    table = position.table
    wording: Wording = "full" if words_first else "short"
    return Snapshot(
        table=table,
        position=position,
        pictures=pictures,
        language=language,
        say=speaking(table, language, wording),
        tell=speaking(table, language, wording)
        if words_first
        else telling(table, language, pictures.story),
        label=labelling(table, language, wording),
        button=buttons(table, language, wording),
        steps=steps,
        scheme=scheme or table.scheme,
        words_first=words_first,
    )


def in_each_language(snapshot: Snapshot) -> tuple[Snapshot, ...]:
    """The same for everybody in the channel, in each language that the table speaks."""
    others = spoken_at(snapshot.table)[1:]
    position, pictures, steps = snapshot.position, snapshot.pictures, snapshot.steps
    return (snapshot, *(take(position, pictures, steps, language) for language in others))


class Snapshots:
    """Takes snapshots of tables whose game has started."""

    def __init__(self, store: Store, tables: Tables, pictures: Mapping[str, Pictures]) -> None:
        self.store = store
        self.tables = tables
        self.pictures = pictures

    def has_secrets(self, table: Table) -> bool:
        """Whether a table with these options has anything for one seat alone."""
        return self.pictures[table.game].has_secrets(table.options)

    def of(
        self,
        table: Table,
        steps: Sequence[StepRow],
        language: str,
        scheme: OwnScheme = "",
        *,
        words_first: bool = False,
    ) -> Snapshot:
        """The table now, with these steps to tell."""
        position, pictures = self.tables.position(table), self.pictures[table.game]
        return take(position, pictures, steps, language, scheme, words_first=words_first)

    def at(self, position: Position, steps: Sequence[StepRow], language: str) -> Snapshot:
        """A position, with these steps to tell."""
        return take(position, self.pictures[position.table.game], steps, language)

    async def since(self, table: Table, step: int, language: str) -> Snapshot:
        """The table now, with the steps after a number to tell."""
        return self.of(table, await self.store.log.steps(table.id, step), language)

    async def own(self, table: Table, seat: Seat, language: str) -> Snapshot:
        """The table now for a seat's own player: their news, their notes, their colours."""
        own, steps = await self.store.log.since_own(table.id, seat)
        person = await self.store.people.get(table.chairs[seat].user)
        snapshot = take(
            self.tables.position(table),
            self.pictures[table.game],
            steps,
            language,
            person.scheme,
            words_first=person.words_first,
        )
        return await self.with_notes(msgspec.structs.replace(snapshot, own=own), seat)

    async def with_notes(self, snapshot: Snapshot, seat: Seat) -> Snapshot:
        """With what the seat has marked on its pad, as far as the pad still has it."""
        columns = snapshot.pictures.pad(snapshot.position.view(seat))
        offered = {mark for column in columns for mark in column.marks}
        kept = await self.store.notes.of(snapshot.table.id, seat) if offered else ()
        notes = tuple(mark for mark in kept if mark in offered)
        return msgspec.structs.replace(snapshot, notes=notes)
