"""Pig without pictures: the alt text, and the whole board as text.

A blind player plays from these: what the decision needs comes first.
"""

from collections.abc import Iterator

from new_game.template.rules.pig.view import View
from renderers.core.say import Alt, Say


def alt(view: View, say: Say) -> Alt:
    """What the decision needs, the most urgent first, since the end is what gets cut."""
    points = f"{say('alt-points')} {', '.join(scores(view, say))}."
    return Alt(
        moment=(_whose(view, say),),
        lies=tuple(_turn(view, say)),
        changed=tuple(_before(view, say)),
        rest=(say("alt-goal", goal=view.goal), points),
    )


def brief(view: View, say: Say) -> tuple[str, ...]:
    """The dice of this turn: what a listener hears between the question and the options."""
    return tuple(_turn(view, say))


def text(view: View, say: Say) -> tuple[str, ...]:
    """The whole board in paragraphs: the moment, then everybody's points."""
    listed = "\n".join(f"- {score}" for score in scores(view, say))
    return (" ".join(moment(view, say)), f"{say('alt-points')}\n{listed}")


def moment(view: View, say: Say) -> Iterator[str]:
    """Whose turn it is, what was rolled in it, how the turn before ended, and the goal."""
    yield _whose(view, say)
    yield from _turn(view, say)
    yield from _before(view, say)
    yield say("alt-goal", goal=view.goal)


def _whose(view: View, say: Say) -> str:
    if view.turn is None:
        return say("alt-over", seats=view.winners)
    return say("alt-turn", seat=view.turn.seat)


def _before(view: View, say: Say) -> Iterator[str]:
    """What has changed: how the turn before ended."""
    if view.before is not None:
        before = view.before
        yield say("alt-before", seat=before.seat, dice=before.dice, points=before.points)


def _turn(view: View, say: Say) -> Iterator[str]:
    if view.turn is not None and view.turn.dice:
        yield say("alt-dice", dice=view.turn.dice, points=view.turn.points)
    elif view.turn is not None:
        yield say("alt-unrolled")


def scores(view: View, say: Say) -> Iterator[str]:
    """Each player's points."""
    for seat, points in enumerate(view.points):
        yield say("alt-score", seat=seat, points=points)
