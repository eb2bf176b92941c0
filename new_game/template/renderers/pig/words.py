"""Pig without pictures: the alt text, and the whole board as text.

A blind player plays from these: what the decision needs comes first.
"""

from collections.abc import Iterator

from new_game.template.rules.pig.view import View
from renderers.core.say import Say, alt_text


def alt(view: View, say: Say) -> str:
    """What the decision needs, the most urgent first, since the end is what gets cut."""
    points = ", ".join(scores(view, say))
    return alt_text((*moment(view, say), f"{say('alt-points')} {points}."))


def brief(view: View, say: Say) -> tuple[str, ...]:
    """The dice of this turn: what a listener hears between the question and the options."""
    return tuple(_turn(view, say))


def text(view: View, say: Say) -> tuple[str, ...]:
    """The whole board in paragraphs: the moment, then everybody's points."""
    listed = "\n".join(f"- {score}" for score in scores(view, say))
    return (" ".join(moment(view, say)), f"{say('alt-points')}\n{listed}")


def moment(view: View, say: Say) -> Iterator[str]:
    """Whose turn it is, what was rolled in it, how the turn before ended, and the goal."""
    if view.turn is None:
        yield say("alt-over", seats=view.winners)
    else:
        yield say("alt-turn", seat=view.turn.seat)
    yield from _turn(view, say)
    if view.before is not None:
        before = view.before
        yield say("alt-before", seat=before.seat, dice=before.dice, points=before.points)
    yield say("alt-goal", goal=view.goal)


def _turn(view: View, say: Say) -> Iterator[str]:
    if view.turn is not None and view.turn.dice:
        yield say("alt-dice", dice=view.turn.dice, points=view.turn.points)
    elif view.turn is not None:
        yield say("alt-unrolled")


def scores(view: View, say: Say) -> Iterator[str]:
    """Each player's points."""
    for seat, points in enumerate(view.points):
        yield say("alt-score", seat=seat, points=points)
