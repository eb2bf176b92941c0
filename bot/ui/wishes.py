"""The buttons with which somebody sets a standing wish, or takes it back, and what it says."""

from collections.abc import Sequence

import msgspec

from bot.ui import ids
from bot.ui.buttons import Button, Row
from bot.ui.planner import Place
from renderers.core.say import Say
from rules.core.asks import Ask


class Wish(msgspec.Struct, frozen=True):
    """What can be done about a wish: set it (`on`), or take it back."""

    word: str
    on: bool

    def said(self, say: Say) -> str:
        """On its button, and as it is typed."""
        return say(f"wish-{self.word}" if self.on else f"wish-{self.word}-end")

    def control(self, place: Place) -> ids.Wish:
        """What a press on its button says."""
        at = (place.surface, place.table, place.seat, place.ask)
        return ids.Wish(*at, self.word, int(self.on))


def possible(ask: Ask | None, own: Sequence[str]) -> tuple[Wish, ...]:
    """Those that would answer this ask and are not set yet; then the own ones, to take back."""
    asked = ask.wishes if ask else ()
    return (
        *(Wish(word, on=True) for word in asked if word not in own),
        *(Wish(word, on=False) for word in own),
    )


def offered(ask: Ask, own: Sequence[str], place: Place, say: Say) -> tuple[Button, ...]:
    """The wishes that would answer this ask and are not set yet."""
    return tuple(_button(wish, place, say) for wish in possible(ask, own) if wish.on)


def row(ask: Ask | None, own: Sequence[str], place: Place, say: Say) -> tuple[Row, ...]:
    """All that can be done about wishes, in a row under somebody's own questions."""
    buttons = tuple(_button(wish, place, say) for wish in possible(ask, own))
    return (buttons,) if buttons else ()


def said(own: Sequence[str], say: Say) -> str:
    """The wishes that are set, a line each."""
    return "".join(f"\n-# {say(f'wish-{word}-kept')}" for word in own)


def _button(wish: Wish, place: Place, say: Say) -> Button:
    return Button(str(wish.control(place)), wish.said(say))
