"""Completes the payload of an interaction before the library reads it.

The library takes every field of an interaction for granted, and a missing one would end the whole
bot. What cannot be read even so is answered as something unknown.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Any

import discord
import msgspec
from discord import AppCommandOptionType, InteractionType

log = logging.getLogger(__name__)

Payload = dict[str, Any]

VALUES: dict[int, tuple[type, ...]] = {
    AppCommandOptionType.integer.value: (int,),
    AppCommandOptionType.boolean.value: (bool,),
    AppCommandOptionType.number.value: (int, float),
}
"""What an option of a type holds; all others hold a text, or an id written as a text."""


class CommandOption(msgspec.Struct):
    """An option of a command, or a subcommand with options of its own."""

    name: str
    type: int
    value: str | int | float | bool = ""
    options: "tuple[CommandOption, ...]" = ()

    def __post_init__(self) -> None:
        if not isinstance(self.value, VALUES.get(self.type, (str,))):
            raise ValueError("a value of another type")


class CommandData(msgspec.Struct):
    """A command, finished or being typed."""

    name: str = ""
    id: str = "0"
    type: int = 1
    options: tuple[CommandOption, ...] = ()
    resolved: Payload = {}


class PressData(msgspec.Struct):
    """A press on a button or a choice in a menu."""

    custom_id: str = ""
    component_type: int = discord.ComponentType.button.value


class FormData(msgspec.Struct):
    """A form that was filled in."""

    custom_id: str = ""
    components: tuple[Payload, ...] = ()
    resolved: Payload = {}


SHAPES: dict[int, type[msgspec.Struct]] = {
    InteractionType.application_command.value: CommandData,
    InteractionType.component.value: PressData,
    InteractionType.autocomplete.value: CommandData,
    InteractionType.modal_submit.value: FormData,
}

DEFAULTS: Payload = {"version": 1, "attachment_size_limit": 0}
LANGUAGES = ("locale", "guild_locale")
NEEDED = ("id", "application_id", "type", "token")
"""Without these nothing can be answered."""


def repair_interactions(client: discord.Client) -> Callable[[Payload], None]:
    """Makes the client repair every interaction that it receives, and returns what reads one.

    The library has no public hook for this: this is the only place that uses its private table of
    parsers, and `tests/bot/test_canaries.py` says what to do when an update breaks it.
    """
    parsers = client._connection.parsers
    reading = parsers["INTERACTION_CREATE"] = repairing(parsers["INTERACTION_CREATE"])
    return reading


def repairing(read: Callable[[Payload], None]) -> Callable[[Payload], None]:
    """A parser that reads a repaired payload, or else the little of it that can be read."""

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
    if "message" in given:
        given["message"] = {"components": [], **given["message"]}
    yield {**DEFAULTS, **given, "data": _data(given)}
    bare = {name: given[name] for name in NEEDED if name in given}
    yield {**DEFAULTS, **bare, "data": _data(bare)}


def _makes_sense(name: str, part: Any) -> bool:
    """Whether a field has a value that the bot can read; the library believes anything."""
    if name in LANGUAGES:
        return isinstance(part, str)
    if name == "message":
        return isinstance(part, dict) and isinstance(part.get("flags", 0), int)
    return part is not None


def _data(given: Payload) -> Payload:
    """What was done, if it has the right shape; otherwise the defaults of that shape."""
    kind, data = given.get("type"), given.get("data", {})
    shape = SHAPES.get(kind) if isinstance(kind, int) else None
    if shape is None:
        return {}
    defaults: Payload = msgspec.to_builtins(shape())
    try:
        msgspec.convert(data, shape)
    except msgspec.ValidationError:
        return defaults
    return {**defaults, **data}
