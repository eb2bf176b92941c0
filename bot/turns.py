"""Everything that waits for somebody, on all servers."""

import discord

from bot.deliver import turn
from bot.house import House, plainly
from bot.store import BOARD
from bot.ui.screen import Screen
from bot.words import Speaker

MOST = 20


async def turns(house: House, interaction: discord.Interaction) -> None:
    """The tables that wait for the reader, the longest waiting first, with links."""
    language = await house.reader(interaction)
    say = plainly(language)
    numbers = await house.store.tables_awaiting(interaction.user.id)
    lines = [await _line(house, number, language) for number in numbers[:MOST]]
    head = say("turns-none") if not lines else "\n".join([f"### {say('turns-head')}", *lines])
    await turn(interaction, Screen(head=head), house.delivery.icons)


async def _line(house: House, number: int, language: str) -> str:
    table = await house.tables.load(number)
    shown = await house.publisher.shown(table, BOARD)
    where = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}"
    link = f"{where}/{shown.message}" if shown else where
    name = Speaker(language, table.game)("game-name")
    return f"- **{name}** · {link} · <t:{int(table.changed_at)}:R>"
