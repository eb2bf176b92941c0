"""What a control's id says: all that a press means, so that buttons outlive restarts.

An id is at most 100 characters, readable by clients, and so never holds a secret: a move is named
by a fingerprint that is looked up among what the presser is asked.
"""

import re
from typing import ClassVar

import msgspec

from rules.core.record import fingerprint as fingerprint

BOARD, PRIVATE, DIRECT = "b", "p", "d"
"""Where a control stands: on the channel's board, in an ephemeral message, in a direct message."""


LAST = 9999
"""A page or step beyond the last one stands for it."""


class Control(msgspec.Struct, frozen=True):
    """One kind of control, written as its letter and its fields."""

    letter: ClassVar[str]

    def __str__(self) -> str:
        return ":".join([self.letter, *(str(field) for field in msgspec.structs.astuple(self))])


class Answer(Control, frozen=True):
    """Part or all of an answer to a question: where it stands, and whose ask it belongs to."""

    surface: str
    table: int
    seat: int
    ask: int
    question: int


class Move(Answer, frozen=True):
    """A whole move."""

    letter = "m"
    action: str


class Into(Answer, frozen=True):
    """The next part of a move that is said in several: `depth` parts of this action are chosen."""

    letter = "i"
    action: str
    depth: int


class Toggle(Answer, frozen=True):
    """One item of a pick; `picked` are the bits as they will be after the press."""

    letter = "t"
    picked: int
    item: int


class Confirm(Answer, frozen=True):
    """The items picked are the move."""

    letter = "c"
    picked: int


class Menu(Answer, frozen=True):
    """A question shown as a menu; a value is a fingerprint and a depth (0: the whole move)."""

    letter = "n"


class Items(Answer, frozen=True):
    """A pick of many items shown as a menu; its values are places."""

    letter = "x"


class Look(Control, frozen=True):
    """Show me something, privately: `your-move`, `my-view`, `sheets`, `more`, `text`, `step` …

    `fresh` opens a message of one's own; otherwise the pressed one, which is, turns to it.
    """

    letter = "l"
    what: str
    table: int
    page: int = 0
    fresh: int = 1


class Rules(Control, frozen=True):
    """A page of a game's rules."""

    letter = "r"
    game: str
    page: int = 0
    fresh: int = 1


class Lobby(Control, frozen=True):
    """`join`, `leave`, `add-robot`, `remove-robot`, `start`."""

    letter = "o"
    verb: str
    table: int


class Agree(Control, frozen=True):
    """Opens the modal with the table's options; the modal itself has the same id."""

    letter = "f"
    table: int


class Vote(Control, frozen=True):
    """Yes or no to a proposal."""

    letter = "q"
    proposal: int
    yes: int


class End(Control, frozen=True):
    """End the table now; only offered to somebody who may decide it alone."""

    letter = "e"
    table: int


class Column(Control, frozen=True):
    """Opens a column of one's own pad; the value is its place."""

    letter = "k"
    surface: str
    table: int


class Mark(Control, frozen=True):
    """The marks of a column of one's own pad; the values are those it has afterwards."""

    letter = "w"
    surface: str
    table: int
    column: int


class Undo(Control, frozen=True):
    """Take back my last step, or ask the others to."""

    letter = "u"
    table: int


class Again(Control, frozen=True):
    """The same people, the same options, the next one first."""

    letter = "a"
    table: int


class Pace(Control, frozen=True):
    """Opens the modal with the time for a move; the modal itself has the same id."""

    letter = "p"
    table: int


class Seat(Control, frozen=True):
    """About a seat of a running game: `robot`, `back`, `substitute`, `leaving`, `leave`, `take`."""

    letter = "s"
    verb: str
    table: int
    seat: int = 0


class Hush(Control, frozen=True):
    """No more reminders for the turns that waited for this person at that moment."""

    letter = "z"
    user: int
    moment: int


class Stats(Control, frozen=True):
    """Statistics of a `person` or of the `server` where it is pressed; no game: all of them."""

    letter = "g"
    what: str
    user: int = 0
    game: str = ""


class Count(Control, frozen=True):
    """Be in statistics, or not."""

    letter = "v"
    counted: int


class Forget(Control, frozen=True):
    """Take me out of all results so far; the question has been asked."""

    letter = "y"


class Thread(Control, frozen=True):
    """Open a thread for a new game, because the channel has one already."""

    letter = "h"
    game: str


KINDS: dict[str, type[Control]] = {
    kind.letter: kind
    for kind in (
        *(Move, Into, Toggle, Confirm, Menu, Items, Column, Mark),
        *(Look, Rules, Lobby, Agree, Pace, Vote, End, Undo, Again, Seat, Hush, Thread),
        *(Stats, Count, Forget),
    )
}

SHAPE = re.compile(r"[a-z](:[a-z0-9-]{0,40})*")


def read(custom_id: str) -> Control | None:
    """The control with that id; None for anything we never wrote."""
    if not SHAPE.fullmatch(custom_id):
        return None
    letter, *values = custom_id.split(":")
    kind = KINDS.get(letter)
    if kind is None or len(values) != len(kind.__struct_fields__):
        return None
    try:
        fields = dict(zip(kind.__struct_fields__, values, strict=True))
        control: Control = msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError:
        return None
    numbers = (field for field in msgspec.structs.astuple(control) if isinstance(field, int))
    return control if all(0 <= number < 2**63 for number in numbers) else None
