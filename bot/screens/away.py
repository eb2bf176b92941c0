"""Words and controls about somebody's absence."""

from collections.abc import Iterable, Mapping

from bot.ui.buttons import Button
from bot.ui.markup import on_day
from bot.ui.settings import AwayForm
from bot.words import Speaker


def away_button(say: Speaker) -> Button:
    """Opens the form in which somebody says until when they are away."""
    return Button(str(AwayForm()), say("away"))


def away_lines(away: Mapping[int, float], say: Speaker) -> Iterable[str]:
    """Who is away, and until when: so that nobody wonders."""
    for user, until in away.items():
        yield "-# " + say("is-away", who=f"<@{user}>", when=on_day(until))
