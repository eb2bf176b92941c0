"""The alt text of a picture: what is asked, dice or cards, the options, what changed, the rest."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.screens.question import own_question, public_question
from bot.screens.speakers import Voice
from bot.ui import offers
from bot.ui.limits import ALT
from bot.words.sanitize import cut
from renderers.catalog import Pictures
from rules.core.asks import Ask
from rules.core.record import Seat

OPTIONS_LENGTH = 300
"""Characters of options in an alt text; a single question may take all that the rest leaves."""


def alt(
    pictures: Pictures,
    view: Any,
    asks: Mapping[Seat, Ask],
    seat: Seat | None,
    voice: Voice,
    notes: str = "",
    robots: Sequence[str] = (),
) -> str:
    """A picture in words for a seat (None: the channel), with what its player has noted on it.

    Who is a robot is said last.
    """
    told = pictures.alt(view, voice.say)
    who = (f"{', '.join(robots)}.",) if robots else ()
    told = replace(told, lies=(*told.lies, notes), rest=(*told.rest, *who))
    ask = _asked(asks, seat)
    if ask is None:
        return told.text()
    question = (public_question if seat is None else own_question)(ask, voice.say)
    head, most = voice.say("alt-options"), OPTIONS_LENGTH
    if len(ask.questions) == 1:
        most = max(most, ALT - len(told.text(question, head)) - 2)
    answers = offers.within(pictures.ask(view, ask), voice.answer, voice.curt, most)
    return told.text(question, cut(f"{head} {' '.join(answers)}", told.room(question)))


def _asked(asks: Mapping[Seat, Ask], seat: Seat | None) -> Ask | None:
    """What the reader is asked; for the channel what one seat is asked that everybody may read."""
    if seat is not None:
        ask = asks.get(seat)
        return ask if ask and ask.waiting else None
    if len(asks) != 1:
        return None
    (ask,) = asks.values()
    public = tuple(question for question in ask.questions if not question.private)
    return msgspec.structs.replace(ask, questions=public) if public else None
