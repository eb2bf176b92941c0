"""Everything that waits for somebody, on all servers."""

from collections.abc import Sequence

from bot.app import App
from bot.screens.speakers import plain
from bot.store import CHANNEL, Wait
from bot.ui.markup import link_to, relative
from bot.ui.screen import Screen
from bot.visit import Visit
from bot.words import Speaker

MOST = 20
"""Tables that are listed in one message."""


async def show(visit: Visit) -> None:
    """`/turns`: the tables that wait for the reader, by deadline, with links."""
    waits = await visit.app.store.waits.of(visit.user)
    lines = await listed(visit.app, waits, visit.language)
    say = visit.say
    head = "\n".join([f"### {say('turns-head')}", *lines]) if lines else say("turns-none")
    await visit.answer(Screen(head=head))


async def listed(app: App, waits: Sequence[Wait], language: str) -> list[str]:
    """A line for each table; what does not fit into one message is counted."""
    lines = [await _line(app, wait, language) for wait in waits[:MOST]]
    left = len(waits) - len(lines)
    return [*lines, *([plain(language)("turns-left", count=left)] if left else [])]


async def _line(app: App, wait: Wait, language: str) -> str:
    table = await app.tables.load(wait.table)
    shown = await app.store.messages.shown(table.id, CHANNEL)
    say = Speaker(language, table.game)
    since = say("waits-since", when=relative(wait.since))
    until = f" · {say('waits-until', when=relative(wait.due))}" if wait.due else ""
    return f"- **{say('game-name')}** · {link_to(table, shown)} · {since}{until}"
