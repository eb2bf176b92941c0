"""Everything that waits for somebody, on all servers."""

from collections.abc import Sequence

from bot.app import App
from bot.handlers.today import open_attempts
from bot.screens.speakers import game_name, plain
from bot.store.messages import CHANNEL
from bot.store.tables import Table
from bot.store.waits import Wait
from bot.ui.buttons import Button
from bot.ui.markup import link_to, relative
from bot.ui.screen import Screen
from bot.ui.today import Today
from bot.visit import Visit
from bot.words import Speaker

MOST = 20
"""Tables that are listed in one message."""


async def show(visit: Visit) -> None:
    """`/turns`: the tables that wait for the reader, by deadline, with links; today's dice last."""
    waits = await visit.app.store.waits.of(visit.user)
    say, begun = visit.say, await open_attempts(visit.app, visit.user)
    own = [_attempt(table, visit.language) for table in begun]
    lines = [*await listed(visit.app, waits, visit.language), *own]
    head = "\n".join([f"### {say('turns-head')}", *lines]) if lines else say("turns-none")
    row = tuple(_go_on(table, visit.language) for table in begun)
    await visit.answer(Screen(head=head, rows=(row,) if row else ()))


def _attempt(table: Table, language: str) -> str:
    """A line for a game of today's dice that was begun."""
    say = Speaker(language, table.game)
    until = say("waits-until", when=relative(table.ends_at))
    return f"- **{say('game-name')}** · {say('today-dice')} · {until}"


def _go_on(table: Table, language: str) -> Button:
    say = Speaker(language, table.game)
    label = say("today-go-on", what=say("game-name"))
    return Button(str(Today("play", table.game, 0)), label, "main")


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
    return f"- **{game_name(table.game, say)}** · {link_to(table, shown)} · {since}{until}"
