"""The peer as a bot: run by its own Python, and so a script that imports nothing of ours."""

import asyncio
import os
import sys

import discord
import yarl
from discord.ext import commands


def main() -> None:
    address = os.environ["PLAYGROUND"]
    discord.http.Route.BASE = f"{address}/api/v10"
    gateway = address.replace("http", "ws", 1)
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{gateway}/gateway")
    asyncio.run(run())


async def run() -> None:
    from discord_games import button_games

    bot = commands.Bot(
        command_prefix="!", intents=discord.Intents(guilds=True), guild_ready_timeout=0.1
    )

    @bot.tree.command(name="board", description="A board")
    async def board(interaction: "discord.Interaction[commands.Bot]") -> None:
        context = await commands.Context.from_interaction(interaction)
        await button_games.BetaTwenty48(render_image=True).start(context, win_at=8192)

    async def set_up() -> None:
        await bot.tree.sync()

    bot.setup_hook = set_up  # type: ignore[method-assign]
    async with bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    sys.exit(main())
