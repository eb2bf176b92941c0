"""The presses that the playground recorded, and the moves they stand for."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.ui import ids
from playground.discord.enums import InteractionType
from playground.discord.world import Interaction, World
from rules.core.asks import Ask


@dataclass(frozen=True)
class Press:
    """Somebody answered an ask. `acknowledged`: the answer came, and it was not a refusal."""

    user: int
    control: ids.Answer
    value: str
    acknowledged: bool

    def means(self, ask: Ask, action: Any) -> bool:
        """Whether this whole move is what was pressed."""
        question = self.control.question
        if isinstance(self.control, ids.Confirm):
            return bool(ask.picked(question, self.control.picked) == action)
        named = self.control.action if isinstance(self.control, ids.Move) else self.value
        return bool(ask.named(question, named) == action)


def whole_moves(world: World) -> Iterator[Press]:
    """Presses that are a move by themselves; parts of one change nothing."""
    for asked in world.interactions.values():
        control = ids.read(str(asked.details.get("custom_id", "")))
        if asked.kind != InteractionType.COMPONENT or not isinstance(control, ids.Answer):
            continue
        value, _, depth = _picked(asked).partition(":")
        whole = isinstance(control, ids.Move | ids.Confirm) or (
            isinstance(control, ids.ChoiceMenu | ids.WholeMenu) and depth in ("", "0")
        )
        if whole:
            yield Press(asked.user_id, control, value, asked.settled and not asked.followups)


def _picked(asked: Interaction) -> str:
    return str((asked.details.get("values") or [""])[0])
