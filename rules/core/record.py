"""The frozen structs of which states, actions, views and events are made.

msgspec writes and reads their JSON. Fields are numbers, strings, booleans, records and tuples of
these; a contract test checks the types. Each subclass repeats `frozen=True`.
"""

import hashlib
import re
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

Seat = int
"""A place at the table, from 0."""

Fact = int | str | tuple[int, ...] | tuple[str, ...]
"""What a message may be filled with.

A number is written as a number. A string is a code, said in the reader's language by the message
`<name of the fact>-<code>`. A fact called `seat` or `seats`, or whose name ends in `_seat` or
`_seats`, is said as players' names. One called `name`, `value` or `text` is shown as it is.
"""


def kebab(name: str) -> str:
    """The name of a type in JSON and in the Fluent files: `StartingRoll` → `starting-roll`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frozen struct that refuses unknown fields when read."""


class Action(Record, frozen=True, tag_field="move", tag=kebab):
    """A whole move, as it is written to the log. A game has one subclass for each kind of move.

    `throws_for_next`: all that such a move draws is the next seat's throw, which falls the same
    whatever is done instead. So it may be taken back although that throw has been seen.
    """

    throws_for_next: ClassVar[bool] = False


class Reconsider(Action, frozen=True):
    """Take back the answers given so far to a move that is not complete, or not yet revealed."""


class Event(Record, frozen=True, kw_only=True, tag_field="event", tag=kebab):
    """Something that happened: the message `event-<tag>`, filled with the fields.

    `to` are the seats that may know of it; None is everybody, the channel included. A `milestone`,
    such as the end of a round, stands out in the story of a game.
    """

    milestone: ClassVar[bool] = False

    shows_hidden: ClassVar[bool] = False
    """Whether somebody has seen a card or token by it that was hidden from them, or was told
    something that depends on one. A step with such an event is never taken back."""

    to: tuple[Seat, ...] | None = None

    def items(self) -> "tuple[Mapping[str, Fact], ...]":
        """What it lists one by one, such as card after card: `each-<tag>` says one of them."""
        return ()


def tag_of(record: Action | Event) -> str:
    """How the type of an action or event is called in JSON and in the Fluent files."""
    return str(record.__struct_config__.tag)


def fingerprint(action: Any) -> str:
    """A short name for an action, the same in every process, so that buttons outlive restarts."""
    return hashlib.blake2b(msgspec.json.encode(action), digest_size=6).hexdigest()
