"""What a client sends along with a control: its message, chosen values, a form's parts.

Read into types, since anybody can send anything; what does not fit is refused.
"""

from typing import Any, TypeVar

import discord
import msgspec

from bot.ui.ids import Control
from bot.ui.limits import walk
from rules.core.errors import Refused

T = TypeVar("T")


class Part(msgspec.Struct):
    """One part of a form that was filled in."""

    custom_id: str = ""
    values: tuple[str, ...] = ()


class Line(msgspec.Struct):
    """A part with its label."""

    component: Part = msgspec.field(default_factory=Part)


def stands_on(message: discord.Message, control: Control) -> bool:
    """Whether a message has this control now."""
    parts = walk([dict(part.to_dict()) for part in message.components])
    return any(part.get("custom_id") == str(control) for part in parts)


def values(interaction: discord.Interaction) -> tuple[str, ...]:
    """What was chosen in a menu; nothing for a button."""
    return _read(interaction, "values", tuple[str, ...])


def form(interaction: discord.Interaction) -> dict[str, tuple[str, ...]]:
    """What a modal holds, by the ids of its parts."""
    lines = _read(interaction, "components", tuple[Line, ...])
    return {line.component.custom_id: line.component.values for line in lines}


def _read(interaction: discord.Interaction, name: str, type_: type[T]) -> T:
    data: Any = interaction.data
    try:
        return msgspec.convert(data.get(name) or (), type_)
    except msgspec.ValidationError as error:
        raise Refused("unknown-control") from error
