"""Everything that waits for somebody, on all servers."""

from collections.abc import Sequence

import discord

from bot.app import House, plainly
from bot.publishing.delivery import turn
from bot.screens.snapshot import link_to
from bot.store import BOARD, Wait
from bot.ui.screen import Screen
from bot.words import Speaker

MOST = 20


async def turns(house: House, interaction: discord.Interaction) -> None:
    """The tables that wait for the reader, by deadline, with links."""
    language = await house.reader(interaction)
    say = plainly(language)
    waits = await house.store.waits(interaction.user.id)
    lines = await listed(house, waits, language)
    head = "\n".join([f"### {say('turns-head')}", *lines]) if lines else say("turns-none")
    await turn(interaction, Screen(head=head), house.delivery.icons)


async def listed(house: House, waits: Sequence[Wait], language: str) -> list[str]:
    """A line for each table; what does not fit into one message is counted."""
    lines = [await _line(house, wait, language) for wait in waits[:MOST]]
    left = len(waits) - len(lines)
    return [*lines, *([plainly(language)("turns-left", count=left)] if left else [])]


async def _line(house: House, wait: Wait, language: str) -> str:
    table = await house.tables.load(wait.table)
    shown = await house.publisher.shown(table, BOARD)
    say = Speaker(language, table.game)
    since = say("waits-since", when=f"<t:{int(wait.since)}:R>")
    until = f" · {say('waits-until', when=f'<t:{int(wait.due)}:R>')}" if wait.due else ""
    return f"- **{say('game-name')}** · {link_to(table, shown)} · {since}{until}"
