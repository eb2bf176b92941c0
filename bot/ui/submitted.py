"""What a client sends along with a control: its message, chosen values, the fields of a form.

Anybody can send anything, so all of it is converted into types; what does not fit is refused.
"""

from collections.abc import Iterator
from typing import Any, TypeVar

import discord
import msgspec

from bot.ui.control import Control
from rules.core.errors import Refused

T = TypeVar("T")

MOST_DIGITS = 20
"""Numbers of Discord have fewer."""


class Field(msgspec.Struct):
    """One field of a form that was filled in."""

    custom_id: str = ""
    values: tuple[str, ...] = ()
    value: Any = None


class Labelled(msgspec.Struct):
    """A field with its label around it."""

    component: Field = msgspec.field(default_factory=Field)


def has_control(message: discord.Message, control: Control) -> bool:
    """Whether a message has this control now."""
    components = _walk([dict(part.to_dict()) for part in message.components])
    return any(component.get("custom_id") == str(control) for component in components)


def values(interaction: discord.Interaction) -> tuple[str, ...]:
    """What was chosen in a menu; nothing for a button."""
    return _read(interaction, "values", tuple[str, ...])


def users(interaction: discord.Interaction) -> tuple[int, ...]:
    """Whom somebody chose in a menu of people, each once."""
    chosen = values(interaction)
    if not all(
        user.isdecimal() and len(user) < MOST_DIGITS and int(user) < 2**63 for user in chosen
    ):
        raise Refused("unknown-control")
    return tuple(dict.fromkeys(int(user) for user in chosen))


def fields(interaction: discord.Interaction) -> dict[str, tuple[str, ...]]:
    """What a form holds, by the ids of its fields."""
    labelled = _read(interaction, "components", tuple[Labelled, ...])
    return {line.component.custom_id: line.component.values for line in labelled}


def text(interaction: discord.Interaction, key: str) -> str:
    """What was typed in a field of a form; empty where nothing was."""
    labelled = _read(interaction, "components", tuple[Labelled, ...])
    typed = (line.component.value for line in labelled if line.component.custom_id == key)
    return next((value for value in typed if isinstance(value, str)), "")


def _read(interaction: discord.Interaction, name: str, type_: type[T]) -> T:
    data: Any = interaction.data
    try:
        return msgspec.convert(data.get(name) or (), type_)
    except msgspec.ValidationError as error:
        raise Refused("unknown-control") from error


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components, those inside others too."""
    for component in components:
        yield component
        yield from _walk(component.get("components", []))
        if "accessory" in component:
            yield component["accessory"]
