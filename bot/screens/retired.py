"""Messages that were replaced: what is left of them, without controls."""

from bot.screens.ranking import ranking
from bot.screens.snapshot import Snapshot
from bot.screens.speakers import place, speaking, titled
from bot.screens.story import told_to_all
from bot.store.messages import Message
from bot.store.tables import Table
from bot.ui.markup import link_to
from bot.ui.screen import DONE, Screen


def retired_board(snapshot: Snapshot) -> Screen:
    """A board after which a newer one came: what happened in its turn. Pictures are in the history.

    The promise of fair dice stays on the lobby's message. A board that told nothing is left with
    its name.
    """
    story = told_to_all(snapshot, promise=False, earlier="earlier-history")
    return Screen(head=story or f"**{snapshot.say('game-name')}**", accent=DONE)


def passed_on(table: Table, language: str = "") -> Screen:
    """A private view of somebody who has left the seat, which others may play now."""
    say = speaking(table, language or table.language)
    return Screen(head=f"**{say('game-name')}** · {say('seat-passed-on')}", accent=DONE)


def ended_direct(snapshot: Snapshot) -> Screen:
    """A message of one's own about a game that has ended: how it came out, in a line."""
    table, say = snapshot.table, snapshot.say
    unfinished = "refusal-too-late" if table.series else "table-closed"
    over = say("table-over" if table.stage == "over" else unfinished)
    result = " · ".join(ranking(snapshot.position, say))
    title = f"**{say('game-name')}** · {place(table, say)}"
    return Screen(head="\n".join(filter(None, [title, over, result])), accent=DONE)


def outdated(table: Table, live: Message | None) -> Screen:
    """A board of an earlier turn that somehow still had controls."""
    link = link_to(table, live)
    return Screen(head=titled(table, lambda say: say("outdated", link=link)), accent=DONE)


def late_invitation(table: Table, live: Message | None) -> Screen:
    """An invitation to a lobby that has become a game, or is closed."""
    message = "invite-started" if table.stage == "playing" else "invite-closed"
    link = link_to(table, live)
    return Screen(head=titled(table, lambda say: say(message, link=link)), accent=DONE)
