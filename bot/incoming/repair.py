"""What Discord tells of an act, made whole before the library reads it.

The library takes every part of an interaction for granted, and the bot would end over a missing
one. What cannot be read even so is answered as something unknown.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

log = logging.getLogger(__name__)

Payload = dict[str, Any]


VALUES: dict[int, tuple[type, ...]] = {4: (int,), 5: (bool,), 10: (int, float)}
"""What an option of a type holds; all others hold words or an id, which is written like one."""


class Option(msgspec.Struct):
    """What was typed behind a command, or a subcommand with options of its own."""

    name: str
    type: int
    value: str | int | float | bool = ""
    options: "tuple[Option, ...]" = ()

    def __post_init__(self) -> None:
        if not isinstance(self.value, VALUES.get(self.type, (str,))):
            raise ValueError("a value of another type")


class Typed(msgspec.Struct):
    """A command, finished or being typed."""

    name: str = ""
    id: str = "0"
    type: int = 1
    options: tuple[Option, ...] = ()
    resolved: Payload = {}


class Pressed(msgspec.Struct):
    """A control."""

    custom_id: str = ""
    component_type: int = 2


class Filled(msgspec.Struct):
    """A form."""

    custom_id: str = ""
    components: tuple[Payload, ...] = ()
    resolved: Payload = {}


SHAPES: dict[int, type[msgspec.Struct]] = {2: Typed, 3: Pressed, 4: Typed, 5: Filled}

LEAST: Payload = {"version": 1, "attachment_size_limit": 0}
LANGUAGES = ("locale", "guild_locale")
NEEDED = ("id", "application_id", "type", "token")
"""Without these nothing can be answered."""


def forgiving(read: Callable[[Payload], None]) -> Callable[[Payload], None]:
    """Reads an interaction, or the little of it that can be read."""

    def reading(payload: Payload) -> None:
        for readable in _readable(payload):
            try:
                read(readable)
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                log.warning("an interaction lacks something: %s", type(error).__name__)
            else:
                return

    return reading


def _readable(payload: Payload) -> Iterable[Payload]:
    """The whole of it first, then the bare necessities."""
    given = {name: part for name, part in payload.items() if _makes_sense(name, part)}
    yield {**LEAST, **given, "data": _said(given)}
    bare = {name: given[name] for name in NEEDED if name in given}
    yield {**LEAST, **bare, "data": _said(bare)}


def _makes_sense(name: str, part: Any) -> bool:
    return isinstance(part, str) if name in LANGUAGES else part is not None


def _said(given: Payload) -> Payload:
    """What was done, if it has the shape of it; otherwise nothing."""
    kind, data = given.get("type"), given.get("data", {})
    shape = SHAPES.get(kind) if isinstance(kind, int) else None
    if shape is None:
        return {}
    least: Payload = msgspec.to_builtins(shape())
    try:
        msgspec.convert(data, shape)
    except msgspec.ValidationError:
        return least
    return {**least, **data}
