"""The buttons with which somebody sets a standing wish, or takes it back, and what it says."""

from collections.abc import Sequence

from bot.ui import ids
from bot.ui.planner import Button, Place, Row
from renderers.core.say import Say
from rules.core.asks import Ask


def offered(ask: Ask, own: Sequence[str], place: Place, say: Say) -> tuple[Button, ...]:
    """The wishes that would answer this ask and are not set yet."""
    return tuple(
        Button(_id(place, word, 1), say(f"wish-{word}")) for word in ask.wishes if word not in own
    )


def row(ask: Ask | None, own: Sequence[str], place: Place, say: Say) -> tuple[Row, ...]:
    """All that can be done about wishes, in a row under somebody's own questions."""
    ended = tuple(Button(_id(place, word, 0), say(f"wish-{word}-end")) for word in own)
    buttons = (*(offered(ask, own, place, say) if ask else ()), *ended)
    return (buttons,) if buttons else ()


def said(own: Sequence[str], say: Say) -> str:
    """The wishes that are set, a line each."""
    return "".join(f"\n-# {say(f'wish-{word}-kept')}" for word in own)


def _id(place: Place, word: str, on: int) -> str:
    return str(ids.Wish(place.surface, place.table, place.seat, place.ask, word, on))
