"""What one person sees alone: the view of their seat, or the table as somebody who watches."""

from collections.abc import Iterator, Sequence

from bot.screens import listening, speakers
from bot.screens.away import away_button
from bot.screens.board import chosen
from bot.screens.coach import hint_button
from bot.screens.question import own_question
from bot.screens.snapshot import Snapshot
from bot.screens.story import outcome, said, told
from bot.screens.text import as_text
from bot.ui import ids, pad, wishes
from bot.ui.buttons import Button
from bot.ui.control import Surface
from bot.ui.markup import at_time
from bot.ui.planner import Place, Plan, plan
from bot.ui.progress import Progress
from bot.ui.screen import Drawing, Screen
from rules.core.asks import Ask
from rules.core.record import Event, Seat


def mine(
    snapshot: Snapshot,
    seat: Seat,
    place: Place,
    drawings: tuple[Drawing, ...] = (),
    *,
    progress: Progress = None,
    until: float = 0,
) -> Screen:
    """One seat's own message: everything it may know, all it is asked, and its pad.

    Where the message cannot be edited for ever it says `until` when it follows the game.
    """
    table, label = snapshot.table, snapshot.label
    playing = table.stage == "playing"
    ask = snapshot.position.asks.get(seat) if playing else None
    view = snapshot.position.view(seat)
    asked = snapshot.pictures.ask(view, ask) if ask else None
    controls = plan(asked, place, snapshot.button, progress) if asked else Plan(())
    columns = snapshot.pictures.pad(view) if playing else ()
    own = table.chairs[seat].wishes if playing else ()
    wished = wishes.row(ask, own, place, label)
    footer = (
        *pad.buttons(columns, snapshot.notes, ask, place, label),
        *(hint_button(table, seat, label) if ask else ()),
        *_footer(snapshot, place, asked=ask is not None),
    )
    head, story = _told(snapshot, seat, asked, controls, progress)
    follows = f"-# {snapshot.say('panel-until', when=at_time(until))}" if until else ""
    further = listening.further(snapshot, asked=ask is not None) if snapshot.words_first else ()
    screen = Screen(
        head=head + wishes.said(own, snapshot.say),
        story="\n".join(filter(None, [story, follows])),
        drawings=drawings,
        rows=(*controls.rows, *wished, *further),
        footer=footer if playing else (),
        text=as_text(snapshot, seat),
    )
    return screen.pressable() if snapshot.words_first else screen


def _footer(snapshot: Snapshot, place: Place, *, asked: bool) -> Iterator[Button]:
    """What can always be done with one's own view."""
    number, label = snapshot.table.id, snapshot.label
    if place.surface == Surface.PRIVATE:
        yield Button(str(ids.Look("your-move", number, 0, 0)), label("refresh"))
    if asked and not snapshot.table.private:
        yield away_button(label)
    if not snapshot.words_first:
        yield Button(str(ids.Look("text", number)), label("as-text"))


def _told(
    snapshot: Snapshot, seat: Seat, asked: Ask | None, controls: Plan, progress: Progress
) -> tuple[str, str]:
    """What stands above everything else, and what happened."""
    came = outcome(snapshot, seat) if snapshot.table.stage == "playing" else ()
    if snapshot.words_first:
        head = listening.first_page(snapshot, seat, asked, controls, progress)
        return head, listening.news(snapshot, seat, came)
    head = _asked(snapshot, seat, came) + chosen(controls)
    return head, told(snapshot, seat, without=came, promise=False)


def _asked(snapshot: Snapshot, seat: Seat, came: Sequence[Event]) -> str:
    """What came of this seat's last answer, and what it has to do with the table now."""
    table, say = snapshot.table, snapshot.say
    answered = " ".join(said(event, snapshot.tell, "outcome") for event in came)
    where = speakers.place(table, say)
    title = f"**{say('game-name')}** · {where}\n" + (f"{answered}\n" if came else "")
    if table.stage != "playing":
        return title + say("table-over")
    if seat in table.awaited:
        return title + own_question(snapshot.position.asks[seat], say)
    waiting = say("waiting-for", seats=table.awaited)
    may_change = f"{say('you-may-change')} " if seat in snapshot.position.asks else ""
    return title + may_change + waiting


def watching(snapshot: Snapshot, drawings: tuple[Drawing, ...]) -> Screen:
    """The table for somebody who does not play: what the channel may know."""
    table, say = snapshot.table, snapshot.say
    waiting = say("waiting-for", seats=table.awaited) if table.awaited else say("table-over")
    return Screen(
        head=f"**{say('game-name')}** · <#{table.channel}>\n{say('you-watch')} {waiting}",
        drawings=drawings,
        text=as_text(snapshot, None),
    )
