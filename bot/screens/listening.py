"""What comes to whoever wants words first: what they are asked, dice or cards, options, news."""

from collections.abc import Sequence

from bot.screens.question import own_question
from bot.screens.snapshot import Snapshot
from bot.screens.speakers import buttons, place
from bot.screens.story import said, told
from bot.ui import ids, offers, pad
from bot.ui.buttons import Button, Row
from bot.ui.planner import Plan
from bot.ui.progress import Progress
from rules.core.asks import Ask
from rules.core.record import Event, Seat

OPTIONS_LENGTH = 180
"""Characters of options on the first page; what is left out is a press away."""

NEWS_LENGTH = 100
"""Characters of what happened before."""


def first_page(
    snapshot: Snapshot, seat: Seat, asked: Ask | None, controls: Plan, progress: Progress
) -> str:
    """The question, what lies before the seat, and what it may answer."""
    offered = _offered(snapshot, asked, progress) if asked else ()
    lines = (
        _asked(snapshot, seat),
        *((f"> {controls.chosen}",) if controls.chosen else ()),
        *_before(snapshot, seat),
        *((snapshot.say("words-options-head"),) if offered else ()),
        *(f"- {line}" for line in offered),
    )
    return "\n".join(lines)


def _asked(snapshot: Snapshot, seat: Seat) -> str:
    """What the seat is asked, or for whom it waits; then which game this is about."""
    table, say = snapshot.table, snapshot.say
    where = f"{say('game-name')} · {place(table, say)}"
    if table.stage != "playing":
        return f"**{say('table-over')}** · {where}"
    if seat in table.awaited:
        return f"**{own_question(snapshot.position.asks[seat], say)}** · {where}"
    may_change = f"{say('you-may-change')} " if seat in snapshot.position.asks else ""
    return f"**{may_change}{say('waiting-for', seats=table.awaited)}** · {where}"


def _before(snapshot: Snapshot, seat: Seat) -> tuple[str, ...]:
    """Dice, cards and whatever else the decision is about, and the seat's own marks."""
    view, say = snapshot.position.view(seat), snapshot.say
    notes = pad.crossed(snapshot.pictures.pad(view), snapshot.notes, say)
    return (*snapshot.pictures.brief(view, say), *((notes,) if notes else ()))


def _offered(snapshot: Snapshot, asked: Ask, progress: Progress) -> tuple[str, ...]:
    curt = buttons(snapshot.table, snapshot.language)
    return offers.within(asked, snapshot.button, curt, OPTIONS_LENGTH, progress)


def every_option(snapshot: Snapshot, asked: Ask) -> tuple[str, ...]:
    """All answers on offer, each said to its end, a paragraph for each question."""
    offered = offers.offered(asked, snapshot.button, snapshot.button)
    return tuple(f"- {offer.full}" for offer in offered)


def news(snapshot: Snapshot, seat: Seat, came: Sequence[Event]) -> str:
    """What came of the seat's last answer, and the latest of what happened since."""
    say = snapshot.say
    answered = " ".join(said(event, say, "outcome") for event in came)
    story = told(snapshot, seat, without=came, room=NEWS_LENGTH, promise=False)
    return "\n".join(filter(None, [answered, story]))


def further(snapshot: Snapshot, *, asked: bool) -> tuple[Row, ...]:
    """The pages on request: every option of whoever is asked, the whole table, what happened."""
    number, label = snapshot.table.id, snapshot.label
    looks: tuple[tuple[ids.View, str], ...] = (
        ("options", "words-options"),
        ("text", "words-table"),
        ("happened", "happened"),
    )
    shown = looks if asked else looks[1:]
    return (tuple(Button(str(ids.Look(what, number)), label(word)) for what, word in shown),)
