"""Messages that were replaced: what is left of them, without controls."""

from bot.screens.lobby import lobby
from bot.screens.painter import file_name
from bot.screens.ranking import ranking
from bot.screens.snapshot import Snapshot
from bot.screens.speakers import speaking
from bot.screens.story import told
from bot.store import CHANNEL, Message, Table
from bot.ui.markup import link_to
from bot.ui.screen import DONE, Drawing, Screen
from rules.core.game import AnyGame


def retired_board(snapshot: Snapshot, message: Message) -> Screen:
    """A board after which a newer one came: what it told stays, and its pictures."""
    say = snapshot.say
    return Screen(
        head=told(snapshot, None, say) or f"**{say('game-name')}**",
        drawings=tuple(
            Drawing(file_name(n), say("alt-earlier"), None) for n in range(message.attached.count)
        ),
        accent=DONE,
    )


def set_aside(table: Table, message: Message, game: AnyGame) -> Screen:
    """A lobby whose game has started, or a direct message after which a newer one came."""
    if message.seat == CHANNEL:
        return lobby(table, game)
    say = speaking(table, table.language)
    owners = {user for user, _ in message.mentioned} or {table.chairs[message.seat].user}
    news = "replaced" if table.chairs[message.seat].user in owners else "seat-passed-on"
    return Screen(head=f"**{say('game-name')}** · {say(news)}", accent=DONE)


def ended_direct(snapshot: Snapshot) -> Screen:
    """A direct message of a game that has ended: how it came out, in a line."""
    table, say = snapshot.table, snapshot.say
    over = say("table-over" if table.stage == "over" else "table-closed")
    result = " · ".join(ranking(snapshot.position, say))
    title = f"**{say('game-name')}** · <#{table.channel}>"
    return Screen(head="\n".join(filter(None, [title, over, result])), accent=DONE)


def outdated(table: Table, live: Message | None) -> Screen:
    """A board of an earlier turn that somehow still had controls."""
    say = speaking(table, table.language)
    where = say("outdated", link=link_to(table, live))
    return Screen(head=f"**{say('game-name')}** · {where}", accent=DONE)
