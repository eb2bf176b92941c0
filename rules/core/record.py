"""The frozen structs of which states, actions, views and events are made.

msgspec writes and reads their JSON. Fields are numbers, words, booleans, records and sorted tuples
of these; a contract test walks the types. Each subclass repeats `frozen=True`.
"""

import hashlib
import re
from typing import Any

import msgspec

Seat = int
"""A place at the table, from 0."""

Fact = int | str | tuple[int, ...] | tuple[str, ...]
"""What a sentence may be filled with.

A number is written as a number; a word is a code, said in the reader's language by the message
`<fact's name>-<word>`; a fact called `seat` or `seats`, or whose name ends in `_seat` or `_seats`,
is said as players' names; one called `name`, `value` or `text` is somebody's own words, said as
they are.
"""


def kebab(name: str) -> str:
    """`StartingRoll` → `starting-roll`: how a type is called in JSON and in the Fluent files."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frozen struct that refuses unknown fields when read."""


class Action(Record, frozen=True, tag_field="move", tag=kebab):
    """A whole move, as it stands in the log. A game has one subclass per kind of move."""


class Reconsider(Action, frozen=True):
    """Take back a half-made move that the state holds for its owner alone."""


class Event(Record, frozen=True, kw_only=True, tag_field="event", tag=kebab):
    """Something that happened and is told by the message `event-<tag>`, filled with its fields.

    `to` names the seats that may know of it; None is everybody, the channel included.
    """

    to: tuple[Seat, ...] | None = None


def tag_of(record: Action | Event) -> str:
    """How the type of an action or event is called in JSON and in the Fluent files."""
    return str(record.__struct_config__.tag)


def fingerprint(action: Any) -> str:
    """A short name for an action, the same in every process."""
    return hashlib.blake2b(msgspec.json.encode(action), digest_size=6).hexdigest()
