"""How a game came out, in lines."""

from bot.screens.speakers import faced
from bot.tables.position import Position
from bot.words import Speaker

LAST = 100
"""Whoever did not finish comes after everybody."""


def ranking(position: Position, say: Speaker) -> list[str]:
    """A line for each seat of a finished game, the winner first; nothing without a result."""
    result = position.result
    if result is None:
        return []
    by_place = sorted(range(len(result.places)), key=lambda seat: result.places[seat] or LAST)
    return [
        say("ranked", place=result.places[seat], who=who, score=result.scores[seat])
        if result.places[seat]
        else say("unranked", who=who)
        for seat in by_place
        for who in (faced(position.table, seat, say),)
    ]
