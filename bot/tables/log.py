"""Rows of the log as the rules know them: steps to replay, events to tell."""

import logging
from functools import cache
from typing import Any

import msgspec

from bot.store.log import StepRow
from rules.core.game import AnyGame
from rules.core.record import Event, Seat
from rules.core.replay import Step

log = logging.getLogger(__name__)

UNREAD_EVENTS = msgspec.json.Decoder(tuple[msgspec.Raw, ...])


def step_of(game: AnyGame, row: StepRow) -> Step:
    """The step, to be replayed."""
    return Step(row.seat, msgspec.json.decode(row.action, type=game.Action), row.tape)


def events_of(game: AnyGame, row: StepRow) -> tuple[Event, ...]:
    """The events of a step; those that the present rules no longer know are left out."""
    decoder, known = _decoder(game.Event), list[Event]()
    for event in UNREAD_EVENTS.decode(row.events):
        try:
            known.append(decoder.decode(event))
        except msgspec.ValidationError:
            log.warning("an event of the log is no longer known")
    return tuple(known)


def may_know(event: Event, seat: Seat | None) -> bool:
    """Whether an event may be told to a seat; None is the channel."""
    return event.to is None or (seat is not None and seat in event.to)


@cache
def _decoder(event: Any) -> "msgspec.json.Decoder[Event]":
    """Cached by game: building a decoder takes longer than decoding many events with it."""
    return msgspec.json.Decoder(event)
