"""`/duel`: everybody plays alone with the same dice; at the end all of it is laid open."""

import discord

from bot.handlers import invitations, opening
from bot.handlers.pages import LENGTH, LISTENED, page_buttons, paged
from bot.screens.board import replay_buttons
from bot.screens.duels import laid_open
from bot.store.tables import Table
from bot.ui import ids
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.duel import SUFFIX
from rules.core.errors import Refused


async def challenge(visit: Visit, game: str, rival: discord.User | None, lasts: str) -> None:
    """Opens the lobby of a duel, to which a rival is invited."""
    if game + SUFFIX not in visit.app.games:
        raise Refused("unknown-game")
    if rival is not None and (rival.bot or rival.id == visit.user):
        raise Refused("rival-robot" if rival.bot else "rival-self")
    await opening.play(visit, game + SUFFIX)
    table = await visit.app.store.tables.live_in(visit.channel)
    if table is None or not table.duel or table.opened_by != visit.user:
        return
    if lasts and lasts != table.pace:
        lobbies = visit.app.tables.lobbies
        table = await lobbies.set_pace(table.id, visit.user, lasts, table.overdue)
    try:
        if rival is not None:
            await invitations.challenge(visit, table, rival.id)
    finally:
        await visit.app.publisher.publish(table.id)


async def show(visit: Visit, table: Table, page: int) -> None:
    """A duel that is over, turn by turn: who chose what where, and what it was worth."""
    rows = await visit.app.store.log.steps(table.id)
    snapshot = visit.snapshot(table, rows)
    lines = laid_open(snapshot)
    pages = paged(lines, gap="\n", most=LISTENED if visit.words_first else LENGTH)
    page = min(page, len(pages) - 1)
    controls = [str(ids.Look("history", table.id, n, 0)) for n in range(len(pages))]
    say = snapshot.say
    await visit.answer(
        Screen(
            head=f"### {say('game-name')} · {say('duel-turns')}\n{pages[page]}",
            rows=(
                *page_buttons(controls, page, say),
                replay_buttons(snapshot, snapshot.label, fresh=0, but=("history",)),
            ),
        )
    )
